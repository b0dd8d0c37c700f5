"""A seat of a match on this machine, behind the messages of the socket: what comes in, and what goes out for it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Refused, Seat
from tilewright.hosting.hints import helped
from tilewright.hosting.loaded import decoded
from tilewright.hosting.refusals import NoSeat, refusal, refusal_in_words
from tilewright.hosting.rows import Entry
from tilewright.hosting.shown import clock as clock_message
from tilewright.hosting.shown import event_messages, seating, update_messages, view
from tilewright.local.match import LocalMatch
from tilewright.messages import wire
from tilewright.messages.avatars import ShownPlayer
from tilewright.messages.decoding import BadMessage, read_command, read_message
from tilewright.messages.fields import MOST_FRAME_BYTES, Millis
from tilewright.screens.drafts import penalty_reasons, told_draft
from tilewright.screens.plans import PlanTerms, make_plan
from tilewright.words.locales import supported_locale


class Reply(Struct, frozen=True):
    """What a change brings: entries to be stored first, and then messages to be shown."""

    entries: tuple[Entry, ...] = ()
    messages: tuple[wire.Outgoing, ...] = ()


class LocalSession:
    """One seat of a match, for a screen that does not know whether a server answers."""

    def __init__(self, match: LocalMatch, seat: Seat | None, people: Sequence[ShownPlayer], language: str) -> None:
        self.seat: Seat | None = seat
        self._match, self._people = match, people
        self._shown = seat
        self._language = language
        self.order: tuple[int, ...] = ()
        """The rack as its player has arranged it."""
        self._answered: dict[str, int] = {}

    def receive(self, data: bytes | str, at: Millis) -> Reply:
        """Return what a message brings; what is wrong with it is answered, never raised."""
        try:
            message = read_message(data, MOST_FRAME_BYTES)
            match message:
                case wire.Hello():
                    return self._hello(message, at)
                case wire.Act():
                    return self._act(message, at)
                case wire.ShowDraft():
                    return self._draft(message)
                case wire.AskPlan():
                    return self._plan(message)
                case wire.OrderRack():
                    self.order = message.tiles
                    return Reply()
                case wire.Nonce():
                    # This machine draws all secrets, so its player need not add to them.
                    return Reply()
                case wire.Ping():
                    return Reply(messages=(wire.Pong(self._match.loaded.seq),))
                case _:
                    raise BadMessage("there is no table and no chat on this machine")
        except (BadMessage, Refused) as bad:
            return Reply(messages=(wire.Trouble(refusal_in_words(bad, self._language)),))

    def _hello(self, hello: wire.Hello, at: Millis) -> Reply:
        if hello.language is not None:
            self._language = supported_locale(hello.language)
        entries = () if self._match.log else self._match.begin(at)
        loaded, row = self._match.loaded, replace(self._match.row, head=len(self._match.log))
        self._shown = None if hello.covered else self.seat
        order = (wire.RackOrder(self.order),) if self.order and not hello.covered else ()
        after = hello.after if hello.after is not None and hello.after <= loaded.seq else 0
        known = decoded(loaded.hosted, self._match.log[after:])
        told = update_messages(loaded, known, self._shown, at)
        return Reply(entries, (seating(row, self._people, self._shown), *order, *told))

    def _act(self, act: wire.Act, at: Millis) -> Reply:
        hosted = self._match.loaded.hosted
        if act.id in self._answered:
            return Reply(messages=(wire.Ack(act.id, self._answered[act.id]),))
        try:
            if self.seat is None:
                raise NoSeat
            command = read_command(act.command, hosted.codec)
            wrong = penalty_reasons(hosted, self._match.loaded.state, self.seat, command, self._language)
            entries = self._match.act(self.seat, command, at, after=act.after, name=act.id)
        except (Refused, BadMessage) as refused:
            return Reply(messages=(refusal(act.id, refused, hosted, self._language),))
        self._answered[act.id] = entries[-1].seq
        return Reply(entries, (wire.Ack(act.id, entries[-1].seq, wrong), *self.news(entries, at)))

    def _draft(self, draft: wire.ShowDraft) -> Reply:
        loaded, seat = self._match.loaded, self.seat
        late = draft.after is not None and draft.after != loaded.seq
        if seat is None or late or seat not in loaded.hosted.kind.engine.to_move(loaded.state):
            return Reply()
        judgement, possible = told_draft(loaded.hosted, loaded.state, seat, draft.rows, self._language)
        if possible:
            self._match.show(seat, draft.rows)
        return Reply(messages=(replace(judgement, seq=loaded.seq),))

    def _plan(self, plan: wire.AskPlan) -> Reply:
        loaded, seat = self._match.loaded, self.seat
        if seat is None or plan.after != loaded.seq:
            return Reply()
        view = loaded.hosted.kind.engine.view(loaded.state, seat)
        return Reply(messages=(make_plan(view, plan, PlanTerms(self._language, helped=helped(loaded, seat))),))

    def news(self, entries: Sequence[Entry], at: Millis) -> Iterator[wire.Outgoing]:
        """Yield what the seat is sent of new entries: the events as it sees them, the view and the clock."""
        loaded = self._match.loaded
        yield from event_messages(loaded, decoded(loaded.hosted, entries), self._shown)
        yield view(loaded, self._shown, rules=False)
        yield clock_message(loaded, at)
