"""The addresses where the judge answers, in words, and in pictures of verdicts to share."""

from collections.abc import Iterable
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from tilewright.answers.addresses import SVG, Cost, at
from tilewright.answers.judge.dice import GridJudged, GridToJudge, faces_at, judge_grid
from tilewright.answers.judge.tiles import Reason, RowJudged, TurnJudged, TurnToJudge, judge_row, judge_turn
from tilewright.answers.requests import Language, MostBytes, checked
from tilewright.drawing.pictures import dice_svg, tiles_svg
from tilewright.drawing.verdict import VerdictPicture, verdict_svg
from tilewright.messages.fields import HouseRules, PieceText, RulesId
from tilewright.rules.booklets import DEFAULT
from tilewright.tiles import Row, TileId, faces_of, read_faces
from tilewright.words.booklets import title_of
from tilewright.words.say import say

T = TypeVar("T")
About = Literal["row", "turn", "grid"]
JudgeQuestion = Annotated[str, Meta(max_length=6_000, examples=['{"rack": ["B4", "B5", "B6"]}'])]


class RowToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row to judge."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    row: Annotated[tuple[PieceText, ...], Meta(min_length=1, max_length=40)]


@at("POST /api/judge/row", Cost.SHORT, refused=(400,), counted="commands")
def judge_one_row(body: RowToJudge, language: Language) -> RowJudged:
    """Tell whether a row of tiles or a line of dice is a set, why, and by which clauses."""
    return judge_row(body.rules, body.house, body.row, language)


# An opening of many low pieces with a high minimum and few jokers to a set takes 20 ms (docs/architecture.md).
@at("POST /api/judge/turn", Cost.SHORT, refused=(400,), counted="commands")
def judge_whole_turn(body: Annotated[TurnToJudge, MostBytes(16_384)], language: Language) -> TurnJudged:
    """Show a position of the tile game, and tell whether a turn is allowed, why, and by which clauses."""
    return judge_turn(body, language)


@at("POST /api/judge/grid", Cost.SHORT, refused=(400,), counted="commands")
def judge_dice_turn(body: GridToJudge, language: Language) -> GridJudged:
    """Tell whether a turn of the dice game is allowed, why, and by which clauses."""
    return judge_grid(body, language)


@at("GET /api/judge/verdict.svg", Cost.SHORT, answer=SVG, refused=(400,), counted="commands")
def draw_verdict(language: Language, about: About = "turn", question: JudgeQuestion = "{}") -> str:
    """Draw what is judged with the verdict on it: `question` is the JSON that `POST /api/judge/ABOUT` takes."""
    if about == "turn":
        return draw_turn(_read(question, TurnToJudge), language)
    if about == "grid":
        return draw_grid(_read(question, GridToJudge), language)
    row = _read(question, RowToJudge)
    return draw_row(row.rules, row.house, row.row, language)


def _read(question: str, kind: type[T]) -> T:
    """Return a question, or raise Malformed."""
    read: T = checked(lambda: msgspec.json.decode(question, type=kind))
    return read


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
