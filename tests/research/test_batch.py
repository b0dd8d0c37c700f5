"""Many games in one call: each is the game that a single environment plays."""

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.daily import daily
from tests.solver.test_kernel import run_sanitized
from tilewright import research
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import edition
from tilewright.kernel import native
from tilewright.research.actions import ACTIONS, DRAW, NotLegal, action_text
from tilewright.research.batch import Batch, EngineGames, KernelGames
from tilewright.research.compiled import written_dice, written_tiles
from tilewright.research.dice import EngineDice
from tilewright.research.observing import observed
from tilewright.research.settings import one_round, tile_rules
from tilewright.research.tiles import EngineTiles, Seating
from tilewright.tiles import BadInput

COUNTED = ("classic-nl", "classic-de", "six", "tournament", "classic-fr", "twist")
EVERY = [(rules, seats) for rules in COUNTED for seats in range(2, 7 if rules == "six" else 5)]


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(
    ("rules", "seats"),
    daily(EVERY, ("classic-nl", 3), ("classic-de", 2), ("six", 5), ("classic-fr", 2), ("twist", 4)),
)
def test_games_stepped_together_are_those_played_alone(rules: str, seats: int, deep: bool) -> None:
    """Every observation, mask and reward: the kernel plays the games of the engine."""
    ended = play_twice(
        rules, seats, (1_000 if rules == "twist" else 5_000) if deep else 50 if rules == "twist" else 100
    )
    assert ended or not deep


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(
    ("seats", "house"),
    daily(
        [
            (2, {"change.at_start": "no"}),
            (3, {"mirror.min_side": 2}),
            (4, {"mirror.group_limit": "total"}),
            (2, {"change.at_start": "no", "mirror.min_side": 2, "mirror.group_limit": "total", "opening.min": 10}),
        ],
        (2, {"change.at_start": "no", "mirror.min_side": 2, "mirror.group_limit": "total", "opening.min": 10}),
    ),
)
def test_house_rules_of_special_jokers_are_those_of_the_engine(
    seats: int, house: dict[str, int | str], deep: bool
) -> None:
    play_twice("twist", seats, 1_000 if deep else 30, house)


def play_twice(rules: str, seats: int, steps: int, house: dict[str, int | str] | None = None) -> int:
    """Play three games step by step, together and each alone; return how many have ended."""
    batch, random = research.vector_env(3, rules, seats, reward="points", threads=2, house=house), Random("batch")
    seating = Seating(tile_rules(rules, seats, house), seats)
    alone = [EngineTiles(seating, 6, number) for number in range(3)]
    now, ended = batch.reset(seed=6), 0
    for _ in range(steps):
        for place, episode in enumerate(alone):
            assert now.masks[place].tobytes() == episode.turn.mask
            assert now.seats[place] == episode.game.seat
            seen = observed(episode.game, episode.game.seat, episode.committed)
            assert now.observations[place].tobytes() == seen.tobytes()
        actions = [chosen(random, mask) for mask in now.masks]
        now = batch.step(actions)
        for place, (episode, action) in enumerate(zip(alone, actions, strict=True)):
            episode.choose(action)
            assert now.ended[place] == episode.over
            assert now.rewards[place].tolist() == episode.rewards("points")
            if episode.over:
                alone[place] = EngineTiles(seating, 6, 3 + ended)
                ended += 1
    return ended


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(
    ("rules", "seats", "house"),
    [
        *((rules, 3, {}) for rules in COUNTED),
        # The engine plays the games of this house rule.
        ("classic-fr", 2, {"jokers.reuse": "any_set"}),
    ],
)
def test_lazy_games_take_the_action_that_masks_allow(
    rules: str, seats: int, house: dict[str, int | str], deep: bool
) -> None:
    lazy, full = (research.vector_env(4, rules, seats, threads=2, house=house, lazy=lazy) for lazy in (True, False))
    now, then, random = lazy.reset(seed=5), full.reset(seed=5), np.random.default_rng(1)
    assert now.masks.shape == (4, 0)
    for _ in range((100 if house else 2_000) if deep else 20 if house else 100):
        assert (now.observations == then.observations).all()
        assert (now.rewards == then.rewards).all()
        # What is preferred is often not legal; a rare draw fills tables soon.
        preferences = random.random((4, ACTIONS))
        preferences[:, DRAW] -= random.random() < 0.8
        actions = lazy.preferred(preferences)
        assert (actions == full.preferred(preferences)).all()
        now, then = lazy.step(actions), full.step(actions)


