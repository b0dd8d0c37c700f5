"""One seat against bots: Gymnasium's own check, the games of the arena, and refused actions."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, check_step_determinism

from tilewright import research
from tilewright.arena.deals import Simulation, play_deal
from tilewright.bots.tiles.greedy import Greedy
from tilewright.game.events import TurnEvent
from tilewright.research.choosing import NotLegal
from tilewright.research.one_seat import OneSeat
from tilewright.research.registered import id_of
from tilewright.rules.booklets import EDITIONS, booklet
from tilewright.tiles.notation import BadInput


def played(env: OneSeat, random: Random) -> float:
    """Play a game by random legal actions and return the reward."""
    while True:
        legal = np.flatnonzero(env.action_masks()).tolist()
        _, reward, over, truncated, _ = env.step(random.choice(legal))
        if over or truncated:
            return reward


@pytest.mark.slow(reason="deals several games under every rulebook")
def test_gymnasiums_own_check_passes_for_every_rulebook(deep: bool) -> None:
    """The check takes one sampled action, legal or not; the deep form tries every seat, both forms and many samples."""
    for rules, edition in EDITIONS.items():
        least, most = edition.rulebook.players
        for seats in range(least, most + 1) if deep else (least,):
            env = gymnasium.make(id_of(rules), seats=seats, opponents=["beginner"] * (seats - 1), forgives=True)
            check_env(env.unwrapped, skip_render_check=True)
        for form in ("commit", "candidates") if deep or rules == "classic-nl" else ():
            single = research.gym_env(rules, least, ["beginner"] * (least - 1), form=form, forgives=True)
            ends = set()
            for seed in range(100 if deep else 12):
                check_step_determinism(single, seed)
                ends.add(single.step(single.action_space.sample())[2])
            assert True in ends, "some sampled actions are illegal"


def test_bots_play_the_games_of_the_arena() -> None:
    env = research.gym_env("classic-de", 2, ["greedy"], seat=1)
    env.reset(seed=4)
    while not env.episode.over:
        env.episode.play_bot(Greedy())
    rotation = play_deal(Simulation(rules=booklet("classic-de"), bots=("greedy",) * 2, deals=1, seed=4), 0).rotations[0]
    assert sum(isinstance(event, TurnEvent) for event in env.episode.events) == rotation.turns
    assert env.episode.rewards("points") == [float(points) for points in rotation.points]


def test_a_seed_fixes_a_game_of_candidates_against_bots() -> None:
    rewards = []
    for _ in range(2):
        env = research.gym_env("twist", 2, ["casual"], form="candidates", most=5, reward="points")
        observation, info = env.reset(seed=9)
        assert observation["candidates"].shape == (6, 59)
        assert info["action_mask"][5] == 1
        rewards.append(played(env, Random(1)))
    assert rewards[0] == rewards[1] != 0


def test_a_forbidden_action_raises_or_ends_the_game() -> None:
    strict, forgiving = research.gym_env(seats=2), research.gym_env(seats=2, forgives=True)
    strict.reset(seed=1)
    with pytest.raises(NotLegal):
        strict.step(56)
    forgiving.reset(seed=1)
    assert forgiving.step(56)[1:4] == (-1.0, True, False)


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="3 seats have 2 opponents, not 1"):
        research.gym_env(seats=3, opponents=["greedy"])
    with pytest.raises(BadInput, match="there is no bot"):
        research.gym_env(seats=2, opponents=["greedi"])
    with pytest.raises(BadInput, match="seat is from 0 to 1, not 2"):
        research.gym_env(seats=2, seat=2)
    with pytest.raises(BadInput, match="most is from 1 to 255"):
        research.gym_env(seats=2, form="candidates", most=0)
