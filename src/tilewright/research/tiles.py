"""One tile game through the engine: the deal of a seed, the choices of agents, and the turns of bots.

In the form `candidates` an action is one of several whole turns, those with most pieces first; the last one draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from tilewright.arguments import expect
from tilewright.bots.protocol import TileBot
from tilewright.drawing.pictures import tiles_svg
from tilewright.game.commands import Command, PlayTiles
from tilewright.game.game import Game, position_of
from tilewright.game.match import Match, fallback
from tilewright.game.table import Position, faces_on
from tilewright.research.actions import ACTIONS, Choosing, NotLegal, begin_turn, chosen
from tilewright.research.in_engine import EngineGame, dealt
from tilewright.research.observing import KINDS, MOST, Vector, observed, whole_state
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.plays import Play, legal_plays
from tilewright.solver.solve import Objective, best_table, rack_value
from tilewright.tiles import CODES, FACES, BadInput, Row, TileRow, faces_of, write_row, write_table

FEATURES = KINDS + 3
"""A candidate: counts of the faces it plays, their number, their value on a rack, and whether it empties the rack."""

_FORMS = ("commit", "candidates")
_MOST = 32


class Seating(Struct, frozen=True):
    """Who plays by which rules: agents, and bots at some seats; and how many candidates a turn has, 0 in `commit`."""

    rules: Rulebook
    seats: int
    most: int = 0
    bots: Mapping[int, TileBot] = {}

    @property
    def shapes(self) -> Mapping[str, tuple[int, ...]]:
        """The arrays of an observation besides its vector."""
        if not self.most:
            return {"action_mask": (ACTIONS,)}
        return {"action_mask": (self.most + 1,), "candidates": (self.most + 1, FEATURES)}


class EngineTiles(EngineGame):
    """A game of tiles: deal `number` of a seed, as in `tilewright simulate --seed`."""

    match: Match

    def __init__(self, seating: Seating, seed: int, number: int = 0) -> None:
        self.seating = seating
        super().__init__(*dealt(seating.rules, seating.seats, seed, number), seating.bots)

    @classmethod
    def of(cls, match: Match) -> EngineTiles:
        """Return the game of a match that was dealt elsewhere, without handicaps; bots have no history of it."""
        if match.handicaps:
            raise BadInput("an episode has no handicaps: all seats play by the same rules")
        made = cls.__new__(cls)
        made.seating = Seating(match.rules, match.seats)
        EngineGame.__init__(made, match, (), match.game.chance, {})
        return made

    def _begin(self) -> None:
        self._turn: Choosing | None = None
        self._plays: tuple[Play, ...] | None = None

    @property
    def game(self) -> Game:
        """The game as it is."""
        return self.match.game

    @property
    def turn(self) -> Choosing:
        """The turn in progress."""
        if self._turn is None:
            self._turn = begin_turn(self.game)
        return self._turn

    @property
    def committed(self) -> bytes:
        """The codes of the pieces committed in the turn in progress."""
        return b"" if self._turn is None else self._turn.committed

    @property
    def turn_position(self) -> Position:
        """The position of the seat in turn."""
        return position_of(self.game, self.game.seat)

    @property
    def goes_out(self) -> bool:
        """Whether the seat in turn can lay its whole rack."""
        return best_table(self.turn_position, Objective.OUT) is not None

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""
        return observed(self.game, seat, self.committed if seat == self.game.seat else b"")

    def shown(self, acts: bool) -> dict[str, NDArray[Any]]:
        """Return the mask of the seat in turn, and the features of its candidates; all zeros if nobody acts."""
        if not acts:
            kinds = {"action_mask": np.int8, "candidates": np.uint8}
            return {name: np.zeros(shape, kinds[name]) for name, shape in self.seating.shapes.items()}
        if self.seating.most:
            return _shown_plays(self.turn_position, self._candidates(), self.seating.most)
        return {"action_mask": np.frombuffer(self.turn.mask, np.int8).copy()}

    def _candidates(self) -> tuple[Play, ...]:
        """Return the best legal plays of the turn, most pieces first."""
        if self._plays is None:
            self._plays = tuple(legal_plays(self.turn_position, limit=self.seating.most))
        return self._plays

    def choose(self, action: int, pool: TileRow = ()) -> None:
        """Take an action for the seat in turn and let bots play, or raise NotLegal.

        A piece that it draws is the last of `pool`, if that is given: the same tiles in another order.
        """
        most = self.seating.most
        if pool:
            self.match = replace(self.match, game=replace(self.game, pool=pool))
        if most and action == most:
            self.play(fallback(self.match))
        elif most:
            self.play(_command_of(self.turn_position, self._candidates(), action, most))
        else:
            after = chosen(self.turn, action)
            if isinstance(after, Choosing):
                self._turn = after
                return
            self.play(after)

    def state(self) -> Vector:
        """Return everything, racks and pool included."""
        return whole_state(self.game, self.committed)

    def text(self) -> str:
        """Return the table and all racks as text."""
        game, committed = self.game, write_row(tuple(FACES[code] for code in self.committed))
        lines = [f"table: {write_table(faces_on(game.table)) or '-'}"]
        for seat, rack in enumerate(game.racks):
            in_turn = f" <- in turn, committed: {committed or '-'}" if seat == game.seat and not self.over else ""
            lines.append(f"seat_{seat}: {write_row(faces_of(rack)) or '-'}{in_turn}")
        return "\n".join([*lines, f"pool: {len(game.pool)}"])

    def picture(self) -> str:
        """Return the table and all racks as SVG."""
        racks = [(f"seat_{seat}", faces_of(rack)) for seat, rack in enumerate(self.game.racks)]
        return tiles_svg(faces_on(self.game.table), [*racks, (f"pool: {len(self.game.pool)}", ())])


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


def _shown_plays(position: Position, plays: tuple[Play, ...], most: int) -> dict[str, NDArray[Any]]:
    """Return the mask of a turn, and the features of each candidate; drawing has none."""
    mask, features = np.zeros(most + 1, np.int8), np.zeros((most + 1, FEATURES), np.uint8)
    mask[: len(plays)] = mask[most] = 1
    for place, play in enumerate(plays):
        features[place] = _features(position, play)
    return {"action_mask": mask, "candidates": features}


def _command_of(position: Position, plays: tuple[Play, ...], action: int, most: int) -> Command:
    """Return the command of a candidate, or raise NotLegal."""
    if not 0 <= action < len(plays):
        raise NotLegal(f"action {action} is not legal: there are {len(plays)} candidates, and {most} draws")
    return PlayTiles(assign_tiles(tuple(_codes(row) for row in plays[action].table), position))


def _codes(row: Row) -> bytes:
    return bytes([CODES[face] for face in row])


def _features(position: Position, play: Play) -> list[int]:
    codes = _codes(play.played)
    counts = np.bincount(np.frombuffer(codes, np.uint8), minlength=KINDS)
    value = min(rack_value(codes, position.rules), MOST)
    return [*counts, len(codes), value, len(codes) == len(position.rack)]