def test_lazy_games_judge_an_action_that_nobody_asked_about() -> None:
    lazy, full = research.vector_env(2, "classic-de", 2, lazy=True), research.vector_env(2, "classic-de", 2)
    lazy.reset(seed=1)
    forbidden = int(np.flatnonzero(full.reset(seed=1).masks[1] == 0)[0])
    with pytest.raises(NotLegal, match="is not legal in game 1"):
        lazy.step([DRAW, forbidden])
    with pytest.raises(NotLegal, match="action 300 is not legal in game 0"):
        lazy.step([300, DRAW])
    assert (lazy.step([DRAW, DRAW]).observations == full.step([DRAW, DRAW]).observations).all()


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize("rules", COUNTED)
def test_games_against_bots_stepped_together_are_those_of_one_seat(rules: str, deep: bool) -> None:
    """Lazy games too, whose masks are asked for; about 0.3 s for each rulebook in an everyday run."""
    options: dict[str, Any] = {"opponents": ["hoarder", "greedy"], "seat": 1, "reward": "points"}
    random = Random(rules)
    lazy, full = (research.vector_env(2, rules, 3, threads=2, lazy=lazy, **options) for lazy in (True, False))
    alone = [research.gym_env(rules, 3, **options) for _ in range(2)]
    now, then, steps = lazy.reset(seed=6), full.reset(seed=6), 0
    seen = [alone[0].reset(seed=6)[0], (alone[1].reset(seed=6), alone[1].reset())[1][0]]
    while not now.ended.any() and steps < (2_000 if deep else 60):
        masks = lazy.masks([True, True])
        assert (masks == then.masks).all()
        assert (now.observations == then.observations).all()
        for place, one in enumerate(seen):
            assert (one["observation"] == now.observations[place]).all()
            assert (one["action_mask"] == masks[place]).all()
        actions = [DRAW if mask[DRAW] and random.random() < 0.5 else chosen(random, mask) for mask in masks]
        now, then = lazy.step(actions), full.step(actions)
        stepped = [env.step(action) for env, action in zip(alone, actions, strict=True)]
        assert now.ended.tolist() == [one[2] for one in stepped]
        assert now.rewards[:, 1].tolist() == [one[1] for one in stepped]
        seen, steps = [one[0] for one in stepped], steps + 1


@pytest.mark.slow(reason="plays games to the end")
@pytest.mark.parametrize("rules", COUNTED)
def test_a_game_knows_when_the_whole_rack_goes_out(rules: str, deep: bool) -> None:
    """The kernel's games agree with the engine and the solver, in turns that some pieces are committed in as well."""
    kernel = research.vector_env(2, rules, 2, lazy=True)
    engine = Batch(kernel.setting, EngineGames(kernel.setting, action_text), 2, lazy=True)
    random, outs = np.random.default_rng(3), 0
    kernel.reset(seed=3)
    engine.reset(seed=3)
    for _ in range(2_000 if deep else 60):
        found = kernel.outs()
        assert (found == engine.outs()).all()
        assert kernel.outs([False, False]).tolist() == [0, 0]
        preferences = random.random((2, ACTIONS))
        preferences[:, DRAW] -= random.random() < 0.9
        actions = kernel.preferred(preferences)
        outs += int(found.sum())
        kernel.step(actions)
        engine.step(actions)
    assert outs or not deep


HOUSES: list[dict[str, int | str]] = [
    {},
    {"dice.hand": 5, "dice.must_lay": "no", "dice.min_reroll": 0},
    {"grid.descending": "yes", "grid.crossing_joker": "each", "jokers.penalty": 0, "dice.block_after": 1},
    # The engine plays the rounds of this house rule.
    {"dice.max_sets": 1},
]


