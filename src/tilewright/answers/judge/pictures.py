"""Pictures of verdicts, to share: the row, the turn or the grid with what the judge says of it."""

from __future__ import annotations

from collections.abc import Iterable

from tilewright.answers.judge.dice import GridToJudge, faces_at, judge_grid
from tilewright.answers.judge.tiles import Reason, TurnToJudge, judge_row, judge_turn
from tilewright.drawing.pictures import dice_svg, tiles_svg
from tilewright.drawing.verdict import VerdictPicture, verdict_svg
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import read_faces
from tilewright.tiles.tile import TileId, faces_of
from tilewright.words.booklets import title_of
from tilewright.words.say import say


def draw_row(rules: str, house: dict[str, int | str], row: tuple[str, ...], language: str) -> str:
    """Return the verdict on a row as SVG, or raise BadInput."""
    judged = judge_row(rules, house, row, language)
    return _drawn(rules, tiles_svg([read_faces(judged.row)], []), (judged.allowed, [judged.reason]), language)


def draw_turn(asked: TurnToJudge, language: str) -> str:
    """Return the verdict on a turn of the tile game as SVG: the table after it and the rack that is left."""
    judged = judge_turn(asked, language)
    after = judged.table if asked.after is None else asked.after
    laid = {piece for row in after for piece in row}
    rack = _faces(piece for piece in judged.rack if piece not in laid)
    return _drawn(
        asked.rules, tiles_svg([_faces(row) for row in after], [("", rack)]), (judged.allowed, judged.reasons), language
    )


def draw_grid(asked: GridToJudge, language: str) -> str:
    """Return the verdict on a turn of the dice game as SVG: the grid after it and the dice that are left."""
    judged = judge_grid(asked, language)
    picture = dice_svg(faces_at(asked.after), [("", read_faces(asked.rest))])
    return _drawn(asked.rules, picture, (judged.allowed, judged.reasons), language)


def _faces(pieces: Iterable[int]) -> Row:
    return faces_of([TileId(piece) for piece in pieces])


def _drawn(rules: str, picture: str, verdict: tuple[bool, Iterable[Reason]], language: str) -> str:
    allowed, reasons = verdict
    # A position before its turn has no reasons, because nothing is judged.
    texts = tuple(line for each in reasons for line in (each.sentence, " ".join((*each.house, *each.clauses))) if line)
    return verdict_svg(
        VerdictPicture(
            title=title_of(rules, language),
            picture=picture,
            allowed=allowed,
            word=say("judge-allowed" if allowed else "judge-not-allowed", language) if texts else "",
            reasons=texts,
        )
    )
