"""A game in a playout, in the plain form: the engine's rules on counts of faces; `kernel/play/game.c` is its twin."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.tiles.playouts.situation import Policy
from tilewright.bots.tiles.playouts.solving import PlayoutSolver, Turn
from tilewright.bots.tiles.search.counts import ONE, Counts, counts_of, size_of, value_of


class PlayoutGame:
    """The state of a game; the pool holds face codes and is drawn from its end, `winners` is empty until the end."""

    __slots__ = (
        "lap",
        "least_points",
        "opened",
        "passes",
        "policies",
        "pool",
        "racks",
        "seat",
        "sizes",
        "solver",
        "table",
        "winners",
    )

    def __init__(self, solver: PlayoutSolver, table: Counts, racks: list[Counts], pool: list[int]) -> None:
        self.solver: PlayoutSolver = solver
        self.table: Counts = table
        self.racks: list[Counts] = racks
        self.pool: list[int] = pool
        self.sizes: list[int] = [size_of(rack) for rack in racks]
        self.opened: list[bool] = [False] * len(racks)
        self.least_points: Sequence[int] = (0,) * len(racks)
        self.policies: list[Policy] = [Policy.PATIENT] * len(racks)
        self.seat: int = 0
        self.passes: int = 0
        self.lap: int | None = None
        self.winners: tuple[int, ...] = ()

    def copy(self) -> PlayoutGame:
        """Return an independent copy."""
        other = PlayoutGame(self.solver, self.table, self.racks[:], self.pool[:])
        other.opened, other.policies, other.least_points = self.opened[:], self.policies[:], self.least_points
        other.seat, other.passes, other.lap, other.winners = self.seat, self.passes, self.lap, self.winners
        return other

    def play(self, turn: Turn) -> None:
        """Take the turn of the seat to act; without pieces it draws, or passes where drawing is impossible."""
        seat, drew, passed = self.seat, False, False
        if turn.laid:
            apart = not (self.opened[seat] or self.solver.rules.extras)
            self.racks[seat] -= turn.laid
            self.table = self.solver.table_after(self.table, turn, apart, self._off_the_table)
            self.sizes[seat] -= size_of(turn.laid)
            self.opened[seat] = True
        elif self.pool and self.lap is None:
            self.racks[seat] += ONE[self.pool.pop()]
            self.sizes[seat] += 1
            drew = True
        else:
            passed = True
        self._end_turn(seat, drew, passed)

    def _off_the_table(self) -> Counts:
        return sum(self.racks) + counts_of(self.pool)

    def _end_turn(self, seat: int, drew: bool, passed: bool) -> None:
        seats = len(self.racks)
        self.passes = self.passes + 1 if passed else 0
        if self.lap is None and drew and not self.pool and self.solver.rules.last_lap:
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
        rules = self.solver.rules
        ranks = [
            (value_of(rack, rules.penalty), 0 if rules.shared_ties else size)
            for rack, size in zip(self.racks, self.sizes, strict=True)
        ]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == min(ranks))
