"""Samples: whatever is dealt agrees with all that the seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct

from tests.tables import rulebook_named
from tilewright.arena.match import SeenSoFar, play_match, start_events
from tilewright.arena.timeouts import time_out_tiles, with_probability
from tilewright.bots.registry import bot
from tilewright.bots.tiles.search.counts import counts_of, counts_of_box, counts_of_tiles, size_of
from tilewright.bots.tiles.search.fast_solver import fast_solver
from tilewright.bots.tiles.search.opponents import Knowledge, counts_on, knowledge
from tilewright.bots.tiles.search.policies import lay_most
from tilewright.bots.tiles.search.sampling import sampled
from tilewright.chance import Chance
from tilewright.engine import Seat, replay
from tilewright.game.match import Match, apply
from tilewright.game.view import seen
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS


class Moment(Struct, frozen=True):
    """A match in the middle of a game, and what the seat in turn knows then."""

    match: Match
    known: Knowledge


def moments(house: str, names: tuple[str, ...], seed: int, mishaps: float = 0.15) -> Iterator[Moment]:
    """Yield every turn of a match in which some turns run out of time."""
    first = start_events(
        TILE_GAME, rulebook_named(f"{house} match.games=2"), len(names), Chance(f"worlds {seed}".encode())
    )
    mishap = with_probability(mishaps, time_out_tiles) if mishaps else None
    events = play_match(TILE_GAME, first, [bot(name) for name in names], Chance(b"turns"), mishap).events
    match = replay(TILE_GAME, first)
    for count, event in enumerate(events[len(first) :], len(first)):
        if len(match.results) < match.game.number:
            seat = match.game.seat
            told = SeenSoFar(events[:count], seen, seat)
            yield Moment(match, knowledge(TILE_GAME.view(match, seat), told))
        match = apply(match, event)


@pytest.mark.slow(reason="samples of every turn of whole matches")
@pytest.mark.parametrize("house", EDITIONS)
def test_a_sample_agrees_with_what_the_seat_sees(house: str) -> None:
    random = Random(house)
    for moment in moments(house, ("greedy", "beginner", "timing"), 1):
        game, known = moment.match.game, moment.known
        sample = sampled(known, fast_solver(game.rules), random).game
        assert sample.racks[game.seat] == counts_of_tiles(game.racks[game.seat])
        assert sample.sizes == [len(rack) for rack in game.racks] == [size_of(rack) for rack in sample.racks]
        assert len(sample.pool) == len(game.pool)
        assert (sample.seat, sample.passes, sample.lap) == (game.seat, game.passes, game.lap)
        assert tuple(sample.opened) == game.opened
        whole = sample.table + sum(sample.racks) + counts_of(sample.pool)
        assert whole == counts_of_box(game.rules.box.contents)


def test_pieces_that_went_from_the_table_to_a_rack_stay_known() -> None:
    met = 0
    for seed in range(3):
        for moment in moments("classic-nl", ("greedy", "beginner"), seed, 0.4):
            for rack, other in zip(moment.match.game.racks, moment.known.others, strict=True):
                assert other.held <= set(rack)
                met += len(other.held)
    assert met


def test_turns_are_counted_as_they_were_played() -> None:
    for moment in moments("classic-de", ("greedy", "hoarder", "beginner"), 2, 0):
        game = moment.match.game
        assert tuple(other.opened for other in moment.known.others) == game.opened
        turns = [other.unopened_turns + other.opened + other.idle_turns + other.laid for other in moment.known.others]
        # in the last lap one seat has acted once more.
        assert sum(turns) == game.turns


@pytest.mark.slow(reason="many samples")
def test_a_seat_that_plays_all_it_can_rarely_held_what_fitted_when_it_drew() -> None:
    fitting: dict[bool, list[bool]] = {True: [], False: []}
    random = Random("beliefs")
    for moment in moments("classic-nl", ("greedy", "greedy"), 3, 0):
        seat = Seat(1 - moment.match.game.seat)
        other = moment.known.others[seat]
        if other.idle_table is None or not other.opened:
            continue
        solver = fast_solver(moment.match.rules)
        for _ in range(20):
            sample = sampled(moment.known, solver, random)
            fits = bool(solver.most(counts_on(other.idle_table), sample.game.racks[seat], solver.most_tiles))
            fitting[sample.policies[seat] is lay_most].append(fits)
    shares = {lays_all: sum(found) / len(found) for lays_all, found in fitting.items()}
    assert shares[True] < shares[False]
