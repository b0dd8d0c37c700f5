"""The position of a lesson as a match of its kind of game, so that the real engine judges it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.notation import read_grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.match import Match
from tilewright.games import PerKind
from tilewright.lessons.lesson import Goal, GoalKind, Lesson
from tilewright.rules.rulebook import Rulebook
from tilewright.tabletop.positions import PLAYER, dice_match, tile_match
from tilewright.tiles.notation import read_table

LEARNER = PLAYER


def match_of(lesson: Lesson) -> Any:
    """Return the match in which the learner is in turn, or raise BadPosition."""
    return _MATCHES.of(lesson.rules)(lesson, lesson.rules)


def _tile_match(lesson: Lesson, rules: Rulebook) -> Match:
    return tile_match(read_table(lesson.table), lesson.rack, rules, opened=lesson.opened)


def _dice_match(lesson: Lesson, rules: TurboRules) -> DiceMatch:
    rolled = not (isinstance(lesson.task, Goal) and lesson.task.kind is GoalKind.KEEP)
    return dice_match(read_grid(lesson.table), lesson.rack, rules, rolled=rolled)


# What is found by the type of the rules fits them, which the type system cannot express.
_MATCHES: PerKind[Callable[[Lesson, Any], Any]] = PerKind(tiles=_tile_match, dice=_dice_match)
