"""The command line: one verb a module, imported only when it is called."""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Callable
from typing import Final

from tilewright.tiles.notation import quoted
from tilewright.version import VERSION

VERBS: Final = {
    "serve": "the web app, for this machine or for many players",
    "solve": "the best turn for a position",
    "check": "whether rows are legal sets",
    "play": "a game in the terminal against bots",
    "simulate": "bots against bots, with records",
    "league": "every pair and table size of bots: win matrix and ratings",
    "referee": "replays a record and judges every event",
    "verify": "checks the shuffles of a record against their commitments",
    "bench": "the benchmark of the solver and of self-play",
    "backup": "writes all of a server's database to one file, while it runs",
    "restore": "fills an empty database from a backup",
    "rules": "the rulebooks, and every parameter of one",
    "bots": "the bots there are",
}

# Verbs that need packages which plain Tilewright does without, and the extra that has them.
EXTRAS: Final = {"league": "arena", "serve": "web", "backup": "web", "restore": "web"}

_HELP = """\
Usage: tilewright VERB [OPTIONS]

{verbs}

Without a verb it is `tilewright serve --open`: the table in your browser.
`tilewright VERB --help` explains a verb and gives an example.
`tilewright --version` names the version and which form of the solver runs.
Example: echo "R3 J R5" | tilewright check
"""


def main() -> None:
    """Run what the command line asks for, and exit with its code."""
    sys.exit(_called(sys.argv[1:]))


def _kernel() -> str:
    # Imported only when asked for: the other verbs that need the solver import it themselves.
    name: str = importlib.import_module("tilewright.solver.classic.kernel").NAME
    return name


def _called(arguments: list[str]) -> int:
    verb, *rest = arguments or ["serve", "--open"]
    if verb in {"--help", "-h", "help"}:
        width = max(map(len, VERBS))
        print(_HELP.format(verbs="\n".join(f"  {name:{width}}  {does}" for name, does in VERBS.items())), end="")
        return 0
    if verb == "--version":
        print(f"tilewright {VERSION}, {_kernel()} solver")
        return 0
    if verb not in VERBS:
        near = difflib.get_close_matches(verb, VERBS, n=1)
        hint = f"did you mean {near[0]}?" if near else "`tilewright --help` lists the verbs"
        print(f"tilewright: {quoted(verb)} is no verb: {hint}", file=sys.stderr)
        return 2
    try:
        module = importlib.import_module(f"tilewright.cli.{verb}")
    except ModuleNotFoundError as missing:
        if verb not in EXTRAS or (missing.name or "").startswith("tilewright"):
            raise
        extra = EXTRAS[verb]
        where = f"install tilewright[{extra}], or in a checkout requirements/{extra}.txt"
        print(f"tilewright {verb}: {missing.name} is not installed; {where}", file=sys.stderr)
        return 2
    run: Callable[[list[str]], int] = module.main
    return run(rest)
