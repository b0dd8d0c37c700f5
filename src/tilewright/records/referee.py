"""The referee: folds a record, trusts no field of it, and judges every event by the game's own functions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules, edition
from tilewright.records.dice_bench import DiceBench, DiceDocket
from tilewright.records.lines import FORMAT, BadRecord, GameLine
from tilewright.records.read import RecordedGame, recorded_games
from tilewright.records.tile_bench import TileBench, TileDocket
from tilewright.records.unfit import Fault, Unfit
from tilewright.rules.house import BadHouseRule, with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadNotation

Docket = TileDocket | DiceDocket


class RecordFault(Struct, frozen=True):
    """What is wrong in a record: the game in the file, the line, and the fault of a turn if it is one."""

    game: int
    line: int
    fault: str
    why: Fault | None = None


class Verdict(Struct, frozen=True):
    """The referee's answer: how many games there are, how many of them are legal, and what is wrong with the others."""

    games: int
    legal: int
    faults: tuple[RecordFault, ...]


def referee(texts: Iterable[str | bytes]) -> Verdict:
    """Return the verdict on a record, or raise BadRecord where it is none.

    A game is judged to its first fault. A game after a faulty one of its match is judged without what came before.
    """
    faults: list[RecordFault] = []
    docket: Docket | None = None
    faulty: str | None = None
    count = stop = 0
    for count, game in enumerate(recorded_games(texts), start=1):
        stop = game.lines[-1].number + 1
        try:
            docket = _judged_game(game, docket, faulty)
        except Unfit as unfit:
            faults.append(RecordFault(count, unfit.line, unfit.reason, unfit.why))
            docket, faulty = None, game.head.match
    if docket is not None and not docket.closed and docket.head.game == 1:
        raise BadRecord(f"line {stop}: the match stops after game {len(docket.results)}, before its end")
    return Verdict(count, count - len(faults), tuple(faults))


def _judged_game(record: RecordedGame, docket: Docket | None, faulty: str | None) -> Docket:
    docket = _opened(record, docket, faulty)
    bench = TileBench(docket) if isinstance(docket, TileDocket) else DiceBench(docket)
    for numbered in record.lines:
        try:
            bench.hear(numbered.line)
        except BadNotation as bad:
            raise Unfit(str(bad), numbered.number) from None
        except Unfit as unfit:
            raise Unfit(unfit.reason, numbered.number, unfit.why) from None
    return bench.closed(record.lines[-1].number)


def _opened(record: RecordedGame, docket: Docket | None, faulty: str | None) -> Docket:
    """Return the docket with which a game begins: the match's own, or a new one."""
    head, line = record.head, record.number
    if head.format != FORMAT:
        raise Unfit(f"format {head.format} is not known, only {FORMAT}", line)
    if docket is not None and not docket.closed:
        if replace(docket.head, game=head.game, shuffle=head.shuffle) != head:
            raise Unfit("the game belongs to another match, and the one before is not over", line)
        if head.game != (right := docket.head.game + len(docket.results)):
            raise Unfit(f"game {head.game} follows game {right - 1}", line)
        return docket
    try:
        rules = with_house(edition(head.rules).rulebook, head.house)
    except BadHouseRule as bad:
        raise Unfit(str(bad), line) from None
    fewest, most = rules.players
    if not fewest <= len(head.seats) <= most:
        raise Unfit(f"{len(head.seats)} seats, where {fewest} to {most} can play", line)
    if head.game != 1 and head.match != faulty:
        raise Unfit(f"a match begins with game 1, not {head.game}", line)
    return _docket(head, rules)


def _docket(head: GameLine, rules: GameRules) -> Docket:
    match rules:
        case Rulebook():
            return TileDocket(head=head, rules=rules)
        case TurboRules():
            return DiceDocket(head=head, rules=rules)
        case _:
            assert_never(rules)
