"""Endgames: two players, an empty pool and few tiles, where every turn there is can be tried to the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from tilewright.bots.tiles.search.counts import KINDS, ONE, Pile
from tilewright.bots.tiles.search.fast_game import GO_ON, Sketch
from tilewright.bots.tiles.search.playable import Lays

# With so many tiles on both racks together there are at most 2**10 tables, and the states of a game are few thousand.
_FEW_TILES = 10

_Key = tuple[tuple[Pile, ...], tuple[bool, ...], int, int, int | None]


def is_small(game: Sketch) -> bool:
    """Return whether a game is an endgame that can be tried to the end."""
    return len(game.racks) == 2 and not game.pool and sum(game.sizes) <= _FEW_TILES


def exact_turn(game: Sketch, lays: Lays) -> tuple[Pile, float]:
    """Return a best turn of the seat to act, and the share of the win that it is sure of.

    Both know both racks, since the pool is empty. Of equally good turns the one that lays least is taken.
    """
    return _Tried(lays).best(game)


class _Tried:
    """The states of one endgame that have been tried; each is met by many orders of turns."""

    def __init__(self, lays: Lays) -> None:
        self._lays = lays
        self._best: dict[_Key, tuple[Pile, float]] = {}

    def best(self, game: Sketch) -> tuple[Pile, float]:
        key = (tuple(game.racks), tuple(game.opened), game.seat, game.passes, game.lap)
        if key not in self._best:
            self._best[key] = self._tried(game)
        return self._best[key]

    def _share(self, game: Sketch, seat: int) -> float:
        """Return a seat's share when both go on as well as they can; together they have the whole win."""
        share = self.best(game)[1]
        return share if game.seat == seat else 1 - share

    def _tried(self, game: Sketch) -> tuple[Pile, float]:
        seat = game.seat
        rack, opened = game.racks[seat], game.opened[seat]
        found = (GO_ON, -1.0)
        for pile in (rack, GO_ON, *_parts(rack)):
            if pile and not self._lays.may_lay(game.table, pile, opened=opened):
                continue
            after = game.copy()
            after.play(pile)
            share = (seat in after.winners) / len(after.winners) if after.winners else self._share(after, seat)
            if share > found[1]:
                found = (pile, share)
            if found[1] == 1:
                break
        return found


def _parts(rack: Pile) -> Iterator[Pile]:
    """Yield every part of a rack, small ones among the first."""
    counts = rack.to_bytes(KINDS, "little")
    held = [code for code, count in enumerate(counts) if count]
    for taken in sorted(product(*(range(counts[code] + 1) for code in held)), key=sum):
        yield sum(count * ONE[code] for code, count in zip(held, taken, strict=True))
