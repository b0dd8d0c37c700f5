"""Readings, allowed commands and hints of the dice game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tilewright.bots.dice.turns import HINT_CHANCE, dice_to_roll, own_dice, placed, turn_of
from tilewright.dice.commands import DealNext, Fault, Pass, PlaceDice, RollDice
from tilewright.dice.grid import Cell, Faces, Line, is_set, joker_faces, line_readings, lines, row_of
from tilewright.dice.match import Match, faults, to_move
from tilewright.dice.placed import DieId, Placed, Showing, faces_on, faces_shown, grid_of
from tilewright.dice.view import View
from tilewright.engine import Seat
from tilewright.messages.boards import Ending, Hint, HintRequest, HintStep, OpeningCount, Phrase, RowReading
from tilewright.screens.screen import Rows, is_right
from tilewright.sets.stands import Meaning
from tilewright.solver.crossword.solve import solve_grid
from tilewright.tiles import write_face
from tilewright.words.steps import line_in_words, taking_in_words

_WHICH, _HOW = 2, 3


def readings(match: Match, rows: Rows) -> tuple[RowReading, ...]:
    """Return the reading of each line of the grid, across and down, then of each die outside all lines.

    Dice that do not exist or show nothing yet are left out.
    """
    grid = _grid(rows, match.round.showing)
    faces = faces_on(grid, match.round.showing)
    dice = {die.cell: die.die for die in grid}
    found = lines(faces)
    alone = [(cell,) for cell in sorted(faces) if not any(cell in line for line in found)]
    able = joker_faces(faces, match.rules.grid)
    return tuple(_reading(line, match, faces, dice, able) for line in (*found, *alone))


def lying(match: Match) -> tuple[tuple[str, ...], ...]:
    """Return the part of the grid that has dice, row by row in the notation; an empty cell is an empty text."""
    faces = faces_on(match.round.grid, match.round.showing)
    if not faces:
        return ()
    columns = range(min(cell.x for cell in faces), max(cell.x for cell in faces) + 1)
    rows = range(min(cell.y for cell in faces), max(cell.y for cell in faces) + 1)
    shown = {cell: write_face(face) for cell, face in faces.items()}
    return tuple(tuple(shown.get(Cell(x, y), "") for x in columns) for y in rows)


def opening(_match: Match, _seat: Seat, _rows: Rows, _found: Sequence[Fault] = ()) -> OpeningCount | None:
    """Return None: the dice game has no opening."""
    return None


def may(match: Match, seat: Seat) -> tuple[str, ...]:
    """Return what the seat may do; that dice may be placed does not say that there are any that fit."""
    now = match.round
    places = [PlaceDice.__name__] if now.rolled and to_move(match) == (seat,) else []
    plain = (RollDice(now.hands[seat]), Pass(), DealNext())
    return (*places, *(type(command).__name__ for command in plain if is_right(faults, match, seat, command)))


def time_out(_match: Match) -> tuple[Phrase, ...]:
    """Return nothing: there is no clock (TB-34)."""
    return ()


def ending(_match: Match) -> Ending:
    """Return that drafts are checked, and that an illegal turn is refused: the dice game has no penalties (A-16)."""
    return Ending()


def hint(view: View, wanted: HintRequest) -> Hint:
    """Return which dice to roll, or whether there is a turn, which dice the best one plays, and how they lie then."""
    if not view.rolled:
        rolled = _to_roll(view) if wanted.step >= _WHICH else ()
        return Hint(possible=True, exact=False, command=RollDice.__name__, tiles=rolled)
    answer = solve_grid(turn_of(view))
    if not answer.tiles:
        return Hint(possible=False, exact=answer.exact, command=Pass.__name__)
    name = PlaceDice.__name__
    if wanted.step < _WHICH:
        return Hint(possible=True, exact=answer.exact, command=name)
    grid = placed(view, answer.grid).grid
    played = tuple(sorted({die.die for die in grid} - {die.die for die in view.grid}))
    shown = wanted.step >= _HOW
    return Hint(
        possible=True,
        exact=answer.exact,
        command=name,
        tiles=played,
        table=rows_of_grid(grid) if shown else (),
        steps=tuple(grid_steps(view, grid, wanted.language)) if shown else (),
    )


def _reading(
    line: Line, match: Match, faces: Faces, dice: Mapping[Cell, DieId], able: Mapping[Cell, frozenset[Meaning]]
) -> RowReading:
    row = row_of(line, faces)
    legal = is_set(row, match.rules.grid)
    return RowReading(
        legal=legal,
        order=tuple(dice[cell] for cell in line),
        stands=tuple(_stands(able.get(cell, frozenset())) for cell in line),
        value=line_readings(row, match.rules.grid)[0].points if legal else 0,
        cells=tuple((cell.x, cell.y) for cell in line),
    )


def _stands(able: frozenset[Meaning]) -> tuple[str, ...]:
    """Return what a joker may stand for so that all its lines are sets (A-T9)."""
    return tuple(sorted("+".join(map(write_face, meaning)) for meaning in able))


def _to_roll(view: View) -> tuple[int, ...]:
    dice = own_dice(view)
    if any(view.showing[die - 1] is None for die in dice):
        return dice
    return dice_to_roll(view, HINT_CHANCE)


def grid_steps(view: View, grid: Sequence[Placed], language: str) -> Iterator[HintStep]:
    """Yield the steps to a grid: dice that move are taken off, then the lines are laid."""
    after = faces_on(grid, view.showing)
    dice = {die.cell: die for die in grid}
    lying = {die.cell: die for die in view.grid if dice.get(die.cell) == die}
    taken = {die.die for die in view.grid if die.cell not in lying}
    if taken:
        hand = tuple(sorted(taken))
        yield HintStep(rows_of_grid(lying.values()), hand, taking_in_words(faces_shown(view.showing, hand), language))
    for line in lines(after):
        if not lying.keys() >= set(line):
            lying |= {cell: dice[cell] for cell in line}
            taken -= {dice[cell].die for cell in line}
            down = line[0].x == line[1].x
            sentence = line_in_words(row_of(line, after), language, down=down)
            yield HintStep(rows_of_grid(lying.values()), tuple(sorted(taken)), sentence)


def _grid(rows: Rows, showing: Showing) -> tuple[Placed, ...]:
    return tuple(
        placed for placed in grid_of(rows) if 1 <= placed.die <= len(showing) and showing[placed.die - 1] is not None
    )


def rows_of_grid(grid: Iterable[Placed]) -> tuple[tuple[int, ...], ...]:
    """Return dice as the rows of a message: x, y and die of each."""
    return tuple((die.x, die.y, die.die) for die in grid)
