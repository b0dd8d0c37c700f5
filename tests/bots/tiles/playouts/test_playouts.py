"""Playouts: their worlds, and what they refuse."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from bench.bots.situations import Case, situations
from tests.bots.tiles.playouts.traces import codes_in
from tests.solver.test_kernel import run_sanitized
from tests.tables import rulebook_named
from tilewright.bots.tiles.playouts.kernel import playouts, traced
from tilewright.bots.tiles.playouts.situation import NOBODY, Plan, playout_rules, write_plans, write_situation
from tilewright.bots.tiles.search.counts import counts_of
from tilewright.kernel import native
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import arranged
from tilewright.tiles import FACES


def cases(name: str, seats: int, count: int) -> list[Case]:
    """Return some situations of a rulebook."""
    return list(islice(situations(rulebook_named(name), seats, seed=11), count))


def test_a_world_does_not_depend_on_the_batch_it_is_played_in() -> None:
    ((known, plans),) = cases("classic-nl", 3, 1)
    whole = playouts(known, plans, 5, 0, 6)
    assert whole == b"".join(playouts(known, plans, 5, world, 2) for world in (0, 2, 4))
    assert whole != playouts(known, plans, 6, 0, 6) or len(set(whole)) == 1


class SplitMix64:
    """The published generator, whose state begins with the seed and is changed by the number of the world."""

    def __init__(self, seed: int, world: int) -> None:
        self.state = seed
        self.state = self.next() ^ world * 0xD1342543DE82EF95 % (1 << 64)

    def next(self) -> int:
        """Return the next 64 bits."""
        self.state = mixed = (self.state + 0x9E3779B97F4A7C15) % (1 << 64)
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % (1 << 64)
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % (1 << 64)
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1."""
        return (self.next() >> 32) * bound >> 32


def test_unseen_pieces_are_shuffled_by_a_published_generator() -> None:
    for seed, (known, _) in enumerate(cases("classic-nl", 4, 5)):
        for world in range(3):
            # What was not played is exchanged after shuffling; here nobody has been idle.
            seats = [replace(each, idle_table=None, held=0) for each in known.known]
            found = traced(replace(known, known=tuple(seats)), Plan(), seed, world)
            random, codes = SplitMix64(seed, world), [*codes_in(known.unseen)]
            for _ in seats:
                random.next()
            for last in range(len(codes) - 1, 0, -1):
                other = random.below(last + 1)
                codes[last], codes[other] = codes[other], codes[last]
            others = [seat for seat in range(len(seats)) if seat != known.viewer]
            for seat in others:
                size = known.known[seat].count
                assert found.racks[seat] == bytes(sorted(codes[:size]))
                codes = codes[size:]
            assert found.pool == bytes(codes)


def test_every_pair_makes_a_set_with_its_special_joker() -> None:
    rules = rulebook_named("twist")
    pairs = playout_rules(rules).pairs
    assert [len(some) for some in pairs] == [166, 180, 52]
    for joker, some in zip(FACES[-3:], pairs, strict=True):
        assert all(arranged((FACES[low], joker, FACES[high]), set_rules(rules)) for low, high in some)
    assert playout_rules(rulebook_named("classic-nl")).pairs == ((), (), ())


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        (0, 1, "1 seats are not within 2 to 6"),
        (1, 7, "not at the table"),
        (2, 4, "not at the table"),
        (3, 4, "the game is over"),
        (4, 0, "the game is over"),
        (5, 2, "out of range"),
        (14, 9, "face 0: 9 pieces"),
        (-1, 9, "face 52: 9 pieces"),
    ],
)
def test_an_impossible_situation_is_refused(place: int, value: int, complaint: str) -> None:
    ((known, plans),) = cases("classic-nl", 4, 1)
    written = bytearray(write_situation(known))
    written[place] = value
    with pytest.raises(ValueError, match=complaint):
        native.playouts(bytes(written), write_plans(plans), 1, 0, 1)


def test_wrong_plans_and_sizes_are_refused() -> None:
    ((known, _),) = cases("classic-nl", 4, 1)
    situation, plan = write_situation(known), write_plans([Plan()])
    others = codes_in(known.unseen)
    piled = counts_of([others[0]] * 3)
    (first, *seats) = known.known
    missing = next(code for code in others if code not in codes_in(known.rack))
    for bytes_, plans, complaint in (
        (situation[:-1], plan, "too short"),
        (situation + b"\0", plan, "too long"),
        (situation, plan[1:], "out of range"),
        (situation, b"\x09" + plan[1:], "no policy 9"),
        (situation, write_plans([Plan(laid=counts_of([missing]))]), "pieces of the rack"),
        (situation, write_plans([Plan(laid=0, table=piled)]), "occurs too often"),
        (write_situation(replace(known, known=(replace(first, idle_table=piled), *seats))), plan, "occurs too often"),
        (situation[:1] + bytes([NOBODY]) + situation[2:], plan, "spectator has no rack"),
    ):
        with pytest.raises(ValueError, match=complaint):
            native.playouts(bytes_, plans, 1, 0, 1)


@pytest.mark.slow(reason="a build and thousands of playouts in another process")
@pytest.mark.deep
def test_the_playouts_are_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "from itertools import islice; from bench.bots.situations import duels, situations\n"
        "from tilewright.rules.booklets import booklet\n"
        "from tilewright.bots.tiles.playouts.kernel import duel, playouts\n"
        "for name, seats in (('classic-nl', 2), ('classic-nl', 4), ('classic-de', 3), ('classic-fr', 4), ('six', 6),\n"
        "                    ('twist', 2), ('twist', 4)):\n"
        "    for number, (known, plans) in enumerate(islice(situations(booklet(name), seats, seed=4), 30)):\n"
        "        playouts(known, plans, number, 0, 10)\n"
        "for name in ('classic-nl', 'classic-fr', 'six', 'twist'):\n"
        "    for known in islice(duels(booklet(name), seed=4), 60):\n"
        "        duel(known, 2000, lambda: True)\n",
    )
