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
from pathlib import Path, PurePosixPath

import pytest
from msgspec import yaml

from tests.service.servers import part
from tests.shared import made_once, shared_folder
from tilewright.games import EDITIONS
from tilewright.version import VERSION
from tools.node import FOLDER, program
from tools.parts import PARTS

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
(NPM,) = (each for each in PARTS if each.name == "npm")
NO_COMPILER = {"CC": "false", "CXX": "false"}
PURE = {"TILEWRIGHT_PURE": "1"}
IGNORED = (".git", *(line.rstrip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split()))
# What a source distribution adds to the files of the checkout.
ADDED = re.compile(r"PKG-INFO|setup\.cfg|bundle/.*|src/tilewright\.egg-info/.*")


def build(folder: Path, command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command of setup.py in a folder, with the distribution in `dist` there."""
    # A build would take the kernels that an earlier one compiled.
    shutil.rmtree(folder / "build", ignore_errors=True)
    words = [sys.executable, "setup.py", "--quiet", command, "--dist-dir=dist"]
    environment = {**os.environ, "TILEWRIGHT_REQUIRE_COMPILED": "", **settings}
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


def quick_compiler(compiler: str, folder: Path) -> Path:
    """Return a C compiler that optimises nothing: the kernels of .venv are the optimised ones."""
    script = folder / "quick-cc"
    script.write_text(f'#!/bin/sh\nexec "{compiler}" "$@" -O0\n')
    script.chmod(0o755)
    return script


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory, deep: bool) -> Path:
    """Return a wheel that was built from the source distribution; in a deep run it must contain the kernels."""

    def compile_kernels(folder: Path) -> None:
        copy = shutil.copytree(source, folder / "source", symlinks=True)
        if deep:
            quick = {} if os.name == "nt" else {"CC": str(quick_compiler(part("C compiler"), folder))}
            done = build(copy, "bdist_wheel", TILEWRIGHT_REQUIRE_COMPILED="1", **quick)
        else:
            done = build(copy, "bdist_wheel", TILEWRIGHT_PURE="1")
        assert done.returncode == 0, done.stderr

    return built(made_once(shared_folder(tmp_path_factory), "wheel", compile_kernels) / "source", "*.whl")


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


@pytest.mark.deep
@pytest.mark.slow(reason="compiles the kernels")
def test_a_wheel_with_kernels_serves_every_python_of_its_platform(wheel: Path) -> None:
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
def test_a_wheel_runs_outside_the_checkout(wheel: Path, tmp_path: Path, deep: bool) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    words = [sys.executable, "-c", "import tilewright; print(tilewright.__file__)"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "LC_ALL": "C.UTF-8"}
    place = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert place.stdout.startswith(str(tmp_path))
    for verb, answer in (
        (["--version"], f"tilewright {VERSION}, {'compiled' if deep else 'plain'} solver"),
        (["solve", "--table", "B4 B5 B6", "--rack", "B3 K9"], "B3 B4 B5 B6"),
    ):
        words = [sys.executable, "-m", "tilewright", *verb]
        done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
        assert answer in done.stdout


@pytest.mark.deep
@pytest.mark.parametrize("settings", [NO_COMPILER, PURE], ids=["no compiler", "pure"])
def test_a_wheel_without_kernels_is_never_tagged_as_binary(own_source: Path, settings: dict[str, str]) -> None:
    done = build(own_source, "bdist_wheel", **settings)
    assert done.returncode == 0, done.stderr
    pure = built(own_source, "*-none-*.whl")
    assert pure.name == f"tilewright-{VERSION}-py3-none-any.whl"
    assert not [name for name in names(pure) if name.endswith((".so", ".pyd"))]
    assert metadata(pure, "WHEEL")["Root-Is-Purelib"] == "true"


@pytest.mark.deep
@pytest.mark.parametrize("settings", [NO_COMPILER, PURE], ids=["no compiler", "pure"])
def test_required_kernels_that_are_missing_fail_the_build(own_source: Path, settings: dict[str, str]) -> None:
    done = build(own_source, "bdist_wheel", TILEWRIGHT_REQUIRE_COMPILED="1", **settings)
    assert done.returncode != 0
    assert not [*(own_source / "dist").glob("*-none-*.whl")]


def test_the_extra_all_contains_every_other_extra() -> None:
    extras = PROJECT["optional-dependencies"]
    # PyTorch is for one example, and larger than everything else together.
    assert extras["all"] == [f"tilewright[{','.join(sorted({*extras} - {'all', 'learn'}))}]"]


def test_the_citation_names_the_version_and_the_licences() -> None:
    citation = yaml.decode((ROOT / "CITATION.cff").read_bytes())
    assert citation["version"] == VERSION
    assert " AND ".join(citation["license"]) == PROJECT["license"]


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name)
def test_actions_are_pinned_and_may_only_read(path: Path) -> None:
    workflow = yaml.decode(path.read_bytes())
    assert workflow["permissions"] == {"contents": "read"}
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", step["uses"]) for step in steps if "uses" in step)
    packages = [word for step in steps for word in re.findall(r"pip install (\S.*)", step.get("run", ""))]
    assert all("==" in words or "--require-hashes" in words or "--no-deps" in words for words in packages)


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
