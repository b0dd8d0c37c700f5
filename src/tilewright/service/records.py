"""The record of a match as it may be downloaded: the games that are over, whose secrets are revealed."""

from __future__ import annotations

from tilewright.records.lines import EndLine, Line, MatchEndLine, write_line
from tilewright.service.kinds import game_events, served
from tilewright.service.store import Store
from tilewright.service.store_rows import MatchRow
from tilewright.service.telling import seat_names


async def record_of(store: Store, row: MatchRow) -> str:
    """Return the record of all games of a match that have ended, one line an event; empty if none has."""
    kind = served(row.rules)
    entries = await store.tail(row.id, limit=row.head) if row.head else ()
    lines = tuple(kind.recorded(game_events(kind, entries), await seat_names(store, row), row.id))
    return "".join(write_line(line) + "\n" for line in finished(lines))


def finished(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines up to the end of the last game that has ended; what follows is nobody's to read yet."""
    ends = [place for place, line in enumerate(lines) if isinstance(line, EndLine | MatchEndLine)]
    return lines[: ends[-1] + 1] if ends else ()
