"""The command line as a whole: help with an example for every verb, verbs that do not exist, real processes."""

import importlib.metadata
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.cli.main import VERBS

PROGRAM = (sys.executable, "-c", "from tilewright.cli.main import main; main()")


def installed() -> bool:
    """Return whether the package is installed, rather than only found on the path."""
    try:
        importlib.metadata.version("tilewright")
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def test_help_names_every_verb_and_gives_an_example(tilewright: Tilewright) -> None:
    for asked in ("--help", "-h", "help"):
        run = tilewright(asked)
        assert (run.code, run.err) == (0, "")
        assert all(f"\n  {verb} " in run.out for verb in VERBS)
        assert "Example" in run.out


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_every_verb_has_an_example(tilewright: Tilewright, verb: str) -> None:
    run = tilewright(verb, "--help")
    assert (run.code, run.err) == (0, "")
    assert f"Example: tilewright {verb}" in run.out


@pytest.mark.parametrize(
    ("verb", "reason"),
    [
        ("chek", '"chek" is not a verb: did you mean check?'),
        ("deal", '"deal" is not a verb: `tilewright --help` lists the verbs'),
        ("--verson", '"--verson" is not a verb: `tilewright --help` lists the verbs'),
        ("", '"" is not a verb: `tilewright --help` lists the verbs'),
        ("a\nb", '"a?b" is not a verb: `tilewright --help` lists the verbs'),
        ("x" * 100_000, f'"{"x" * 24}…" is not a verb: `tilewright --help` lists the verbs'),
    ],
)
def test_a_verb_that_does_not_exist_is_one_line(tilewright: Tilewright, verb: str, reason: str) -> None:
    assert refusal(tilewright(verb)) == f"tilewright: {reason}"


# The first module of the verb is imported with Ctrl-C pressed.
_INTERRUPTED_IMPORT = """
import sys
from tilewright.cli.main import main

class Pressed:
    def find_spec(self, name, path=None, target=None):
        if name == "tilewright.cli.solve":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Pressed())
main()
"""


def test_ctrl_c_while_a_verb_is_imported_is_one_line() -> None:
    run = subprocess.run(
        [sys.executable, "-c", _INTERRUPTED_IMPORT, "solve"], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (130, "", "tilewright solve: stopped\n")


@pytest.mark.skipif(not installed(), reason="tilewright is not installed here, only on the path: no version to name")
def test_the_version_is_printed(tilewright: Tilewright) -> None:
    run = tilewright("--version")
    assert tilewright("-V") == run
    assert run.code == 0
    assert run.out.startswith(f"tilewright {importlib.metadata.version('tilewright')}")


def called(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the program as a process of its own."""
    return subprocess.run([*PROGRAM, *arguments], input=stdin, capture_output=True, check=False, timeout=60)


@pytest.mark.slow(reason="starts the program four times")
def test_the_process_answers_on_stdout_and_by_its_exit_code() -> None:
    legal = called("check", "--json", stdin=b"R3 J R5\n")
    assert (legal.returncode, legal.stderr) == (0, b"")
    assert json.loads(legal.stdout)["readings"] == [{"shape": "run", "points": 12, "stands": ["R3", "R4", "R5"]}]
    illegal = called("check", "--json", "R3 R5 R6")
    assert (illegal.returncode, illegal.stderr) == (1, b"")
    assert json.loads(illegal.stdout)["why"] == "there’s a gap in the run: red 4 is missing"
    bad = called("check", stdin=b"B14\n")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.decode() == 'tilewright check: line 1: "B14" is not a tile: numbers run from 1 to 13\n'
    garbage = called("check", stdin=bytes(range(256)) * 4_000)
    assert garbage.returncode == 2
    assert garbage.stderr.count(b"\n") == 1


@pytest.mark.slow(reason="starts the program and leaves it")
def test_a_closed_pipe_gives_no_traceback(tmp_path: Path) -> None:
    rows = tmp_path / "rows.txt"
    rows.write_bytes(b"R3 J R5\n" * 20_000)
    with (
        rows.open("rb") as stdin,
        subprocess.Popen(
            [*PROGRAM, "check", "--json"], stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process,
    ):
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"row"')
        process.stdout.close()
        assert process.stderr.read() == b""
        # As a shell reports SIGPIPE: neither "no" nor bad input.
        assert process.wait() == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is always full")
def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run([*PROGRAM, "rules"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert (run.returncode, run.stderr) == (2, b"tilewright rules: cannot write: No space left on device\n")


def test_the_package_is_the_command_line(tilewright: Tilewright) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tilewright", "rules", "-h"], capture_output=True, text=True, check=True
    )
    assert run.stdout.replace("python -m tilewright", "tilewright") == tilewright("rules", "--help").out
