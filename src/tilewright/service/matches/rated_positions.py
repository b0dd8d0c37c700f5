"""Positions that may not be analysed: those of rated matches that are being played."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence

from tilewright.game.match import Match
from tilewright.game.table import faces_on
from tilewright.hosting.loaded import LoadedMatch
from tilewright.hosting.refusals import NotBegun, NotNow
from tilewright.messages.ids import PlayerId
from tilewright.service.accounts.players import open_seats
from tilewright.service.matches.service import Matches
from tilewright.tiles.faces import CODES, Row
from tilewright.tiles.tile import faces_of
from tilewright.words.sentence import sentence

# A player has fewer matches at once (Allowed.running_matches), and those of long ago are not loaded for this.
_MOST_OWN = 30

_Rows = list[list[int]]


async def refuse_rated_position(matches: Matches, player: PlayerId, table: Sequence[Row], rack: Row) -> None:
    """Raise NotNow if a position is that of a running rated match, as far as the server can know.

    It is if its table is the table of such a match in the memory of this node, or of one that the player is in, on
    whichever node, or if its rack is the one that the player holds there.
    """
    rows, own = _sorted(table), _codes(rack)
    # A table of another match says nothing while it is empty.
    same = rows and any(_has_table(state, rows) for state in _rated(matches.in_memory()))
    if same or any([held == own or (rows and there == rows) async for there, held in _own(matches, player)]):
        raise NotNow(sentence("refused-rated-position"))


def _rated(loaded: Iterable[LoadedMatch]) -> Iterable[Match]:
    """Yield the states of the rated tile games among some matches that are not over."""
    for match in loaded:
        if match.terms.rated and not match.is_over and isinstance(match.state, Match):
            yield match.state


async def _own(matches: Matches, player: PlayerId) -> AsyncIterator[tuple[_Rows, list[int]]]:
    """Yield table and rack of each running rated match of a player."""
    for match, seat in (await open_seats(matches.store, player))[-_MOST_OWN:]:
        try:
            loaded = await matches.load(match)
            # It may have moved on at another node.
            latest = [await matches.latest(match)] if loaded.terms.rated else []
        except NotBegun:
            continue
        for state in _rated(latest):
            yield _table(state), _codes(faces_of(state.game.racks[seat]))


def _has_table(match: Match, rows: _Rows) -> bool:
    # A node may have thousands of matches, and this is asked in the event loop. Nearly all differ in their numbers of
    # rows or pieces.
    table = match.game.table
    return len(table) == len(rows) and sum(map(len, table)) == sum(map(len, rows)) and _table(match) == rows


def _table(match: Match) -> _Rows:
    return _sorted(faces_on(match.game.table))


def _sorted(rows: Iterable[Row]) -> _Rows:
    """Return rows so that neither their order nor that of their pieces counts."""
    return sorted(map(_codes, rows))


def _codes(row: Row) -> list[int]:
    return sorted(CODES[face] for face in row)
