"""What a seat is sent of a match: views and events through the engine's allow-lists, and nothing else."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tilewright.engine import Seat
from tilewright.hosting.loaded import LoadedMatch, LoggedEvent
from tilewright.hosting.new_match import commitments
from tilewright.hosting.rows import MatchRow, house_rules
from tilewright.hosting.standing import allowed
from tilewright.messages.avatars import ShownPlayer
from tilewright.messages.decoding import encode_message
from tilewright.messages.fields import Millis
from tilewright.messages.seats import LiftCurtain, SeatEvent, StepAway
from tilewright.messages.terms import terms_of
from tilewright.messages.wire import Clock, Events, Outgoing, Place, Seating, View

_EVENTS_PER_MESSAGE = 50


def seating(row: MatchRow, people: Sequence[ShownPlayer], seat: Seat | None) -> Seating:
    """Return the seats of a match, as a client that connects may know them."""
    return Seating(
        match=row.id,
        rules=row.rules,
        house=house_rules(row),
        seat=seat,
        places=tuple(
            Place(
                name=person.name,
                avatar=person.avatar,
                bot=holder.bot,
                nonce=None if holder.nonce is None else holder.nonce.hex(),
            )
            for person, holder in zip(people, row.holders, strict=True)
        ),
        commitments=commitments(row),
        begun=bool(row.head),
        terms=terms_of(row.terms),
    )


class Update:
    """A match after some events, as messages for all who follow it; what several seats see alike is encoded once."""

    def __init__(self, loaded: LoadedMatch, events: Sequence[LoggedEvent], at: Millis) -> None:
        self._loaded, self._events = loaded, events
        self._encoded: dict[Events, bytes] = {}
        self._views: dict[tuple[Seat | None, bool], bytes] = {}
        self._clock = encode_message(clock(loaded, at))

    def messages(self, seat: Seat | None, after: int, *, rules: bool) -> Iterator[bytes]:
        """Yield the events after `after`, the view, with the rulebook if `rules`, and the clock."""
        for message in event_messages(self._loaded, [event for event in self._events if event.seq > after], seat):
            if message not in self._encoded:
                self._encoded[message] = encode_message(message)
            yield self._encoded[message]
        key = (seat, rules)
        if key not in self._views:
            self._views[key] = encode_message(view(self._loaded, seat, rules=rules))
        yield self._views[key]
        yield self._clock


def update_messages(
    loaded: LoadedMatch, events: Sequence[LoggedEvent], seat: Seat | None, at: Millis
) -> Iterator[Outgoing]:
    """Yield what a client that knows no view yet is sent of some events and of the match after them."""
    yield from event_messages(loaded, events, seat)
    yield view(loaded, seat)
    yield clock(loaded, at)


def view(loaded: LoadedMatch, seat: Seat | None, *, rules: bool = True) -> View:
    """Return the match as a seat sees it, with what a screen cannot know without rules.

    Without `rules` the rulebook and what follows from it alone are left out: the client has had them.
    """
    kind, screen = loaded.hosted.kind, loaded.hosted.screen
    seen: Any = kind.engine.view(loaded.state, seat)
    return View(
        loaded.seq,
        seen if rules else {name: getattr(seen, name) for name in seen.__struct_fields__ if name != "rules"},
        readings=screen.readings(loaded.state, kind.untouched(loaded.state)),
        may=() if seat is None else may(loaded, seat),
        timeout=screen.time_out(loaded.state) if rules else UNSET,
        ending=screen.ending(loaded.state) if rules else UNSET,
        story=loaded.hosted.story(loaded.state, [each.event for each in loaded.recent], seat) or UNSET,
    )


def may(loaded: LoadedMatch, seat: Seat) -> tuple[str, ...]:
    """Return the kinds of commands that a seat may send now, those of the game first."""
    if loaded.is_over:
        return ()
    game = () if loaded.standing.paused else loaded.hosted.screen.may(loaded.state, seat)
    about = allowed(loaded.standing, loaded.parties(seat), seat)
    if loaded.terms.one_device:
        # A stand-in would play for somebody who sits at the same device, and could not come back to it.
        about = tuple(name for name in about if name != StepAway.__name__)
        about = (*about, LiftCurtain.__name__) if loaded.covered == seat else about
    return (*game, *about)


def event_messages(loaded: LoadedMatch, events: Sequence[LoggedEvent], seat: Seat | None) -> Iterator[Events]:
    """Yield events as a seat sees them, a limited number per message."""
    seen = loaded.hosted.kind.engine.seen
    for start in range(0, len(events), _EVENTS_PER_MESSAGE):
        some = events[start : start + _EVENTS_PER_MESSAGE]
        # Events about seats and pauses are public.
        shown = (each.event if isinstance(each.event, SeatEvent) else seen(each.event, seat) for each in some)
        if loaded.terms.common:
            # Others may still play the deal; the record has the secret when they are done.
            shown = (replace(each, secret=b"") if hasattr(each, "secret") else each for each in shown)
        yield Events(some[-1].seq, tuple(shown))


def clock(loaded: LoadedMatch, at: Millis) -> Clock:
    """Return the deadline of the turn, and which seats are away or ask for a pause."""
    standing = loaded.standing
    return Clock(
        seq=loaded.seq,
        deadline=loaded.deadline_at,
        now=at,
        away=standing.away,
        asked=standing.asked,
        paused=standing.paused,
    )
