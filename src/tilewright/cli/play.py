"""`tilewright play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from itertools import count
from typing import Annotated

import typer
from msgspec.structs import replace

from tilewright.arena.kinds import refuse_table
from tilewright.bots.registry import LADDERS
from tilewright.chance import Chance, branch
from tilewright.cli.shared.verb import DONE, RULES, HouseOption, RulesOption, rulebook_of
from tilewright.cli.terminal.keyboard import Keyboard, Plain, Timed, can_be_timed
from tilewright.cli.terminal.kinds import TERMINAL_GAMES
from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.local_match import LocalMatch, Players, TerminalGame
from tilewright.cli.terminal.match_loop import AnyMatch, play_match, wants_another
from tilewright.cli.terminal.prompt import Left, Table
from tilewright.cli.terminal.screen import Screen
from tilewright.games import GameRules
from tilewright.tiles.notation import BadInput, quoted

_LONGEST_NAME = 20
_INTERRUPTED = 130


def play(
    rules: RulesOption = RULES,
    house: HouseOption = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="The bots to play against. `tilewright bots` lists them."),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name on the scorecard.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="A number that makes the match repeatable.")] = None,
    clock: Annotated[bool, typer.Option("--clock", help="Limit the time of your turns as the rulebook does.")] = False,
) -> int:
    """Play a match against bots in the terminal. Type `help` during the game to see the moves.

    Example: tilewright play --rules classic-de --bots beginner,beginner --house match.games=1
    """
    rulebook = rulebook_of(rules, house)
    chance = Chance(secrets.token_bytes(32) if seed is None else f"tilewright play:{seed}".encode())
    game = TERMINAL_GAMES.of(rulebook)
    name = say("you").capitalize() if name is None else _player_name(name)
    seconds = _seconds(game, rulebook) if clock else None
    kinds = [kind.strip().lower() for kind in (game.usual_bots if bots is None else bots).split(",")]
    opponents = [LADDERS.of(rulebook).bot(kind) for kind in kinds]
    players = Players((name, *_bot_names(kinds)), opponents, chance)
    try:
        refuse_table(rulebook, len(players.names))
    except BadInput as bad:
        raise BadInput(f"--bots: {bad}, you among them") from None
    table = Table(Screen(sys.stdout), _keyboard(clock), seconds)
    try:
        game.show_welcome(table.screen, rulebook, seconds)
        for match in _matches(game, rulebook, players):
            play_match(match, table)
            if not wants_another(match, table):
                break
    except (Left, EOFError):
        table.screen.say(say("play-bye"))
    except KeyboardInterrupt:
        table.screen.lines([""])
        table.screen.say(say("play-bye"))
        return _INTERRUPTED
    return DONE


def _seconds(game: TerminalGame, rules: GameRules) -> int:
    seconds = game.seconds(rules)
    if seconds is None:
        raise BadInput(f"--clock: {rules.id} has no time limit")
    return seconds


def _matches(game: TerminalGame, rules: GameRules, players: Players) -> Iterator[AnyMatch]:
    """Yield one new match after the other."""
    for number in count(1):
        yield LocalMatch(game, rules, replace(players, chance=branch(players.chance, "match", number)))


def _keyboard(clock: bool) -> Keyboard:
    # A character that cannot be read becomes a ? and does not end the game.
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if not clock:
        return Plain(sys.stdin, sys.stdout)
    if not can_be_timed(sys.stdin):
        raise BadInput("--clock does not work with this terminal: play without it")
    return Timed(sys.stdin, sys.stdout, lambda seconds: say("play-seconds-left", seconds=seconds))


def _bot_names(kinds: Sequence[str]) -> Iterator[str]:
    """Yield the names of the bots; several of one kind are numbered."""
    total = Counter(kinds)
    seen: Counter[str] = Counter()
    for kind in kinds:
        seen[kind] += 1
        title = say(f"bot-{kind}")
        yield say("bot-numbered", bot=title, number=seen[kind]) if total[kind] > 1 else title


def _player_name(name: str) -> str:
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable() or len(cleaned) > _LONGEST_NAME:
        raise BadInput(f"{quoted(name)} cannot be a name: use 1 to {_LONGEST_NAME} printable characters")
    return cleaned
