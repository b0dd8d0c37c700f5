"""Study over HTTP: hints and tips in a match, reviews of games, and who may not ask about a position."""

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.responses import Response

from tilewright.answers.analysis import Position, solve_position
from tilewright.answers.judge.tiles import Studied
from tilewright.answers.positions import compare_turns, faces_of_position, find_best_turn, list_legal_plays
from tilewright.answers.practice import judge_practice_draft, play_position_out
from tilewright.answers.requests import Language
from tilewright.local import match_addresses as device_matches
from tilewright.messages.boards import HintRequest
from tilewright.messages.fields import Id, MatchId, PlayerId
from tilewright.messages.over_http import GameNumber, HintShown, HintWanted, MomentNumber, Tips
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.archive import PartWanted
from tilewright.service.matches.create import readable_match
from tilewright.service.matches.hints import hint_for, tips_for
from tilewright.service.matches.rated_positions import refuse_rated_position
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.web.authentication import Declined
from tilewright.web.endpoints import Endpoints, Gate, json_response
from tilewright.words.locales import supported_locale
from tilewright.words.say import sentence

studying: Endpoints = Endpoints()


async def _may_be_studied(asked: Studied | Position, asker: Asker, node: Node) -> None:
    """Refuse a position of a rated match or a rush that the asker is playing."""
    position = faces_of_position(asked)
    await refuse_rated_position(node.matches, PlayerId(asker.player), *position)
    await node.rushes.refuse_position(asker, *position, now())


GATES: dict[Callable[..., Any], Gate] = dict.fromkeys(
    (solve_position, find_best_turn, list_legal_plays, compare_turns, play_position_out, judge_practice_draft),
    _may_be_studied,
)
"""What may refuse a question about a position before it is answered."""


@studying.instead(device_matches.review_game)
async def review_game(  # noqa: PLR0913, each is part of the address
    match: Id, language: Language, asker: Asker, node: Node, *, game: GameNumber = 1, after: MomentNumber = 0
) -> Response:
    """Review a game of a finished match: each turn against the best one, and the chances to win before it.

    The answer has the turns that are done, without the first `after` of them.
    """
    node.rate_limits.count_address("address_replays", asker.address)
    row = await readable_match(node.store, MatchId(match), PlayerId(asker.player))
    page = await node.reviews.page(row, PartWanted(game, after, language), asker)
    if page is None:
        raise Declined(409, sentence("refused-game-not-over"))
    return json_response(page)


@studying.instead(device_matches.give_hint)
async def give_hint(match: Id, body: HintWanted, asker: Asker, node: Node, language: Language) -> HintShown:
    """Give a hint to the seat in turn, made only of what it sees; a rated match gives none."""
    wanted = HintRequest(body.step, language if body.language is None else supported_locale(body.language))
    seq, hint = await hint_for(node.matches, node.hint_bench, asker, MatchId(match), wanted)
    return HintShown(**msgspec.structs.asdict(hint), seq=seq)


@studying.instead(device_matches.give_tips)
async def give_tips(match: Id, asker: Asker, node: Node, language: Language) -> Tips:
    """Give the seat in turn tips that hold now, made only of what it sees; none after a first match."""
    return await tips_for(node.matches, node.hint_bench, asker, MatchId(match), language)
