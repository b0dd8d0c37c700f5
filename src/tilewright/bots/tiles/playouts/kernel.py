"""Playouts and duels, which the kernel plays and searches."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from tilewright.bots.tiles.playouts.situation import Plan, Situation, write_plans, write_situation
from tilewright.bots.tiles.search.counts import Counts
from tilewright.kernel import native

MOST_STEPS = 1 << 16
"""A duel takes no more steps, since each may take memory."""


class TracedTurn(Struct, frozen=True):
    """The pieces that a turn lays, and those of the table that the playout may move after it; none if it lays none.

    A bound joker of the table counts as the piece that it stands for (A-22).
    """

    laid: bytes
    movable: bytes


class Traced(Struct, frozen=True):
    """A playout as it was played: the racks and the pool that it began with, its turns, and the winners."""

    racks: tuple[bytes, ...]
    pool: bytes
    turns: tuple[TracedTurn, ...]
    winners: tuple[int, ...]


class BestTurn(Struct, frozen=True):
    """What the best turn lays, the share of the win that it is worth, and whether that is proven."""

    laid: Counts
    share: float
    is_proven: bool


def playouts(known: Situation, plans: Sequence[Plan], seed: int, first: int, worlds: int) -> bytes:
    """Return the winners of each world and plan as a mask of seats: all plans of a world, then those of the next."""
    return native.playouts(write_situation(known), write_plans(plans), seed, first, worlds)


def traced(known: Situation, plan: Plan, seed: int, world: int) -> Traced:
    """Return one playout with its turns."""
    deal, written, winners = native.trace(write_situation(known), write_plans((plan,)), seed, world)
    *racks, pool = _parts(deal)
    parts = _parts(written)
    turns = tuple(TracedTurn(laid, next(parts) if laid else b"") for laid in parts)
    return Traced(tuple(racks), pool, turns, tuple(seat for seat in range(len(racks)) if winners >> seat & 1))


def duel(known: Situation, steps: int, in_time: Callable[[], bool]) -> BestTurn:
    """Return the best turn of the seat that acts, as far as the steps tell; without time its share is 0.

    Steps are visits of the tree and states played on from there; an outcome known from before costs none.
    """
    laid, share, is_proven = native.duel(write_situation(known), steps, in_time)
    return BestTurn(int.from_bytes(laid, "little"), share, is_proven)


def _parts(written: bytes) -> Iterator[bytes]:
    """Yield parts that each stand after their length."""
    at = 0
    while at < len(written):
        end = at + 1 + written[at]
        yield written[at + 1 : end]
        at = end
