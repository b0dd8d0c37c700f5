"""Rounds between bots of the dice game, seen from each of their choices."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tests.tables import turbo_named
from tilewright.arena.match import start_events
from tilewright.bots.registry import DICE
from tilewright.chance import Chance, branch
from tilewright.dice.commands import Command
from tilewright.dice.match import Match
from tilewright.dice.view import View
from tilewright.engine import play, replay
from tilewright.games import DICE_GAME


class Choice(Struct, frozen=True, kw_only=True):
    """A command of a bot: the match before it, the chance it had, what it saw and chose."""

    name: str
    match: Match
    chance: Chance
    view: View
    command: Command


def choices(house: str, names: tuple[str, str], seed: int) -> Iterator[Choice]:
    """Yield every choice of a match between two bots; a command that is refused raises."""
    root = Chance(f"dice {seed}".encode())
    match = replay(DICE_GAME, start_events(DICE_GAME, turbo_named(house), 2, root))
    bots = [DICE.bot(name) for name in names]
    number = 0
    while movers := DICE_GAME.to_move(match):
        seat, chance = movers[0], branch(root, "turn", number)
        view = DICE_GAME.view(match, seat)
        command = bots[seat].choose(view, (), chance)
        yield Choice(name=names[seat], match=match, chance=chance, view=view, command=command)
        match = play(DICE_GAME, match, seat, command).state
        number += 1
