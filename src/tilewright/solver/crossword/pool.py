"""A turn on the crossword grid."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice.grid import Faces, GridRules
from tilewright.dice.notation import write_grid
from tilewright.dice.turbo_rules import TURBO
from tilewright.rules.house import write_rules
from tilewright.tiles import Row, write_row


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
