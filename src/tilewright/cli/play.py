"""`tilewright play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from tilewright.bots.bot import TileBot
from tilewright.bots.ladder import LADDER, bot
from tilewright.chance import Chance, branch
from tilewright.cli.terminal.evening import Table, play_match, wants_another
from tilewright.cli.terminal.keyboard import Keyboard, Plain, Timed, can_be_timed
from tilewright.cli.terminal.pages import Left, show_welcome
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.sitting import Sitting
from tilewright.cli.verb import DONE, RULES, HouseOption, RulesOption, rulebook_of, run
from tilewright.game.match import BadMatch
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput, quoted
from tilewright.words.say import say

_LONGEST_NAME = 20
_INTERRUPTED = 130


def play(
    rules: RulesOption = RULES,
    house: HouseOption = None,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help=f"Whom to play against, with commas between: {', '.join(LADDER)}.")
    ] = "beginner,random",
    name: Annotated[str, typer.Option(metavar="NAME", help="What to call you.")] = "You",
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same number deals the same match.")] = None,
    clock: Annotated[bool, typer.Option("--clock", help="Count the seconds of your turns, as the rules do.")] = False,
) -> int:
    """Play a match in the terminal against bots; typing `help` at the table explains the moves.

    Example: tilewright play --rules classic-de --bots beginner,beginner --house match.games=1
    """
    rulebook = rulebook_of(rules, house)
    players, names = _players(bots, _player_name(name))
    seconds = (rulebook.time.limit or rulebook.time.usual) if clock else None
    root = Chance(secrets.token_bytes(32) if seed is None else f"tilewright play:{seed}".encode())
    sitting = _sitting(rulebook, names, players, branch(root, "match", 1))
    table = Table(Screen(sys.stdout), _keyboard(clock), seconds)
    try:
        show_welcome(table.screen, rulebook, seconds)
        _play_on(sitting, table, lambda match: _sitting(rulebook, names, players, branch(root, "match", match)))
    except (Left, EOFError):
        table.screen.say(say("play-bye"))
    except KeyboardInterrupt:
        table.screen.lines([""])
        table.screen.say(say("play-bye"))
        return _INTERRUPTED
    return DONE


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(play, arguments, "tilewright play")


def _play_on(sitting: Sitting, table: Table, next_sitting: Callable[[int], Sitting]) -> None:
    """Play matches until the player has had enough."""
    match = 1
    play_match(sitting, table)
    while wants_another(sitting, table):
        match += 1
        sitting = next_sitting(match)
        play_match(sitting, table)


def _sitting(rulebook: Rulebook, names: Sequence[str], bots: Sequence[TileBot], chance: Chance) -> Sitting:
    try:
        return Sitting(rulebook, names, bots, chance)
    except BadMatch as bad:
        raise BadInput(f"--bots: {bad}, you among them") from None


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


def _players(bots: str, name: str) -> tuple[list[TileBot], list[str]]:
    """Return the bots, and the names of all seats; bots of one kind are numbered."""
    kinds = [kind.strip().lower() for kind in bots.split(",")]
    players = [bot(kind) for kind in kinds]
    count = Counter(kinds)
    seen: Counter[str] = Counter()
    names = [name]
    for kind in kinds:
        seen[kind] += 1
        names.append(kind.capitalize() + (f" {seen[kind]}" if count[kind] > 1 else ""))
    return players, names


def _player_name(name: str) -> str:
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable() or len(cleaned) > _LONGEST_NAME:
        raise BadInput(f"{quoted(name)} cannot be a name here: it has 1 to {_LONGEST_NAME} letters")
    return cleaned
