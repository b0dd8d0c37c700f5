"""The PettingZoo environment: their conformance tests for every rulebook, exact copies, seeds, rewards and pictures."""

import copy
import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tests.daily import daily
from tests.game.play import first_events
from tests.research.positions import TILE_GAMES
from tilewright import research
from tilewright.engine import replay
from tilewright.game.scoring import scores
from tilewright.games import EDITIONS, TILE_GAME
from tilewright.research.actions import ACTIONS, NotLegal
from tilewright.research.aec import SeatsEnv, raw_env
from tilewright.research.observing import observed, whole_state
from tilewright.research.tiles import EngineTiles, Seating
from tilewright.rules.booklets import booklet
from tilewright.rules.handicap import Handicap
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import BadInput

# PettingZoo warns of observations with a mask unless the environment is on its own list, which names its classic games.
ALLOWED = "Observation space for each agent|Observation is not a NumPy array|Action mask numpy array is all zeros"

EVERY = [
    (name, seats)
    for name, edition in EDITIONS.items()
    for seats in range(edition.rulebook.players[0], edition.rulebook.players[1] + 1)
]


def played(env: SeatsEnv, random: Random, steps: int = 10_000) -> list[float]:
    """Take random legal actions to the end of the game, or for some steps; return the rewards at its end."""
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        if over:
            return [env.rewards[agent] for agent in env.possible_agents]
        assert observation is not None
        env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return []


@pytest.mark.slow(reason="runs PettingZoo's tests under every rulebook")
def test_pettingzoos_own_tests_pass_for_every_rulebook(deep: bool, capsys: pytest.CaptureFixture[str]) -> None:
    cycles = 500 if deep else 4
    games = EVERY if deep else [*dict(EVERY).items()]
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=ALLOWED)
        for rules, seats in games:
            api_test(research.env(rules, seats), num_cycles=cycles)
            seed_test(lambda rules=rules, seats=seats: research.env(rules, seats), num_cycles=cycles)
            parallel_api_test(research.parallel_env(rules, seats), num_cycles=cycles)
            # This one samples without a mask.
            parallel_seed_test(
                lambda rules=rules, seats=seats: research.parallel_env(rules, seats, forgives=True), num_cycles=cycles
            )
        for rules, seats in games if deep else games[:1]:

            def rendered(render_mode: str | None, rules: str = rules, seats: int = seats) -> Any:
                return research.env(rules, seats, render_mode=render_mode)

            render_test(rendered, custom_tests={"svg": lambda text: text.startswith("<svg ")})
    assert "Passed API test" in capsys.readouterr().out


def test_one_seed_fixes_everything_and_copies_are_exact() -> None:
    env = raw_env("twist", 3)
    env.reset(seed=5)
    played(env, Random(1), steps=40)
    ends = []
    for twin in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        ends.append((played(twin, Random(2)), twin.episode.engine.events))
        # The next deal of the seed follows, in every copy.
        twin.reset()
        ends.append((played(twin, Random(3), steps=30), twin.episode.engine.events))
    assert ends[:2] == ends[2:4] == ends[4:]
    env.reset(seed=5)
    played(env, Random(1), steps=40)
    assert played(env, Random(2)) == ends[0][0]


@pytest.mark.parametrize(("rules", "seats"), daily(EVERY[:-1], ("classic-nl", 3), ("classic-de", 2), ("six", 6)))
def test_every_seat_observes_the_game_of_the_engine(rules: str, seats: int, deep: bool) -> None:
    """Also where the kernel plays it: all vectors, masks, rewards and the state."""
    env, random, steps = raw_env(rules, seats, reward="points"), Random("engine"), 2_000 if deep else 40
    env.reset(seed=12)
    assert isinstance(env.rules, Rulebook)
    seating = Seating(env.rules, seats)
    alone, deals = EngineTiles(seating, 12), 0
    for number in range(1, steps):
        for seat, agent in enumerate(env.possible_agents):
            acts = seat == alone.game.seat and not alone.over
            seen, own = env.observe(agent), alone.committed if acts else b""
            assert seen["observation"].tobytes() == observed(alone.game, seat, own).tobytes()
            assert seen["action_mask"].tobytes() == (alone.turn.mask if acts else bytes(ACTIONS))
        assert [env.rewards[agent] for agent in env.possible_agents] == alone.rewards("points")
        if alone.over:
            env.reset()
            deals += 1
            alone = EngineTiles(seating, 12, deals)
            continue
        action = random.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist())
        env.step(action)
        alone.choose(action)
        if number % 40 == 0:
            assert (env.state() == whole_state(alone.game, alone.committed)).all()


