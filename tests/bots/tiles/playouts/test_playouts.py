"""Both forms of the playouts: equal results, legal turns, and what the compiled form refuses."""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from msgspec.structs import replace

from bench.bots.situations import Case, situations
from tests.forms import needs_kernel
from tests.solver.test_kernel import run_sanitized
from tests.tables import rulebook_named
from tilewright.bots.tiles.playouts import kernel
from tilewright.bots.tiles.playouts.generator import Generator
from tilewright.bots.tiles.playouts.policies import turn_by
from tilewright.bots.tiles.playouts.situation import (
    NOBODY,
    Plan,
    Situation,
    playout_rules,
    write_plans,
    write_situation,
)
from tilewright.bots.tiles.playouts.worlds import dealt
from tilewright.bots.tiles.playouts.worlds import playouts as plain_playouts
from tilewright.bots.tiles.search.counts import Counts, codes_in, counts_of, counts_of_box, size_of
from tilewright.game.table import Position
from tilewright.kernel import native
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.cover import covers
from tilewright.sets.readings import arranged
from tilewright.solver.solve import Objective, best_table
from tilewright.tiles import FACES, assign, tiles_of

# Rulebook, seats, and how many playouts an everyday run compares: those with special jokers cost the plain form most.
TABLES = [
    ("classic-nl", 2, 90),
    ("classic-nl", 4, 120),
    ("classic-de", 3, 120),
    ("classic-fr", 4, 120),
    ("six", 6, 60),
    ("twist", 4, 30),
]


def cases(name: str, seats: int, count: int) -> list[Case]:
    """Return some situations of a rulebook."""
    return list(islice(situations(rulebook_named(name), seats, seed=11), count))


def with_handicaps(known: Situation) -> Situation:
    """Return a situation whose seats need different points to open."""
    seats = zip(known.known, cycle((0, 50, 12, 100)), strict=False)
    return replace(known, known=tuple(replace(seat, least_points=least) for seat, least in seats))


@needs_kernel
@pytest.mark.slow(reason="540 playouts in the plain form")
@pytest.mark.parametrize(("name", "seats", "playouts"), TABLES)
def test_the_compiled_form_equals_the_plain_one(name: str, seats: int, playouts: int, deep: bool) -> None:
    played = 0
    # A deep run compares 10,800 playouts.
    for number, (equal, plans) in enumerate(situations(rulebook_named(name), seats, seed=3)):
        worlds = 5 if deep else 3
        known = with_handicaps(equal) if number % 2 else equal
        # The plain playouts ask the compiled solver here: the plain one has tests of its own, and takes minutes.
        ours = kernel.playouts(known, plans, number, 7, worlds)
        assert ours == plain_playouts(known, plans, number, 7, worlds)
        assert len(ours) == worlds * len(plans)
        played += len(ours)
        if played >= (playouts * 20 if deep else playouts // 2):
            break


@needs_kernel
def test_a_world_does_not_depend_on_the_batch_it_is_played_in() -> None:
    ((known, plans),) = cases("classic-nl", 3, 1)
    whole = kernel.playouts(known, plans, 5, 0, 6)
    assert whole == b"".join(kernel.playouts(known, plans, 5, world, 2) for world in (0, 2, 4))
    assert whole != kernel.playouts(known, plans, 6, 0, 6) or len(set(whole)) == 1


def makes_sets(rules: Rulebook, pieces: Counts) -> bool:
    """Return whether the solver arranges exactly these pieces in rows."""
    (tiles,) = assign((tuple(FACES[code] for code in codes_in(pieces)),), tiles_of(rules.box.contents))
    position = Position(rules=rules, table=(), rack=tiles, opened=True)
    return best_table(position, Objective.OUT) is not None


@pytest.mark.parametrize("name", ["classic-nl", "classic-de", "classic-fr", "twist"])
def test_turns_of_playouts_are_legal(name: str) -> None:
    """What has been laid makes sets, and the first pieces of a seat contain an opening (A-08)."""
    rules = rulebook_named(name)
    sets = set_rules(rules)
    for number, (known, _) in enumerate(cases(name, 3, 3)):
        game = dealt(known, Generator(1, number))
        while not game.winners:
            seat, opened, before = game.seat, game.opened[game.seat], game.racks[game.seat]
            turn = turn_by(game, game.policies[seat])
            game.play(turn)
            assert size_of(sum(game.racks) + counts_of(game.pool)) == sum(game.sizes) + len(game.pool)
            if turn.laid:
                assert before - turn.laid == game.racks[seat]
                on_table = counts_of_box(rules.box.contents) - sum(game.racks) - counts_of(game.pool)
                assert makes_sets(rules, on_table)
                assert opened or covers([FACES[code] for code in codes_in(turn.laid)], sets, rules.opening.least)


def test_a_world_agrees_with_what_is_known() -> None:
    for number, (known, _) in enumerate(cases("classic-nl", 4, 10)):
        world = dealt(known, Generator(9, number))
        assert world.racks[known.viewer] == known.rack
        assert world.sizes == [seat.count for seat in known.known]
        others = sum(rack for seat, rack in enumerate(world.racks) if seat != known.viewer)
        assert others + counts_of(world.pool) == known.unseen


def test_every_pair_makes_a_set_with_its_special_joker() -> None:
    rules = rulebook_named("twist")
    pairs = playout_rules(rules).pairs
    assert [len(some) for some in pairs] == [166, 180, 52]
    for joker, some in zip(FACES[-3:], pairs, strict=True):
        assert all(arranged((FACES[low], joker, FACES[high]), set_rules(rules)) for low, high in some)
    assert playout_rules(rulebook_named("classic-nl")).pairs == ((), (), ())


@needs_kernel
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


@needs_kernel
def test_wrong_plans_and_sizes_are_refused() -> None:
    ((known, _),) = cases("classic-nl", 4, 1)
    situation, plan = write_situation(known), write_plans([Plan()])
    others = codes_in(known.unseen)
    missing = next(code for code in others if code not in codes_in(known.rack))
    for bytes_, plans, complaint in (
        (situation[:-1], plan, "too short"),
        (situation + b"\0", plan, "too long"),
        (situation, plan[1:], "out of range"),
        (situation, b"\x09" + plan[1:], "no policy 9"),
        (situation, write_plans([Plan(laid=counts_of([missing]))]), "pieces of the rack"),
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
