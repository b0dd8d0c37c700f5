"""The source distribution and the wheel: built once, from each other, and compared with the checkout."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from email.parser import Parser
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

import pytest
from msgspec import yaml

from tests.service.servers import part
from tests.shared import made_once, shared_folder
from tilewright.games import EDITIONS
from tilewright.kernel import native
from tilewright.version import VERSION
from tools.environment import GET_COMPILER
from tools.node import FOLDER, program
from tools.offline.parts import zig
from tools.parts import PARTS

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
(NPM,) = (each for each in PARTS if each.name == "npm")
IGNORED = (".git", *(line.rstrip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split()))
# What a source distribution adds to the files of the checkout.
ADDED = re.compile(r"PKG-INFO|setup\.cfg|bundle/.*|src/tilewright\.egg-info/.*")


def build(folder: Path, command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command of setup.py in a folder, with the distribution in `dist` there."""
    # A build would take the kernel that an earlier one compiled.
    shutil.rmtree(folder / "build", ignore_errors=True)
    words = [sys.executable, "setup.py", "--quiet", command, *(["--dist-dir=dist"] if "dist" in command else [])]
    environment = {**os.environ, **settings}
    return subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def built(folder: Path, pattern: str) -> Path:
    """Return the one distribution in a folder that matches."""
    (found,) = (folder / "dist").glob(pattern)
    return found


def tracked() -> set[str]:
    """Return the files of the checkout that git does not ignore, or skip the test where there is no git."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    if not (ROOT / ".git").exists() or done.returncode:
        pytest.skip("only in a checkout of git")
    return {name for name in done.stdout.split("\0") if (ROOT / name).is_file()}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory, deep: bool) -> Path:
    """Return an unpacked source distribution, or in a daily run a copy of the checkout, which is made quickly."""
    folder = made_once(shared_folder(tmp_path_factory), "source", _unpack_source if deep else _copy_checkout)
    return folder / (f"tilewright-{VERSION}" if deep else "copy")


def _copy_checkout(folder: Path) -> Path:
    copy = shutil.copytree(ROOT, folder / "copy", ignore=shutil.ignore_patterns(*IGNORED))
    if NPM.path():
        program("esbuild/bin/esbuild")
        (copy / ".venv").mkdir()
        (copy / ".venv" / "browser").symlink_to(FOLDER)
    return copy


def _unpack_source(folder: Path) -> None:
    copy = _copy_checkout(folder)
    done = build(copy, "sdist")
    assert done.returncode == 0, done.stderr
    with tarfile.open(built(copy, "*.tar.gz")) as archive:
        archive.extractall(folder, filter="data")


@pytest.fixture
def own_source(source: Path, tmp_path: Path) -> Path:
    """Return a copy of the source distribution in which a test may build."""
    return shutil.copytree(source, tmp_path / "source", symlinks=True)


def script(path: Path, *lines: str) -> str:
    """Return a program of some lines of shell."""
    path.write_text("\n".join(("#!/bin/sh", *lines, "")))
    path.chmod(0o755)
    return str(path)


def quick_compiler(folder: Path, deep: bool) -> dict[str, str]:
    """Return settings with a C compiler that optimises nothing, or in a daily run copies the kernel of .venv."""
    if os.name == "nt":
        return {}
    if deep:
        return {"CC": script(folder / "quick-cc", f'exec "{part("C compiler")}" "$@" -O0')}
    copying = 'case "$made" in *.so) cp "$KERNEL" "$made";; *.o) : > "$made";; esac'
    name_of_result = 'for word; do [ "$last" = -o ] && made=$word; last=$word; done'
    return {"CC": script(folder / "copying-cc", name_of_result, copying), "KERNEL": native.__file__}


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory, deep: bool) -> Path:
    """Return a wheel that was built from the source distribution."""

    def compile_kernel(folder: Path) -> None:
        copy = shutil.copytree(source, folder / "source", symlinks=True)
        done = build(copy, "bdist_wheel", **quick_compiler(folder, deep))
        assert done.returncode == 0, done.stderr

    return built(made_once(shared_folder(tmp_path_factory), "wheel", compile_kernel) / "source", "*.whl")


def names(wheel: Path) -> set[str]:
    """Return the paths of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def metadata(wheel: Path, name: str = "METADATA") -> Message:
    """Return a file of the wheel's metadata."""
    with zipfile.ZipFile(wheel) as archive:
        return Parser().parsestr(archive.read(f"tilewright-{VERSION}.dist-info/{name}").decode())


