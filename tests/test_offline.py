"""The game compiled for browsers plays what the game on this machine plays; it needs no browser, only Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.shared import made_once, shared_folder
from tools.offline.bundle import write
from tools.offline.kernels import NODE
from tools.offline.parts import pyodide

COMPILE = Path(__file__).parents[1] / "tools" / "offline" / "compile.mjs"
# Plays one game by each rulebook, with two bots of its ladder, and returns the hash of all events.
PLAYED = """
import hashlib, importlib, json
from tilewright.arena.match import play_match, start_events
from tilewright.bots.kinds import LADDERS
from tilewright.chance import Chance
from tilewright.games import EDITIONS, KINDS
from tilewright.messages.kinds import ENCODER

def played(name):
    rules = EDITIONS[name].rulebook
    ladder, engine, chance = LADDERS.of(rules), KINDS.of(rules).engine, Chance(name.encode())
    names = list(ladder.bots)[:4]
    bots = [ladder.bot(name) for name in (names[0], names[-1])]
    return play_match(engine, start_events(engine, rules, 2, chance), bots, chance).events

KERNELS = ("sets._packing", "solver._classic", "solver._special", "solver._crossword", "bots._playouts")
for kernel in KERNELS:
    importlib.import_module(f"tilewright.{kernel}")
found = json.dumps({name: hashlib.sha256(ENCODER.encode(played(name))).hexdigest() for name in EDITIONS})
"""
SCRIPT = """
import { readFileSync } from "node:fs";
const folder = process.argv[1];
const { loadPyodide } = await import(`file://${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder });
python.unpackArchive(new Uint8Array(readFileSync(`${folder}/app.zip`)), "zip", { extractDir: "/app" });
python.runPython("import sys; sys.path.insert(0, '/app')");
try {
  console.log(python.runPython(readFileSync(0, "utf8") + "\\nfound"));
} catch (wrong) {
  // The whole script would else be printed with it.
  console.error(wrong.message);
  process.exit(1);
}
"""


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
@pytest.mark.slow(reason="starts Python in Node, and plays a game by every rulebook there and here")
def test_games_in_the_compiled_form_are_those_of_this_machine(offline: Path) -> None:
    words = [str(NODE.path()), "--input-type=module", "--eval", SCRIPT, str(offline)]
    done = subprocess.run(words, input=PLAYED, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    here: dict[str, object] = {}
    exec(PLAYED, here)  # the same lines on both sides
    assert json.loads(done.stdout.splitlines()[-1]) == json.loads(str(here["found"]))


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
