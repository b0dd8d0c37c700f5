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


class Judged(Struct, frozen=True):
    """How many games a record has, how many are legal, and what is wrong with the others."""

    games: int
    good: int
    faults: tuple[tuple[int, int, str], ...]


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


def refereed(record: bytes, locale: str = "en") -> Judged:
    """Return the referee's verdict on a record, or raise BadInput."""
    return _judged(referee(record.splitlines()), locale)


def verified(record: bytes, locale: str = "en") -> Judged:
    """Return whether the shuffles of a record match their commitments, or raise BadInput."""
    return _judged(verify_record(record.splitlines()), locale)


def _judged(verdict: Verdict, locale: str) -> Judged:
    faults = tuple(
        (fault.game, fault.line, record_fault_in_words(fault.fault, fault.why, locale))
        for fault in verdict.faults[:_MOST_FAULTS]
    )
    return Judged(verdict.games, verdict.legal, faults)
