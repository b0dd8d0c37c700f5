"""The two commands, ./play and ./check, run for real in a copy of the checkout."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tools.checks import DEAREST, Result, dearest, screen, skips
from tools.environment import LEVELS
from tools.parts import Part, install_missing

ROOT = Path(__file__).resolve().parent.parent
PARTS_OF_A_CHECKOUT = ("play", "check", "tools", "requirements", "pyproject.toml", "setup.py")

# A stand-in for uv that records its arguments and makes an environment of two small scripts.
UV = """\
import os, pathlib, sys
here = pathlib.Path(__file__).parent
with open(here / "asked", "a") as asked:
    print(*sys.argv[1:], file=asked)
if os.environ.get("UV_FAILS_AT", "nowhere") in sys.argv:
    sys.exit(print("disk is full") or 1)
commands = pathlib.Path(".venv", "bin")
if sys.argv[1] == "venv":
    commands.mkdir(parents=True)
    commands.joinpath("python").write_text((here / "python").read_text())
    commands.joinpath("python").chmod(0o755)
elif "-e" in sys.argv:
    commands.joinpath("tilewright").write_text("#!/bin/sh\\necho played $*\\n")
    commands.joinpath("tilewright").chmod(0o755)
"""

# The Python of that environment: it records its arguments, and fails the type check.
PYTHON = """\
import pathlib, sys
with open(pathlib.Path(sys.argv[0]).parents[2] / "bin" / "steps", "a") as steps:
    print(*sys.argv[1:], file=steps)
sys.exit("mypy" in sys.argv)
"""


@pytest.fixture
def checkout() -> Iterator[Path]:
    """Return a copy of the checkout's own files, in a folder that other users can read."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        for part in PARTS_OF_A_CHECKOUT:
            copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
            copy(ROOT / part, folder / part)
        (folder / "bin").mkdir()
        yield folder


@pytest.fixture
def uv(checkout: Path) -> Path:
    """Put the stand-in for uv on the path of the copy, and return the file of its arguments."""
    for name, text in (("uv", UV), ("python", PYTHON)):
        program = checkout / "bin" / name
        program.write_text(f"#!{sys.executable}\n{text}")
        program.chmod(0o755)
    return checkout / "bin" / "asked"


