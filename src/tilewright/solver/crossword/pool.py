"""A turn on the crossword grid, and its dice counted by face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice.grid import CrossingJoker, Faces, GridRules
from tilewright.dice.notation import write_grid
from tilewright.dice.turbo_rules import TURBO
from tilewright.rules.house import write_rules
from tilewright.solver.classic.question import KINDS
from tilewright.solver.common.question import JOKER
from tilewright.solver.crossword.sets import DiceSet, Kinds, dice_sets
from tilewright.tiles import CODES, Face, Row, write_row


class Turn(Struct, frozen=True, kw_only=True):
    """A position on the grid: the dice on it, what the player's own dice show, and the rules of the turn.

    `joker_value` is what a held joker counts. All jokers are classic ones.
    """

    grid: Faces
    own: Row
    rules: GridRules = GridRules()
    must_lay: bool = True
    max_sets: int | None = None
    joker_value: int = 10

    def __hash__(self) -> int:
        return hash((frozenset(self.grid.items()), self.own, self.must_lay))

    @property
    def text(self) -> str:
        """The position in one line, as `read_position` reads it: `turbo: 0,0 K3 K4 K5 / R3 B3`."""
        book = TURBO.rulebook
        dice = replace(book.dice, must_lay=self.must_lay, max_sets=self.max_sets)
        rules = replace(book, dice=dice, grid=self.rules, jokers=replace(book.jokers, penalty=self.joker_value))
        return f"{write_rules(rules, book)}: {write_grid(self.grid) or '-'} / {write_row(self.own) or '-'}"

    def __str__(self) -> str:
        return f"table: {write_grid(self.grid) or '-'}\ndice: {write_row(self.own) or '-'}"

    def __repr__(self) -> str:
        return f"<Position {self.text}>"


class Pool(Struct, frozen=True, kw_only=True):
    """The dice of a turn: for each kind how many are on the grid, how many the player holds, and their worth.

    `present` are the kinds in play. `sets` are all sets, `having` lists for each kind its sets, and `own_sets` are the
    sets of the player's dice alone, if one must be laid. `one_faced` means that a joker at a crossing stands for the
    same face in both lines (A-T9).
    """

    present: Kinds
    old: tuple[int, ...]
    own: tuple[int, ...]
    worth: Sequence[int]
    sets: tuple[DiceSet, ...]
    having: dict[int, list[DiceSet]]
    own_sets: tuple[DiceSet, ...]
    one_faced: bool

    @property
    def whole(self) -> int:
        """The worth of all dice of the player."""
        return sum(self.own[kind] * self.worth[kind] for kind in self.present)

    def left_out(self, laid: Iterable[Face]) -> list[int]:
        """Return how many of the player's dice of each kind are not among those laid."""
        counts = _counted(laid)
        return [old + own - count for old, own, count in zip(self.old, self.own, counts, strict=True)]

    def has_required_set(self, left_out: Sequence[int]) -> bool:
        """Return whether the dice played contain a set, if the player's dice contain one at all (A-T4)."""
        return not self.own_sets or any(
            all(self.own[kind] - left_out[kind] >= one.kinds.count(kind) for kind in one.kinds) for one in self.own_sets
        )


def pool_of(turn: Turn, worth: Sequence[int]) -> Pool:
    """Return the pool of a turn; `worth` has the worth of a die of each kind if it is played."""
    old, own = _counted(turn.grid.values()), _counted(turn.own)
    present = tuple([kind for kind in range(KINDS) if old[kind] or own[kind]])
    sets = dice_sets([kind for kind in present if kind != JOKER], old[JOKER] + own[JOKER])
    having: dict[int, list[DiceSet]] = {kind: [] for kind in present}
    for one in sets:
        for kind in set(one.kinds):
            having[kind].append(one)
    held = [kind for kind in present if own[kind] and kind != JOKER]
    return Pool(
        present=present,
        old=old,
        own=own,
        worth=worth,
        sets=sets,
        having=having,
        own_sets=dice_sets(held, own[JOKER]) if turn.must_lay else (),
        one_faced=turn.rules.crossing_joker is CrossingJoker.ONE,
    )


def _counted(faces: Iterable[Face]) -> tuple[int, ...]:
    counts = [0] * KINDS
    for face in faces:
        counts[CODES[face]] += 1
    return tuple(counts)
