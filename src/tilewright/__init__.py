"""Tilewright: exact rulebooks, sets and games for a family of tile games.

The names below are the library; each is imported when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.arena.simulation import simulate
    from tilewright.bots.registry import bot
    from tilewright.game.match import Match
    from tilewright.rules.booklets import booklet
    from tilewright.rules.judging import arranged, readings
    from tilewright.solver.plays import legal_plays
    from tilewright.solver.position import read_position
    from tilewright.solver.solve import Objective, mask, solve
    from tilewright.tiles.notation import read_row, read_table, write_row, write_table

_HOMES = {
    "Match": "tilewright.game.match",
    "Objective": "tilewright.solver.solve",
    "arranged": "tilewright.rules.judging",
    "bot": "tilewright.bots.registry",
    "booklet": "tilewright.rules.booklets",
    "legal_plays": "tilewright.solver.plays",
    "mask": "tilewright.solver.solve",
    "read_position": "tilewright.solver.position",
    "read_row": "tilewright.tiles.notation",
    "read_table": "tilewright.tiles.notation",
    "readings": "tilewright.rules.judging",
    "simulate": "tilewright.arena.simulation",
    "solve": "tilewright.solver.solve",
    "write_row": "tilewright.tiles.notation",
    "write_table": "tilewright.tiles.notation",
}

__all__ = [
    "Match",
    "Objective",
    "arranged",
    "booklet",
    "bot",
    "legal_plays",
    "mask",
    "read_position",
    "read_row",
    "read_table",
    "readings",
    "simulate",
    "solve",
    "write_row",
    "write_table",
]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
