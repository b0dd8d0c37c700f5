"""The rules over HTTP, in words: the booklets with their bots, and each rule of a booklet with its choices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from tilewright.answers import booklets
from tilewright.answers.booklets import BookletsShown, RulesShown
from tilewright.games import EDITIONS
from tilewright.messages.bounds import Id
from tilewright.rules.house import read_house
from tilewright.service.node import Node
from tilewright.tiles.notation import quoted
from tilewright.web.authentication import Declined, Visitor
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints
from tilewright.web.language import Language
from tilewright.web.printed import Printed, as_json

rules = Endpoints()

House = Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=60, examples=[["opening.min=50"]])]
_as_printed = Printed()


@rules.add("GET /api/rules", cost=Cost.LIGHT)
async def list_booklets(language: Language) -> BookletsShown:
    """List the booklets in words, the default first, each with its bots from the weakest up."""
    return booklets.list_booklets(language)


@rules.add("GET /api/rules/{rules}", cost=Cost.SHORT, answer=RulesShown, refused=(400, 404))
async def show_rules(rules: Id, visitor: Visitor, node: Node, language: Language, house: House = ()) -> Response:
    """Show all rules of a booklet in words, with house rules given as `house=KEY=VALUE`, and those of others."""
    if rules not in EDITIONS:
        raise Declined(404, f"there is no rulebook {quoted(rules)}: choose from {', '.join(EDITIONS)}")
    bench = node.short_bench
    if not house:
        return await _as_printed.answer(bench, visitor, booklets.show_printed, rules, language)
    told = await bench.run(visitor, as_json, booklets.show_booklet, rules, read_house(house), language)
    return Response(told, media_type="application/json")