def run(folder: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python in `folder`, with only the folder's own bin on the path."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PIP_", "UV_"))}
    environment = {**kept, "PATH": str(folder / "bin"), "CI": "", **settings}
    words = (sys.executable, *words)
    return subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """Return the last line of a run that failed with exit code 2 and without a traceback."""
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def test_the_first_start_installs_and_passes_its_arguments_on(checkout: Path, uv: Path) -> None:
    done = run(checkout, "play", "rules", "--json")
    assert (done.stdout, done.returncode) == ("played rules --json\n", 0)
    made, packages, project = uv.read_text().splitlines()
    assert made.startswith("venv")
    assert packages.endswith("--require-hashes -r requirements/web.txt")
    assert project.endswith("--no-deps --no-build-isolation -e .")


def test_the_second_start_installs_nothing(checkout: Path, uv: Path) -> None:
    run(checkout, "play")
    uv.unlink()
    done = run(checkout, "play")
    assert (done.stdout, done.stderr) == ("played\n", "")
    assert not uv.exists()


@pytest.mark.parametrize(
    "name", ["pyproject.toml", "setup.py", "requirements/web.txt", "src/tilewright/kernel/pieces/lanes.h"]
)
def test_a_relevant_change_installs_again_in_the_same_environment(checkout: Path, uv: Path, name: str) -> None:
    run(checkout, "play")
    uv.unlink()
    (checkout / name).parent.mkdir(parents=True, exist_ok=True)
    with (checkout / name).open("a") as file:
        file.write("\n")
    assert run(checkout, "play").returncode == 0
    assert len(uv.read_text().splitlines()) == 2


def test_a_moved_checkout_makes_a_new_environment(checkout: Path, uv: Path, tmp_path: Path) -> None:
    run(checkout, "play")
    moved = shutil.copytree(checkout, tmp_path / "moved here")
    assert run(moved, "play").stderr.startswith("making .venv")


def test_an_environment_for_checks_is_enough_to_play(checkout: Path, uv: Path) -> None:
    run(checkout, "check")
    uv.unlink()
    assert run(checkout, "play").stdout == "played\n"
    assert not uv.exists()


@pytest.mark.parametrize("words", [["league"], ["simulate", "--cluster", "tcp://127.0.0.1:9"]])
def test_verbs_that_need_more_packages_install_them_on_demand(checkout: Path, uv: Path, words: list[str]) -> None:
    run(checkout, "play")
    uv.unlink()
    assert run(checkout, "play", *words).stdout == f"played {' '.join(words)}\n"
    assert uv.read_text().splitlines()[0].endswith("--require-hashes -r requirements/arena.txt")
    uv.unlink()
    assert run(checkout, "play").stdout == "played\n"
    assert not uv.exists()


def test_a_failed_installation_says_why_and_is_tried_again(checkout: Path, uv: Path) -> None:
    assert complaint(run(checkout, "play", UV_FAILS_AT="-e")).startswith("play: installing failed: disk is full")
    assert run(checkout, "play").stdout == "played\n"


def test_every_step_of_a_check_runs_and_one_failure_fails_it(checkout: Path, uv: Path) -> None:
    done = run(checkout, "check", "--deep", "--part", "3/8", "--again", "--", "-k", "joker")
    assert done.returncode == 1
    assert re.search(r"^  types +failed", done.stdout, re.MULTILINE)
    assert done.stdout.splitlines()[-1].startswith("failed: types (")
    compiling, *others = (checkout / "bin" / "steps").read_text().splitlines()
    assert compiling.startswith("-m compileall ")
    # The code and its tests are checked side by side.
    *code, tests = sorted(others, key=lambda step: "pytest" in step)
    assert code == ["-m ruff format --check .", "-m ruff check .", "-m mypy", "-m tools.message_types"]
    assert tests.endswith("build/costs.json --deep --part=3/8 --again -k joker")


def test_in_ci_a_missing_part_fails_the_check(checkout: Path, uv: Path) -> None:
    done = run(checkout, "check", CI="true")
    assert re.search(r"^  Redis +failed +not on this machine", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--part=3/8", "--part needs --deep"),
        ("--deep --again", "--again needs --part"),
        ("--deep --speed", "argument --speed: not allowed with argument --deep"),
        ("--changed=no-such-commit", "git does not say what was changed since no-such-commit"),
    ],
)
def test_options_that_cannot_be_followed_say_so(checkout: Path, uv: Path, words: str, said: str) -> None:
    assert said in complaint(run(checkout, "check", *words.split()))


def test_durations_are_judged_on_a_quiet_machine_alone(checkout: Path, uv: Path) -> None:
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        said = complaint(run(checkout, "check", "--speed"))
    finally:
        busy.kill()
        busy.wait()
    assert re.fullmatch(r"check: not quiet: other programs use \d+% of this machine; no verdict\.", said)
    assert not [step for step in (checkout / "bin" / "steps").read_text().splitlines() if "pytest" in step]


def test_help_shows_an_example(checkout: Path) -> None:
    done = run(checkout, "check", "--help")
    assert done.returncode == 0
    assert "./check --deep" in done.stdout


@pytest.mark.deep
@pytest.mark.slow(reason="makes a real environment, for a real pip to fail in")
def test_without_a_network_a_message_says_so(checkout: Path) -> None:
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "0"}
    assert complaint(run(checkout, "play", **nowhere)).startswith("play: the packages could not be fetched")


def test_without_a_venv_module_a_message_says_so(checkout: Path) -> None:
    (checkout / "ensurepip.py").write_text("raise ImportError")
    assert "apt install python3-venv" in complaint(run(checkout, "play"))


