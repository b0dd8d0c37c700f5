"""Hints in three steps: whether there is a turn, which dice it plays, and the grid after it."""

from __future__ import annotations

from tilewright.bots.dice.turns import HINT_CHANCE, dice_to_roll, own_dice, turn_of
from tilewright.cli.terminal.dice.drawing import grid_lines
from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.turn_loop import LAST_HINT
from tilewright.dice.grid import Faces, lines
from tilewright.dice.notation import write_cell
from tilewright.dice.placed import faces_on, faces_shown
from tilewright.dice.view import View
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.tiles.notation import write_row

_NEW, _OLD = "+", " "


def show_hint(screen: Screen, view: View, step: int, touched: bool) -> None:
    """Show a hint: 1 says least, the last one shows the whole turn, counted from its beginning."""
    if not view.rolled:
        screen.say(_which_to_roll(view))
        return
    before = faces_on(view.grid, view.showing)
    answer = solve_grid(turn_of(view))
    if not answer.tiles:
        screen.say(say("play-hint-no-dice"))
    elif step == 1:
        screen.say(say("play-hint-some-dice"))
    elif step < LAST_HINT:
        screen.say(f"{_what(answer)} {say('play-hint-more')}")
    else:
        screen.say(_what(answer))
        if touched:
            screen.say(say("play-hint-reset"))
        _show_grid(screen, before, answer.grid)


def _which_to_roll(view: View) -> str:
    dice = own_dice(view)
    if any(view.showing[die - 1] is None for die in dice):
        return say("play-hint-roll-all")
    rolled = dice_to_roll(view, HINT_CHANCE)
    everything = "all" if rolled else "none"
    typed = write_row(faces_shown(view.showing, rolled)) if 0 < len(rolled) < len(dice) else everything
    return say("play-hint-roll", pieces=typed)


def _what(answer: GridAnswer) -> str:
    key = "play-hint-dice" if answer.exact else "play-hint-these-dice"
    return say(key, pieces=write_row(answer.played), count=answer.tiles)


def steps(before: Faces, after: Faces) -> list[str]:
    """Return typed moves from one grid to another: first take off dice in wrong cells, then lay lines.

    A line is named as a whole; dice already in place stay.
    """
    moved = [write_cell(cell) for cell, face in before.items() if after.get(cell) != face]
    lying = {cell for cell, face in before.items() if after.get(cell) == face}
    typed = [f"take {' '.join(moved)}"] if moved else []
    for line in lines(after):
        if not lying.issuperset(line):
            down = " down" if line[0].x == line[1].x else ""
            typed.append(f"{write_row(after[cell] for cell in line)} at {write_cell(line[0])}{down}")
            lying.update(line)
    return typed


def _show_grid(screen: Screen, before: Faces, after: Faces) -> None:
    marked = {cell: (face, _OLD if before.get(cell) == face else _NEW) for cell, face in after.items()}
    screen.lines(grid_lines(marked, screen.style))
    for number, step in enumerate(steps(before, after), start=1):
        screen.say(f"{number}. {step}", hang="   ")
