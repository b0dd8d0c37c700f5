"""Score cards over HTTP, for games with a physical set: counted, or drawn as a picture."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from tilewright.answers.score_cards import CardAsked, CardShown, draw_card, show_card
from tilewright.messages.bounds import RulesId
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import read_house
from tilewright.service.node import Node
from tilewright.web.api.rules import House
from tilewright.web.authentication import Visitor
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints
from tilewright.web.language import Language

score_cards = Endpoints()

Games = Annotated[str, Meta(max_length=4_000, examples=["*_24_12.3_K7J-5_*_9_30"])]
Seats = Annotated[int, Meta(ge=2, le=6)]
Names = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=24, pattern="^[^\\x00-\\x1f]*$")], ...],
    Meta(max_length=6, examples=[["Ann", "Ben"]]),
]
_NOBODY = ("1", "2")


@score_cards.add("GET /api/score", cost=Cost.SHORT, refused=(400,))
async def count_card(  # noqa: PLR0913, each is part of the address
    visitor: Visitor,
    node: Node,
    language: Language,
    *,
    seats: Seats = 2,
    rules: RulesId = DEFAULT,
    house: House = (),
    games: Games = "",
) -> CardShown:
    """Count a score card: games separated by `-`, and the racks of a game, one for each seat, by `_`.

    A rack is `*` for the player who went out, a sum, a sum and the number of pieces (`24.5`), or pieces (`K7R13J`).
    """
    asked = CardAsked(rules, read_house(house), games)
    return await node.short_bench.run(visitor, show_card, asked, seats, language)


@score_cards.add("GET /api/score/card.svg", cost=Cost.SHORT, answer="image/svg+xml", refused=(400,))
async def draw_score_card(  # noqa: PLR0913, each is part of the address
    visitor: Visitor,
    node: Node,
    language: Language,
    *,
    player: Names = (),
    rules: RulesId = DEFAULT,
    house: House = (),
    games: Games = "",
) -> Response:
    """Draw a score card as a picture; `player` is repeated for each name, and without names there are two players."""
    asked = CardAsked(rules, read_house(house), games)
    svg = await node.short_bench.run(visitor, draw_card, asked, player or _NOBODY, language)
    return Response(svg, media_type="image/svg+xml")
