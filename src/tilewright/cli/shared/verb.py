"""What all verbs share: how they run, common options, and how errors are printed."""

import errno
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from typer.exceptions import Abort, Exit, TyperException

from tilewright.cli.shared.exit_codes import BAD, DONE, INTERRUPTED, READER_GONE
from tilewright.games import GameRules, edition
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import read_house, with_house
from tilewright.tiles import BadInput

RulesOption = Annotated[str, typer.Option("--rules", metavar="ID", help="The rulebook. `tilewright rules` lists them.")]
HouseOption = Annotated[
    list[str] | None, typer.Option("--house", metavar="KEY=VALUE", help="A house rule. May be repeated.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Write JSON.")]
RULES = DEFAULT
_CANNOT_WRITE = (errno.ENOSPC, errno.EDQUOT, errno.EIO)


def run(command: Callable[..., object], arguments: Sequence[str], name: str) -> int:
    """Run a verb with its arguments and return the exit code; an error becomes one line on stderr."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(context_settings={"help_option_names": ["--help", "-h"]})(command)
    try:
        code = app(args=list(arguments), prog_name=name, standalone_mode=False)
        sys.stdout.flush()
    except BadInput as bad:
        return complain(name, str(bad))
    except TyperException as bad:
        return complain(name, bad.format_message().rstrip("."))
    except Exit as left:
        return left.exit_code
    except (Abort, KeyboardInterrupt):
        complain(name, "stopped")
        return INTERRUPTED
    except SystemExit as left:
        # Typer ends the program with 1 when the reader of the output is gone.
        if isinstance(left.__context__, BrokenPipeError):
            return READER_GONE
        raise
    except BrokenPipeError:
        _discard_output()
        return READER_GONE
    except OSError as wrong:
        if wrong.errno not in _CANNOT_WRITE:
            raise
        _discard_output()
        return complain(name, f"cannot write: {wrong.strerror}")
    return code if isinstance(code, int) else DONE


def _discard_output() -> None:
    # Without this, Python's flush at exit would report the failure again.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(name: str, reason: str) -> int:
    """Print the reason as one line on stderr and return the exit code for bad input."""
    print(f"{name}: {' '.join(reason.split())}", file=sys.stderr)
    return BAD


def rulebook_of(name: str, house: Sequence[str] | None) -> GameRules:
    """Return the rulebook that `--rules` and `--house` name."""
    return with_house(edition(name).rulebook, read_house(house or ()))
