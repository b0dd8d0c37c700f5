"""Turns of dice that run out of time: before their roll, in the middle of a draft, or on one that is finished."""

import json
from collections import Counter

from tests.records.dice_games import bot_lines
from tests.tables import turbo_named
from tilewright.arena.dice_timeouts import time_out_dice
from tilewright.arena.timeouts import with_probability
from tilewright.chance import Chance, branch
from tilewright.dice.commands import DealNext, Pass, PlaceDice, RollDice, TimeOut
from tilewright.dice.placed import DieId, Placed
from tilewright.engine import Seat, Shuffles, replay
from tilewright.games import DICE_GAME
from tilewright.records.referee import referee

RULES = turbo_named("match.rounds=1")
VIEW = DICE_GAME.view(replay(DICE_GAME, DICE_GAME.start(RULES, 2, Shuffles((b"secret",), (b"a", b"b")))), Seat(0))
GRID = tuple(Placed(x, 0, DieId(x + 1)) for x in range(3))


def test_with_probability_zero_no_turn_runs_out_of_time() -> None:
    keep = with_probability(0, time_out_dice)
    for command in (RollDice((DieId(1),)), PlaceDice(GRID), Pass(), DealNext()):
        assert keep(VIEW, command, Chance(b"never")) == command


def test_dealing_never_runs_out_of_time() -> None:
    assert time_out_dice(VIEW, DealNext(), Chance(b"always")) == DealNext()


def test_a_time_out_keeps_all_dice_and_sometimes_a_finished_turn() -> None:
    late = with_probability(1, time_out_dice)
    drafts = [late(VIEW, PlaceDice(GRID), branch(Chance(b"drafts"), number)) for number in range(60)]
    assert all(isinstance(draft, TimeOut) for draft in drafts)
    kept = [draft.draft for draft in drafts if isinstance(draft, TimeOut)]
    assert all(sorted(placed.die for placed in draft) == [1, 2, 3] for draft in kept)
    assert 5 < sum(draft == GRID for draft in kept) < 55


def test_a_round_of_time_outs_is_blocked_and_unrolled_dice_are_rolled_once() -> None:
    """A-T10, A-T2: six failed turns in succession, and dice that were never rolled are rolled once."""
    lines = bot_lines(RULES, 1, seed=1, mishaps=1)
    assert referee(lines).faults == ()
    events = [json.loads(line)["event"] for line in lines]
    first = events[: events.index("end") + 1]
    assert first == ["game", "deal", *["timeout"] * 6, "roll", "roll", "end"]


def test_a_turn_that_is_finished_when_time_runs_out_is_a_play() -> None:
    lines = bot_lines(RULES, 6, seed=2, mishaps=0.5)
    assert referee(lines).faults == ()
    events = Counter(json.loads(line)["event"] for line in lines)
    assert min(events["play"], events["timeout"]) > 5
