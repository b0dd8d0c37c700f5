"""A match loaded from its log: its state after an event, and how the next events change it."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import Chance, branch
from tilewright.engine import Seat, play
from tilewright.hosting.clocks import Tempo, Timing, schedule_after, with_deadline
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.rows import Entry, MatchRow, Schedule, SeatHolder
from tilewright.hosting.standing import Standing, apply, covered_after, decide, events_before_turn, playing
from tilewright.messages.fields import MatchId, Millis
from tilewright.messages.seats import LiftCurtain, SeatCommand, SeatEvent, TakeHint
from tilewright.messages.terms import Terms, terms_of
from tilewright.screens.kinds import HostedGame, hosted_game
from tilewright.words.say import sentence

# More than one command makes happen; followers who are further behind are served from the log.
_RECENT = 16


class LoggedEvent(Struct, frozen=True, kw_only=True):
    """A decoded event of a log, when it happened, and the deadline it set."""

    seq: int
    at: Millis
    deadline_at: Millis | None
    event: Any

    def __repr__(self) -> str:
        return f"<LoggedEvent {self.seq}>"


class LoadedMatch(Struct, frozen=True, kw_only=True, eq=False):
    """A match after event `seq`: its state, its seats, the deadline of the turn, and the last events."""

    id: MatchId
    rules: str
    hosted: HostedGame
    holders: tuple[SeatHolder, ...]
    seq: int
    state: Any
    deadline_at: Millis | None
    terms: Terms = Terms()
    standing: Standing = Standing()
    recent: tuple[LoggedEvent, ...] = ()

    @property
    def playing(self) -> tuple[SeatHolder, ...]:
        """Who plays each seat: its holder, or the stand-in of a player who is away."""
        return playing(self.standing, self.holders, self.terms)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that players have."""
        return tuple(Seat(seat) for seat, holder in enumerate(self.holders) if holder.player is not None)

    @property
    def covered(self) -> Seat | None:
        """The seat whose turn waits for its player to lift the curtain, in a match on one device."""
        movers = self.hosted.kind.engine.to_move(self.state)
        if not self.terms.one_device or self.standing.given_up or len(movers) != 1:
            return None
        seat = movers[0]
        return None if self.playing[seat].bot is not None or seat == self.standing.lifted else seat

    def parties(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of players who decide together about pauses and the end: on one device each for all."""
        return (seat,) if self.terms.one_device else self.people

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, or was ended without a result."""
        return self.standing.given_up or self.hosted.kind.engine.outcome(self.state) is not None

    def __repr__(self) -> str:
        return f"<LoadedMatch {self.id} at {self.seq}>"


class CommandRequest(Struct, frozen=True, kw_only=True):
    """A command of a seat, sent by a person, a bot or the clock.

    Only people's commands have an id, and the clock's say so. With `after` the match must still be at that event.
    """

    match: MatchId
    seat: Seat
    command: Any
    id: str | None = None
    after: int | None = None
    by_clock: bool = False


def at_start(row: MatchRow) -> LoadedMatch:
    """Return a match before its first event."""
    return LoadedMatch(
        id=row.id,
        rules=row.rules,
        hosted=hosted_game(row.rules),
        holders=row.holders,
        seq=0,
        state=None,
        deadline_at=None,
        terms=terms_of(row.terms),
    )


def decoded(kind: HostedGame, entries: Sequence[Entry]) -> tuple[LoggedEvent, ...]:
    """Return entries of a log with their events decoded."""
    decode = kind.codec.event.decode
    return tuple(
        LoggedEvent(seq=entry.seq, at=entry.at, deadline_at=entry.deadline_at, event=decode(entry.event))
        for entry in entries
    )


def numbered(events: Sequence[Any], after: int, at: Millis, schedule: Schedule) -> tuple[LoggedEvent, ...]:
    """Return new events as the log will have them."""
    deadline = schedule.deadline_at
    return tuple(
        LoggedEvent(seq=seq, at=at, deadline_at=deadline, event=event) for seq, event in enumerate(events, after + 1)
    )


def advanced(loaded: LoadedMatch, events: Sequence[LoggedEvent]) -> LoadedMatch:
    """Return a match after the next events of its log."""
    if not events:
        return loaded
    state, standing = loaded.state, loaded.standing
    for logged in events:
        if isinstance(logged.event, SeatEvent):
            standing = apply(standing, logged.event)
        else:
            state = loaded.hosted.kind.engine.apply(state, logged.event)
            standing = covered_after(standing, loaded.hosted.kind.engine.to_move(state))
    return _moved(replace(loaded, state=state, standing=standing), events)


def decided(
    loaded: LoadedMatch, request: CommandRequest, at: Millis, pace: Tempo
) -> tuple[tuple[Any, ...], LoadedMatch, Schedule]:
    """Return the events of a command, the match after them and what it then waits for, or raise Refused."""
    kind, before = loaded.hosted.kind, loaded.standing
    left = None if loaded.deadline_at is None else max(0, loaded.deadline_at - at)
    about: tuple[SeatEvent, ...]
    turn: tuple[Any, ...]
    if before.given_up or (loaded.is_over and isinstance(request.command, SeatCommand | TakeHint)):
        raise NotNow(sentence("refused-match-over"))
    if isinstance(request.command, LiftCurtain) and loaded.covered != request.seat:
        raise NotNow(sentence("refused-no-curtain"))
    if isinstance(request.command, SeatCommand | TakeHint):
        parties = loaded.parties(request.seat)
        about, turn, state = decide(before, parties, request.seat, request.command, left), (), loaded.state
    elif before.paused:
        raise NotNow(sentence("refused-paused"))
    else:
        step = play(kind.engine, loaded.state, request.seat, request.command)
        turn, state = step.events, step.state
        people = request.id is not None or request.by_clock
        about = events_before_turn(before, loaded.terms, request.seat, by_clock=request.by_clock) if people else ()
    standing = covered_after(reduce(apply, about, before), kind.engine.to_move(state))
    after = replace(loaded, state=state, standing=standing)
    schedule = waits_for(after, at, pace)
    if schedule.over and loaded.terms.rated:
        # Any node may settle the ratings.
        schedule = replace(schedule, wake_at=at)
    if not turn and not (standing.paused or schedule.over):
        # The turn continues: leaving and returning, or a pause, gains no time.
        deadline = loaded.deadline_at if before.left is None else Millis(at + before.left)
        schedule = with_deadline(schedule, deadline)
    events = (*about, *turn)
    return events, _moved(after, numbered(events, loaded.seq, at, schedule)), schedule


def luck_of(loaded: LoadedMatch, seat: Seat, chance: Chance) -> Chance:
    """Return what a bot draws from at its turn; seats that were left or taken again meanwhile do not change it."""
    kind, state = loaded.hosted.kind, loaded.state
    return branch(chance, "bot", seat, kind.game_number(state), kind.turns(state))


def waits_for(loaded: LoadedMatch, at: Millis, pace: Tempo) -> Schedule:
    """Return what a match waits for from `at` on: nothing in a pause, behind a curtain or after its end."""
    if loaded.standing.paused or loaded.standing.given_up or loaded.covered is not None:
        return Schedule(over=loaded.standing.given_up)
    return schedule_after(loaded.hosted.kind, loaded.state, loaded.playing, Timing(at, pace, loaded.terms))


def _moved(loaded: LoadedMatch, events: Sequence[LoggedEvent]) -> LoadedMatch:
    """Return a match whose state is the one after `events`, with its seq, deadline and last events."""
    recent = (*loaded.recent, *events)[-_RECENT:]
    return replace(loaded, seq=events[-1].seq, deadline_at=events[-1].deadline_at, recent=recent)
