"""The kernel for classic jokers, in the form that is available here."""

from __future__ import annotations

from tilewright.solver.classic import mask as plain_mask
from tilewright.solver.classic import plays as plain_plays
from tilewright.solver.classic import solve as plain
from tilewright.solver.common.kernel import Mask, Plays, Solve, forms

FORMS = forms("solve", plain.solve)
PLAYS_FORMS = forms("plays", plain_plays.plays)
MASK_FORMS = forms("mask", plain_mask.mask)
NAME = next(iter(FORMS))

solve: Solve = FORMS[NAME]
plays: Plays = PLAYS_FORMS[NAME]
mask: Mask = MASK_FORMS[NAME]
