"""The soak test: players come and go and leave nothing behind; and its statistics."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.serving.soak import (
    BLOCKS,
    CACHES_KIB,
    Line,
    Sample,
    Slope,
    asked_for,
    judged,
    left_over,
    main,
    slope,
    troubles_of,
)
from bench.serving.soak_people import Visits


@pytest.mark.speed
def test_players_come_and_go_and_leave_nothing_behind(deep: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """In some seconds caches still fill, so a daily run only plays on a server (`test_load.py`)."""
    broken = main(["--minutes", "30" if deep else "5"])
    said = capsys.readouterr().out
    print(said)
    assert broken == 0, said
    assert "rows of events" in said


@given(st.floats(-100, 100), st.integers(2, 20), st.lists(st.floats(-5, 5), min_size=7, max_size=7))
def test_a_slope_is_found_within_its_margin_despite_noise(growth: float, each: int, shaken: list[float]) -> None:
    times = [float(at) for at in range(BLOCKS * each)]
    found = slope(times, [growth * at / 60 for at in times])
    assert found.growth == pytest.approx(growth, abs=1e-6)
    assert found.margin == pytest.approx(0, abs=1e-6)
    # A pattern that repeats in every block does not change the slope.
    wave = slope(times, [growth * at / 60 + shaken[int(at) % each % 7] for at in times])
    assert wave.growth == pytest.approx(growth, abs=1e-6)


def test_only_significant_growth_fails() -> None:
    assert Line("rows", 0, 9, Slope(9.0, 1.0), 5).is_broken
    assert not Line("rows", 0, 9, Slope(9.0, 5.0), 5).is_broken
    assert not Line("events", 0, 9, Slope(9.0, 0.0), None).is_broken


def test_leftovers_are_named() -> None:
    base = Sample(at=0, memory=1, files=1, tasks=9, sockets=0, followers=0, rows={"events": 0, "chat": 0})
    after = Sample(at=9, memory=1, files=1, tasks=11, sockets=1, followers=3, rows={"events": 7, "chat": 2})
    assert left_over(base, base) == {}
    assert left_over(after, base) == {"rows of chat": 2, "tasks": 2, "sockets": 1, "followers": 3}


def _memory_troubles(minutes: int, grown: float) -> list[str]:
    """Return the problems of a soak in which memory grows to a level, each minute, and nothing else changes."""
    visits = Visits("http://localhost", 1, 1.0)
    visits.finished = 1
    samples = [
        Sample(at=at, memory=round(grown * at / 60), files=1, tasks=1, sockets=0, followers=0, rows={"chat": 0})
        for at in range(0, 60 * minutes, 5)
    ]
    return troubles_of(samples, visits, judged(samples, asked_for(["--minutes", f"{minutes}"])))


def test_memory_may_grow_while_caches_fill_but_no_longer_and_no_further() -> None:
    assert _memory_troubles(12, grown=180) == []
    assert _memory_troubles(30, grown=80) == []
    assert _memory_troubles(30, grown=180) == ["memory, KiB: grows by 180.00 a minute"]
    (beyond,) = _memory_troubles(12, grown=CACHES_KIB / 8)
    assert beyond.startswith("memory: grew by")
