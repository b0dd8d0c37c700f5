"""The npm packages inside .venv that format, check and bundle the browser scripts and make the vendored files."""

import shutil
import tempfile
from pathlib import Path

from tools.environment import ROOT, VENV, Trouble, run

PINS = ROOT / "requirements" / "browser"
# npm refuses a folder that is reached by a link, and .venv may be one.
FOLDER = VENV.resolve() / "browser"
_FILES = ("package.json", "package-lock.json")


def program(name: str) -> list[str]:
    """Return the command that starts a program of the packages; they are installed first if they are missing."""
    _install()
    return [_found("node"), str(FOLDER / "node_modules" / name)]


def package(name: str) -> Path:
    """Return the folder of one of the packages; they are installed first if they are missing."""
    _install()
    return FOLDER / "node_modules" / name


def types() -> list[str]:
    """Return the command that checks the types of the browser scripts."""
    return [*program("typescript/bin/tsc"), "--project", str(ROOT / "jsconfig.json")]


def code(*, fix: bool) -> list[str]:
    """Return the command that checks the format and style of the browser scripts and style sheets, or mends them."""
    return [*program("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", *(["--write"] if fix else [])]


def _install() -> None:
    """Install exactly what is pinned; npm compares every package with its hash."""
    npm = _found("npm")
    if _installed():
        return
    VENV.mkdir(exist_ok=True)
    # Two processes may install at once: each fills its own folder, and the first one done is used.
    with tempfile.TemporaryDirectory(dir=FOLDER.parent, prefix="browser-") as folder:
        fresh = Path(folder, "packages")
        fresh.mkdir()
        for name in _FILES:
            shutil.copyfile(PINS / name, fresh / name)
        done = run([npm, "ci", "--prefix", str(fresh), "--ignore-scripts", "--no-audit", "--no-fund"])
        if done.returncode:
            raise Trouble(f"npm could not install requirements/browser: {done.stdout.strip().splitlines()[-1:]}.")
        (fresh / "done").touch()
        if not _installed():
            shutil.rmtree(FOLDER, ignore_errors=True)
            fresh.rename(FOLDER)


def _installed() -> bool:
    return all(_same(PINS / name, FOLDER / name) for name in _FILES) and (FOLDER / "done").exists()


def _found(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise Trouble(f"{name} is not on this machine (Debian: apt install nodejs npm).")
    return path


def _same(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()
