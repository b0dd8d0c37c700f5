"""Reading snapshots and drafts, which are caches: the log works without them."""

from __future__ import annotations

from sqlalchemy import select

from tilewright.engine import Seat
from tilewright.messages.ids import MatchId
from tilewright.service.storage.group_commit import digest
from tilewright.service.storage.rows import Snapshot
from tilewright.service.storage.schema import DRAFTS, SNAPSHOTS
from tilewright.service.storage.store import Store


async def snapshot_of(store: Store, match: MatchId, maker: str) -> Snapshot | None:
    """Return the last snapshot of a match, or None if there is none by this maker or it is damaged.

    Without one the log is applied from its first event, with the same result.
    """
    columns = SNAPSHOTS.c
    query = select(columns.seq, columns.digest, columns.state).where(columns.match == match, columns.maker == maker)
    for seq, stored, state in await store.read(query):
        snapshot = Snapshot(match=match, seq=seq, maker=maker, state=state)
        if digest(snapshot) == stored:
            return snapshot
    return None


async def draft_of(store: Store, match: MatchId, seat: Seat, seq: int) -> bytes | None:
    """Return the stored draft of a seat in the turn that follows event `seq`, or None."""
    columns = DRAFTS.c
    query = select(columns.draft).where(columns.match == match, columns.seat == seat, columns.seq == seq)
    return next((bytes(draft) for (draft,) in await store.read(query)), None)
