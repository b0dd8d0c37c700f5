"""What the offline game is made of besides our own code: Pyodide, Python packages and a C compiler, all pinned."""

import hashlib
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

from tools.environment import ROOT, VENV, Trouble, run
from tools.node import package

FOLDER = VENV / "offline"
# The names of Python packages that our own imports below the service, and of those that they import.
PACKAGES = ("msgspec", "fluent-runtime", "fluent-syntax", "attrs", "babel", "pytz", "typing-extensions")
TEST_PACKAGES = ("pytest", "pluggy", "iniconfig", "packaging", "pygments", "hypothesis", "sortedcontainers")
# The tags of Pyodide's wheels; they change with its Python.
TAGS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")
_REQUIREMENT = re.compile(r"^([\w.-]+)==(?:.*\\\n)*.*", re.MULTILINE)


def made_of(name: str, sources: Iterable[Path], make: Callable[[Path], object]) -> Path:
    """Return a folder that `make` fills; it is filled again when one of the files that it is made of changes."""
    pins = (ROOT / "requirements").rglob("*")
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted({*sources, *pins}):
        if path.is_file() and path.suffix != ".pyc":
            data = path.read_bytes()
            digest.update(f"{path.relative_to(ROOT)} {len(data)} ".encode() + data)
    made = FOLDER / f"{name}-{digest.hexdigest()[:16]}"
    if not made.exists():
        for old in FOLDER.glob(f"{name}-*"):
            shutil.rmtree(old, ignore_errors=True)
        FOLDER.mkdir(exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(prefix=f"{name}-", dir=FOLDER))
        make(unfinished)
        unfinished.chmod(0o755)
        unfinished.replace(made)
    return made


def pyodide() -> Path:
    """Return the folder of Pyodide."""
    return package("pyodide")


def wheels() -> list[Path]:
    """Return the wheels of the packages, fetched once and compared with their hashes."""
    return _fetched("wheels", _pins("run.txt", PACKAGES), ["--only-binary", ":all:", *TAGS])


def test_wheels() -> list[Path]:
    """Return the wheels of what runs tests, fetched once and compared with their hashes."""
    return _fetched("test_wheels", _pins("test.txt", TEST_PACKAGES), ["--only-binary", ":all:", *TAGS])


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
