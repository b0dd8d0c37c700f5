"""Profiles on a server: two devices of a player lose nothing, also when the server is killed between them."""

import asyncio
from datetime import timedelta

import msgspec
from msgspec.structs import replace
from sqlalchemy import select

from tests.service.match_setup import guests
from tilewright.answers.addresses import day_at
from tilewright.answers.profiles import Choice, Profile, Sharer
from tilewright.answers.puzzle_tries import PuzzleTry, Step
from tilewright.messages.fields import Millis
from tilewright.puzzles.collection import collection, puzzle_of_day
from tilewright.service.accounts.profiles import merge_profile, profile_of
from tilewright.service.settings import now
from tilewright.service.storage.migrations.versions import r0021_profiles
from tilewright.service.storage.schema import PLAYERS, PUZZLE_TRIES
from tilewright.service.storage.store import Store
from tilewright.service.study.day_figures import figures_of, streak_of
from tilewright.service.study.puzzle_ratings import Attempt, note_step, rating_of
from tilewright.service.upkeep.personal_data import delete_player, export

DAY_MS = 24 * 3_600 * 1_000


def test_preferences_of_before_are_profiles_in_which_every_later_choice_wins() -> None:
    old = {"theme": "dark", "avatar": None, "lessons": ["first-run"], "tips": ["draw"]}
    found = msgspec.convert(r0021_profiles.profile_of_preferences(old), Profile)
    assert found == Profile(
        choices={"theme": Choice(Millis(0), "dark"), "avatar": Choice(Millis(0), None)},
        lessons={"first-run": Millis(0)},
        tips={"draw": Millis(1)},
    )


async def test_two_devices_merge_without_loss_at_once(store: Store) -> None:
    (ann,) = await guests(store, 1)
    at = now()
    phone = Profile(
        choices={"theme": Choice(Millis(at - 5), "dark"), "zen": Choice(Millis(at - 1), True)},
        lessons={"first-run": Millis(3)},
        people={"ben": Sharer(Millis(at - 9), "Ben")},
    )
    desk = Profile(
        choices={"theme": Choice(Millis(at - 2), "light")},
        lessons={"first-run": Millis(2), "first-group": Millis(4)},
        people={"ben": Sharer(Millis(at - 3))},
        tips={"hint": Millis(1)},
    )
    sent = [phone, desk] * 3
    await asyncio.gather(*(merge_profile(store, ann, each, at) for each in sent))
    found = await profile_of(store, ann)
    assert {name: choice.value for name, choice in found.choices.items()} == {"theme": "light", "zen": True}
    assert found.lessons == {"first-run": 2, "first-group": 4}
    assert found.tips == {"hint": 1}
    # Forgotten on one device, forgotten on the other.
    assert found.people["ben"].name == ""
    assert not found.account
    assert msgspec.json.decode(await export(store, ann))["player"][0]["profile"]["lessons"]["first-group"] == 4
    await delete_player(store, ann)
    assert await store.read(select(PLAYERS.c.profile)) == [(None,)]


async def test_what_was_solved_without_a_line_counts_but_is_never_rated(store: Store) -> None:
    (ann,) = await guests(store, 1)
    at = now()
    today, before = day_at(at), day_at(at) - timedelta(1)
    alone = puzzle_of_day(before)
    # The server itself saw today's, with a hint; the device claims to have solved both at once.
    await note_step(store, Attempt(ann, puzzle_of_day(today), at), Step(hints=1))
    await note_step(store, Attempt(ann, puzzle_of_day(today), at), Step(solved=True, day=today.isoformat()))
    rated = await rating_of(store, ann)
    claim = PuzzleTry(seen_at=at, solved_at=Millis(at - DAY_MS), ms=1)
    sent = Profile(puzzles={alone.id: claim, puzzle_of_day(today).id: replace(claim, solved_at=Millis(1))})
    for _ in range(2):
        await merge_profile(store, ann, sent, at)
    found = (await profile_of(store, ann)).puzzles
    seen, told = found[puzzle_of_day(today).id], found[alone.id]
    assert (seen.hints, seen.claimed, told.claimed, told.day) == (1, False, True, before.isoformat())
    assert await streak_of(store, ann, today) == 2
    assert (await figures_of(store, before.isoformat())).solvers == 0
    # Solving it again on the server does not count as a win over the puzzle.
    assert (await note_step(store, Attempt(ann, alone, now()), Step(solved=True))).rating is None
    assert await rating_of(store, ann) == replace(rated, change=0)
    # What was begun here and finished elsewhere is a claim as well.
    other = collection("six")[0]
    await note_step(store, Attempt(ann, other, at), Step(hints=1))
    await merge_profile(store, ann, Profile(puzzles={other.id: claim}), at)
    rows = select(PUZZLE_TRIES.c.claimed, PUZZLE_TRIES.c.rating).where(PUZZLE_TRIES.c.puzzle == other.id)
    assert [*await store.read(rows)] == [(True, None)]
