"""Analysis requests: positions, rows and records, judged in the process of a workbench."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from tilewright.analysis.checking import RowVerdict, check_row
from tilewright.analysis.kinds import best_turn
from tilewright.analysis.solving import BestTurn, Question, TileRow
from tilewright.messages.bounds import HouseRules, PieceTexts, RowTexts, RulesId
from tilewright.records.referee import Verdict, referee
from tilewright.records.verify import verify_record
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.rules.house import with_house
from tilewright.tiles.notation import read_rows
from tilewright.words.faults import record_fault_in_words

# An answer lists no more faults of a record than this.
_MOST_FAULTS = 100


class RowsToCheck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rows to judge."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    rows: Annotated[tuple[RowTexts, ...], Meta(min_length=1, max_length=100)]


class RecordFault(Struct, frozen=True):
    """A fault in a record: the number of the game in the file, the line, and a sentence."""

    game: int
    line: int
    fault: str


class Refereed(Struct, frozen=True):
    """The referee's verdict on a record."""

    games: int
    legal: int
    faults: tuple[RecordFault, ...]


class Verified(Struct, frozen=True):
    """How many games of a record were shuffled as committed to."""

    games: int
    verified: int
    faults: tuple[RecordFault, ...]


class Position(Question[TileRow], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to solve, as `tilewright solve --batch` reads it, of limited size."""

    rules: RulesId = DEFAULT
    house: HouseRules = field(default_factory=dict)
    table: Annotated[tuple[RowTexts, ...], Meta(max_length=70)] = ()
    rack: PieceTexts


def best_tile_turn(question: Question[TileRow]) -> BestTurn[TileRow]:
    """Return the best turn in the tile game, or raise BadInput."""
    booklet(question.rules)  # Refuses the rulebook of the dice game.
    return best_turn(question)


def judged_rows(
    rows: tuple[tuple[str, ...], ...], rules: str, house: HouseRules, locale: str = "en"
) -> tuple[RowVerdict, ...]:
    """Return the verdict on each row of tiles, or raise BadInput."""
    rulebook = with_house(booklet(rules), house)
    return tuple(check_row(row, rulebook, locale) for row in read_rows(rows))


def refereed(record: bytes, locale: str = "en") -> Refereed:
    """Return the referee's verdict on a record, or raise BadInput."""
    verdict = referee(record.splitlines())
    return Refereed(verdict.games, verdict.legal, _faults(verdict, locale))


def verified(record: bytes, locale: str = "en") -> Verified:
    """Return whether the shuffles of a record match their commitments, or raise BadInput."""
    verdict = verify_record(record.splitlines())
    return Verified(verdict.games, verdict.legal, _faults(verdict, locale))


def _faults(verdict: Verdict, locale: str) -> tuple[RecordFault, ...]:
    return tuple(
        RecordFault(fault.game, fault.line, record_fault_in_words(fault.fault, fault.why, locale))
        for fault in verdict.faults[:_MOST_FAULTS]
    )