@pytest.mark.slow(reason="plays rounds step by step in two ways")
@pytest.mark.parametrize("house", HOUSES)
def test_rounds_of_turbo_stepped_together_are_those_played_alone(house: dict[str, int | str], deep: bool) -> None:
    """Every observation, mask and reward: the kernel plays the rounds of the engine."""
    batch = rounds_are_equal(house, (1_000 if house else 10_000) if deep else 30 if house else 100)
    assert isinstance(batch.games, EngineGames if "dice.max_sets" in house else KernelGames)


def rounds_are_equal(house: dict[str, int | str], steps: int) -> Batch:
    """Compare two rounds at once, and those that follow, with rounds of the engine; return what played them."""
    turbo, random = edition("turbo").rulebook, Random("rounds")
    assert isinstance(turbo, TurboRules)
    batch, ended = research.vector_env(2, "turbo", 2, reward="points", house=house), 0
    alone = [EngineDice(one_round(turbo, 2, house), 6, number) for number in range(2)]
    now = batch.reset(seed=6)
    with pytest.raises(NotLegal, match="action 19 is not legal in game 0"):
        batch.step([19, 18])
    for _ in range(steps):
        for place, episode in enumerate(alone):
            assert (now.masks[place] == episode.shown(acts=True)["action_mask"]).all()
            assert now.seats[place] == episode.seat
            assert (now.observations[place] == episode.observed(episode.seat)).all()
        actions = [random.choice(np.flatnonzero(mask).tolist()) for mask in now.masks]
        now = batch.step(actions)
        for place, (episode, action) in enumerate(zip(alone, actions, strict=True)):
            episode.choose(action)
            assert now.ended[place] == episode.over
            assert now.rewards[place].tolist() == episode.rewards("points")
            if episode.over:
                alone[place] = EngineDice(one_round(turbo, 2, house), 6, 2 + ended)
                ended += 1
    return batch


def chosen(random: Random, mask: NDArray[np.int8]) -> int:
    """Return a legal action, rarely drawing where something can be laid: so tables fill soon."""
    legal = np.flatnonzero(mask).tolist()
    return random.choice([one for one in legal if one != DRAW] if len(legal) > 1 and random.random() < 0.8 else legal)


@pytest.mark.parametrize(("rules", "seats"), [("six", 4), ("turbo", 2)])
def test_any_number_of_threads_plays_the_same_games_into_one_block_of_memory(rules: str, seats: int) -> None:
    ends = []
    for threads in (1, 2, 5):
        batch, random = research.vector_env(7, rules, seats, threads=threads), Random("threads")
        now = batch.reset(seed=3)
        for _ in range(60):
            now = batch.step([chosen(random, mask) for mask in now.masks])
        ends.append(now.block.tobytes())
        for part in (now.observations, now.masks, now.seats, now.rewards, now.ended):
            assert np.shares_memory(part, now.block)
            assert np.shares_memory(np.from_dlpack(part), part)
    assert ends[0] == ends[1] == ends[2]


def test_an_illegal_action_changes_nothing() -> None:
    batch = research.vector_env(2, "classic-de", 2)
    batch.reset(seed=1)
    before = batch.step([DRAW, DRAW])
    with pytest.raises(NotLegal, match="action end is not legal in game 1"):
        batch.step([DRAW, 56])
    with pytest.raises(NotLegal, match="action 300 is not legal in game 0"):
        batch.step([300, DRAW])
    after = batch.step([DRAW, DRAW])
    assert (before.seats != after.seats).all()


