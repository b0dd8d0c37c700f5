"""All dice of a turn on the crossword grid by their faces, and every set they can make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, permutations

from msgspec import Struct

from tilewright.dice.grid import CrossingJoker, Faces, GridRules, row_meanings
from tilewright.sets.catalogue import catalogue
from tilewright.sets.readings import orders
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles.faces import CODES, Face, Joker, Row

SETS = SetRules()

# In which direction a run goes does not change what its jokers may stand for.
_RISING = GridRules()

Kinds = tuple[int, ...]
"""Faces by their places in a pool."""


class Turn(Struct, frozen=True, kw_only=True):
    """A turn to be found: the grid, the own dice as they lie, and the rules that bind it.

    `joker_value` is what a held joker counts.
    """

    grid: Faces
    own: Row
    rules: GridRules = GridRules()
    must_lay: bool = True
    max_sets: int | None = None
    joker_value: int = 10


class PoolSet(Struct, frozen=True):
    """A set the pool can make: its kinds in a legal order, and for each whether a crossing there is tight.

    A crossing is loose where the rest of the set falls into sets without that die. `mask` has a bit for each kind,
    and `stands` a bit for the code of each face that a joker of the set may stand for.
    """

    kinds: Kinds
    tight: tuple[bool, ...]
    mask: int
    stands: int


class Pool(Struct, frozen=True, kw_only=True):
    """The dice of a turn: each kind of face once, how many lie on the grid, how many are own, what a die is worth.

    `sets` are all sets, `having` lists for each kind those it is in, `own_sets` those of own dice alone that count for
    the duty to lay one. `one_faced` has the jokers, if a joker is one face where two lines cross (A-T9).
    """

    faces: Row
    old: tuple[int, ...]
    own: tuple[int, ...]
    worth: tuple[int, ...]
    sets: tuple[PoolSet, ...]
    having: tuple[tuple[PoolSet, ...], ...]
    own_sets: tuple[Kinds, ...]
    one_faced: Kinds

    @property
    def whole(self) -> int:
        """What all own dice are worth."""
        return sum(own * worth for own, worth in zip(self.own, self.worth, strict=True))

    def left_out(self, laid: Iterable[Face]) -> tuple[int, ...]:
        """Return how many own dice of each kind are not among those laid."""
        counts = Counter(laid)
        return tuple([old + own - counts[face] for face, old, own in zip(self.faces, self.old, self.own, strict=True)])

    def is_duty_met(self, left_out: Sequence[int]) -> bool:
        """Return whether the own dice but those left out hold a set, if they hold one at all (A-T4)."""
        played = [own - left for own, left in zip(self.own, left_out, strict=True)]
        return not self.own_sets or any(
            all(played[kind] >= kinds.count(kind) for kind in kinds) for kinds in self.own_sets
        )


def pool_of(turn: Turn, worth: Mapping[Face, int]) -> Pool:
    """Return the pool of the dice on the grid and the own ones, each worth so much if it is played."""
    lying, held = Counter(turn.grid.values()), Counter(turn.own)
    faces = tuple(sorted(lying.keys() | held.keys(), key=CODES.__getitem__))
    place = {face: kind for kind, face in enumerate(faces)}
    sets = tuple(_pool_set(entry.row, place) for entry in catalogue((lying + held).elements(), SETS))
    one_faced = turn.rules.crossing_joker is CrossingJoker.ONE
    owned = catalogue(held.elements(), SETS) if turn.must_lay else ()
    return Pool(
        faces=faces,
        old=tuple([lying[face] for face in faces]),
        own=tuple([held[face] for face in faces]),
        worth=tuple([worth[face] for face in faces]),
        sets=sets,
        having=tuple([tuple([one for one in sets if kind in one.kinds]) for kind in range(len(faces))]),
        own_sets=tuple([tuple([place[face] for face in entry.row]) for entry in owned]),
        one_faced=tuple([place[face] for face in faces if isinstance(face, Joker) and one_faced]),
    )


@lru_cache(maxsize=1 << 14)
def legal_orders(row: Row, rules: GridRules) -> tuple[Row, ...]:
    """Return the orders in which the faces of a row are a line of the grid."""
    rising = orders(row, SETS)
    return tuple(dict.fromkeys((*rising, *(laid[::-1] for laid in rising)))) if rules.descending else rising


def neighbors(pool: Pool, rules: GridRules) -> frozenset[tuple[Face, Face]]:
    """Return which two faces may lie side by side in this order, in some set of the pool.

    Two dice side by side in a run of any length are so in one of its pieces of three that holds a number.
    """
    return frozenset(
        pair
        for one in pool.sets
        for laid in legal_orders(tuple([pool.faces[kind] for kind in one.kinds]), rules)
        for pair in pairwise(laid)
    )


def dice_orders(dice: Kinds, faces: Row, rules: GridRules) -> list[Kinds]:
    """Return the orders in which these dice, showing these faces, are a line; jokers are told apart."""
    numbered = {face: die for die, face in zip(dice, faces, strict=True) if not isinstance(face, Joker)}
    jokers = [die for die, face in zip(dice, faces, strict=True) if isinstance(face, Joker)]
    found = []
    for laid in legal_orders(faces, rules):
        for order in permutations(jokers):
            left = iter(order)
            found.append(tuple([numbered[face] if face in numbered else next(left) for face in laid]))
    return found


def _pool_set(row: Row, place: dict[Face, int]) -> PoolSet:
    kinds = tuple([place[face] for face in row])
    return PoolSet(kinds, _tight(row), sum({1 << kind for kind in kinds}), _stands(row))


@lru_cache(maxsize=1 << 14)
def _stands(row: Row) -> int:
    codes = {
        CODES[face]
        for laid in legal_orders(row, _RISING)
        for meanings in row_meanings(laid, _RISING)
        for meaning in meanings
        for face in meaning
    }
    return sum(1 << code for code in codes)


def _tight(row: Row) -> tuple[bool, ...]:
    """Return for each die of a set whether the rest is no longer sets where the line is cut there.

    Only a run of numbers has one order, so only there is anything known beforehand.
    """
    values = [0 if isinstance(face, Joker) else face.value for face in row]
    if 0 in values or values[0] == values[1]:
        return (True,) * len(row)
    last = len(row) - 1
    return tuple([not all(rest == 0 or rest >= SHORTEST for rest in (at, last - at)) for at in range(len(row))])
