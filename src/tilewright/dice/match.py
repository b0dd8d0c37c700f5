"""The dice game's engine: the deals and rounds of a match to its end."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import Chance, draw, game_key, shuffled
from tilewright.dice import events
from tilewright.dice.commands import Command, DealNext, Fault, FaultKind, Pass, PlaceDice, RollDice, TimeOut
from tilewright.dice.events import Dealt
from tilewright.dice.placed import BAG, faces_shown, grid_of
from tilewright.dice.round import Round, after, dealt, end_reason, has_faces
from tilewright.dice.scoring import Result, dice_value, is_decided, round_winners, rounds_in, standing
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.dice.turn import going_on, roll, timed_out, turn_faults, turn_taken
from tilewright.engine import BadMatch, IllegalTurn, NotYourTurn, Outcome, Seat, Shuffles
from tilewright.tiles import complaint


def first_deal(rules: TurboRules, chance: Chance) -> Dealt:
    """Return the first deal of a match: chance names who starts (A-T3)."""
    starter, chance = draw(chance, SEATS)
    return deal_from(rules, Seat(starter), chance)


def deal_from(rules: TurboRules, starter: Seat, chance: Chance) -> Dealt:
    """Return a deal from a shuffled bag with a given starter."""
    order, chance = shuffled(BAG, chance)
    hand = rules.dice.hand
    hands = tuple(tuple(sorted(order[seat * hand : (seat + 1) * hand])) for seat in range(SEATS))
    return Dealt(starter=starter, hands=hands, chance=chance)


PLAYERS = tuple(map(Seat, range(SEATS)))


class Match(Struct, frozen=True, kw_only=True):
    """A match: the current or last round, and the results so far."""

    shuffles: Shuffles
    round: Round
    results: tuple[Result, ...] = ()

    @property
    def rules(self) -> TurboRules:
        """The rulebook of the match."""
        return self.round.rules


def refuse_seats(rules: TurboRules, seats: int) -> None:
    """Raise BadMatch if there are not two players (TB-01)."""
    if seats != SEATS:
        english = "{rules} is for {right} players, not {seats}"
        raise BadMatch(complaint("bad-dice-seats", english, rules=rules.id, right=SEATS, seats=seats))


def games_in(rules: TurboRules, seats: int) -> int:
    """Return the largest number of rounds in a match; each is a game."""
    refuse_seats(rules, seats)
    return rounds_in(rules)


def start(rules: TurboRules, seats: int, shuffles: Shuffles) -> tuple[events.Event, ...]:
    """Return the events that begin a match, or raise BadMatch."""
    needed = games_in(rules, seats)
    if len(shuffles.secrets) != needed or len(shuffles.nonces) != seats:
        raise BadMatch(f"a match needs {needed} secrets and {seats} nonces")
    return (events.MatchStarted(rules=rules, shuffles=shuffles, deal=first_deal(rules, _chance(shuffles, 1))),)


def to_move(match: Match) -> tuple[Seat, ...]:
    """Return the seats that may act: the one in turn, or between two rounds both."""
    if not _is_over(match):
        return (match.round.seat,)
    return () if outcome(match) else PLAYERS


def faults(match: Match, seat: Seat, command: Command) -> tuple[Fault, ...]:
    """Return everything that is wrong with a command, or raise NotYourTurn."""
    _refuse_others(match, seat, command)
    match command:
        case DealNext():
            return () if _is_over(match) else (Fault(kind=FaultKind.ROUND_NOT_OVER),)
        case TimeOut():
            # The turn ends, whatever the draft is.
            return ()
        case RollDice() | PlaceDice() | Pass():
            return turn_faults(match.round, seat, command)
        case _:
            assert_never(command)


def decide(match: Match, seat: Seat, command: Command) -> tuple[events.Event, ...]:
    """Return the events of a command, or raise Refused."""
    match command:
        case DealNext():
            if wrong := faults(match, seat, command):
                raise IllegalTurn(wrong)
            return (_next_deal(match),)
        case TimeOut(draft):
            _refuse_others(match, seat, command)
            return _with_ending(match, timed_out(match.round, draft))
        case RollDice() | PlaceDice() | Pass():
            _refuse_others(match, seat, command)
            return _with_ending(match, turn_taken(match.round, seat, command))
        case _:
            assert_never(command)


def apply(match: Match | None, event: events.Event) -> Match:
    """Return the match after an event; the first event of a match folds on None."""
    if isinstance(event, events.MatchStarted):
        return Match(shuffles=event.shuffles, round=dealt(event.rules, 1, event.deal))
    assert match is not None
    match event:
        case events.RoundDealt(number, deal):
            return replace(match, round=dealt(match.rules, number, deal))
        case events.DiceRolled() | events.DicePlaced() | events.Passed() | events.TimedOut():
            return replace(match, round=after(match.round, event))
        case events.RoundEnded(reason=reason, winners=winners, left=left):
            return replace(match, results=(*match.results, Result(reason, winners, left)))
        case events.MatchEnded():
            return match
        case _:
            assert_never(event)


def timeout(rows: Sequence[Sequence[int]]) -> Command:
    """Return the command with which the clock ends a turn; each row of the draft is x, y and die.

    Malformed rows are left out, because the turn ends in any case.
    """
    return TimeOut(grid_of(rows))


def fallback(match: Match) -> Command:
    """Return a command for a seat without a player: roll, pass, lay a set that must be laid, or deal."""
    return DealNext() if _is_over(match) else going_on(match.round)


def outcome(match: Match) -> Outcome | None:
    """Return how the match ended, or None while it is in progress."""
    return standing(match.results) if is_decided(match.results, match.rules) else None


def _is_over(match: Match) -> bool:
    """Return whether the current round has ended."""
    return len(match.results) == match.round.number


def _refuse_others(match: Match, seat: Seat, command: Command) -> None:
    if seat not in to_move(match) or (_is_over(match) and not isinstance(command, DealNext)):
        raise NotYourTurn(seat)


def _next_deal(match: Match) -> events.RoundDealt:
    number = match.round.number + 1
    # A-T3: the players take turns at starting rounds.
    starter = Seat((match.round.starter + 1) % SEATS)
    return events.RoundDealt(number, deal_from(match.rules, starter, _chance(match.shuffles, number)))


def _chance(shuffles: Shuffles, number: int) -> Chance:
    return Chance(game_key(shuffles.secrets[number - 1], shuffles.nonces))


def _with_ending(match: Match, event: events.RoundEvent) -> tuple[events.Event, ...]:
    """Return the event, followed by the end of the round and of the match if it causes them."""
    now = after(match.round, event)
    reason = end_reason(now)
    if reason is None:
        return (event,)
    counted = _counted(now)
    for late in counted:
        now = after(now, late)
    ended = _ended(match, now, reason)
    over = outcome(apply(replace(match, round=now), ended))
    return (event, *counted, ended) if over is None else (event, *counted, ended, events.MatchEnded(over.winners))


def _counted(now: Round) -> tuple[events.DiceRolled, ...]:
    """Return the rolls of seats that have not rolled when the round ends; they decide the count (A-T2)."""
    rolls: list[events.DiceRolled] = []
    for seat in PLAYERS:
        if not has_faces(now, seat):
            rolls.append(roll(now, seat, now.hands[seat]))
            now = after(now, rolls[-1])
    return tuple(rolls)


def _ended(match: Match, now: Round, reason: events.RoundEnd) -> events.RoundEnded:
    penalty = match.rules.jokers.penalty
    # A-T13: the faces on top now.
    left = tuple(dice_value(faces_shown(now.showing, hand), penalty) for hand in now.hands)
    winners = round_winners(left, tuple(map(len, now.hands)))
    return events.RoundEnded(reason=reason, winners=winners, left=left, secret=match.shuffles.secrets[now.number - 1])
