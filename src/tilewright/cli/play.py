"""`tilewright play`: a game in the terminal against bots."""

import secrets
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace

from tilewright.arena.kinds import refuse_table
from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import Ladder
from tilewright.bots.specs import Spec, read_spec, resolve
from tilewright.chance import Chance, branch
from tilewright.cli.shared.bots import read_bots
from tilewright.cli.shared.exit_codes import DONE, INTERRUPTED
from tilewright.cli.shared.output_files import writing
from tilewright.cli.shared.verb import RULES, HouseOption, rulebook_of
from tilewright.cli.terminal.keyboard import Keyboard, Plain, Timed, can_be_timed
from tilewright.cli.terminal.kinds import TERMINAL_GAMES
from tilewright.cli.terminal.language import listed, say, title_of
from tilewright.cli.terminal.match_loop import AnyMatch, play_match, wants_another
from tilewright.cli.terminal.saved_match import Keeper, Saved, read_saved, resumed, state_file
from tilewright.cli.terminal.screen import Left, Screen, Table, ask
from tilewright.cli.terminal.terminal_match import Players, TerminalMatch
from tilewright.games import GameRules
from tilewright.tiles import BadInput, quoted

_LONGEST_NAME = 20


def play(
    rules: Annotated[
        str | None, typer.Option("--rules", metavar="ID", help="The rulebook. `tilewright rules` lists them.")
    ] = None,
    house: HouseOption = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,...", help="The bots to play against, as simulate takes them."),
    ] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name on the scorecard.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="A number that makes the match repeatable.")] = None,
    clock: Annotated[bool, typer.Option("--clock", help="Limit the time of your turns as the rulebook does.")] = False,
    sure: Annotated[
        bool, typer.Option("--sure", help="Don't ask before a turn that could cost penalty tiles.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Append the record of every finished match.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the match to this file.")] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Continue the match of this file, and keep saving to it.")
    ] = None,
) -> int:
    """Play a match against bots in the terminal. Type `help` during the game to see the moves.

    A match is saved before each of your turns, and the next `tilewright play` offers to continue it; with --rules, the
    last one by that rulebook.

    Example: tilewright play --rules classic-de --bots beginner,beginner --house match.games=1
    """
    setup = _setup(rulebook_of(rules or RULES, house), bots, name, seed)
    files = _files(record, save, resume, rules)
    if clock and resume is None:
        _seconds(setup.rules)
    screen, keyboard = Screen(sys.stdout), _keyboard(clock)
    try:
        saved, first = _unfinished(files, resume is not None, setup, Table(screen, keyboard))
        if saved is not None and first is not None:
            setup = _setup_of(saved, first)
        seconds = _seconds(setup.rules) if clock else None
        table = Table(screen, keyboard, seconds, asks=not sure)
        TERMINAL_GAMES.of(setup.rules).show_welcome(screen, setup.rules, seconds)
        if saved is not None and first is not None and files.save is not None:
            play_match(first, table, Keeper.of(saved, files.save, record).keep)
        if first is None or wants_another(first, table):
            _play_matches(setup, files, table)
    except (Left, EOFError):
        _say_goodbye(screen, files, resume or save, rules)
    except KeyboardInterrupt:
        screen.lines([""])
        _say_goodbye(screen, files, resume or save, rules)
        return INTERRUPTED
    return DONE


class _Setup(Struct, frozen=True):
    """The table to play at: the rules, the specs of the bots, and all players."""

    rules: GameRules
    specs: tuple[str, ...]
    players: Players


class _Files(Struct, frozen=True):
    """Where matches are saved and recorded; None where they are not."""

    save: Path | None
    record: Path | None


def _setup(rules: GameRules, bots: str | None, name: str | None, seed: int | None) -> _Setup:
    game, ladder = TERMINAL_GAMES.of(rules), LADDERS.of(rules)
    chance = Chance(secrets.token_bytes(32) if seed is None else f"tilewright play:{seed}".encode())
    name = say("you").capitalize() if name is None else _player_name(name)
    specs = tuple(_listed(spec, ladder) for spec in read_bots(game.usual_bots if bots is None else bots))
    opponents = [resolve(spec, ladder) for spec in specs]
    players = Players((name, *_bot_names(specs, ladder)), opponents, chance)
    try:
        refuse_table(rules, len(players.names))
    except BadInput as bad:
        raise BadInput(f"--bots: {bad}, you among them") from None
    return _Setup(rules, specs, players)


def _setup_of(saved: Saved, match: AnyMatch) -> _Setup:
    """Return the table of a resumed match, for the matches after it."""
    rules: GameRules = match.view.rules
    bots = [resolve(spec, LADDERS.of(rules)) for spec in saved.bots]
    return _Setup(rules, saved.bots, Players(saved.names, bots, Chance(secrets.token_bytes(32))))


