"""Puzzles over HTTP: the one of the day, lists, verdicts on turns, and hints."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.rules.booklets import DEFAULT
from tilewright.service import puzzling
from tilewright.service.bounds import Id, Rows, RulesId
from tilewright.service.node import Node
from tilewright.service.puzzling import PuzzleHint, PuzzleJudged, PuzzleListed, PuzzleShown
from tilewright.service.workbench import Asker
from tilewright.web.endpoints import Endpoints
from tilewright.web.language import Language

puzzles = Endpoints()


class PuzzleTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The table after a turn, in the piece numbers of the answer without it."""

    after: Rows | None = None


class HintSteps(Struct, frozen=True, forbid_unknown_fields=True):
    """How many steps of the answer a hint shows; 0 shows only its pieces."""

    steps: Annotated[int, Meta(ge=0, le=100)] = 0


@puzzles.add("GET /api/puzzles")
async def list_all(rules: RulesId = DEFAULT) -> tuple[PuzzleListed, ...]:
    """List the puzzles of a rulebook, easy ones first."""
    return puzzling.list_puzzles(rules)


@puzzles.add("GET /api/puzzles/daily/{rules}", refused=(404,))
async def show_the_daily(rules: Id, language: Language) -> PuzzleShown:
    """Show the puzzle of the day, which is the same for everybody; a day begins at midnight UTC."""
    return puzzling.show_daily(rules, _today(), language)


@puzzles.add("GET /api/puzzles/{puzzle}", refused=(404,))
async def show_one(puzzle: Id, language: Language) -> PuzzleShown:
    """Show what there is to find in a puzzle."""
    return puzzling.show_puzzle(puzzle, _today(), language)


@puzzles.add("POST /api/puzzles/{puzzle}/turn", refused=(404,), counted="commands")
async def judge_puzzle_turn(puzzle: Id, body: PuzzleTurn, _: Asker, language: Language) -> PuzzleJudged:
    """Show the position of a puzzle, and tell whether a turn is allowed and solves it."""
    # The positions are ours, so this costs what a draft at a table costs.
    return puzzling.judge_puzzle(puzzle, body.after, language)


@puzzles.add("POST /api/puzzles/{puzzle}/hint", refused=(404,), counted="analyses")
async def hint_at_answer(puzzle: Id, body: HintSteps, asker: Asker, node: Node, language: Language) -> PuzzleHint:
    """Show which pieces the answer plays, and its first steps."""
    found = puzzling.puzzle_of(puzzle)
    return await node.workbench.run(asker, puzzling.hint_for_puzzle, found.id, body.steps, language)


def _today() -> date:
    return datetime.now(UTC).date()
