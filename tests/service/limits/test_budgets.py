"""Budgets: processor time is paid by the player and the network, saved up for a while, and paid back with time."""

import pytest

from tilewright.service.errors import TooMuch
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.networks import Asker
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Budget
from tilewright.words.say import message_in_words

BUDGET = Budget(player=0.1, network=0.2, saved=10)


class Clock:
    """A clock that a test sets."""

    now = 100.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def purse_and_clock() -> tuple[Purse, Clock]:
    """Return a purse that saves a second for a player and two for a network."""
    clock = Clock()
    return Purse(BUDGET, 8, Metrics(), clock), clock


def test_a_player_spends_what_is_saved_and_then_what_comes_in() -> None:
    purse, clock = purse_and_clock()
    ann = Asker("192.0.2.1", "ann")
    for _ in range(10):
        purse.check(ann)
        purse.charge(ann, 0.1)
    with pytest.raises(TooMuch) as refused:
        purse.check(ann)
    assert refused.value.seconds == 1
    assert "Wait" in message_in_words(refused.value, "en")
    clock.now += 1.01
    purse.check(ann)
    # Others behind the same address have what the network has left.
    purse.check(Asker("192.0.2.1", "ben"))


def test_players_of_a_network_share_its_budget_and_other_networks_have_their_own() -> None:
    purse, _ = purse_and_clock()
    for number in range(20):
        purse.charge(Asker("192.0.2.1", f"player {number}"), 0.101)
    for player in ("", "another"):
        with pytest.raises(TooMuch):
            purse.check(Asker("192.0.2.1", player))
    purse.check(Asker("192.0.2.2", "player 1"))


def test_ipv6_networks_are_counted_by_their_64_and_their_48() -> None:
    purse, _ = purse_and_clock()
    purse.charge(Asker("2001:db8:7:1::1"), 2.01)
    with pytest.raises(TooMuch):
        purse.check(Asker("2001:db8:7:1:ffff::2"))
    for number in range(2, 9):
        purse.check(Asker(f"2001:db8:7:{number}::1"))
        purse.charge(Asker(f"2001:db8:7:{number}::1"), 2.01)
    with pytest.raises(TooMuch):
        purse.check(Asker("2001:db8:7:99::1"))
    purse.check(Asker("2001:db8:8:1::1"))


def test_nobody_saves_more_by_asking_for_nothing() -> None:
    purse, clock = purse_and_clock()
    ann = Asker("192.0.2.1", "ann")
    purse.charge(ann, 0.01)
    for number in range(100):
        purse.charge(Asker(f"198.51.100.{number}"), 0.01)
    clock.now += 60
    purse.charge(ann, 1.01)
    with pytest.raises(TooMuch):
        purse.check(ann)


def test_what_is_paid_back_is_forgotten() -> None:
    purse, clock = purse_and_clock()
    for number in range(1_000):
        purse.charge(Asker(f"192.0.{number // 250}.{number % 250}"), 0.01)
        clock.now += 0.01
    # Each owes for 50 ms, and a few of the others have not been looked at yet.
    assert len(purse) < 30
