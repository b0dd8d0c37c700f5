"""Chat: what is said is numbered with the room, and chat_since by those who want to."""

import asyncio

import msgspec
import pytest
from sqlalchemy import insert, select

from tests.service.match_setup import guests, matches_on
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.over_http import Shunning
from tilewright.messages.terms import Terms
from tilewright.service.rooms.chat import (
    EMOTES,
    MOST_SHUNNED,
    PRESETS,
    NotSaid,
    Report,
    lines_after,
    report,
    say,
    shun,
    shunned_by,
)
from tilewright.service.rooms.live import chat_since
from tilewright.service.rooms.room import Room, closed_by, sat_down
from tilewright.service.rooms.service import NewRoom, Rooms
from tilewright.service.rooms.store import room_of
from tilewright.service.storage.schema import PLAYERS, REPORTS, SHUNNED
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

AT = Millis(1_000)


async def room_of_two(store: Store) -> tuple[Rooms, Room, PlayerId, PlayerId]:
    """Return a room with two people."""
    ann, ben = await guests(store, 2)
    rooms = Rooms(matches_on(store))
    wanted = NewRoom(rules="classic-nl", house={}, terms=Terms(), bots=(None, None), listed=False)
    kept = await rooms.open(ann, wanted)
    kept = await rooms.change(kept.room.id, lambda now: sat_down(now, ben, None))
    return rooms, kept.room, ann, ben


async def test_lines_are_numbered_with_the_changes_of_the_room(store: Store) -> None:
    rooms, room, ann, ben = await room_of_two(store)
    said = [await say(store, room, ann, ("hello", None), AT), await say(store, room, ben, (None, " hi\u202e! "), AT)]
    assert said == [3, 4]
    lines = await lines_after(store, room.id, 0)
    assert [(line.number, line.player, line.preset, line.text) for line in lines] == [
        (3, ann, "hello", None),
        (4, ben, None, "hi!"),
    ]
    assert [line.number for line in await lines_after(store, room.id, 3)] == [4]
    after = await rooms.change(room.id, lambda now: closed_by(now, ann))
    assert after.version == 5


async def test_chat_lines_sent_at_once_have_different_numbers(store: Store) -> None:
    _, room, ann, ben = await room_of_two(store)
    numbers = await asyncio.gather(*(say(store, room, (ann, ben)[turn % 2], ("oops", None), AT) for turn in range(10)))
    assert sorted(numbers) == list(range(3, 13))
    assert (await room_of(store, room.id)).version == 12


@pytest.mark.parametrize(
    ("preset", "text", "reason"),
    [
        ("hello", "hi", "a preset or a text"),
        (None, None, "a preset or a text"),
        ("insult", None, "the presets are"),
        ("emote-rude", None, "the presets are"),
    ],
)
async def test_a_bad_chat_line_is_refused(sqlite_url: str, preset: str | None, text: str | None, reason: str) -> None:
    store = await Store.open(sqlite_url)
    _, room, ann, _ = await room_of_two(store)
    with pytest.raises(NotSaid, match=reason):
        await say(store, room, ann, (preset, text), AT)
    with pytest.raises(BadInput, match="too long"):
        await say(store, room, ann, (None, "\U0001f600" * 2_500), AT)
    await store.close()


async def test_only_players_at_the_table_chat_and_nobody_in_a_closed_room(store: Store) -> None:
    rooms, room, ann, _ = await room_of_two(store)
    (eve,) = await guests(store, 1)
    with pytest.raises(NotSaid, match="Only players"):
        await say(store, room, eve, ("hello", None), AT)
    closed = await rooms.change(room.id, lambda now: closed_by(now, ann))
    with pytest.raises(NotSaid, match="Only players"):
        await say(store, closed.room, ann, ("hello", None), AT)


async def test_a_player_shuns_a_number_of_others(store: Store) -> None:
    ann, ben, eve = await guests(store, 3)
    people = [{"id": f"player {number}", "name": "x", "created_at": 1} for number in range(MOST_SHUNNED - 1)]
    rows = [{"player": ann, "other": person["id"], "how": "block"} for person in people]
    await store.write(lambda connection: connection.execute(insert(PLAYERS), people).rowcount)
    await store.write(lambda connection: connection.execute(insert(SHUNNED), rows).rowcount)
    await shun(store, ann, ben, Shunning.MUTE)
    with pytest.raises(BadInput, match="1,000"):
        await shun(store, ann, eve, Shunning.MUTE)
    # One of them may be changed, and one removed.
    await shun(store, ann, ben, Shunning.BLOCK)
    await shun(store, ann, ben, None)
    await shun(store, ann, eve, Shunning.MUTE)
    assert len(await shunned_by(store, [ann])) == MOST_SHUNNED


async def test_a_shunned_player_is_hidden_until_unshunned(store: Store) -> None:
    _, room, ann, ben = await room_of_two(store)
    await say(store, room, ben, (EMOTES[0], None), AT)
    await shun(store, ann, ben, Shunning.MUTE)
    await shun(store, ann, ben, Shunning.BLOCK)
    assert await shunned_by(store, [ann, ben]) == {(ann, ben): Shunning.BLOCK}
    told = await chat_since(store, room, 0, [ann, ben])
    assert (told[ann], len(told[ben])) == ([], 1)
    await shun(store, ann, ben, None)
    assert len((await chat_since(store, room, 0, [ann]))[ann]) == 1


async def test_a_report_quotes_the_reported_player(store: Store) -> None:
    _, room, ann, ben = await room_of_two(store)
    await say(store, room, ann, (None, "mine"), AT)
    await say(store, room, ben, (None, "theirs"), AT)
    await report(store, Report(reporter=ann, about=ben, room=room.id, at=AT, reason="  rude "))
    ((reason, lines),) = await store.read(select(REPORTS.c.reason, REPORTS.c.lines))
    assert reason == "rude"
    assert [line["text"] for line in msgspec.json.decode(lines)] == ["theirs"]


def test_presets_are_ids_of_words() -> None:
    ids = (*PRESETS, *EMOTES)
    assert len(set(ids)) == len(ids)
    assert all(preset.replace("-", "").isalpha() and preset.islower() for preset in ids)
