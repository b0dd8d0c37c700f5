"""Bots by their spec: a listed name, an installed plug-in or a class of any module, each with parameters.

The server never resolves a spec: it accepts listed names only.
"""

import difflib
import importlib
import inspect
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter
from typing import Any, TypeVar, cast, get_origin, get_type_hints

from msgspec import Struct, ValidationError, convert

from tilewright.bots.kinds import LADDERS
from tilewright.bots.plug_in import BadSpec, PlugIn, failure
from tilewright.bots.programs.program_bot import SECONDS, ProgramBot, seated
from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import Ladder
from tilewright.tiles import quoted

GROUP = "tilewright.bots"
"""The group of entry points in which an installed package names its bots."""
EXEC = "exec"
"""The name of bots that are programs in any language; their member is a command."""
_LONGEST_SECONDS = 3_600

_Bot = TypeVar("_Bot")
_EVERY: Ladder[AnyBot] = Ladder(
    game="every game",
    yardstick=LADDERS.tiles.yardstick,
    bots={name: character for _, ladder in LADDERS.items() for name, character in ladder.bots.items()},
)
# What house rules call these values, and JSON.
_WORDS = {"yes": "true", "no": "false", "none": "null"}


class Spec(Struct, frozen=True):
    """The parts of a spec; with a `member`, `name` is a module."""

    text: str
    name: str
    member: str | None
    parameters: dict[str, str]


def bot(spec: str) -> AnyBot:
    """Return a new bot of any game, or raise BadInput.

    A spec is a name of `tilewright bots`, an entry point of the group `tilewright.bots`, or `package.module:Name`, a
    class or function that makes a bot. Parameters follow, each after a colon: `searcher:rollouts=400:milliseconds=50`.
    `exec:COMMAND` is a program in any language (docs/programs.md).
    """
    return resolve(spec, _EVERY)


def resolve(text: str, ladder: Ladder[_Bot]) -> _Bot:
    """Return a new bot for one kind of game, or raise BadInput; listed names are those of the ladder."""
    if text in ladder.bots:
        return ladder.bots[text].make()
    spec = read_spec(text)
    if spec.name == EXEC:
        return cast(_Bot, _program(spec))
    if spec.name in ladder.bots:
        if spec.member is not None:
            raise BadSpec(f"{quoted(spec.member)} is not a parameter of {spec.name}: write {spec.name}:KEY=VALUE")
        make = ladder.bots[spec.name].make
        return make(**_arguments(spec, make))
    # Whether the bot plays this kind of game shows in its first turn.
    return cast(_Bot, _plug_in(spec, ladder))


def read_spec(text: str) -> Spec:
    """Return the parts of a spec, or raise BadSpec."""
    if not text.isprintable():
        raise BadSpec(f"{quoted(text)} is not a bot: it has characters that cannot be printed")
    name, *parts = text.split(":")
    if name == EXEC:
        return _exec_spec(text)
    member = parts.pop(0) if parts and "=" not in parts[0] else None
    parameters: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not (key and equals):
            raise BadSpec(f"{quoted(part)} in {text} is not a parameter: write KEY=VALUE, as in searcher:rollouts=400")
        if key in parameters:
            raise BadSpec(f"{text} names {key} twice")
        parameters[key] = value
    return Spec(text, name, member, parameters)


def _exec_spec(text: str) -> Spec:
    """Return the parts of `exec:COMMAND` or `exec:seconds=2:COMMAND`; a command may have colons of its own."""
    command = text.removeprefix(f"{EXEC}:") if ":" in text else ""
    parameters: dict[str, str] = {}
    if command.startswith("seconds="):
        value, _, command = command.removeprefix("seconds=").partition(":")
        parameters["seconds"] = value
    return Spec(text, EXEC, command, parameters)


def _program(spec: Spec) -> ProgramBot:
    given = spec.parameters.get("seconds", str(SECONDS))
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise BadSpec(f"{quoted(given)} is not a value for seconds of {EXEC}: a number up to {_LONGEST_SECONDS}")
    return ProgramBot(seated(spec.text, spec.member or "", seconds))


