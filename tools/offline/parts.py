"""What the offline game is made of besides our own code: Pyodide, Python packages and a C compiler, all pinned."""

import re
import shutil
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from tools.environment import ROOT, VENV, Trouble, run
from tools.node import package

FOLDER = VENV / "offline"
# The names of Python packages that our own imports below the service, and of those that they import.
PACKAGES = ("msgspec", "fluent-runtime", "fluent-syntax", "attrs", "babel", "pytz", "typing-extensions")
# The tags of Pyodide's wheels; they change with its Python.
TAGS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
_REQUIREMENT = re.compile(r"^([\w.-]+)==(?:.*\\\n)*.*", re.MULTILINE)


def pyodide() -> Path:
    """Return the folder of Pyodide."""
    return package("pyodide")


def wheels() -> list[Path]:
    """Return the wheels of the packages, fetched once and compared with their hashes."""
    return _fetched("wheels", _pins("run.txt", PACKAGES), ["--only-binary", ":all:", *TAGS])


def zig() -> Path:
    """Return the C compiler, fetched once and compared with its hash."""
    (wheel,) = _fetched("compiler", _pins("zig.txt", ("ziglang",)), ["--only-binary", ":all:"])
    unpacked = wheel.with_suffix("")
    if not unpacked.exists():
        shutil.unpack_archive(wheel, unpacked, "zip")
        (unpacked / "ziglang" / "zig").chmod(0o755)
    return unpacked / "ziglang" / "zig"


def _pins(file: str, names: Sequence[str]) -> str:
    """Return the lines of a file of requirements, with their hashes, for some packages."""
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    found = {each[1].lower().replace(".", "-").replace("_", "-"): each[0] for each in _REQUIREMENT.finditer(text)}
    return "\n".join(found[name] for name in names) + "\n"


def _python_with_pip() -> str:
    """Return this Python, or the one that .venv was made with: uv makes environments without pip."""
    return sys.executable if find_spec("pip") else str(Path(sys.base_prefix, "bin", "python3"))


def _fetched(name: str, pins: str, options: Sequence[str]) -> list[Path]:
    """Return the wheels of some requirements; they are fetched again when the requirements change."""
    folder = FOLDER / name
    listed = folder / "requirements.txt"
    if not (listed.exists() and listed.read_text(encoding="utf-8") == pins):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        wanted = folder / "wanted.txt"
        wanted.write_text(pins, encoding="utf-8")
        words = [_python_with_pip(), "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", *options]
        done = run([*words, "--dest", str(folder), "--requirement", str(wanted)])
        if done.returncode:
            raise Trouble(f"the packages could not be fetched: {done.stdout.strip().splitlines()[-1:]}")
        wanted.rename(listed)
    return sorted(folder.glob("*.whl"))
