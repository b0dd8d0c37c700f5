"""One seat against bots: Gymnasium's own check, the games of the arena, kernel and engine, and refused actions."""

import pickle
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import partial
from itertools import count
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, check_step_determinism
from msgspec.structs import replace

from tests.research.test_batch import chosen
from tilewright import research
from tilewright.arena.deals import Simulation, play_deal
from tilewright.bots.kinds import LADDERS
from tilewright.bots.specs import resolve
from tilewright.bots.tiles.greedy import Greedy
from tilewright.game.events import TurnEvent
from tilewright.games import edition
from tilewright.kernel import native
from tilewright.research.actions import NotLegal
from tilewright.research.compiled import written_tiles
from tilewright.research.one_seat import OneSeat
from tilewright.research.registered import id_of
from tilewright.research.settings import REWARDS, tile_rules
from tilewright.research.tiles import EngineTiles, Seating
from tilewright.rules.booklets import EDITIONS, booklet
from tilewright.rules.house import with_house
from tilewright.tiles import BadInput

# Untyped, for arguments of the wrong type.
KIT: Any = research


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
    check_env(gymnasium.make(id_of("turbo"), seats=2, forgives=True).unwrapped, skip_render_check=True)
    for rules, book in EDITIONS.items():
        least, most = book.rulebook.players
        for seats in range(least, most + 1) if deep else (least,):
            env = gymnasium.make(id_of(rules), seats=seats, opponents=["beginner"] * (seats - 1), forgives=True)
            check_env(env.unwrapped, skip_render_check=True)
        for form in ("commit", "candidates") if deep or rules == "classic-nl" else ():
            single = research.gym_env(rules, least, ["beginner"] * (least - 1), form=form, forgives=True)
            ends = set()
            for seed in range(100 if deep else 4):
                check_step_determinism(single, seed)
                ends.add(single.step(single.action_space.sample())[2])
            assert True in ends, "some sampled actions are illegal"


def test_bots_play_the_games_of_the_arena() -> None:
    env = research.gym_env("classic-de", 2, ["greedy"], seat=1)
    env.reset(seed=4)
    engine = env.episode.engine
    while not engine.over:
        engine.carry_out(engine.command_of(Greedy()))
    rotation = play_deal(Simulation(rules=booklet("classic-de"), bots=("greedy",) * 2, deals=1, seed=4), 0).rotations[0]
    assert sum(isinstance(event, TurnEvent) for event in engine.events) == rotation.turns
    assert engine.rewards("points") == [float(points) for points in rotation.points]


def test_bots_of_turbo_play_the_rounds_of_the_arena(deep: bool) -> None:
    """Agents that play what the bots would, dice by dice, meet the opponent of `tilewright simulate`; 0.5 s."""
    rules, bots = edition("turbo").rulebook, ("turbo-greedy", "turbo-random")
    for seed in range(40 if deep else 4):
        env = research.gym_env("turbo", 2, ["turbo-random"], reward="points")
        env.reset(seed=seed)
        engine, own = env.episode.engine, resolve("turbo-greedy", LADDERS.dice)
        while not engine.over:
            engine.carry_out(engine.command_of(own))
        house = with_house(rules, {"match.rounds": 1, "match.sudden_death": "no"})
        rotation = play_deal(Simulation(rules=house, bots=bots, deals=1, seed=seed), 0).rotations[0]
        assert engine.rewards("points") == [float(points) for points in rotation.points]


def test_one_seat_of_turbo_is_played_by_its_masks() -> None:
    for seat in range(2):
        env = research.gym_env("turbo", 2, seat=seat)
        env.reset(seed=3)
        assert played(env, Random(seat)) in {-1.0, 0.0, 1.0}
        with pytest.raises(NotLegal):
            env.step(19)


# Every bot that the kernel knows; the random one takes most of the time through the engine, and leaves Twist to it.
LINE_UPS = (("greedy",), ("casual", "hoarder", "timing"), ("cautious", "beginner"), ("random", "casual:rows=3"))

KNOWN: list[tuple[str, dict[str, int | str]]] = [
    ("classic-nl", {}),
    ("classic-de", {}),
    ("classic-fr", {}),
    ("six", {}),
    ("twist", {}),
    ("tournament", {}),
    ("classic-nl", {"opening.min": 0, "pool.empty": "last_lap", "deal.rack": 7}),
    ("classic-nl", {"opening.min": 50, "opening.extras": "no", "box.pieces": 108, "deal.rack": 20}),
]


