"""The games there are: each kind with its engine, and every rulebook by its id."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.dice import commands as dice_commands
from tilewright.dice import engine as dice_game
from tilewright.dice import events as dice_events
from tilewright.dice import faults as dice_faults
from tilewright.dice import match as dice_match
from tilewright.dice import view as dice_view
from tilewright.dice.turbo_rules import TURBO, TurboRules
from tilewright.engine import Engine
from tilewright.game import engine as tile_game
from tilewright.game.commands import Command
from tilewright.game.events import Event
from tilewright.game.faults import Fault
from tilewright.game.match import Match
from tilewright.game.view import Seen, View
from tilewright.rules import booklets
from tilewright.rules.house import AnyRulebook
from tilewright.rules.printing import Booklet, named
from tilewright.rules.rulebook import Rulebook

TILE_GAME: Engine[Rulebook, Match, Command, Event, Fault, View, Seen] = tile_game

DICE_GAME: Engine[
    TurboRules,
    dice_match.Match,
    dice_commands.Command,
    dice_events.Event,
    dice_faults.Fault,
    dice_view.View,
    dice_view.Seen,
] = dice_game

EDITIONS: Mapping[str, Booklet[AnyRulebook]] = {**booklets.EDITIONS, TURBO.rulebook.id: TURBO}


def edition(name: str) -> Booklet[AnyRulebook]:
    """Return the booklet of any game by its id, or raise BadHouseRule naming the ids there are."""
    return named(name, EDITIONS)