@pytest.mark.deep
def test_a_source_distribution_contains_the_whole_checkout_and_the_bundle(source: Path) -> None:
    found = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    assert {name for name in found if not ADDED.fullmatch(name)} == tracked()
    assert ("bundle/modules.json" in found) == bool(NPM.path())


@pytest.mark.slow(reason="builds a wheel")
def test_a_wheel_serves_every_python_of_its_platform(wheel: Path) -> None:
    assert f"tilewright-{VERSION}-cp311-abi3-" in wheel.name
    (kernel,) = (name for name in names(wheel) if ".abi3." in name)
    assert kernel.startswith("tilewright/kernel/_kernel.")
    assert metadata(wheel, "WHEEL")["Root-Is-Purelib"] == "false"


@pytest.mark.slow(reason="builds a wheel")
def test_a_wheel_contains_the_package_its_data_and_all_licences(wheel: Path) -> None:
    inside = names(wheel)
    info = f"tilewright-{VERSION}.dist-info/"
    assert {name.split("/")[0] for name in inside} == {"tilewright", info.strip("/")}
    package = {name.removeprefix("src/") for name in tracked() if name.startswith("src/")}
    left_out = {name for name in package if name not in inside}
    assert {PurePosixPath(name).suffix for name in left_out} <= {".c", ".h", ".md", ".ts", ".txt"}
    assert {name for name in left_out if name.endswith(".txt")} == {
        f"tilewright/web/static/vendor/{name}.LICENSE.txt" for name in ("fluent", "headings", "lit", "numerals")
    }
    assert "tilewright/py.typed" in inside
    assert ("tilewright/web/static/bundle/modules.json" in inside) == bool(NPM.path())
    licences = [PurePosixPath(name).name for name in inside if name.startswith(f"{info}licenses/")]
    assert sorted(licences) == [
        "LICENSE",
        *(f"{name}.LICENSE.txt" for name in ("fluent", "headings", "lit", "numerals")),
    ]


@pytest.mark.slow(reason="builds a wheel")
def test_the_metadata_says_what_a_package_index_shows(wheel: Path) -> None:
    facts = metadata(wheel)
    assert facts["License-Expression"] == "MIT AND BSD-3-Clause AND Apache-2.0 AND OFL-1.1"
    assert facts["Description-Content-Type"] == "text/markdown"
    text = facts.get_payload()
    assert isinstance(text, str)
    assert 'pip install ".[web]"' in text
    # A package index has no files beside the page.
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", text) == []


