"""One episode as every environment plays it: in the kernel where that knows the rules, else through the engine."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from numpy.typing import NDArray

from tilewright.research.observing import Vector
from tilewright.tiles import TileRow

Observation = dict[str, NDArray[Any]]


class Playing(Protocol):
    """What plays an episode: the engine or the kernel, tiles or dice."""

    @property
    def seat(self) -> int:
        """The seat in turn."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""

    def shown(self, acts: bool) -> Observation:
        """Return the mask of the seat in turn, and what else belongs to its choice; all zeros if nobody acts."""

    def choose(self, action: int, pool: TileRow = ()) -> None:
        """Take an action for the seat in turn, or raise NotLegal; a piece that it draws is the last of `pool`."""

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0."""


Engine = TypeVar("Engine", bound=Playing)


class TooHard(Exception):
    """The kernel gives up at a turn; it may have changed its game."""


class Episode(Generic[Engine]):
    """One game or round, which the kernel plays if it can; tests compare every step with the engine.

    Where the kernel gives up, the engine plays it again up to there, and goes on.
    """

    def __init__(self, in_engine: Callable[[], Engine], in_kernel: Callable[[], Playing] | None) -> None:
        self._in_engine = in_engine
        self._engine: Engine | None = None
        self._taken = list[tuple[int, TileRow]]()
        self._replayed = 0
        self.playing: Playing
        try:
            self.playing = self.engine if in_kernel is None else in_kernel()
        except TooHard:
            self.leave_kernel()

    @property
    def engine(self) -> Engine:
        """The same in the engine, which plays it up to here only now."""
        if self._engine is None:
            self._engine = self._in_engine()
        for action, pool in self._taken[self._replayed :]:
            self._engine.choose(action, pool)
        self._replayed = len(self._taken)
        return self._engine

    @property
    def is_in_kernel(self) -> bool:
        """Whether the kernel plays it."""
        return self.playing is not self._engine

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.playing.over

    def observation(self, seat: int, forfeited: bool = False) -> Observation:
        """Return the vector of a seat and its mask; only the seat in turn has legal actions."""
        playing = self.playing
        acts = seat == playing.seat and not (forfeited or playing.over)
        return {"observation": playing.observed(seat), **playing.shown(acts)}

    def take(self, action: int, pool: TileRow = ()) -> None:
        """Take an action for the seat in turn, or raise NotLegal; a piece that it draws is the last of `pool`."""
        try:
            self.playing.choose(action, pool)
        except TooHard:
            self._taken.append((action, pool))
            self.leave_kernel()
            return
        self._taken.append((action, pool))
        if self.playing is self._engine:
            self._replayed = len(self._taken)

    def leave_kernel(self) -> None:
        """Leave the rest to the engine."""
        self.playing = self.engine
