"""`tilewright play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from io import TextIOWrapper
from itertools import chain, count
from typing import Annotated, TypeVar, assert_never

import typer
from msgspec import Struct

from tilewright.bots.registry import bot, dice_bot
from tilewright.chance import Chance, branch
from tilewright.cli.terminal.dice.match_loop import play_dice_match, wants_another_dice_match
from tilewright.cli.terminal.dice.pages import show_dice_welcome
from tilewright.cli.terminal.keyboard import Keyboard, Plain, Timed, can_be_timed
from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.local_match import Company
from tilewright.cli.terminal.local_matches import dice_sitting, tile_sitting
from tilewright.cli.terminal.prompt import Left, Table
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.tiles.match_loop import play_match, wants_another
from tilewright.cli.terminal.tiles.pages import show_welcome
from tilewright.cli.verb import DONE, RULES, HouseOption, RulesOption, rulebook_of, run
from tilewright.dice import match as dice_match
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game import match as tile_match
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput, quoted

T = TypeVar("T")

_TILE_BOTS, _DICE_BOTS = "beginner,random", "turbo-greedy"
_LONGEST_NAME = 20
_INTERRUPTED = 130


class Wishes(Struct, frozen=True, kw_only=True):
    """What the player asked for, and where chance comes from; no bots means the usual ones of the game."""

    bots: str | None
    name: str
    clock: bool
    chance: Chance


def play(
    rules: RulesOption = RULES,
    house: HouseOption = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="Whom to play against, with commas between; `tilewright bots` lists them."),
    ] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="What to call you.")] = "You",
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same number deals the same match.")] = None,
    clock: Annotated[bool, typer.Option("--clock", help="Count the seconds of your turns, as the rules do.")] = False,
) -> int:
    """Play a match in the terminal against bots; typing `help` at the table explains the moves.

    Example: tilewright play --rules classic-de --bots beginner,beginner --house match.games=1
    """
    rulebook = rulebook_of(rules, house)
    chance = Chance(secrets.token_bytes(32) if seed is None else f"tilewright play:{seed}".encode())
    wishes = Wishes(bots=bots, name=_player_name(name), clock=clock, chance=chance)
    screen = Screen(sys.stdout)
    match rulebook:
        case Rulebook():
            evening = _tile_evening(rulebook, wishes, screen)
        case TurboRules():
            evening = _dice_evening(rulebook, wishes, screen)
        case _:
            assert_never(rulebook)
    try:
        evening()
    except (Left, EOFError):
        screen.say(say("play-bye"))
    except KeyboardInterrupt:
        screen.lines([""])
        screen.say(say("play-bye"))
        return _INTERRUPTED
    return DONE


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(play, arguments, "tilewright play")


def _tile_evening(rules: Rulebook, wishes: Wishes, screen: Screen) -> Callable[[], None]:
    """Return what plays matches of the tile game until the player has had enough, or raise BadInput."""
    kinds, names = _players(wishes, _TILE_BOTS)
    bots = [bot(kind) for kind in kinds]
    seconds = (rules.time.limit or rules.time.usual) if wishes.clock else None
    begin = _begins(lambda chance: tile_sitting(rules, Company(names, bots, chance)), wishes)
    table = Table(screen, _keyboard(wishes.clock), seconds)

    def evening() -> None:
        show_welcome(screen, rules, seconds)
        for sitting in begin:
            play_match(sitting, table)
            if not wants_another(sitting, table):
                return

    return evening


def _dice_evening(rules: TurboRules, wishes: Wishes, screen: Screen) -> Callable[[], None]:
    """Return what plays matches of the dice game until the player has had enough, or raise BadInput."""
    if wishes.clock:
        raise BadInput(f"--clock: {rules.id} knows no time limit, so there is nothing to count")
    kinds, names = _players(wishes, _DICE_BOTS)
    bots = [dice_bot(kind) for kind in kinds]
    begin = _begins(lambda chance: dice_sitting(rules, Company(names, bots, chance)), wishes)
    table = Table(screen, _keyboard(clock=False))

    def evening() -> None:
        show_dice_welcome(screen, rules)
        for sitting in begin:
            play_dice_match(sitting, table)
            if not wants_another_dice_match(sitting, table):
                return

    return evening


def _begins(begin: Callable[[Chance], T], wishes: Wishes) -> Iterator[T]:
    """Return matches one after the other; the first is begun at once, so that it can be refused."""
    try:
        first = begin(branch(wishes.chance, "match", 1))
    except (tile_match.BadMatch, dice_match.BadMatch) as bad:
        raise BadInput(f"--bots: {bad}, you among them") from None
    return chain([first], (begin(branch(wishes.chance, "match", match)) for match in count(2)))


def _keyboard(clock: bool) -> Keyboard:
    for stream in (sys.stdin, sys.stdout):
        # A letter that cannot be read or written becomes a ?, rather than the end of the game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if not clock:
        return Plain(sys.stdin, sys.stdout)
    if not can_be_timed(sys.stdin):
        raise BadInput("--clock needs a terminal that can be waited for, which this one cannot: play without it")
    return Timed(sys.stdin, sys.stdout, lambda seconds: say("play-seconds-left", seconds=seconds))


def _players(wishes: Wishes, usual: str) -> tuple[list[str], tuple[str, ...]]:
    """Return the kinds of the bots, and the names of all seats; bots of one kind are numbered."""
    kinds = [kind.strip().lower() for kind in (usual if wishes.bots is None else wishes.bots).split(",")]
    total = Counter(kinds)
    seen: Counter[str] = Counter()
    names = [wishes.name]
    for kind in kinds:
        seen[kind] += 1
        names.append(kind.capitalize() + (f" {seen[kind]}" if total[kind] > 1 else ""))
    return kinds, tuple(names)


def _player_name(name: str) -> str:
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable() or len(cleaned) > _LONGEST_NAME:
        raise BadInput(f"{quoted(name)} cannot be a name here: it has 1 to {_LONGEST_NAME} letters")
    return cleaned
