"""The kinds of games that can be played at the terminal."""

from tilewright.cli.terminal.dice.game import DICE
from tilewright.cli.terminal.tiles.game import TILES
from tilewright.games import PerKind

TERMINAL_GAMES = PerKind(tiles=TILES, dice=DICE)