def test_the_kernel_refuses_what_is_not_a_game() -> None:
    rules = written_tiles(Seating(tile_rules("classic-de", 2), 2), "wins")
    box = rules[14 : 14 + rules[13]]
    games = np.zeros((1, native.GAME_SIZE), np.uint8)
    seen, masks, seats = np.zeros((1, 292), np.uint8), np.zeros((1, 58), np.int8), np.zeros(1, np.int64)
    rewards, ended = np.zeros((1, 2)), np.zeros(1, np.bool_)
    native.deal(games, 0, 0, b"seed 1", rules)
    special = written_tiles(Seating(tile_rules("twist", 2), 2), "wins")
    for name, *wrong in (
        ("deal", games, 0, 0, b"", rules + bytes(3)),
        ("deal", games, 0, 0, b"", special[:-1]),
        ("deal", games, 0, 0, b"", special[:-5] + b"\2" + special[-4:]),
        ("deal", games, 0, 0, b"", special[:-1] + b"\5"),
        ("deal", games, 0, 0, b"", special[:2] + b"\1" + special[3:]),
        ("deal", games, 0, 0, b"", special[:13] + bytes([special[13] + 1]) + b"\x35" + special[14:]),
        ("deal", games, 1, 0, b"", rules),
        ("deal", games[:, 8:], 0, 0, b"", rules),
        ("deal", games, 0, 0, b"", rules[:-1]),
        ("deal", games, 0, 0, b"", rules[:11] + b"\7" + rules[12:]),
        ("deal", games, 0, 0, b"", rules[:14] + b"\x40" + rules[15:]),
        ("deal", games, 0, 0, b"", rules[:14] + bytes(4) + rules[18:]),
        ("deal_as", games, 0, 2, box, rules),
        ("deal_as", games, 0, 0, box[1:], rules),
        ("deal_as", games, 0, 0, box[1:] + b"\xff", rules),
        ("put_last", games, 0, 53),
        ("put_last", games, 1, 0),
        ("prefer", games, 0, 2, np.zeros((1, 58), np.float32), rules, ended),
        ("prefer", games, 0, 1, np.zeros((1, 57), np.float32), rules, ended),
        ("prefer", games, 0, 1, np.zeros((1, 58), np.float32), rules, seats),
        ("ask", games, 0, 1, b"", rules),
        ("ask", games, 0, 1, b"\0", rules[:-1]),
        ("first_illegal", games, b"\0\0"),
        ("step", games, 0, 1, b"", rules, seen, masks, seats, rewards, ended),
        ("step", games, 0, 1, b"\x38", rules, seen, masks, seats, rewards, ended),
        ("step", games, 0, 1, b"\x39", rules, seen, masks, seats, rewards, seats),
        ("look", games, 0, 1, rules, games, masks, seats),
        ("look", games, 0, 2, rules, seen, masks, seats),
    ):
        with pytest.raises((ValueError, BufferError)):
            getattr(native, name)(*wrong)


