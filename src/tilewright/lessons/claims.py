"""What the engine says of a picture in the rules, in the words of its claim.

A row is `set 18` with its worth, or the fault that keeps it from being one, such as `too-short`. A turn is `turn`, or
`opening 36`, or its first fault, such as `joker-not-in-new-set`. The end of a game is `scores +8 -5 -3`.
"""

from tilewright.dice.commands import PlaceDice
from tilewright.dice.grid import line_readings
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.notation import read_grid
from tilewright.dice.placed import Placed, tidy
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.commands import PlayTiles
from tilewright.game.match import Match
from tilewright.game.openings import opening_points
from tilewright.game.scoring import scores
from tilewright.games import KINDS, AnyFault, AnyMatch, GameRules
from tilewright.lessons.answers import game_result
from tilewright.lessons.lesson import Goal, GoalKind, Lesson
from tilewright.lessons.pages import Picture
from tilewright.lessons.positions import LEARNER, match_of
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.faults import box_fault, set_fault
from tilewright.sets.readings import arranged, readings
from tilewright.solver.position import BadPosition
from tilewright.tiles import Row, assign, read_table


def claim_of(picture: Picture, rules: GameRules) -> str:
    """Return what the engine says of a picture; `not-in-box` if a piece of it is not in the box or the bag."""
    if picture.row:
        return _row_claim(picture.row, rules)
    if picture.racks and isinstance(rules, Rulebook):
        found = scores(game_result(picture.racks, rules), rules)
        return " ".join(["scores", *(f"{int(points):+}" for points in found)])
    try:
        match, command = _turn(picture, rules)
    except BadPosition:
        return "not-in-box"
    if faults := KINDS.of(rules).engine.faults(match, LEARNER, command):
        return str(faults[0].kind.value)
    return "turn" if picture.opened else f"opening {_worth(match, command)}"


def turn_faults(picture: Picture, rules: GameRules) -> tuple[AnyFault, ...]:
    """Return what is wrong with the turn of a picture whose position is possible."""
    match, command = _turn(picture, rules)
    found: tuple[AnyFault, ...] = KINDS.of(rules).engine.faults(match, LEARNER, command)
    return found


def holds(picture: Picture, rules: GameRules) -> bool:
    """Return whether the engine says of a picture what it claims."""
    return claim_of(picture, rules) == picture.claim


def _row_claim(row: Row, rules: GameRules) -> str:
    match rules:
        case Rulebook():
            return _tile_row(row, rules)
        case TurboRules():
            return _dice_line(row, rules)


def _tile_row(row: Row, rules: Rulebook) -> str:
    sets = set_rules(rules)
    if fault := box_fault(row, rules.box.contents) or set_fault(row, sets):
        return fault.kind.value
    ordered = arranged(row, sets)
    assert ordered is not None
    return f"set {readings(ordered, sets)[0].points}"


def _dice_line(row: Row, rules: TurboRules) -> str:
    found = line_readings(row, rules.grid)
    return f"set {found[0].points}" if found else "line-no-set"


def _turn(picture: Picture, rules: GameRules) -> tuple[AnyMatch, PlayTiles | PlaceDice]:
    """Return the match before the turn of a picture, and its command, or raise BadPosition."""
    board = Lesson(
        id=picture.id,
        rules=rules,
        clauses=(),
        table=picture.table,
        rack=picture.rack,
        opened=picture.opened,
        task=Goal(GoalKind.LAY),
    )
    now = match_of(board)
    match now:
        case Match():
            return now, _play(now, picture)
        case DiceMatch():
            return now, _place(now, picture)


def _play(match: Match, picture: Picture) -> PlayTiles:
    game = match.game
    free = (*(tile for row in game.table for tile in row), *game.racks[LEARNER])
    return PlayTiles(assign(read_table(picture.after), free))


def _place(match: DiceMatch, picture: Picture) -> PlaceDice:
    now = match.round
    free = [*(each.die for each in now.grid), *now.hands[LEARNER]]
    grid = []
    for cell, face in read_grid(picture.after).items():
        die = next((die for die in free if now.showing[die - 1] == face), None)
        if die is None:
            raise BadPosition(f"picture {picture.id}: no die is left for {cell}")
        free.remove(die)
        grid.append(Placed(*cell, die))
    return PlaceDice(tidy(grid))


def _worth(match: AnyMatch, command: PlayTiles | PlaceDice) -> int:
    # Nobody has to open in the dice game, so its pictures show no openings.
    assert isinstance(match, Match)
    assert isinstance(command, PlayTiles)
    before = {tile for row in match.game.table for tile in row}
    played = tuple(sorted(tile for row in command.table for tile in row if tile not in before))
    return opening_points(match.game.table, command.table, played, match.rules)
