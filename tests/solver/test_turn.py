"""Questions about one turn: what is refused, when a search gives up, and that threads do not share one."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from tests.solver.positions import JOKER, close, crowded, far
from tilewright.game.table import Position
from tilewright.game.turn import judged
from tilewright.kernel import native
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.common.rows import CodedTurn, coded
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import Objective, played_codes, weights_of
from tilewright.solver.turn import Asked, best_turn
from tilewright.tiles import codes_of, copies_in

MANY_JOKERS = 4

# A-08, A-19, A-20, A-22: openings with extras, bound jokers, up to four of them, both together, and limits per set.
HOUSES: tuple[tuple[str, dict[str, str]], ...] = (
    ("classic-fr", {}),
    ("classic-nl", {}),
    ("six", {}),
    ("classic-fr", {"opening.extras": "yes", "opening.min": "15"}),
    ("classic-fr", {"jokers.group_of_three": "both"}),
    ("classic-nl", {"jokers.release": "replace"}),
    ("classic-de", {"jokers.reuse": "new_set"}),
    ("six", {"jokers.release": "replace"}),
    ("six", {"jokers.reuse": "new_set", "sets.min_natural": "0"}),
    ("classic-fr", {"box.pieces": "160", "jokers.group_of_three": "both", "sets.min_natural": "0"}),
    ("classic-fr", {"jokers.reuse": "new_set_two_rack_tiles"}),
    ("classic-fr", {"box.pieces": "160", "jokers.reuse": "new_set_two_rack_tiles", "opening.extras": "yes"}),
    ("classic-nl", {"jokers.max_per_set": "1"}),
    ("six", {"jokers.adjacent": "no", "opening.min": "15"}),
    ("six", {"jokers.max_per_set": "2", "jokers.adjacent": "no", "jokers.release": "replace"}),
    ("classic-fr", {"box.pieces": "160", "jokers.max_per_set": "1", "opening.min": "20"}),
    ("classic-fr", {"box.pieces": "160", "jokers.adjacent": "no", "jokers.group_of_three": "both"}),
)


def asked(random: Random, name: str, house: dict[str, str]) -> Asked:
    """Return a question about a random position; some pieces of the rack may be chosen."""
    rules = with_house(booklet(name), house)
    source = random.random()
    many = copies_in(rules.box.contents, JOKER) == MANY_JOKERS and source < 0.3
    at = crowded(random, rules) if many else close(random, rules, rack=9) if source < 0.7 else far(random, rules)
    rack = codes_of(at.rack)
    return Asked(
        rules=turn_rules(rules),
        opening=not at.opened,
        table=at.table,
        rack=at.rack,
        chosen=bytes(random.sample(list(rack), random.choice((0, 0, 0, 1, min(2, len(rack)))))),
        weights=weights_of(rules, random.choice((Objective.TILES, Objective.POINTS))),
        floor=random.choice((-1, 0)),
    )


def judge(question: Asked, turn: CodedTurn) -> None:
    """Check that a turn is legal and plays the chosen pieces, or is none at all."""
    if turn.worth < 0:
        assert turn.rows == coded(question.table)
    elif played := played_codes(turn.rows, question.table):
        assert not Counter(question.chosen) - Counter(played), question
        rules, opened = question.rules.rules, not question.opening
        before = Position(rules=rules, table=question.table, rack=question.rack, opened=opened)
        assert not judged(before, assign_tiles(turn.rows, before)).faults, question


@pytest.mark.slow(reason="hundreds of turns, each judged")
def test_a_search_that_gives_up_has_a_legal_turn_and_says_whether_it_is_proven(deep: bool) -> None:
    random, given_up = Random("budgets"), 0
    for _ in range(8_000 if deep else 200):
        question = asked(random, *random.choice(HOUSES))
        best, found = best_turn(question), best_turn(replace(question, budget=random.choice((1, 2, 3, 5))))
        for turn in filter(None, (best, found)):
            judge(question, turn)
        if found is None or found.exact:
            assert (found and found.worth) == (best and best.worth), question
        else:
            given_up += 1
            assert found.worth < 0 or (best and found.worth <= best.worth), question
    assert given_up


@pytest.mark.parametrize(
    ("table", "rack", "chosen", "rules", "complaint"),
    [
        ((bytes(range(14)),), b"", b"", bytes((1, 255, 0, 1, 0, 1, 255, 1)), "a row is of 13 pieces"),
        ((bytes(3),) * 60, b"", b"", bytes((1, 255, 0, 1, 0, 1, 255, 1)), "a table has 54 rows"),
        ((), bytes((53,)), b"", bytes((1, 255, 0, 1, 0, 1, 255, 1)), "no classic face 53"),
        ((), bytes(4), b"", bytes((1, 255, 0, 1, 0, 1, 255, 1)), "face 0 occurs too often"),
        ((), bytes(1), bytes((1,)), bytes((1, 255, 0, 1, 0, 1, 255, 1)), "not on the rack"),
        ((), bytes(1), b"", bytes((2, 255, 0, 1, 0, 1, 255, 1)), "rules are"),
        ((), bytes(1), b"", bytes(5), "rules are"),
    ],
)
def test_an_impossible_turn_is_refused_by_name(
    table: tuple[bytes, ...], rack: bytes, chosen: bytes, rules: bytes, complaint: str
) -> None:
    weights = weights_of(booklet("classic-fr"), Objective.TILES)
    with pytest.raises(ValueError, match=complaint):
        native.turn(table, rack, chosen, rules, weights, 0, 100)


def test_threads_do_not_share_a_search() -> None:
    """A long search lets go of the interpreter lock, so that calls of several threads overlap."""
    random = Random("threads")
    questions = [asked(random, *house) for house in islice(HOUSES, 3) for _ in range(15)]
    alone = [best_turn(question) for question in questions]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(best_turn, questions * 4)) == alone * 4
