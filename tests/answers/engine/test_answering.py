"""The answers of the engine within their time."""

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


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("classic-nl: B4 B5 B6 / B3 K9", {"table": [["B4", "B5", "B6"]], "rack": ["B3", "K9"]}),
        (
            "turbo: 0,0 K3 K4 K5 / R3 B3",
            {"rules": "turbo", "table": [[0, 0, "K3"], [1, 0, "K4"], [2, 0, "K5"]], "rack": ["R3", "B3"]},
        ),
        (
            "twist opening.min=3: - / K1 K2 K3 unopened",
            {"rules": "twist", "house": {"opening.min": 3}, "rack": ["K1", "K2", "K3"], "opened": False},
        ),
    ],
)
def test_a_position_in_one_line_is_the_same_question(text: str, fields: dict[str, object]) -> None:
    one, parts = (answering.answered({"ask": "solve", **given}, {}) for given in ({"position": text}, fields))
    assert {**one, "us": 0} == {**parts, "us": 0}
    assert one["tiles"]
