"""The kernel against the frozen tables, which it and a search in Python agreed on when there was one."""

import pytest

from tests.judges.freeze import ROOMS, agrees, frozen

# Of each table an everyday run asks one question in this many.
STEPS = {"special": 4, "turns": 3, "masks": 9, "plays": 3, "grids": 3, "readings": 2}


@pytest.mark.slow(reason="hundreds of questions of each room")
@pytest.mark.parametrize("name", ROOMS)
def test_the_kernel_gives_the_frozen_answers(name: str, deep: bool) -> None:
    pairs = frozen(ROOMS[name])
    assert len(pairs) > 200
    for question, answer in pairs[:: 1 if deep else STEPS.get(name, 1)]:
        found = ROOMS[name].answer(question)
        assert agrees(found, answer), (question, answer, found)


def test_a_worth_that_was_not_proven_may_be_exceeded_and_no_other_may() -> None:
    assert [agrees(found, "12") for found in ("12", "12+", "13", "-")] == [True, False, False, False]
    assert [agrees(found, "12+") for found in ("12", "12+", "13", "11", "-")] == [True, True, True, False, False]
    assert [agrees(found, "0+") for found in ("-", "0+", "5")] == [True, True, True]