def _files(record: Path | None, save: Path | None, resume: Path | None, rules: str | None) -> _Files:
    """Return the files of this run, or raise BadInput if one cannot be used."""
    if save is not None and resume is not None:
        raise BadInput("--resume keeps saving to its own file: leave --save out")
    if save is not None and save.exists():
        raise BadInput(f"{save} exists already: continue it with --resume, or name another file")
    # Only at a terminal is there somebody to offer the match to; piped lines are played as they are.
    usual = _usual_file(rules) if sys.stdin.isatty() else None
    for path in filter(None, (record, save)):
        with writing(path):
            path.open("ab").close()
    return _Files(resume or save or usual, record)


def _usual_file(rules: str | None) -> Path | None:
    """Return the file for unfinished matches, of a rulebook if one is named; None where its folder cannot be made.

    A match that was begun without naming its rulebook is found by that name too.
    """
    path = state_file() if rules is None else state_file().with_name(f"match-{rules}.json")
    if rules is not None and not path.exists() and _rules_in(state_file()) == rules:
        path = state_file()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return None
    return path


def _rules_in(path: Path) -> str | None:
    """Return the rulebook of a saved match, if there is one."""
    try:
        return read_saved(path).rules
    except BadInput:
        return None


def _unfinished(
    files: _Files, is_wanted: bool, setup: _Setup, table: Table
) -> tuple[Saved, AnyMatch] | tuple[None, None]:
    """Return the saved match if the player wants it; without --resume it is only offered."""
    path = files.save
    if path is None or not (is_wanted or (path.exists() and path.stat().st_size)):
        return None, None
    try:
        saved = read_saved(path)
        match = resumed(saved, path, setup.specs)
    except BadInput as bad:
        if is_wanted:
            raise
        print(f"tilewright play: {bad}", file=sys.stderr)
        return None, None
    title = title_of(saved.rules)
    if not is_wanted and ask(table, say("play-resume", names=listed(saved.names[1:]), rules=title), {}, "new"):
        return None, None
    return saved, match


def _play_matches(setup: _Setup, files: _Files, table: Table) -> None:
    """Play one new match after the other until the player has enough."""
    game = TERMINAL_GAMES.of(setup.rules)
    for number in count(1):
        players = replace(setup.players, chance=branch(setup.players.chance, "match", number))
        match: AnyMatch = TerminalMatch(game, setup.rules, players, is_saved=files.save is not None)
        play_match(match, table, Keeper(files.save, files.record, setup.specs, players.chance).keep)
        if not wants_another(match, table):
            return


def _say_goodbye(screen: Screen, files: _Files, named: Path | None, rules: str | None) -> None:
    if files.save is not None and files.save.exists():
        again = "tilewright play" if rules is None else f"tilewright play --rules {rules}"
        command = again if named is None else f"tilewright play --resume {named}"
        screen.say(say("play-saved", command=command))
    screen.say(say("play-bye"))


def _seconds(rules: GameRules) -> int:
    seconds = TERMINAL_GAMES.of(rules).seconds(rules)
    if seconds is None:
        raise BadInput(f"--clock: {rules.id} has no time limit")
    return seconds


def _keyboard(clock: bool) -> Keyboard:
    # A character that cannot be read becomes a ? and does not end the game.
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if not clock:
        return Plain(sys.stdin, sys.stdout)
    if not can_be_timed(sys.stdin):
        raise BadInput("--clock does not work with this terminal: play without it")
    return Timed(sys.stdin, sys.stdout, lambda seconds: say("play-seconds-left", seconds=seconds))


def _listed(spec: str, ladder: Ladder[AnyBot]) -> str:
    """Return a spec; a listed name may be typed in capitals."""
    return spec.lower() if spec.lower() in ladder.bots else spec


def _bot_names(specs: Sequence[str], ladder: Ladder[AnyBot]) -> Iterator[str]:
    """Yield the names of the bots; equal ones are numbered."""
    titles = [_title(read_spec(spec), ladder) for spec in specs]
    seen: Counter[str] = Counter()
    for title in titles:
        seen[title] += 1
        yield say("bot-numbered", bot=title, number=seen[title]) if titles.count(title) > 1 else title


def _title(spec: Spec, ladder: Ladder[AnyBot]) -> str:
    """Return what a bot is called: a bot of other people's code has no title in our languages."""
    return say(f"bot-{spec.name}") if spec.name in ladder.bots else spec.member or spec.name


def _player_name(name: str) -> str:
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable() or len(cleaned) > _LONGEST_NAME:
        raise BadInput(f"{quoted(name)} cannot be a name: use 1 to {_LONGEST_NAME} printable characters")
    return cleaned
