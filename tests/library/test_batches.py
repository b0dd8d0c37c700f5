"""Many rows, tables, puzzles, and the turns of records as rows."""

import random
from datetime import date
from itertools import islice

import pytest

import tilewright as tw


@pytest.mark.parametrize("rules", ["classic-nl", "twist", "turbo"])
def test_many_rows_have_the_readings_of_each(rules: str) -> None:
    luck = random.Random(1)
    faces = [f"{color}{number}" for color in "KR" for number in range(1, 5)] + ["J"]
    rows = [" ".join(luck.choices(faces, k=luck.randint(3, 4))) for _ in range(500)]
    expected = [tw.readings(row, rules) for row in rows]
    assert any(expected)
    assert [*tw.readings_many(rows, rules)] == expected
    assert [*tw.readings_many(map(tw.read_row, rows), rules)] == expected
    assert [*tw.readings_many([row.split() for row in rows], rules)] == expected
    with pytest.raises(tw.BadNotation, match="B14"):
        [*tw.readings_many(["B4 B5 B6", "B14"], rules)]


def test_a_table_is_checked_row_by_row() -> None:
    one, other = tw.check_table("B6 B4 B5 | K8 R8", "classic-nl")
    assert (one.row, one.legal, one.readings[0].points) == (("B4", "B5", "B6"), True, 15)
    assert (other.legal, other.readings) == (False, ())
    assert other.why


@pytest.mark.parametrize("rules", ["classic-nl", "twist", "turbo"])
def test_a_table_as_text_has_the_verdicts_of_its_faces(rules: str) -> None:
    luck = random.Random(2)
    words = [f"{color}{number}" for color in "kR" for number in range(1, 5)] + ["J", "J", "D", "m", "C"]
    rows = [" ".join(luck.choices(words, k=luck.randint(1, 6))) for _ in range(400)]
    rows += ["R1 " * 30, "R1\tR2 R3", "R3 R1 R2", "K1 R1 B1"]
    verdicts = tw.check_table(" | ".join(rows), rules)
    assert verdicts == tw.check_table([tw.read_row(row) for row in rows], rules)
    assert {verdict.legal for verdict in verdicts} == {True, False}
    assert tw.check_table(" ", rules) == ()
    for wrong, why in (("R1 | | R2", "row 2 of 3 is empty"), ("R1 | B14 R2", "B14")):
        with pytest.raises(tw.BadNotation, match=why):
            tw.check_table(wrong, rules)


@pytest.mark.slow(reason="plays a small league")
def test_a_league_is_a_value() -> None:
    league = tw.League(
        rules=tw.booklet("classic-nl"), bots=("greedy", "beginner"), tables=(2,), games=8, seed=1, fewer={}
    )
    (table,) = tw.play_league(league).tables
    assert table.games == 8
    assert table.rates["greedy"].rate > table.rates["beginner"].rate
    assert table.ratings["greedy"].rating > table.ratings["beginner"].rating


@pytest.mark.slow(reason="makes two puzzles")
def test_puzzles_are_made_proven_and_of_a_day() -> None:
    made = [*islice(tw.make_puzzles("classic-nl", "any", seed=3), 2)]
    assert [tw.check_puzzle(puzzle) for puzzle in made] == [None, None]
    assert made == [*islice(tw.make_puzzles("classic-nl", "any", seed=3), 2)]
    day = date(2026, 12, 24)
    assert tw.puzzle_of_day(day) == tw.puzzle_of_day(day)
    assert tw.puzzle_of_day(day, "turbo").rules == "turbo"
    assert tw.check_puzzle(tw.puzzle_of_day(day)) is None
    with pytest.raises(tw.BadInput, match="kind is one of out, most, open, free_joker, any, not"):
        tw.make_puzzles("classic-nl", "cross")


@pytest.mark.parametrize(("bots", "rules"), [(("greedy", "beginner"), "classic-nl"), (("turbo-greedy",) * 2, "turbo")])
def test_the_turns_of_a_record_are_rows_with_the_same_keys(bots: tuple[str, ...], rules: str) -> None:
    record = tw.play_game(bots, rules, seed=7)
    rows = record.turns()
    assert len({tuple(row) for row in rows}) == 1
    assert [row["turn"] for row in rows] == [*range(1, len(rows) + 1)]
    played = [row for row in rows if row["event"] == "play"]
    assert played
    assert all(row["table"] and row["count"] == len(str(row["pieces"]).split()) for row in played)
    assert {row["name"] for row in rows} == {*record.names}
