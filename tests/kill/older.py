"""Older versions of this program, from the history of the repository, as servers that run beside today's."""

import subprocess
from pathlib import Path

import pytest

from tests.kill.processes import ROOT

_VERSIONS = "src/tilewright/service/storage/migrations/versions"


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def program_since(revision: str, folder: Path, *, before: bool = False) -> Path:
    """Return the tree of the first program with a migration, or of the last one without it; skip if it is unknown.

    It has no compiled parts, and runs with the packages of this environment.
    """
    # The last commit of a history that was cut off seems to add every file.
    if _git("rev-parse", "--is-shallow-repository") != "false":
        pytest.skip("the history of the repository is not here")
    first = _git("log", "--diff-filter=A", "--format=%H", "--", f"{_VERSIONS}/r{revision}_*.py").splitlines()[-1:]
    commit = _git("rev-parse", "--verify", f"{first[0]}^" if before else first[0]) if first else ""
    if not commit:
        pytest.skip(f"the history does not show when revision {revision} was added")
    folder.mkdir()
    packed = subprocess.run(
        ["git", "archive", commit, "src", "tests", "bench"], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder
