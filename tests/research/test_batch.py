"""Many games in one call: each is the game that a single environment plays."""

from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.solver.test_kernel import run_sources_sanitized
from tilewright import research
from tilewright.research import kernel_games
from tilewright.research.choosing import DRAW, NotLegal
from tilewright.research.episode import Episode, tile_rules
from tilewright.research.kernel_games import KERNEL
from tilewright.research.observing import observed
from tilewright.tiles.notation import BadInput

SOLVER = Path(kernel_games.__file__).parents[1] / "solver" / "compiled"
SOURCES = Path(kernel_games.__file__).parent / "compiled"


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(("rules", "seats"), [("classic-fr", 2), ("classic-nl", 3), ("classic-de", 2), ("six", 5)])
def test_games_stepped_together_are_those_played_alone(rules: str, seats: int, deep: bool) -> None:
    """Every observation, mask and reward: the compiled kernel plays the games of the engine."""
    batch, random, book = (
        research.vector_env(3, rules, seats, reward="points"),
        Random("batch"),
        tile_rules(rules, seats),
    )
    alone = [Episode(book, seats, 6, number) for number in range(3)]
    now, ended = batch.reset(seed=6), 0
    for _ in range(20_000 if deep else 250):
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
    assert ended or not deep


def chosen(random: Random, mask: NDArray[np.int8]) -> int:
    """Return a legal action, rarely drawing where something can be laid: so tables fill soon."""
    legal = np.flatnonzero(mask).tolist()
    return random.choice([one for one in legal if one != DRAW] if len(legal) > 1 and random.random() < 0.8 else legal)


@pytest.mark.skipif(KERNEL is None, reason="the compiled kernel was not built")
def test_the_kernel_refuses_what_is_not_a_game() -> None:
    batch = research.vector_env(2, "classic-de", 2)
    batch.reset(seed=1)
    before = batch.step([DRAW, DRAW])
    with pytest.raises(NotLegal, match="action end is not legal in game 1"):
        batch.step([DRAW, 56])
    with pytest.raises(NotLegal, match="action 300 is not legal in game 0"):
        batch.step([300, DRAW])
    after = batch.step([DRAW, DRAW])
    assert (before.seats != after.seats).all()
    games = np.zeros((1, KERNEL.GAME_SIZE), np.uint8)
    for name, *wrong in (
        ("deal", games, 1, 2, 0, bytes(106), b"", b""),
        ("deal", games[:, 8:], 0, 2, 0, bytes(106), b"", b""),
        ("deal", games, 0, 9, 0, bytes(106), b"", bytes(432)),
        ("deal", games, 0, 2, 0, b"\7" * 106, b"", bytes(432)),
        ("deal", games, 0, 2, 0, bytes(106), b"\x40", bytes(432)),
        ("step", games, b"", bytes(432)),
        ("look", games, b"", games, games, games),
        ("set_mask", games, 0, b""),
        ("read", games, -1),
    ):
        with pytest.raises((ValueError, BufferError)):
            getattr(KERNEL, name)(*wrong)


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        research.vector_env(0)
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
    solver = [*SOLVER.glob("*.c"), *(path for path in SOLVER.glob("classic/*.c") if path.name != "module.c")]
    run_sources_sanitized(
        tmp_path,
        "tilewright.research._games",
        [*solver, *SOURCES.glob("*.c")],
        "import numpy as np; from tilewright.research.batch import vector_env\n"
        "random = np.random.default_rng(1)\n"
        "for name, seats in (('classic-nl', 4), ('classic-de', 3), ('six', 6)):\n"
        "    games = vector_env(16, name, seats)\n"
        "    now = games.reset(seed=1)\n"
        "    for _ in range(300):\n"
        "        now = games.step((now.masks * random.random(now.masks.shape)).argmax(axis=1))\n",
    )
