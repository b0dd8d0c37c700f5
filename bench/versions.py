"""Older versions of the program, to measure beside this one."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.environment import ROOT, Trouble


def checked_out(commit: str, folder: Path) -> Path:
    """Return a folder with the files of a commit."""
    sources = folder / "sources"
    sources.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", "--", commit], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        raise Trouble(f"git knows no commit {commit}.")
    subprocess.run(["tar", "--extract"], cwd=sources, input=archive.stdout, check=True)
    return sources
