"""Study over HTTP: positions with their best turn, every legal play and a picture, and reviews of games."""

from __future__ import annotations

from starlette.responses import Response

from tilewright.answers import questions
from tilewright.answers.positions import Studied, faces_of_position
from tilewright.answers.requests import Language
from tilewright.answers.reviews import Review
from tilewright.messages.bounds import Id
from tilewright.messages.ids import MatchId, PlayerId
from tilewright.messages.over_http import GameNumber, MomentNumber
from tilewright.service.limits.askers import Asker
from tilewright.service.matches.rated_positions import refuse_rated_position
from tilewright.service.matches.records import readable_match
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.service.study.reviews import ReviewWanted
from tilewright.web.authentication import Declined
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints, json_response
from tilewright.words.sentence import sentence

studying = Endpoints()


async def _may_be_studied(asked: Studied, asker: Asker, node: Node) -> None:
    position = faces_of_position(asked)
    await refuse_rated_position(node.matches, PlayerId(asker.player), *position)
    await node.rushes.refuse_position(asker, *position, now())


for question, limit in (
    (questions.find_best_turn, "analyses"),
    (questions.list_legal_plays, "analyses"),
    (questions.play_position_out, "analyses"),
    (questions.judge_practice_draft, "commands"),
):
    studying.serve(question, cost=Cost.LONG, refused=(400, 409), counted=limit, gate=_may_be_studied)
studying.serve(questions.draw_a_position, cost=Cost.SHORT, refused=(400,))


@studying.add("GET /api/matches/{match}/review", cost=Cost.LONG, answer=Review, refused=(404, 409), counted="analyses")
async def review_game(  # noqa: PLR0913, each is part of the address
    match: Id, language: Language, asker: Asker, node: Node, *, game: GameNumber = 1, after: MomentNumber = 0
) -> Response:
    """Review a game of a finished match: each turn against the best one, and the chances to win before it.

    The answer has the turns that are done, without the first `after` of them.
    """
    node.rate_limits.count_address("address_replays", asker.address)
    row = await readable_match(node.store, MatchId(match), PlayerId(asker.player))
    page = await node.reviews.page(row, ReviewWanted(game, after, language), asker)
    if page is None:
        raise Declined(409, sentence("refused-game-not-over"))
    return json_response(page)
