"""What a seat is told of a match: views and events through the engine's allow-lists, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tilewright.engine import Seat
from tilewright.service.accounts.players import names_of
from tilewright.service.games import house_rules
from tilewright.service.matches.create import commitments
from tilewright.service.matches.seats import SeatEvent, allowed
from tilewright.service.matches.service import Loaded
from tilewright.service.matches.terms import terms_of
from tilewright.service.protocol.wire import Clock, Events, Outgoing, Place, Seating, View
from tilewright.service.settings import now
from tilewright.service.storage.rows import Entry, MatchRow
from tilewright.service.storage.store import Store

_MOST_EVENTS = 50


async def seat_names(store: Store, row: MatchRow) -> tuple[str, ...]:
    """Return the names that stand at the seats: players' own, and bots' as they are called."""
    names = await names_of(store, [sitter.player for sitter in row.sitters if sitter.player is not None])
    return tuple((names.get(sitter.player) if sitter.player else sitter.bot) or "" for sitter in row.sitters)


def seating(row: MatchRow, names: Sequence[str], seat: Seat | None) -> Seating:
    """Return who sits where, as somebody may know it who connects."""
    return Seating(
        match=row.id,
        rules=row.rules,
        house=house_rules(row),
        seat=seat,
        places=tuple(
            Place(name=name, bot=sitter.bot, nonce=None if sitter.nonce is None else sitter.nonce.hex())
            for name, sitter in zip(names, row.sitters, strict=True)
        ),
        commitments=commitments(row),
        begun=bool(row.head),
        terms=terms_of(row.terms),
    )


def news(loaded: Loaded, entries: Sequence[Entry], seat: Seat | None) -> Iterator[Outgoing]:
    """Yield what a seat is told of some events and of the match after them."""
    yield from happened(loaded, entries, seat)
    yield view(loaded, seat)
    yield clock(loaded)


def view(loaded: Loaded, seat: Seat | None) -> View:
    """Return the match as a seat sees it, with what its screen cannot know without rules."""
    kind, screen = loaded.served.kind, loaded.served.screen
    return View(
        loaded.seq,
        kind.engine.view(loaded.state, seat),
        readings=screen.readings(loaded.state, kind.untouched(loaded.state)),
        may=() if seat is None else may(loaded, seat),
        timeout=screen.time_out(loaded.state),
    )


def may(loaded: Loaded, seat: Seat) -> tuple[str, ...]:
    """Return the kinds of commands that a seat may send now, those of the game first."""
    if loaded.served.kind.engine.outcome(loaded.state) is not None:
        return ()
    game = () if loaded.standing.paused else loaded.served.screen.may(loaded.state, seat)
    return (*game, *allowed(loaded.standing, loaded.people, seat))


def happened(loaded: Loaded, entries: Sequence[Entry], seat: Seat | None) -> Iterator[Events]:
    """Yield events as a seat sees them, some at a time."""
    read = loaded.served.codec.event.decode

    def seen(event: Any) -> Any:
        # Who is away and who asks for a pause is everybody's to know.
        return event if isinstance(event, SeatEvent) else loaded.served.kind.engine.seen(event, seat)

    for start in range(0, len(entries), _MOST_EVENTS):
        some = entries[start : start + _MOST_EVENTS]
        yield Events(some[-1].seq, tuple(seen(read(entry.event)) for entry in some))


def clock(loaded: Loaded) -> Clock:
    """Return how long the turn lasts, and who is not there to play."""
    standing = loaded.standing
    return Clock(
        seq=loaded.seq,
        deadline=loaded.deadline_at,
        now=now(),
        away=standing.away,
        asked=standing.asked,
        paused=standing.paused,
    )
