"""The log: one event per seq, one execution per command, on SQLite and on PostgreSQL."""

import asyncio
import traceback

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, delete, event, insert, select
from sqlalchemy.engine import Engine

from tests.service.store_setup import added, command_key, log_of, new_match
from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSuchMatch, Stale
from tilewright.hosting.rows import Entry, Schedule, SeatHolder
from tilewright.messages.fields import MatchId, Millis
from tilewright.service.errors import StoreDefect, StoreUnavailable
from tilewright.service.storage.rows import Accepted, StoredDraft
from tilewright.service.storage.schema import PLAYERS, SEATS
from tilewright.service.storage.store import Store

M = MatchId("m")


async def test_a_match_is_stored_as_it_was_created(store: Store) -> None:
    then = Schedule(deadline_at=Millis(9_000), wake_at=Millis(5_000))
    new = new_match("m", b"one", b"two", schedule=then)
    await store.create(new)
    row = await store.match(M)
    assert (row.rules, row.rulebook, row.secrets, row.holders) == (new.rules, new.rulebook, new.secrets, new.holders)
    assert (row.created_at, row.head, row.schedule) == (new.at, 2, then)
    assert (await store.tail(M))[1] == Entry(seq=2, at=new.at, deadline_at=then.deadline_at, event=b"two")


async def test_seats_keep_their_order_and_holders(store: Store) -> None:
    holders = tuple(SeatHolder(bot=f"bot {seat}", nonce=bytes([seat])) for seat in range(6))
    await store.create(replace(new_match(), holders=holders))
    assert (await store.match(M)).holders == holders


async def test_an_append_moves_the_head_and_the_schedule(store: Store) -> None:
    await store.create(new_match())
    then = Schedule(deadline_at=Millis(9_000), over=True)
    answer = await store.append(added(0, b"a", b"b", schedule=then))
    assert answer == Accepted(2)
    assert await log_of(store) == [b"a", b"b"]
    row = await store.match(M)
    assert (row.head, row.schedule) == (2, then)


async def test_a_tail_begins_after_the_given_event_and_respects_the_limit(store: Store) -> None:
    await store.create(new_match("m", b"1", b"2", b"3", b"4"))
    assert [entry.event for entry in await store.tail(M, after=1, limit=2)] == [b"2", b"3"]
    assert await store.tail(M, after=4) == ()
    assert await store.tail(MatchId("nowhere")) == ()


async def test_heads_leave_out_unknown_matches(store: Store) -> None:
    await store.create(new_match("m", b"1"))
    await store.create(new_match("n"))
    assert await store.heads([M, MatchId("n"), MatchId("nowhere")]) == {M: 1, MatchId("n"): 0}
    assert await store.heads([]) == {}


async def test_of_appends_after_one_event_one_wins_and_the_others_are_stale(store: Store) -> None:
    await store.create(new_match())
    racers = [store.append(added(0, f"racer {number}".encode())) for number in range(20)]
    came = await asyncio.gather(*racers, return_exceptions=True)
    assert [type(each) for each in came].count(Accepted) == 1
    assert [type(each) for each in came].count(Stale) == 19
    assert len(await log_of(store)) == 1


async def test_a_stale_append_says_where_the_log_ends(store: Store) -> None:
    await store.create(new_match("m", b"1", b"2"))
    for after in (0, 1, 3):
        with pytest.raises(Stale) as stale:
            await store.append(added(after, b"x"))
        assert (stale.value.match, stale.value.head) == (M, 2)
    assert await log_of(store) == [b"1", b"2"]


async def test_an_unknown_match_is_refused(store: Store) -> None:
    with pytest.raises(NoSuchMatch, match="Match nowhere doesn’t exist"):
        await store.match(MatchId("nowhere"))
    with pytest.raises(NoSuchMatch):
        await store.append(added(0, b"x", match="nowhere"))
    # As it looks to a reader who had found the match just before it was discarded.
    await store.create(new_match())
    await store.execute(delete(SEATS))
    with pytest.raises(NoSuchMatch):
        await store.match(M)


async def test_a_command_sent_again_gets_its_first_answer_and_is_not_carried_out_again(store: Store) -> None:
    await store.create(new_match())
    first = await store.append(added(0, b"a", b"b", command=command_key("draw")))
    await store.append(added(2, b"c"))
    # After its old event, and after the event where it would be accepted now.
    for after in (0, 3):
        again = await store.append(added(after, b"changed", command=command_key("draw")))
        assert again == Accepted(first.seq, repeated=True)
    assert await log_of(store) == [b"a", b"b", b"c"]
    assert await store.accepted_before(M, Seat(0), "draw") == Accepted(2, repeated=True)


async def test_a_command_sent_many_times_at_once_is_carried_out_once(store: Store) -> None:
    await store.create(new_match())
    answers = await asyncio.gather(*(store.append(added(0, b"a", command=command_key("draw"))) for _ in range(10)))
    assert {each.seq for each in answers} == {1}
    assert [each.repeated for each in answers].count(False) == 1
    assert await log_of(store) == [b"a"]


