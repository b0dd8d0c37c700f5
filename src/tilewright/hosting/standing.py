"""Who plays each seat of a match, and whether it is paused."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Seat
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.rows import SeatHolder
from tilewright.messages import seats
from tilewright.messages.terms import Terms
from tilewright.words.say import sentence

HINTS_A_GAME = 3
"""How many hints a seat has in a game if they are counted."""


class Standing(Struct, frozen=True, kw_only=True):
    """Who is away, who asks for a pause, and whether the match is paused or was ended by its only player.

    `missed` has a seat once for each turn missed in a row; `left` is the rest of the paused turn. `hints` are those
    taken in this game by seats that have only a few. On one device `lifted` is the seat whose curtain is open.
    """

    missed: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    paused: bool = False
    left: int | None = None
    given_up: bool = False
    hints: tuple[seats.HintTaken, ...] = ()
    lifted: Seat | None = None


def decide(
    now: Standing, people: Sequence[Seat], seat: Seat, command: seats.SeatCommand | seats.TakeHint, left: int | None
) -> tuple[seats.SeatEvent, ...]:
    """Return the events of a command about a seat, or raise NotNow; `people` are the seats of players."""
    # A player who sends a command is back.
    back = (seats.SeatReclaimed(seat),) if seat in now.away else ()
    match command:
        case seats.StepAway():
            _refuse(seat in now.away, "refused-away-already")
            return (seats.SeatLeft(seat),)
        case seats.ComeBack():
            _refuse(not back, "refused-back-already")
            return back
        case seats.AskPause():
            _refuse(now.paused or seat in now.asked, "refused-pause-asked")
            agree = {*now.asked, seat} >= set(people) - set(now.away)
            return (*back, seats.PauseAsked(seat), *([seats.Paused(left)] if agree else []))
        case seats.GoOn():
            _refuse(not now.paused and seat not in now.asked, "refused-no-pause")
            return (*back, seats.PauseEnded(seat))
        case seats.EndMatch():
            _refuse(len(people) > 1, "refused-others-play")
            return (seats.MatchGivenUp(seat),)
        case seats.TakeHint(game, turn):
            taken = [other for other in now.hints if (other.seat, other.game) == (seat, game)]
            hint = seats.HintTaken(seat, game, turn)
            _refuse(hint in taken or len(taken) >= HINTS_A_GAME, "refused-hints-taken")
            return (*back, hint)
        case seats.LiftCurtain():
            return (seats.CurtainLifted(seat),)


def allowed(now: Standing, people: Sequence[Seat], seat: Seat) -> tuple[str, ...]:
    """Return the kinds of commands about a seat that its player may send now."""

    def is_right(command: seats.SeatCommand) -> bool:
        try:
            decide(now, people, seat, command, None)
        except NotNow:
            return False
        return True

    return tuple(
        type(command).__name__
        for command in (seats.StepAway(), seats.ComeBack(), seats.AskPause(), seats.GoOn(), seats.EndMatch())
        if is_right(command)
    )


def events_before_turn(now: Standing, terms: Terms, seat: Seat, *, by_clock: bool) -> tuple[seats.SeatEvent, ...]:
    """Return the events that precede those of a turn: it was missed, or its player is back."""
    if by_clock:
        out = now.missed.count(seat) + 1 >= terms.missed_turns and not terms.one_device
        return (seats.TurnMissed(seat), *([seats.SeatLeft(seat)] if out else []))
    return (seats.SeatReclaimed(seat),) if seat in (*now.missed, *now.away) else ()


def apply(now: Standing, event: seats.SeatEvent) -> Standing:
    """Return the status after an event about a seat."""
    match event:
        case seats.TurnMissed(seat):
            return replace(now, missed=(*now.missed, seat))
        case seats.SeatLeft(seat):
            return replace(now, away=(*now.away, seat), asked=_without(now.asked, seat))
        case seats.SeatReclaimed(seat):
            return replace(now, away=_without(now.away, seat), missed=_without(now.missed, seat))
        case seats.PauseAsked(seat):
            return replace(now, asked=(*now.asked, seat))
        case seats.Paused(left):
            return replace(now, asked=(), paused=True, left=left)
        case seats.PauseEnded(seat):
            return replace(now, asked=_without(now.asked, seat), paused=False, left=None)
        case seats.HintTaken(game=game):
            return replace(now, hints=(*(hint for hint in now.hints if hint.game == game), event))
        case seats.MatchGivenUp():
            return replace(now, asked=(), paused=False, left=None, given_up=True)
        case seats.CurtainLifted(seat):
            return replace(now, lifted=seat)


def covered_after(now: Standing, movers: Sequence[Seat]) -> Standing:
    """Return the status when `movers` are to move: the curtain of a seat whose turn is over is down again."""
    return now if now.lifted is None or tuple(movers) == (now.lifted,) else replace(now, lifted=None)


def playing(now: Standing, holders: Sequence[SeatHolder], terms: Terms) -> tuple[SeatHolder, ...]:
    """Return who plays each seat now: the stand-in where a player is away."""
    if not now.away:
        return tuple(holders)
    return tuple(
        replace(holder, player=None, bot=terms.stand_in) if seat in now.away else holder
        for seat, holder in enumerate(holders)
    )


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise NotNow(sentence(why))


def _without(some: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in some if other != seat)
