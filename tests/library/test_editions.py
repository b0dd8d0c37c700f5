"""The rulebooks by name, as type checkers see them."""

from typing import get_args

from tilewright.games import EDITIONS
from tilewright.library.editions import DiceEdition, TileEdition


def test_type_checkers_know_every_rulebook() -> None:
    assert [*get_args(TileEdition), *get_args(DiceEdition)] == list(EDITIONS)
