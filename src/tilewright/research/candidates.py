"""The form `candidates`: an action is one of several whole turns, those with most pieces first; the last one draws."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.arguments import expect
from tilewright.game.commands import Command, PlayTiles
from tilewright.game.position import Position
from tilewright.research.actions import NotLegal
from tilewright.research.observing import KINDS, MOST
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.plays import Play
from tilewright.solver.solve import rack_value
from tilewright.tiles.faces import CODES, Row
from tilewright.tiles.notation import BadInput

FEATURES = KINDS + 3
"""A candidate: counts of the faces it plays, their number, their value on a rack, and whether it empties the rack."""

_FORMS = ("commit", "candidates")
_MOST = 32


def form_of(name: str, options: dict[str, Any]) -> int:
    """Return how many candidates a form has, 0 for `commit`, or raise BadInput; takes `most` out of `options`."""
    expect("form", name, str, f"one of {', '.join(_FORMS)}")
    if name not in _FORMS:
        raise BadInput(f"{name} is not a form: there are {', '.join(_FORMS)}")
    if name == "commit":
        return 0
    most: int = options.pop("most", _MOST)
    expect("most", most, int, "a whole number")
    if not 1 <= most <= MOST:
        raise BadInput(f"most is from 1 to {MOST}, not {most}")
    return most


def shown_plays(position: Position, plays: tuple[Play, ...], most: int) -> dict[str, NDArray[Any]]:
    """Return the mask of a turn, and the features of each candidate; drawing has none."""
    mask, features = np.zeros(most + 1, np.int8), np.zeros((most + 1, FEATURES), np.uint8)
    mask[: len(plays)] = mask[most] = 1
    for place, play in enumerate(plays):
        features[place] = _features(position, play)
    return {"action_mask": mask, "candidates": features}


def command_of(position: Position, plays: tuple[Play, ...], action: int, most: int) -> Command:
    """Return the command of a candidate, or raise NotLegal."""
    if not 0 <= action < len(plays):
        raise NotLegal(f"action {action} is not legal: there are {len(plays)} candidates, and {most} draws")
    return PlayTiles(assign_tiles(tuple(_codes(row) for row in plays[action].table), position))


def _codes(row: Row) -> bytes:
    return bytes([CODES[face] for face in row])


def _features(position: Position, play: Play) -> list[int]:
    codes = _codes(play.played)
    counts = [0] * KINDS
    for code in codes:
        counts[code] += 1
    value = min(rack_value(codes, position.rules), MOST)
    return [*counts, len(codes), value, len(codes) == len(position.rack)]
