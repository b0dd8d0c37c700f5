"""Whole playouts and duels of the kernel, every turn of which the engine referees."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from tests.bots.tiles.playouts.test_duel import NEAR, TABLE, duel_of, in_time
from tests.bots.tiles.playouts.traces import Moment, Referee, moments
from tests.game.positions import game_at, match_of
from tests.tables import rulebook_named
from tilewright.bots.tiles.playouts import kernel
from tilewright.bots.tiles.playouts.kernel import Traced, TracedTurn, traced
from tilewright.bots.tiles.playouts.situation import Plan, Policy
from tilewright.bots.tiles.searcher import table_with
from tilewright.engine import IllegalTurn, play
from tilewright.game.commands import Pass, PlayTiles
from tilewright.game.game import position_of
from tilewright.games import TILE_GAME
from tilewright.solver.solve import best_table
from tilewright.tiles import codes_of

RULES = (
    "classic-nl",
    "classic-de",
    "classic-fr",
    "six",
    "tournament",
    "twist",
    "classic-de pool.empty=last_lap scoring.tie=shared",
    "classic-nl opening.extras=no opening.min=12",
)
SEATED = (("hoarder", "timing"), ("greedy", "hoarder", "cautious", "timing"))
BY_POLICY = tuple(Plan(laid=0, policy=policy) for policy in Policy)
DUELS = ("classic-nl", "classic-de", "six", "classic-nl scoring.tie=shared")


@pytest.mark.slow(reason="the engine judges some hundred turns")
@pytest.mark.parametrize("house", RULES)
def test_the_engine_allows_every_turn_of_a_playout_and_names_the_same_winners(house: str, deep: bool) -> None:
    """A-08, A-22, A-29, A-30, A-32: openings, bound jokers, blocked games, the last lap and ties."""
    ends: Counter[str] = Counter()
    turns = 0
    for seed in range(40 if deep else 1):
        for names in SEATED:
            found = moments(rulebook_named(f"{house} match.games=1"), names, seed)
            for number, moment in enumerate(islice(found, 2, None, 9 if deep else 40)):
                for plan in (*moment.plans, *BY_POLICY):
                    world = traced(moment.known, plan, seed, number)
                    turns += len(world.turns)
                    ends[end_of(moment, plan, world)] += 1
                    (mask,) = kernel.playouts(moment.known, [plan], seed, number, 1)
                    assert mask == sum(1 << seat for seat in world.winners)
    assert turns > 100
    assert ends["out"]


def end_of(moment: Moment, plan: Plan, world: Traced) -> str:
    """Let the engine follow a playout, compare the winners, and return why the game ended."""
    game = moment.match.game
    assert world.racks[game.seat] == bytes(sorted(codes_of(game.racks[game.seat])))
    planned = best_table(position_of(game, game.seat)) if plan.laid else None
    (result,) = Referee(moment, world).follow(world.turns, planned).results
    assert result.winners == world.winners
    return result.reason.value


def test_the_engine_refuses_a_playout_with_a_turn_left_out_or_exchanged() -> None:
    """What the referee would say of a kernel that lays a piece too few, or takes a turn out of order."""
    moment = next(islice(moments(rulebook_named("classic-nl match.games=1"), SEATED[1], 1), 30, None))
    world = traced(moment.known, Plan(), 1, 1)
    place = next(place for place, turn in enumerate(world.turns) if len(turn.laid) > 3)
    laid, movable = world.turns[place].laid, world.turns[place].movable
    fewer = TracedTurn(laid[1:], movable)
    for turns in (
        (*world.turns[:place], *world.turns[place + 1 :]),
        (*world.turns[:place], fewer, *world.turns[place + 1 :]),
    ):
        with pytest.raises((AssertionError, IllegalTurn)):
            Referee(moment, world).follow(turns, None)


@pytest.mark.slow(reason="a duel for each turn of a game")
@pytest.mark.parametrize("house", DUELS)
def test_the_engine_allows_every_turn_of_a_duel_and_it_ends_as_proven(house: str, deep: bool) -> None:
    """A-29, A-32: with the best turns of both, no later turn is worth another share than an earlier one."""
    random = Random(f"lines of {house}")
    shares = set()
    # In the first, a turn that loses once looked as good as the one that is proven to win.
    dealt = [
        ["K9", "O5", "O7", "J", "K1", "K7", "R7", "R8"],
        *(random.sample(NEAR, 8) for _ in range(200 if deep else 6)),
    ]
    for pieces in dealt:
        racks = (" ".join(pieces[:4]), " ".join(pieces[4:]))
        match, proven = match_of(game_at(rulebook_named(f"{house} match.games=1"), TABLE, racks)), None
        while not match.results:
            found = kernel.duel(duel_of(match), 4_000, in_time)
            if found.is_proven:
                share = found.share if match.game.seat == 0 else 1 - found.share
                assert proven in (None, share)
                proven = share
            seat = match.game.seat
            table = table_with(position_of(match.game, seat), found.laid) if found.laid else None
            assert table is not None or not found.laid
            match = play(TILE_GAME, match, seat, Pass() if table is None else PlayTiles(table)).state
        winners = match.results[0].winners
        assert proven is not None
        assert proven == (0 in winners) / len(winners)
        shares.add(proven)
    assert len(shares) > 1
