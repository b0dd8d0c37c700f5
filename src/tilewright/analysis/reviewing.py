"""Every turn of a record against the best one, shaped as the command line answers it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import groupby
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tilewright.analysis.chances import PLAYOUTS
from tilewright.analysis.solving import BestTurn, best_of_dice, best_of_tiles
from tilewright.analysis.watching import Compared, Watched
from tilewright.bots.dice.turns import turn_by
from tilewright.dice.placed import faces_on, faces_shown
from tilewright.dice.round import Round
from tilewright.dice.scoring import dice_value
from tilewright.game.game import position_of
from tilewright.records.lines import DicePlayLine, DiceTurnLine, PlayLine, TurnLine
from tilewright.records.referee import JudgedLine, judged_lines
from tilewright.records.tiles.judge import TileState
from tilewright.solver.solve import Objective
from tilewright.tiles import read_faces, read_rows


class Verdict(Enum):
    """How a turn compares with the best one."""

    BEST = "best"
    """Nothing more could be laid."""

    MISSED = "missed"
    """Something was laid, but more could be."""

    HELD = "held"
    """Nothing was laid although something could be."""

    NONE = "none"
    """Nothing could be laid."""


class TurnReview(Struct, frozen=True, kw_only=True):
    """One turn against the best one: most pieces, then most rack value.

    `game` counts the games of the file and `turn` the turns of the game, both from 1; `line` is the line of the file.
    `chances` are those of all seats to win the game before the turn, if they were asked for; the dice game has none.
    """

    game: int
    turn: int
    seat: int
    line: int
    played: int
    points: int
    best: int
    best_points: int
    missed: int
    could_go_out: bool
    could_open: bool
    opened: bool
    best_played: tuple[str, ...]
    best_table: tuple[Any, ...]
    exact: bool
    verdict: Verdict
    chances: tuple[float, ...] | UnsetType = UNSET


class SeatSummary(Struct, frozen=True, kw_only=True):
    """The turns of one seat in a game: how many, the pieces missed in all, and how often going out was missed."""

    seat: int
    name: str
    turns: int
    missed: int
    outs_missed: int


class GameSummary(Struct, frozen=True):
    """All seats of one game."""

    summary: tuple[SeatSummary, ...]


class _Turn(Struct, frozen=True):
    """A turn of any kind of game: the size of the rack, whether the seat had opened, and the best turn."""

    rack: int
    opened: bool
    best: BestTurn[Any]


_NOTHING: BestTurn[Any] = BestTurn(played=(), table=(), tiles=0, points=0, exact=True, us=0)


class Reviewed(Struct, frozen=True):
    """A turn against the best one, its line with the state before it, and if asked for, how others compare with it.

    `compared` is None where nothing could be laid, and in the dice game.
    """

    review: TurnReview
    judged: JudgedLine
    compared: Compared | None = None


class Wanted(Struct, frozen=True):
    """What a review has besides the turns: with `playouts`, chances by that many, and with `game`, that game alone.

    The first turns of each game are left out, as many as `after` says. The seed is that of the playouts.
    """

    playouts: int = 0
    game: int | None = None
    compared: bool = False
    after: int = 0
    seed: int = 1


def review(texts: Iterable[str | bytes], *, chances: bool = False) -> Iterator[TurnReview | GameSummary]:
    """Yield a review of every turn of a record and after each game its summary, or raise BadRecord.

    With `chances` each turn of a tile game has every seat's chance to win, as the seat to act could know it.

    A record that breaks the rules is refused at the first wrong line, since nothing after it can be judged.
    """
    for item in reviewed(texts, Wanted(playouts=PLAYOUTS if chances else 0)):
        yield item.review if isinstance(item, Reviewed) else item


def reviewed(texts: Iterable[str | bytes], wanted: Wanted) -> Iterator[Reviewed | GameSummary]:
    """Yield what `review` yields, each turn with its line, or raise BadRecord."""
    games = groupby(judged_lines(texts), key=lambda judged: (judged.match.head.match, judged.match.number))
    for game, (_, lines) in enumerate(games, start=1):
        if wanted.game is None or wanted.game == game:
            yield from _game(lines, game, wanted)
        else:
            # What came before a game decides what may be played in it.
            deque(lines, maxlen=0)


def _game(lines: Iterator[JudgedLine], game: int, wanted: Wanted) -> Iterator[Reviewed | GameSummary]:
    turns: list[TurnReview] = []
    watched = Watched(wanted.playouts, wanted.seed)
    names: tuple[str, ...] = ()
    number = 0
    for judged in lines:
        names = judged.match.head.seats
        if isinstance(judged.line, TurnLine | DiceTurnLine):
            number += 1
            if number > wanted.after:
                said = watched.chances(judged) if wanted.playouts else UNSET
                found = _review(judged, game, number, said)
                turns.append(found)
                yield Reviewed(found, judged, _compared(watched, found, judged) if wanted.compared else None)
            watched.note(judged)
    yield _summary(names, turns)


def _compared(watched: Watched, turn: TurnReview, judged: JudgedLine) -> Compared | None:
    if not turn.best or not isinstance(judged.before, TileState):
        return None
    return watched.compared(judged, read_faces(turn.best_played), read_rows(turn.best_table))


def _review(judged: JudgedLine, game: int, turn: int, chances: tuple[float, ...] | UnsetType) -> TurnReview:
    line = judged.line
    assert isinstance(line, TurnLine | DiceTurnLine)
    found = _turn(judged.before, line.seat)
    laid = read_faces(line.played) if isinstance(line, PlayLine | DicePlayLine) else ()
    played, points = len(laid), dice_value(laid, judged.match.rules.jokers.penalty)
    best = found.best
    if isinstance(line, PlayLine | DicePlayLine) and played > best.tiles:
        # Only where the solver's answer is not proven can a turn be better than it.
        best = BestTurn(played=line.played, table=line.table, tiles=played, points=points, exact=False, us=best.us)
    return TurnReview(
        game=game,
        turn=turn,
        seat=line.seat,
        line=judged.number,
        played=played,
        points=points,
        best=best.tiles,
        best_points=best.points,
        missed=best.tiles - played,
        could_go_out=best.tiles == found.rack > 0,
        could_open=not found.opened and best.tiles > 0,
        opened=found.opened,
        best_played=best.played,
        best_table=best.table,
        exact=best.exact,
        verdict=_verdict(played, best.tiles),
        chances=chances,
    )


def _verdict(played: int, best: int) -> Verdict:
    if not best:
        return Verdict.NONE
    if played == best:
        return Verdict.BEST
    return Verdict.MISSED if played else Verdict.HELD


def _summary(names: Iterable[str], turns: Iterable[TurnReview]) -> GameSummary:
    by_seat: dict[int, list[TurnReview]] = {}
    for turn in turns:
        by_seat.setdefault(turn.seat, []).append(turn)
    return GameSummary(
        tuple(
            SeatSummary(
                seat=seat,
                name=name,
                turns=len(own := by_seat.get(seat, [])),
                missed=sum(turn.missed for turn in own),
                outs_missed=sum(turn.could_go_out and turn.missed > 0 for turn in own),
            )
            for seat, name in enumerate(names)
        )
    )


def _turn(state: TileState | Round, seat: int) -> _Turn:
    if isinstance(state, TileState):
        position = position_of(state.game, state.game.seat)
        return _Turn(len(position.rack), position.opened, best_of_tiles(position, Objective.TILES))
    hand, best = state.hands[seat], _NOTHING
    if state.rolled:
        turn = turn_by(state.rules, faces_on(state.grid, state.showing), faces_shown(state.showing, hand))
        best = best_of_dice(turn, Objective.TILES)
    # Nobody has to open in the dice game.
    return _Turn(len(hand), True, best)
