"""The referee: replays a record, trusts no field of it, and judges every event by the game's own functions."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilewright.games import AnyFault, edition
from tilewright.records.judge import GameJudge, MatchSoFar
from tilewright.records.kinds import RECORDS
from tilewright.records.lines import FORMAT, BadRecord, IllegalLine, Line, head_handicaps
from tilewright.records.read import Numbered, RecordedGame, recorded_games
from tilewright.rules.house import with_house
from tilewright.tiles import BadInput, BadNotation

SoFar = MatchSoFar[Any, Any]


class RecordFault(Struct, frozen=True):
    """What is wrong in a record: the game in the file, the line, and the fault of the turn if it is one."""

    game: int
    line: int
    fault: str
    why: AnyFault | None = None


class Verdict(Struct, frozen=True):
    """The referee's answer: how many games there are, how many are legal, and what is wrong with the others."""

    games: int
    legal: int
    faults: tuple[RecordFault, ...]


def referee(texts: Iterable[str | bytes]) -> Verdict:
    """Return the verdict on a record, or raise BadRecord if it is malformed.

    A game is judged up to its first fault. The games of its match that follow are judged without the earlier ones.
    """
    faults: list[RecordFault] = []
    match: SoFar | None = None
    faulty: str | None = None
    count = stop = 0
    for count, game in enumerate(recorded_games(texts), start=1):
        stop = game.lines[-1].number + 1
        try:
            match = _outcome(_judged_game(game, match, faulty))
        except IllegalLine as illegal:
            faults.append(RecordFault(count, illegal.line, illegal.reason, illegal.why))
            match, faulty = None, game.head.match
    if match is not None and not match.over and match.complete:
        raise BadRecord(f"line {stop}: the match stops after game {len(match.results)}, before its end")
    return Verdict(count, count - len(faults), tuple(faults))


def _outcome(lines: Generator[JudgedLine, None, SoFar]) -> SoFar:
    """Judge all lines of a game and return the match after it."""
    while True:
        try:
            next(lines)
        except StopIteration as end:
            match: SoFar = end.value
            return match


class JudgedLine(Struct, frozen=True):
    """A legal line of a record, the state of its game before it (None before the deal), and what happened by it."""

    match: SoFar
    before: Any
    line: Line
    number: int
    events: tuple[Any, ...]


def judged_lines(texts: Iterable[str | bytes]) -> Iterator[JudgedLine]:
    """Yield the lines of a record's games, or raise BadRecord at the first line that is malformed or illegal."""
    match: SoFar | None = None
    for game in recorded_games(texts):
        try:
            match = yield from _judged_game(game, match, None)
        except IllegalLine as illegal:
            raise BadRecord(f"line {illegal.line}: {illegal.reason}") from None


def _judged_game(record: RecordedGame, match: SoFar | None, faulty: str | None) -> Generator[JudgedLine, None, SoFar]:
    """Yield the lines of a game and return the match after it, or raise IllegalLine at the first illegal line."""
    match = match_before(record, match, faulty)
    judge = GameJudge(RECORDS.of(match.rules).judging, match)
    for numbered in record.lines:
        before = judge.state
        judge_line(judge, numbered)
        yield JudgedLine(match, before, numbered.line, numbered.number, judge.events)
    return judge.match_after(record.lines[-1].number)


def judge_line(judge: GameJudge[Any, Any, Any], numbered: Numbered) -> None:
    """Judge one line; raise IllegalLine with its number."""
    try:
        judge.judge(numbered.line)
    except BadNotation as bad:
        raise IllegalLine(str(bad), numbered.number) from None
    except IllegalLine as illegal:
        raise IllegalLine(illegal.reason, numbered.number, illegal.why) from None


def match_before(record: RecordedGame, match: SoFar | None, faulty: str | None) -> SoFar:
    """Return the match that a game belongs to: the one in progress, or a new one."""
    head, line = record.head, record.number
    if head.format != FORMAT:
        raise IllegalLine(f"format {head.format} is not known, only {FORMAT}", line)
    if match is not None and not match.over:
        if replace(match.head, game=head.game, shuffle=head.shuffle) != head:
            raise IllegalLine("the game belongs to another match, and the one before is not over", line)
        if head.game != match.number:
            raise IllegalLine(f"game {head.game} follows game {match.number - 1}", line)
        return match
    try:
        rules = with_house(edition(head.rules).rulebook, head.house)
        handicaps = head_handicaps(head, rules)
    except BadInput as bad:
        raise IllegalLine(str(bad), line) from None
    fewest, most = rules.players
    if not fewest <= len(head.seats) <= most:
        raise IllegalLine(f"{len(head.seats)} seats, where {fewest} to {most} can play", line)
    if head.game != 1 and head.match != faulty:
        raise IllegalLine(f"a match begins with game 1, not {head.game}", line)
    return MatchSoFar(head=head, rules=rules, handicaps=handicaps)
