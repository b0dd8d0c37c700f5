"""What a seat knows, and worlds that agree with it, in matches with time-outs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.bots.tiles.playouts.traces import codes_in
from tests.tables import rulebook_named
from tilewright.arena.match import play_match, start_events
from tilewright.arena.timeouts import time_out_tiles, with_probability
from tilewright.bots.registry import bot
from tilewright.bots.seen import SeenSoFar
from tilewright.bots.tiles.playouts.beliefs import Sight, policy_weights, sight_in, sight_of, situation_of
from tilewright.bots.tiles.playouts.kernel import traced
from tilewright.bots.tiles.playouts.situation import Plan, Policy
from tilewright.bots.tiles.search.counts import counts_of, counts_of_tiles
from tilewright.bots.tiles.search.opponents import Opponent
from tilewright.chance import Chance
from tilewright.engine import Seat, replay
from tilewright.game.events import GameEnded
from tilewright.game.match import Match, apply
from tilewright.game.view import seen
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS
from tilewright.solver.classic import queries
from tilewright.solver.classic.question import KINDS, WEIGHTS
from tilewright.tiles import TileId


class Moment(Struct, frozen=True):
    """A match in the middle of a game, and what the seat in turn sees then."""

    match: Match
    sight: Sight


def moments(house: str, names: tuple[str, ...], seed: int, mishaps: float = 0.15) -> Iterator[Moment]:
    """Yield every turn of a match in which some turns run out of time."""
    first = start_events(
        TILE_GAME, rulebook_named(f"{house} match.games=2"), len(names), Chance(f"worlds {seed}".encode())
    )
    mishap = with_probability(mishaps, time_out_tiles) if mishaps else None
    events = play_match(TILE_GAME, first, [bot(name) for name in names], Chance(b"turns"), mishap).events
    match = replay(TILE_GAME, first)
    for count, event in enumerate(events[len(first) :], len(first)):
        if len(match.results) < match.game.number and not isinstance(event, GameEnded):
            seat = match.game.seat
            told = SeenSoFar(events[:count], seen, seat)
            yield Moment(match, sight_of(TILE_GAME.view(match, seat), told))
        match = apply(match, event)


@pytest.mark.slow(reason="worlds of many turns of whole matches")
@pytest.mark.parametrize("house", EDITIONS)
def test_a_world_agrees_with_what_the_seat_sees(house: str) -> None:
    for number, moment in enumerate(list(moments(house, ("greedy", "beginner", "timing"), 1))[::4]):
        game, known = moment.match.game, situation_of(moment.sight)
        world = traced(known, Plan(), 1, number)
        assert counts_of(world.racks[game.seat]) == counts_of_tiles(game.racks[game.seat])
        assert [*map(len, world.racks)] == [*map(len, game.racks)]
        assert len(world.pool) == len(game.pool)
        others = [rack for seat, rack in enumerate(world.racks) if seat != game.seat]
        assert counts_of(b"".join((*others, world.pool))) == known.unseen
        assert known == situation_of(sight_in(game, game.seat, moment.sight.others))


def test_pieces_that_went_from_the_table_to_a_rack_stay_known() -> None:
    met = 0
    for seed in range(3):
        for moment in moments("classic-nl", ("greedy", "beginner"), seed, 0.4):
            for rack, other in zip(moment.match.game.racks, moment.sight.others, strict=True):
                assert other.held <= set(rack)
                met += len(other.held)
    assert met


def test_turns_are_counted_as_they_were_played() -> None:
    for moment in moments("classic-de", ("greedy", "hoarder", "beginner"), 2, 0):
        game = moment.match.game
        assert tuple(other.opened for other in moment.sight.others) == game.opened
        turns = [other.unopened_turns + other.opened + other.idle_turns + other.laid for other in moment.sight.others]
        # in the last lap one seat has acted once more.
        assert sum(turns) == game.turns


@pytest.mark.slow(reason="many worlds")
def test_a_seat_that_plays_all_it_can_rarely_held_what_fitted_when_it_drew() -> None:
    fitting: dict[Policy, list[bool]] = {Policy.LAY_MOST: [], Policy.CAREFUL: []}
    for moment in moments("classic-nl", ("greedy", "greedy"), 3, 0):
        seat, known = Seat(1 - moment.match.game.seat), situation_of(moment.sight)
        idle_table = known.known[seat].idle_table
        if idle_table is None or not known.known[seat].opened:
            continue
        for policy, found in fitting.items():
            seats = [replace(each, weights=tuple(int(one is policy) for one in Policy)) for each in known.known]
            for number in range(4):
                world = traced(replace(known, known=tuple(seats)), Plan(), 2, number)
                pieces = queries.counts_of(codes_in(idle_table), world.racks[seat])
                found.append(queries.best(pieces, WEIGHTS.pack(*[1] * KINDS)) is not None)
    shares = {policy: sum(found) / len(found) for policy, found in fitting.items()}
    assert shares[Policy.LAY_MOST] < shares[Policy.CAREFUL]


def share(seat: Opponent, policy: Policy, *others: Opponent, extras: bool = False) -> float:
    weights = policy_weights((seat, *others), None, extras)[0]
    return weights[policy] / sum(weights)


def opened(tiles: int, idle: int = 0) -> Opponent:
    """A seat that opened with some tiles and played nothing in later turns."""
    seat = Opponent()
    seat.note_play([TileId(number) for number in range(tiles)])
    for _ in range(idle):
        seat.note_idle_turn((), 1)
    return seat


def test_a_seat_that_plays_often_is_taken_to_play_all_it_can() -> None:
    often, never = opened(4), opened(4, idle=4)
    for _ in range(4):
        often.note_play(())
    assert share(often, Policy.LAY_MOST) > 0.9
    assert share(never, Policy.LAY_MOST) < 0.3


def test_a_large_opening_is_not_one_of_a_seat_that_holds_back() -> None:
    assert share(opened(9, idle=9), Policy.RUSH) > 0.8
    assert share(opened(4, idle=9), Policy.RUSH) < 0.5


def test_a_seat_that_opens_without_need_is_in_a_hurry() -> None:
    assert share(opened(4, idle=9), Policy.RUSH, extras=True) > 0.8


def test_seats_of_one_table_are_expected_to_play_alike() -> None:
    one, other = opened(4, idle=9), opened(9, idle=9)
    assert share(one, Policy.RUSH, other, other) > share(one, Policy.RUSH)
