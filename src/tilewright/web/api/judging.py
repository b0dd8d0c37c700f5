"""Verdicts over HTTP, for games with a physical set: whether a row or a whole turn is allowed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilewright.rules.booklets import DEFAULT
from tilewright.service.bounds import HouseRules, PieceText, PieceTexts, Rows, RowTexts, RulesId
from tilewright.service.judging import RowJudged, TurnAsked, TurnJudged, judge_row, judge_turn
from tilewright.service.workbench import Asker
from tilewright.web.endpoints import Endpoints, MostBytes
from tilewright.web.language import Language

judging = Endpoints()


class RowToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row to judge."""

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    row: Annotated[tuple[PieceText, ...], Meta(min_length=1, max_length=40)]


class TurnToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn to judge: the table before it and the rack in the notation, whether the player has opened before.

    `after` is the table after the turn, in the piece numbers of the answer without it.
    """

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    table: Annotated[tuple[RowTexts, ...], Meta(max_length=60)] = ()
    rack: PieceTexts = ()
    opened: bool = True
    after: Rows | None = None


@judging.add("POST /api/judge/row", refused=(400,), counted="commands")
async def judge_one_row(body: RowToJudge, _: Asker, language: Language) -> RowJudged:
    """Tell whether a row of tiles or a line of dice is a set, why, and by which clauses."""
    return judge_row(body.rules, body.house, body.row, language)


@judging.add("POST /api/judge/turn", refused=(400,), counted="commands")
async def judge_whole_turn(body: Annotated[TurnToJudge, MostBytes(16_384)], _: Asker, language: Language) -> TurnJudged:
    """Show a position of the tile game, and tell whether a turn is allowed, why, and by which clauses."""
    # A turn costs what a draft at a table costs: the judge has an upper bound (docs/architecture.md).
    asked = TurnAsked(
        rules=body.rules,
        house=body.house,
        table=body.table,
        rack=body.rack,
        opened=body.opened,
        after=body.after,
    )
    return judge_turn(asked, language)
