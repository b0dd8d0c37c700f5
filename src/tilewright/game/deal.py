"""The deal: the starter, and the tiles of each seat."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import assert_never

from tilewright.chance import Chance, draw, shuffled
from tilewright.engine import Seat
from tilewright.game.events import Dealt
from tilewright.rules.deal import Starter
from tilewright.rules.handicap import Handicaps, rules_by_seat
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.faces import Face, Number
from tilewright.tiles.tile import TileId, TileRow, face_of, tiles_of

Draws = tuple[TileRow, ...]
RackSizes = tuple[int, ...]
"""How many tiles each seat is dealt."""


def first_deal(rules: Rulebook, racks: RackSizes, host: Seat, chance: Chance) -> Dealt:
    """Return a deal to a starter chosen as the rulebook says."""
    starter, draws, chance = _starter(rules, len(racks), host, chance)
    return deal_from(rules, racks, starter, chance, draws)


def deal_from(rules: Rulebook, racks: RackSizes, starter: Seat, chance: Chance, draws: Draws = ()) -> Dealt:
    """Return a deal to a given starter."""
    order, chance = shuffled(tiles_of(rules.box.contents), chance)
    ends = tuple(accumulate(racks))
    dealt = tuple(tuple(sorted(order[end - size : end])) for size, end in zip(racks, ends, strict=True))
    return Dealt(starter=starter, draws=draws, racks=dealt, pool=order[ends[-1] :], chance=chance)


def rack_sizes(rules: Rulebook, handicaps: Handicaps, seats: int) -> RackSizes:
    """Return how many tiles each seat is dealt."""
    return tuple(own.deal.rack for own in rules_by_seat(rules, handicaps, seats))


def pairs_in(rack: TileRow) -> TileRow:
    """Return one tile of each face the rack holds twice or more; jokers never make a pair, a triple is one (A-06)."""
    counts = Counter(map(face_of, rack))
    first: dict[object, TileId] = {}
    for tile in rack:
        first.setdefault(face_of(tile), tile)
    return tuple(first[face] for face, count in counts.items() if count > 1 and isinstance(face, Number))


def _starter(rules: Rulebook, seats: int, host: Seat, chance: Chance) -> tuple[Seat, Draws, Chance]:
    match rules.deal.starter:
        case Starter.HIGHEST:
            return _highest(rules, seats, chance)
        case Starter.LOT:
            seat, chance = draw(chance, seats)
            return Seat(seat), (), chance
        case Starter.HOST:
            return host, (), chance
        case _:
            assert_never(rules.deal.starter)


def _highest(rules: Rulebook, seats: int, chance: Chance) -> tuple[Seat, Draws, Chance]:
    """Return who draws the highest number; seats with equal highest draws draw again from the other tiles (A-03)."""
    order, chance = shuffled(tiles_of(rules.box.contents), chance)
    face_down = iter(order)
    draws: list[list[TileId]] = [[] for _ in range(seats)]
    drawing = list(range(seats))
    while len(drawing) > 1:
        for seat in drawing:
            draws[seat].append(next(face_down))
        best = max(drawn_value(face_of(draws[seat][-1])) for seat in drawing)
        drawing = [seat for seat in drawing if drawn_value(face_of(draws[seat][-1])) == best]
    return Seat(drawing[0]), tuple(map(tuple, draws)), chance


def drawn_value(face: Face) -> int:
    """Return the value of a face in the starting draw: a joker is 0 (FR-04, A-03)."""
    return face.value if isinstance(face, Number) else 0
