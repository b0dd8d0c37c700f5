"""What a player has on every device: all that was done on any of them counts, and of choices the last one holds.

Every part of a profile is a map, and two entries of a key are joined by taking one of them, in a fixed order. So
profiles can be merged in any order and as often as one likes, and no device loses anything.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.answers.addresses import day_at
from tilewright.answers.day_deals import DealPlayed
from tilewright.answers.puzzle_tries import Moment, PuzzleTry
from tilewright.messages.avatars import Avatar, avatar_of
from tilewright.messages.fields import Id, Millis, PlayerId
from tilewright.messages.over_http import Personal, Preferences
from tilewright.puzzles.collection import puzzle_of_day, shipped

_MOST_LESSONS, _MOST_TIPS, _MOST_PEOPLE, _MOST_SENT = 200, 40, 24, 60
MOST_DEALS = 60
"""A profile has the deals of the latest days, at most this many."""

MOST_PROFILE_BYTES = 16_384
"""The most that a device sends at once; a browser sends 60 entries, which take about 10 KB."""

_Name = Annotated[str, Meta(min_length=1, max_length=40)]
_Entry = TypeVar("_Entry")
DayName = Annotated[str, Meta(pattern="^20[0-9]{2}-[01][0-9]-[0-3][0-9]$", max_length=10)]


class Choice(Struct, frozen=True):
    """What a player has chosen, and when by the clock of the device."""

    at: Moment
    value: Annotated[str, Meta(max_length=40)] | bool | None


class Sharer(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody who shares a device with the player, and what they have chosen; without a name they are forgotten."""

    at: Moment
    name: Annotated[str, Meta(max_length=40)] = ""
    own: Personal = Personal()


_Stamped = TypeVar("_Stamped", Choice, Sharer)


class Profile(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player has chosen and done: `lessons` since when, `tips` when last given, `puzzles` that are solved, and
    the `deals` of days.

    `people` share a device with the player; a key is a name as it is compared.
    """

    choices: Annotated[dict[_Name, Choice], Meta(max_length=len(Preferences.__struct_fields__))] = {}
    lessons: Annotated[dict[_Name, Moment], Meta(max_length=_MOST_LESSONS)] = {}
    tips: Annotated[dict[_Name, Moment], Meta(max_length=_MOST_TIPS)] = {}
    people: Annotated[dict[_Name, Sharer], Meta(max_length=_MOST_PEOPLE)] = {}
    puzzles: dict[Id, PuzzleTry] = {}
    deals: dict[DayName, DealPlayed] = {}

    def __post_init__(self) -> None:
        """Refuse what cannot be chosen."""
        msgspec.convert({name: choice.value for name, choice in self.choices.items()}, Preferences)


class ProfileSent(Profile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a device has that its host may lack; a large profile is sent in parts."""

    puzzles: Annotated[dict[Id, PuzzleTry], Meta(max_length=_MOST_SENT)] = {}
    deals: Annotated[dict[DayName, DealPlayed], Meta(max_length=_MOST_SENT)] = {}


class ProfileShown(Profile, frozen=True, kw_only=True):
    """All that a host has of a player, how the player is shown to others, and whether there is an account."""

    avatar: Avatar
    account: bool = False


def merged(one: Profile, other: Profile) -> Profile:
    """Return what two profiles of a player have together."""
    people = sorted(_joined(one.people, other.people, _later).items(), key=lambda item: (item[1].at, item[0]))
    return Profile(
        choices=_joined(one.choices, other.choices, _later),
        lessons=_first(_joined(one.lessons, other.lessons, min), _MOST_LESSONS),
        # Those given before `coach` was last chosen are given again.
        tips=_first(_joined(one.tips, other.tips, max), _MOST_TIPS),
        people=dict(people[-_MOST_PEOPLE:]),
        puzzles=_joined(one.puzzles, other.puzzles, first_solved),
        deals=dict(sorted(_joined(one.deals, other.deals, _first_played).items())[-MOST_DEALS:]),
    )


def claimed(sent: Profile, now: Millis) -> Profile:
    """Return what a device sends as its host may take it: nothing is of the future, and its own times are claims."""

    def past(at: Millis) -> Millis:
        return min(at, now)

    puzzles = {name: found for name, each in sent.puzzles.items() if (found := _claim(name, each, now)) is not None}
    return Profile(
        choices={name: replace(each, at=past(each.at)) for name, each in sent.choices.items()},
        lessons={name: past(at) for name, at in sent.lessons.items()},
        tips={name: past(at) for name, at in sent.tips.items()},
        people={name: replace(each, at=past(each.at)) for name, each in sent.people.items()},
        puzzles=puzzles,
        deals={
            day: replace(each, at=past(each.at), claimed=True)
            for day, each in sent.deals.items()
            if day <= day_at(now).isoformat()
        },
    )


def avatar_in(profile: Profile, player: PlayerId) -> Avatar:
    """Return the avatar that a player has chosen, else the one that comes with the id."""
    chosen = preferences(profile).avatar
    return chosen if isinstance(chosen, str) else avatar_of(player)


def preferences(profile: Profile) -> Preferences:
    """Return what is chosen."""
    return msgspec.convert({name: choice.value for name, choice in profile.choices.items()}, Preferences)


def first_solved(one: PuzzleTry, other: PuzzleTry) -> PuzzleTry:
    """Return the one of two solved tries that counts: what a host saw before what was claimed, then the first."""
    return min(one, other, key=lambda each: (each.claimed, each.solved_at, msgspec.json.encode(each)))


def _first_played(one: DealPlayed, other: DealPlayed) -> DealPlayed:
    """Return the one of two tries at a deal that counts: what a host saw before what was claimed, then the first."""
    return min(one, other, key=lambda each: (each.claimed, each.at, each.points))


def _claim(name: str, sent: PuzzleTry, now: Millis) -> PuzzleTry | None:
    """Return a puzzle that was solved on a device alone, on the day whose puzzle it is if that fits, or None."""
    puzzle = shipped(name)
    if puzzle is None or sent.solved_at is None:
        return None
    solved_at = min(sent.solved_at, now)
    today = day_at(solved_at)
    day = today.isoformat() if puzzle_of_day(today) == puzzle else None
    return replace(sent, seen_at=solved_at, solved_at=solved_at, day=day, claimed=True)


def _later(one: _Stamped, other: _Stamped) -> _Stamped:
    return max(one, other, key=lambda each: (each.at, msgspec.json.encode(each)))


def _joined(
    one: Mapping[str, _Entry], other: Mapping[str, _Entry], better: Callable[[_Entry, _Entry], _Entry]
) -> dict[str, _Entry]:
    return {**one, **{key: better(one[key], each) if key in one else each for key, each in other.items()}}


def _first(entries: Mapping[str, _Entry], most: int) -> dict[str, _Entry]:
    """Return the entries whose keys come first, so that it does not matter in which order they came."""
    return dict(sorted(entries.items())[:most])
