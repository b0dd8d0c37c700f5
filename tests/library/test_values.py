"""Values behave: equal answers are equal, equal values have equal hashes, notebooks show them, extras are named."""

import copy
import pickle
import sys
from typing import Any
from xml.etree import ElementTree

import pytest

import tilewright as tw
from tilewright import research

POSITIONS = ("classic-nl: B4 B5 B6 | K8 R8 O8 / B3 B8 K9", "turbo: 0,0 K3 K4 K5 / R3 B3 O9")


def values() -> list[Any]:
    """Return one value of each kind that a program holds."""
    found: list[Any] = [tw.booklet("twist"), tw.booklet("turbo")]
    for text in POSITIONS:
        position = tw.read_position(text)
        found += [position, tw.solve(position), next(tw.legal_plays(position))]
    for rules, names in (("six", ["greedy", "random"]), ("turbo", ["turbo-greedy", "turbo-random"])):
        record = tw.play_game(names, rules, seed=1)
        state = tw.State.from_record(record, 3)
        found += [record, record.events[0], record[2], state, state.view(0), state.view()]
    puzzles = [next(tw.make_puzzles(rules, seed=1)) for rules in ("classic-nl", "turbo")]
    return [*found, *puzzles, tw.referee(tw.play_game(["greedy", "random"])), *tw.check_table("B4 B5 B6", "classic-nl")]


@pytest.mark.parametrize("value", values(), ids=lambda value: type(value).__name__)
def test_equal_values_have_equal_hashes_and_survive_copies(value: Any) -> None:
    for twin in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert twin == value
        assert hash(twin) == hash(value)
    assert value != object()


@pytest.mark.parametrize("text", POSITIONS)
def test_an_answer_is_the_same_however_long_it_took(text: str) -> None:
    first, second = tw.solve(text), tw.solve(text)
    assert first == second
    assert {first, second} == {first}
    assert first != tw.solve(text.rpartition(" ")[0].rpartition(" ")[0])
    assert first != "another kind of value"


@pytest.mark.parametrize(
    "value",
    [
        one
        for one in values()
        if not isinstance(one, tw.Rulebook | tw.TurboRules | tw.GameLine | tw.Verdict | tw.RowVerdict)
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_notebook_shows_positions_turns_puzzles_records_and_states(value: Any) -> None:
    picture = value._repr_svg_()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    if not isinstance(value, tw.Moment):
        assert tw.svg(value) == picture


def test_the_record_of_several_games_is_drawn_as_a_score_card() -> None:
    match = tw.Match(tw.with_house("classic-nl", {"match.games": 2}), ["Ann", "Ben"], seed=5)
    match.play_bots({0: tw.bot("greedy"), 1: tw.bot("greedy")})
    record = match.record()
    words = "".join(ElementTree.fromstring(tw.svg(record)).itertext())
    assert "Ann" in words
    assert all(str(abs(points)) in words for game in record.games for points in game.scores)


def test_functions_take_a_rulebook_or_its_id() -> None:
    book = tw.booklet("classic-nl")
    assert tw.with_house("classic-nl", {"opening.min": 40}) == tw.with_house(book, {"opening.min": 40})
    assert tw.State.start("classic-nl", 2, 1) == tw.State.start(book, 2, 1)
    assert tw.puzzle_of_day(rules=book) == tw.puzzle_of_day(rules="classic-nl")
    ids: Any = "classic-nl"
    named, given = (tw.Simulation(rules=one, bots=("greedy", "random"), deals=1, seed=1) for one in (ids, book))
    assert tw.simulate(named).wins == tw.simulate(given).wins


@pytest.mark.parametrize(
    ("package", "name", "missing", "extra"),
    [
        (tw, "png", "resvg_py", "png"),
        (research, "env", "pettingzoo", "research"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, package: Any, name: str, missing: str, extra: str
) -> None:
    monkeypatch.delattr(package, name, raising=False)
    homes = ("tilewright.research", "tilewright.library.bitmaps", "tilewright.drawing.png")
    for loaded in [one for one in sys.modules if one.startswith(homes) and one != package.__name__]:
        monkeypatch.delitem(sys.modules, loaded)
    for part in [one for one in sys.modules if one.partition(".")[0] == missing] or [missing]:
        monkeypatch.setitem(sys.modules, part, None)
    with pytest.raises(
        tw.MissingExtra, match=rf"needs {missing}.*, which is not installed: install tilewright\[{extra}\]$"
    ):
        getattr(package, name)
    with pytest.raises(ModuleNotFoundError):
        getattr(package, name)
