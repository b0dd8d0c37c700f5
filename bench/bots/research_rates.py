"""Steps per second of the research environments, beside gin rummy in the same run.

Whole games are played by random legal actions: OpenSpiel's gin rummy without observations and with them, RLCard's
where it is installed, the AEC form without and with PettingZoo's wrappers, one seat against `greedy`, whose turns are
part of the steps, and the vector form on one thread, with masks or lazy, and on two. Every figure is the median of some
samples, with the lowest and the highest. Those on one thread are of processor time, those on two of time on the clock.
Only the ratios say something, and only with the load of the machine beside them.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median

import numpy as np
import pyspiel

from bench.commands import parser
from bench.printing import Table
from bench.versions import Figures, add_options, compare
from tilewright.research.aec import env, raw_env
from tilewright.research.batch import vector_env
from tilewright.research.one_seat import gym_env

SECONDS, TOGETHER, TILE_ACTIONS = 5.0, 256, 58
GAMES = (
    ("classic-nl", 4),
    ("classic-de", 4),
    ("six", 6),
    ("tournament", 4),
    ("classic-fr", 4),
    ("twist", 4),
    ("turbo", 2),
)
COLUMNS = ("rules", "seats", "form", "steps/s", "lowest", "highest", "of gin", "of gin with observations")

Steps = Iterator[int]
"""Plays for ever; each item is how many steps were made since the one before."""


def gin_rummy(observes: bool) -> Steps:
    """Play OpenSpiel's gin rummy, chance included; with observations each player's tensor is made at every decision."""
    game, random = pyspiel.load_game("gin_rummy"), Random(1)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [one for one, _ in state.chance_outcomes()]
            else:
                outcomes = state.legal_actions()
                if observes:
                    np.asarray(state.observation_tensor(state.current_player()))
            state.apply_action(random.choice(outcomes))
            steps += 1
        yield steps


def gin_rummy_of_rlcard() -> Steps:
    """Play RLCard's gin rummy, which makes observations at every step."""
    game, random = import_module("rlcard").make("gin-rummy"), Random(1)
    while True:
        state, _ = game.reset()
        steps = 0
        while not game.is_over():
            state, _ = game.step(random.choice([*state["legal_actions"]]))
            steps += 1
        yield steps


def one_by_one(rules: str, seats: int, wrapped: bool) -> Steps:
    """Play an AEC environment, with observations and masks."""
    game, random = (env if wrapped else raw_env)(rules, seats), Random(1)
    game.reset(seed=1)
    while True:
        steps = 0
        observation, _, over, _, _ = game.last()
        while not over:
            game.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            observation, _, over, _, _ = game.last()
            steps += 1
        game.reset()
        yield steps


def against_bots(rules: str, seats: int) -> Steps:
    """Play the Gymnasium environment of one seat, with observations and masks."""
    game, random = gym_env(rules, seats), Random(1)
    game.reset(seed=1)
    while True:
        steps, over = 0, False
        observation, _ = game.reset()
        while not over:
            action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
            observation, _, over, _, _ = game.step(action)
            steps += 1
        yield steps


def together(rules: str, seats: int, threads: int) -> Steps:
    """Play the vector form."""
    games, random = vector_env(TOGETHER, rules, seats, threads=threads), np.random.default_rng(1)
    now = games.reset(seed=1)
    while True:
        now = games.step((now.masks * random.random(now.masks.shape, np.float32)).argmax(axis=1))
        yield TOGETHER


def lazily(rules: str, seats: int) -> Steps:
    """Play the vector form without masks: a random order of the actions decides, and the first legal one is taken."""
    games, random = vector_env(TOGETHER, rules, seats, lazy=True), np.random.default_rng(1)
    games.reset(seed=1)
    while True:
        games.step(games.preferred(random.random((TOGETHER, TILE_ACTIONS), np.float32)))
        yield TOGETHER


def rates(playing: Steps, seconds: float, samples: int, clock: Callable[[], float]) -> list[float]:
    """Return the steps a second of some samples, in ascending order."""
    found = []
    for _ in range(samples):
        began, steps = clock(), 0
        # Reading this clock can take as long as a step, so it is read once a game.
        while clock() - began < seconds:
            steps += next(playing)
        found.append(steps / (clock() - began))
    return sorted(found)


def forms_of(rules: str, seats: int, seconds: float, samples: int) -> dict[str, list[float]]:
    """Return the rates of every form of an environment."""

    def measured(playing: Steps, clock: Callable[[], float] = time.process_time) -> list[float]:
        return rates(playing, seconds, samples, clock)

    is_tiles = rules != "turbo"
    forms = {"raw_env": measured(one_by_one(rules, seats, wrapped=False))}
    forms["env"] = measured(one_by_one(rules, seats, wrapped=True))
    if is_tiles:
        forms["gym_env"] = measured(against_bots(rules, seats))
    forms["vector_env"] = measured(together(rules, seats, 1))
    if is_tiles:
        forms["vector_env, lazy"] = measured(lazily(rules, seats))
    forms["vector_env, 2 threads"] = measured(together(rules, seats, 2), time.perf_counter)
    return forms


def figures(seconds: float, wanted: list[str]) -> Figures:
    """Return the steps a second of every environment in the version that is imported."""
    found: Figures = {}
    for rules, seats in GAMES:
        if rules in wanted:
            found |= {f"{rules}, {form}": rate for form, (rate,) in forms_of(rules, seats, seconds, 1).items()}
    return found


def main(words: Sequence[str]) -> int:
    """Measure everything and print the table."""
    options = parser("research-rates", __doc__, "--seconds 5 --rules classic-nl --against v0.1.0")
    options.add_argument("--seconds", type=float, default=SECONDS, help="the length of a sample")
    options.add_argument("--rules", nargs="*", default=[rules for rules, _ in GAMES], help="rulebooks, all by default")
    add_options(options)
    given = options.parse_args(words)
    if given.against is not None:
        return compare(given, "bench.bots.research_rates", seconds=given.seconds, wanted=given.rules)
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")

    def gin(playing: Steps) -> float:
        return median(rates(playing, given.seconds, given.samples, time.process_time))

    gins = [gin(gin_rummy(observes)) for observes in (False, True)]
    print(f"gin rummy (OpenSpiel): {gins[0]:.0f} steps/s, with observations {gins[1]:.0f}")
    if find_spec("rlcard"):
        print(f"gin rummy (RLCard): {gin(gin_rummy_of_rlcard()):.0f} steps/s, with observations")
    printed = Table(*COLUMNS)
    for rules, seats in GAMES:
        if rules not in given.rules:
            continue
        for form, found in forms_of(rules, seats, given.seconds, given.samples).items():
            middle = median(found)
            ratios = [f"{middle / one:.2f}" for one in gins]
            printed.add(rules, seats, form, *[f"{rate:.0f}" for rate in (middle, found[0], found[-1])], *ratios)
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")
    return 0
