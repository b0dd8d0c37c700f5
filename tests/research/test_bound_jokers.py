"""Games in which jokers keep their meaning, in the kernel."""

from random import Random

import pytest

from tests.research.test_batch import chosen
from tilewright import research
from tilewright.bots.tiles.self_play import can_play
from tilewright.research.observing import observed
from tilewright.research.settings import tile_rules
from tilewright.research.tiles import EngineTiles, Seating
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house


def test_the_kernel_knows_bound_jokers_as_the_booklet_has_them() -> None:
    assert can_play(booklet("classic-fr"))
    assert can_play(with_house(booklet("classic-de"), {"jokers.release": "replace", "jokers.reuse": "new_set"}))
    for house in (
        {"jokers.release": "rearrange"},
        {"jokers.reuse": "any_set"},
        {"jokers.reuse": "new_set_two_rack_tiles"},
        {"jokers.group_of_three": "both"},
        {"jokers.max_per_set": 1},
        {"opening.extras": "yes"},
        {"box.pieces": 108},
    ):
        assert not can_play(with_house(booklet("classic-fr"), house))


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(
    ("rules", "house"),
    [
        ("classic-de", {"jokers.release": "replace", "jokers.reuse": "new_set", "opening.min": 0}),
        ("classic-fr", {"opening.min": 10, "deal.rack": 20}),
    ],
    ids=str,
)
def test_house_rules_with_bound_jokers_are_played_alike(rules: str, house: dict[str, int | str], deep: bool) -> None:
    """With openings that are easy to make, jokers come to the table soon, and some are freed."""
    batch, random = research.vector_env(2, rules, 2, house=house), Random("bound")
    seating = Seating(tile_rules(rules, 2, house), 2)
    alone = [EngineTiles(seating, 4, number) for number in range(2)]
    now, ended, stood = batch.reset(seed=4), 0, 0
    for _ in range(3_000 if deep else 80):
        for place, episode in enumerate(alone):
            assert now.masks[place].tobytes() == episode.turn.mask
            seen = observed(episode.game, episode.game.seat, episode.committed)
            assert now.observations[place].tobytes() == seen.tobytes()
            stood += any(seen[batch.slices["jokers_stand_for"]])
        actions = [chosen(random, mask) for mask in now.masks]
        now = batch.step(actions)
        for place, (episode, action) in enumerate(zip(alone, actions, strict=True)):
            episode.choose(action)
            assert now.ended[place] == episode.over
            assert now.rewards[place].tolist() == episode.rewards("wins")
            if episode.over:
                alone[place] = EngineTiles(seating, 4, 2 + ended)
                ended += 1
    assert stood
