"""The tile game on counts of faces: the engine's rules without tile ids, rows and records, fast enough for rollouts."""

from __future__ import annotations

from tilewright.bots.tiles.search.counts import ONE, Counts, size_of, value_of
from tilewright.rules.pool import Empty
from tilewright.rules.rulebook import Rulebook
from tilewright.rules.scoring import Tie

LAY_NOTHING: Counts = 0
"""Draw, or pass where drawing is impossible."""


class FastGame:
    """The state of a game; the pool holds face codes and is drawn from its end.

    `sizes` has the number of pieces on each rack. `winners` is empty until the game is over.
    """

    __slots__ = ("lap", "opened", "passes", "pool", "racks", "rules", "seat", "sizes", "table", "winners")

    def __init__(self, rules: Rulebook, table: Counts, racks: list[Counts], pool: list[int]) -> None:
        self.rules = rules
        self.table = table
        self.racks = racks
        self.sizes = [size_of(rack) for rack in racks]
        self.opened = [False] * len(racks)
        self.pool = pool
        self.seat = 0
        self.passes = 0
        self.lap: int | None = None
        self.winners: tuple[int, ...] = ()

    def copy(self) -> FastGame:
        """Return an independent copy."""
        other = FastGame.__new__(FastGame)
        other.rules, other.table, other.seat = self.rules, self.table, self.seat
        other.racks, other.sizes = self.racks[:], self.sizes[:]
        other.opened, other.pool = self.opened[:], self.pool[:]
        other.passes, other.lap, other.winners = self.passes, self.lap, self.winners
        return other

    def may_draw(self) -> bool:
        """Return whether a turn that plays nothing draws."""
        return bool(self.pool) and self.lap is None

    def play(self, laid: Counts) -> None:
        """Take the turn of the seat to act: play these pieces, or draw or pass if there are none."""
        seat, drew, passed = self.seat, False, False
        if laid:
            self.table += laid
            self.racks[seat] -= laid
            self.sizes[seat] -= size_of(laid)
            self.opened[seat] = True
        elif self.may_draw():
            self.racks[seat] += ONE[self.pool.pop()]
            self.sizes[seat] += 1
            drew = True
        else:
            passed = True
        self._end_turn(seat, drew, passed)

    def _end_turn(self, seat: int, drew: bool, passed: bool) -> None:
        seats = len(self.racks)
        self.passes = self.passes + 1 if passed else 0
        if self.lap is None and drew and not self.pool and self.rules.pool.empty is Empty.LAST_LAP:
            # the seat that drew the last tile begins the last lap, so it acts twice in a row.
            self.lap = seats
        else:
            self.lap = None if self.lap is None else self.lap - 1
            self.seat = (seat + 1) % seats
        if not self.sizes[seat]:
            self.winners = (seat,)
        elif self.lap == 0 or self.passes >= seats:
            self.winners = self.lowest()

    def lowest(self) -> tuple[int, ...]:
        """Return the seats that would win a blocked game: the lowest racks, with the rulebook's tie-break."""
        values = [value_of(rack, self.rules.jokers.penalty) for rack in self.racks]
        best = min(values)
        seats = [seat for seat, value in enumerate(values) if value == best]
        if len(seats) > 1 and self.rules.scoring.tie is Tie.FEWEST_TILES:
            fewest = min(self.sizes[seat] for seat in seats)
            seats = [seat for seat in seats if self.sizes[seat] == fewest]
        return tuple(seats)
