"""Every command and every piece of Python that the documentation shows is run, and its output compared."""

import doctest
import os
import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.runs import Run, Tilewright
from tests.daily import daily
from tests.test_docs import PAGES
from tools.environment import ROOT

FENCE = re.compile(
    r"(?:<!-- not run: (?P<reason>[^>]+) -->\n)?^```(?P<kind>.*)\n(?P<text>(?:.*\n)*?)```$", re.MULTILINE
)
KINDS = {"console", "html", "json", "python", "text", "toml"}
INLINE = re.compile(r"`((?:tilewright [a-z]+|python -m tools\.\w+|python -m bench [a-z-]+)(?: [^`]*)?)`")
# How many words are the name of a program of ours.
OURS = {
    2: re.compile(r"tilewright [a-z]+|python examples/"),
    3: re.compile(r"python -m (?:tools|tilewright)\."),
    4: re.compile(r"python -m bench [a-z]"),
}
SECONDS = 60
# Nothing for a shell; quoted words are for the program.
WITHOUT_SHELL = re.compile(r"tilewright [^|<>&;$`*\\]+")
# Many commands start a process, so a daily run takes every second page.
WITH_COMMANDS = [page for page in PAGES if "```console" in page.read_text("utf-8")]
WITH_PYTHON = [page for page in PAGES if "```python" in page.read_text("utf-8")]
LOOKS_LIKE_A_COMMAND = re.compile(r"^(\$ |tilewright [a-z]+ -|\./(play|check)\b|python -m |pip install )", re.MULTILINE)


class Block(NamedTuple):
    """A fenced block of a page: why it is not run, what it is, and its lines."""

    reason: str | None
    kind: str
    text: str


