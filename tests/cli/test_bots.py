"""The command bots."""

import json

from tests.cli.runs import Tilewright
from tilewright.bots.registry import DICE_LADDER, LADDER
from tilewright.bots.strength import strengths


def test_each_bot_has_a_line_with_its_name_first_and_its_strength(tilewright: Tilewright) -> None:
    lines = tilewright("bots").out.splitlines()
    listed = {**LADDER, **DICE_LADDER}
    assert [line.split()[0] for line in lines] == list(listed)
    for line, (name, character) in zip(lines, listed.items(), strict=True):
        assert character.line in line
        rival = "Go-getter" if name in LADDER else "High Roller"
        assert f"wins {strengths()[name].against_one.share:.0%} against {rival}" in line
        assert ("against three" in line) == (name in LADDER)


def test_the_list_has_names_characters_and_intervals(tilewright: Tilewright) -> None:
    told = json.loads(tilewright("bots", "--json").out)
    assert [(one["name"], one["game"]) for one in told] == [
        *((name, "tiles") for name in LADDER),
        *((name, "dice") for name in DICE_LADDER),
    ]
    for one in told:
        assert {"title", "character"} < set(one)
        rivals = ["one_greedy", "three_greedy"] if one["game"] == "tiles" else ["one_turbo-greedy"]
        assert list(one["strength"]) == [f"against_{rival}" for rival in rivals]
        for rate in one["strength"].values():
            low, high = rate["ci95"]
            assert low <= rate["win_rate"] <= high
