"""Turbo as an environment: both phases have exact masks, and exactly the dice chosen are rolled and laid."""

import copy
import pickle
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

import tilewright as tw
from tests.research.test_aec import played
from tilewright import research
from tilewright.bots.dice.turns import turn_of
from tilewright.dice.commands import Pass, RollDice
from tilewright.dice.match import faults
from tilewright.dice.placed import BAG, faces_shown
from tilewright.dice.view import view
from tilewright.research.actions import NotLegal
from tilewright.research.aec import SeatsEnv
from tilewright.research.dice import DONE, PASS, EngineDice
from tilewright.solver.crossword.plays import grid_mask
from tilewright.tiles import BadInput


def made(**options: Any) -> SeatsEnv:
    """Return the environment without wrappers."""
    return research.raw_env("turbo", 2, **options)


def rolls_are_exact(episode: EngineDice, mask: list[int]) -> None:
    """Compare the mask of a roll with the engine's judgement of every roll that contains the dice chosen."""
    now, chosen = episode.round, set(episode.chosen)
    hand = now.hands[now.seat]
    rolls = [
        set(dice)
        for size in range(len(hand) + 1)
        for dice in combinations(hand, size)
        if chosen <= set(dice) and not faults(episode.match, now.seat, RollDice(dice))
    ]
    if any(now.showing[die - 1] is None for die in hand):
        assert mask == [DONE]
        return
    following = {die - 1 for roll in rolls for die in roll - chosen}
    assert set(mask) == following | ({DONE} if chosen in rolls else set())


def lays_are_exact(episode: EngineDice, mask: list[int]) -> None:
    """Compare the mask of laying with the solver, and passing with the engine."""
    now = episode.round
    committed = faces_shown(now.showing, episode.chosen)
    fitting = grid_mask(turn_of(view(episode.match, now.seat)), committed)
    left = [die for die in now.hands[now.seat] if die not in episode.chosen]
    assert {action for action in mask if action < DONE} == {die - 1 for die in left if now.showing[die - 1] in fitting}
    assert (PASS in mask) == (not episode.chosen and not faults(episode.match, now.seat, Pass()))


@pytest.mark.slow(reason="the solver answers for every choice of dice at every step")
def test_masks_of_both_phases_are_exact_and_every_path_is_a_legal_round(deep: bool) -> None:
    random, env = Random("turbo masks"), made()
    for seed in range(40 if deep else 1):
        env.reset(seed=seed)
        while not env.episode.over:
            mask = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
            assert mask
            engine = env.episode.engine
            (lays_are_exact if engine.round.rolled else rolls_are_exact)(engine, mask)
            for seat, agent in enumerate(env.possible_agents):
                assert (env.observe(agent)["observation"] == engine.observed(seat)).all()
            env.step(random.choice(mask))


def test_exactly_the_dice_chosen_are_rolled_and_laid() -> None:
    random, env = Random("turbo dice"), made()
    rolled = laid = 0
    for seed in range(3, 6):
        env.reset(seed=seed)
        while not env.episode.over:
            before, chosen = env.episode.engine.round, env.episode.engine.chosen
            mask = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
            action = random.choice([one for one in mask if one != PASS] or mask)
            env.step(action)
            after = env.episode.engine.round
            if action == DONE and chosen and not before.rolled:
                changed = {die for die in BAG if before.showing[die - 1] != after.showing[die - 1]}
                assert changed <= {*chosen}
                rolled += 1
            elif action == DONE and chosen:
                assert {*before.hands[before.seat]} - {*after.hands[before.seat]} == {*chosen}
                laid += 1
    assert rolled
    assert laid


def test_one_seed_fixes_everything_and_copies_are_exact() -> None:
    env = made(reward="points")
    env.reset(seed=5)
    played(env, Random(1), steps=12)
    ends = [
        (played(twin, Random(2)), twin.episode.engine.match)
        for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)
    ]
    assert ends[0] == ends[1] == ends[2]
    assert Counter(points > 0 for points in ends[0][0])[True] <= 1


def test_an_observation_has_every_die_and_forbidden_actions_are_refused() -> None:
    env = made()
    env.reset(seed=3)
    played(env, Random(3), steps=20)
    for agent in env.possible_agents:
        seen = env.observe(agent)["observation"]
        parts = {name: seen[where] for name, where in env.slices.items()}
        assert (parts["own"] + parts["other"] + parts["grid"] == 1).all()
        assert ((parts["x"] > 0) == (parts["grid"] > 0)).all()
        assert parts["rolls"][0] + parts["lays"][0] == (agent == env.agent_selection)
    with pytest.raises(NotLegal, match="is not legal: there are"):
        env.step(99)
    with pytest.raises(BadInput, match="colour is not an option"):
        research.env("turbo", 2, colour=1)


def test_a_turn_whose_best_is_not_proven_has_its_plays_all_the_same() -> None:
    grid = (
        "1,-2 O9 O10 O11 | 0,0 R8 J J | 4,1 K11 B11 O11 | 1,-2 down O9 K9 J | 2,0 down J R11 R12 | 4,1 down K11 R11 B11"
    )
    plays = tw.legal_plays(tw.read_position(grid, "R9 O13 J", "turbo"))
    assert [tw.write_row(play.played) for play in plays] == ["R9 O13 J", "O13 J", "R9 O13", "R9 J", "J", "R9"]