@pytest.mark.parametrize(("rules", "seats"), TILE_GAMES[:3])
def test_rewards_are_wins_or_the_booklets_points(rules: str, seats: int) -> None:
    ends = {}
    for reward in ("wins", "points"):
        env = raw_env(rules, seats, reward=reward)
        env.reset(seed=3)
        ends[reward] = played(env, Random("rewards"))
    (result,) = env.episode.engine.match.results
    assert isinstance(env.rules, Rulebook)
    assert ends["points"] == [float(points) for points in scores(result, env.rules)]
    assert sum(ends["wins"]) == pytest.approx(0)
    assert {seat for seat in range(seats) if ends["wins"][seat] > 0} == {*result.winners}
    assert max(ends["wins"]) <= 1


def test_an_observation_counts_from_its_seat_and_hides_other_racks() -> None:
    env = raw_env("classic-nl", 3)
    env.reset(seed=8)
    played(env, Random(4), steps=120)
    game = env.episode.engine.game
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)["observation"]
        parts = {name: seen[where].tolist() for name, where in env.slices.items()}
        assert sum(map(len, parts.values())) == len(seen)
        assert sum(parts["rack"]) == parts["rack_sizes"][0] == len(game.racks[seat])
        assert parts["rack_sizes"] == [len(game.racks[(seat + step) % 3]) for step in range(3)]
        assert parts["in_turn"].index(1) == (game.seat - seat) % 3
        assert sum(parts["unseen"]) == sum(parts["rack_sizes"][1:]) + parts["pool"][0]
        assert sum(parts["table"]) == sum(map(len, game.table))
    state = env.state()
    assert state.shape == env.state_space.shape
    assert int(state[env.state_slices["racks"]].sum()) == sum(map(len, game.racks))
    assert int(state[env.state_slices["pool"]].sum()) == len(game.pool)


def test_a_joker_on_the_table_is_observed_as_what_it_stands_for() -> None:
    env = raw_env("classic-fr", 2)
    for seed in range(40):
        env.reset(seed=seed)
        played(env, Random(seed), steps=60)
        seen = env.observe("seat_0")["observation"]
        if seen[env.slices["table"]][52]:
            assert seen[env.slices["jokers_stand_for"]].sum() >= 1
            return
    raise AssertionError("no joker was laid")


@pytest.mark.parametrize("rules", ["classic-nl", "turbo"])
def test_a_forbidden_action_raises_or_ends_the_game(rules: str) -> None:
    strict, forgiving = (research.raw_env(rules, 2, forgives=forgives) for forgives in (False, True))
    strict.reset(seed=1)
    forgiving.reset(seed=1)
    before, forbidden = strict.state(), int(np.flatnonzero(strict.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(NotLegal):
        strict.step(forbidden)
    assert (strict.state() == before).all()
    assert not any(strict.terminations.values())
    offender = forgiving.agent_selection
    forgiving.step(forbidden)
    assert all(forgiving.terminations.values())
    assert forgiving.rewards == {agent: -float(agent == offender) for agent in forgiving.possible_agents}
    assert not any(forgiving.observe(agent)["action_mask"].any() for agent in forgiving.possible_agents)
    forgiving.reset()
    assert forgiving.last()[0]["action_mask"].any()


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"rules": "turbo", "seats": 3}, "turbo is for 2 players, not 3"),
        ({"rules": "turbo", "seats": 2, "form": "candidates"}, "turbo has the form commit only"),
        ({"seats": 5}, "106 tiles are for 2 to 4 players, not 5"),
        ({"form": "chess"}, "chess is not a form"),
        ({"reward": "fame"}, "reward is one of wins, points"),
        ({"render_mode": "rgb_array"}, "render_mode is one of"),
        ({"colour": 1}, "colour is not an option"),
        ({"handicaps": [{"opening.min": 0}, {}]}, "handicaps is not an option"),
    ],
)
def test_what_cannot_be_made_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        research.env(**wrong)


def test_an_episode_refuses_handicaps() -> None:
    first = first_events(booklet("classic-nl"), 2, 1, (Handicap(opening=0), Handicap()))
    with pytest.raises(BadInput, match="an episode has no handicaps"):
        EngineTiles.of(replay(TILE_GAME, first))
