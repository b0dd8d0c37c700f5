"""The command line: one module for each verb, imported only when the verb is called."""

import codecs
import difflib
import gc
import importlib
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Final

from tilewright.cli.shared.exit_codes import INTERRUPTED
from tilewright.tiles import quoted
from tilewright.version import VERSION

VERBS: Final = {
    "serve": "start the web app, for this machine or for many players",
    "solve": "find the best turn for a position",
    "check": "check whether rows are legal sets",
    "read": "read tiles from photos",
    "play": "play against bots in the terminal",
    "simulate": "let bots play against each other, with records",
    "league": "compare bots in all pairs and table sizes: win matrix and ratings",
    "referee": "replay a record and judge every event",
    "analyse": "compare every turn of a record with the best one",
    "puzzles": "make puzzles, check them, or print the one of a day",
    "data": "write games between bots as files for research",
    "engine": "answer questions of other programs, or test a program that does",
    "pair": "make the next round of a tournament",
    "verify": "check the shuffles of a record against their commitments",
    "bench": "measure the solver and self-play",
    "backup": "write a server's database to one file, also while it runs",
    "restore": "fill an empty database from a backup",
    "operator": "give an account access to the desk, or make a login link for it",
    "rules": "list the rulebooks, or every parameter of one",
    "bots": "list the bots",
    "completion": "print a script that completes commands in bash, zsh or fish",
    "man": "print the manual page of all verbs",
}

_ON_DATABASE: Final = {"backup", "restore", "operator"}

# The verbs that need optional packages, and the extra that installs them.
EXTRAS: Final = {
    "data": "research",
    "league": "arena",
    "read": "camera",
    "serve": "web",
    "backup": "web",
    "restore": "web",
    "operator": "web",
}

_HELP = """\
Usage: tilewright VERB [OPTIONS]

{verbs}

Without a verb, `tilewright serve --open` runs: the game in your browser.
`tilewright VERB --help` explains a verb and gives an example.
`tilewright --version`, or -V, prints the version and the kind of solver in use.
Example: echo "R3 J R5" | tilewright check
"""


# What stands for the signs of our sentences where a terminal has ASCII letters only.
_ASCII: Final = {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "\u00a0": " ", "·": "-"}


def main() -> None:
    """Run the verb of the command line, and exit with its code."""
    codecs.register_error("plain", _in_ascii)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plain")
    sys.exit(_called(sys.argv[1:]))


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    """Write a letter that cannot be written without its accent, or as a question mark."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(_ASCII.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


def function_of(verb: str) -> Callable[..., object]:
    """Return the function that has the name of a verb, in the module of that name; those on a database share one."""
    module = "database" if verb in _ON_DATABASE else verb
    function: Callable[..., object] = getattr(importlib.import_module(f"tilewright.cli.{module}"), verb)
    return function


def run_verb(verb: str, arguments: Sequence[str]) -> int:
    """Run a verb with its arguments, and return the exit code."""
    # What is imported stays: to look for garbage in it would only take time.
    gc.disable()
    try:
        command = function_of(verb)
        run: Callable[[Callable[..., object], Sequence[str], str], int]
        run = importlib.import_module("tilewright.cli.shared.verb").run
    finally:
        gc.freeze()
        gc.enable()
    return run(command, arguments, f"tilewright {verb}")


def _called(arguments: list[str]) -> int:
    verb, *rest = arguments or ["serve", "--open"]
    if verb in {"--help", "-h", "help"}:
        width = max(map(len, VERBS))
        print(_HELP.format(verbs="\n".join(f"  {name:{width}}  {does}" for name, does in VERBS.items())), end="")
        return 0
    if verb in {"--version", "-V"}:
        # A broken kernel is noticed here; imported only when needed, to start fast.
        importlib.import_module("tilewright.kernel._kernel")
        print(f"tilewright {VERSION}, compiled solver")
        return 0
    if verb not in VERBS:
        near = difflib.get_close_matches(verb, VERBS, n=1)
        hint = f"did you mean {near[0]}?" if near else "`tilewright --help` lists the verbs"
        print(f"tilewright: {quoted(verb)} is not a verb: {hint}", file=sys.stderr)
        return 2
    try:
        return run_verb(verb, rest)
    except KeyboardInterrupt:
        # A verb handles Ctrl-C itself; this one came while its modules were imported.
        print(f"tilewright {verb}: stopped", file=sys.stderr)
        return INTERRUPTED
    except ModuleNotFoundError as missing:
        if verb not in EXTRAS or (missing.name or "").startswith("tilewright"):
            raise
        extra = EXTRAS[verb]
        where = f"install tilewright[{extra}], or in a checkout requirements/{extra}.txt"
        print(f"tilewright {verb}: {missing.name} is not installed; {where}", file=sys.stderr)
        return 2
