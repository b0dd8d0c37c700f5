"""The position of a lesson as a match of its kind of game, so that the real engine judges it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilewright.dice.dice import BAG, sides
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.notation import read_grid
from tilewright.dice.placed import Placed, tidy
from tilewright.dice.round import Round
from tilewright.dice.scoring import rounds_in
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.match import Match
from tilewright.games import PerKind
from tilewright.lessons.lesson import Goal, GoalKind, Lesson
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import BadPosition
from tilewright.solver.present.matching import best_matching
from tilewright.tabletop.positions import CHANCE, PLAYER, SEATS, shuffles, tile_match
from tilewright.tiles.notation import read_table

LEARNER = PLAYER


def match_of(lesson: Lesson) -> Any:
    """Return the match in which the learner is in turn, or raise BadPosition."""
    return _MATCHES.of(lesson.rules)(lesson, lesson.rules)


def _tile_match(lesson: Lesson, rules: Rulebook) -> Match:
    return tile_match(read_table(lesson.table), lesson.rack, rules, opened=lesson.opened)


def _dice_match(lesson: Lesson, rules: TurboRules) -> DiceMatch:
    cells = read_grid(lesson.table)
    faces = (*cells.values(), *lesson.rack)
    dice = best_matching([[int(face in sides(die)) for die in BAG] for face in faces])
    shown = {BAG[place]: face for place, face in zip(dice, faces, strict=True) if place is not None}
    if len(shown) < len(faces):
        raise BadPosition("no choice of dice can show all these faces")
    ids = tuple(shown)
    lying, held = ids[: len(cells)], ids[len(cells) :]
    now = Round(
        rules=rules,
        number=1,
        starter=LEARNER,
        seat=LEARNER,
        hands=(held, tuple(die for die in BAG if die not in shown)),
        showing=tuple(shown.get(die) for die in BAG),
        grid=tidy(Placed(*cell, die) for cell, die in zip(cells, lying, strict=True)),
        chance=CHANCE,
        rolled=not (isinstance(lesson.task, Goal) and lesson.task.kind is GoalKind.KEEP),
        turns=SEATS,
    )
    return DiceMatch(shuffles=shuffles(rounds_in(rules)), round=now)


# What is found by the type of the rules fits them, which the type system cannot express.
_MATCHES: PerKind[Callable[[Lesson, Any], Any]] = PerKind(tiles=_tile_match, dice=_dice_match)
