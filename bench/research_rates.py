"""Steps per second of the research environments, beside OpenSpiel's gin rummy in the same run.

Whole games are played by random legal actions, for some seconds of processor time a figure: in the AEC form, with the
share of its masks and its speed if masks were free, and in the vectorised form. Only the ratios say something: they are
of one core in one run.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from unittest.mock import patch

import numpy as np
import pyspiel

from bench.commands import parser
from bench.printing import Table
from tilewright.game.position import Position
from tilewright.research import choosing
from tilewright.research.aec import env
from tilewright.research.batch import vector_env
from tilewright.solver.commits import Commits, commits

SECONDS = 10.0
GAMES = (("classic-nl", 4), ("classic-de", 4), ("classic-fr", 4), ("six", 6), ("twist", 4))
TOGETHER = 64
COLUMNS = (
    *("rules", "seats", "steps/s", "of gin", "masks", "with free masks", "of gin"),
    *("together", "of one by one", "of gin"),
)


def gin_rummy(seconds: float) -> float:
    """Return the actions a second in OpenSpiel's gin rummy, chance included, without observations."""
    game, random, steps = pyspiel.load_game("gin_rummy"), Random(1), 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            outcomes = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(random.choice(outcomes))
            steps += 1
    return steps / (time.process_time() - began)


def one_by_one(rules: str, seats: int, seconds: float) -> float:
    """Return the steps a second of the AEC environment, with observations and masks."""
    began = time.process_time()
    actions = played(rules, seats, seconds)
    return len(actions) / (time.process_time() - began)


def played(rules: str, seats: int, seconds: float) -> list[int]:
    """Play random games in the AEC environment for some seconds, and return the actions."""
    game, random, actions = env(rules, seats), Random(1), list[int]()
    game.reset(seed=1)
    began = time.process_time()
    # Reading this clock can take as long as a step, so it is read once a game.
    while time.process_time() - began < seconds:
        observation, _, over, _, _ = game.last()
        while not over:
            actions.append(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            game.step(actions[-1])
            observation, _, over, _, _ = game.last()
        game.reset()
    return actions


def with_free_masks(rules: str, seats: int, seconds: float) -> float:
    """Return the steps a second of the AEC environment if masks cost nothing: the same games were played before."""
    known: list[Commits] = []

    def stored(position: Position, committed: bytes = b"", before: Commits | None = None) -> Commits:
        known.append(commits(position, committed, before))
        return known[-1]

    with patch.object(choosing, "commits", stored):
        actions = played(rules, seats, seconds)
    answers = iter(known)
    with patch.object(choosing, "commits", lambda *_: next(answers)):
        game, random = env(rules, seats), Random(1)
        game.reset(seed=1)
        began = time.process_time()
        for action in actions:
            observation, _, over, _, _ = game.last()
            if over:
                game.reset()
                observation, _, _, _, _ = game.last()
            random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            game.step(action)
        return len(actions) / (time.process_time() - began)


def together(rules: str, seats: int, seconds: float) -> float:
    """Return the steps a second of all games of the vectorised form."""
    games, random, steps = vector_env(TOGETHER, rules, seats), np.random.default_rng(1), 0
    now = games.reset(seed=1)
    began = time.process_time()
    while time.process_time() - began < seconds:
        now = games.step((now.masks * random.random(now.masks.shape)).argmax(axis=1))
        steps += TOGETHER
    return steps / (time.process_time() - began)


def share_of_masks(rules: str, seats: int, seconds: float) -> float:
    """Return the share of the AEC environment's time that masks take."""
    spent = 0.0

    def timed(position: Position, committed: bytes = b"", before: Commits | None = None) -> Commits:
        nonlocal spent
        began = time.perf_counter()
        answer = commits(position, committed, before)
        spent += time.perf_counter() - began
        return answer

    began = time.perf_counter()
    with patch.object(choosing, "commits", timed):
        played(rules, seats, seconds)
    return spent / (time.perf_counter() - began)


def main(words: Sequence[str]) -> int:
    """Measure everything and print the table."""
    options = parser("research-rates", __doc__, "--seconds 1")
    options.add_argument("--seconds", type=float, default=SECONDS, help="processor time of each figure")
    seconds = options.parse_args(words).seconds
    gin = gin_rummy(seconds)
    print(f"gin rummy (OpenSpiel): {gin:.0f} steps/s")
    printed = Table(*COLUMNS)
    for rules, seats in GAMES:
        one, many = one_by_one(rules, seats, seconds), together(rules, seats, seconds)
        masks, free = share_of_masks(rules, seats, seconds), with_free_masks(rules, seats, seconds)
        aec = (f"{one:.0f}", f"{one / gin:.2f}", f"{masks:.0%}", f"{free:.0f}", f"{free / gin:.2f}")
        printed.add(rules, seats, *aec, f"{many:.0f}", f"{many / one:.1f}", f"{many / gin:.2f}")
    return 0