def made_twice(*args: Any, **options: Any) -> tuple[OneSeat, OneSeat]:
    """Return an environment that plays in the kernel, and the same through the engine."""
    env = research.gym_env(*args, **options)
    return env, OneSeat(replace(env.setting, kernel=None), env.seat, env.forgives)


def alike(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Return whether two answers of environments are the same, with arrays that can be written to."""
    (seen, *rest, info), (others_seen, *others_rest, others_info) = one, other
    arrays = [(a[part], b[part]) for a, b in ((seen, others_seen), (info, others_info)) for part in {*a, *b}]
    same = all(a.dtype == b.dtype and a.flags.writeable and (a == b).all() for a, b in arrays)
    return same and rest == others_rest and [*map(type, rest)] == [*map(type, others_rest)]


def compare(fast: OneSeat, slow: OneSeat, random: Random, gives_up: float = 0) -> int:
    """Play a game in both ways, with forbidden actions and copies; return how many steps it took."""
    seed = random.getrandbits(32)
    now: tuple[Any, ...] = fast.reset(seed=seed)
    assert alike(now, slow.reset(seed=seed))
    assert fast.episode.is_in_kernel
    assert not slow.episode.is_in_kernel
    for steps in count(1):
        before, mask = fast, now[0]["action_mask"]
        action = chosen(random, mask)
        if random.random() < 0.1:
            forbidden = random.choice(np.flatnonzero(mask == 0).tolist())
            assert alike(fast.step(forbidden), slow.step(forbidden))
            fast = random.choice((deepcopy, lambda env: pickle.loads(pickle.dumps(env))))(fast)
        now = fast.step(action)
        assert alike(now, slow.step(action))
        if fast is not before:
            assert alike(now, before.step(action)), "a copy shares nothing with what it was made of"
        if now[2]:
            assert alike(fast.step(action), slow.step(action)), "after the end no action is legal"
            return steps
        if random.random() < gives_up and fast.episode.is_in_kernel:
            fast.episode.leave_kernel()
    raise AssertionError


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(("rules", "house"), KNOWN)
def test_the_kernel_plays_every_step_of_the_engine(rules: str, house: Mapping[str, int | str], deep: bool) -> None:
    """Every observation, mask, reward and end, from every seat; about 0.3 s for each in an everyday run."""
    random, steps = Random(rules), 0
    for number in count():
        line_ups = LINE_UPS[:-1] if rules == "twist" else LINE_UPS
        opponents = [*line_ups[number % len(line_ups)], *("greedy", "timing")[: random.randrange(3) * (rules == "six")]]
        options = {"reward": random.choice(REWARDS), "seat": random.randint(0, len(opponents)), "forgives": True}
        steps += compare(*made_twice(rules, len(opponents) + 1, opponents, house=house, **options), random)
        if steps > 100_000 or (not deep and number + 1 == len(line_ups)):
            return


@pytest.mark.parametrize(
    ("rules", "opponent", "form"),
    [
        ("classic-nl", "adaptive", "commit"),
        ("classic-nl", "greedy", "candidates"),
    ],
)
def test_what_the_kernel_does_not_know_is_played_through_the_engine(rules: str, opponent: str, form: str) -> None:
    env = research.gym_env(rules, 2, [opponent], form=form)
    env.reset(seed=2)
    assert not env.episode.is_in_kernel
    played(env, Random(2))
    assert env.episode.over


def test_the_engine_takes_over_at_a_turn_that_is_too_hard() -> None:
    random = Random("hard")
    for rules in ("classic-nl", "classic-de", "classic-fr", "twist"):
        compare(*made_twice(rules, 3, ["casual", "greedy"], reward="points", forgives=True), random, gives_up=0.2)


@pytest.mark.parametrize(
    ("rules", "house", "seed"),
    [("twist", None, 372), ("classic-de", {"deal.rack": 7, "opening.min": 0}, 1251)],
)
def test_a_deal_in_which_the_agent_has_no_turn_is_left_out(
    rules: str, house: dict[str, int | str] | None, seed: int
) -> None:
    """A bot goes out in its first turn."""
    for env in made_twice(rules, 4, ["greedy"] * 3, house=house):
        assert env.setting.in_engine(seed, 0).over
        for number, given in ((1, seed), (2, None)):
            observation, _ = env.reset(seed=given)
            assert (
                env.episode.engine.events[0]
                == EngineTiles(Seating(tile_rules(rules, 4, house), 4), seed, number).events[0]
            )
            assert observation["action_mask"].any()


def test_the_kernel_refuses_what_is_not_a_game_of_one_seat() -> None:
    rules, bots = written_tiles(Seating(tile_rules("classic-de", 2), 2), "wins"), b"\xff\0\0\3\0\0"
    game, order = np.zeros(native.GAME_SIZE, np.uint8), rules[14:120]
    native.deal(game, 0, 0, b"seed 1", rules + bots)
    for name, *wrong in (
        ("deal", game, 0, 0, b"", rules[:-1] + bots),
        ("deal", game, 0, 0, b"", rules + bots[:-1]),
        ("deal", game, 0, 0, b"", rules + b"\xff\0\0" * 2),
        ("deal", game, 0, 0, b"", rules + b"\3\0\0" * 2),
        ("deal", game, 0, 0, b"", rules + b"\xff\0\0\7\0\0"),
        ("deal_as", game, 0, 0, order, rules + bots),
    ):
        with pytest.raises(ValueError, match=r"."):
            getattr(native, name)(*wrong)
    native.deal_as(game, 0, 0, order, rules)


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


def test_nothing_can_be_done_before_the_first_reset() -> None:
    env = KIT.gym_env(seats=2)
    for call in (partial(env.step, 0), env.action_masks):
        with pytest.raises(BadInput, match=r"there is no game yet: call reset\(seed=...\) first"):
            call()
    for rules in ("classic-nl", "twist", "turbo"):
        raw = KIT.raw_env(rules, seats=2)
        for call in (partial(raw.step, 0), raw.render, raw.state, partial(raw.observe, "seat_0")):
            with pytest.raises(BadInput, match="there is no game yet"):
                call()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: KIT.gym_env(seats="x"), 'seats takes a whole number, not the text "x"'),
        (lambda: KIT.gym_env(5), "rules takes a rulebook, or its id, not 5"),
        (lambda: KIT.gym_env(seats=2, opponents="greedy"), "opponents takes the specs of bots, one for each"),
        (lambda: KIT.gym_env(seats=2, opponents=[5]), "opponents takes the specs of bots, one for each"),
        (lambda: KIT.gym_env(seats=2, house=5), "house takes house rules by key"),
        (lambda: KIT.gym_env(seats=2, seat="x"), "seat takes the number of a seat"),
        (lambda: KIT.gym_env(seats=2, form="candidates", most="x"), "most takes a whole number"),
        (lambda: KIT.gym_env(seats=2).reset(seed="x"), "seed takes a whole number"),
        (lambda: KIT.vector_env(2.5), "n takes a whole number"),
        (lambda: KIT.vector_env(2, threads="x"), "threads takes a whole number"),
        (lambda: KIT.vector_env(2).reset("x"), "seed takes a whole number"),
        (lambda: KIT.raw_env(seats=2, render_mode=[]), "render_mode is one of human, ansi, svg"),
        (lambda: KIT.raw_env("turbo", seats="x"), "seats takes a whole number"),
        (lambda: KIT.score("greedy", "wins-2", deals="x"), "deals takes a whole number, or None"),
        (lambda: KIT.score(5, "wins-2", deals=2), "policy takes a bot's spec, or a function"),
        (lambda: KIT.score(lambda _: "x", "wins-2", deals=2), "an action is a whole number, not 'x'"),
    ],
)
def test_arguments_of_the_wrong_type_are_refused_by_name(wrong: Callable[[], object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        wrong()


@pytest.mark.parametrize("actions", [["a", "b"], [1.5, 2.0], 5, [1, [2]], None])
def test_actions_that_are_not_numbers_are_refused(actions: Any) -> None:
    single, several = KIT.gym_env(seats=2), KIT.vector_env(2, seats=2)
    single.reset(seed=1)
    several.reset(seed=1)
    with pytest.raises(research.NotLegal, match="an action is a whole number"):
        single.step(str(actions))
    with pytest.raises(research.NotLegal, match="actions are whole numbers, one for each game"):
        several.step(actions)
    raw = KIT.raw_env(seats=2)
    raw.reset(seed=1)
    with pytest.raises(BadInput, match="there is no agent 'nobody': there are seat_0, seat_1"):
        raw.observe("nobody")


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="3 seats have 2 opponents, not 1"):
        research.gym_env(seats=3, opponents=["greedy"])
    with pytest.raises(BadInput, match="there is no bot"):
        research.gym_env(seats=2, opponents=["greedi"])
    with pytest.raises(BadInput, match="seat is from 0 to 1, not 2"):
        research.gym_env(seats=2, seat=2)
    with pytest.raises(BadInput, match="most is from 1 to 255"):
        research.gym_env(seats=2, form="candidates", most=0)
