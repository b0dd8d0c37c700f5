"""Packages of the browser part, inside .venv: it is checked with them, and its vendored files are made of them."""

import shutil
from pathlib import Path

from tools.environment import ROOT, VENV, Trouble, run

PINS = ROOT / "requirements" / "browser"
FOLDER = VENV / "browser"
_FILES = ("package.json", "package-lock.json")


def program(name: str) -> list[str]:
    """Return the words that start a program of the packages, which are installed first where they are not yet."""
    _install()
    return [_found("node"), str(FOLDER / "node_modules" / name)]


def types() -> list[str]:
    """Return the words that check the types of the browser part."""
    return [*program("typescript/bin/tsc"), "--project", str(ROOT / "jsconfig.json")]


def _install() -> None:
    """Install exactly what is pinned; npm compares every package with its hash."""
    npm = _found("npm")
    if all(_same(PINS / name, FOLDER / name) for name in _FILES) and (FOLDER / "done").exists():
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name in _FILES:
        shutil.copyfile(PINS / name, FOLDER / name)
    done = run([npm, "ci", "--prefix", str(FOLDER), "--ignore-scripts", "--no-audit", "--no-fund"])
    if done.returncode:
        raise Trouble(f"npm could not install requirements/browser: {done.stdout.strip().splitlines()[-1:]}.")
    (FOLDER / "done").touch()


def _found(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise Trouble(f"{name} is not on this machine (Debian: apt install nodejs npm).")
    return path


def _same(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()