@pytest.mark.slow(reason="builds a wheel")
def test_a_wheel_runs_outside_the_checkout(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    words = [sys.executable, "-c", "import tilewright; print(tilewright.__file__)"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "LC_ALL": "C.UTF-8"}
    place = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert place.stdout.startswith(str(tmp_path))
    for verb, answer in (
        (["--version"], f"tilewright {VERSION}, compiled solver"),
        (["solve", "--table", "B4 B5 B6", "--rack", "B3 K9"], "B3 B4 B5 B6"),
    ):
        words = [sys.executable, "-m", "tilewright", *verb]
        done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
        assert answer in done.stdout


def test_a_kernel_that_cannot_be_compiled_fails_the_build(own_source: Path, tmp_path: Path) -> None:
    # This one has the headers of C, and compiles nothing.
    failing = script(tmp_path / "failing-cc", 'case "$*" in *-fsyntax-only*) exit 0;; esac', "exit 1")
    for compiler, said in (("false", f"The kernel cannot be compiled: {GET_COMPILER}."), (failing, "exit status 1")):
        done = build(own_source, "build_ext", CC=compiler)
        assert done.returncode != 0
        assert said in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("settings", [{"CC": "false"}, {}], ids=["no compiler", "a compiler"])
def test_a_build_in_isolation_installs_zig_where_there_is_no_compiler(settings: dict[str, str]) -> None:
    part("C compiler")
    words = [sys.executable, "-c", "from tools.backend import *; print(get_requires_for_build_wheel())"]
    environment = {**os.environ, **settings}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert bool(re.search(r"'ziglang==[\d.]+'", done.stdout)) == bool(settings)


@pytest.mark.deep
@pytest.mark.slow(reason="fetches zig, and compiles the kernel")
def test_zig_compiles_the_kernel(own_source: Path, tmp_path: Path) -> None:
    cache = {"ZIG_GLOBAL_CACHE_DIR": str(tmp_path), "ZIG_LOCAL_CACHE_DIR": str(tmp_path)}
    done = build(own_source, "build_ext", CC="false", **cache, PYTHONPATH=str(zig().parents[1]))
    assert done.returncode == 0, done.stderr
    (kernel,) = (own_source / "build").rglob("_kernel.*")
    shutil.copy(kernel, own_source / "src" / "tilewright" / "kernel")
    words = [sys.executable, "-m", "tilewright", "--version"]
    environment = {**os.environ, "PYTHONPATH": str(own_source / "src")}
    said = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
    assert "compiled solver" in said


def test_the_extra_all_contains_every_other_extra() -> None:
    extras = PROJECT["optional-dependencies"]
    # PyTorch is for one example, and larger than everything else together.
    assert extras["all"] == [f"tilewright[{','.join(sorted({*extras} - {'all', 'learn'}))}]"]


def test_the_citation_names_the_version_and_the_licences() -> None:
    citation = yaml.decode((ROOT / "CITATION.cff").read_bytes())
    assert citation["version"] == VERSION
    assert " AND ".join(citation["license"]) == PROJECT["license"]


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name)
def test_actions_are_pinned_may_only_read_and_call_tools_that_exist(path: Path) -> None:
    workflow = yaml.decode(path.read_bytes())
    assert workflow["permissions"] == {"contents": "read"}
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", step["uses"]) for step in steps if "uses" in step)
    packages = [word for step in steps for word in re.findall(r"pip install (\S.*)", step.get("run", ""))]
    assert all("==" in words or "--require-hashes" in words or "--no-deps" in words for words in packages)
    tools = [name for step in steps for name in re.findall(r"python -m (tools[\w.]+)", step.get("run", ""))]
    assert [name for name in tools if find_spec(name) is None] == []


def test_wheels_are_built_for_a_change_of_any_c_file() -> None:
    workflow = yaml.decode((ROOT / ".github" / "workflows" / "wheels.yml").read_bytes())
    paths = workflow.get("on", workflow.get(True))["pull_request"]["paths"]
    assert {"**.c", "**.h", "setup.py", "pyproject.toml"} <= {*paths}
    assert workflow["jobs"]["versions"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert "versions" in workflow["jobs"]["inspect"]["needs"]


def test_the_issue_forms_offer_every_rulebook_and_have_distinct_fields() -> None:
    forms = [yaml.decode(path.read_bytes()) for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("[!c]*.yml")]
    for form in forms:
        fields = [field["id"] for field in form["body"]]
        assert len(fields) == len({*fields})
    choices = [field["attributes"].get("options") for form in forms for field in form["body"]]
    (offered,) = filter(None, choices)
    assert {*offered} == {*EDITIONS}
