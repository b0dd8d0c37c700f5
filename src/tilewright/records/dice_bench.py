"""Hearing rounds of the dice game, line by line."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice.events import RoundEnd
from tilewright.dice.placed import faces_shown
from tilewright.dice.round import Round, end_reason, has_faces
from tilewright.dice.scoring import Result, dice_value, is_decided, round_winners, rounds_in, scores, standing
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Seat
from tilewright.records.dice_turns import judged_deal, judged_last_roll, judged_roll, judged_turn
from tilewright.records.lines import (
    DiceDealLine,
    DicePlayLine,
    DiceTimeOutLine,
    EndLine,
    GameLine,
    Line,
    MatchEndLine,
    PassLine,
    RollLine,
)
from tilewright.records.unfit import Unfit, judged_end, judged_match_end


class DiceDocket(Struct, frozen=True, kw_only=True):
    """What is known of the match so far: its first line, its rulebook, and how its rounds ended."""

    head: GameLine
    rules: TurboRules
    results: tuple[Result, ...] = ()
    starter: Seat | None = None
    closed: bool = False


class DiceBench:
    """One round being heard, line by line."""

    def __init__(self, docket: DiceDocket) -> None:
        self._docket = docket
        self._round: Round | None = None
        self._over: RoundEnd | None = None
        self._result: Result | None = None
        self._match_ended = False

    def hear(self, line: Line) -> None:
        """Judge one line; raise Unfit with what is wrong."""
        if self._match_ended or (self._result is not None and not isinstance(line, MatchEndLine)):
            raise Unfit("the game is over")
        match line:
            case DiceDealLine():
                self._deal(line)
            case RollLine():
                self._roll(line)
            case DicePlayLine() | PassLine() | DiceTimeOutLine():
                self._round = judged_turn(self._playing(), line)
                self._over = end_reason(self._round)
            case EndLine():
                self._end(line)
            case MatchEndLine():
                self._match_end(line)
            case _:
                raise AssertionError("a game is read with the lines of its own kind")

    def closed(self, last: int) -> DiceDocket:
        """Return the docket after the round; raise Unfit if a line is missing at its end."""
        assert self._result is not None
        assert self._round is not None
        results = (*self._docket.results, self._result)
        if self._whole() and is_decided(results, self._docket.rules) and not self._match_ended:
            raise Unfit("the match is over, but no match_end follows", last)
        # Of a match whose first rounds were not heard, the number of the last one tells.
        closed = self._match_ended or self._round.number >= rounds_in(self._docket.rules)
        return replace(self._docket, results=results, starter=self._round.starter, closed=closed)

    def _whole(self) -> bool:
        """Whether every round of the match so far was heard."""
        return self._docket.head.game == 1

    def _playing(self) -> Round:
        if self._round is None:
            raise Unfit("a deal must come first")
        if self._over is not None:
            raise Unfit(f"the game is over ({self._over.value}), and no end follows")
        return self._round

    def _deal(self, line: DiceDealLine) -> None:
        if self._round is not None:
            raise Unfit("the dice are dealt already")
        number = self._docket.head.game + len(self._docket.results)
        now, before = judged_deal(self._docket.rules, number, line), self._docket.starter
        # A-T3: chance names the first starter, then the players take turns.
        if before is not None and now.starter == before:
            raise Unfit(f"seat {(before + 1) % SEATS} starts, not seat {before}")
        self._round = now

    def _roll(self, line: RollLine) -> None:
        if self._round is not None and self._over is not None:
            self._round = judged_last_roll(self._round, line)
        else:
            self._round = judged_roll(self._playing(), line)

    def _end(self, line: EndLine) -> None:
        if self._round is None or self._over is None:
            raise Unfit("the game is not over yet")
        now = self._round
        for seat in map(Seat, range(SEATS)):
            if not has_faces(now, seat):
                raise Unfit(f"seat {seat} has not rolled: its dice are rolled once for the count")
        racks = [faces_shown(now.showing, hand) for hand in now.hands]
        left = tuple(dice_value(rack, now.rules.jokers.penalty) for rack in racks)
        result = Result(self._over, round_winners(left, tuple(map(len, racks))), left)
        judged_end(line, result.reason, result.winners, scores(result), racks)
        self._result = result

    def _match_end(self, line: MatchEndLine) -> None:
        if self._result is None:
            raise Unfit("the game is not over yet")
        results = (*self._docket.results, self._result)
        if self._whole():
            if not is_decided(results, self._docket.rules):
                raise Unfit(f"the match is not decided after round {len(results)}")
            judged_match_end(line, standing(results))
        self._match_ended = True
