"""Judging games of the tile game."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Seat, Shuffles, Step
from tilewright.game.events import EndReason, Event, GameDealt
from tilewright.game.game import Game
from tilewright.game.match import HOST, Match, end_reason, games_in
from tilewright.game.scoring import Result, blocked_winners, rack_value, scores, standing
from tilewright.records.judge import Ending, Judging, MatchSoFar, in_play
from tilewright.records.lines import DealLine, IllegalLine, Line, ReshuffleLine, TurnLine
from tilewright.records.tiles.deals import judged_deal, judged_reshuffle, starter_fault
from tilewright.records.tiles.turns import judged_turn
from tilewright.rules.deal import Starter
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import faces_of


class TileState(Struct, frozen=True):
    """A game, and whether a seat has just claimed a reshuffle, so that a new deal must follow."""

    game: Game
    claimed: bool = False


def _after(match: MatchSoFar[Rulebook, Result], state: TileState | None, line: Line) -> Step[TileState, Event]:
    if isinstance(line, DealLine):
        deal = _dealt(match, state, line)
        return Step(deal.events, TileState(deal.state))
    dealt = None if state is None or state.claimed else state
    game = in_play(dealt, None if dealt is None else _end_reason(dealt)).game
    if isinstance(line, ReshuffleLine):
        judged_reshuffle(game, line)
        return Step((), TileState(game, claimed=True))
    # A game is read with the decoder of its own kind.
    assert isinstance(line, TurnLine)
    turn = judged_turn(game, line)
    return Step(turn.events, TileState(turn.state))


def _dealt(match: MatchSoFar[Rulebook, Result], state: TileState | None, line: DealLine) -> Step[Game, GameDealt]:
    if state is not None and not state.claimed:
        raise IllegalLine("the pieces are dealt already")
    deal = judged_deal(match.rules, match.handicaps, match.seats, match.number, line)
    if state is not None:
        if deal.state.starter != state.game.starter:
            raise IllegalLine("the starter stays the same after a reshuffle")
    elif fault := starter_fault(line, match.rules, match.results, match.starter):
        raise IllegalLine(fault)
    return deal


def _out(game: Game) -> Seat | None:
    """Return the seat whose rack is empty; the game ends at once, so there is at most one."""
    return next((Seat(seat) for seat, rack in enumerate(game.racks) if not rack), None)


def _end_reason(state: TileState) -> EndReason | None:
    return end_reason(state.game, _out(state.game) or Seat(0))


def _ending(state: TileState) -> Ending[Result]:
    game, rules, reason, out = state.game, state.game.rules, _end_reason(state), _out(state.game)
    assert reason is not None
    winners = blocked_winners(game.racks, rules) if out is None else (out,)
    result = Result(reason, winners, tuple(rack_value(rack, rules.jokers.penalty) for rack in game.racks))
    return Ending(result, scores(result, rules), [faces_of(rack) for rack in game.racks])


def match_of(state: TileState, number: int, results: tuple[Result, ...], shuffles: Shuffles) -> Match:
    """Return the match in which a judged game is the one with this number."""
    host = state.game.starter if state.game.rules.deal.starter is Starter.HOST else HOST
    return Match(host=host, shuffles=shuffles, game=replace(state.game, number=number), results=results)


JUDGING: Judging[Rulebook, TileState, Result] = Judging(
    after=_after,
    end_reason=_end_reason,
    ending=_ending,
    starter=lambda state: state.game.starter,
    most_games=games_in,
    is_decided=lambda results, rules, seats: len(results) == games_in(rules, seats),
    standing=lambda results, rules, seats: standing(results, seats, rules),
)
