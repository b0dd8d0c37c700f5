"""Who may read the finished games of a match, whose secrets are revealed."""

from __future__ import annotations

from tilewright.hosting.refusals import NotNow
from tilewright.hosting.rows import MatchRow
from tilewright.messages.ids import MatchId, PlayerId
from tilewright.messages.terms import terms_of, watcher_delay
from tilewright.service.matches.visible import visible_match
from tilewright.service.storage.store import Store
from tilewright.words.sentence import sentence


async def readable_match(store: Store, match: MatchId, player: PlayerId) -> MatchRow:
    """Return a match whose finished games a player may read, or raise NoSuchMatch or NotNow.

    Its players may. Others may if they may watch; if watchers have a delay, only after the end of the match.
    """
    row, seat = await visible_match(store, match, player)
    if seat is None and watcher_delay(terms_of(row.terms)) is not None and not row.schedule.over:
        raise NotNow(sentence("refused-match-going-on"))
    return row