class Shown(NamedTuple):
    """A command of a page and the output that the page shows."""

    command: str
    output: str


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page."""
    return [Block(found["reason"], found["kind"], found["text"]) for found in FENCE.finditer(page.read_text("utf-8"))]


def commands(text: str) -> list[Shown]:
    r"""Return the commands of a console block, each with its output.

    >>> commands("$ one \\\n  two\nthree\n$ four\n")
    [Shown(command='one \\\n  two', output='three\n'), Shown(command='four', output='')]
    """
    first, *parts = re.split(r"^\$ ", text, flags=re.MULTILINE)
    assert first == "", f"a console block begins with a command: {first!r}"
    split = [re.fullmatch(r"((?:.*\\\n)*.*)\n((?:.*\n)*)", part) for part in parts]
    return [Shown(found[1], found[2]) for found in split if found]


def matches(shown: str, real: str) -> bool:
    r"""Return whether an output is the one that a page shows.

    >>> matches("a ... c\n", "a b c\n"), matches("a\n...\nz\n", "a\nb\nz\n"), matches("a ... c\n", "a b\n c\n")
    (True, True, False)
    """
    lines = shown.strip("\n").split("\n")
    patterns = ["(?:.*\n)*" if line == "..." else ".*".join(map(re.escape, line.split("..."))) + "\n" for line in lines]
    return re.fullmatch("".join(patterns), real.strip("\n") + "\n") is not None


@pytest.fixture
def machine(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """Return an empty folder, with ./play in it, and the environment of a user who has installed Tilewright."""
    programs = tmp_path / "bin"
    folder = tmp_path / "folder"
    for path, words in (
        (programs / "tilewright", "-m tilewright"),
        (programs / "python", ""),
        (folder / "play", "-m tilewright"),
    ):
        path.parent.mkdir(exist_ok=True)
        path.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n')
        path.chmod(0o755)
    (folder / "examples").symlink_to(ROOT / "examples")
    settings = {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "160",
        "HOME": str(tmp_path),
    }
    return folder, {**os.environ, **settings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_says_what_it_is_and_commands_are_in_console_blocks(page: Path) -> None:
    found = blocks(page)
    assert len(found) == page.read_text("utf-8").count("\n```") / 2
    # Directives of Sphinx are in braces.
    assert {block.kind for block in found if not block.kind.startswith("{")} <= KINDS
    others = [block.text for block in found if block.kind != "console"]
    assert [text for text in others if LOOKS_LIKE_A_COMMAND.search(text)] == []


@pytest.mark.slow(reason="starts a process for each command that needs a shell")
@pytest.mark.parametrize("page", daily(WITH_COMMANDS, *WITH_COMMANDS[::5]), ids=lambda page: page.name)
def test_every_command_prints_what_its_page_shows(
    page: Path,
    machine: tuple[Path, dict[str, str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    deep: bool,
) -> None:
    """A daily run calls the program here where it can: its start takes longer than most commands."""
    folder, environment = machine
    monkeypatch.chdir(folder)
    for name in ("LC_ALL", "COLUMNS", "HOME"):
        monkeypatch.setenv(name, environment[name])
    for block in blocks(page):
        if block.kind == "console" and block.reason is None:
            for command, output in commands(block.text):
                if not deep and WITHOUT_SHELL.fullmatch(command):
                    code, out, err = Tilewright(monkeypatch, capsys)(*shlex.split(command)[1:])
                else:
                    code, out, err = _run_in_shell(command, folder, environment)
                assert code == 0 or output, f"{command}\n{out or err}"
                assert not output or matches(output, out or err), f"{command}\n{out or err}"


def _run_in_shell(command: str, folder: Path, environment: dict[str, str]) -> Run:
    words = ["bash", "-o", "pipefail", "-c", command]
    done = subprocess.run(
        words,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def not_run(page: Path) -> Iterator[list[str]]:
    """Yield the words of every command of a page that is not run: in blocks that say why, and within sentences."""
    for block in blocks(page):
        if block.kind == "console" and block.reason:
            yield from (shlex.split(shown.command, comments=True) for shown in commands(block.text))
    for found in INLINE.finditer(FENCE.sub("", page.read_text("utf-8"))):
        yield shlex.split(found[1])


def options_not_run() -> dict[tuple[str, ...], set[str]]:
    """Return the options that the documentation gives to each program in commands that are not run."""
    found: dict[tuple[str, ...], set[str]] = {}
    for words in (words for page in PAGES for words in not_run(page)):
        length = next((length for length, ours in OURS.items() if ours.match(" ".join(words))), 0)
        options = {word.partition("=")[0] for word in words[length:] if word.startswith("--")} - {"--help"}
        if length and options:
            found.setdefault(tuple(words[:length]), set()).update(options)
    return found


OPTIONS = options_not_run()


def _source(program: tuple[str, ...]) -> Path:
    """Return the file of a program that Python runs: a script, a module or a package."""
    if program[1] != "-m":
        return ROOT / program[1]
    module = ROOT.joinpath(*program[2].split("."))
    return module / "__main__.py" if module.is_dir() else module.with_suffix(".py")


@pytest.mark.slow(reason="imports what a program needs")
@pytest.mark.parametrize("program", OPTIONS, ids=" ".join)
def test_the_options_of_a_command_that_is_not_run_exist(
    program: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    if program[1] == "examples/learn.py":
        pytest.importorskip("torch", reason="needs the extra learn")
    if program[0] == "tilewright":
        text = Tilewright(monkeypatch, capsys)(program[1], "--help").out
    else:
        monkeypatch.setattr(sys, "argv", [program[1], *program[3:], "--help"])
        with pytest.raises(SystemExit, match=r"^0$"):
            runpy.run_path(str(_source(program)), run_name="__main__")
        text = capsys.readouterr().out
    assert OPTIONS[program] - {*re.findall(r"--[a-z-]+", text)} == set()


@pytest.mark.parametrize("page", daily(WITH_PYTHON, *WITH_PYTHON[::2]), ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page):
        if block.kind == "python" and block.reason is None:
            if ">>> " not in block.text:
                exec(compile(block.text, page.name, "exec"), names)
                continue
            test = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            assert runner.run(test, clear_globs=False).failed == 0
            names.update(test.globs)
