"""A little of everything that the package asks the kernel."""

import struct
import sys
from itertools import islice
from random import Random

import numpy as np
import pyspiel

from bench.bots.situations import duels, situations
from tests.solver.positions import far, special
from tilewright import check_table, legal_plays, read_row, readings_many, solve, solve_many
from tilewright.arena.deals import Simulation, play_deal
from tilewright.bots.tiles.playouts.kernel import duel, playouts
from tilewright.bots.tiles.playouts.situation import write_plans, write_situation
from tilewright.games import edition
from tilewright.kernel import native
from tilewright.research import gym_env, openspiel, raw_env, vector_env
from tilewright.rules.booklets import booklet
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.cover import cover
from tilewright.solver.commits import commits

RULES = ("classic-nl", "classic-fr", "classic-de", "six", "twist")


def ask_everything() -> None:
    """Solve, judge, play and step games under every rulebook."""
    luck = Random(3)
    for rules in RULES:
        _solve(luck, booklet(rules))
        _play(booklet(rules))
        _step(rules, luck)
    _step("turbo", luck)
    tiles, *_ = native.read_photo(_small_network(luck), luck.randbytes(3 * 150 * 140), 150, 140, 160, 3)
    native.likeness(tiles[-164:], tiles[-164:])
    dice = edition("turbo").rulebook
    play_deal(Simulation(rules=dice, bots=("turbo-greedy", "turbo-planner"), deals=1, seed=1), 0)
    _walk(luck)


def _small_network(luck: Random) -> bytes:
    """Return a network of two steps that sees tiles everywhere; the one that reads photos takes seconds."""
    steps = struct.pack("<24i", 1, 2, 32, 0, *(0, 1, 3, 4, 3, 2, 1, 1, -1, 0), *(1, 2, 4, 32, 3, 2, 1, 0, -1, 0))
    weights = [luck.gauss(0, 0.5) for _ in range(4 * (3 * 9 + 1) + 32 * (4 * 9 + 1))]
    return b"TWCAMERA" + steps + struct.pack(f"<{len(weights)}e", *weights)


def _solve(luck: Random, book: Rulebook) -> None:
    some = [far(luck, book) for _ in range(8)]
    if book.id == "twist":
        some += [special(luck, book) for _ in range(8)]
    solve_many(some)
    for position in some:
        solve(position)
        commits(position)
    list(legal_plays(some[0], limit=20))
    check_table("R3 R4 J | K9 R9 B9", book)
    list(readings_many(["R3 R4 J", "K9 R9 B9"], book))
    cover(read_row("R10 R11 R12 J K1 K2"), set_rules(book))


def _play(book: Rulebook) -> None:
    play_deal(Simulation(rules=book, bots=("greedy", "hoarder"), deals=1, seed=1), 0)
    for known, plans in islice(situations(book, 3, seed=1), 2):
        playouts(known, plans, 1, 0, 2)
        native.trace(write_situation(known), write_plans(plans[:1]), 1, 0)
    for known in islice(duels(book, seed=1), 2):
        duel(known, 50, lambda: True)


def _step(rules: str, luck: Random) -> None:
    dice = np.random.default_rng(luck.randrange(99))
    games = vector_env(4, rules, 2)
    now = games.reset(seed=1)
    for _ in range(60):
        now = games.step((now.masks * dice.random(now.masks.shape)).argmax(axis=1))
    if rules != "turbo":
        lazy = vector_env(4, rules, 2, lazy=True)
        lazy.reset(seed=1)
        lazy.masks(np.ones(4, bool))
        lazy.outs(np.ones(4, bool))
    one = raw_env(rules, 2)
    one.reset(seed=1)
    for _ in range(20):
        one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[0]))
        one.observe(one.possible_agents[0])
    if rules == "turbo":
        return
    lazy, alone = vector_env(4, rules, 2, lazy=True), gym_env(rules, 2)
    lazy.reset(seed=1)
    seen, _ = alone.reset(seed=1)
    for _ in range(20):
        lazy.step(lazy.preferred(dice.random((4, 58), np.float32)))
        seen, _, over, _, _ = alone.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if over:
            seen, _ = alone.reset()


def _walk(luck: Random) -> None:
    """Play OpenSpiel's form, in which chance is chosen."""
    assert openspiel.__name__ in sys.modules
    state = pyspiel.load_game("tilewright").new_initial_state()
    for _ in range(80):
        if state.is_terminal():
            return
        actions = [one for one, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(actions))
