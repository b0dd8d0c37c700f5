"""What each kind of game brings to its records: how lines are read, written, judged and verified."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from msgspec import Struct

from tilewright.engine import Shuffles
from tilewright.games import AnyMatch, PerKind
from tilewright.records.dice import judge as dice_judge
from tilewright.records.dice import write as dice_write
from tilewright.records.dice.chance import DiceChance
from tilewright.records.judge import Judging
from tilewright.records.lines import DICE_LINES, TILE_LINES, Decoder, GameLine, Line
from tilewright.records.tiles import judge as tile_judge
from tilewright.records.tiles import write as tile_write
from tilewright.records.tiles.chance import TileChance


class GameChance(Protocol):
    """The chance of one game, drawn again from its revealed secret."""

    def mismatch(self, line: Line) -> str | None:
        """Return how a line differs from what was drawn, or None."""

    def dealt(self, state: Any, line: Any) -> Any:
        """Return the judged state after a deal, with what chance has in store for the game."""


class RecordKind(Struct, frozen=True, kw_only=True):
    """One kind of game in records; `chance` takes the rules, the head of the game and its key.

    `match` takes the state of a judged game, its number, the results and the shuffles, and returns the whole match.
    """

    lines: Decoder
    recorded: Callable[[Iterable[Any], Sequence[str], str], Iterator[Line]]
    event_lines: Callable[[Any, Any, Sequence[str], str], Iterator[Line]]
    judging: Judging[Any, Any, Any]
    chance: Callable[[Any, GameLine, bytes], GameChance]
    match: Callable[[Any, int, tuple[Any, ...], Shuffles], AnyMatch]


RECORDS = PerKind(
    tiles=RecordKind(
        lines=TILE_LINES,
        recorded=tile_write.recorded,
        event_lines=tile_write.event_lines,
        judging=tile_judge.JUDGING,
        chance=TileChance,
        match=tile_judge.match_of,
    ),
    dice=RecordKind(
        lines=DICE_LINES,
        recorded=dice_write.recorded,
        event_lines=dice_write.event_lines,
        judging=dice_judge.JUDGING,
        chance=DiceChance,
        match=dice_judge.match_of,
    ),
)
