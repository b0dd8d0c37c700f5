"""Readings, allowed commands and hints of the tile game."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from tilewright.bots.protocol import position_of
from tilewright.engine import Seat
from tilewright.game.commands import ClaimReshuffle, DealNext, DrawTile, Fault, FaultKind, Pass, PlayTiles
from tilewright.game.game import rules_of
from tilewright.game.match import Match, faults, to_move
from tilewright.game.openings import in_old_order, opening_points
from tilewright.game.table import Table, faces_on, in_order, table_of, tiles_on
from tilewright.game.view import View
from tilewright.messages.boards import Ending, Hint, HintRequest, HintStep, OpeningCount, Phrase, RowReading
from tilewright.rules.rulebook import WrongLay, set_rules
from tilewright.screens.screen import Rows, is_right
from tilewright.sets.readings import arranged
from tilewright.sets.readings import readings as readings_of
from tilewright.sets.rules import Reading, SetRules, stand_options
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.present.steps import EventContext, after_step, steps
from tilewright.solver.solve import playable, solve
from tilewright.tiles import Joker, Row, TileRow, faces_of, write_faces
from tilewright.words.booklets import time_out_phrases
from tilewright.words.steps import step_in_words

_PLAIN = (DrawTile(), Pass(), ClaimReshuffle(), DealNext())
_WHICH, _HOW = 2, 3


def readings(match: Match, rows: Rows) -> tuple[RowReading, ...]:
    """Return the reading of each row, by the rulebook of the match."""
    return _readings(table_of(rows), set_rules(match.rules))


def lying(match: Match) -> tuple[tuple[str, ...], ...]:
    """Return the rows of the table in the notation."""
    return tuple(map(write_faces, faces_on(match.game.table)))


def opening(match: Match, seat: Seat, rows: Rows, found: Sequence[Fault] = ()) -> OpeningCount | None:
    """Return what the draft of a seat that has not opened counts, and what it must (A-08, A-10)."""
    game = match.game
    if game.opened[seat]:
        return None
    table, rules = table_of(rows), rules_of(game, seat)
    too_low = [fault.found for fault in found if fault.kind is FaultKind.OPENING_TOO_LOW]
    points = too_low[0] if too_low else _points(match, seat, table)
    # Without extras the table stays as it is for the whole turn, and the fault of the row says so.
    waits = rules.opening.extras and points < rules.opening.least
    return OpeningCount(points, rules.opening.min, _changed_rows(game.table, table) if waits else ())


def _points(match: Match, seat: Seat, table: Table) -> int:
    game, rules = match.game, rules_of(match.game, seat)
    if not rules.opening.extras:
        table = in_old_order(game.table, table)
    played = tuple(sorted(tiles_on(table) & set(game.racks[seat])))
    return opening_points(game.table, table, played, rules)


def _changed_rows(before: Table, rows: Table) -> tuple[int, ...]:
    """Return the places of rows that hold tiles of the table, but not as they lay there."""
    lying, old = tiles_on(before), {frozenset(row) for row in before}
    return tuple(place for place, row in enumerate(rows) if frozenset(row) not in old and not lying.isdisjoint(row))


def may(match: Match, seat: Seat) -> tuple[str, ...]:
    """Return what the seat may do; that tiles may be played does not say that there are any that fit."""
    plays = [PlayTiles.__name__] if to_move(match) == (seat,) else []
    return (*plays, *(type(command).__name__ for command in _PLAIN if is_right(faults, match, seat, command)))


def time_out(match: Match) -> tuple[Phrase, ...]:
    """Return what becomes of an unfinished turn when its time is up (A-12 to A-17)."""
    time = match.rules.time
    return () if time.limit is None else tuple(Phrase(key, values) for key, values in time_out_phrases(time))


def ending(match: Match) -> Ending:
    """Return whether drafts are checked before a turn ends, and how many tiles an illegal turn costs (A-16)."""
    turn, time = match.rules.turn, match.rules.time
    return Ending(turn.checks_drafts, time.penalty if turn.wrong_lay is WrongLay.PENALISE else None)


def hint(view: View, wanted: HintRequest) -> Hint:
    """Return whether there is a turn, which tiles the best one plays, and how it is done."""
    position = position_of(view)
    if not playable(position):
        return Hint(possible=False)
    name = PlayTiles.__name__
    if wanted.step < _WHICH:
        return Hint(possible=True, command=name)
    answer = solve(position)
    table = rebuilt(position, answer)
    hint = Hint(
        possible=True,
        exact=answer.exact,
        command=name,
        tiles=tuple(sorted(tiles_on(table) - tiles_on(position.table))),
    )
    if wanted.step < _HOW:
        return hint
    return replace(hint, table=table, steps=steps_shown(position.table, table, wanted.language))


def steps_shown(before: Table, after: Table, language: str) -> tuple[HintStep, ...]:
    """Return the steps from one table to another, each with its sentence."""
    scene = EventContext(before)
    shown: list[HintStep] = []
    for step in steps(before, after):
        sentence = step_in_words(step, language, scene.rows)
        scene = after_step(scene, step)
        shown.append(HintStep(scene.rows, scene.hand, sentence))
    return tuple(shown)


# Every seat gets the same table, and a draft differs from the one before in a row or two.
@lru_cache(maxsize=1 << 8)
def _readings(rows: Table, sets: SetRules) -> tuple[RowReading, ...]:
    return tuple(_reading(row, sets) for row in rows)


@lru_cache(maxsize=1 << 10)
def _reading(row: TileRow, sets: SetRules) -> RowReading:
    faces = faces_of(row)
    laid = arranged(faces, sets)
    if laid is None:
        return RowReading(legal=False, order=row, stands=((),) * len(row), value=0)
    seen = readings_of(laid, sets)
    best = [reading for reading in seen if reading.points == seen[0].points]
    return RowReading(
        legal=True,
        order=row if laid == faces else in_order(row, laid),
        stands=tuple(_stands(laid, place, best) for place in range(len(laid))),
        value=seen[0].points,
    )


def _stands(laid: Row, place: int, best: list[Reading]) -> tuple[str, ...]:
    """Return what a joker may stand for by the highest readings of its row (A-22), nothing for a number."""
    if not isinstance(laid[place], Joker):
        return ()
    return tuple(dict.fromkeys(text for reading in best for text in stand_options(reading.stands[place])))
