"""Many games in one call: each is the game that a single environment plays."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.tiles.playouts.test_playouts import kernel_sources
from tests.daily import daily
from tests.solver.test_kernel import run_sources_sanitized
from tilewright import research
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import edition
from tilewright.research.choosing import DRAW, NotLegal
from tilewright.research.dice_episode import DiceEpisode, one_round
from tilewright.research.episode import Episode, tile_rules
from tilewright.research.kernel_games import KERNEL, written
from tilewright.research.observing import observed
from tilewright.tiles.notation import BadInput

# The kernel plays these rulebooks; the engine plays the others in the vector form too.
COUNTED = ("classic-nl", "classic-de", "six", "tournament", "twist")
EVERY = [(rules, seats) for rules in COUNTED for seats in range(2, 7 if rules == "six" else 5)]


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(
    ("rules", "seats"),
    daily(
        [*EVERY, ("classic-fr", 2)], ("classic-nl", 3), ("classic-de", 2), ("six", 5), ("classic-fr", 2), ("twist", 4)
    ),
)
def test_games_stepped_together_are_those_played_alone(rules: str, seats: int, deep: bool) -> None:
    """Every observation, mask and reward: the compiled kernel plays the games of the engine."""
    daily_steps = 50 if rules == "twist" else 100
    ended = play_twice(rules, seats, 33_334 if deep and rules in COUNTED else 5_000 if deep else daily_steps)
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
    play_twice("twist", seats, 5_000 if deep else 30, house)


def play_twice(rules: str, seats: int, steps: int, house: dict[str, int | str] | None = None) -> int:
    """Play three games step by step, together and each alone; return how many have ended."""
    batch, random, book = (
        research.vector_env(3, rules, seats, reward="points", threads=2, house=house),
        Random("batch"),
        tile_rules(rules, seats, house),
    )
    alone = [Episode(book, seats, 6, number) for number in range(3)]
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
                alone[place] = Episode(book, seats, 6, 3 + ended)
                ended += 1
    return ended


def test_rounds_of_turbo_stepped_together_are_those_played_alone() -> None:
    """Every observation, mask and reward of two rounds at once; about a second."""
    turbo, random = edition("turbo").rulebook, Random("rounds")
    assert isinstance(turbo, TurboRules)
    batch, ended = research.vector_env(2, "turbo", 2, reward="points"), 0
    alone = [DiceEpisode(one_round(turbo, 2, None), 6, number) for number in range(2)]
    now = batch.reset(seed=6)
    with pytest.raises(NotLegal, match="action 19 is not legal in game 0"):
        batch.step([19, 18])
    for _ in range(60):
        for place, episode in enumerate(alone):
            assert (now.masks[place] == episode.mask).all()
            assert now.seats[place] == episode.seat
            assert (now.observations[place] == episode.observed(episode.seat)).all()
        actions = [random.choice(np.flatnonzero(mask).tolist()) for mask in now.masks]
        now = batch.step(actions)
        for place, (episode, action) in enumerate(zip(alone, actions, strict=True)):
            episode.choose(action)
            assert now.ended[place] == episode.over
            assert now.rewards[place].tolist() == episode.rewards("points")
            if episode.over:
                alone[place] = DiceEpisode(one_round(turbo, 2, None), 6, 2 + ended)
                ended += 1


def chosen(random: Random, mask: NDArray[np.int8]) -> int:
    """Return a legal action, rarely drawing where something can be laid: so tables fill soon."""
    legal = np.flatnonzero(mask).tolist()
    return random.choice([one for one in legal if one != DRAW] if len(legal) > 1 and random.random() < 0.8 else legal)


def test_any_number_of_threads_plays_the_same_games_into_one_block_of_memory() -> None:
    ends = []
    for threads in (1, 2, 5):
        batch, random = research.vector_env(7, "six", 4, threads=threads), Random("threads")
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


@pytest.mark.skipif(KERNEL is None, reason="the compiled kernel was not built")
def test_the_kernel_refuses_what_is_not_a_game() -> None:
    rules = written(tile_rules("classic-de", 2), 2, "wins")
    games = np.zeros((1, KERNEL.GAME_SIZE), np.uint8)
    seen, masks, seats = np.zeros((1, 292), np.uint8), np.zeros((1, 58), np.int8), np.zeros(1, np.int64)
    rewards, ended = np.zeros((1, 2)), np.zeros(1, np.bool_)
    KERNEL.deal(games, 0, 0, b"seed 1", rules)
    special = written(tile_rules("twist", 2), 2, "wins")
    for name, *wrong in (
        ("deal", games, 0, 0, b"", rules + bytes(3)),
        ("deal", games, 0, 0, b"", special[:-1]),
        ("deal", games, 0, 0, b"", special[:-1] + b"\5"),
        ("deal", games, 0, 0, b"", special[:2] + b"\1" + special[3:]),
        ("deal", games, 0, 0, b"", special[:12] + bytes([special[12] + 1]) + b"\x35" + special[13:]),
        ("deal", games, 1, 0, b"", rules),
        ("deal", games[:, 8:], 0, 0, b"", rules),
        ("deal", games, 0, 0, b"", rules[:-1]),
        ("deal", games, 0, 0, b"", rules[:11] + b"\7" + rules[12:]),
        ("deal", games, 0, 0, b"", rules[:-1] + b"\x40"),
        ("deal", games, 0, 0, b"", rules[:-3] + bytes(3)),
        ("deal_as", games, 0, 2, rules[13:], rules),
        ("deal_as", games, 0, 0, rules[14:], rules),
        ("deal_as", games, 0, 0, rules[14:] + b"\xff", rules),
        ("put_last", games, 0, 53),
        ("put_last", games, 1, 0),
        ("first_illegal", games, b"\0\0"),
        ("step", games, 0, 1, b"", rules, seen, masks, seats, rewards, ended),
        ("step", games, 0, 1, b"\x38", rules, seen, masks, seats, rewards, ended),
        ("step", games, 0, 1, b"\x39", rules, seen, masks, seats, rewards, seats),
        ("look", games, 0, 1, rules, games, masks, seats),
        ("look", games, 0, 2, rules, seen, masks, seats),
    ):
        with pytest.raises((ValueError, BufferError)):
            getattr(KERNEL, name)(*wrong)


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        research.vector_env(0)
    with pytest.raises(BadInput, match="threads are from 1 to 64, not 0"):
        research.vector_env(1, threads=0)
    batch = research.vector_env(2, seats=2)
    with pytest.raises(BadInput, match=r"call reset\(seed\) first"):
        batch.step([57, 57])
    batch.reset(seed=1)
    with pytest.raises(BadInput, match="2 games take 2 actions, not 1"):
        batch.step([57])


@pytest.mark.slow(reason="a build and thousands of steps in another process")
def test_the_kernel_is_clean_under_the_sanitizers(deep: bool, tmp_path: Path) -> None:
    if not deep:
        pytest.skip("only in a deep run")
    run_sources_sanitized(
        tmp_path,
        "tilewright.bots._kernel",
        kernel_sources(),
        "import numpy as np; from tilewright.research.batch import vector_env\n"
        "random = np.random.default_rng(1)\n"
        "for name, seats in (('classic-nl', 4), ('classic-de', 3), ('six', 6), ('twist', 4)):\n"
        "    games = vector_env(16, name, seats, threads=2)\n"
        "    now = games.reset(seed=1)\n"
        "    for _ in range(300):\n"
        "        now = games.step((now.masks * random.random(now.masks.shape)).argmax(axis=1))\n",
    )
