"""What can be measured, by name, and how each measurement reads its options."""

import ast
import importlib
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "results"
DOCS = FOLDER.parent / "docs"

# By room: each is a module with a function `main`, named alike but for "-".
_ROOMS = {
    "bench": ("camera", "game-times", "library-rates", "review-times", "solve-times", "worst-positions"),
    "bench.bots": (
        "badges",
        "best-response",
        "bot-strengths",
        "calibration",
        "duplicate-ranking",
        "even-chances",
        "leaderboard",
        "learned-agents",
        "play-quality",
        "playout-rates",
        "research-rates",
        "self-play-rates",
        "turn-times",
        "verdicts",
    ),
    "bench.browsers": ("cold-start", "first-load", "frames", "offline", "offline-start", "pages", "photos"),
    "bench.hostile": ("hostile",),
    "bench.serving": (
        "append-rate",
        "load",
        "load-plans",
        "load-reviews",
        "review-start",
        "scale",
        "scale-costs",
        "soak",
    ),
}
MODULES = {name: f"{room}.{name.replace('-', '_')}" for room, names in _ROOMS.items() for name in names}
"""The module of each measurement by its name."""
NAMES = tuple(sorted(MODULES))


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
    main: Callable[[Sequence[str]], int] = importlib.import_module(MODULES[name]).main
    return main


def summary(name: str) -> str:
    """Return the first line of a measurement's docstring, without importing it."""
    source = (FOLDER.parent / MODULES[name].replace(".", "/")).with_suffix(".py").read_text("utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").splitlines()[0]
