"""The edge of the library: whatever the arguments are, what is raised is one sentence of the one tree."""

import inspect
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw

JUNK: tuple[Any, ...] = (5, -1, 0.5, None, "x", "", object(), [], (5,), {}, {"a": 1}, b"x", ["B4", 5], [["B4"]], True)
GOOD: dict[str, tuple[Any, ...]] = {
    "position": (tw.read_position("B4 B5 B6", "B3", "classic-nl"), tw.read_position("", "R3 B3 O3", "turbo")),
    "view": (tw.Match(seed=1).view(0), tw.Match("turbo", seed=1).view(0)),
    "rules": ("classic-nl", tw.booklet("turbo")),
    "chance": (tw.Chance(b"x"),),
    "record": (tw.play_game(["greedy", "greedy"], seed=1),),
    "table": ("B4 B5 B6",),
    "row": (tw.read_row("B4 B5"),),
    "seat": (0,),
    "path": ("no/such/file.jsonl",),
}


def functions() -> Iterator[tuple[str, Any]]:
    """Yield the public functions, and the class that checks what it is made of."""
    for name in tw.__all__:
        found = getattr(tw, name)
        if inspect.isfunction(found) or found is tw.Match:
            yield name, found
    for state in (tw.State.start(seed=1), tw.State.start("turbo", seed=1)):
        for method in (tw.State.start, tw.State.from_record, state.view, state.apply, state.step, state.faults):
            yield method.__name__, method


def calls(function: Any) -> Iterator[list[Any]]:
    """Yield arguments of which at least one is junk."""
    needed = [
        name
        for name, one in inspect.signature(function).parameters.items()
        if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)
    ][:3]
    for count in range(1, len(needed) + 1):
        for place in range(count):
            rest = [GOOD.get(name, (5, "x")) for name in needed[:count]]
            for junk, others in product(JUNK, product(*rest)):
                yield [*others[:place], junk, *others[place + 1 :]]


@pytest.mark.parametrize(("name", "function"), [*functions()], ids=lambda one: one if isinstance(one, str) else "")
def test_no_argument_meets_anything_inside(
    name: str, function: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Some text is the name of a file that can be written.
    monkeypatch.chdir(tmp_path)
    least = sum(
        one.default is one.empty and one.kind is not one.VAR_POSITIONAL and one.kind is not one.KEYWORD_ONLY
        for one in inspect.signature(function).parameters.values()
    )
    for arguments in calls(function):
        if len(arguments) < least:
            continue
        try:
            made = function(*arguments)
            if inspect.isgenerator(made):
                next(made, None)
        except tw.TilewrightError as refused:
            text = str(refused)
            assert text, (name, arguments)
            assert "\n" not in text
        except Exception as wrong:
            raise AssertionError(f"{name}{tuple(arguments)!r} raised {wrong!r}") from wrong


def test_every_exception_of_the_library_is_of_one_tree() -> None:
    kinds = [getattr(tw, name) for name in tw.__all__ if inspect.isclass(getattr(tw, name))]
    raised = [kind for kind in kinds if issubclass(kind, BaseException)]
    assert len(raised) >= 15
    assert all(issubclass(kind, tw.TilewrightError) for kind in raised)
    assert issubclass(tw.WrongType, TypeError)
    assert issubclass(tw.BadInput, ValueError)
    assert not issubclass(tw.NoSuchRulebook, tw.BadHouseRule)


@pytest.mark.parametrize(
    "subject",
    [
        "B4 B5 B6 | K8 R8 O8",
        "",
        ["B4", "B5", "B6"],
        tw.read_row("B4 B5 J"),
        tw.read_table("B4 B5 B6 | K8 R8 O8"),
        ["B4 B5 B6", "K8 R8 O8"],
        [],
        tw.turbo.read_grid("0,0 K3 K4 K5"),
        tw.Match(seed=1),
        tw.Match("turbo", seed=1),
        tw.Match(seed=1).view(None),
        tw.read_position("B4 B5 B6", "B3", "classic-nl"),
        tw.play_game(["greedy", "beginner"], seed=7),
        tw.play_game(["turbo-greedy", "turbo-random"], "turbo", seed=7),
        tw.Match(seed=1).record(),
    ],
    ids=lambda subject: type(subject).__name__,
)
def test_everything_has_a_picture(subject: Any) -> None:
    drawn = tw.svg(subject)
    assert drawn.startswith("<svg ")
    assert drawn.endswith("</svg>")
