"""The command bench, at its quickest, and its plot."""

import json
import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.cli import bench
from tilewright.cli.measuring.plot import plot
from tilewright.cli.measuring.positions import worst_positions
from tilewright.kernel import form
from tilewright.solver.solve import solve


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing."""
    monkeypatch.setattr(bench, "_QUICK", bench.Sizes(4, 1, 2, 1, 1))


@pytest.mark.deep
@pytest.mark.slow(reason="measures a little of everything, two processes of bots among it")
@pytest.mark.usefixtures("small")
def test_the_table_has_everything_and_the_plot_is_written(tilewright: Tilewright, tmp_path: Path) -> None:
    run = tilewright("bench", "--quick", "--plot", str(tmp_path / "plot.svg"))
    assert run.code == 0
    for part in (
        "all  ",
        "160 pieces, 4 jokers",
        "classic-fr",
        "turbo, us",
        "turbo, plain form",
        "worst found",
        "judging a turn",
        "solve_many()",
        "legal_plays(), racks of 14",
        "beginner",
        "two workers : one",
    ):
        assert part in run.out
    assert run.err.startswith("measuring solve() with 0 jokers")
    ElementTree.parse(tmp_path / "plot.svg")


@pytest.mark.deep
@pytest.mark.slow(reason="measures a little of everything, two processes of bots among it")
@pytest.mark.usefixtures("small")
def test_the_figures_are_also_written_as_json(tilewright: Tilewright) -> None:
    run = tilewright("bench", "--quick", "--json")
    found = json.loads(run.out)
    assert (run.code, found["kernel"]) == (0, form())
    named = {one["name"]: one for one in found["measures"]}
    assert {"solve(), 0 jokers", "solve(), all jokers", "turbo", "judging a turn on 100 pieces", "greedy"} <= {*named}
    assert 0 < named["solve(), all jokers"]["median_us"] <= named["solve(), all jokers"]["p99_us"]
    assert named["greedy"]["games_per_s"] > 0


@pytest.mark.slow(reason="measures the solver a little")
@pytest.mark.usefixtures("small")
def test_without_pulp_its_column_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tilewright.cli.measuring.integer_program", raising=False)
    monkeypatch.setitem(sys.modules, "pulp", None)
    # The other sections of the output do not use it.
    *_, note = bench._solving(bench._QUICK)
    assert "PuLP is not installed" in str(note)


def test_a_plot_that_cannot_be_written_is_said_before_anything_is_measured(
    tilewright: Tilewright, tmp_path: Path
) -> None:
    run = tilewright("bench", "--quick", "--plot", str(tmp_path / "nowhere" / "plot.svg"))
    assert run.err.startswith("tilewright bench: cannot write")
    assert (run.code, run.out) == (2, "")


def test_a_plot_has_a_line_for_each_number_of_jokers() -> None:
    text = plot({0: [(0, 2e-5), (90, 3e-4)], 1: [(0, 1e-4), (90, 2e-2)]}, "compiled")
    root = ElementTree.fromstring(text)
    assert len(root.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert "prefers-color-scheme: dark" in text
    assert ">100 ms<" in text


def test_the_worst_positions_are_solved_in_time() -> None:
    limit = 1e6 if form() == "compiled" else 60e6
    for position in worst_positions():
        answer = solve(position)
        assert answer.exact
        assert answer.us < limit


def test_bad_options_are_refused(tilewright: Tilewright) -> None:
    assert "--fast" in refusal(tilewright("bench", "--fast"))


def test_the_version_names_the_form_of_the_solver(tilewright: Tilewright) -> None:
    assert tilewright("--version").out.endswith(f", {form()} solver\n")


def test_ci_has_the_compiled_form() -> None:
    if os.environ.get("CI") != "true":
        pytest.skip("only in CI must the compiled form be there")
    assert form() == "compiled"
