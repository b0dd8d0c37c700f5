"""Snapshots and drafts: correct if present, and nothing is lost without them."""

import msgspec
import pytest
from sqlalchemy import update

from tests.service.store_setup import added, new_match
from tilewright.chance import Chance, branch
from tilewright.engine import Seat, Shuffles, replay
from tilewright.game.events import Event
from tilewright.game.match import Match, apply, decide, fallback, games_in, start, to_move
from tilewright.games import TILE_GAME
from tilewright.messages.fields import MatchId, Millis
from tilewright.rules.booklets import booklet
from tilewright.service.storage.rows import Snapshot, StoredDraft
from tilewright.service.storage.schema import SNAPSHOTS
from tilewright.service.storage.store import Store, draft_of, snapshot_of

M = MatchId("m")
MAKER = "tilewright, states of the tile game, 1"


def kept(seq: int, state: bytes, maker: str = MAKER) -> Snapshot:
    """Return a snapshot of the one match."""
    return Snapshot(match=M, seq=seq, maker=maker, state=state)


async def test_the_last_snapshot_comes_back(store: Store) -> None:
    await store.create(new_match())
    assert await snapshot_of(store, M, MAKER) is None
    await store.put(kept(1, b"one"))
    await store.put(kept(2, b"two"))
    assert await snapshot_of(store, M, MAKER) == kept(2, b"two")


async def test_a_snapshot_of_another_program_is_not_used(store: Store) -> None:
    await store.create(new_match())
    await store.put(kept(1, b"one", maker="an older program"))
    assert await snapshot_of(store, M, MAKER) is None


@pytest.mark.parametrize("damage", [{"state": b"on"}, {"seq": 2}, {"digest": b""}], ids=["state", "seq", "digest"])
async def test_a_damaged_snapshot_is_not_used(store: Store, damage: dict[str, object]) -> None:
    await store.create(new_match())
    await store.put(kept(1, b"one"))
    await store.execute(update(SNAPSHOTS).values(**damage))
    assert await snapshot_of(store, M, MAKER) is None


async def loaded(store: Store) -> Match:
    """Return the state of the one match: from its snapshot and what follows, or from the whole log."""
    snapshot = await snapshot_of(store, M, MAKER)
    state = msgspec.json.decode(snapshot.state, type=Match) if snapshot else None
    for entry in await store.tail(M, after=snapshot.seq if snapshot else 0):
        state = apply(state, msgspec.json.decode(entry.event, type=Event))
    assert state is not None
    return state


async def test_a_match_loads_to_the_same_state_with_a_snapshot_without_and_with_a_wrong_one(store: Store) -> None:
    rules, seed = booklet("classic-de"), Chance(b"snapshots")
    secrets = tuple(branch(seed, "secret", game).key for game in range(games_in(rules, 2)))
    events = list(start(rules, 2, Shuffles(secrets, (b"nonce 1", b"nonce 2"))))
    states = [replay(TILE_GAME, events)]
    await store.create(new_match("m", *map(msgspec.json.encode, events)))
    for _ in range(30):
        state = states[-1]
        new = decide(state, to_move(state)[0], fallback(state))
        await store.append(added(len(events), *map(msgspec.json.encode, new)))
        events += new
        states.append(await loaded(store))
    assert states[-1] == replay(TILE_GAME, events)
    at_15 = replay(TILE_GAME, events[:15])
    await store.put(kept(15, msgspec.json.encode(at_15)))
    assert await loaded(store) == states[-1]
    await store.execute(update(SNAPSHOTS).values(seq=20))
    assert await loaded(store) == states[-1]


async def test_a_draft_is_the_last_one_of_its_seat_and_turn(store: Store) -> None:
    await store.create(new_match("m", b"1", b"2"))

    async def drawn(seat: int, seq: int, text: bytes) -> None:
        await store.put(StoredDraft(match=M, seat=Seat(seat), seq=seq, at=Millis(seq), draft=text))

    await drawn(0, 1, b"first")
    await drawn(0, 1, b"second")
    await drawn(1, 1, b"the other's")
    assert await draft_of(store, M, Seat(0), 1) == b"second"
    assert await draft_of(store, M, Seat(1), 1) == b"the other's"
    assert await draft_of(store, M, Seat(0), 2) is None
    await drawn(0, 2, b"next turn")
    assert await draft_of(store, M, Seat(0), 1) is None
    assert await draft_of(store, M, Seat(0), 2) == b"next turn"
