"""Calls of the kernel's functions that were made in play, changed at random: `python -m tests.kernel.fuzz SEED CALLS`.

Every function is called with arguments that it has met, some of them cut, doubled, changed in a byte, exchanged for
those of another call, or of another type; with nothing in its buffers; and with numbers that clear a list or a buffer
when they are read. It may refuse them; nothing else may happen. The bytes of a game belong to the kernel, so they are
cut and exchanged, but never changed.
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

KERNEL = "tilewright.kernel._kernel"
SOURCES = Path(__file__).resolve().parents[2] / "src" / "tilewright" / "kernel"
REFUSALS = (ValueError, TypeError, OverflowError, BufferError, IndexError, NotImplementedError)
MOST_KEPT = 40
# A search that is asked for more than this is not wrong, only long.
MOST_NUMBER = 1 << 12
# Neither are playouts in more worlds than this; their number is the last argument.
MOST_WORLDS = 1 << 8

Call = tuple[Any, ...]


def recording(real: ModuleType, calls: dict[str, list[Call]]) -> ModuleType:
    """Return a module that offers what the kernel does, and keeps arguments of its calls."""
    shown = ModuleType(real.__name__)
    for name in dir(real):
        value = getattr(real, name)
        if name.startswith("__"):
            continue
        setattr(shown, name, _recorded(value, calls.setdefault(name, [])) if callable(value) else value)
    return shown


def _recorded(function: Callable[..., Any], kept: list[Call]) -> Callable[..., Any]:
    def call(*given: Any) -> Any:
        if len(kept) < MOST_KEPT:
            kept.append(tuple(_copied(one) for one in given))
        return function(*given)

    return call


def _copied(value: Any) -> Any:
    """Return what can be given to a call again: buffers and lists are copied before each call too."""
    if isinstance(value, list):
        return [*value]
    return bytearray(value) if _is_buffer(value) else value


def _is_buffer(value: object) -> bool:
    return not isinstance(value, bytes | str | int | float | tuple | list | None) and not callable(value)


def play() -> None:
    """Ask everything that the kernel answers, a little of each."""
    # Only after the kernel was exchanged may the package be imported.
    import_module("tests.kernel.asked").ask_everything()


def changed(luck: Random, call: Call, others: Sequence[Call]) -> Call:
    """Return a call with an argument or two changed."""
    given = [_copied(one) for one in call]
    if luck.random() < 0.05:
        return tuple(_emptied(luck, one) for one in given)
    if luck.random() < 0.1 and (read := [one for one in given if isinstance(one, list | bytearray)]):
        place = luck.randrange(len(given))
        given[place] = _with_clearing(luck, given[place], luck.choice(read))
        return tuple(given)
    for _ in range(luck.choice((1, 1, 2))):
        place = luck.randrange(len(given))
        given[place] = _other(luck, given[place], others)
    if luck.random() < 0.05:
        given = given[: luck.randrange(len(given))]
    return tuple(given)


class Clearing:
    """A number that clears what is being read."""

    def __init__(self, read: list[Any] | bytearray, value: int) -> None:
        self._read, self._value = read, value

    def __index__(self) -> int:
        self._read.clear()
        return self._value


def _emptied(luck: Random, value: Any) -> Any:
    if isinstance(value, bytes | bytearray):
        return value[: luck.choice((0, 0, 2))]
    return value


def _with_clearing(luck: Random, value: Any, read: list[Any] | bytearray) -> Any:
    """Return a value with a number in it replaced by one that clears what is read."""
    if isinstance(value, int):
        return Clearing(read, value)
    if isinstance(value, list | tuple) and value:
        place = luck.randrange(len(value))
        inside = _with_clearing(luck, value[place], read)
        if isinstance(value, list):
            value[place] = inside
            return value
        return (*value[:place], inside, *value[place + 1 :])
    return value


def _other(luck: Random, value: Any, others: Sequence[Call]) -> Any:
    if luck.random() < 0.1:
        return luck.choice((None, "", b"", -1, 1 << 70, 0.5, (), [], "\ud800", bytearray(3)))
    if luck.random() < 0.3:
        return _copied(luck.choice(luck.choice(others) or (0,)))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice((value + 1, value - 1, -value, luck.randrange(-3, 300), luck.randrange(MOST_NUMBER)))
    if isinstance(value, bytes | bytearray):
        cut = luck.randrange(len(value) + 1)
        if isinstance(value, bytearray) or luck.random() < 0.4:
            return luck.choice((value[:cut], value + value, value[cut:]))
        return value[:cut] + bytes([luck.randrange(256)]) + value[cut + 1 :]
    if isinstance(value, str):
        return value + luck.choice(("J", "K14", " ", "|", "\x00", "é" * 40))
    if isinstance(value, list | tuple) and value:
        return type(value)(luck.choices(value, k=luck.randrange(2 * len(value))))
    return value


def _loaded() -> ModuleType:
    """Return the extension module, loaded from its file: importing it by name would import the package first."""
    (path,) = (*SOURCES.glob("_kernel*.so"), *SOURCES.glob("_kernel*.pyd"))
    spec = spec_from_file_location(KERNEL, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(seed: int, count: int) -> int:
    """Record calls, then make changed ones; return how many of them were refused."""
    calls: dict[str, list[Call]] = {}
    real = sys.modules.get(KERNEL) or _loaded()
    sys.modules[KERNEL] = recording(real, calls)
    play()
    met = {name: kept for name, kept in calls.items() if kept}
    missing = sorted(calls.keys() - met.keys())
    assert not missing, f"never called: {missing}"
    luck, refused = Random(seed), 0
    everything = [call for kept in met.values() for call in kept]
    for _ in range(count):
        name = luck.choice([*met])
        given = changed(luck, luck.choice(met[name]), everything)
        if name == "playouts" and given and given[-1] in range(MOST_WORLDS, MOST_NUMBER):
            given = (*given[:-1], MOST_WORLDS)
        try:
            getattr(real, name)(*given)
        except REFUSALS:
            refused += 1
    print(f"{count} calls of {len(met)} functions, {refused} refused")
    return refused


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
