"""Hearing games of the tile game, line by line."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Seat
from tilewright.game.events import EndReason
from tilewright.game.game import Game
from tilewright.game.match import end_reason, games_in
from tilewright.game.scoring import Result, blocked_winners, rack_value, scores, standing
from tilewright.records.dealing import judged_deal, judged_reshuffle, starter_fault
from tilewright.records.lines import (
    DealLine,
    DrawLine,
    EndLine,
    GameLine,
    Line,
    MatchEndLine,
    PassLine,
    PenaltyLine,
    PlayLine,
    ReshuffleLine,
    TimeOutLine,
)
from tilewright.records.turns import judged_turn
from tilewright.records.unfit import Unfit, judged_end, judged_match_end
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import faces_of


class TileDocket(Struct, frozen=True, kw_only=True):
    """What is known of the match so far: its first line, its rulebook, and how its games ended."""

    head: GameLine
    rules: Rulebook
    results: tuple[Result, ...] = ()
    starter: Seat | None = None
    closed: bool = False


class TileBench:
    """One game being heard, line by line."""

    def __init__(self, docket: TileDocket) -> None:
        self._docket = docket
        self._game: Game | None = None
        self._reshuffling = False
        self._over: EndReason | None = None
        self._out: Seat | None = None
        self._result: Result | None = None
        self._match_ended = False

    def hear(self, line: Line) -> None:
        """Judge one line; raise Unfit with what is wrong."""
        if self._match_ended or (self._result is not None and not isinstance(line, MatchEndLine)):
            raise Unfit("the game is over")
        match line:
            case DealLine():
                self._deal(line)
            case ReshuffleLine():
                judged_reshuffle(self._playing(), line)
                self._reshuffling = True
            case EndLine():
                self._end(line)
            case MatchEndLine():
                self._match_end(line)
            case PlayLine() | DrawLine() | PassLine() | PenaltyLine() | TimeOutLine():
                game = self._playing()
                self._game = judged_turn(game, line)
                self._out = game.seat
                self._over = end_reason(self._game, game.seat)
            case _:
                raise AssertionError("a game is read with the lines of its own kind")

    def closed(self, last: int) -> TileDocket:
        """Return the docket after the game; raise Unfit if a line is missing at its end."""
        assert self._result is not None
        assert self._game is not None
        results = (*self._docket.results, self._result)
        if len(results) == self._games() and not self._match_ended and self._whole():
            raise Unfit("the match is over, but no match_end follows", last)
        # Of a match whose first games were not heard, the number of the last one tells.
        closed = self._match_ended or self._docket.head.game + len(results) > self._games()
        return replace(self._docket, results=results, starter=self._game.starter, closed=closed)

    def _games(self) -> int:
        return games_in(self._docket.rules, len(self._docket.head.seats))

    def _whole(self) -> bool:
        """Whether every game of the match so far was heard."""
        return self._docket.head.game == 1

    def _playing(self) -> Game:
        if self._game is None or self._reshuffling:
            raise Unfit("a deal must come first")
        if self._over is not None:
            raise Unfit(f"the game is over ({self._over.value}), and no end follows")
        return self._game

    def _deal(self, line: DealLine) -> None:
        if self._game is not None and not self._reshuffling:
            raise Unfit("the pieces are dealt already")
        seats = len(self._docket.head.seats)
        number = self._docket.head.game + len(self._docket.results)
        game = judged_deal(self._docket.rules, seats, number, line)
        if self._game is not None:
            if game.starter != self._game.starter:
                raise Unfit("the starter stays the same after a reshuffle")
        elif fault := starter_fault(line, self._docket.rules, self._docket.results, self._docket.starter):
            raise Unfit(fault)
        self._game, self._reshuffling = game, False

    def _end(self, line: EndLine) -> None:
        if self._game is None or self._over is None or self._out is None:
            raise Unfit("the game is not over yet")
        game, rules = self._game, self._docket.rules
        winners = (self._out,) if self._over is EndReason.OUT else blocked_winners(game.racks, rules)
        left = tuple(rack_value(rack, rules.jokers.penalty) for rack in game.racks)
        result = Result(self._over, winners, left)
        judged_end(line, result.reason, winners, scores(result, rules), [faces_of(rack) for rack in game.racks])
        self._result = result

    def _match_end(self, line: MatchEndLine) -> None:
        if self._result is None:
            raise Unfit("the game is not over yet")
        results = (*self._docket.results, self._result)
        if not self._whole():
            self._match_ended = True
            return
        if len(results) != self._games():
            raise Unfit(f"the match has {self._games()} games, and this was game {len(results)}")
        judged_match_end(line, standing(results, len(self._docket.head.seats), self._docket.rules))
        self._match_ended = True
