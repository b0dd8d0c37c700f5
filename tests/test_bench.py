"""Measurements: each has help with an example, is found by its name, and prints tables."""

from pathlib import Path

import pytest

from bench.__main__ import main
from bench.bots.duplicate_ranking import WAYS, Evening, reached, shares_right
from bench.browsers.pages import PAGE
from bench.commands import FOLDER, MODULES, NAMES, main_of, summary
from bench.printing import Table, table
from tilewright.arena.kinds import CONTESTS
from tilewright.chance import Chance
from tilewright.games import EDITIONS
from tilewright.rules.booklets import DEFAULT
from tilewright.web.assets import addresses, browser_files

# Modules that measurements share, and parts of one.
SHARED = {
    "__init__",
    "__main__",
    "anytime",
    "commands",
    "offline_play",
    "players",
    "pool",
    "printing",
    "raw",
    "servers",
    "situations",
    "soak_people",
    "spells",
    "versions",
}


def test_every_module_is_a_measurement_or_shared() -> None:
    modules = {path.relative_to(FOLDER.parent).with_suffix("") for path in FOLDER.rglob("*.py")}
    named = {".".join(path.parts) for path in modules if path.name not in SHARED}
    assert {module for module in named if "hostile" not in module} == set(MODULES.values()) - {"bench.hostile.hostile"}


@pytest.mark.slow(reason="imports what every measurement needs")
@pytest.mark.parametrize("name", NAMES)
def test_help_says_what_is_measured_and_ends_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        main_of(name)(["--help"])
    said = capsys.readouterr().out
    assert said.startswith(f"usage: python -m bench {name} ")
    assert summary(name) in said
    assert said.splitlines()[-1].startswith(f"example: python -m bench {name} --")


def test_without_a_name_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    assert [line for line in NAMES if f"  {line} " not in said] == []
    assert main(["nothing"]) == 2
    assert "there is no 'nothing'" in capsys.readouterr().err


def test_a_table_is_the_same_whole_or_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    printed = Table("rules", "p99 ms")
    printed.add("six", 1.5)
    assert capsys.readouterr().out == table(("rules", "p99 ms"), [("six", 1.5)]) + "\n"


def test_results_are_not_in_the_documentation() -> None:
    docs = Path(__file__).resolve().parent.parent / "docs"
    assert {path.name for pattern in ("*.json", "*.jsonl") for path in docs.glob(pattern)} == {
        "protocol.json",
        "records.json",
    }


def test_no_page_is_heavy_or_jumps() -> None:
    """The table that `bench pages --write` has measured has every page, and all are within the budget."""
    block = PAGE.read_text("utf-8").partition("<!-- made by bench pages -->")[2].partition("<!-- end -->")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in block.strip().splitlines()[2:]]
    assert [row[0].strip("`") for row in rows] == addresses(browser_files())
    for page, size, _, *shifts in rows:
        assert int(size) < 220, page
        assert max(map(float, shifts)) < 0.05, page


def test_rounds_rank_the_hoarder_above_a_random_player_in_every_way() -> None:
    rules = CONTESTS.tiles.single_game(EDITIONS[DEFAULT].rulebook)
    evening = Evening(rules, ("random", "random", "hoarder", "hoarder"), 2, Chance(b"evening"))
    ranked = [*shares_right(evening, 12)]
    assert [shares[-1] for shares in ranked] == [1.0] * len(WAYS)
    assert ranked == [*shares_right(evening, 12)]
    assert reached([0.5, 0.7, 0.9], 0.8) == pytest.approx(2.5)
    assert reached([0.5, 0.7], 0.8) is None
