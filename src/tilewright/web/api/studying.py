"""Study over HTTP: positions with their best turn, every legal play and a picture, and reviews of games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from tilewright.answers.positions import (
    PlaysFound,
    Studied,
    TurnFound,
    TurnWanted,
    draw_position,
    faces_of_position,
    find_turn,
    list_plays,
)
from tilewright.answers.practice import PracticeDraft, PracticeShown, PracticeTurn, judge_draft, take_turn
from tilewright.messages.bounds import Id
from tilewright.messages.ids import MatchId, PlayerId
from tilewright.messages.wire import Judgement
from tilewright.service.limits.askers import Asker
from tilewright.service.matches.rated_positions import refuse_rated_position
from tilewright.service.matches.records import readable_match
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.service.study.reviews import Review
from tilewright.web.api.matches import GameNumber
from tilewright.web.authentication import Declined, Visitor
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints, MostBytes, json_response
from tilewright.web.language import Language
from tilewright.words.sentence import sentence

studying = Endpoints()

# As many pieces as any box has.
Pieces = Annotated[str, Meta(max_length=700, examples=["R3.J.R5_K9.R9.B9"])]


@studying.add("POST /api/study/turn", cost=Cost.LONG, refused=(400, 409), counted="analyses")
async def find_best_turn(
    body: Annotated[TurnWanted, MostBytes(16_384)], asker: Asker, node: Node, language: Language
) -> TurnFound:
    """Find the best turn of a position, or the one that plays chosen pieces, with its steps in words.

    A position much like that of a rated match that is being played, or of a puzzle in a rush, is refused.
    """
    await _may_be_studied(body, asker, node)
    return await node.workbench.run(asker, find_turn, body, language)


@studying.add("POST /api/study/plays", cost=Cost.LONG, refused=(400, 409), counted="analyses")
async def list_legal_plays(
    body: Annotated[Studied, MostBytes(16_384)],
    asker: Asker,
    node: Node,
    language: Language,  # noqa: ARG001, a refusal is in it
) -> PlaysFound:
    """List the choices of rack pieces that can be laid, 200 at most; refused as `/api/study/turn` is."""
    await _may_be_studied(body, asker, node)
    return await node.workbench.run(asker, list_plays, body)


@studying.add("POST /api/study/game", cost=Cost.LONG, refused=(400, 409), counted="analyses")
async def play_position_out(
    body: Annotated[PracticeTurn, MostBytes(16_384)], asker: Asker, node: Node, language: Language
) -> PracticeShown:
    """Play one turn of a practice game from a position, the player's or that of the bot in turn.

    Nothing is stored: each request sends the position, and `now` and `seal` of the last answer. Refused as
    `/api/study/turn` is.
    """
    await _may_be_studied(body, asker, node)
    return await node.workbench.run(asker, take_turn, body, node.practice_key, language)


@studying.add("POST /api/study/game/draft", cost=Cost.LONG, refused=(400, 409), counted="commands")
async def judge_practice_draft(
    body: Annotated[PracticeDraft, MostBytes(16_384)], asker: Asker, node: Node, language: Language
) -> Judgement:
    """Tell what would be wrong with a draft of the player's turn in a practice game."""
    await _may_be_studied(body, asker, node)
    return await node.workbench.run(asker, judge_draft, body, node.practice_key, language)


@studying.add("GET /api/matches/{match}/review", cost=Cost.LONG, answer=Review, refused=(404, 409), counted="analyses")
async def review_game(match: Id, language: Language, asker: Asker, node: Node, game: GameNumber = 1) -> Response:
    """Review a game of a finished match: each turn against the best one, and the chances to win before it."""
    node.rate_limits.count_address("address_replays", asker.address)
    row = await readable_match(node.store, MatchId(match), PlayerId(asker.player))
    page = await node.reviews.page(row, game, asker, language)
    if page is None:
        raise Declined(409, sentence("refused-game-not-over"))
    return json_response(page)


@studying.add("GET /api/study/position.svg", cost=Cost.SHORT, answer="image/svg+xml", refused=(400,))
async def draw_a_position(visitor: Visitor, node: Node, table: Pieces = "", rack: Pieces = "") -> Response:
    """Draw a position as a picture: pieces are separated by `.` and rows by `_`."""
    drawn = await node.short_bench.run(visitor, draw_position, table, rack)
    return Response(drawn, media_type="image/svg+xml")


async def _may_be_studied(asked: Studied, asker: Asker, node: Node) -> None:
    position = faces_of_position(asked)
    await refuse_rated_position(node.matches, PlayerId(asker.player), *position)
    await node.rushes.refuse_position(asker, *position, now())
