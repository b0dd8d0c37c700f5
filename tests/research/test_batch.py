"""Many games in one call: each is the game that a single environment plays."""

from random import Random

import numpy as np
import pytest

from tilewright import research
from tilewright.research.episode import Episode, tile_rules
from tilewright.tiles.notation import BadInput


def test_games_stepped_together_are_those_played_alone() -> None:
    batch, random = research.vector_env(3, "classic-fr", 2, reward="points"), Random("batch")
    alone = [Episode(tile_rules("classic-fr", 2), 2, 6, number) for number in range(3)]
    now, ended = batch.reset(seed=6), 0
    while not ended:
        for place, episode in enumerate(alone):
            assert now.masks[place].tobytes() == episode.turn.mask
            assert now.seats[place] == episode.game.seat
        actions = [random.choice(np.flatnonzero(mask).tolist()) for mask in now.masks]
        now = batch.step(actions)
        for place, (episode, action) in enumerate(zip(alone, actions, strict=True)):
            episode.choose(action)
            assert now.ended[place] == episode.over
            assert now.rewards[place].tolist() == episode.rewards("points")
            if episode.over:
                alone[place] = Episode(tile_rules("classic-fr", 2), 2, 6, 3 + ended)
                ended += 1


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        research.vector_env(0)
    batch = research.vector_env(2, seats=2)
    batch.reset(seed=1)
    with pytest.raises(BadInput, match="2 games take 2 actions, not 1"):
        batch.step([57])
