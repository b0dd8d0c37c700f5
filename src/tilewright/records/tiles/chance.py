"""The chance of a tile game, drawn again from its revealed secret."""

from collections import Counter

from msgspec import UNSET
from msgspec.structs import replace

from tilewright.chance import Chance, shuffled
from tilewright.engine import Seat
from tilewright.game.events import Dealt
from tilewright.game.game import deal_from, dealt, first_deal, rack_sizes
from tilewright.records.lines import DealLine, DrawLine, Faces, GameLine, Line, PenaltyLine, TimeOutLine, head_handicaps
from tilewright.records.tiles.judge import TileState
from tilewright.rules.rulebook import NextStarter, Rulebook
from tilewright.tiles import CODES, Row, faces_of, read_faces


class TileChance:
    """The deals and the pool of one game, as the committed secret gives them."""

    def __init__(self, rules: Rulebook, head: GameLine, key: bytes) -> None:
        self._rules, self._number = rules, head.game
        self._handicaps = head_handicaps(head, rules)
        self._racks = rack_sizes(rules, self._handicaps, len(head.seats))
        self._chance = Chance(key)
        self._deal: Dealt | None = None
        self._pool: Row = ()

    def mismatch(self, line: Line) -> str | None:
        """Return how a line differs from what was drawn, or None."""
        match line:
            case DealLine():
                return self._dealt(line)
            case DrawLine(pieces=pieces) | PenaltyLine(pieces=pieces):
                return self._drawn(pieces)
            case TimeOutLine(to_pool=to_pool, pieces=pieces):
                if to_pool:
                    pool = sorted((*self._pool, *read_faces(to_pool)), key=CODES.__getitem__)
                    self._pool, self._chance = shuffled(tuple(pool), self._chance)
                return self._drawn(pieces)
            case _:
                return None

    def dealt(self, state: TileState, line: DealLine) -> TileState:
        """Return the state after a deal with the pool in its order; where chance dealt otherwise, in a random one."""
        if self.mismatch(line) is None:
            assert self._deal is not None
            return TileState(dealt(self._rules, state.game.number, self._deal, self._handicaps))
        pool, chance = shuffled(state.game.pool, self._chance)
        return TileState(replace(state.game, pool=pool, chance=chance))

    def _dealt(self, line: DealLine) -> str | None:
        deal = self._next_deal(Seat(line.starter))
        self._deal, self._chance, self._pool = deal, deal.chance, faces_of(deal.pool)
        if deal.starter != line.starter:
            return f"chance made seat {deal.starter} the starter"
        if line.draws is not UNSET and [*map(read_faces, line.draws)] != [*map(faces_of, deal.draws)]:
            return "chance gave other pieces in the starting draw"
        if [Counter(read_faces(rack)) for rack in line.racks] != [Counter(faces_of(rack)) for rack in deal.racks]:
            return "chance dealt other racks"
        return None

    def _next_deal(self, starter: Seat) -> Dealt:
        """Return the next deal; `starter` is used where the rules, not chance, name who starts."""
        if self._deal is not None:
            return deal_from(self._rules, self._racks, self._deal.starter, self._chance, self._deal.draws)
        if self._number > 1 and self._rules.deal.next_starter is not NextStarter.AGAIN:
            return deal_from(self._rules, self._racks, starter, self._chance)
        return first_deal(self._rules, self._racks, starter, self._chance)

    def _drawn(self, pieces: Faces) -> str | None:
        faces = read_faces(pieces)
        top = self._pool[::-1][: len(faces)]
        self._pool = self._pool[: len(self._pool) - len(faces)]
        return None if top == faces else "chance gave other pieces from the pool"
