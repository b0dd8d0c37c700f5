"""Tilewright: exact rulebooks, sets and games for a family of tile games.

The names in `__all__` are the library, and docs/library.md says what each is for. Each is imported when it is first
used, so that importing the package is quick.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from tilewright.version import VERSION

if TYPE_CHECKING:
    from tilewright import turbo
    from tilewright.analysis.chances import WinChance, win_chances
    from tilewright.analysis.reviewing import GameSummary, TurnReview
    from tilewright.arena.deals import Simulation
    from tilewright.arena.simulation import simulate
    from tilewright.arena.tally import Tally
    from tilewright.bots.plug_in import BotFailed
    from tilewright.bots.protocol import Bot
    from tilewright.bots.registry import NoSuchBot
    from tilewright.bots.specs import BadSpec, bot
    from tilewright.chance import Chance, draw, shuffled
    from tilewright.dice.turbo_rules import TurboRules
    from tilewright.drawing.pictures import svg
    from tilewright.engine import IllegalTurn, NotYourTurn, Outcome, Refused, Seat, Step
    from tilewright.game.commands import ClaimReshuffle, Command, DealNext, DrawTile, Pass, PlayTiles
    from tilewright.game.events import (
        Event,
        GameDealt,
        GameEnded,
        MatchEnded,
        MatchStarted,
        Passed,
        Penalised,
        Reshuffled,
        TileDrawn,
        TilesPlayed,
        TimedOut,
    )
    from tilewright.game.position import Position
    from tilewright.game.view import Seen, View
    from tilewright.library.editions import arranged, booklet, readings
    from tilewright.library.games import play_game
    from tilewright.library.match import Match
    from tilewright.library.playing import State, play, start, view
    from tilewright.library.recording import Record, analyse, read_records, referee, verify, write_record
    from tilewright.library.solving import legal_plays, mask, read_position, solve, solve_many
    from tilewright.library.turns import command_for, position_of
    from tilewright.library.words import faults, in_words
    from tilewright.records.lines import (
        BadRecord,
        DealLine,
        DrawLine,
        EndLine,
        GameLine,
        MatchEndLine,
        PassLine,
        PenaltyLine,
        PlayLine,
        ReshuffleLine,
        TimeOutLine,
    )
    from tilewright.records.referee import Verdict
    from tilewright.rules.house import BadHouseRule, with_house
    from tilewright.rules.rulebook import Rulebook
    from tilewright.sets.reading import Reading
    from tilewright.solver.plays import Play
    from tilewright.solver.position import BadPosition
    from tilewright.solver.present.least_change import rebuilt
    from tilewright.solver.present.steps import steps
    from tilewright.solver.solve import Answer, Objective
    from tilewright.tiles.faces import Color, Face, Joker, JokerKind, Number, Row
    from tilewright.tiles.notation import BadInput, BadNotation, read_row, read_table, write_row, write_table
    from tilewright.tiles.tile import TileId, faces_of

__version__ = VERSION

_HOMES = {
    "analysis.chances": (
        "WinChance",
        "win_chances",
    ),
    "analysis.reviewing": (
        "GameSummary",
        "TurnReview",
    ),
    "arena.deals": ("Simulation",),
    "arena.simulation": ("simulate",),
    "arena.tally": ("Tally",),
    "bots.plug_in": ("BotFailed",),
    "bots.protocol": ("Bot",),
    "bots.registry": ("NoSuchBot",),
    "bots.specs": (
        "BadSpec",
        "bot",
    ),
    "chance": (
        "Chance",
        "draw",
        "shuffled",
    ),
    "dice.turbo_rules": ("TurboRules",),
    "drawing.pictures": ("svg",),
    "engine": (
        "IllegalTurn",
        "NotYourTurn",
        "Outcome",
        "Refused",
        "Seat",
        "Step",
    ),
    "game.commands": (
        "ClaimReshuffle",
        "Command",
        "DealNext",
        "DrawTile",
        "Pass",
        "PlayTiles",
    ),
    "game.events": (
        "Event",
        "GameDealt",
        "GameEnded",
        "MatchEnded",
        "MatchStarted",
        "Passed",
        "Penalised",
        "Reshuffled",
        "TileDrawn",
        "TilesPlayed",
        "TimedOut",
    ),
    "game.position": ("Position",),
    "game.view": (
        "Seen",
        "View",
    ),
    "library.editions": (
        "arranged",
        "booklet",
        "readings",
    ),
    "library.games": ("play_game",),
    "library.match": ("Match",),
    "library.playing": (
        "State",
        "play",
        "start",
        "view",
    ),
    "library.recording": (
        "Record",
        "analyse",
        "read_records",
        "referee",
        "verify",
        "write_record",
    ),
    "library.solving": (
        "legal_plays",
        "mask",
        "read_position",
        "solve",
        "solve_many",
    ),
    "library.turns": (
        "command_for",
        "position_of",
    ),
    "library.words": (
        "faults",
        "in_words",
    ),
    "records.lines": (
        "BadRecord",
        "DealLine",
        "DrawLine",
        "EndLine",
        "GameLine",
        "MatchEndLine",
        "PassLine",
        "PenaltyLine",
        "PlayLine",
        "ReshuffleLine",
        "TimeOutLine",
    ),
    "records.referee": ("Verdict",),
    "rules.house": (
        "BadHouseRule",
        "with_house",
    ),
    "rules.rulebook": ("Rulebook",),
    "sets.reading": ("Reading",),
    "solver.plays": ("Play",),
    "solver.position": ("BadPosition",),
    "solver.present.least_change": ("rebuilt",),
    "solver.present.steps": ("steps",),
    "solver.solve": (
        "Answer",
        "Objective",
    ),
    "tiles.faces": (
        "Color",
        "Face",
        "Joker",
        "JokerKind",
        "Number",
        "Row",
    ),
    "tiles.notation": (
        "BadInput",
        "BadNotation",
        "read_row",
        "read_table",
        "write_row",
        "write_table",
    ),
    "tiles.tile": (
        "TileId",
        "faces_of",
    ),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Answer",
    "BadHouseRule",
    "BadInput",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSpec",
    "Bot",
    "BotFailed",
    "Chance",
    "ClaimReshuffle",
    "Color",
    "Command",
    "DealLine",
    "DealNext",
    "DrawLine",
    "DrawTile",
    "EndLine",
    "Event",
    "Face",
    "GameDealt",
    "GameEnded",
    "GameLine",
    "GameSummary",
    "IllegalTurn",
    "Joker",
    "JokerKind",
    "Match",
    "MatchEndLine",
    "MatchEnded",
    "MatchStarted",
    "NoSuchBot",
    "NotYourTurn",
    "Number",
    "Objective",
    "Outcome",
    "Pass",
    "PassLine",
    "Passed",
    "Penalised",
    "PenaltyLine",
    "Play",
    "PlayLine",
    "PlayTiles",
    "Position",
    "Reading",
    "Record",
    "Refused",
    "ReshuffleLine",
    "Reshuffled",
    "Row",
    "Rulebook",
    "Seat",
    "Seen",
    "Simulation",
    "State",
    "Step",
    "Tally",
    "TileDrawn",
    "TileId",
    "TilesPlayed",
    "TimeOutLine",
    "TimedOut",
    "TurboRules",
    "TurnReview",
    "Verdict",
    "View",
    "WinChance",
    "__version__",
    "analyse",
    "arranged",
    "booklet",
    "bot",
    "command_for",
    "draw",
    "faces_of",
    "faults",
    "in_words",
    "legal_plays",
    "mask",
    "play",
    "play_game",
    "position_of",
    "read_position",
    "read_records",
    "read_row",
    "read_table",
    "readings",
    "rebuilt",
    "referee",
    "shuffled",
    "simulate",
    "solve",
    "solve_many",
    "start",
    "steps",
    "svg",
    "turbo",
    "verify",
    "view",
    "win_chances",
    "with_house",
    "write_record",
    "write_row",
    "write_table",
]


def __getattr__(name: str) -> object:
    if name in _HOME:
        return getattr(importlib.import_module(f"{__name__}.{_HOME[name]}"), name)
    if name in __all__:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
