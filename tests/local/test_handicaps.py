"""A match on this machine keeps the handicaps of its terms: the deal, the openings, a seat's time and its hints."""

import pytest

from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.games import edition
from tilewright.hosting.hints import counted_hint, helped, refuse_hints
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.rows import SeatHolder
from tilewright.local.match import Bots, LocalMatch, new_row
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.terms import Hints, SeatHandicap, Terms
from tilewright.rules.handicap import Handicap
from tilewright.tiles import BadInput

AT = Millis(1_000_000)
PEOPLE = [SeatHolder(player=PlayerId(name)) for name in ("ann", "ben")]
CHILD = SeatHandicap(opening=0, rack=10, time=90, hints=Hints.THREE)
PARENT = SeatHandicap(opening=50, rack=18, time=0, hints=Hints.NEVER)


def begun(*handicaps: SeatHandicap) -> LocalMatch:
    """Return a match of two people by the French rules, which have a clock, after its first deal."""
    row = new_row(edition("classic-fr").rulebook, PEOPLE, Chance(b"here"), AT, Terms(handicaps=handicaps))
    match = LocalMatch(row, (), Bots({}, Chance(b"bots")), AT)
    match.begin(AT)
    return match


def mover(match: LocalMatch) -> Seat:
    """Return the seat to move."""
    seat: Seat = match.loaded.hosted.kind.engine.to_move(match.loaded.state)[0]
    return seat


def test_the_deal_and_the_openings_are_those_of_the_seats() -> None:
    state = begun(CHILD, PARENT).loaded.state
    assert [len(rack) for rack in state.game.racks] == [10, 18]
    assert state.handicaps == (Handicap(opening=0, rack=10), Handicap(opening=50, rack=18))


def test_three_hints_are_counted_once_a_turn_and_gain_no_time() -> None:
    match = begun(CHILD, CHILD)
    for turn in range(8):
        seat = mover(match)
        deadline, refused = match.loaded.deadline_at, turn // 2 >= 3
        assert deadline == AT + 1_000 * turn + 90_000
        taken = counted_hint(match.loaded, seat)
        assert taken is not None
        if refused:
            with pytest.raises(NotNow, match="three hints"):
                match.act(seat, taken, AT)
        else:
            match.act(seat, taken, Millis(AT + 1_000 * turn + 500))
            assert counted_hint(match.loaded, seat) is None
        assert match.loaded.deadline_at == deadline
        kind = match.loaded.hosted.kind
        match.act(seat, kind.engine.fallback(match.loaded.state), Millis(AT + 1_000 * (turn + 1)))
    # Another game has its own three.
    assert {hint.game for hint in match.loaded.standing.hints} == {1}
    assert len(match.loaded.standing.hints) == 6


def test_a_seat_without_hints_is_not_helped_and_has_no_deadline() -> None:
    match = begun(PARENT, PARENT)
    assert match.loaded.deadline_at is None
    with pytest.raises(NotNow):
        refuse_hints(match.loaded, mover(match))
    assert not helped(match.loaded, mover(match))
    equal = begun()
    refuse_hints(equal.loaded, mover(equal))
    assert counted_hint(equal.loaded, mover(equal)) is None
    assert helped(equal.loaded, mover(equal))
    assert equal.loaded.deadline_at == AT + 60_000


@pytest.mark.parametrize("handicap", [SeatHandicap(opening=0), SeatHandicap(time=30)])
def test_dice_have_no_handicap_but_that_of_hints(handicap: SeatHandicap) -> None:
    turbo = edition("turbo").rulebook
    with pytest.raises(BadInput):
        new_row(turbo, PEOPLE, Chance(b""), AT, Terms(handicaps=(handicap, SeatHandicap())))
    assert new_row(turbo, PEOPLE, Chance(b""), AT, Terms(handicaps=(SeatHandicap(hints=Hints.NEVER),) * 2)).terms
