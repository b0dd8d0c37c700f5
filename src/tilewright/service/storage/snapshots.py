"""Snapshots and drafts read back: what would only be missed for a moment if it were lost."""

from __future__ import annotations

from sqlalchemy import select

from tilewright.engine import Seat
from tilewright.service.storage.group_commit import digest
from tilewright.service.storage.rows import MatchId, Snapshot
from tilewright.service.storage.schema import DRAFTS, SNAPSHOTS
from tilewright.service.storage.store import Store


async def snapshot_of(store: Store, match: MatchId, maker: str) -> Snapshot | None:
    """Return the last snapshot of a match, or None when there is none, another maker's, or a damaged one.

    Whoever gets None folds the log from its first event, to the same state.
    """
    columns = SNAPSHOTS.c
    query = select(columns.seq, columns.digest, columns.state).where(columns.match == match, columns.maker == maker)
    for seq, kept, state in await store.read(query):
        snapshot = Snapshot(match=match, seq=seq, maker=maker, state=state)
        if digest(snapshot) == kept:
            return snapshot
    return None


async def draft_of(store: Store, match: MatchId, seat: Seat, seq: int) -> bytes | None:
    """Return the draft that a seat last stored in the turn that follows event `seq`, if it stored one."""
    columns = DRAFTS.c
    query = select(columns.draft).where(columns.match == match, columns.seat == seat, columns.seq == seq)
    return next((bytes(draft) for (draft,) in await store.read(query)), None)
