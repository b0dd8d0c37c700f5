"""The notebooks run from top to bottom in their short form, and have the outputs of a whole run."""

import json
from pathlib import Path

import pytest

from tools.notebooks import FOLDER, SHORT, code_cells, run

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.slow(reason="plays games, and one notebook starts a program")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_and_has_its_outputs(path: Path) -> None:
    notebook = json.loads(path.read_text("utf-8"))
    stored = [cell["outputs"] for cell in code_cells(notebook)]
    run(notebook, short=True)
    assert [bool(cell["outputs"]) for cell in code_cells(notebook)] == [bool(outputs) for outputs in stored]
    parameters = [cell for cell in code_cells(notebook) if "parameters" in cell["metadata"].get("tags", ())]
    assert len(parameters) == 1
    assert all(f"{name} = " in "".join(parameters[0]["source"]) for name in notebook["metadata"][SHORT])
    # Every run counts cells from 1.
    assert [cell["execution_count"] for cell in code_cells(notebook)] == [*range(1, len(stored) + 1)]


def test_there_are_three() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["learning", "solver", "statistics"]
