"""The grid's faults and what freed jokers may do, against the second judge of grids."""

from itertools import islice
from random import Random

import pytest

from tests.judges.every_grid import Judge, Laid, is_crossword, keeps_jokers
from tests.solver.crossword.grid_turns import HOUSES, small_turn, turn_of
from tilewright.dice.grid import Cell, Faces, grid_faults
from tilewright.dice.grid_jokers import freed_joker_faults
from tilewright.tiles import read_face


def as_faces(laid: Laid) -> Faces:
    """Return a grid of words as one of faces."""
    return {Cell(*place): read_face(word) for place, word in laid.items()}


@pytest.mark.slow(reason="grids are made by filling shapes")
def test_two_judges_agree_on_grids_and_on_freed_jokers(deep: bool) -> None:
    """A-T6, A-T7, A-T8, A-T9: legal grids of the same dice and more, and grids with two dice exchanged."""
    met = {"legal": 0, "no crossword": 0, "kept": 0, "freed badly": 0}
    for seed in range(400 if deep else 20):
        random = Random(f"grids {seed}")
        house = random.choice(HOUSES)
        judge = Judge(house)
        before, own = small_turn(random, judge)
        rules = turn_of(before, own, house).rules
        more = tuple(sorted((*before.values(), *own[: random.randint(0, 2)])))
        for after in random.sample(found := list(islice(judge.grids(more), 200)), min(5, len(found))):
            assert grid_faults(as_faces(after), rules) == ()
            kept = keeps_jokers(before, after, house)
            assert (freed_joker_faults(as_faces(before), as_faces(after), rules) == ()) == kept
            met["kept" if kept else "freed badly"] += 1
            if not after:
                # Nothing was laid, and there are no dice to exchange.
                continue
            one, other = random.sample(sorted(after), 2)
            changed = {**after, one: after[other], other: after[one]}
            legal = is_crossword(changed, house)
            assert (grid_faults(as_faces(changed), rules) == ()) == legal
            met["legal" if legal else "no crossword"] += 1
    assert all(met.values())
