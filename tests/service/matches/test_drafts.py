"""Drafts of the player in turn are judged when they arrive, and then rest."""

from msgspec.structs import replace

from tests.service.match_setup import QUICK, begun, matches_on, to_move
from tilewright.messages.wire import Judgement, ShowDraft
from tilewright.service.matches.drafts import DraftDesk, DraftSource
from tilewright.service.storage.store import Store

AN_HOUR = 3_600_000


async def test_a_draft_of_the_state_in_memory_is_judged_before_the_event_loop_does_anything_else(
    sqlite_url: str,
) -> None:
    store = await Store.open(sqlite_url)
    matches = matches_on(store, replace(QUICK, draft_shown=AN_HOUR))
    match = await begun(matches)
    loaded = await matches.latest(match)
    mover = to_move(loaded)
    rack = loaded.state.game.racks[mover]
    told: list[Judgement] = []
    desk = DraftDesk(matches, DraftSource(match, mover, "en"), told.append)
    # This one is of another state.
    desk.put(ShowDraft((rack[:1], rack[1:2]), loaded.seq + 1))
    assert told == []
    await desk.close()
    desk = DraftDesk(matches, DraftSource(match, mover, "en"), told.append)
    desk.put(ShowDraft((rack[:1],), loaded.seq))
    assert [len(judgement.readings) for judgement in told] == [1]
    # This one comes in the rest after it.
    desk.put(ShowDraft((rack[:1], rack[1:2]), loaded.seq))
    assert len(told) == 1
    await desk.close()
    await store.close()
