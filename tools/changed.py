"""What a change can fail: the test files that read a changed file, directly or through others.

A Python file reads each module of ours that it imports or names in its text (verbs and programs are started by name),
and each file whose name or pattern (`*.md`) stands in its text. A file that is not Python belongs to the modules of the
nearest folder above it that has some: styles to `web`, C to `kernel`, texts to `words`. What nobody seems to read, and
what every test needs, can fail any test.
"""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import PurePosixPath

from tools.environment import ROOT, Trouble

_FOLDERS = ("src/tilewright", "tests", "tools", "bench", "examples", "docs")
# What every test needs, or decides which tests there are.
_OF_ALL = re.compile(r"pyproject\.toml|setup\.py|conftest\.py|requirements/.*|tests/(conftest|costs|shared|daily)\.py")
_MODULE = re.compile(r"\b(?:tilewright|tests|tools|bench|examples)(?:\.\w+)+")
_FROM = re.compile(r"^\s*from (\S+) import (?:\(([^)]*)\)|(.*))", re.MULTILINE)
# `python -m tilewright`, and words that the command line makes module names of.
_PROGRAM = re.compile(r'"-m",? "?tilewright\b')
_NAMES = re.compile(r"\*\.[\w.]+|[\w*-]+\.\w+")
_VERBS = "src/tilewright/cli/"


def changed_since(commit: str) -> list[str]:
    """Return the files that differ from a commit, and those that git does not know yet."""
    asked = (["diff", "--name-only", commit, "--"], ["ls-files", "--others", "--exclude-standard"])
    found: list[str] = []
    for words in asked:
        try:
            done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError) as trouble:
            said = getattr(trouble, "stderr", None) or f"{trouble}"
            raise Trouble(f"git does not say what was changed since {commit}: {said.strip()}") from None
        found += done.stdout.splitlines()
    return sorted({*found})


def affected_tests(changed: Iterable[str]) -> list[str] | None:
    """Return the files whose tests or examples can fail when these files change, or None if any test can."""
    affected: set[str] = set()
    lookers: set[str] = set()
    for file in changed:
        first = {file} if file in _texts() else _readers_of_data(file)
        lookers |= (seen := _readers_of_patterns(file))
        if not first | seen or _OF_ALL.fullmatch(file):
            return None
        affected |= first
    waiting = list(affected)
    while waiting:
        new = _readers().get(waiting.pop(), set()) - affected
        affected |= new
        waiting += new
    return sorted(file for file in affected | lookers if _has_tests(file))


def _has_tests(file: str) -> bool:
    if file.startswith("tests/"):
        return PurePosixPath(file).name.startswith("test_") and file in _texts()
    return file.startswith("src/") and ">>>" in _texts()[file]


@cache
def _texts() -> Mapping[str, str]:
    """Return the text of each Python file of ours; a lazy package's stub is part of it."""
    texts = {}
    for folder in _FOLDERS:
        for path in (ROOT / folder).rglob("*.py"):
            stub = path.with_suffix(".pyi")
            more = stub.read_text("utf-8") if stub.exists() else ""
            texts[path.relative_to(ROOT).as_posix()] = path.read_text("utf-8") + more
    return texts


@cache
def _modules() -> Mapping[str, str]:
    """Return the file of each module name."""
    found = {}
    for file in _texts():
        parts = PurePosixPath(file.removeprefix("src/")).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


@cache
def _readers() -> Mapping[str, set[str]]:
    """Return which files read each Python file."""
    readers = defaultdict(set)
    for file, text in _texts().items():
        for name in _named_modules(file, text):
            readers[name].add(file)
    return readers


def _named_modules(file: str, text: str) -> set[str]:
    """Return the files of the modules that a Python file names."""
    names = set(_MODULE.findall(text))
    for origin, many, few in _FROM.findall(text):
        names |= {f"{origin}.{name}" for name in re.findall(r"\w+", many or few)} | {origin}
    found = {_modules()[known] for name in names if (known := _longest_module(name))}
    if _PROGRAM.search(text):
        found.add(f"{_VERBS}main.py")
    if file == f"{_VERBS}main.py":
        found |= {verb for verb in _texts() if verb.startswith(_VERBS)}
    if file.startswith("tests/"):
        # pytest imports the conftest of each folder above a test.
        folders = PurePosixPath(file).parents
        found |= {conftest for folder in folders if (conftest := f"{folder}/conftest.py") in _texts()}
    return found - {file}


def _longest_module(name: str) -> str | None:
    while name not in _modules():
        name, dot, _ = name.rpartition(".")
        if not dot:
            return None
    return name


@cache
def _readers_of_names() -> Mapping[str, set[str]]:
    """Return which Python files have each file name or pattern in their text."""
    readers = defaultdict(set)
    for file, text in _texts().items():
        for name in _NAMES.findall(text):
            readers[name].add(file)
    return readers


def _readers_of_patterns(file: str) -> set[str]:
    """Return the Python files that look at all files with the ending of this one, and those that import such a file."""
    names = PurePosixPath(file).name.split(".")
    patterns = ("*." + ".".join(names[start:]) for start in range(1, len(names)))
    found = set().union(*(_readers_of_names().get(pattern, set()) for pattern in patterns))
    return found.union(*(_readers().get(each, set()) for each in found))


def _readers_of_data(file: str) -> set[str]:
    """Return the Python files that read a file that is not Python."""
    path = PurePosixPath(file)
    named = set(_readers_of_names().get(path.name, set()))
    if file.startswith(("src/", "bench/")):
        folder = next(each for each in path.parents if any((ROOT / each).glob("*.py")))
        return named | {each for each in _texts() if PurePosixPath(each).parent == folder}
    return named
