"""Judging rounds of the dice game."""

from __future__ import annotations

from msgspec.structs import replace

from tilewright.dice.events import Event
from tilewright.dice.match import Match, games_in
from tilewright.dice.placed import faces_shown
from tilewright.dice.round import Round, end_reason, has_faces
from tilewright.dice.scoring import Result, dice_value, is_decided, round_winners, scores, standing
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Seat, Shuffles, Step
from tilewright.records.dice.turns import judged_deal, judged_last_roll, judged_roll, judged_turn
from tilewright.records.judge import Ending, Judging, MatchSoFar, in_play
from tilewright.records.lines import DiceDealLine, DiceTurnLine, IllegalLine, Line, RollLine


def _after(match: MatchSoFar[TurboRules, Result], state: Round | None, line: Line) -> Step[Round, Event]:
    if isinstance(line, DiceDealLine):
        return _dealt(match, state, line)
    over = None if state is None else end_reason(state)
    if state is not None and over is not None and isinstance(line, RollLine):
        return judged_last_roll(state, line)
    now = in_play(state, over)
    if isinstance(line, RollLine):
        return judged_roll(now, line)
    # A round is read with the decoder of its own kind.
    assert isinstance(line, DiceTurnLine)
    return judged_turn(now, line)


def _dealt(match: MatchSoFar[TurboRules, Result], state: Round | None, line: DiceDealLine) -> Step[Round, Event]:
    if state is not None:
        raise IllegalLine("the dice are dealt already")
    deal, before = judged_deal(match.rules, match.number, line), match.starter
    # A-T3: chance names the first starter, then the players take turns.
    if before is not None and deal.state.starter == before:
        raise IllegalLine(f"seat {(before + 1) % SEATS} starts, not seat {before}")
    return deal


def _ending(state: Round) -> Ending[Result]:
    for seat in map(Seat, range(SEATS)):
        if not has_faces(state, seat):
            raise IllegalLine(f"seat {seat} has not rolled: its dice are rolled once for the count")
    reason = end_reason(state)
    assert reason is not None
    racks = [faces_shown(state.showing, hand) for hand in state.hands]
    left = tuple(dice_value(rack, state.rules.jokers.penalty) for rack in racks)
    result = Result(reason, round_winners(left, tuple(map(len, racks))), left)
    return Ending(result, scores(result), racks)


def match_of(state: Round, number: int, results: tuple[Result, ...], shuffles: Shuffles) -> Match:
    """Return the match in which a judged round is the one with this number."""
    return Match(shuffles=shuffles, round=replace(state, number=number), results=results)


JUDGING: Judging[TurboRules, Round, Result] = Judging(
    after=_after,
    end_reason=end_reason,
    ending=_ending,
    starter=lambda state: state.starter,
    most_games=games_in,
    is_decided=lambda results, rules, _seats: is_decided(results, rules),
    standing=lambda results, _rules, _seats: standing(results),
)
