"""Analysis requests: positions, rows and records, judged in the process of a workbench."""

from typing import Annotated

from msgspec import Meta, Struct, field

from tilewright.analysis.checking import RowVerdict, check_row
from tilewright.analysis.kinds import best_turn
from tilewright.analysis.solving import BestTurn, Question, TileRow
from tilewright.answers.addresses import Cost, at
from tilewright.answers.requests import Language, MostBytes
from tilewright.messages.fields import HouseRules, PieceTexts, RowTexts, RulesId
from tilewright.records.referee import Verdict, referee
from tilewright.records.verify import verify_record
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.rules.house import with_house
from tilewright.tiles import read_rows
from tilewright.words.faults import record_fault_in_words

Record = Annotated[bytes, MostBytes(4_194_304)]
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


@at("POST /api/solve", Cost.LONG, refused=(400, 409), counted="analyses")
def solve_position(body: Position) -> BestTurn[tuple[str, ...]]:
    """Find the best turn for a position: which pieces of the rack to play, and the table this leaves.

    A server refuses a position of a rated match or a rush that is being played.
    """
    booklet(body.rules)  # Refuses the rulebook of the dice game.
    return best_turn(body)


@at("POST /api/check", Cost.LONG, refused=(400,), counted="analyses")
def check_rows(body: Annotated[RowsToCheck, MostBytes(16_384)], language: Language) -> tuple[RowVerdict, ...]:
    """Tell of each row whether it is a legal set, and its value in an opening."""
    rulebook = with_house(booklet(body.rules), body.house)
    return tuple(check_row(row, rulebook, language) for row in read_rows(body.rows))


@at("POST /api/referee", Cost.LONG, refused=(400,), counted="analyses")
def referee_record(body: Record, language: Language) -> Refereed:
    """Replay an uploaded record, trust no field of it, and name everything that breaks the rules."""
    verdict = referee(body.splitlines())
    return Refereed(verdict.games, verdict.legal, _faults(verdict, language))


@at("POST /api/verify", Cost.LONG, refused=(400,), counted="analyses")
def verify_shuffles(body: Record, language: Language) -> Verified:
    """Repeat every shuffle of an uploaded record from the revealed secrets, and name those that differ."""
    verdict = verify_record(body.splitlines())
    return Verified(verdict.games, verdict.legal, _faults(verdict, language))


def _faults(verdict: Verdict, locale: str) -> tuple[RecordFault, ...]:
    return tuple(
        RecordFault(fault.game, fault.line, record_fault_in_words(fault.fault, fault.why, locale))
        for fault in verdict.faults[:_MOST_FAULTS]
    )
