"""The record of a match for download: its finished games, whose secrets are revealed."""

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
    """Return a match whose finished games a player may read, or raise NoSuchMatch or NotNow.

    Its players may. Others may if they may watch; if watchers have a delay, only after the end of the match.
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
    """Return the record of all finished games of a match, one line per event; empty if there are none."""
    kind = hosted_game(row.rules)
    entries = await store.tail(row.id, limit=row.head) if row.head else ()
    lines = tuple(kind.records.recorded(game_events(kind, entries), await seat_names(store, row), row.id))
    return "".join(write_line(line) + "\n" for line in finished(lines))


def finished(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines up to the end of the last finished game; the rest is still secret."""
    ends = [place for place, line in enumerate(lines) if isinstance(line, EndLine | MatchEndLine)]
    return lines[: ends[-1] + 1] if ends else ()
