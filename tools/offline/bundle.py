"""The offline game as files: `python -m tools.offline.bundle FOLDER` compiles, collects and lists them."""

import base64
import gzip
import hashlib
import json
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.environment import ROOT, Trouble, run, run_tool, say
from tools.offline.kernels import NODE, compiled_kernel
from tools.offline.parts import made_of, pyodide, wheels

PACKAGE = ROOT / "src" / "tilewright"
# What a server or a terminal has on top of the game.
LEFT_OUT = (
    "client",
    "service",
    "web",
    "cli",
    "research",
    "__main__.py",
    "__pycache__",
    "*.so",
    "*.pyc",
    "*.c",
    "*.h",
    "*.bin",
    "*.md",
)
# Of Pyodide, what a browser loads.
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
# Of the standard library, what only servers, terminals and developers use.
NOT_PLAYED = (
    "_pyio.py", "_pyrepl", "bdb.py", "cProfile.py", "configparser.py", "curses", "dbm", "doctest.py",
    "ensurepip", "ftplib.py", "idlelib", "imaplib.py", "mailbox.py", "modulefinder.py", "multiprocessing",
    "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py",
    "pydoc.py", "pydoc_data", "smtplib.py", "sqlite3", "trace.py", "unittest", "venv", "webbrowser.py",
    "wsgiref", "xml", "xmlrpc",
)  # fmt: skip
LOCALES = ("root", "en", "en_001", "en_GB", "en_US", "nl", "fr", "de", "es", "pt", "pt_BR")
# Babel has data for a thousand locales, pytz for all time zones; a package's tests are of no use here.
UNUSED = ("babel/messages/", "babel/locale-data/", "babel/global.dat", "pytz/zoneinfo/")


def write(folder: Path) -> None:
    """Write everything that a browser loads to play without a server into a folder, with a list of sizes and hashes."""
    shutil.rmtree(folder, ignore_errors=True)
    sources = (path for path in PACKAGE.rglob("*") if _is_bundled(path.relative_to(PACKAGE)))
    tools = (Path(__file__).with_name(name) for name in ("bundle.py", "compile.mjs", "kernels.py"))
    inputs = [path for path in (*sources, *tools) if path.suffix not in {".so", ".pyc"}]
    shutil.copytree(made_of("bundle", inputs, _make), folder)


def _make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        say("compiling the kernel for the browser")
        collected = _collect(Path(name, "app"))
        say("compiling the package for the browser")
        _compile(collected, folder / "app.zip")
        say("compiling the standard library for the browser")
        _compile(_library(Path(name, "library")), folder / LIBRARY, "2")
    for file in OF_PYODIDE:
        shutil.copyfile(pyodide() / file, folder / file)
    # Pyodide reads its list of packages at the start; all that we need are ours.
    lock = json.loads((pyodide() / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
    files = {path.name: _described(path) for path in sorted(folder.iterdir())}
    (folder / "files.json").write_text(json.dumps(files, indent=1), encoding="utf-8")
    shipped = sum(int(described["gzip"]) for described in files.values())
    say(f"{folder}: {shipped / 1e6:.1f} MB compressed")


def _collect(app: Path) -> Path:
    """Put our package, its kernel and the packages it needs into one folder."""
    shutil.copytree(PACKAGE, app / "tilewright", ignore=shutil.ignore_patterns(*LEFT_OUT))
    kernel = compiled_kernel()
    shutil.copyfile(kernel, app / "tilewright" / "kernel" / kernel.name)
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(app, [name for name in archive.namelist() if _is_wanted(name)])
    return app


def _library(folder: Path) -> Path:
    """Put what is used of the standard library into a folder: Pyodide has it as sources, which each start compiles."""
    with zipfile.ZipFile(pyodide() / LIBRARY) as archive:
        names = [name for name in archive.namelist() if name.split("/")[0] not in NOT_PLAYED]
        archive.extractall(folder, names)
    return folder


def _is_bundled(path: Path) -> bool:
    """Return whether a file of the package is in the bundle, by its folders."""
    return not {*path.parts} & {*LEFT_OUT}


def _is_wanted(name: str) -> bool:
    """Return whether a file of a wheel is used."""
    if name in {f"babel/locale-data/{locale}.dat" for locale in LOCALES} | {"babel/global.dat"}:
        return True
    return not name.startswith(UNUSED) and not name.endswith((".pyi", "/RECORD"))


def _compile(app: Path, archive: Path, optimized: str = "0") -> None:
    """Compile a folder with the Python that will read it, and write what is compiled, and all data, into an archive.

    Optimized by 2 it has no docstrings and no assertions.
    """
    script = Path(__file__).with_name("compile.mjs")
    words = [str(NODE.path()), str(script), str(pyodide()), str(app), optimized]
    done = run(words)
    if done.returncode:
        raise Trouble(f"the package did not compile for the browser:\n{done.stdout[-2000:]}")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path in sorted(app.rglob("*")):
            if path.is_file() and path.suffix != ".py":
                # Always the same time: what is the same has the same hash.
                entry = zipfile.ZipInfo(path.relative_to(app).as_posix(), (2026, 1, 1, 0, 0, 0))
                zipped.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def _described(path: Path) -> dict[str, int | str]:
    """Return what a page needs to know of a file: its sizes, and the hash by which a browser checks it."""
    data = path.read_bytes()
    digest = base64.b64encode(hashlib.sha384(data).digest()).decode()
    return {"bytes": len(data), "gzip": len(gzip.compress(data, 9, mtime=0)), "integrity": f"sha384-{digest}"}


def main() -> int:
    """Write the files into the folder that the command line names."""
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print(f"{__doc__}\n\nexample: python -m tools.offline.bundle /tmp/offline")
        return 2
    write(Path(sys.argv[1]).absolute())
    return 0


if __name__ == "__main__":
    run_tool(main)
