"""Positions that may not be analysed: those of contests being played, and positions so alike that they help."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import lru_cache

from tilewright.game.match import Match
from tilewright.game.table import Table, faces_on
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.refusals import NotBegun, NotNow
from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.players import open_seats
from tilewright.service.matches.service import Matches
from tilewright.tiles import CODES, Row, faces_of
from tilewright.words.say import sentence

RowCounts = Counter[tuple[int, ...]]


def row_counts(rows: Iterable[Row]) -> RowCounts:
    """Return how often each row is there; the order of its pieces does not count."""
    return Counter(tuple(sorted(CODES[face] for face in row)) for row in rows)


def tables_alike(asked: RowCounts, other: RowCounts) -> bool:
    """Return whether more than half of the rows of the larger table are in both."""
    return 2 * (asked & other).total() > max(asked.total(), other.total())


def contains_most(asked: RowCounts, other: RowCounts) -> bool:
    """Return whether a table has more than half of the rows of another, whatever else is there."""
    return 2 * (asked & other).total() > other.total()


def racks_alike(asked: Row, held: Row) -> bool:
    """Return whether a rack has three quarters of the pieces of another or more, and not twice as many."""
    common = (Counter(asked) & Counter(held)).total()
    return bool(held) and 4 * common >= 3 * len(held) and len(asked) < 2 * len(held)


# A player has fewer matches at once (Allowed.running_matches), and those of long ago are not loaded for this.
_MOST_OWN = 30

# A node may have thousands of matches, and this is asked in the event loop.
_AT_ONCE = 100


async def refuse_rated_position(matches: Matches, player: PlayerId, table: Sequence[Row], rack: Row) -> None:
    """Raise NotNow if a position is much like that of a running rated or common match, as far as the server can know.

    It is if most of its rows are those of such a match in the memory of this node. Of a match that the player is in, on
    whichever node, it is enough that most rows of the match are there, or most of what the player holds.
    """
    rows = row_counts(table)
    if await _is_on_a_table(matches, rows) or any(
        [racks_alike(rack, held) or contains_most(rows, there) async for there, held in _own(matches, player)]
    ):
        raise NotNow(sentence("refused-rated-position"))


async def _is_on_a_table(matches: Matches, rows: RowCounts) -> bool:
    for count, match in enumerate(_rated(matches.in_memory())):
        if not count % _AT_ONCE:
            await asyncio.sleep(0)
        table = match.game.table
        # Nearly all differ too much in their numbers of rows.
        if len(table) < 2 * rows.total() and rows.total() < 2 * len(table) and tables_alike(rows, _counted(table)):
            return True
    return False


def _rated(loaded: Iterable[LoadedMatch]) -> Iterable[Match]:
    """Yield the states of the contests with tiles among some matches that are not over."""
    for match in loaded:
        if match.terms.is_contest and not match.is_over and isinstance(match.state, Match):
            yield match.state


async def _own(matches: Matches, player: PlayerId) -> AsyncIterator[tuple[RowCounts, Row]]:
    """Yield table and rack of each running contest of a player."""
    for match, seat in (await open_seats(matches.store, player))[-_MOST_OWN:]:
        try:
            loaded = await matches.load(match)
            # It may have moved on at another node.
            latest = [await matches.latest(match)] if loaded.terms.is_contest else []
        except NotBegun:
            continue
        for state in _rated(latest):
            yield _counted(state.game.table), faces_of(state.game.racks[seat])


@lru_cache(1_024)
def _counted(table: Table) -> RowCounts:
    return row_counts(faces_on(table))
