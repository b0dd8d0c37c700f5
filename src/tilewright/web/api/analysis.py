"""The addresses for analysis: hints, the best turn of a position, rows and records judged."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Request
from pydantic import Field

from tilewright.analysis.solving import Question, TileRow
from tilewright.rules.booklets import DEFAULT
from tilewright.service.accounts.players import Player
from tilewright.service.analysis import Judged, best_tile_turn, judged_rows, refereed, verified
from tilewright.service.screens.hints import hint_for
from tilewright.service.screens.protocol import Asking
from tilewright.service.storage.rows import MatchId
from tilewright.solver.solve import Objective
from tilewright.web.api.matches import Body, Id, LoggedIn, Served, own_pages_only, refusals
from tilewright.web.language import Language
from tilewright.words.say import spoken

analysis = APIRouter(prefix="/api", dependencies=[Depends(own_pages_only)])

Piece = Annotated[str, Field(max_length=4, examples=["R7"])]
Pieces = Annotated[list[Piece], Field(max_length=200)]
Table = Annotated[list[Pieces], Field(default_factory=list, max_length=70)]
Rules = Annotated[str, Field(max_length=40)]
House = Annotated[dict[str, int | str], Field(default_factory=dict, max_length=60)]

_RECORD = {
    "requestBody": {
        "required": True,
        "content": {"application/x-ndjson": {"schema": {"type": "string", "description": "A record, JSON Lines"}}},
    }
}


class Position(Body):
    """A position to solve, as `tilewright solve --batch` reads it."""

    rules: Rules = DEFAULT
    house: House
    table: Table
    rack: Pieces
    objective: Objective = Objective.TILES
    opened: bool = True


class BestTurn(Body):
    """The best turn: what is played, the table it leaves, and whether it is proven best."""

    played: list[str]
    table: list[list[str]]
    tiles: int
    points: int
    exact: bool
    us: float


class Rows(Body):
    """Rows to judge."""

    rules: Rules = DEFAULT
    house: House
    rows: Annotated[list[Pieces], Field(min_length=1, max_length=100)]


class ReadingShown(Body):
    """One way to see a row as a set."""

    shape: str
    points: int
    stands: list[str]


class RowShown(Body):
    """A row as it would lie, every reading of it, or why it is no set."""

    row: list[str]
    legal: bool
    readings: list[ReadingShown]
    why: str | None


class FaultShown(Body):
    """What is wrong in a record: the game in the file, the line, and a sentence."""

    game: int
    line: int
    fault: str


class Refereed(Body):
    """The referee's verdict on a record."""

    games: int
    legal: int
    faults: list[FaultShown]


class Verified(Body):
    """Which games of a record were shuffled as committed to."""

    games: int
    verified: int
    faults: list[FaultShown]


class HintWanted(Body):
    """How much a hint shall tell: 1 whether there is a turn, 2 which pieces it plays, 3 how; and in which language."""

    step: Annotated[int, Field(ge=1, le=3)] = 1
    language: Annotated[str, Field(max_length=8)] | None = None


class HintStepShown(Body):
    """One step: the rows after it, each in its old place and some empty, the pieces in the hand, and a sentence."""

    rows: list[list[int]]
    hand: list[int]
    sentence: str


class HintShown(Body):
    """A turn, told as far as was asked; `seq` is the event that it follows."""

    seq: int
    possible: bool
    exact: bool
    command: str | None
    tiles: list[int]
    table: list[list[int]]
    steps: list[HintStepShown]


def counted(player: LoggedIn, node: Served) -> Player:
    """Count an analysis, or refuse with 429."""
    node.turnstile.count("analyses", player.id)
    return player


@analysis.post("/solve", responses=refusals(400, 401, 403, 413), dependencies=[Depends(counted)])
async def solve_position(position: Position, node: Served) -> BestTurn:
    """Find the best turn of a position: which pieces of the rack to play, and the table that this leaves."""
    question = Question[TileRow](
        rules=position.rules,
        house=position.house,
        table=tuple(map(tuple, position.table)),
        rack=tuple(position.rack),
        objective=position.objective,
        opened=position.opened,
    )
    return BestTurn.model_validate(msgspec.to_builtins(await node.workbench.run(best_tile_turn, question)))


@analysis.post("/check", responses=refusals(400, 401, 403, 413), dependencies=[Depends(counted)])
async def check_rows(rows: Rows, node: Served, language: Language) -> list[RowShown]:
    """Say of each row whether it is a legal set, and what it is worth in an opening."""
    given = (tuple(map(tuple, rows.rows)), rows.rules, rows.house, language)
    judged = await node.workbench.run(judged_rows, *given)
    return [RowShown.model_validate(msgspec.to_builtins(row)) for row in judged]


@analysis.post(
    "/referee", responses=refusals(400, 401, 403, 413), dependencies=[Depends(counted)], openapi_extra=_RECORD
)
async def referee_record(request: Request, node: Served, language: Language) -> Refereed:
    """Replay an uploaded record, trust no field of it, and name everything that breaks the rules."""
    verdict = await node.workbench.run(refereed, await request.body(), language)
    return Refereed(games=verdict.games, legal=verdict.good, faults=_faults(verdict))


@analysis.post(
    "/verify", responses=refusals(400, 401, 403, 413), dependencies=[Depends(counted)], openapi_extra=_RECORD
)
async def verify_shuffles(request: Request, node: Served, language: Language) -> Verified:
    """Make every shuffle of an uploaded record again from the revealed secrets, and say which differ."""
    verdict = await node.workbench.run(verified, await request.body(), language)
    return Verified(games=verdict.games, verified=verdict.good, faults=_faults(verdict))


@analysis.post("/matches/{match}/hint", responses=refusals(401, 403, 404, 409))
async def give_hint(
    match: Id, wanted: HintWanted, node: Served, language: Language, player: Annotated[Player, Depends(counted)]
) -> HintShown:
    """Give a hint to the seat in turn, made of what it sees and nothing else; a rated match gives none."""
    asking = Asking(wanted.step, language if wanted.language is None else spoken(wanted.language))
    seq, hint = await hint_for(node.matches, node.bots, MatchId(match), player.id, asking)
    return HintShown.model_validate({"seq": seq, **msgspec.to_builtins(hint)})


def _faults(verdict: Judged) -> list[FaultShown]:
    return [FaultShown(game=game, line=line, fault=fault) for game, line, fault in verdict.faults]
