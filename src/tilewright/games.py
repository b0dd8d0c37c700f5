"""The games there are: each kind with its engine, and what its values are stored as."""

from __future__ import annotations

from tilewright.engine import Engine
from tilewright.game import engine as tile_game
from tilewright.game.commands import Command
from tilewright.game.events import Event
from tilewright.game.faults import Fault
from tilewright.game.match import Match
from tilewright.game.view import Seen, View
from tilewright.rules.rulebook import Rulebook

TILE_GAME: Engine[Rulebook, Match, Command, Event, Fault, View, Seen] = tile_game
