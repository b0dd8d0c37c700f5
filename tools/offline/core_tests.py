"""The tests of everything below the server, in the Python of browsers: `python -m tools.offline.core_tests [PATH ...]`.

They run under Node, on the compiled package that browsers load; pytest needs the whole standard library. What cannot
run there is listed with its reason.
"""

import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from pathlib import Path

from tools.environment import ROOT, Trouble, run, run_tool
from tools.offline import bundle
from tools.offline.kernels import NODE
from tools.offline.parts import pyodide, test_wheels

# What needs a database, a network, a browser or other processes by its nature.
LEFT_OUT = ("browser", "cli", "client", "kill", "research", "service", "web")
FOLDERS = tuple(
    path.name for path in sorted((ROOT / "tests").iterdir()) if path.is_dir() and any(path.glob("**/test_*.py"))
)
PATHS = tuple(f"tests/{name}" for name in FOLDERS if name not in LEFT_OUT)
PATHS += ("tests/test_chance.py", "tests/test_games.py", "tests/test_conformance.py", "tests/test_clauses.py")
# Why a test cannot run in a browser, by a part of what it raises.
REASONS = {
    "does not support processes": "browsers have no other processes",
    "_multiprocessing": "browsers have no other processes",
    "_posixsubprocess": "browsers have no other processes",
    "can't start new thread": "browsers have no threads",
    "No module named 'numpy'": "research is not part of the game",
    "No module named 'PIL'": "browsers decode pictures themselves",
    "No module named 'tilewright.research": "research is not part of the game",
    "No module named 'tilewright.service": "the server is not part of the game without one",
    "No module named 'tilewright.web": "the server is not part of the game without one",
    "No module named 'tilewright.cli": "the terminal is not part of the game in a browser",
    "No module named 'sqlalchemy'": "the server is not part of the game without one",
}
SCRIPT = """
import { readFileSync } from "node:fs";
const [folder, library, files, wheels] = process.argv.slice(1);
const { loadPyodide } = await import(`file://${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder, stdLibURL: library });
const unpack = (path, extractDir) => python.unpackArchive(new Uint8Array(readFileSync(path)), "zip", { extractDir });
unpack(`${folder}/app.zip`, "/app");
unpack(files, "/repo");
for (const wheel of wheels.split("|")) unpack(wheel, "/wheels");
python.globals.set("paths", python.toPy(process.argv.slice(5)));
python.runPython(readFileSync(0, "utf8"));
"""
RUN = r"""
import json, os, sys
sys.path[:0] = ["/app", "/wheels", "/repo"]
os.chdir("/repo")
open("/repo/pytest.ini", "w").write("[pytest]\nmarkers =\n  slow\n  deep\nxfail_strict = true\n")
import hypothesis, pytest
hypothesis.settings.register_profile("browser", deadline=None, max_examples=25, database=None)
hypothesis.settings.load_profile("browser")
found = []

def noted(name, outcome, text=""):
    lines = [line[2:].strip() for line in text.splitlines() if line.startswith("E ")]
    why = next((line for line in lines if "Error" in line or "Exception" in line), (lines or [""])[0])
    found.append((name, outcome, why[:200]))

class Plugin:
    @pytest.fixture(scope="session")
    def deep(self):
        return False

    @pytest.fixture
    def unpredictable(self):
        pass  # without conftest.py, hosts draw from the operating system anyway

    def pytest_collection_modifyitems(self, items):
        for item in items:
            if item.get_closest_marker("deep"):
                item.add_marker(pytest.mark.skip(reason="only in a deep run"))

    def pytest_collectreport(self, report):
        if report.failed:
            noted(report.nodeid, "failed", str(report.longrepr))

    def pytest_runtest_logreport(self, report):
        if report.when == "call" or (report.when == "setup" and not report.passed):
            noted(report.nodeid, report.outcome, report.longreprtext)

options = ["-q", "--noconftest", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--import-mode=importlib"]
pytest.main([*options, "--tb=short", "--continue-on-collection-errors", *paths], plugins=[Plugin()])
print("\nFOUND " + json.dumps(found))
"""


def run_core_tests(paths: tuple[str, ...] = PATHS) -> list[tuple[str, str, str]]:
    """Return the name of each test with its outcome, "passed", "skipped" or "failed", and what a failed one raised."""
    with tempfile.TemporaryDirectory() as name:
        folder, files = Path(name, "files"), Path(name, "repository.zip")
        bundle.write(folder)
        _pack(files)
        wheels = "|".join(map(str, test_wheels()))
        words = [str(NODE.path()), "--stack-size=4000", "--input-type=module", "--eval", SCRIPT]
        done = subprocess.run(
            [*words, str(folder), str(pyodide() / bundle.LIBRARY), str(files), wheels, *paths],
            input=RUN,
            capture_output=True,
            text=True,
            check=False,
        )
    line = next((line for line in done.stdout.splitlines() if line.startswith("FOUND ")), None)
    if line is None:
        raise Trouble(f"the tests did not end: {(done.stdout + done.stderr)[-2_000:]}")
    return [(name, outcome, why) for name, outcome, why in json.loads(line.removeprefix("FOUND "))]


def reason(why: str) -> str | None:
    """Return why a test that raised this cannot run in a browser, or None if it should."""
    if known := next((words for part, words in REASONS.items() if part in why), None):
        return known
    lacking = re.search(r"No module named '([\w.]+)'", why)
    return f"{lacking[1]} is not in a browser" if lacking else None


def _pack(archive: Path) -> None:
    """Write what tests read of the repository into an archive."""
    listed = run(["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]).stdout.split("\n")
    with zipfile.ZipFile(archive, "w") as zipped:
        for path in listed:
            parts = Path(path).parts
            if path and parts[0] in {"tests", "src", "bench", "tools", "docs", "examples", "pyproject.toml"}:
                zipped.write(ROOT / path, path)


def main() -> int:
    """Run the tests and print what came of them; 1 if one failed that should not."""
    found = run_core_tests(tuple(sys.argv[1:]) or PATHS)
    counts = Counter(outcome for _, outcome, why in found if outcome != "failed")
    cannot = [(name, words) for name, outcome, why in found if outcome == "failed" and (words := reason(why))]
    failed = [(name, why) for name, outcome, why in found if outcome == "failed" and not reason(why)]
    print(f"{counts['passed']} passed, {len(failed)} failed, {len(cannot)} cannot run, {counts['skipped']} skipped")
    for name, words in cannot:
        print(f"cannot run: {name}: {words}")
    for name, why in failed:
        print(f"failed: {name}: {why}")
    return 1 if failed else 0


if __name__ == "__main__":
    run_tool(main)
