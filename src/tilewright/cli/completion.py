"""`tilewright completion`: scripts that complete verbs, options and names in bash, zsh and fish."""

from collections.abc import Iterator
from enum import Enum
from typing import Annotated

import typer
from msgspec import Struct
from typer.core import TyperCommand
from typer.main import get_command

from tilewright.bots.kinds import LADDERS
from tilewright.cli.main import VERBS, function_of
from tilewright.games import EDITIONS


class Shell(Enum):
    """The shells that scripts are written for."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


class _Option(Struct, frozen=True):
    """An option of a verb: how it is written, and its help."""

    name: str
    help: str


def completion(shell: Annotated[Shell, typer.Argument(help="The shell to write a script for.")]) -> None:
    """Print a script that completes verbs, options, rulebooks and bots when you press Tab.

    bash: put eval "$(tilewright completion bash)" into ~/.bashrc. zsh: the same with zsh into ~/.zshrc, after
    compinit. fish: tilewright completion fish > ~/.config/fish/completions/tilewright.fish

    Example: tilewright completion bash
    """
    write = {Shell.BASH: _bash, Shell.ZSH: _zsh, Shell.FISH: _fish}[shell]
    print("\n".join(write({verb: _options(verb) for verb in VERBS})))


def command_of(verb: str) -> TyperCommand | None:
    """Return the command of a verb with its help and its options, or None if packages it needs are not installed."""
    try:
        function = function_of(verb)
    except ModuleNotFoundError:
        return None
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command()(function)
    command = get_command(app)
    assert isinstance(command, TyperCommand)
    return command


def _options(verb: str) -> list[_Option]:
    command = command_of(verb)
    found = [_Option("--help", "Show this message and exit.")]
    for parameter in () if command is None else command.params:
        names = (*parameter.opts, *parameter.secondary_opts)
        found += [_Option(name, getattr(parameter, "help", None) or "") for name in names if name.startswith("--")]
    return found


def _values() -> dict[str, list[str]]:
    """Return the options that take one of a few names, with the names."""
    return {
        "--rules": [*EDITIONS],
        "--bots": [name for _, ladder in LADDERS.items() for name in ladder.bots],
    }


def _bash(verbs: dict[str, list[_Option]]) -> Iterator[str]:
    yield "_tilewright() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" options=""'
    yield '    case "$before" in'
    for option, names in _values().items():
        # Bots are separated by commas: those before the last one stay.
        yield f"        {option})"
        yield '            local first=""; [[ "$word" == *,* ]] && first="${word%,*},"'
        yield f'            COMPREPLY=($(compgen -P "$first" -W "{" ".join(names)}" -- "${{word##*,}}")); return;;'
    yield "    esac"
    yield '    if [[ "$COMP_CWORD" == 1 ]]; then'
    yield f'        COMPREPLY=($(compgen -W "{" ".join(verbs)} --help --version" -- "$word")); return'
    yield "    fi"
    yield '    case "${COMP_WORDS[1]}" in'
    for verb, options in verbs.items():
        yield f'        {verb}) options="{" ".join(option.name for option in options)}";;'
    yield "    esac"
    yield '    [[ "$word" == -* ]] && COMPREPLY=($(compgen -W "$options" -- "$word"))'
    yield "}"
    yield "complete -o default -F _tilewright tilewright"


def _zsh(verbs: dict[str, list[_Option]]) -> Iterator[str]:
    yield "#compdef tilewright"
    yield "_tilewright() {"
    yield '    case "${words[CURRENT-1]}" in'
    for option, names in _values().items():
        yield f"        {option}) _values -s , {option[2:]} {' '.join(names)}; return;;"
    yield "    esac"
    yield "    local -a found"
    yield "    if (( CURRENT == 2 )); then"
    yield f"        found=({' '.join(_quoted(f'{verb}:{does}') for verb, does in VERBS.items())})"
    yield "        _describe verb found; return"
    yield "    fi"
    yield '    case "${words[2]}" in'
    for verb, options in verbs.items():
        described = " ".join(_quoted(f"{option.name}:{option.help}") for option in options)
        yield f"        {verb}) found=({described});;"
    yield "    esac"
    yield '    [[ "${words[CURRENT]}" == -* ]] && _describe option found || _files'
    yield "}"
    yield "compdef _tilewright tilewright"


def _fish(verbs: dict[str, list[_Option]]) -> Iterator[str]:
    for verb, does in VERBS.items():
        yield f"complete -c tilewright -n __fish_use_subcommand -f -a {verb} -d {_quoted(does)}"
    values = _values()
    for verb, options in verbs.items():
        for option in options:
            names = values.get(option.name)
            taken = f" -x -a {_quoted(' '.join(names))}" if names else ""
            when = _quoted(f"__fish_seen_subcommand_from {verb}")
            yield f"complete -c tilewright -n {when} -l {option.name[2:]}{taken} -d {_quoted(option.help)}"


def _quoted(text: str) -> str:
    """Return a text as one word of any of the shells; an apostrophe would end it."""
    return "'" + text.replace("'", "’") + "'"
