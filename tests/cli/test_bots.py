"""The command bots."""

from __future__ import annotations

import json

from tests.cli.runs import Tilewright
from tilewright.bots.ladder import LADDER
from tilewright.bots.strength import strengths


def test_each_bot_has_a_line_with_its_name_first_and_its_strength(tilewright: Tilewright) -> None:
    lines = tilewright("bots").out.splitlines()
    assert [line.split()[0] for line in lines] == list(LADDER)
    for line, (name, character) in zip(lines, LADDER.items(), strict=True):
        assert character.line in line
        assert f"wins {strengths()[name].against_one.share:.0%} against a greedy one" in line


def test_the_list_has_names_characters_and_intervals(tilewright: Tilewright) -> None:
    told = json.loads(tilewright("bots", "--json").out)
    assert [one["name"] for one in told] == list(LADDER)
    for one in told:
        assert {"title", "character"} < set(one)
        for rate in one["strength"].values():
            low, high = rate["ci95"]
            assert low <= rate["win_rate"] <= high
