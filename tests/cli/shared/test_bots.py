"""The bots that an option names: specs between commas, unless a command in quotation marks contains the comma."""

import sys

import pytest

from tilewright.cli.shared.bots import read_bots


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("greedy, beginner,random", ("greedy", "beginner", "random")),
        ("greedy,exec:'./bot a, b',random", ("greedy", "exec:'./bot a, b'", "random")),
        ("""exec:"it's, one",random""", ("""exec:"it's, one\"""", "random")),
    ],
)
def test_a_comma_in_quotation_marks_divides_nothing(
    text: str, specs: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert read_bots(text) == specs
