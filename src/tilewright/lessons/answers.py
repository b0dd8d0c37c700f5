"""The right answers of questions, found by the engine."""

from collections.abc import Callable

from tilewright.engine import Seat
from tilewright.game.events import EndReason, TimedOut
from tilewright.game.openings import row_points
from tilewright.game.scoring import Result, blocked_winners, rack_value, scores, standing
from tilewright.game.timeout import timed_out
from tilewright.lessons.lesson import Ask, AskKind, Lesson
from tilewright.lessons.positions import tile_match_of
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.faults import SetFault, box_fault, set_fault
from tilewright.tiles import Row, assign, tiles_of


def right_answer(lesson: Lesson) -> int:
    """Return the right answer of a question; there are none about the dice game."""
    assert isinstance(lesson.task, Ask)
    assert isinstance(lesson.rules, Rulebook)
    return _ANSWERS[lesson.task.kind](lesson, lesson.task, lesson.rules)


def row_fault(ask: Ask, rules: Rulebook) -> SetFault | None:
    """Return why the row of a question is not a set, or None."""
    return box_fault(ask.row, rules.box.contents) or set_fault(ask.row, set_rules(rules))


def _is_set(_: Lesson, ask: Ask, rules: Rulebook) -> int:
    return int(row_fault(ask, rules) is None)


def _opening(_: Lesson, ask: Ask, rules: Rulebook) -> int:
    return row_points(ask.row, set_rules(rules))


def _rack(lesson: Lesson, _: Ask, rules: Rulebook) -> int:
    return _value(lesson.rack, rules)


def _timeout(lesson: Lesson, ask: Ask, rules: Rulebook) -> int:
    game = tile_match_of(lesson, rules).game
    free = (*(tile for row in game.table for tile in row), *game.racks[game.seat])
    event = timed_out(game, assign(ask.draft, free))
    return len(event.drawn) if isinstance(event, TimedOut) else 0


def _score(_: Lesson, ask: Ask, rules: Rulebook) -> int:
    result = game_result(ask.racks[-1], rules)
    return int(scores(result, rules)[result.winners[0]])


def _winner(_: Lesson, ask: Ask, rules: Rulebook) -> int:
    results = tuple(game_result(racks, rules) for racks in ask.racks)
    (winner,) = standing(results, len(ask.racks[0]), rules).winners
    return winner + 1


_ANSWERS: dict[AskKind, Callable[[Lesson, Ask, Rulebook], int]] = {
    AskKind.SET: _is_set,
    AskKind.OPENING: _opening,
    AskKind.RACK: _rack,
    AskKind.TIMEOUT: _timeout,
    AskKind.SCORE: _score,
    AskKind.WINNER: _winner,
}


def game_result(racks: tuple[Row, ...], rules: Rulebook) -> Result:
    """Return how a game ended: with an empty rack, or blocked."""
    left = tuple(_value(rack, rules) for rack in racks)
    out = tuple(Seat(seat) for seat, rack in enumerate(racks) if not rack)
    if out:
        return Result(EndReason.OUT, out, left)
    tiles = assign(racks, tiles_of(rules.box.contents))
    return Result(EndReason.BLOCKED, blocked_winners(tiles, rules), left)


def _value(rack: Row, rules: Rulebook) -> int:
    (tiles,) = assign((rack,), tiles_of(rules.box.contents))
    return rack_value(tiles, rules.jokers.penalty)
