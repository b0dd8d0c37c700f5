"""Turns of the dice game: proposals and all their faults, from tests/data/turbo_turns.txt."""

import pytest

from tests.dice.positions import described, laid, match_of, round_at
from tests.tables import cases, turbo_named
from tilewright.dice.commands import FaultKind, PlaceDice, RollDice
from tilewright.dice.events import DicePlaced
from tilewright.dice.grid import Cell, GridFaultKind
from tilewright.dice.match import Match
from tilewright.dice.placed import REACH, DieId, Grid, Placed
from tilewright.dice.turn import shows_set
from tilewright.engine import IllegalTurn, Seat, play
from tilewright.games import DICE_GAME
from tilewright.tiles import read_row

ME = Seat(0)
OTHERS = "O13 O1"


def judged(match: Match, grid: Grid) -> str:
    """Return the faults of a proposal as the tables write them."""
    return "; ".join(map(described, DICE_GAME.faults(match, ME, PlaceDice(grid)))) or "-"


@pytest.mark.parametrize(("house", "grid", "hand", "proposal", "faults"), cases("turbo_turns.txt"))
def test_a_turn_has_the_faults_of_the_table(house: str, grid: str, hand: str, proposal: str, faults: str) -> None:
    match = match_of(round_at(turbo_named(house), grid, [hand, OTHERS]))
    placed = laid(match.round, proposal)
    assert judged(match, placed) == faults
    if faults == "-":
        (event, *_) = play(DICE_GAME, match, ME, PlaceDice(placed)).events
        assert isinstance(event, DicePlaced)
        assert set(event.grid) == set(placed)
        assert set(event.played) == {one.die for one in placed} - {one.die for one in match.round.grid}
    else:
        with pytest.raises(IllegalTurn) as refused:
            play(DICE_GAME, match, ME, PlaceDice(placed))
        assert refused.value.faults == DICE_GAME.faults(match, ME, PlaceDice(placed))


MIDDLE = match_of(round_at(turbo_named(""), "B4 B5 B6", ["B7 B8 R1", OTHERS]))
B4, B5, B6 = MIDDLE.round.grid
B7, B8, R1 = MIDDLE.round.hands[0]


@pytest.mark.parametrize(
    ("grid", "faults"),
    [
        ((B4, B5, B6, Placed(3, 0, B7), Placed(4, 0, B7)), "die-twice 1/0"),
        ((B4, B5, B6, Placed(2, 0, B7)), "cell-taken 2,0"),
        ((B4, B5, B6, Placed(0, 0, B7), Placed(0, 0, B8)), "cell-taken 0,0"),
        ((B4, B5, B6, Placed(3, 0, DieId(19)), Placed(4, 0, DieId(0))), "no-such-die 2/0"),
        (
            (B4, B5, B6, Placed(3, 0, DieId(-1)), Placed(3, 0, DieId(-1))),
            "no-such-die 1/0; die-twice 1/0; cell-taken 3,0",
        ),
        ((B5, B6), "die-missing B4"),
        ((B4, B5, B6, Placed(REACH + 1, 0, B7)), f"too-far-out {REACH + 1},0 0/{REACH}"),
        ((B4, B5, B6, Placed(0, -(10**30), B7)), f"too-far-out 0,-{10**30} 0/{REACH}"),
    ],
)
def test_impossible_dice_and_cells_are_refused_first(grid: Grid, faults: str) -> None:
    assert judged(MIDDLE, grid) == faults


def test_a_grid_ends_at_its_edges() -> None:
    corner = tuple(Placed(REACH - 3 + x, REACH, die) for x, die in enumerate((B4.die, B5.die, B6.die, B7)))
    assert judged(MIDDLE, corner) == "-"
    beyond = tuple(Placed(one.x + 1, one.y, one.die) for one in corner)
    assert judged(MIDDLE, beyond) == f"too-far-out {REACH + 1},{REACH} 0/{REACH}"


@pytest.mark.parametrize(
    ("hands", "dice", "faults"),
    [
        (["? ? ?", OTHERS], (1, 2, 3), "-"),
        (["? ? ?", OTHERS], (3, 1, 2), "-"),
        (["? ? ?", OTHERS], (1, 2), "must-roll-all 2/3"),
        (["? ? ?", OTHERS], (), "must-roll-all 0/3"),
        (["K1 K2 K3", OTHERS], (2,), "-"),
        (["K1 K2 K3", OTHERS], (), "too-few-rolled 0/1"),
        (["K1 K2 K3", OTHERS], (2, 2), "die-twice 1/0"),
        (["K1 K2 K3", OTHERS], (2, 4), "not-in-hand 1/0"),
        (["K1 K2 K3", OTHERS], (2, 0, 19), "not-in-hand 2/0"),
    ],
)
def test_the_first_roll_has_all_dice_and_later_rolls_some(hands: list[str], dice: list[int], faults: str) -> None:
    # TB-06, TB-28, A-T2
    match = match_of(round_at(turbo_named(""), "-", hands, rolled=False))
    command = RollDice(tuple(map(DieId, dice)))
    assert ("; ".join(map(described, DICE_GAME.faults(match, ME, command))) or "-") == faults


def test_dice_on_the_table_are_never_rolled_again() -> None:
    # A-T14
    match = match_of(round_at(turbo_named(""), "B4 B5 B6", ["K1 K2", OTHERS], rolled=False))
    (fault,) = DICE_GAME.faults(match, ME, RollDice((match.round.grid[0].die,)))
    assert fault.kind is FaultKind.NOT_IN_HAND


def test_a_house_rule_may_allow_keeping_all_dice() -> None:
    # A-T2
    keeping = match_of(round_at(turbo_named("dice.min_reroll=0"), "-", ["K1 K2 R9", OTHERS], rolled=False))
    after = play(DICE_GAME, keeping, ME, RollDice(())).state.round
    assert after.showing == keeping.round.showing
    assert after.rolled
    fresh = match_of(round_at(turbo_named("dice.min_reroll=0"), "-", ["? ? ?", OTHERS], rolled=False))
    assert [fault.kind for fault in DICE_GAME.faults(fresh, ME, RollDice(()))] == [FaultKind.MUST_ROLL_ALL]


def test_every_fault_of_the_grid_is_a_fault_of_a_turn() -> None:
    assert {kind.value for kind in GridFaultKind} < {kind.value for kind in FaultKind}


def test_a_fault_names_its_cells() -> None:
    (fault,) = DICE_GAME.faults(MIDDLE, ME, PlaceDice((B4, B5, B6, Placed(0, 2, R1))))
    assert (fault.kind, fault.cells) == (FaultKind.DIE_IN_NO_SET, (Cell(0, 2),))


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("K1 " * 9, False),
        ("J " * 9, False),
        ("K1 " + "J " * 8, True),
        ("K1 K3 " + "K2 " * 7, True),
        ("K1 " * 8 + "J", False),
    ],
)
def test_a_face_may_be_shown_by_all_dice_of_a_hand(hand: str, shown: bool) -> None:
    """A-T1, A-T4: real dice may have other faces than ours."""
    assert shows_set(read_row(hand.strip())) is shown