def test_in_a_read_only_folder_a_message_says_so(checkout: Path) -> None:
    checkout.chmod(0o555)
    # Root may write anywhere, so the process becomes another user first.
    other_user = "import os; from tools.environment import *; os.getuid() or os.setuid(65534); "
    done = run(checkout, "-c", other_user + "leave('play', lambda: start('tilewright', []))")
    checkout.chmod(0o755)
    assert "cannot be written to" in complaint(done)


@pytest.mark.parametrize("script", ["play", "check"])
def test_an_older_python_prints_which_one_is_needed(checkout: Path, script: str) -> None:
    ast.parse((checkout / script).read_text(), feature_version=(3, 4))
    older = f"import sys; sys.version_info = (3, 10, 1); exec(open('{script}').read())"
    assert "needs Python 3.11 or newer and this is Python 3.10" in complaint(run(checkout, "-c", older))


def test_the_closing_screen_names_what_failed() -> None:
    lines = screen([Result("tests", "failed", "3 ran", 1.26), Result("Redis", "skipped", "not here")], 2.0).splitlines()
    assert lines[-4:] == [
        "  tests  failed     1.3 s  3 ran",
        "  Redis  skipped           not here",
        "",
        "failed: tests (2.0 s)",
    ]


def test_reasons_to_skip_are_counted() -> None:
    skipped = '<testcase><skipped type="pytest.skip" message="no Redis"/></testcase>'
    expected = '<testcase><skipped type="pytest.xfail" message="known"/></testcase>'
    assert skips(f"<testsuites>{skipped}{skipped}{expected}</testsuites>") == {"no Redis": 2}


def test_the_dearest_modules_fixtures_and_servers_are_named_with_what_they_prove() -> None:
    seconds = {"tests/a.py::one[x]": 2.0, "fixture site of all": 1.5, "tests/a.py::two": 0.5, "server of all": 1.0}
    seconds |= {f"tests/m{number}.py::three": 0.25 for number in range(DEAREST)}
    first, second, third, *others = dearest({"seconds": seconds, "about": {"tests/a.py": "It proves.", "x": "No."}})
    assert first == Result("tests", "dear", "tests/a.py: It proves.", 2.5)
    assert (second.note, third.note) == ("fixture site of all", "server of all")
    assert len(others) == DEAREST - 3


def test_missing_parts_are_installed_from_debians_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apt = tmp_path / "apt-get"
    apt.write_text(f'#!/bin/sh\necho "$@" "$DEBIAN_FRONTEND" >> {tmp_path}/asked\n')
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    present = Part("apt", ("apt-get",), ("apt",))
    absent = Part("loom", ("loom-that-is-nowhere",), ("loom", "yarn"))
    assert present.path() == str(apt)
    assert absent.path() is None
    install_missing((present, absent))
    assert (tmp_path / "asked").read_text().splitlines() == [
        "-q update noninteractive",
        "-q install --yes --no-install-recommends loom yarn noninteractive",
    ]


def test_the_newest_of_several_versions_is_used(tmp_path: Path) -> None:
    for version in ("9", "15"):
        server = tmp_path / version / "bin" / "initdb"
        server.parent.mkdir(parents=True)
        server.touch(mode=0o755)
    part = Part("server", ("initdb",), ("server",), f"{tmp_path.relative_to('/')}/*/bin")
    assert part.path() == str(tmp_path / "15" / "bin" / "initdb")


def test_pins_are_hashed_agree_and_name_no_address() -> None:
    texts = [(ROOT / "requirements" / f"{level}.txt").read_text("utf-8") for level in LEVELS]
    pin = re.compile(r"^\S+==[^\\]+(?: \\\n    --hash=sha256:[0-9a-f]{64})+$", re.MULTILINE)
    assert len(pin.findall(texts[-1])) == texts[-1].count("==") - texts[-1].count(" == ")
    for fewer, more in pairwise(texts):
        assert set(pin.findall(fewer)) <= set(pin.findall(more))
    assert not re.search(r"://|--(?:extra-)?index|--find-links", "".join(texts))


def test_the_static_site_has_the_command_of_the_contract() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.static_site"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "python -m tools.static_site FOLDER" in done.stdout
