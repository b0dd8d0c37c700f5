"""Matches of the dice game: players, deals, starters, the end, and the fallback."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.dice.play import chosen, first_events
from tests.dice.positions import match_of, round_at
from tests.tables import turbo_named
from tilewright.chance import Chance, branch, commitment
from tilewright.dice.commands import DealNext, Pass, PlaceDice, RollDice, TimeOut
from tilewright.dice.events import DicePlaced, DiceRolled, Event, MatchEnded, MatchStarted, RoundDealt, RoundEnded
from tilewright.dice.match import Match
from tilewright.dice.placed import BAG, Placed
from tilewright.dice.view import MatchStartSeen, RollSeen
from tilewright.engine import BadMatch, Refused, Seat, Shuffles, play, replay
from tilewright.games import DICE_GAME


def idle_match(rules: str, seed: int) -> tuple[list[Event], Match]:
    """Return a match played to its end by fallbacks."""
    events = list(first_events(rules, seed))
    match = replay(DICE_GAME, events)
    while seats := DICE_GAME.to_move(match):
        step = play(DICE_GAME, match, seats[0], DICE_GAME.fallback(match))
        match = step.state
        events += step.events
    return events, match


def whole_match(rules: str, seed: int) -> tuple[list[Event], Match]:
    """Return a random match played to its end."""
    events = list(first_events(rules, seed))
    match = replay(DICE_GAME, events)
    number = 0
    while seats := DICE_GAME.to_move(match):
        number += 1
        chance = branch(Chance(b"%d" % seed), number)
        try:
            step = play(DICE_GAME, match, seats[0], chosen(match, seats[0], chance))
        except Refused:
            step = play(DICE_GAME, match, seats[0], DICE_GAME.fallback(match))
        match = step.state
        events += step.events
    return events, match


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_the_dice_game_is_for_exactly_two_players(seats: int) -> None:
    # TB-01
    rules = turbo_named("")
    with pytest.raises(BadMatch, match=rf"^turbo is for 2 players, not {seats}$"):
        DICE_GAME.refuse_seats(rules, seats)
    with pytest.raises(BadMatch):
        DICE_GAME.start(rules, seats, Shuffles((b"",) * 6, (b"",) * seats))
    DICE_GAME.refuse_seats(rules, 2)


@pytest.mark.parametrize(
    ("house", "secrets"), [("", 6), ("match.rounds=1", 1), ("match.rounds=2 match.sudden_death=yes", 3)]
)
def test_a_match_needs_a_secret_per_round_and_a_nonce_per_seat(house: str, secrets: int) -> None:
    # TB-02, A-T11
    rules = turbo_named(house)
    assert DICE_GAME.games_in(rules, 2) == secrets
    DICE_GAME.start(rules, 2, Shuffles((b"",) * secrets, (b"", b"")))
    for bad in (Shuffles((b"",) * (secrets + 1), (b"", b"")), Shuffles((b"",) * secrets, (b"",))):
        with pytest.raises(BadMatch, match=rf"^a match needs {secrets} secrets and 2 nonces$"):
            DICE_GAME.start(rules, 2, bad)


@pytest.mark.parametrize(("house", "hand"), [("", 9), ("dice.hand=5", 5)])
def test_each_seat_takes_nine_dice_and_none_is_rolled_yet(house: str, hand: int) -> None:
    # TB-04, A-T1
    counts: Counter[int] = Counter()
    for seed in range(60):
        now = replay(DICE_GAME, first_events(house, seed)).round
        assert [len(dice) for dice in now.hands] == [hand, hand]
        assert len({*now.hands[0], *now.hands[1]}) == 2 * hand
        assert set(now.showing) == {None}
        counts.update(now.hands[0])
    assert set(counts) == set(BAG)


def test_chance_names_the_first_starter_and_then_seats_alternate() -> None:
    # A-T3
    starts = [replay(DICE_GAME, first_events("", seed)).round.starter for seed in range(40)]
    assert 8 < sum(starts) < 32
    events, _ = idle_match("", 3)
    deals = [event.deal.starter for event in events if isinstance(event, MatchStarted | RoundDealt)]
    assert deals in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])


@pytest.mark.slow(reason="plays some whole matches")
def test_a_match_has_six_rounds_and_each_reveals_its_secret() -> None:
    # TB-02, TB-33
    for seed in range(2):
        events, match = whole_match("", seed)
        ends = [event for event in events if isinstance(event, RoundEnded)]
        assert len(ends) == 6
        assert isinstance(events[-1], MatchEnded)
        (start, *_) = events
        told = DICE_GAME.seen(start, None)
        assert isinstance(told, MatchStartSeen)
        assert tuple(commitment(end.secret) for end in ends) == told.commitments
        outcome = DICE_GAME.outcome(match)
        assert outcome is not None
        assert outcome.winners == events[-1].winners
        assert outcome.totals == tuple(DICE_GAME.view(match, None).card[-1].totals)


def test_sudden_death_is_played_only_after_a_tie() -> None:
    # A-T11
    rules = "match.rounds=1 match.sudden_death=yes"
    level = match_of(round_at(turbo_named(rules), "-", ["K1 K9", "J"], failed=5))
    first = play(DICE_GAME, level, Seat(0), Pass())
    assert not any(isinstance(event, MatchEnded) for event in first.events)
    more = play(DICE_GAME, first.state, Seat(1), DealNext()).state
    assert (more.round.number, more.round.starter) == (2, 1)
    over = replace(more, round=replace(more.round, failed=5, seat=Seat(0)))
    last = play(DICE_GAME, over, Seat(0), TimeOut(()))
    assert isinstance(last.events[-1], MatchEnded)
    decided = match_of(round_at(turbo_named(rules), "-", ["K1 K9", "R13"], failed=5))
    assert isinstance(play(DICE_GAME, decided, Seat(0), Pass()).events[-1], MatchEnded)


def test_the_fallback_rolls_all_dice_passes_or_lays_a_set_that_must_be_laid() -> None:
    fresh = match_of(round_at(turbo_named(""), "-", ["? ? ?", "K1"], rolled=False))
    assert DICE_GAME.fallback(fresh) == RollDice(fresh.round.hands[0])
    stuck = match_of(round_at(turbo_named(""), "B4 B5 B6", ["B7 K1", "K1"]))
    assert DICE_GAME.fallback(stuck) == Pass()
    due = match_of(round_at(turbo_named("dice.max_sets=1"), "B4 B5 B6 / . / R7", ["K5 J B7 O7 K9", "K1"]))
    command = DICE_GAME.fallback(due)
    assert isinstance(command, PlaceDice)
    assert set(due.round.grid) <= set(command.grid)
    island = set(command.grid) - set(due.round.grid)
    assert all(abs(one.y - old.y) > 1 for one in island for old in due.round.grid)


def test_an_island_fits_beside_any_grid() -> None:
    spread = match_of(round_at(turbo_named(""), "B4 B5 B6 / . / R7 R8 R9", ["K5 K6 K7", "K1"]))
    for top in (-99, -2, -1, 0, 1, 97):
        grid = tuple(Placed(one.x, one.y + top, one.die) for one in spread.round.grid)
        moved = replace(spread, round=replace(spread.round, grid=grid))
        (event, *_) = play(DICE_GAME, moved, Seat(0), DICE_GAME.fallback(moved)).events
        assert isinstance(event, DicePlaced)


def test_the_clock_leaves_malformed_rows_out_of_a_draft() -> None:
    assert DICE_GAME.timeout([(1, 2, 3), (4,), (), (1, 2, 3, 4)]) == TimeOut((Placed(1, 2, BAG[2]),))
    assert DICE_GAME.timeout(()) == TimeOut(())


def test_a_roll_is_seen_without_the_chance_after_it() -> None:
    match = replay(DICE_GAME, first_events("", 1))
    seat = match.round.seat
    (event,) = DICE_GAME.decide(match, seat, DICE_GAME.fallback(match))
    assert isinstance(event, DiceRolled)
    for watcher in (None, Seat(0), Seat(1)):
        assert DICE_GAME.seen(event, watcher) == RollSeen(seat=seat, dice=event.dice, faces=event.faces)


def test_the_view_has_the_score_card_and_shows_all_dice_to_everybody() -> None:
    # TB-32
    events, match = whole_match("match.rounds=2", 5)
    views = [DICE_GAME.view(match, seat) for seat in (None, Seat(0), Seat(1))]
    assert [view.seat for view in views] == [None, 0, 1]
    assert len({replace(view, seat=None) for view in views}) == 1
    ends = [event for event in events if isinstance(event, RoundEnded)]
    assert [len(view.card) for view in views] == [len(ends)] * 3
    gained = [max(end.left) - min(end.left) if end.winners else 0 for end in ends]
    assert [sum(line.points) for line in views[0].card] == gained
    assert views[0].card[-1].totals == tuple(views[0].totals)
