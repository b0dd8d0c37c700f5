"""The game compiled for browsers plays what the game on this machine plays; it needs no browser, only Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from bench.offline import DEEP, compare, report
from tests.shared import made_once, shared_folder
from tilewright.bots.registry import DICE, TILES
from tools.offline.bundle import write
from tools.offline.kernels import NODE
from tools.offline.parts import pyodide

COMPILE = Path(__file__).parents[1] / "tools" / "offline" / "compile.mjs"


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with everything that a browser loads."""
    return made_once(shared_folder(tmp_path_factory), "offline", lambda folder: write(folder / "files")) / "files"


@pytest.mark.deep
@pytest.mark.slow(reason="compiles the kernels and the package for browsers: 40 seconds of processor time")
def test_every_file_has_its_hash_and_the_whole_is_small(offline: Path) -> None:
    listed = json.loads((offline / "files.json").read_text("utf-8"))
    assert listed.keys() == {path.name for path in offline.iterdir()} - {"files.json"}
    assert sum(described["gzip"] for described in listed.values()) < 10e6


@pytest.mark.deep
@pytest.mark.slow(reason="starts Python in Node, and plays 100 games there and here")
def test_games_answers_and_verdicts_in_the_compiled_form_are_those_of_this_machine(offline: Path) -> None:
    compared = compare(offline, *DEEP)
    print(report(offline, compared))
    assert compared.differences == []
    assert tuple(len(compared.there[part]) for part in ("played", "solved", "judged")) == DEEP
    assert len(compared.there["seconds"]) == sum(len(ladder.bots) for ladder in (TILES, DICE))


@pytest.mark.deep
@pytest.mark.slow(reason="starts Python in Node")
def test_a_kernel_that_cannot_be_loaded_fails_the_build(tmp_path: Path) -> None:
    package = tmp_path / "tilewright"
    package.mkdir()
    (package / "__init__.py").touch()
    words = [str(NODE.path()), str(COMPILE), str(pyodide()), str(tmp_path)]
    assert subprocess.run(words, capture_output=True, timeout=600, check=False).returncode == 0
    (package / "_kernel.abi3.so").write_bytes(b"nothing")
    assert subprocess.run(words, capture_output=True, timeout=600, check=False).returncode != 0
