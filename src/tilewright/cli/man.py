"""`tilewright man`: the manual page, made of the help of all verbs."""

import re
from collections.abc import Iterator
from inspect import cleandoc

from typer.core import TyperCommand

from tilewright.cli.completion import command_of
from tilewright.cli.main import VERBS
from tilewright.version import VERSION


def man() -> None:
    """Print the manual page of all verbs, for man.

    Example: tilewright man > ~/.local/share/man/man1/tilewright.1
    """
    print("\n".join(_page()))


def _page() -> Iterator[str]:
    yield f'.TH TILEWRIGHT 1 "" "tilewright {VERSION}" "User Commands"'
    yield ".SH NAME"
    yield "tilewright \\- play, solve, judge and study a family of tile games"
    yield ".SH SYNOPSIS"
    yield ".B tilewright\n.I VERB\n[\\fIOPTIONS\\fR]"
    yield ".SH VERBS"
    for verb, does in VERBS.items():
        yield f".SS tilewright {verb}"
        command = command_of(verb)
        yield from _verb(command) if command is not None else (_plain(f"To {does}; its packages are not installed."),)
    yield ".SH ENVIRONMENT"
    yield f".TP\n.B NO_COLOR\n{_plain('If it is set, nothing is printed in colors.')}"
    yield ".SH EXIT STATUS"
    yield _plain('0: done. 1: the answer is "no". 2: wrong usage or bad input, with one line on stderr.')


def _verb(command: TyperCommand) -> Iterator[str]:
    """Yield what a verb does, its options, and its example."""
    for paragraph in re.split(r"\n\s*\n", cleandoc(command.help or "")):
        text = " ".join(paragraph.split())
        head, _, example = text.partition("Example: ")
        yield f".PP\n{_plain(head)}" if head else f".PP\nExample:\n.PP\n.RS\n.nf\n{_plain(example)}\n.fi\n.RE"
    for parameter in command.params:
        names = ", ".join((*parameter.opts, *parameter.secondary_opts))
        takes = parameter.make_metavar(command.make_context("", [], resilient_parsing=True))
        shown = names if names.startswith("-") else takes
        yield f".TP\n.B {_plain(shown)}\n{_plain(getattr(parameter, 'help', None) or '')}"


def _plain(text: str) -> str:
    """Return a text of which roff takes no sign for a command."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
