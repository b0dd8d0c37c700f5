"""Profiles of a player: merged in any order nothing is lost, and a device cannot claim more than it may."""

from functools import reduce
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from tilewright.answers.addresses import day_at
from tilewright.answers.profiles import Choice, Profile, ProfileSent, Sharer, claimed, merged, preferences
from tilewright.answers.puzzle_tries import PuzzleTry
from tilewright.messages.fields import Millis
from tilewright.messages.over_http import Personal
from tilewright.puzzles.collection import collection, puzzle_of_day

TIMES = some.integers(0, 3).map(Millis)
NAMES = some.sampled_from(["ann", "ben", "cid", "dee"])
# More of each than a profile may have.
MANY = some.sampled_from([f"{number:03}" for number in range(220)])
CHOICES = some.dictionaries(
    some.sampled_from(["theme", "felt"]), some.builds(Choice, TIMES, some.none()), max_size=0
) | some.dictionaries(some.just("sounds"), some.builds(Choice, TIMES, some.booleans()))
TRIES = some.builds(
    PuzzleTry,
    seen_at=TIMES,
    solved_at=TIMES,
    hints=some.integers(0, 2),
    ms=some.integers(0, 2),
    claimed=some.booleans(),
)
SHARERS = some.builds(Sharer, TIMES, NAMES, some.builds(Personal, large=some.booleans()))
PROFILES = some.builds(
    Profile,
    choices=CHOICES,
    lessons=some.dictionaries(NAMES | MANY, TIMES),
    tips=some.dictionaries(NAMES | MANY, TIMES),
    people=some.dictionaries(NAMES | MANY, SHARERS),
    puzzles=some.dictionaries(NAMES, TRIES),
)
NOW = Millis(1_790_000_000_000)


@given(some.lists(PROFILES, min_size=1, max_size=4))
def test_the_order_of_merging_and_merging_again_make_no_difference(profiles: list[Profile]) -> None:
    whole = reduce(merged, profiles, Profile())
    for order in permutations(profiles):
        assert reduce(merged, order, Profile()) == whole
        assert reduce(lambda after, before: merged(before, after), order, Profile()) == whole
        assert reduce(merged, order, whole) == whole


@given(PROFILES, PROFILES)
def test_what_was_done_on_either_device_counts_and_the_last_choice_holds(one: Profile, other: Profile) -> None:
    whole = merged(one, other)
    assert whole.puzzles.keys() == one.puzzles.keys() | other.puzzles.keys()
    assert set(whole.lessons.items()) <= set(one.lessons.items()) | set(other.lessons.items())
    for name in one.choices.keys() & other.choices.keys():
        assert whole.choices[name].at == max(one.choices[name].at, other.choices[name].at)
    for name in one.puzzles.keys() & other.puzzles.keys():
        assert whole.puzzles[name].claimed == (one.puzzles[name].claimed and other.puzzles[name].claimed)


def test_a_profile_is_bounded_whatever_is_merged_into_it() -> None:
    full = Profile()
    for number in range(300):
        name, at = f"{number:03}", Millis(number)
        part = Profile(lessons={name: at}, tips={name: at}, people={name: Sharer(at, name)})
        full = merged(full, part)
    assert (len(full.lessons), len(full.tips), len(full.people)) == (200, 40, 24)
    # Those who were met last stay.
    assert "299" in full.people
    assert len(msgspec.json.encode(full)) < 8_000


def test_what_a_device_did_alone_is_marked_and_of_no_later_than_now() -> None:
    today = puzzle_of_day(day_at(NOW))
    other = next(each for each in collection("turbo"))
    late = Millis(NOW + 10**9)
    solved = PuzzleTry(seen_at=late, solved_at=late, ms=1, day="2020-01-01")
    sent = Profile(
        choices={"theme": Choice(late, "dark")},
        people={"ann": Sharer(late, "Ann")},
        puzzles={today.id: solved, other.id: solved, "unknown": solved, "open": replace(solved, solved_at=None)},
    )
    found = claimed(sent, NOW)
    assert found.choices["theme"].at == found.people["ann"].at == NOW
    assert found.puzzles.keys() == {today.id, other.id}
    assert all(each.claimed and each.solved_at == NOW for each in found.puzzles.values())
    # Only the puzzle of that day counts for the day.
    assert (found.puzzles[today.id].day, found.puzzles[other.id].day) == (day_at(NOW).isoformat(), None)


@pytest.mark.parametrize(
    "sent",
    [
        {"choices": {"theme": {"at": 1, "value": "pink"}}},
        {"choices": {"admin": {"at": 1, "value": True}}},
        {"choices": {"theme": {"at": -1, "value": "dark"}}},
        {"lessons": {"x" * 41: 1}},
        {"lessons": {f"{number}": 1 for number in range(201)}},
        {"people": {"ann": {"at": 1, "own": {"theme": "dark"}}}},
        {"puzzles": {f"{number}": {"seen_at": 1} for number in range(201)}},
        {"rating": 3_000},
    ],
)
def test_a_device_that_sends_anything_else_is_refused(sent: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(sent), type=ProfileSent)


def test_choices_are_read_by_their_names() -> None:
    chosen = preferences(Profile(choices={"theme": Choice(NOW, "dark"), "language": Choice(NOW, None)}))
    assert (chosen.theme, chosen.language, chosen.zen) == ("dark", None, msgspec.UNSET)
