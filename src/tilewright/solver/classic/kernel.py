"""The solver for classic jokers, in the form in use."""

from tilewright.kernel import either, native
from tilewright.solver.classic import plays as plain_plays
from tilewright.solver.classic import solve as plain
from tilewright.solver.common.question import Mask, Plays, Solve

solve: Solve = either(plain.solve, lambda: native.solve)
plays: Plays = either(plain_plays.plays, lambda: native.plays)
mask: Mask = either(plain.mask, lambda: native.mask)
