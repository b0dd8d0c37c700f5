"""Tallies: percentiles, and commands that were made twice."""

import math

import pytest

from tilewright.client.tally import Acked, Tally, percentile


def test_percentiles_are_in_milliseconds() -> None:
    times = [number / 1_000 for number in range(1, 101)]
    assert [percentile(times, part) for part in (0, 0.5, 0.99, 1)] == pytest.approx([1, 51, 100, 100])
    assert math.isnan(Tally().percentile("act", 0.5))


def test_tallies_share_nothing() -> None:
    one, other = Tally(), Tally()
    one.note_wait("act", 0.5)
    assert (one.waits, other.waits) == ({"act": [0.5]}, {})


def test_a_command_acknowledged_with_two_numbers_is_an_error() -> None:
    once = Acked(match="m", seat=0, id="one", seq=4)
    assert Tally(acks=[once, once]).commands() == {("m", 0): {"one": 4}}
    with pytest.raises(ValueError, match="twice"):
        Tally(acks=[once, Acked(match="m", seat=0, id="one", seq=5)]).commands()