@cache
def installed() -> Mapping[str, EntryPoint]:
    """Return the bots of installed packages by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _plug_in(spec: Spec, ladder: Ladder[Any]) -> PlugIn:
    make = _maker(spec, ladder)
    if not callable(make):
        raise BadSpec(f"{spec.text} is a {type(make).__name__}: name a class or a function that makes a bot")
    _refuse_no_bot(spec, make)
    arguments = _arguments(spec, make)
    try:
        made = make(**arguments)
    except (Exception, SystemExit) as error:
        raise failure(spec.text, "could not be made", error) from error
    if not callable(getattr(made, "choose", None)):
        wrong = f"makes a {type(made).__name__}, which has no method choose(view, seen, chance)"
        raise BadSpec(f"{spec.text} is not a bot: it {wrong}")
    return PlugIn(made, spec.text)


def _refuse_no_bot(spec: Spec, make: Callable[..., object]) -> None:
    """Raise BadSpec if a class has no `choose`, or a function says that it returns something else: before it is called.

    A function written in Python may say nothing; then what it returns is looked at.
    """
    if isinstance(make, type):
        if not callable(getattr(make, "choose", None)):
            raise BadSpec(f"{spec.text} is not a bot: {make.__name__} has no method choose(view, seen, chance)")
        return
    if inspect.isfunction(make) and "return" not in make.__annotations__:
        return
    try:
        made = get_type_hints(make).get("return")
    except (TypeError, NameError):
        made = None
    if not callable(getattr(get_origin(made) or made, "choose", None)):
        what = "a function that makes a bot says so in its signature, as in def make() -> MyBot"
        raise BadSpec(f"{spec.text} is not a bot: {what}")


def _maker(spec: Spec, ladder: Ladder[Any]) -> object:
    """Return what the spec names: of a module, or of an installed package."""
    if spec.member is not None:
        return _imported(spec, spec.name, spec.member, hints=ladder.bots)
    if spec.name not in installed():
        raise ladder.no_such_bot(spec.name, also=installed())
    entry = installed()[spec.name]
    return _imported(spec, entry.module, entry.attr)


def _imported(spec: Spec, module_name: str, member: str, hints: Iterable[str] = ()) -> object:
    for part, what in ((module_name, "a module"), (member, "a class or function")):
        if not all(word.isidentifier() for word in part.split(".")):
            raise BadSpec(f"{quoted(part)} in {spec.text} is not the name of {what}: write package.module:Name")
    if module_name.partition(".")[0] in sys.stdlib_module_names:
        raise BadSpec(f"{spec.text} is not a bot: {module_name} is a module of Python itself")
    try:
        found: object = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{module_name}.".startswith(f"{error.name}."):
            raise BadSpec(f"there is no module {quoted(error.name or '')}{_near(module_name, hints)}") from None
        raise failure(spec.text, "could not be imported", error) from error
    for word in member.split("."):
        if not hasattr(found, word):
            near = _near(word, (name for name in dir(found) if not name.startswith("_")))
            raise BadSpec(f"there is no {quoted(word)} in {module_name}{near}")
        found = getattr(found, word)
    return found


def _arguments(spec: Spec, make: Callable[..., object]) -> dict[str, Any]:
    """Return the parameters of the spec as the types that the bot's maker declares, or raise BadSpec."""
    bot_name = spec.name if spec.member is None else f"{spec.name}:{spec.member}"
    known = _parameters(make)
    taken = {key: one for key, one in known.items() if one.kind is not Parameter.VAR_KEYWORD}
    for key in spec.parameters:
        if key not in taken and len(taken) == len(known):
            there = f"there are {', '.join(taken)}{_near(key, taken)}" if taken else "it has none"
            raise BadSpec(f"{bot_name} has no parameter {quoted(key)}: {there}")
    for key, one in taken.items():
        if one.default is Parameter.empty and key not in spec.parameters:
            raise BadSpec(f"{bot_name} needs {key}: write {spec.text}:{key}=VALUE")
    return {key: _value(bot_name, key, text, taken.get(key)) for key, text in spec.parameters.items()}


def _parameters(make: Callable[..., object]) -> dict[str, Parameter]:
    """Return the parameters that can be given by name, with their types where they can be found out."""
    try:
        try:
            signature = inspect.signature(make, eval_str=True)
        except NameError:
            signature = inspect.signature(make)
    except ValueError:
        # Classes in C may have no signature.
        return {}
    unnamed = {Parameter.POSITIONAL_ONLY, Parameter.VAR_POSITIONAL}
    return {name: one for name, one in signature.parameters.items() if one.kind not in unnamed}


def _value(bot_name: str, key: str, text: str, parameter: Parameter | None) -> Any:
    """Return a value as the type that its parameter declares; without one, as a number where it can be."""
    declared = Parameter.empty if parameter is None else parameter.annotation
    wanted = (int, float, str) if declared is Parameter.empty or isinstance(declared, str) else (declared,)
    expected = ""
    for form in wanted:
        for word in (text, _WORDS.get(text, text)):
            try:
                return convert(word, form, strict=False)
            except (ValidationError, TypeError) as wrong:
                expected = str(wrong).partition(", got")[0].replace("`", "").lower()
    raise BadSpec(f"{quoted(text)} is not a value for {key} of {bot_name}: {expected}")


def _near(word: str, words: Iterable[str]) -> str:
    near = difflib.get_close_matches(word, words, n=1)
    return f"; did you mean {near[0]}?" if near else ""
