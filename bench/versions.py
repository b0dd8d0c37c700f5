"""Older versions of the program, measured beside this one in the same run."""

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from bench.printing import Table
from tools.environment import ROOT, Trouble

Figures = dict[str, float]
"""What was measured, by name: rates, of which more is better."""


def checked_out(commit: str, folder: Path) -> Path:
    """Return a folder with the files of a commit."""
    sources = folder / "sources"
    sources.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", "--", commit], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        raise Trouble(f"git knows no commit {commit}.")
    subprocess.run(["tar", "--extract"], cwd=sources, input=archive.stdout, check=True)
    return sources


def add_options(options: ArgumentParser) -> None:
    """Add the options of a measurement that can be compared with an older version."""
    add_against(options)
    options.add_argument("--samples", type=int, default=3, help="how many samples a figure has; it is their median")


def add_against(options: ArgumentParser) -> None:
    """Add the option that names an older version."""
    options.add_argument("--against", metavar="COMMIT", help="compare with an older version, sample by sample")


@contextmanager
def built(against: str | None) -> Iterator[dict[str, Path]]:
    """Return the folders of the versions that are measured, by their names: an older one, if any, and this one."""
    with tempfile.TemporaryDirectory() as folder:
        older = {} if against is None else {against: _with_kernel(checked_out(against, Path(folder)))}
        yield older | {"now": ROOT}


def compare(asked: Namespace, module: str, **arguments: object) -> int:
    """Print the figures of this version and of the older one asked for, and how many times as fast this one is.

    `module` has a function `figures`, which takes the arguments. It runs on both versions, each in processes of its
    own, so it uses only names that both have.
    """
    with built(asked.against) as versions:
        samples = {name: list[Figures]() for name in versions}
        for _ in range(asked.samples):
            for name, sources in versions.items():
                samples[name].append(_figures(sources, module, arguments))
    _print(samples)
    return 0


def environment(sources: Path) -> dict[str, str]:
    """Return the variables with which Python imports the package of a version, and the measurements of this one."""
    return os.environ | {"PYTHONPATH": f"{sources / 'src'}{os.pathsep}{ROOT}"}


def _with_kernel(sources: Path) -> Path:
    # Older versions build without a kernel that does not compile, unless told that it is required.
    words = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(words, cwd=sources, env=os.environ | {"TILEWRIGHT_REQUIRE_COMPILED": "1"}, check=True)
    return sources


def _figures(sources: Path, module: str, arguments: Mapping[str, object]) -> Figures:
    program = f"import json, sys; from {module} import figures; print(json.dumps(figures(**json.loads(sys.argv[1]))))"
    words = [sys.executable, "-c", program, json.dumps(arguments)]
    run = subprocess.run(words, env=environment(sources), stdout=subprocess.PIPE, text=True, check=True)
    found: Figures = json.loads(run.stdout)
    return found


def _print(samples: Mapping[str, list[Figures]]) -> None:
    ratio = ["times as fast"] if len(samples) > 1 else []
    printed = Table("a second", *samples, *ratio)
    (*_, newest) = samples.values()
    for what in newest[0]:
        # An older version may lack what is measured.
        found = [median(each[what] for each in one) if what in one[0] else None for one in samples.values()]
        shown = ["" if one is None else f"{one:,.0f}" for one in found]
        old, new = found[0], found[-1]
        printed.add(what, *shown, *("" if old is None or new is None else f"{new / old:.2f}" for _ in ratio))
