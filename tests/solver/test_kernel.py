"""Input checks of the kernel, and the kernel under sanitizers."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

import tilewright.kernel
from tests.shared import made_once, shared_folder
from tilewright.kernel import native
from tilewright.solver.classic.question import COUNTS_SIZE, KINDS, WEIGHTS, demands
from tilewright.solver.common.question import NO_CAP

EMPTY = bytes(COUNTS_SIZE) + demands()
ONES = WEIGHTS.pack(*[1] * KINDS)
KERNEL = Path(tilewright.kernel.__file__).parent
ROOT = Path(__file__).resolve().parents[2]


def with_byte(place: int, value: int) -> bytes:
    """Return the empty question with one byte changed."""
    return EMPTY[:place] + bytes([value]) + EMPTY[place + 1 :]


@pytest.mark.parametrize(
    ("question", "weights", "cap", "complaint"),
    [
        (EMPTY[1:], ONES, 0, "a question is 108 bytes, not 107"),
        (EMPTY, ONES[1:], 0, "weights are 53 integers"),
        (with_byte(52, 4), ONES, 0, "face 0: bounds 0 to 4"),
        (with_byte(51, 1), ONES, 0, "face 51: bounds 1 to 0"),
        (with_byte(104, 1), ONES, 0, "jokers: bounds 1 to 0"),
        (with_byte(105, 5), ONES, 0, "jokers: bounds 0 to 5"),
        (with_byte(106, 2), ONES, 0, "min_natural is 0 or 1"),
        (EMPTY, WEIGHTS.pack(-1, *[1] * 52), 0, "weight of face 0"),
        (EMPTY, WEIGHTS.pack(*[1] * 52, 1 << 41), 0, "weight of face 52"),
        (EMPTY, ONES, -1, "cap is 0 or more"),
    ],
)
def test_an_impossible_question_is_refused_by_name(question: bytes, weights: bytes, cap: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        native.solve(question, weights, 0, cap)


def test_an_empty_question_has_an_empty_answer() -> None:
    assert native.solve(EMPTY, ONES, -(1 << 63), (1 << 63) - 1) == (0, b"")
    assert native.solve(EMPTY, ONES, 0, NO_CAP) is None
    assert native.solve(with_byte(107, 30), ONES, -1, NO_CAP) is None


@pytest.mark.slow(reason="a build and thousands of solves in another process")
@pytest.mark.deep
def test_the_kernel_is_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "from tests.solver.classic.test_search import solved; from tests.solver.tasks import large, small\n"
        "from tilewright.kernel import native; assert native is module\n"
        "for task in (*large(1500, seed=21), *small(8000, seed=22)): solved(task, task.least_points > 0)\n"
        "from random import Random; from tests.solver.positions import far\n"
        "from tilewright.rules.booklets import booklet\n"
        "from tilewright.solver.plays import legal_plays; random = Random(23)\n"
        "for name in ('classic-nl', 'six') * 100: list(legal_plays(far(random, booklet(name)), limit=50))\n"
        "from tests.solver.test_many import mixed; from tilewright.solver.solve import solve_many\n"
        "solve_many(mixed(random, 500))\n",
    )


def run_sanitized(temporary: pytest.TempPathFactory, program: str) -> None:
    """Run a program in another process where the kernel, as `module`, runs under the sanitizers."""
    flags = ("-g", "-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
    folder = made_once(shared_folder(temporary), "sanitized", lambda folder: build(folder, *flags))
    library = subprocess.run(["gcc", "-print-file-name=libasan.so"], check=True, capture_output=True, text=True)
    # Python itself does not free all memory at exit, so leak detection is off.
    sanitized = {"LD_PRELOAD": library.stdout.strip(), "ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}
    run_with(folder / "_kernel.so", program, sanitized)


def build(folder: Path, *flags: str) -> None:
    """Build the kernel in some other way in a folder, which has the object files too."""
    compiler = shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("only with gcc, on Linux")
    words = [compiler, *flags, "-fPIC", "-I", str(KERNEL)]
    objects = {path: folder / path.relative_to(KERNEL).with_suffix(".o") for path in sorted(KERNEL.rglob("*.c"))}
    for source, made in objects.items():
        made.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([*words, "-c", str(source), "-o", str(made)], check=True)
    subprocess.run(
        [*words, "-shared", *map(str, objects.values()), "-o", str(folder / "_kernel.so"), "-lm"], check=True
    )


def small_kernel(temporary: pytest.TempPathFactory) -> Path:
    """Return a kernel that soon leaves a question to other ways of answering it, made once for all workers."""
    limits = ("-DMOST_OPEN_STATES=1", "-DMOST_SPECIAL_NODES=40", "-DMOST_AHEAD_STEPS=40")
    return made_once(shared_folder(temporary), "small_kernel", lambda folder: build(folder, *limits)) / "_kernel.so"


def run_with(built: Path, program: str, settings: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return what a program prints in another process, which takes the kernel, as `module`, from a file."""
    name = "tilewright.kernel._kernel"
    loading = (
        "import sys; from importlib.util import module_from_spec, spec_from_file_location as found\n"
        f"spec = found('{name}', sys.argv[1]); module = module_from_spec(spec)\n"
        f"spec.loader.exec_module(module); sys.modules['{name}'] = module\n"
    )
    words = [sys.executable, "-c", loading + program, str(built)]
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    return subprocess.run(
        words, check=True, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings, **paths}
    ).stdout
