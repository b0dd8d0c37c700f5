"""The questions of `tilewright engine`, each with its bounds; docs/programs.md describes them."""

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from tilewright.bots.programs.wire import DiceTable, TileTable
from tilewright.dice.placed import BAG
from tilewright.messages.fields import HouseRules, PieceTexts, RowTexts, RulesId
from tilewright.records.lines import Score
from tilewright.rules.booklets import DEFAULT
from tilewright.solver.solve import Objective
from tilewright.tiles import MOST_PIECES

Table = TypeVar("Table", TileTable, DiceTable)

MILLISECONDS = 5_000
"""The time of a question that names none."""
MOST_PLAYS = 1_000
_MOST_MILLISECONDS = 60_000
_MOST_GAME_LINES = 2_000
_MOST_SEATS = 6

Milliseconds = Annotated[int, Meta(ge=1, le=_MOST_MILLISECONDS)]
Counts = Annotated[tuple[Annotated[int, Meta(ge=0, le=MOST_PIECES)], ...], Meta(min_length=2, max_length=_MOST_SEATS)]
GameLines = Annotated[tuple[dict[str, Any], ...], Meta(max_length=_MOST_GAME_LINES)]


Language = Literal["en", "nl", "fr", "de", "es", "pt"]


class Named(Struct, frozen=True):
    """The rulebook of a question, which says whether its table is one of tiles or of dice."""

    rules: RulesId = DEFAULT


class Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields that all questions share."""

    ask: str
    milliseconds: Milliseconds = MILLISECONDS
    language: Language = "en"
    rules: RulesId = DEFAULT
    house: HouseRules = {}


class HelloAsked(Asked, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who are you? `protocol` is the one that the asker speaks."""

    protocol: int = 1


class StopAsked(Asked, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answer the questions with this id at once, with an error; without `of`, all of them."""

    of: Any = None


class CheckAsked(Asked, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Are these rows sets?"""

    rows: Annotated[tuple[RowTexts, ...], Meta(min_length=1, max_length=1_000)]


class Placed(Asked, Generic[Table], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, or a game so far from which it follows for the seat that asks."""

    table: Table | UnsetType = UNSET
    rack: PieceTexts | UnsetType = UNSET
    opened: bool = True
    game: GameLines | UnsetType = UNSET
    seat: Annotated[int, Meta(ge=0, lt=_MOST_SEATS)] | UnsetType = UNSET
    counts: Counts | UnsetType = UNSET


class SetAsked(Placed[Table], Generic[Table], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields that later questions need not repeat."""


class SolveAsked(Placed[Table], Generic[Table], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is the best turn?"""

    objective: Objective = Objective.TILES


class PlaysAsked(Placed[Table], Generic[Table], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which choices of pieces can be laid?"""

    most: Annotated[int, Meta(ge=1, le=MOST_PLAYS)] = 200


class JudgeAsked(Placed[Table], Generic[Table], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Is the turn that leaves this table legal?"""

    turn: Table


class ChancesAsked(Placed[Table], Generic[Table], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How likely does each seat win the game?"""

    all_opened: Annotated[tuple[bool, ...], Meta(max_length=_MOST_SEATS)] | UnsetType = UNSET
    pool: Annotated[int, Meta(ge=0, le=MOST_PIECES)] | UnsetType = UNSET
    playouts: Annotated[int, Meta(ge=1, le=100_000)] = 100


class TurnAsked(Placed[Table], Generic[Table], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What does a bot do in this turn? The fields are those that a seated program is sent."""

    bot: Annotated[str, Meta(max_length=200)] = ""
    seed: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    all_opened: Annotated[tuple[bool, ...], Meta(max_length=_MOST_SEATS)] | UnsetType = UNSET
    pool: Annotated[int, Meta(ge=0, le=MOST_PIECES)] | UnsetType = UNSET
    may_draw: bool = True
    totals: Annotated[tuple[Score, ...], Meta(max_length=_MOST_SEATS)] = ()
    dice: Annotated[tuple[Annotated[int, Meta(ge=1, le=len(BAG))], ...], Meta(max_length=len(BAG))] | UnsetType = UNSET
    rolled: bool = True
