"""The record of a match as it may be downloaded: the games that are over, whose secrets are revealed."""

from __future__ import annotations

from tilewright.records.lines import EndLine, Line, MatchEndLine, write_line
from tilewright.service.accounts.players import seat_names, seat_of
from tilewright.service.errors import NoSuchMatch, NotNow
from tilewright.service.games import game_events, hosted_game
from tilewright.service.matches.terms import terms_of, watcher_delay
from tilewright.service.storage.rows import MatchId, MatchRow, PlayerId
from tilewright.service.storage.store import Store
from tilewright.words.sentence import sentence


async def readable_match(store: Store, match: MatchId, player: PlayerId) -> MatchRow:
    """Return a match whose games that are over somebody may read, or raise NoSuchMatch or NotNow.

    Its players may; others as its terms let them watch, and where they are kept behind not before it is over.
    """
    row = await store.match(match)
    if await seat_of(store, match, player) is None:
        terms = terms_of(row.terms)
        if not terms.watched:
            raise NoSuchMatch(match)
        if watcher_delay(terms) is not None and not row.schedule.over:
            raise NotNow(sentence("refused-match-going-on"))
    return row


async def record_of(store: Store, row: MatchRow) -> str:
    """Return the record of all games of a match that have ended, one line an event; empty if none has."""
    kind = hosted_game(row.rules)
    entries = await store.tail(row.id, limit=row.head) if row.head else ()
    lines = tuple(kind.records.recorded(game_events(kind, entries), await seat_names(store, row), row.id))
    return "".join(write_line(line) + "\n" for line in finished(lines))


def finished(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines up to the end of the last game that has ended; what follows is nobody's to read yet."""
    ends = [place for place, line in enumerate(lines) if isinstance(line, EndLine | MatchEndLine)]
    return lines[: ends[-1] + 1] if ends else ()
