"""Every choice of pieces that can be laid, in the plain form; `kernel/solve/classic/plays.c` is its twin.

Pieces are chosen number by number, as in the search (`search.py`), but the choices are the branches here: for each, the
states are kept that lay exactly the pieces chosen so far. Where none is left, no choice at later numbers helps.
"""

from itertools import product

from tilewright.solver.classic.question import WEIGHTS, Question, read_question
from tilewright.solver.classic.search import Search, SearchState, dominates
from tilewright.solver.classic.stages import Action, Stages, Supply, actions, stages
from tilewright.solver.common.groupings import groupings
from tilewright.solver.common.lanes import lane, packed, smaller
from tilewright.solver.common.question import COLORS, JOKER, NUMBERS

# States made in all; the compiled form must have the same number.
MOST_STATES = 1 << 17

_NO_WEIGHTS = (0, 0, 0, 0)
_Choice = tuple[int, tuple[Action, ...]]


class _TooMany(Exception):
    """More plays or states than allowed."""


def plays(question: bytes, weights: bytes, most: int) -> list[bytes] | None:
    """Return every choice of pieces that can be laid with those that must be, or None if there are more than `most`.

    A play is the codes of the pieces beyond those that must be laid, in ascending order; the highest worth comes first.
    None also means that the search grew too large. The question must not be an opening.
    """
    asked = read_question(question, WEIGHTS.pack(*[0] * (JOKER + 1)), 1)
    by_face = WEIGHTS.unpack(weights)
    prepared = stages(asked)
    if prepared is None:
        return []
    listing = _Listing(asked, prepared, most)
    try:
        listing.visit(0, [SearchState(0, 0, 0, 0, 0, 0, 0, False, 0, -1, None)])
    except _TooMany:
        return None
    return sorted(listing.found, key=lambda codes: (-sum(by_face[code] for code in codes), codes))


class _Listing:
    """One listing of plays; it lives for a single question."""

    def __init__(self, question: Question, prepared: Stages, most: int) -> None:
        self.question = question
        self.most = most
        self.search = Search(question, prepared, -1, needs_run=True)
        self.choices = [_choices(question, prepared, number) for number in range(NUMBERS)]
        self.chosen: list[int] = []
        self.found: list[bytes] = []
        self.made = 0

    def visit(self, number: int, states: list[SearchState]) -> None:
        """List the plays that continue the choices made so far, which led to these states."""
        if self.made > MOST_STATES:
            raise _TooMany
        if number == NUMBERS:
            self.add_plays(states)
            return
        for pieces, found in self.choices[number]:
            if after := self.apply(found, states):
                self.chosen.append(pieces)
                self.visit(number + 1, after)
                self.chosen.pop()

    def apply(self, found: tuple[Action, ...], states: list[SearchState]) -> list[SearchState]:
        """Return the states that the actions lead to, without those that another one dominates."""
        after: list[SearchState] = []
        for state in states:
            left = self.question.jokers - state.jokers
            for move in self.search.feasible_moves(found, state.number, state.need, left):
                for made, _ in self.search.successors(0, state, move):
                    self.made += 1
                    same = [other for other in after if other.need == made.need]
                    if not any(dominates(other, made) for other in same):
                        after = [other for other in after if other.need != made.need or not dominates(made, other)]
                        after.append(made)
        return after

    def add_plays(self, states: list[SearchState]) -> None:
        """Add the plays of the chosen pieces: a run has room for all jokers, groups only for some."""
        least = min((state.jokers for state in states if state.has_run), default=self.question.jokers + 1)
        grouped = set() if all(state.has_run for state in states) else self.jokers_of_groups()
        required = self.question.pieces.required
        codes = bytes(
            color * NUMBERS + number
            for color in range(COLORS)
            for number in range(NUMBERS)
            for _ in range(lane(self.chosen[number], color) - lane(required[number], color))
        )
        for jokers in range(self.question.required_jokers, self.question.jokers + 1):
            play = codes + bytes([JOKER]) * (jokers - self.question.required_jokers)
            if play and (jokers >= least or jokers in grouped):
                if len(self.found) == self.most:
                    raise _TooMany
                self.found.append(play)

    def jokers_of_groups(self) -> set[int]:
        """Return the numbers of jokers with which the chosen pieces form groups alone."""
        sums = {0}
        for pieces in self.chosen:
            here = [jokers for jokers, _, _ in groupings(pieces, pieces, True, 1)]
            sums = {before + jokers for before in sums for jokers in here}
        return sums


def _choices(question: Question, prepared: Stages, number: int) -> list[_Choice]:
    """Return every choice of pieces of a number that has an action, with the actions that lay exactly these."""
    required, available = question.pieces.required[number], question.pieces.available[number]
    counts = [range(lane(required, color), lane(available, color) + 1) for color in range(COLORS)]
    found = []
    for chosen in product(*counts):
        pieces = packed(chosen)
        room = smaller(prepared.run_room[number], pieces)
        if laid := actions(Supply(pieces, pieces, room, _NO_WEIGHTS, question.jokers, False, 1)):
            found.append((pieces, laid))
    return found
