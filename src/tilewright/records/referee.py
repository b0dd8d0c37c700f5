"""The referee: folds a record, trusts no field of it, and judges every event by the game's own functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.engine import Seat
from tilewright.game.events import EndReason
from tilewright.game.faults import Fault
from tilewright.game.game import Game
from tilewright.game.match import end_reason, games_in
from tilewright.game.scoring import Result, blocked_winners, rack_value, scores, standing
from tilewright.records.dealing import judged_deal, judged_reshuffle, starter_fault
from tilewright.records.lines import (
    FORMAT,
    BadRecord,
    DealLine,
    EndLine,
    GameLine,
    Line,
    MatchEndLine,
    ReshuffleLine,
    Score,
    read_score,
)
from tilewright.records.read import RecordedGame, recorded_games
from tilewright.records.turns import Unfit, judged_turn
from tilewright.rules.booklets import booklet
from tilewright.rules.box import FEWEST_SEATS
from tilewright.rules.house import BadHouseRule, with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadNotation, read_faces
from tilewright.tiles.tile import faces_of


class RecordFault(Struct, frozen=True):
    """What is wrong in a record: the game in the file, the line, and the fault of a turn if it is one."""

    game: int
    line: int
    fault: str
    why: Fault | None = None


class Verdict(Struct, frozen=True):
    """The referee's answer: how many games there are, how many of them are legal, and what is wrong with the others."""

    games: int
    legal: int
    faults: tuple[RecordFault, ...]


class _Docket(Struct, frozen=True, kw_only=True):
    """What is known of the match so far: its first line, its rulebook, and how its games ended."""

    head: GameLine
    rules: Rulebook
    results: tuple[Result, ...] = ()
    starter: Seat | None = None
    closed: bool = False


def referee(texts: Iterable[str | bytes]) -> Verdict:
    """Return the verdict on a record, or raise BadRecord where it is none.

    A game is judged to its first fault. A game after a faulty one of its match is judged without what came before.
    """
    faults: list[RecordFault] = []
    docket: _Docket | None = None
    faulty: str | None = None
    count = stop = 0
    for count, game in enumerate(recorded_games(texts), start=1):
        stop = game.lines[-1].number + 1
        try:
            docket = _judged_game(game, docket, faulty)
        except Unfit as unfit:
            faults.append(RecordFault(count, unfit.line, unfit.reason, unfit.why))
            docket, faulty = None, game.head.match
    if docket is not None and not docket.closed and docket.head.game == 1:
        raise BadRecord(f"line {stop}: the match stops after game {len(docket.results)}, before its end")
    return Verdict(count, count - len(faults), tuple(faults))


def _judged_game(record: RecordedGame, docket: _Docket | None, faulty: str | None) -> _Docket:
    docket = _opened(record, docket, faulty)
    bench = _Bench(docket)
    for numbered in record.lines:
        try:
            bench.hear(numbered.line)
        except BadNotation as bad:
            raise Unfit(str(bad), numbered.number) from None
        except Unfit as unfit:
            raise Unfit(unfit.reason, numbered.number, unfit.why) from None
    return bench.closed(record.lines[-1].number)


def _opened(record: RecordedGame, docket: _Docket | None, faulty: str | None) -> _Docket:
    """Return the docket with which a game begins: the match's own, or a new one."""
    head, line = record.head, record.number
    if head.format != FORMAT:
        raise Unfit(f"format {head.format} is not known, only {FORMAT}", line)
    if docket is not None and not docket.closed:
        if replace(docket.head, game=head.game, shuffle=head.shuffle) != head:
            raise Unfit("the game belongs to another match, and the one before is not over", line)
        if head.game != len(docket.results) + 1:
            raise Unfit(f"game {head.game} follows game {len(docket.results)}", line)
        return docket
    try:
        rules = with_house(booklet(head.rules), head.house)
    except BadHouseRule as bad:
        raise Unfit(str(bad), line) from None
    if not FEWEST_SEATS <= len(head.seats) <= rules.box.most_seats:
        raise Unfit(f"{len(head.seats)} seats, where {FEWEST_SEATS} to {rules.box.most_seats} can play", line)
    if head.game != 1 and head.match != faulty:
        raise Unfit(f"a match begins with game 1, not {head.game}", line)
    return _Docket(head=head, rules=rules)


class _Bench:
    """One game being heard, line by line."""

    def __init__(self, docket: _Docket) -> None:
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
            case GameLine():
                raise AssertionError("a game line begins another game")
            case _:
                game = self._playing()
                self._game = judged_turn(game, line)
                self._out = game.seat
                self._over = end_reason(self._game, game.seat)

    def closed(self, last: int) -> _Docket:
        """Return the docket after the game; raise Unfit if a line is missing at its end."""
        assert self._result is not None
        assert self._game is not None
        results = (*self._docket.results, self._result)
        if len(results) == self._games() and not self._match_ended and self._whole():
            raise Unfit("the match is over, but no match_end follows", last)
        return replace(self._docket, results=results, starter=self._game.starter, closed=len(results) >= self._games())

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
        if line.reason != self._over.value:
            raise Unfit(f"the game ended because of {self._over.value!r}, not {line.reason!r}")
        winners = (self._out,) if self._over is EndReason.OUT else blocked_winners(game.racks, rules)
        left = tuple(rack_value(rack, rules.jokers.penalty) for rack in game.racks)
        result = Result(self._over, winners, left)
        if sorted(line.winners) != sorted(winners):
            raise Unfit(f"won by {_listed(winners)}, not by {_listed(line.winners)}")
        if fault := _score_fault(line.scores, scores(result, rules)):
            raise Unfit(fault)
        if len(line.racks) != len(game.racks):
            raise Unfit(f"{len(line.racks)} racks for {len(game.racks)} seats")
        for seat, (told, held) in enumerate(zip(line.racks, game.racks, strict=True)):
            if sorted(map(str, read_faces(told))) != sorted(map(str, faces_of(held))):
                raise Unfit(f"seat {seat} holds other pieces at the end")
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
        right = standing(results, len(self._docket.head.seats), self._docket.rules)
        if sorted(line.winners) != sorted(right.winners):
            raise Unfit(f"won by {_listed(right.winners)}, not by {_listed(line.winners)}")
        if fault := _score_fault(line.totals, right.totals):
            raise Unfit(fault)
        if line.games_won != right.games_won:
            raise Unfit(f"games won are {_listed(right.games_won)}, not {_listed(line.games_won)}")
        self._match_ended = True


def _score_fault(told: Sequence[Score], right: Sequence[object]) -> str | None:
    if [read_score(score) for score in told] == list(right):
        return None
    return f"the points are {_listed(right)}, not {_listed(told)}"


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values)) or "nobody"
