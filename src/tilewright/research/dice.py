"""One round of Turbo through the engine: dice are chosen to be rolled, then dice are chosen to be laid."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tilewright.bots.dice.turns import placed, turn_of
from tilewright.bots.protocol import AnyBot
from tilewright.dice.commands import Command, Pass, RollDice
from tilewright.dice.grid import Faces
from tilewright.dice.match import Match, fallback, faults
from tilewright.dice.placed import BAG, DieId, face_shown
from tilewright.dice.round import Round, has_faces
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.dice.view import view
from tilewright.drawing.pictures import svg
from tilewright.research.actions import refuse_forbidden
from tilewright.research.in_engine import EngineGame, dealt
from tilewright.research.observing import MOST, Slices, Vector, laid_out, size_of
from tilewright.solver.crossword.plays import grid_plays
from tilewright.tiles import CODES, TileRow

DONE, PASS = len(BAG), len(BAG) + 1
"""The actions after those of the 18 dice: roll or lay the dice chosen; pass."""

ACTIONS = len(BAG) + 2

_NOBODY: Mapping[int, AnyBot] = {}
_PER_DIE = ("face", "own", "other", "grid", "x", "y", "chosen")
_SINGLE = ("rolls", "lays", "starter", "failed", "turns")

SLICES: Slices = laid_out(dict.fromkeys(_PER_DIE, len(BAG)) | dict.fromkeys(_SINGLE, 1))
"""The parts of an observation by name. `face` has for each die the code of the face on top plus 1, 0 before its first
roll; `x` and `y` its place on the grid from 1 on."""


class EngineDice(EngineGame):
    """A round of Turbo: deal `number` of a seed, as in `tilewright simulate --seed`."""

    match: Match

    def __init__(self, rules: TurboRules, seed: int, number: int, bots: Mapping[int, AnyBot] = _NOBODY) -> None:
        super().__init__(*dealt(rules, SEATS, seed, number), bots)

    def _begin(self) -> None:
        self.chosen: tuple[DieId, ...] = ()
        self._grids: Mapping[bytes, Faces] | None = None

    @property
    def round(self) -> Round:
        """The round as it is."""
        return self.match.round

    def shown(self, acts: bool) -> dict[str, NDArray[Any]]:
        """Return the mask of the seat in turn; all zeros if nobody acts."""
        mask = np.zeros(ACTIONS, np.int8)
        mask[sorted(self._legal()) if acts else []] = 1
        return {"action_mask": mask}

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes: all dice are open, and only whose they are depends on the seat."""
        now, vector = self.round, np.zeros(size_of(SLICES), np.uint8)
        parts = {name: vector[part] for name, part in SLICES.items()}
        for name, hand in (("own", now.hands[seat]), ("other", now.hands[1 - seat]), ("chosen", self.chosen)):
            parts[name][[die - 1 for die in hand]] = 1
        parts["face"][:] = [0 if face is None else CODES[face] + 1 for face in now.showing]
        left, top = min([at.x for at in now.grid], default=0), min([at.y for at in now.grid], default=0)
        for at in now.grid:
            die = at.die - 1
            parts["grid"][die], parts["x"][die], parts["y"][die] = 1, at.x - left + 1, at.y - top + 1
        in_turn = seat == now.seat and not self.over
        parts["rolls"][:], parts["lays"][:] = in_turn and not now.rolled, in_turn and now.rolled
        parts["starter"][:], parts["failed"][:], parts["turns"][:] = (
            seat == now.starter,
            now.failed,
            min(now.turns, MOST),
        )
        return vector

    def state(self) -> Vector:
        """Return everything: what seat 0 observes, because all dice are open."""
        return self.observed(0)

    def text(self) -> str:
        """Return the grid and all dice as text."""
        return str(view(self.match, None))

    def picture(self) -> str:
        """Return the grid and all dice as SVG."""
        return svg(view(self.match, None))

    def choose(self, action: int, pool: TileRow = ()) -> None:
        """Take an action of the seat in turn, or raise NotLegal; dice have no pool."""
        refuse_forbidden(self.shown(acts=True)["action_mask"], action, str)
        if action < DONE:
            self.chosen = (*self.chosen, DieId(action + 1))
        elif action == PASS:
            self.play(fallback(self.match))
        else:
            self.play(self._laying() if self.round.rolled else self._rolling())

    def _legal(self) -> set[int]:
        return {*(self._legal_lays() if self.round.rolled else self._legal_rolls())}

    def _legal_rolls(self) -> Iterator[int]:
        now = self.round
        first = not has_faces(now, now.seat)
        if first or len(self.chosen) >= now.rules.dice.min_reroll:
            yield DONE
        # The first roll is of all dice.
        yield from () if first else (die - 1 for die in now.hands[now.seat] if die not in self.chosen)

    def _legal_lays(self) -> Iterator[int]:
        now, grids, fixed = self.round, self._plays(), Counter(self._codes())
        # One more die that, played with those chosen, is part of some legal turn.
        plays = (Counter(codes) for codes in grids)
        following = {code for play in plays if fixed <= play for code in play - fixed}
        yield from (die - 1 for die in now.hands[now.seat] if die not in self.chosen and self._code(die) in following)
        if self._codes() in grids:
            yield DONE
        if not self.chosen and (not grids or not faults(self.match, now.seat, Pass())):
            yield PASS

    def _plays(self) -> Mapping[bytes, Faces]:
        """Return the legal turns of rolled dice: the grid after each, by the codes that it plays."""
        if self._grids is None:
            plays = grid_plays(turn_of(view(self.match, self.seat)))
            self._grids = {bytes(sorted(CODES[face] for face in play.played)): play.table for play in plays}
        return self._grids

    def _code(self, die: DieId) -> int:
        return CODES[face_shown(self.round.showing, die)]

    def _codes(self) -> bytes:
        return bytes(sorted(map(self._code, self.chosen)))

    def _rolling(self) -> Command:
        now = self.round
        return RollDice(self.chosen if has_faces(now, now.seat) else now.hands[now.seat])

    def _laying(self) -> Command:
        # Dice with equal faces have other faces too, so exactly those chosen are laid.
        own = view(self.match, self.seat)
        hands = tuple(self.chosen if seat == self.seat else hand for seat, hand in enumerate(own.hands))
        return placed(replace(own, hands=hands), self._plays()[self._codes()])
