"""Many rounds of dice by bots are legal to the referee and to the naive judge, and their rolls verify."""

import json

import pytest

from tests.judges.naive_turbo_game import naive_turbo_record_fault
from tests.records.dice_games import bot_lines
from tests.records.games import texts
from tests.tables import turbo_named
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record

# How many deals are played under these house rules, each from both seats, with --deep.
DEALS = {
    "": 500,
    "dice.must_lay=no dice.min_reroll=0 grid.descending=yes": 220,
    "dice.max_sets=1 dice.hand=7 grid.crossing_joker=each jokers.penalty=0 dice.block_after=2": 220,
    "match.rounds=2 match.sudden_death=yes": 40,
}


@pytest.mark.slow(reason="plays dozens of rounds and judges each of their turns twice")
@pytest.mark.parametrize("house", DEALS)
def test_rounds_end_legally_and_pass_both_judges(house: str, deep: bool) -> None:
    """Checklist item 12, TB-16, TB-17, TB-30, TB-31."""
    rules, matches = turbo_named(house), "match" in house
    deals = DEALS[house] if deep else DEALS[house] // 40
    late = -(-deals // 3)
    lines = bot_lines(rules, deals - late, seed=41, matches=matches)
    lines += bot_lines(rules, late, seed=42, matches=matches, mishaps=0.1)
    verdict = referee(lines)
    assert verdict.faults == ()
    assert verdict.games >= 2 * deals * (2 if matches else 1)
    assert verify_record(lines).faults == ()
    assert naive_turbo_record_fault(lines, texts) is None
    assert {json.loads(line)["event"] for line in lines} >= {"roll", "play", "pass", "timeout", "end"}
