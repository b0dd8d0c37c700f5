"""Positions of tiles and dice under the same names."""

from itertools import combinations, permutations

import pytest

from tilewright import (
    BadPosition,
    Match,
    Objective,
    arranged,
    booklet,
    faults,
    in_words,
    legal_plays,
    mask,
    position_of,
    read_position,
    read_row,
    read_table,
    readings,
    rebuilt,
    solve,
    solve_many,
    steps,
    turbo,
    write_row,
)


def test_text_and_faces_give_the_same_position() -> None:
    written = read_position("B4 B5 B6", "B3 K9", "classic-nl")
    assert written == read_position(read_table("B4 B5 B6"), read_row("B3 K9"), booklet("classic-nl"))
    assert str(written) == "table: B4 B5 B6\nrack: B3 K9"
    assert str(read_position("", "", "classic-nl", opened=False)) == "table: -\nrack: - (not opened)"


def test_dice_are_read_solved_and_written_under_the_same_names() -> None:
    dice = read_position("0,0 K3 K4 K5", "R3 B3 O9", "turbo")
    assert isinstance(dice, turbo.Position)
    assert dice == read_position(turbo.read_grid("0,0 K3 K4 K5"), read_row("R3 B3 O9"), booklet("turbo"))
    assert turbo.write_grid(solve(dice, "points").table) == "0,0 K3 K4 K5 | 0,0 down K3 R3 B3"
    assert readings(read_row("K3 K4 K5"), booklet("turbo"))
    assert arranged(read_row("K4 K3 K5"), booklet("turbo")) is None
    with pytest.raises(BadPosition, match="no die shows D"):
        read_position("", "D", "turbo")


def test_an_objective_may_be_named_or_weighted() -> None:
    position = read_position("", "K1 K2 K3 R13 B13 O13", "classic-nl")
    weights = dict.fromkeys(read_row("K1 K2 K3"), 5)
    assert write_row(solve(position, weights).played) == "K1 K2 K3 R13 B13 O13"
    assert solve(position, "points").points == 45
    with pytest.raises(ValueError, match="meld"):
        solve(position, "meld")  # type: ignore[call-overload]
    assert solve(position, Objective.OUT).tiles == 6


def test_faults_are_sentences() -> None:
    position = read_position("B4 B5 B6", "B3 K9", "classic-nl")
    assert faults(position, "B3 B4 B5 B6") == ()
    assert faults(position, "B3 B4 B5 B6 | O1 O1 O1") == ("3 tiles are neither on the table nor on your rack.",)
    assert "K9" not in faults(position, "B4 B5 B6 K9")[0]


def test_the_steps_of_an_answer_are_sentences() -> None:
    position = read_position("B4 B5 B6 B7", "B5 B6", "classic-nl")
    answer = solve(position)
    assert [in_words(step, "de") for step in steps(position.table, rebuilt(position, answer))] != []
    assert in_words(BadPosition("no")) == "no"


@pytest.mark.parametrize("seed", [3, 5])
def test_every_play_of_dice_is_a_turn_that_the_game_accepts(seed: int) -> None:
    match = Match("turbo", 2, seed)
    while (view := match.view(match.to_move[0])).turns < seed or not view.rolled:
        match.play(None if not view.rolled else solve(position_of(view)))
    position = position_of(view)
    plays = list(match.legal_plays())
    assert max((len(play.played) for play in plays), default=0) == solve(position).tiles
    sizes = [len(play.played) for play in plays]
    assert sizes == sorted(sizes, reverse=True)
    for play in plays:
        match.play(play)
        match.undo()
    assert mask(position) == {face for play in plays for face in play.played}
    assert [play.played for play in legal_plays(position, limit=2)] == [play.played for play in plays[:2]]


@pytest.mark.parametrize("rack", ["K3 K4 K5 R3", "K3 R3 B3 O3", "K3 K4 J J", "K1 K3 R7 O9", "K5 R5 J K6"])
def test_plays_of_few_dice_are_the_sets_among_them(rack: str) -> None:
    """Two crossing lines need five dice, so each play of four is a single set: all orders of all choices are tried."""
    own = read_row(rack)
    rules = booklet("turbo")
    choices = {
        tuple(sorted(map(str, choice)))
        for size in range(1, len(own) + 1)
        for choice in combinations(own, size)
        if any(readings(order, rules) for order in permutations(choice))
    }
    plays = list(legal_plays(read_position("", own, rules)))
    assert {tuple(sorted(map(str, play.played))) for play in plays} == choices
    assert len(plays) == len(choices)


def test_committed_and_forbidden_dice_bound_the_mask() -> None:
    position = read_position("", "K3 K4 K5 K6", "turbo")
    assert {str(face) for face in mask(position, read_row("K3"))} == {"K4", "K5", "K6"}
    assert {str(face) for face in mask(position, read_row("K3"), read_row("K6"))} == {"K4", "K5"}
    assert mask(position, (), read_row("K4 K5")) == frozenset()


def test_many_positions_of_one_kind_are_solved_at_once() -> None:
    tiles = [read_position("B4 B5 B6", rack, "classic-nl") for rack in ("B3 K9", "R1")]
    dice = [read_position("0,0 K3 K4 K5", rack, "turbo") for rack in ("R3 B3 O9", "R1")]
    assert [answer.tiles for answer in solve_many(tiles, "points")] == [1, 0]
    assert [answer.tiles for answer in solve_many(dice)] == [solve(position).tiles for position in dice]
    assert solve_many([]) == []
    with pytest.raises(TypeError, match="not in one batch"):
        solve_many([*tiles, *dice])  # type: ignore[list-item]
