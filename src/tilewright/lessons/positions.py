"""The position of a lesson as a match of its kind of game, so that the real engine judges it."""

from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.notation import read_grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.match import Match
from tilewright.games import AnyMatch
from tilewright.lessons.lesson import Goal, GoalKind, Lesson
from tilewright.rules.rulebook import Rulebook
from tilewright.tabletop.positions import PLAYER, dice_match, tile_match
from tilewright.tiles import read_table

LEARNER = PLAYER


def match_of(lesson: Lesson) -> AnyMatch:
    """Return the match in which the learner is in turn, or raise BadPosition."""
    match lesson.rules:
        case Rulebook() as rules:
            return tile_match_of(lesson, rules)
        case TurboRules():
            return dice_match_of(lesson)


def tile_match_of(lesson: Lesson, rules: Rulebook) -> Match:
    """Return the match of a lesson with tiles."""
    return tile_match(read_table(lesson.table), lesson.rack, rules, opened=lesson.opened)


def dice_match_of(lesson: Lesson) -> DiceMatch:
    """Return the match of a lesson with dice."""
    assert isinstance(lesson.rules, TurboRules)
    rolled = not (isinstance(lesson.task, Goal) and lesson.task.kind is GoalKind.KEEP)
    return dice_match(read_grid(lesson.table), lesson.rack, lesson.rules, rolled=rolled)
