"""What is answered about tiles that were found in a photo: doubts, swapped colors, rows and turns."""

import msgspec
import pytest

from tests.camera.test_corrections import tile
from tilewright.answers.photos import (
    PhotoSeen,
    PhotoShown,
    SeenTile,
    TableJudged,
    TableToJudge,
    judge_photographed_table,
    look_at_photo,
)
from tilewright.answers.requests import Language, Malformed
from tilewright.tiles import Color, TileId, face_of, write_face

EN = Language("en")


def seen(face: str, sure: float = 0.99, other: str | None = None, given: str | None = None) -> SeenTile:
    """Return a tile as a browser sends it."""
    found = tile(face, sure, other)
    return SeenTile(numbers=found.numbers, colors=found.colors, ink=(0.5, 0.25, 0), face=given)  # type: ignore[arg-type]


def look(*tiles: SeenTile, rules: str = "classic-nl", swap: tuple[Color, Color] | None = None) -> PhotoShown:
    """Return the answer about one row."""
    return look_at_photo(PhotoSeen(rules=rules, tiles=tiles, rows=(tuple(range(len(tiles))),), swap=swap))


def judged(rows: list[str], before: list[str] | None = None, rules: str = "classic-nl") -> TableJudged:
    """Return the verdict on a table."""
    then = None if before is None else tuple(tuple(row.split()) for row in before)
    return judge_photographed_table(
        TableToJudge(rules=rules, rows=tuple(tuple(row.split()) for row in rows), before=then), EN
    )


def test_a_doubtful_tile_is_named_with_what_would_settle_it() -> None:
    shown = look(seen("R6"), seen("R1", 0.97, "R7"), seen("R8"))
    assert [one.face for one in shown.tiles] == ["R6", "R1", "R8"]
    assert shown.tiles[1].likely[0] == "R7"
    assert [(one.tile, one.kind.value, one.instead) for one in shown.doubts] == [(1, "row", "R7")]
    assert shown.swatches == {"R": (0.5, 0.25, 0.0)}
    assert look(seen("R6"), seen("R1", 0.97, "R7", given="R7"), seen("R8")).doubts == ()


def test_swapped_colors_come_back_with_their_chances() -> None:
    shown = look(seen("R6"), seen("R6", given="R7"), seen("O6"), swap=(Color.RED, Color.ORANGE))
    assert [one.face for one in shown.tiles] == ["O6", "O7", "R6"]
    assert shown.tiles[0].colors == pytest.approx((0, 0, 0, 0.99))


def test_dice_may_lie_there_any_number_of_times() -> None:
    """TB-01: a die has faces of its own, so nothing is impossible in a photo of dice."""
    assert look(*[seen("R6")] * 5, rules="turbo").doubts == ()
    assert len(look(*[seen("R6")] * 5).doubts) == 3


def test_rows_that_do_not_fit_the_tiles_are_refused() -> None:
    for rows in (((0, 0),), ((1,),), ((0,), (0,))):
        with pytest.raises(Malformed):
            look_at_photo(PhotoSeen(tiles=(seen("R6"),), rows=rows))


def test_a_browser_cannot_send_what_a_reader_does_not_say() -> None:
    body = msgspec.to_builtins(PhotoSeen(tiles=(seen("R6"),)))
    body["tiles"][0]["numbers"] = [2.0] * 17
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, PhotoSeen)


def test_each_row_of_a_table_has_its_verdict_with_the_clause() -> None:
    """NL-08: three consecutive numbers of one color are a run."""
    found = judged(["K11 K12 K13", "O1 K1 R1", "R3"])
    assert [row.allowed for row in found.rows] == [True, True, False]
    assert found.rows[0].reason.clauses == ("NL-08",)
    assert found.turn is None


def test_a_turn_is_judged_by_the_table_before_and_after_it() -> None:
    found = judged(["K10 K11 K12 K13", "O1 K1 R1"], before=["K11 K12 K13", "O1 K1 R1"])
    assert found.turn
    assert found.turn.allowed
    assert [write_face(face_of(TileId(piece))) for piece in found.turn.rack] == ["K10"]
    gone = judged(["K11 K12 K13", "B1 B2 B3"], before=["K11 K12 K13", "O1 K1 R1"])
    assert gone.turn
    assert not gone.turn.allowed


def test_equal_tiles_stay_in_the_row_that_they_lay_in() -> None:
    """FR-24: a joker that stays in its row was not taken from it, though another row has one too."""
    before = ["R3 J R5", "K7 J K9"]
    found = judged(["K7 J K9 K10", "R3 J R5"], before=before, rules="classic-fr")
    assert found.turn
    first, second = found.turn.table
    assert {*found.after[1]} == {*first}
    assert {*found.after[0]} > {*second}
