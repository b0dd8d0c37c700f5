"""The time of a server: it does not jump with the clock of the machine."""

import time

import pytest

from tilewright.service.settings import clock_warning, now

HOUR = 3_600


@pytest.mark.parametrize(("jump", "said"), [(HOUR, "set ahead by 3600 s"), (-HOUR, "set back by 3600 s")])
def test_a_clock_that_jumps_moves_nothing_and_is_reported(
    jump: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, real = now(), time.time_ns
    assert clock_warning() is None
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 10**9)
    assert 0 <= now() - before < 60_000
    assert said in (clock_warning() or "").replace("3599", "3600")
    monkeypatch.undo()
    assert clock_warning() is None