async def test_command_ids_of_other_seats_and_matches_are_other_commands(store: Store) -> None:
    await store.create(new_match("m"))
    await store.create(new_match("n"))
    await store.append(added(0, b"a", command=command_key("1", seat=0)))
    assert not (await store.append(added(1, b"b", command=command_key("1", seat=1)))).repeated
    assert not (await store.append(added(0, b"c", match="n", command=command_key("1", seat=0)))).repeated
    assert await store.accepted_before(M, Seat(2), "1") is None


async def test_a_refused_append_leaves_its_command_unanswered(store: Store) -> None:
    await store.create(new_match("m", b"1"))
    with pytest.raises(Stale):
        await store.append(added(0, b"x", command=command_key("late")))
    assert await store.accepted_before(M, Seat(0), "late") is None
    assert not (await store.append(added(1, b"x", command=command_key("late")))).repeated


async def test_appends_that_wait_together_share_a_commit_and_keep_their_order(store: Store) -> None:
    await store.create(new_match())
    commits: list[object] = []

    def count(connection: object) -> None:
        commits.append(connection)

    event.listen(Engine, "commit", count)
    try:
        answers = await asyncio.gather(*(store.append(added(after, b"%d" % after)) for after in range(100)))
    finally:
        event.remove(Engine, "commit", count)
    assert [answer.seq for answer in answers] == list(range(1, 101))
    assert await log_of(store) == [b"%d" % after for after in range(100)]
    assert 1 <= len(commits) <= 2


async def test_a_refused_append_does_not_fail_others_in_its_commit(store: Store) -> None:
    await store.create(new_match())
    came = await asyncio.gather(
        store.append(added(7, b"stale")),
        store.append(added(0, b"nowhere", match="nowhere")),
        store.append(added(0, b"good")),
        return_exceptions=True,
    )
    assert [type(each) for each in came] == [Stale, NoSuchMatch, Accepted]
    assert await log_of(store) == [b"good"]


async def test_a_row_that_the_database_refuses_fails_alone_and_is_not_quoted(store: Store) -> None:
    await store.create(new_match())
    draft = StoredDraft(match=MatchId("nowhere"), seat=Seat(0), seq=0, at=Millis(0), draft=b"R1 R2 R3")
    good, bad = await asyncio.gather(store.append(added(0, b"good")), store.put(draft), return_exceptions=True)
    assert isinstance(good, Accepted)
    assert isinstance(bad, StoreDefect)
    assert "R1 R2" not in "".join(traceback.format_exception(bad))
    assert await log_of(store) == [b"good"]


async def test_no_text_of_an_error_or_a_value_shows_a_secret(store: Store) -> None:
    await store.create(new_match())
    with pytest.raises(StoreDefect) as twice:
        await store.create(new_match())
    row = await store.match(M)
    for text in ("".join(traceback.format_exception(twice.value)), repr(row), repr(new_match()), f"{row}"):
        assert "5ec2e7" not in text
        assert b"5ec2e7".hex() not in text


async def test_work_that_raises_is_rolled_back_and_says_why(store: Store) -> None:
    def half(connection: Connection) -> None:
        connection.execute(insert(PLAYERS).values(id="p", name="P", created_at=0))
        raise NoSuchMatch(M)

    with pytest.raises(NoSuchMatch):
        await store.write(half)
    assert await store.read(select(PLAYERS)) == []


async def test_a_cancelled_wait_does_not_affect_others(store: Store) -> None:
    await store.create(new_match())
    left = asyncio.create_task(store.append(added(0, b"a")))
    await asyncio.sleep(0)
    stayed = asyncio.create_task(store.append(added(1, b"b")))
    await asyncio.sleep(0)
    left.cancel()
    assert (await stayed).seq == 2
    assert await log_of(store) == [b"a", b"b"]


async def test_too_many_waiting_writes_are_refused_at_once(store: Store) -> None:
    await store.create(new_match())
    came = await asyncio.gather(*(store.append(added(0, b"x")) for _ in range(5_000)), return_exceptions=True)
    refused = [each for each in came if isinstance(each, StoreUnavailable)]
    assert len(refused) == 5_000 - 4_096
    assert await log_of(store) == [b"x"]


async def test_waiting_writes_are_finished_when_the_store_is_closed(url: str) -> None:
    store = await Store.open(url)
    await store.create(new_match())
    waiting = asyncio.create_task(store.append(added(0, b"a")))
    await asyncio.sleep(0)
    await store.close()
    assert (await waiting).seq == 1
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.append(added(1, b"b"))
    again = await Store.open(url)
    assert await log_of(again) == [b"a"]
    await again.close()


@pytest.mark.slow(reason="three nodes race for a hundred places")
async def test_nodes_that_race_for_a_seq_share_the_seqs(postgres_url: str) -> None:
    nodes = [await Store.open(postgres_url) for _ in range(3)]
    matches = [f"match {number}" for number in range(5)]
    for match in matches:
        await nodes[0].create(new_match(match))

    async def play(node: Store, name: str) -> None:
        for match in matches:
            after = 0
            while after < 20:
                try:
                    after = (await node.append(added(after, f"{name} {after}".encode(), match=match))).seq
                except Stale as stale:
                    after = stale.head

    await asyncio.gather(*(play(node, f"node {number}") for number, node in enumerate(nodes)))
    for match in matches:
        assert [int(each.split()[-1]) for each in await log_of(nodes[1], match)] == list(range(20))
    for node in nodes:
        await node.close()
