"""Judging one game of a record, line by line; what differs between kinds of games is in `Judging`."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from fractions import Fraction
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice import scoring as dice_scoring
from tilewright.engine import Outcome, Seat, Step
from tilewright.game import scoring as tile_scoring
from tilewright.records.lines import EndLine, GameLine, IllegalLine, Line, MatchEndLine, Score, read_score
from tilewright.rules.handicap import Handicaps
from tilewright.tiles import Row, read_faces

Rules = TypeVar("Rules")
State = TypeVar("State")
Result = TypeVar("Result", bound=tile_scoring.Result | dice_scoring.Result)


class MatchSoFar(Struct, Generic[Rules, Result], frozen=True, kw_only=True):
    """A match between two games: its first line, its rulebook, its results, the last starter, and if it is over."""

    head: GameLine
    rules: Rules
    handicaps: Handicaps = ()
    results: tuple[Result, ...] = ()
    starter: Seat | None = None
    over: bool = False

    @property
    def number(self) -> int:
        """The number of the next game."""
        return self.head.game + len(self.results)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.head.seats)

    @property
    def complete(self) -> bool:
        """Whether the record holds the match from its first game on."""
        return self.head.game == 1


class Ending(Struct, Generic[Result], frozen=True):
    """What the last line of a game must say."""

    result: Result
    scores: Sequence[Fraction | int]
    racks: Sequence[Row]


class Judging(Struct, Generic[Rules, State, Result], frozen=True, kw_only=True):
    """How one kind of game is judged.

    `after` returns what happened by a line that does not end the game, and the state after it, or raises IllegalLine.
    `end_reason` and `ending` describe a finished game, `is_decided` and `standing` the match after some results.
    """

    after: Callable[[MatchSoFar[Rules, Result], State | None, Line], Step[State, Any]]
    end_reason: Callable[[State], Enum | None]
    ending: Callable[[State], Ending[Result]]
    starter: Callable[[State], Seat]
    most_games: Callable[[Rules, int], int]
    is_decided: Callable[[tuple[Result, ...], Rules, int], bool]
    standing: Callable[[tuple[Result, ...], Rules, int], Outcome]


class GameJudge(Generic[Rules, State, Result]):
    """One game being judged, line by line; `state` is None before the deal, `events` are those of the last line."""

    def __init__(self, judging: Judging[Rules, State, Result], match: MatchSoFar[Rules, Result]) -> None:
        self._judging, self._match = judging, match
        self.state: State | None = None
        self.events: tuple[Any, ...] = ()
        self._result: Result | None = None
        self._match_ended = False

    def judge(self, line: Line) -> None:
        """Judge one line; raise IllegalLine with what is wrong."""
        if self._match_ended or (self._result is not None and not isinstance(line, MatchEndLine)):
            raise IllegalLine("the game is over")
        match line:
            case EndLine():
                self._end(line)
            case MatchEndLine():
                self._end_match(line)
            case _:
                step = self._judging.after(self._match, self.state, line)
                self.state, self.events = step.state, step.events

    @property
    def results(self) -> tuple[Result, ...]:
        """The results of the match, with that of this game if it has ended."""
        return self._match.results if self._result is None else (*self._match.results, self._result)

    @property
    def is_decided(self) -> bool:
        """Whether nobody can act any more in this game."""
        return self.state is not None and self._judging.end_reason(self.state) is not None

    def match_after(self, last: int) -> MatchSoFar[Rules, Result]:
        """Return the match after this game; raise IllegalLine if `match_end` is missing after line `last`."""
        assert self.state is not None
        assert self._result is not None
        results = self.results
        if self._match.complete and self._is_decided(results) and not self._match_ended:
            raise IllegalLine("the match is over, but no match_end follows", last)
        # A match whose first games are missing is over after the last number a game can have.
        most = self._judging.most_games(self._match.rules, self._match.seats)
        over = self._match_ended or self._match.number >= most
        return replace(self._match, results=results, starter=self._judging.starter(self.state), over=over)

    def _is_decided(self, results: tuple[Result, ...]) -> bool:
        return self._judging.is_decided(results, self._match.rules, self._match.seats)

    def _end(self, line: EndLine) -> None:
        if self.state is None or self._judging.end_reason(self.state) is None:
            raise IllegalLine("the game is not over yet")
        ending = self._judging.ending(self.state)
        result = ending.result
        if line.reason != result.reason.value:
            raise IllegalLine(f"the game ended because of {result.reason.value!r}, not {line.reason!r}")
        _check_winners(line.winners, result.winners)
        _check_points(line.scores, ending.scores)
        if len(line.racks) != len(ending.racks):
            raise IllegalLine(f"{len(line.racks)} racks for {len(ending.racks)} seats")
        for seat, (written, held) in enumerate(zip(line.racks, ending.racks, strict=True)):
            if Counter(read_faces(written)) != Counter(held):
                raise IllegalLine(f"seat {seat} holds other pieces at the end")
        self._result = result

    def _end_match(self, line: MatchEndLine) -> None:
        if self._result is None:
            raise IllegalLine("the game is not over yet")
        if self._match.complete:
            results = self.results
            if not self._is_decided(results):
                raise IllegalLine(f"the match is not over after game {len(results)}")
            right = self._judging.standing(results, self._match.rules, self._match.seats)
            _check_winners(line.winners, right.winners)
            _check_points(line.totals, right.totals)
            if line.games_won != right.games_won:
                raise IllegalLine(f"games won are {_listed(right.games_won)}, not {_listed(line.games_won)}")
        self._match_ended = True


def in_play(state: State | None, reason: Enum | None) -> State:
    """Return the state of a game that was dealt and is not over, or raise IllegalLine."""
    if state is None:
        raise IllegalLine("a deal must come first")
    if reason is not None:
        raise IllegalLine(f"the game is over ({reason.value}), and no end follows")
    return state


def _check_winners(written: Sequence[int], right: Sequence[int]) -> None:
    if sorted(written) != sorted(right):
        raise IllegalLine(f"won by {_listed(right)}, not by {_listed(written)}")


def _check_points(written: Sequence[Score], right: Sequence[Fraction | int]) -> None:
    if [read_score(score) for score in written] != list(right):
        raise IllegalLine(f"the points are {_listed(right)}, not {_listed(written)}")


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values)) or "nobody"
