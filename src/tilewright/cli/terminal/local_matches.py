"""Sittings of each kind of game."""

from __future__ import annotations

from tilewright.cli.terminal.language import language
from tilewright.cli.terminal.local_match import ME, Company, Names, Show, Sitting
from tilewright.dice import commands as dice_commands
from tilewright.dice import events as dice_events
from tilewright.dice import faults as dice_faults
from tilewright.dice import match as dice_match
from tilewright.dice import view as dice_view
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.commands import Command
from tilewright.game.events import Event
from tilewright.game.faults import Fault
from tilewright.game.match import Match
from tilewright.game.view import Seen, View
from tilewright.games import DICE_GAME, TILE_GAME
from tilewright.rules.rulebook import Rulebook
from tilewright.words import dice as dice_words
from tilewright.words import events as tile_words

TileSitting = Sitting[Rulebook, Match, Command, Event, Fault, View, Seen]
DiceSitting = Sitting[
    TurboRules,
    dice_match.Match,
    dice_commands.Command,
    dice_events.Event,
    dice_faults.Fault,
    dice_view.View,
    dice_view.Seen,
]


def tile_sitting(rules: Rulebook, company: Company[View, Seen, Command]) -> TileSitting:
    """Return a match of the tile game that has just begun, or raise BadMatch."""
    return Sitting(Show(TILE_GAME, _tile_event), rules, company)


def dice_sitting(
    rules: TurboRules, company: Company[dice_view.View, dice_view.Seen, dice_commands.Command]
) -> DiceSitting:
    """Return a match of the dice game that has just begun, or raise BadMatch."""
    return Sitting(Show(DICE_GAME, _dice_event), rules, company)


def _tile_event(event: Seen, before: View | None, names: Names) -> str:
    scene = tile_words.Scene(names=names, seat=ME)
    if before is not None:
        scene = tile_words.Scene(names=names, seat=ME, table=before.table, opened=before.opened)
    return tile_words.event_in_words(event, scene, language())


def _dice_event(event: dice_view.Seen, before: dice_view.View | None, names: Names) -> str:
    scene = dice_words.Scene(names=names, seat=ME)
    if before is not None:
        scene = dice_words.Scene(names=names, seat=ME, showing=before.showing, grid=before.grid)
    return dice_words.event_in_words(event, scene, language())
