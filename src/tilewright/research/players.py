"""Who plays a seat in a task: a named bot, or a policy that takes the actions of the environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from tilewright.arguments import wrong_type
from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import TileBot
from tilewright.bots.specs import resolve
from tilewright.game.commands import Command, PlayTiles
from tilewright.game.turn import judged
from tilewright.research.actions import Choosing, action_of, chosen
from tilewright.research.episode import Observation
from tilewright.research.observing import observed
from tilewright.research.tiles import EngineTiles

Policy = Callable[[Observation], int]
"""A function from what the seat in turn observes, in the form `commit`, to a legal action."""


class Player(Protocol):
    """A player of the tile games."""

    def command(self, tiles: EngineTiles) -> Command:
        """Return the command of the seat in turn; the game is left as it was."""


class BotPlayer:
    """A bot with the chance that the arena would give it."""

    def __init__(self, bot: TileBot) -> None:
        self._bot = bot

    def command(self, tiles: EngineTiles) -> Command:
        """Return the command that the bot chooses."""
        return tiles.command_of(self._bot)


class PolicyPlayer:
    """A policy that commits one face after the other."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def command(self, tiles: EngineTiles) -> Command:
        """Return the command that the policy's actions lead to, or raise NotLegal."""
        game, turn = tiles.game, tiles.turn
        while True:
            vector, mask = observed(game, game.seat, turn.committed), np.frombuffer(turn.mask, np.int8).copy()
            after = chosen(turn, action_of(self._policy({"observation": vector, "action_mask": mask})))
            if not isinstance(after, Choosing):
                return after
            turn = after


def player_of(policy: str | Policy) -> Player:
    """Return the player of a bot's spec or of a policy, or raise BadInput."""
    if not (isinstance(policy, str) or callable(policy)):
        raise wrong_type("policy", policy, "a bot's spec, or a function from an observation to an action")
    return BotPlayer(resolve(policy, LADDERS.tiles)) if isinstance(policy, str) else PolicyPlayer(policy)


def tiles_laid(tiles: EngineTiles, command: Command) -> int:
    """Return how many pieces a command of the seat in turn lays; an illegal one lays none."""
    if not isinstance(command, PlayTiles):
        return 0
    judgement = judged(tiles.turn_position, command.table)
    return 0 if judgement.faults else len(judgement.played)
