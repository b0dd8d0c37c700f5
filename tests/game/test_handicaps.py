"""Handicaps: what one seat's opening must be worth and how many tiles it is dealt, wherever that matters."""

import msgspec
import pytest

from tests.daily import daily
from tests.game.play import first_events
from tests.game.positions import game_at, laid, match_of
from tests.tables import rulebook_named
from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import results
from tilewright.bots.protocol import position_of
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.engine import BadMatch, IllegalTurn, Seat, Shuffles, play, replay
from tilewright.game.commands import ClaimReshuffle, DealNext, Fault, FaultKind, PlayTiles, TimeOut
from tilewright.game.events import TilesPlayed, TimedOut
from tilewright.game.game import pairs_in
from tilewright.game.match import Match, start
from tilewright.games import TILE_GAME
from tilewright.messages.boards import HintRequest, OpeningCount
from tilewright.messages.kinds import CODECS, ENCODER
from tilewright.rules.booklets import booklet
from tilewright.rules.handicap import Handicap, read_handicaps, seat_rules, without_empty, write_handicap
from tilewright.rules.house import BadHouseRule
from tilewright.screens.tiles import hint, opening
from tilewright.solver.solve import playable, solve

CHILD, PARENT, THIRD = Seat(0), Seat(1), Seat(2)
EASY, HARD = Handicap(opening=6, rack=10), Handicap(opening=50, rack=18)
# The last one needs as long as all others together.
BOTS = ["random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder", "searcher"]


def low_and_high(seat: Seat) -> Match:
    """Return a match in which a seat is to act, and both hold a set of 6 points and one of 39."""
    racks = ("K1 K2 K3 R13 B13 O13", "O1 O2 O3 R12 B13 O13 K13")
    game = game_at(booklet("classic-nl"), "", racks, opened=(False, False), pool=9, handicaps=(EASY, HARD))
    return match_of(msgspec.structs.replace(game, seat=seat))


def test_each_seat_opens_with_its_own_points() -> None:
    match = low_and_high(CHILD)
    step = play(TILE_GAME, match, CHILD, PlayTiles(laid(match.game, "K1 K2 K3")))
    assert isinstance(step.events[0], TilesPlayed)
    match = low_and_high(PARENT)
    with pytest.raises(IllegalTurn) as refused:
        play(TILE_GAME, match, PARENT, PlayTiles(laid(match.game, "K13 B13 O13")))
    assert refused.value.faults == (Fault(kind=FaultKind.OPENING_TOO_LOW, found=39, needed=50),)


def test_a_turn_out_of_time_stays_only_if_it_opens_for_its_seat() -> None:
    for seat, draft, stays in ((CHILD, "K1 K2 K3 | R13", True), (PARENT, "K13 B13 O13 | R12", False)):
        match = low_and_high(seat)
        event = play(TILE_GAME, match, seat, TimeOut(laid(match.game, draft))).events[0]
        assert isinstance(event, TimedOut)
        assert bool(event.table) == stays


def test_what_a_seat_sees_solves_and_is_hinted_counts_its_own_opening() -> None:
    for seat, opens, needed in ((CHILD, True, 6), (PARENT, False, 50)):
        match = low_and_high(seat)
        view = TILE_GAME.view(match, seat)
        assert (view.rules.opening.min, view.openings) == (needed, (6, 50))
        assert playable(position_of(view)) == bool(solve(position_of(view)).tiles) == opens
        assert hint(view, HintRequest(1, "en")).possible == opens
        assert opening(match, seat, ()) == OpeningCount(0, needed)
        assert [known.least_points for known in situation_of(sight_of(view)).known] == [6, 50]
    assert TILE_GAME.view(low_and_high(CHILD), None).rules == booklet("classic-nl")


def test_every_deal_of_a_match_gives_each_seat_its_number_of_tiles() -> None:
    rules = rulebook_named("classic-de deal.reshuffle_pairs=2 match.games=2")
    handicaps = (EASY, Handicap(), HARD)
    dealt = 0
    for seed in range(20):
        match = replay(TILE_GAME, first_events(rules, 3, seed, handicaps))
        claiming = [Seat(seat) for seat, rack in enumerate(match.game.racks) if len(pairs_in(rack)) >= 2]
        deals = [match, *(play(TILE_GAME, match, seat, ClaimReshuffle()).state for seat in claiming)]
        for each in deals:
            assert [len(rack) for rack in each.game.racks] == [10, 14, 18]
            assert each.handicaps == handicaps
        dealt += len(deals)
        while len(match.results) < 1:
            match = play(TILE_GAME, match, match.game.seat, TILE_GAME.fallback(match)).state
        later = play(TILE_GAME, match, CHILD, DealNext()).state
        assert [len(rack) for rack in later.game.racks] == [10, 14, 18]
    assert dealt > 20


def test_without_handicaps_everything_is_as_it_was() -> None:
    rules = booklet("classic-nl")
    plain = first_events(rules, 3, 5)
    assert first_events(rules, 3, 5, (Handicap(),) * 3) == plain
    assert seat_rules(rules, Handicap()) is rules
    stored = msgspec.json.decode(ENCODER.encode(plain[0]))
    assert stored.pop("handicaps") == []
    # A match that an older version stored has no such field.
    assert CODECS.tiles.event.decode(msgspec.json.encode(stored)) == plain[0]


def test_a_match_has_one_handicap_a_seat() -> None:
    rules = rulebook_named("classic-nl match.games=1")
    with pytest.raises(BadMatch, match="2 handicaps for 3 seats"):
        start(rules, 3, Shuffles((b"",), (b"",) * 3), handicaps=(EASY, HARD))


def test_handicaps_are_written_by_the_keys_of_house_rules() -> None:
    written = [{"opening.min": 0, "deal.rack": 10}, {}]
    handicaps = read_handicaps(written, 2)
    assert [write_handicap(each) for each in handicaps] == written
    assert msgspec.json.decode(msgspec.json.encode(handicaps)) == written
    assert read_handicaps([{}, {}], 2) == without_empty([Handicap(), Handicap()]) == ()
    for wrong, complaint in (
        ([{}], "1 handicaps for 2 seats"),
        ([{"jokers.penalty": 3}, {}], "jokers.penalty.* is not a handicap"),
        ([{"opening.min": 101}, {}], 'opening.min cannot be "101"'),
        ([{"deal.rack": 6}, {}], 'deal.rack cannot be "6"'),
    ):
        with pytest.raises(BadHouseRule, match=complaint):
            read_handicaps(wrong, 2)


@pytest.mark.slow(reason="a game of every bot")
@pytest.mark.parametrize("bot", daily(BOTS, *BOTS[:-1]))
def test_every_bot_plays_by_its_own_handicap(bot: str) -> None:
    spec = "searcher:rollouts=8" if bot == "searcher" else bot
    handicaps = (Handicap(opening=0, rack=7), Handicap(opening=70, rack=20))
    simulation = Simulation(
        rules=booklet("classic-nl"), bots=(spec, spec), deals=1, seed=11, handicaps=handicaps, choices=True
    )
    for result in results(simulation):
        assert not any(sum(rotation.illegal) for rotation in result.rotations)
