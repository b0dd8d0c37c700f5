"""What the judge is asked over HTTP, with its bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilewright.answers.judge.dice import MOST_DICE, GridAsked, GridDice
from tilewright.answers.judge.tiles import TurnAsked
from tilewright.dice.turbo_rules import TURBO
from tilewright.messages.bounds import HouseRules, PieceText, PieceTexts, Rows, RowTexts, RulesId
from tilewright.rules.booklets import DEFAULT


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

    def asked(self) -> TurnAsked:
        """Return the question."""
        return TurnAsked(
            rules=self.rules,
            house=self.house,
            table=self.table,
            rack=self.rack,
            opened=self.opened,
            after=self.after,
        )


class GridToJudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn of the dice game to judge: the grid before and after it, cell by cell, and the dice that are left."""

    rules: RulesId = TURBO.rulebook.id
    house: HouseRules = {}
    before: GridDice = ()
    after: GridDice = ()
    rest: Annotated[tuple[PieceText, ...], Meta(max_length=MOST_DICE)] = ()

    def asked(self) -> GridAsked:
        """Return the question."""
        return GridAsked(rules=self.rules, house=self.house, before=self.before, after=self.after, rest=self.rest)
