"""Verdicts on turns of the dice game: two crossword grids, before and after, judged by the engine."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.answers.errors import Impossible
from tilewright.answers.judge.tiles import WRONG_ORDER, Court, Reason
from tilewright.dice.commands import Fault, FaultKind, Pass, PlaceDice
from tilewright.dice.grid import Cell, Faces, grid_faults
from tilewright.dice.match import Match
from tilewright.dice.placed import REACH, SHOWN, Grid, Placed, face_shown
from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.dice.turn import shows_set
from tilewright.games import DICE_GAME, edition
from tilewright.messages.fields import HouseRules, PieceText, RulesId
from tilewright.rules.house import with_house
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.sets.faults import box_fault
from tilewright.solver.position import BadPosition
from tilewright.tabletop.positions import PLAYER, dice_match
from tilewright.tiles import Face, read_faces
from tilewright.words.say import say, sentence, set_fault_sentence

MOST_DICE = 40
"""More dice than the game has, so that the refusal can say so."""
Place = Annotated[int, Meta(ge=-REACH, le=REACH)]


class FaceAt(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A face on the grid: x to the right, y down."""

    x: Place
    y: Place
    face: PieceText


GridDice = Annotated[tuple[FaceAt, ...], Meta(max_length=MOST_DICE)]


class GridToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn of the dice game to judge: the grid before and after it, cell by cell, and the dice that are left."""

    rules: RulesId = TURBO.rulebook.id
    house: HouseRules = {}
    before: GridDice = ()
    after: GridDice = ()
    rest: Annotated[tuple[PieceText, ...], Meta(max_length=MOST_DICE)] = ()


class GridJudged(Struct, frozen=True, kw_only=True):
    """Whether a turn is allowed, why, and the cells of what is wrong."""

    allowed: bool = False
    reasons: tuple[Reason, ...] = ()
    cells: tuple[tuple[int, int], ...] = ()


def judge_grid(asked: GridToJudge, language: str) -> GridJudged:
    """Return the verdict on a turn of the dice game, or raise BadInput; it is Impossible if the position cannot be."""
    rules = with_house(edition(asked.rules).rulebook, asked.house)
    if not isinstance(rules, TurboRules):
        raise Impossible(sentence("judge-only-dice"))
    before, after = faces_at(asked.before), faces_at(asked.after)
    played = Counter(after.values()) - Counter(before.values())
    own = (*played.elements(), *read_faces(asked.rest))
    if fault := box_fault((*before.values(), *own), SHOWN):
        raise Impossible(set_fault_sentence(fault))
    try:
        match = dice_match(before, own, rules)
    except BadPosition:
        raise Impossible(sentence("judge-too-many-dice", dice=rules.dice.hand)) from None
    if grid_faults(before, rules.grid):
        raise Impossible(sentence("judge-grid-before"))
    command = Pass() if before == after else PlaceDice(_laid(match, after))
    found = DICE_GAME.faults(match, PLAYER, command)
    court = Court(asked.rules, rules, language)
    if found:
        cells = tuple(dict.fromkeys((cell.x, cell.y) for fault in found for cell in fault.cells))
        return GridJudged(reasons=tuple(_reason(fault, court) for fault in found), cells=cells)
    passes = before == after
    said = say("judge-dice", language, turn="pass" if passes else "turn" if asked.rest else "out")
    # A set of the player's own that need not be laid: only the house rule lets the player pass.
    topic = "dice-turn" if not passes else "dice-pass-by-choice" if shows_set(own) else "dice-pass"
    return GridJudged(allowed=True, reasons=(court.reason(said, topic),))


def faces_at(dice: Sequence[FaceAt]) -> Faces:
    """Return a grid by its cells, or raise BadInput; of two dice in one cell the last one counts."""
    faces = read_faces(die.face for die in dice)
    return {Cell(die.x, die.y): face for die, face in zip(dice, faces, strict=True)}


def _laid(match: Match, after: Mapping[Cell, Face]) -> Grid:
    """Return the dice that show a grid: those that need not move stay, and those of the grid go before the hand's."""
    now = match.round
    stay = {die.cell: die.die for die in now.grid if after.get(die.cell) == face_shown(now.showing, die.die)}
    free = [*(die.die for die in now.grid if die.cell not in stay), *now.hands[PLAYER]]
    laid = [Placed(*cell, die) for cell, die in stay.items()]
    for cell, face in after.items():
        if cell not in stay:
            die = next(die for die in free if face_shown(now.showing, die) == face)
            free.remove(die)
            laid.append(Placed(*cell, die))
    return tuple(laid)


def _reason(fault: Fault, court: Court) -> Reason:
    # A-T8: a line without a fault of its own is a set in another order.
    kind = WRONG_ORDER if fault.kind is FaultKind.LINE_NO_SET else fault.kind.value
    topic = kind if fault.why is None else fault.why.kind.value
    return court.reason(HOSTED_GAMES.dice.words.fault(fault, court.language), topic)
