"""A turn as a sequence of choices: one face after the other is committed, then the turn ends; or the seat draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from tilewright.game.commands import Command, DrawTile, Pass, PlayTiles
from tilewright.game.game import Game, may_draw, position_of
from tilewright.game.table import Position
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.commits import Commits, commits, committed_turn
from tilewright.tiles import FACES, BadInput, write_face

END, DRAW = len(FACES), len(FACES) + 1
"""The actions after those of the 56 faces: end the turn with the committed pieces; draw, or pass if nothing is left."""

ACTIONS = len(FACES) + 2


class Choosing(Struct, frozen=True, kw_only=True):
    """A turn so far: the codes of the committed pieces, a flag for each of the 58 actions, and what these come from."""

    position: Position
    draws: bool
    committed: bytes
    mask: bytes
    fits: Commits


class NotLegal(BadInput):
    """An action that the mask forbids."""


def action_text(action: int) -> str:
    """Return an action in words: a face in the notation, `end` or `draw`; or its number if there is no such action.

    >>> action_text(0), action_text(END), action_text(300)
    ('K1', 'end', '300')
    """
    if not 0 <= action < ACTIONS:
        return str(action)
    return write_face(FACES[action]) if action < END else ("end", "draw")[action - END]


def action_of(action: object) -> int:
    """Return the number of an action, also one of numpy, or raise NotLegal."""
    if isinstance(action, int | np.integer) or (isinstance(action, np.ndarray) and action.shape in {(), (1,)}):
        return int(action)
    raise NotLegal(f"an action is a whole number, not {action!r}")


def refuse_forbidden(
    mask: Sequence[int] | NDArray[np.int8], action: int, named: Callable[[int], str] = action_text
) -> None:
    """Raise NotLegal if a mask forbids an action."""
    if not (0 <= action < len(mask) and mask[action]):
        legal = " ".join(named(one) for one in range(len(mask)) if mask[one])
        raise NotLegal(f"action {action} is not legal: there are {legal}")


def begin_turn(game: Game) -> Choosing:
    """Return the turn of the seat in turn, with nothing committed."""
    position = position_of(game, game.seat)
    fits = commits(position)
    return Choosing(position=position, draws=may_draw(game), committed=b"", mask=_mask(fits, b""), fits=fits)


def chosen(turn: Choosing, action: int) -> Choosing | Command:
    """Return the turn after an action, or the command that ends it; raise NotLegal if the mask forbids the action."""
    refuse_forbidden(turn.mask, action)
    if action == DRAW:
        return DrawTile() if turn.draws else Pass()
    if action < END:
        committed = turn.committed + bytes([action])
        fits = commits(turn.position, committed, turn.fits)
        return replace(turn, committed=committed, mask=_mask(fits, committed), fits=fits)
    found = committed_turn(turn.position, turn.committed)
    assert found is not None, "the mask has proven that the turn is legal"
    return PlayTiles(assign_tiles(found.rows, turn.position))


def _mask(fits: Commits, committed: bytes) -> bytes:
    # With special jokers under some house rules the solver proves nothing: then the pieces may be taken back.
    stuck = bool(committed) and not any(fits.flags)
    return fits.flags + bytes([stuck or not committed])
