"""The tile game's engine: all games of a match."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import Chance, game_key
from tilewright.engine import BadMatch, IllegalTurn, NotYourTurn, Outcome, Seat, Shuffles
from tilewright.game import events
from tilewright.game.commands import (
    ClaimReshuffle,
    Command,
    DealNext,
    DrawTile,
    Fault,
    FaultKind,
    Pass,
    PlayTiles,
    TimeOut,
)
from tilewright.game.game import Game, RackSizes, after, deal_from, dealt, first_deal, may_draw, pairs_in, rack_sizes
from tilewright.game.scoring import Result, blocked_winners, rack_value, standing
from tilewright.game.table import table_of
from tilewright.game.timeout import draft_faults, timed_out
from tilewright.game.turn import turn_faults, turn_taken
from tilewright.rules.handicap import Handicaps, without_empty
from tilewright.rules.rulebook import FEWEST_SEATS, NextStarter, Rulebook
from tilewright.tiles import complaint

HOST = Seat(0)


class Match(Struct, frozen=True, kw_only=True):
    """A match: the current or last game, and the results so far."""

    host: Seat
    shuffles: Shuffles
    game: Game
    results: tuple[Result, ...] = ()

    @property
    def rules(self) -> Rulebook:
        """The rulebook of the match."""
        return self.game.rules

    @property
    def handicaps(self) -> Handicaps:
        """The handicap of each seat, if there is any."""
        return self.game.handicaps

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.game.racks)


def games_in(rules: Rulebook, seats: int) -> int:
    """Return the number of games in a match (A-34: by default one per player)."""
    return (rules.match.games or seats) * rules.match.rounds


def refuse_seats(rules: Rulebook, seats: int) -> None:
    """Raise BadMatch if the rulebook's box is not for that number of players."""
    most = rules.box.most_seats
    if not FEWEST_SEATS <= seats <= most:
        english = "{pieces} tiles are for {fewest} to {most} players, not {seats}"
        pieces = rules.box.pieces
        raise BadMatch(complaint("bad-seats", english, pieces=pieces, fewest=FEWEST_SEATS, most=most, seats=seats))


def start(
    rules: Rulebook, seats: int, shuffles: Shuffles, host: Seat = HOST, handicaps: Handicaps = ()
) -> tuple[events.Event, ...]:
    """Return the events that begin a match, or raise BadMatch."""
    refuse_seats(rules, seats)
    if len(shuffles.secrets) != games_in(rules, seats) or len(shuffles.nonces) != seats:
        raise BadMatch(f"a match needs {games_in(rules, seats)} secrets and {seats} nonces")
    if handicaps and len(handicaps) != seats:
        raise BadMatch(f"{len(handicaps)} handicaps for {seats} seats")
    handicaps = without_empty(handicaps)
    deal = first_deal(rules, rack_sizes(rules, handicaps, seats), host, _chance(shuffles, 1))
    first = events.MatchStarted(rules=rules, seats=seats, host=host, shuffles=shuffles, deal=deal, handicaps=handicaps)
    return (first,)


def to_move(match: Match) -> tuple[Seat, ...]:
    """Return the seats that may act: the one in turn, or between two games everybody."""
    if not _is_over(match):
        return (match.game.seat,)
    return () if outcome(match) else tuple(map(Seat, range(match.seats)))


def faults(match: Match, seat: Seat, command: Command) -> tuple[Fault, ...]:
    """Return everything that is wrong with a command, or raise NotYourTurn."""
    match command:
        case ClaimReshuffle():
            return _claim_faults(match, seat)
        case DealNext():
            _refuse_others(match, seat)
            return () if _is_over(match) else (Fault(kind=FaultKind.GAME_NOT_OVER),)
        case TimeOut(draft):
            _refuse_others(match, seat, in_game=True)
            return draft_faults(match.game, draft)
        case PlayTiles() | DrawTile() | Pass():
            _refuse_others(match, seat, in_game=True)
            return turn_faults(match.game, seat, command)
        case _:
            assert_never(command)


def decide(match: Match, seat: Seat, command: Command) -> tuple[events.Event, ...]:
    """Return the events of a command, or raise Refused."""
    match command:
        case ClaimReshuffle() | DealNext():
            if wrong := faults(match, seat, command):
                raise IllegalTurn(wrong)
            return (_reshuffled(match, seat) if isinstance(command, ClaimReshuffle) else _next_deal(match),)
        case TimeOut(draft):
            _refuse_others(match, seat, in_game=True)
            return _with_ending(match, timed_out(match.game, draft))
        case PlayTiles() | DrawTile() | Pass():
            _refuse_others(match, seat, in_game=True)
            return _with_ending(match, turn_taken(match.game, seat, command))
        case _:
            assert_never(command)


