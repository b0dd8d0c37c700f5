"""Which matches a player may know of: a stranger cannot tell a hidden one from one that does not exist."""

from __future__ import annotations

from tilewright.engine import Seat
from tilewright.hosting.refusals import NoSeat, NoSuchMatch, NotNow
from tilewright.hosting.rows import MatchRow
from tilewright.messages.ids import MatchId, PlayerId
from tilewright.messages.terms import terms_of, watcher_delay
from tilewright.service.accounts.players import seat_of
from tilewright.service.matches.service import Matches
from tilewright.service.storage.store import Store
from tilewright.words.sentence import sentence


async def visible_match(store: Store, match: MatchId, player: PlayerId) -> tuple[MatchRow, Seat | None]:
    """Return a match that a player plays or may watch, with their seat if they have one, or raise NoSuchMatch."""
    row = await store.match(match)
    seat = await seat_of(store, match, player)
    if seat is None and not terms_of(row.terms).watched:
        raise NoSuchMatch(match)
    return row, seat


async def lying(matches: Matches, match: MatchId, player: PlayerId) -> tuple[tuple[str, ...], ...] | None:
    """Return what lies on the table of a match that a player plays or may watch, row by row in the notation.

    None if they watch with a delay: they see it later, and what lay there then would have to be replayed.
    """
    row, seat = await visible_match(matches.store, match, player)
    if seat is None and watcher_delay(terms_of(row.terms)) is not None:
        return None
    if not row.head:
        return ()
    loaded = await matches.load(match, at_least=row.head)
    return loaded.hosted.screen.lying(loaded.state)


async def own_seat(store: Store, match: MatchId, player: PlayerId) -> Seat:
    """Return the seat of a player, or raise NoSeat if they may only watch, and NoSuchMatch if they may not either."""
    _, seat = await visible_match(store, match, player)
    if seat is None:
        raise NoSeat
    return seat


async def readable_match(store: Store, match: MatchId, player: PlayerId) -> MatchRow:
    """Return a match whose finished games, with their secrets, a player may read, or raise NoSuchMatch or NotNow.

    Its players may. Others may if they may watch; if watchers have a delay, only after the end of the match.
    """
    row, seat = await visible_match(store, match, player)
    if seat is None and watcher_delay(terms_of(row.terms)) is not None and not row.schedule.over:
        raise NotNow(sentence("refused-match-going-on"))
    return row
