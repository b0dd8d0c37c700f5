"""The types of Turbo, the dice game, under the names that their twins for tiles have in `tilewright`.

The functions of `tilewright` take both kinds of games: `tilewright.solve` takes a `turbo.Position` too.
"""

from tilewright.dice.commands import Command, DealNext, Pass, PlaceDice, RollDice
from tilewright.dice.events import (
    DicePlaced,
    DiceRolled,
    Event,
    MatchEnded,
    MatchStarted,
    Passed,
    RoundDealt,
    RoundEnded,
    TimedOut,
)
from tilewright.dice.grid import Cell, Faces
from tilewright.dice.notation import read_grid, write_grid
from tilewright.dice.view import Seen, View
from tilewright.records.lines import DiceDealLine as DealLine
from tilewright.records.lines import DicePlayLine as PlayLine
from tilewright.records.lines import DiceTimeOutLine as TimeOutLine
from tilewright.records.lines import RollLine
from tilewright.solver.crossword.plays import GridPlay as Play
from tilewright.solver.crossword.pool import Turn as Position
from tilewright.solver.crossword.solve import GridAnswer as Answer

__all__ = [
    "Answer",
    "Cell",
    "Command",
    "DealLine",
    "DealNext",
    "DicePlaced",
    "DiceRolled",
    "Event",
    "Faces",
    "MatchEnded",
    "MatchStarted",
    "Pass",
    "Passed",
    "PlaceDice",
    "Play",
    "PlayLine",
    "Position",
    "RollDice",
    "RollLine",
    "RoundDealt",
    "RoundEnded",
    "Seen",
    "TimeOutLine",
    "TimedOut",
    "View",
    "read_grid",
    "write_grid",
]
