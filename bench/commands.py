"""What can be measured, by name, and how each measurement reads its options."""

from __future__ import annotations

import ast
import importlib
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "results"
DOCS = FOLDER.parent / "docs"

# Each is a module, or a package, of the same name with a function `main`.
NAMES = (
    "append-rate",
    "best-response",
    "bot-strengths",
    "calibration",
    "cold-start",
    "even-chances",
    "first-load",
    "hostile",
    "leaderboard",
    "library-rates",
    "load",
    "load-plans",
    "load-reviews",
    "offline",
    "pages",
    "play-quality",
    "playout-rates",
    "research-rates",
    "review-start",
    "review-times",
    "scale",
    "scale-costs",
    "self-play-rates",
    "soak",
    "turn-times",
    "verdicts",
    "worst-positions",
)


def parser(name: str, about: str | None, example: str) -> ArgumentParser:
    """Return the parser of a measurement, whose help ends with an example."""
    return ArgumentParser(
        prog=f"python -m bench {name}",
        description=about,
        epilog=f"example: python -m bench {name} {example}".rstrip(),
        formatter_class=RawDescriptionHelpFormatter,
    )


def main_of(name: str) -> Callable[[Sequence[str]], int]:
    """Return the function that carries out a measurement; only its own packages are imported."""
    main: Callable[[Sequence[str]], int] = importlib.import_module(f"bench.{_module(name)}").main
    return main


def summary(name: str) -> str:
    """Return the first line of a measurement's docstring, without importing it."""
    path = FOLDER / _module(name).replace(".", "/")
    source = path.with_suffix(".py").read_text("utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").splitlines()[0]


def _module(name: str) -> str:
    return "hostile.run" if name == "hostile" else name.replace("-", "_")
