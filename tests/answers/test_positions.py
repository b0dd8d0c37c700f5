"""Positions to study: turns and plays by the solver, within bounds also where the solver works hardest."""

import msgspec
import pytest

from tilewright.answers.errors import Impossible
from tilewright.answers.judge.tiles import Studied
from tilewright.answers.positions import (
    MOST_PLAYS,
    TurnWanted,
    draw_a_position,
    find_best_turn,
    list_legal_plays,
)
from tilewright.answers.requests import Language
from tilewright.cli.measuring.positions import worst_positions
from tilewright.game.table import Position, faces_on
from tilewright.rules.booklets import booklet
from tilewright.solver.plays import legal_plays
from tilewright.solver.position import read_position
from tilewright.solver.solve import Objective
from tilewright.tiles import MOST_PIECES, BadInput, faces_of, read_row, read_table, write_face, write_row
from tilewright.words.say import message_in_words

EN = Language("en")

# rules | table | rack, with a dash before one that has not opened | objective or chosen pieces | laid, and whether out.
TURNS = [
    ("classic-nl", "B4 B5 B6 | K8 R8 O8", "B3 B8", "tiles", "B3 B8 out"),
    ("classic-nl", "K9 R9 B9", "-K8 R8 B8", "tiles", ""),
    ("classic-nl", "K9 R9 B9", "-K10 R10 B10 O9", "tiles", "R10 B10 K10 O9 out"),
    ("classic-nl", "R1 R2 R3", "R4 R13", "out", ""),
    ("classic-nl", "R1 R2 R3 | K11 K12 K13", "R4 K10", "chosen R4", "R4"),
    ("twist", "K4 R4 B4 O4", "B3 B5 B6", "points", "B3 B5 B6 out"),
]


def wanted(rules: str, table: str, rack: str, asked: str) -> TurnWanted:
    """Return a question."""
    question = TurnWanted(
        rules=rules,
        table=tuple(tuple(row.split()) for row in table.split(" | ")),
        rack=tuple(rack.removeprefix("-").split()),
        opened=not rack.startswith("-"),
    )
    if asked.startswith("chosen"):
        return msgspec.structs.replace(question, chosen=tuple(asked.split()[1:]))
    return msgspec.structs.replace(question, objective=Objective(asked))


@pytest.mark.parametrize(("rules", "table", "rack", "asked", "laid"), TURNS)
def test_a_turn_is_found_with_its_steps(rules: str, table: str, rack: str, asked: str, laid: str) -> None:
    """W-01, W-02, NL-10."""
    found = find_best_turn(wanted(rules, table, rack, asked), EN)
    said = sorted(map(write_face, faces_of(found.tiles))) + (["out"] if found.out else [])  # type: ignore[arg-type]
    assert said == sorted(laid.replace("out", "").split()) + (["out"] if "out" in laid else [])
    assert sorted(piece for row in found.after for piece in row) == sorted(
        [*(piece for row in found.table for piece in row), *found.tiles]
    )
    assert bool(found.steps) == bool(laid) == (found.after != found.table)
    assert len(found.readings) == len(found.after)
    assert all(reading.legal for reading in found.readings)


def test_what_is_impossible_is_said_in_words() -> None:
    """NL-08."""
    wrong = TurnWanted(table=(("K1", "K2", "K4"),), rack=("K3",))
    with pytest.raises(Impossible) as turn:
        find_best_turn(wrong, Language("nl"))
    with pytest.raises(Impossible) as plays:
        list_legal_plays(Studied(table=wrong.table, rack=wrong.rack), EN)
    assert message_in_words(turn.value, "nl") == message_in_words(plays.value, "nl") != str(turn.value)
    assert "K3" not in str(turn.value)
    with pytest.raises(BadInput, match="R5"):
        find_best_turn(TurnWanted(rack=("R4",), chosen=("R5",)), EN)
    with pytest.raises(BadInput):
        find_best_turn(TurnWanted(rules="turbo", rack=("R4",)), EN)


def test_every_legal_play_is_listed_best_first() -> None:
    table, rack = "B4 B5 B6 | K8 R8 O8", "B3 B7 B8 K1"
    asked = Studied(table=tuple(tuple(row.split()) for row in table.split(" | ")), rack=tuple(rack.split()))
    found = list_legal_plays(asked, EN)
    position = read_position(read_table(table), read_row(rack), booklet("classic-nl"))
    assert [" ".join(play.played) for play in found.plays] == [write_row(play.played) for play in legal_plays(position)]
    assert not found.more
    assert found.plays[0].value == 3 + 7 + 8


def asked_as(position: Position, **house: int) -> Studied:
    """Return a position as a question."""
    return Studied(
        rules=position.rules.id,
        house={key.replace("_", "."): value for key, value in house.items()},
        table=tuple(tuple(map(write_face, row)) for row in faces_on(position.table)),
        rack=tuple(map(write_face, faces_of(position.rack))),
    )


@pytest.mark.slow(reason="lists the plays of the positions that are hardest for the solver")
def test_a_list_ends_where_plays_are_found_one_after_the_other(deep: bool) -> None:
    """A position with more plays than can be listed at once ends by processor time, house rules or not."""
    asked = [asked_as(position) for position in worst_positions()]
    if deep:
        asked += [asked_as(position, opening_min=100) for position in worst_positions()]
        asked += [msgspec.structs.replace(one, opened=False) for one in asked]
    for one in asked if deep else asked[:1]:
        found = list_legal_plays(one, EN)
        assert found.more == (len(found.plays) > 0)
        assert len(found.plays) <= MOST_PLAYS


def test_a_picture_has_as_many_tiles_as_a_box_at_most() -> None:
    assert draw_a_position("R3.J.R5_K9.R9.B9", "B1").count("<title>") == 7
    assert "<title>" not in draw_a_position("", "")
    with pytest.raises(BadInput, match=str(MOST_PIECES)):
        draw_a_position(".".join(["K1"] * (MOST_PIECES + 1)), "")
    with pytest.raises(BadInput):
        draw_a_position("R3.X", "")
