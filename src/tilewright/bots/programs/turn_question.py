"""The question for a turn: what the seat sees, in the notation, and nothing that it does not see."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from tilewright.bots.dice.turns import own_dice
from tilewright.bots.programs.seen_lines import dice_lines, tile_lines
from tilewright.dice import view as dice_view
from tilewright.dice.notation import listed_grid
from tilewright.dice.placed import faces_on
from tilewright.game.view import View
from tilewright.games import GameRules, edition
from tilewright.records.lines import write_score
from tilewright.rules.house import house_of
from tilewright.tiles import TileRow, faces_of, write_face

Fields = dict[str, Any]


def turn_question(view: View | dice_view.View, seen: Sequence[Any] | None) -> Fields:
    """Return the fields of the question; with `seen`, also the game so far as lines of a record."""
    fields = _of_tiles(view) if isinstance(view, View) else _of_dice(view)
    if seen is not None:
        fields["game"] = tile_lines(view, seen) if isinstance(view, View) else dice_lines(view, seen)
    return {
        "ask": "turn",
        "rules": view.rules.id,
        "house": _house(view.rules),
        "seat": view.seat,
        "totals": [*map(write_score, view.totals)],
        **fields,
    }


def _of_tiles(view: View) -> Fields:
    assert view.seat is not None
    return {
        "table": [*map(_faces, view.table)],
        "rack": _faces(view.rack),
        "opened": view.opened[view.seat],
        "counts": view.counts,
        "all_opened": view.opened,
        "pool": view.pool,
        "may_draw": bool(view.pool) and view.lap is None,
    }


def _of_dice(view: dice_view.View) -> Fields:
    dice = own_dice(view)
    shown = [view.showing[die - 1] for die in dice]
    return {
        "table": listed_grid(faces_on(view.grid, view.showing)),
        # What the dice show before the first roll nobody knows.
        "rack": [write_face(face) for face in shown if face is not None],
        "dice": dice,
        "rolled": view.rolled,
        "counts": [*map(len, view.hands)],
    }


def _faces(tiles: TileRow) -> list[str]:
    return [*map(write_face, faces_of(tiles))]


@lru_cache(maxsize=64)
def _house(rules: GameRules) -> dict[str, int | str]:
    return house_of(rules, edition(rules.id).rulebook)