def apply(match: Match | None, event: events.Event) -> Match:
    """Return the match after an event; the first event of a match folds on None."""
    if isinstance(event, events.MatchStarted):
        return Match(host=event.host, shuffles=event.shuffles, game=dealt(event.rules, 1, event.deal, event.handicaps))
    assert match is not None
    match event:
        case events.GameDealt(number, deal):
            return replace(match, game=dealt(match.rules, number, deal, match.handicaps))
        case events.Reshuffled(deal=deal):
            return replace(match, game=dealt(match.rules, match.game.number, deal, match.handicaps))
        case events.TilesPlayed() | events.TileDrawn() | events.Passed() | events.Penalised() | events.TimedOut():
            return replace(match, game=after(match.game, event))
        case events.GameEnded(reason=reason, winners=winners, racks=racks):
            left = tuple(rack_value(rack, match.rules.jokers.penalty) for rack in racks)
            return replace(match, results=(*match.results, Result(reason, winners, left)))
        case events.MatchEnded():
            return match
        case _:
            assert_never(event)


def timeout(rows: Sequence[Sequence[int]]) -> Command:
    """Return the command with which the clock ends a turn, given the draft."""
    return TimeOut(table_of(rows))


def fallback(match: Match) -> Command:
    """Return a command for a seat without a player: draw, pass, or deal."""
    if _is_over(match):
        return DealNext()
    return DrawTile() if may_draw(match.game) else Pass()


def outcome(match: Match) -> Outcome | None:
    """Return how the match ended, or None while it is in progress."""
    if len(match.results) < games_in(match.rules, match.seats):
        return None
    return standing(match.results, match.seats, match.rules)


def _is_over(match: Match) -> bool:
    """Return whether the current game has ended."""
    return len(match.results) == match.game.number


def _refuse_others(match: Match, seat: Seat, *, in_game: bool = False) -> None:
    if seat not in to_move(match) or (in_game and _is_over(match)):
        raise NotYourTurn(seat)


def _claim_faults(match: Match, seat: Seat) -> tuple[Fault, ...]:
    """A-06: every seat may claim until the first turn of the game is over."""
    needed = match.rules.deal.reshuffle_pairs
    if not needed:
        return (Fault(kind=FaultKind.NO_CLAIM),)
    if match.game.turns or _is_over(match):
        return (Fault(kind=FaultKind.TOO_LATE_TO_CLAIM),)
    found = len(pairs_in(match.game.racks[seat]))
    return () if found >= needed else (Fault(kind=FaultKind.TOO_FEW_PAIRS, found=found, needed=needed),)


def _reshuffled(match: Match, seat: Seat) -> events.Reshuffled:
    game = match.game
    deal = deal_from(game.rules, _rack_sizes(match), game.starter, game.chance, game.draws)
    return events.Reshuffled(seat=seat, pairs=pairs_in(game.racks[seat]), deal=deal)


def _next_deal(match: Match) -> events.GameDealt:
    number = match.game.number + 1
    chance = _chance(match.shuffles, number)
    if match.rules.deal.next_starter is NextStarter.AGAIN:
        return events.GameDealt(number, first_deal(match.rules, _rack_sizes(match), match.host, chance))
    return events.GameDealt(number, _deal_to_known(match, chance))


def _deal_to_known(match: Match, chance: Chance) -> events.Dealt:
    """Return a deal to the next seat, or to the last winner: the first one clockwise from the last starter."""
    clockwise = [Seat((match.game.starter + step) % match.seats) for step in range(1, match.seats + 1)]
    rotating = match.rules.deal.next_starter is NextStarter.ROTATE
    starter = clockwise[0] if rotating else next(seat for seat in clockwise if seat in match.results[-1].winners)
    return deal_from(match.rules, _rack_sizes(match), starter, chance)


def _rack_sizes(match: Match) -> RackSizes:
    return rack_sizes(match.rules, match.handicaps, match.seats)


def _chance(shuffles: Shuffles, number: int) -> Chance:
    return Chance(game_key(shuffles.secrets[number - 1], shuffles.nonces))


def _with_ending(match: Match, event: events.TurnEvent) -> tuple[events.Event, ...]:
    """Return the event of a turn, followed by the end of the game and of the match if it causes them."""
    game = after(match.game, event)
    reason = end_reason(game, event.seat)
    if reason is None:
        return (event,)
    winners = (event.seat,) if reason is events.EndReason.OUT else blocked_winners(game.racks, game.rules)
    secret = match.shuffles.secrets[game.number - 1]
    ended = events.GameEnded(reason=reason, winners=winners, racks=game.racks, secret=secret)
    over = outcome(apply(replace(match, game=game), ended))
    return (event, ended) if over is None else (event, ended, events.MatchEnded(over.winners))


def end_reason(game: Game, seat: Seat) -> events.EndReason | None:
    """Return why the game is over after a turn of the seat, or None while it is in progress."""
    if not game.racks[seat]:
        return events.EndReason.OUT
    if game.lap == 0:
        return events.EndReason.LAST_LAP
    # every player has passed in a row with an empty pool.
    return events.EndReason.BLOCKED if game.passes >= len(game.racks) else None
