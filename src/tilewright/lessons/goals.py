"""The goals of boards: what reaches one, and a turn that would."""

from collections import Counter

from msgspec.structs import replace

from tilewright.bots.dice.turns import placed, turn_of
from tilewright.dice import commands as dice
from tilewright.dice.events import DicePlaced, DiceRolled, Passed
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.placed import faces_shown
from tilewright.dice.view import view as dice_view
from tilewright.game.commands import DrawTile, PlayTiles
from tilewright.game.events import TileDrawn, TilesPlayed
from tilewright.game.game import position_of
from tilewright.game.match import Match
from tilewright.games import KINDS, AnyCommand, AnyMatch
from tilewright.lessons.lesson import Goal, GoalKind, Lesson
from tilewright.lessons.positions import LEARNER, dice_match_of, match_of
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import solve
from tilewright.tiles import Row, assign, faces_of


def is_reached(lesson: Lesson, event: object) -> bool:
    """Return whether the first event of a legal turn reaches the goal of a board."""
    goal = lesson.task
    assert isinstance(goal, Goal)
    match event:
        case TilesPlayed(played=played):
            return _is_enough(goal, faces_of(played), len(lesson.rack))
        case DicePlaced(played=played):
            return _is_enough(goal, faces_shown(dice_match_of(lesson).round.showing, played), len(lesson.rack))
        case DiceRolled(dice=rolled):
            now = dice_match_of(lesson).round
            kept = faces_shown(now.showing, [die for die in now.hands[LEARNER] if die not in rolled])
            return goal.kind is GoalKind.KEEP and Counter(kept) == Counter(goal.pieces)
        case TileDrawn() | Passed():
            return goal.kind is GoalKind.DRAW
        case _:
            return False


def _is_enough(goal: Goal, played: Row, rack: int) -> bool:
    match goal.kind:
        case GoalKind.LAY:
            return Counter(goal.pieces) <= Counter(played)
        case GoalKind.OUT:
            return len(played) == rack
        case GoalKind.OPEN:
            return True
        case GoalKind.DRAW | GoalKind.KEEP:
            return False


def example(lesson: Lesson) -> AnyCommand | None:
    """Return a command that reaches the goal of a board, found by the solver, or None if there is none."""
    assert isinstance(lesson.task, Goal)
    command = _example(match_of(lesson), lesson.task)
    if command is None:
        return None
    first, *_ = KINDS.of(lesson.rules).engine.decide(match_of(lesson), LEARNER, command)
    return command if is_reached(lesson, first) else None


def _example(now: AnyMatch, goal: Goal) -> AnyCommand | None:
    match now:
        case Match():
            return _tile_example(now, goal)
        case DiceMatch():
            return _dice_example(now, goal)


def _tile_example(match: Match, goal: Goal) -> PlayTiles | DrawTile | None:
    position = position_of(match.game, LEARNER)
    if goal.kind is GoalKind.LAY:
        # With only these pieces on the rack, the most that can be laid is all of them if that is possible.
        position = replace(position, rack=assign((goal.pieces,), position.rack)[0])
    answer = solve(position)
    if goal.kind is GoalKind.DRAW:
        return DrawTile() if answer.exact and not answer.played else None
    return PlayTiles(rebuilt(position, answer)) if answer.played else None


def _dice_example(match: DiceMatch, goal: Goal) -> dice.Command | None:
    hand = match.round.hands[LEARNER]
    if goal.kind is GoalKind.KEEP:
        kept = Counter(goal.pieces)
        rolled = []
        for die, face in zip(hand, faces_shown(match.round.showing, hand), strict=True):
            if kept[face]:
                kept[face] -= 1
            else:
                rolled.append(die)
        return dice.RollDice(tuple(rolled))
    seen = dice_view(match, LEARNER)
    turn = turn_of(seen)
    answer = solve_grid(replace(turn, own=goal.pieces) if goal.kind is GoalKind.LAY else turn)
    if goal.kind is GoalKind.DRAW:
        return dice.Pass() if answer.exact and not answer.played else None
    return placed(seen, answer.grid) if answer.played else None
