"""How a turn becomes actions: by committing one face after the other, or by choosing one of several whole turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces
from msgspec import Struct
from numpy.typing import NDArray

from tilewright.arguments import expect
from tilewright.game.commands import DrawTile, Pass, PlayTiles
from tilewright.game.game import may_draw
from tilewright.game.position import Position
from tilewright.research.choosing import ACTIONS, Choosing, NotLegal
from tilewright.research.episode import Episode
from tilewright.research.observing import KINDS, MOST
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.plays import Play
from tilewright.solver.solve import rack_value
from tilewright.tiles.faces import CODES, Row
from tilewright.tiles.notation import BadInput

Arrays = dict[str, NDArray[Any]]

FEATURES = KINDS + 3
"""A candidate: counts of the faces it plays, their number, their value on a rack, and whether it empties the rack."""


class Form(Protocol):
    """What an environment needs to know of its actions."""

    @property
    def actions(self) -> int:
        """The number of actions."""

    def spaces(self) -> Mapping[str, spaces.Space[Any]]:
        """Return the spaces of what an observation has besides its vector."""

    def observed(self, episode: Episode | None) -> Arrays:
        """Return the mask of the seat in turn, and what else belongs to it; without an episode all zeros."""

    def take(self, episode: Episode, action: int) -> None:
        """Take an action for the seat in turn, or raise NotLegal."""


class Commit(Struct, frozen=True):
    """One face at a time, then the end of the turn."""

    @property
    def actions(self) -> int:
        """The number of actions."""
        return ACTIONS

    def spaces(self) -> Mapping[str, spaces.Space[Any]]:
        """Return the space of the mask."""
        return {"action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)}

    def observed(self, episode: Episode | None) -> Arrays:
        """Return the mask."""
        return {"action_mask": np.zeros(ACTIONS, np.int8)} if episode is None else self.of(episode.turn)

    def of(self, turn: Choosing) -> Arrays:
        """Return the mask of a turn in progress."""
        return {"action_mask": np.frombuffer(turn.mask, np.int8).copy()}

    def take(self, episode: Episode, action: int) -> None:
        """Commit, end or draw."""
        episode.choose(action)


class Candidates(Struct, frozen=True):
    """One of at most `most` whole turns, those with most pieces first; the last action draws or passes."""

    most: int = 32

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self.most + 1

    def spaces(self) -> Mapping[str, spaces.Space[Any]]:
        """Return the spaces of the mask and of the features."""
        return {
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            "candidates": spaces.Box(0, MOST, (self.actions, FEATURES), np.uint8),
        }

    def observed(self, episode: Episode | None) -> Arrays:
        """Return the mask, and the features of each candidate; drawing has none."""
        mask, features = np.zeros(self.actions, np.int8), np.zeros((self.actions, FEATURES), np.uint8)
        if episode is not None:
            plays = episode.candidates(self.most)
            mask[: len(plays)] = mask[self.most] = 1
            for place, play in enumerate(plays):
                features[place] = _features(episode.turn_position, play)
        return {"action_mask": mask, "candidates": features}

    def take(self, episode: Episode, action: int) -> None:
        """Play a candidate, or draw."""
        plays = episode.candidates(self.most)
        if action == self.most:
            episode.play(DrawTile() if may_draw(episode.game) else Pass())
        elif 0 <= action < len(plays):
            rows = tuple(_codes(row) for row in plays[action].table)
            episode.play(PlayTiles(assign_tiles(rows, episode.turn_position)))
        else:
            raise NotLegal(f"action {action} is not legal: there are {len(plays)} candidates, and {self.most} draws")


FORMS = {"commit": Commit, "candidates": Candidates}


def form_of(name: str, options: dict[str, Any]) -> Form:
    """Return the form with this name, or raise BadInput; takes the options of the form out of `options`."""
    expect("form", name, str, f"one of {', '.join(FORMS)}")
    if name not in FORMS:
        raise BadInput(f"{name} is not a form: there are {', '.join(FORMS)}")
    if name == "commit":
        return Commit()
    most = options.pop("most", Candidates().most)
    expect("most", most, int, "a whole number")
    if not 1 <= most <= MOST:
        raise BadInput(f"most is from 1 to {MOST}, not {most}")
    return Candidates(most)


def _codes(row: Row) -> bytes:
    return bytes([CODES[face] for face in row])


def _features(position: Position, play: Play) -> list[int]:
    codes = _codes(play.played)
    counts = [0] * KINDS
    for code in codes:
        counts[code] += 1
    value = min(rack_value(codes, position.rules), MOST)
    return [*counts, len(codes), value, len(codes) == len(position.rack)]
