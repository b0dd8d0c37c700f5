"""Plans of the dice game: dice that were laid on one grid, fitted to another."""

from collections import Counter
from collections.abc import Hashable, Mapping

from msgspec.structs import replace

from tilewright.bots.dice.turns import own_dice, placed, turn_of
from tilewright.chance import Chance
from tilewright.dice.grid import Cell, Line, grid_faults, lines
from tilewright.dice.match import Match
from tilewright.dice.placed import DieId, DieIds, Grid, Placed, dice_on, faces_on, grid_of, tidy
from tilewright.dice.round import Round
from tilewright.dice.view import View
from tilewright.engine import Shuffles
from tilewright.messages.decoding import BadMessage
from tilewright.messages.fields import Rows
from tilewright.messages.wire import AskPlan
from tilewright.screens.dice import rows_of_grid
from tilewright.screens.planner import Fit
from tilewright.solver.crossword.solve import solve_grid

_BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))
_Moves = Mapping[DieId, Cell | None]
"""Where each die that a plan touches goes; None is off the grid."""


def fitted(view: View, plan: AskPlan) -> Fit:
    """Return the dice that still fit: those whose cells are free and whose lines are as they were laid."""
    laid, over = grid_of(plan.rows), grid_of(plan.over)
    _refuse_other_dice(plan, laid, over)
    places, lay = {each.die: each.cell for each in laid}, {each.die: each.cell for each in over}
    there = {each.die: each.cell for each in view.grid}
    own = {die for die in own_dice(view) if view.showing[die - 1] is not None}
    meant = {die: places.get(die) for die in (*places, *lay) if places.get(die) != lay.get(die)}
    # A die of the grid is moved as planned only from the cell where it lay.
    moves = {die: cell for die, cell in meant.items() if die in own or (die in lay and there.get(die) == lay.get(die))}
    lines_meant = _lying(laid)
    while True:
        grid = _moved(view.grid, moves)
        full = {cell for cell, count in Counter(each.cell for each in grid).items() if count > 1}
        now = _lying(grid)
        fits = {
            die: cell
            for die, cell in moves.items()
            if cell is None or (cell not in full and now[die] == lines_meant[die])
        }
        if fits == moves:
            break
        moves = fits
    return Fit(
        rows=rows_of_grid(grid),
        kept=rows_of_grid(each for each in grid if each.die in moves),
        free=rows_of_grid(each for each in grid if each.die not in moves),
        loose=tuple(sorted(die for die in meant if die in own and die not in moves)),
    )


def refitted(view: View, fit: Fit) -> Rows:
    """Return the grid with the loose dice laid by the solver; a grid that is not finished is left as it is."""
    grid, loose = grid_of(fit.rows), tuple(map(DieId, fit.loose))
    whole = dice_on(grid) >= dice_on(view.grid)
    if not whole or grid_faults(faces_on(grid, view.showing), view.rules.grid):
        return fit.rows
    added = _added(view, grid, loose)
    if dice_on(added) >= {*loose}:
        return rows_of_grid(added)
    seen = replace(_holding(view, loose), grid=grid)
    # Whether a set must be laid depends on the roll that is still to come.
    answer = solve_grid(replace(turn_of(seen), must_lay=False))
    return rows_of_grid(placed(seen, answer.grid).grid) if answer.tiles else fit.rows


def lying(rows: Rows) -> Mapping[int, Hashable]:
    """Return the lines of each die with their cells."""
    return _lying(grid_of(rows))


def imagined(view: View, rows: Rows) -> Match:
    """Return the match as if the seat had rolled; before its roll it holds only the dice that it plans to keep."""
    assert view.seat is not None
    on_plan = dice_on(grid_of(rows))
    rolled = view.rolled and view.to_move == (view.seat,)
    seen = view if rolled else _holding(view, tuple(die for die in own_dice(view) if die in on_plan))
    now = Round(
        rules=view.rules,
        number=1,
        starter=view.starter,
        seat=view.seat,
        hands=seen.hands,
        showing=view.showing,
        grid=view.grid,
        chance=Chance(b""),
        rolled=True,
    )
    return Match(shuffles=Shuffles((), ()), round=now)


def _refuse_other_dice(plan: AskPlan, laid: Grid, over: Grid) -> None:
    """Raise BadMessage unless every row is a die, and no die and no cell occurs twice."""
    for grid, rows in ((laid, plan.rows), (over, plan.over)):
        cells, dice = {each.cell for each in grid}, dice_on(grid)
        if not len(cells) == len(dice) == len(grid) == len(rows):
            raise BadMessage("a plan has a row of x, y and die for each die, every die and every cell once")


def _holding(view: View, dice: DieIds) -> View:
    """Return the view of a seat that holds only these dice."""
    return replace(view, hands=tuple(dice if seat == view.seat else hand for seat, hand in enumerate(view.hands)))


def _added(view: View, grid: Grid, loose: DieIds) -> Grid:
    """Return the grid with the dice that fit beside it one by one, so that nothing else moves."""
    for die in loose:
        taken = {each.cell for each in grid}
        beside = {Cell(x + right, y + down) for x, y in taken for right, down in _BESIDE} - taken
        more = ((*grid, Placed(*cell, die)) for cell in sorted(beside))
        fits = (new for new in more if not grid_faults(faces_on(new, view.showing), view.rules.grid))
        grid = next(fits, grid)
    return grid


def _moved(grid: Grid, moves: _Moves) -> Grid:
    stay = (each for each in grid if each.die not in moves)
    return tidy((*stay, *(Placed(*cell, die) for die, cell in moves.items() if cell is not None)))


def _lying(grid: Grid) -> dict[int, tuple[Cell, tuple[tuple[Line, DieIds], ...]]]:
    """Return for each die its cell and its lines, with the dice in them."""
    dice = {each.cell: each.die for each in grid}
    found = [(line, tuple(dice[cell] for cell in line)) for line in lines(dice)]
    return {
        each.die: (each.cell, tuple(each_line for each_line in found if each.cell in each_line[0])) for each in grid
    }
