"""The games there are: a rulebook id and what plays it."""

from __future__ import annotations

from tilewright.engine import Engine
from tilewright.game import engine as tile_game
from tilewright.game.commands import Command
from tilewright.game.events import Event
from tilewright.game.faults import Fault
from tilewright.game.match import Match
from tilewright.game.view import Seen, View

TILE_GAME: Engine[Match, Command, Event, Fault, View, Seen] = tile_game
