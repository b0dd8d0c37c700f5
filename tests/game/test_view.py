"""Views and seen events: what a seat is shown; what it is not shown is the matter of test_properties.py."""

from fractions import Fraction

from msgspec.structs import replace

from tests.game.play import first_events
from tests.game.positions import game_at, laid, match_of
from tests.tables import rulebook_named
from tilewright.chance import commitment
from tilewright.engine import Seat, play, replay
from tilewright.game.commands import DrawTile, PlayTiles, TimeOut
from tilewright.game.events import GameEnded, MatchEnded, MatchStarted, TilesPlayed
from tilewright.game.view import DrawSeen, MatchStartSeen, TimeOutSeen, seen, view
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import booklet

FIRST, SECOND = Seat(0), Seat(1)


def test_a_seat_sees_its_rack_and_how_many_pieces_the_others_hold() -> None:
    match = match_of(game_at(booklet("classic-nl"), "K4 K5 K6", ("K7 R1", "O13", "B2 B3 B4"), pool=9))
    shown = view(match, FIRST)
    assert shown.rack == match.game.racks[0]
    assert shown.counts == (2, 1, 3)
    assert (shown.table, shown.pool, shown.to_move) == (match.game.table, 9, (0,))
    assert shown.shown == ()


def test_a_spectator_sees_no_rack() -> None:
    match = match_of(game_at(booklet("classic-nl"), "K4 K5 K6", ("K7 R1", "O13"), pool=9))
    shown = view(match, None)
    assert (shown.seat, shown.rack, shown.counts) == (None, (), (2, 1))


def test_when_a_game_is_over_everybody_sees_all_racks_and_the_secret() -> None:
    match = match_of(game_at(booklet("classic-nl"), "K4 K5 K6", ("K7", "O13"), pool=9))
    step = play(TILE_GAME, match, FIRST, PlayTiles(laid(match.game, "K4 K5 K6 K7")))
    assert [type(event) for event in step.events] == [TilesPlayed, GameEnded]
    for seat in (None, FIRST, SECOND):
        assert view(step.state, seat).shown == step.state.game.racks
        assert seen(step.events[1], seat) == step.events[1]
    assert isinstance(step.events[1], GameEnded)
    assert step.events[1].secret == match.shuffles.secrets[0]
    assert view(step.state, FIRST).totals == (Fraction(13), Fraction(-13))
    assert view(step.state, FIRST).scores == (view(step.state, FIRST).totals,)


def test_the_last_game_ends_the_match_for_everybody() -> None:
    match = match_of(game_at(rulebook_named("classic-nl match.games=1"), "K4 K5 K6", ("K7", "O13"), pool=9))
    step = play(TILE_GAME, match, FIRST, PlayTiles(laid(match.game, "K4 K5 K6 K7")))
    assert step.events[-1] == MatchEnded((FIRST,))
    outcome = view(step.state, SECOND).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.games_won) == ((0,), (1, 0))
    assert view(step.state, SECOND).to_move == ()


def test_a_drawn_piece_is_shown_to_the_seat_that_drew_it_alone() -> None:
    match = match_of(game_at(booklet("classic-nl"), "K4 K5 K6", ("R1", "O13"), pool="K7 K8"))
    (event,) = play(TILE_GAME, match, FIRST, DrawTile()).events
    drawn = match.game.pool[-1]
    assert seen(event, FIRST) == DrawSeen(seat=FIRST, count=1, tiles=(drawn,), penalty=False)
    assert seen(event, SECOND) == seen(event, None) == DrawSeen(seat=FIRST, count=1, tiles=(), penalty=False)


def test_others_see_the_table_and_the_number_of_pieces_moved_by_a_time_out() -> None:
    match = match_of(game_at(booklet("classic-fr"), "K4 K5 K6 K7 K8 K9", ("K10 R1", "O13"), pool=9))
    (event,) = play(TILE_GAME, match, FIRST, TimeOut(laid(match.game, "K4 K5 K6 | K7 R1 | K8 K9 K10"))).events
    own, other = seen(event, FIRST), seen(event, SECOND)
    assert isinstance(own, TimeOutSeen)
    assert isinstance(other, TimeOutSeen)
    assert (len(own.returned), len(own.drawn), len(own.to_pool)) == (1, 3, 1)
    assert other == replace(own, returned=(), drawn=())
    assert (other.returned_count, other.count) == (1, 3)


def test_a_match_begins_with_a_hash_for_each_secret() -> None:
    events = first_events(booklet("classic-nl"), 3, seed=1)
    (event,) = events
    assert isinstance(event, MatchStarted)
    told = seen(event, SECOND)
    assert isinstance(told, MatchStartSeen)
    assert told.commitments == tuple(map(commitment, event.shuffles.secrets))
    assert told.deal.rack == event.deal.racks[1]
    assert told.deal.counts == (14, 14, 14)
    assert view(replay(TILE_GAME, events), SECOND).draws == event.deal.draws
