"""A match on this machine alone: its log in memory, its bots and its clock; its keeper stores the new entries."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, json, msgpack
from msgspec.structs import replace

from tilewright.bots.protocol import AnyBot
from tilewright.bots.seen import SeenSoFar
from tilewright.chance import Chance, branch
from tilewright.engine import IllegalTurn, Refused, Seat, replay
from tilewright.games import KINDS, GameRules
from tilewright.hosting import loaded as hosting
from tilewright.hosting.clocks import Duty, Task, Tempo, duty
from tilewright.hosting.loaded import CommandRequest, LoadedMatch, LoggedEvent, luck_of
from tilewright.hosting.refusals import NotBegun, Stale
from tilewright.hosting.rows import Entry, MatchRow, Schedule, SeatHolder, first_events, secrets_of
from tilewright.messages.fields import MatchId, Millis, Rows
from tilewright.messages.kinds import ENCODER
from tilewright.messages.seats import SeatEvent
from tilewright.messages.terms import Terms, refuse_seats_handicaps, terms_of
from tilewright.screens.kinds import hosted_game

# People's commands have an id, by which a host knows them from those of bots.
_HERE = "here"
_USUAL = Terms()


class UsualTempo(Struct, frozen=True):
    """How long a bot seems to think, and how long scores are shown before the next deal, in milliseconds."""

    think: int = 700
    between_games: int = 20_000


class Bots(Struct, frozen=True):
    """The bots of a match by their seats, the chance that they draw from, and their tempo."""

    seats: Mapping[Seat, AnyBot]
    chance: Chance
    tempo: Tempo = UsualTempo()


def new_row(
    rules: GameRules, holders: Sequence[SeatHolder], chance: Chance, at: Millis, terms: Terms = _USUAL
) -> MatchRow:
    """Return a new match for this machine, whose secrets and nonces all follow from `chance`, or raise BadInput."""
    engine = KINDS.of(rules).engine
    engine.refuse_seats(rules, len(holders))
    refuse_seats_handicaps(terms.handicaps, rules, len(holders))
    games = range(1, engine.games_in(rules, len(holders)) + 1)
    return MatchRow(
        id=MatchId(branch(chance, "match").key.hex()[:16]),
        rules=rules.id,
        rulebook=ENCODER.encode(rules),
        secrets=msgpack.encode([branch(chance, "secret", game).key for game in games]),
        holders=tuple(replace(holder, nonce=branch(chance, "nonce", seat).key) for seat, holder in enumerate(holders)),
        created_at=at,
        head=0,
        schedule=Schedule(),
        terms=json.encode(terms),
    )


def bots_of(row: MatchRow, chance: Chance) -> Bots:
    """Return the bots of a match; in a common deal they draw from its secret, so that they play alike everywhere."""
    if terms_of(row.terms).common:
        chance = Chance(secrets_of(row)[0])
    ladder = hosted_game(row.rules).ladder
    named = ((Seat(seat), holder.bot) for seat, holder in enumerate(row.holders))
    return Bots({seat: ladder.bot(bot) for seat, bot in named if bot is not None}, chance)


class LocalMatch:
    """A match as this machine keeps it: `row` and `log` are all there is to store, and `loaded` follows from them.

    Every change returns its entries; nobody may be shown them before they are stored.
    """

    def __init__(self, row: MatchRow, log: Sequence[Entry], bots: Bots, at: Millis) -> None:
        self.row: MatchRow = row
        self.log: list[Entry] = [*log]
        self.commands: list[tuple[Seat, Any]] = []
        """What was carried out since the match was opened, by whom."""
        self._bots = bots
        self._drafts: dict[Seat, Rows] = {}
        self.events: list[Any] = []
        """Every event of the game, without those about seats."""
        self.loaded: LoadedMatch = hosting.at_start(row)
        self.schedule: Schedule = Schedule()
        if log:
            self._advance(hosting.decoded(self.loaded.hosted, log))
            # A player who comes back to a match has the whole time of the turn again, from their tap on one device.
            self.loaded = replace(self.loaded, standing=replace(self.loaded.standing, lifted=None))
            self._wait(at)

    def begin(self, at: Millis) -> tuple[Entry, ...]:
        """Deal the first game, when every seat has its nonce, and return the first entries."""
        events = first_events(self.row)
        state = replay(self.loaded.hosted.kind.engine, events)
        self.schedule = hosting.waits_for(replace(self.loaded, state=state), at, self._bots.tempo)
        return self._append(hosting.numbered(events, 0, at, self.schedule))

    def act(
        self, seat: Seat, command: Any, at: Millis, *, after: int | None = None, name: str = ""
    ) -> tuple[Entry, ...]:
        """Carry out a command of a person, or raise Refused; with `after` the match must still be at that event."""
        if not self.log:
            raise NotBegun
        if after is not None and after != self.loaded.seq:
            raise Stale(self.row.id, self.loaded.seq)
        return self._accept(self._request(seat, command, id=name or _HERE), at)

    def show(self, seat: Seat, rows: Rows) -> None:
        """Remember a draft, with which a turn ends if its time is up."""
        self._drafts[seat] = rows

    def do_what_is_due(self, at: Millis) -> tuple[Entry, ...]:
        """Let a bot play, end a turn whose time is up, or deal the next game, and return the entries of that."""
        loaded = self.loaded
        if self.schedule.wake_at is None or at < self.schedule.wake_at or loaded.standing.paused:
            return ()
        todo = duty(loaded.hosted.kind, loaded.state, loaded.playing, loaded.deadline_at, at)
        return () if todo is None else self._do(todo, at)

    def seen(self, seat: Seat) -> Sequence[Any]:
        """Return every event of the game as a seat has seen it."""
        return SeenSoFar(self.events, self.loaded.hosted.kind.engine.seen, seat)

    def _do(self, todo: Duty, at: Millis) -> tuple[Entry, ...]:
        engine, state = self.loaded.hosted.kind.engine, self.loaded.state
        match todo.task:
            case Task.CONTINUE:
                return self._accept(self._request(todo.seat, engine.fallback(state)), at)
            case Task.THINK:
                try:
                    return self._accept(self._request(todo.seat, self._choice(todo.seat)), at)
                except Refused:
                    # A turn that the rules do not allow is given up: a bot's defect must not end a person's match.
                    return self._accept(self._request(todo.seat, engine.fallback(state)), at)
            case Task.EXPIRE:
                return self._expired(todo.seat, at)

    def _expired(self, seat: Seat, at: Millis) -> tuple[Entry, ...]:
        """End a turn with the last draft of the player; one that does not fit is ignored."""
        kind = self.loaded.hosted.kind
        untouched = kind.untouched(self.loaded.state)
        for rows in (self._drafts.get(seat, untouched), untouched):
            try:
                return self._accept(self._request(seat, kind.engine.timeout(rows), by_clock=True), at)
            except IllegalTurn:
                continue
        raise AssertionError("a turn can end as it began")

    def _choice(self, seat: Seat) -> Any:
        """Return the choice of the bot at a seat, or of the stand-in, from what the seat may see."""
        engine = self.loaded.hosted.kind.engine
        if seat not in self._bots.seats:
            return engine.fallback(self.loaded.state)
        view = engine.view(self.loaded.state, seat)
        return self._bots.seats[seat].choose(view, self.seen(seat), luck_of(self.loaded, seat, self._bots.chance))

    def _request(self, seat: Seat, command: Any, **how: Any) -> CommandRequest:
        return CommandRequest(match=self.row.id, seat=seat, command=command, after=self.loaded.seq, **how)

    def _accept(self, request: CommandRequest, at: Millis) -> tuple[Entry, ...]:
        events, _, self.schedule = hosting.decided(self.loaded, request, at, self._bots.tempo)
        self.commands.append((request.seat, request.command))
        return self._append(hosting.numbered(events, self.loaded.seq, at, self.schedule))

    def _append(self, events: Sequence[LoggedEvent]) -> tuple[Entry, ...]:
        self._advance(events)
        self._drafts.clear()
        entries = tuple(
            Entry(seq=each.seq, at=each.at, deadline_at=each.deadline_at, event=ENCODER.encode(each.event))
            for each in events
        )
        self.log += entries
        return entries

    def _advance(self, events: Sequence[LoggedEvent]) -> None:
        self.loaded = hosting.advanced(self.loaded, events)
        self.events += (each.event for each in events if not isinstance(each.event, SeatEvent))

    def _wait(self, at: Millis) -> None:
        self.schedule = hosting.waits_for(self.loaded, at, self._bots.tempo)
