"""The answers of the engine within their time."""

from __future__ import annotations

from itertools import chain, repeat
from types import SimpleNamespace

import pytest

from tilewright.answers.engine import answering

QUESTION = {"ask": "plays", "table": [["B4", "B5", "B6", "B7"]], "rack": ["B3", "B8", "K9"]}


def test_plays_found_when_the_time_is_up_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is over as soon as the first play is there; it was found, and is not kept back."""
    in_time = answering.answered({**QUESTION, "milliseconds": 60_000}, {})
    assert (len(in_time["plays"]), in_time["all"]) == (3, True)
    clock = chain([0.0], repeat(1e9))
    monkeypatch.setattr(answering, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    late = answering.answered({**QUESTION, "milliseconds": 60_000}, {})
    assert (late["plays"], late["all"]) == (in_time["plays"][:1], False)