def test_the_kernel_refuses_what_is_not_a_round() -> None:
    turbo = edition("turbo").rulebook
    assert isinstance(turbo, TurboRules)
    rules = written_dice(turbo, "wins")
    games = np.zeros((1, native.ROUND_SIZE), np.uint8)
    seen, masks, seats = np.zeros((1, 131), np.uint8), np.zeros((1, 20), np.int8), np.zeros(1, np.int64)
    rewards, ended = np.zeros((1, 2)), np.zeros(1, np.bool_)
    native.deal_dice(games, 0, 0, b"seed 1", rules)
    for name, *wrong in (
        ("deal", games, 1, 0, b"", rules),
        ("deal", games, -1, 0, b"", rules),
        ("deal", games[:, 8:], 0, 0, b"", rules),
        ("deal", games, 0, 0, b"", rules[:-1]),
        ("deal", games, 0, 0, b"", b"\x0a" + rules[1:]),
        ("deal", games, 0, 0, b"", rules[:8] + b"\x35" + rules[9:]),
        ("deal", games, 0, 0, b"", rules[:8] + bytes(3) + rules[11:]),
        ("deal", games, 0, 0, b"", rules[:-8] + bytes(8)),
        ("first_illegal", games, b"\0\0"),
        ("step", games, 0, 1, b"", rules, seen, masks, seats, rewards, ended),
        ("step", games, 0, 1, b"\x13", rules, seen, masks, seats, rewards, ended),
        ("step", games, 0, 1, b"\x14", rules, seen, masks, seats, rewards, ended),
        ("step", games, 0, 1, b"\x12", rules, seen, masks, seats, rewards, seats),
        ("look", games, 0, 1, rules, games, masks, seats),
        ("look", games, 0, 2, rules, seen, masks, seats),
        ("observe", games, 0, 2, rules),
    ):
        with pytest.raises((ValueError, BufferError)):
            getattr(native, f"{name}_dice")(*wrong)


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        research.vector_env(0)
    with pytest.raises(BadInput, match="threads are from 1 to 64, not 0"):
        research.vector_env(1, threads=0)
    batch = research.vector_env(2, seats=2)
    for use in (lambda: batch.step([57, 57]), lambda: batch.preferred(np.zeros((2, 58)))):
        with pytest.raises(BadInput, match=r"call reset\(seed\) first"):
            use()
    batch.reset(seed=1)
    with pytest.raises(BadInput, match="2 games take 2 actions, not 1"):
        batch.step([57])
    for wrong in (np.zeros((2, 57)), np.full((2, 58), np.nan), "much"):
        with pytest.raises(BadInput, match=r"an array of numbers of the shape \(2, 58\)"):
            batch.preferred(wrong)
    with pytest.raises(BadInput, match="places are flags, one for each of 2 games"):
        batch.masks([True] * 3)
    with pytest.raises(BadInput, match="2 seats have 1 opponents, not 2"):
        research.vector_env(1, seats=2, opponents=["greedy", "hoarder"])
    with pytest.raises(BadInput, match="lazy is for the tile games"):
        research.vector_env(1, "turbo", 2, lazy=True)
    turbo = research.vector_env(1, "turbo", 2)
    turbo.reset(seed=1)
    with pytest.raises(BadInput, match="outs are for the tile games"):
        turbo.outs()


@pytest.mark.slow(reason="a build and thousands of steps in another process")
@pytest.mark.deep
def test_the_kernel_is_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "import numpy as np; from tests.research.test_one_seat import test_the_kernel_plays_every_step_of_the_engine\n"
        "from tests.research.test_one_seat import KNOWN, test_the_kernel_refuses_what_is_not_a_game_of_one_seat\n"
        "from tilewright.research.batch import vector_env\n"
        "random = np.random.default_rng(1)\n"
        "for name, seats in (('classic-nl', 4), ('classic-de', 3), ('six', 6), ('classic-fr', 3), ('twist', 4)):\n"
        "    games = vector_env(16, name, seats, threads=2)\n"
        "    now = games.reset(seed=1)\n"
        "    for _ in range(300):\n"
        "        now = games.step((now.masks * random.random(now.masks.shape)).argmax(axis=1))\n"
        "    games = vector_env(16, name, seats, threads=2, lazy=True)\n"
        "    games.reset(seed=2)\n"
        "    for _ in range(300):\n"
        "        games.step(games.preferred(random.random((16, 58))))\n"
        "    games = vector_env(16, name, 2, threads=2, lazy=True, opponents=['hoarder'])\n"
        "    games.reset(seed=3)\n"
        "    for _ in range(200):\n"
        "        games.outs()\n"
        "        games.step((games.masks() * random.random((16, 58))).argmax(axis=1))\n"
        "for rules, house in KNOWN:\n"
        "    test_the_kernel_plays_every_step_of_the_engine(rules, house, deep=False)\n"
        "test_the_kernel_refuses_what_is_not_a_game_of_one_seat()\n",
    )


@pytest.mark.slow(reason="a build and thousands of steps in another process")
@pytest.mark.deep
def test_the_kernel_of_turbo_is_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "import numpy as np; from tilewright.research.batch import vector_env\n"
        "from tests.research.test_batch import HOUSES, test_the_kernel_refuses_what_is_not_a_round\n"
        "test_the_kernel_refuses_what_is_not_a_round(); random = np.random.default_rng(1)\n"
        "for house in HOUSES[:-1]:\n"
        "    games = vector_env(16, 'turbo', 2, threads=2, house=house)\n"
        "    now = games.reset(seed=1)\n"
        "    for _ in range(1000):\n"
        "        now = games.step((now.masks * random.random(now.masks.shape)).argmax(axis=1))\n",
    )
