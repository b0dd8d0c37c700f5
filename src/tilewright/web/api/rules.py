"""The rules over HTTP, in words: the booklets with their bots, and each rule of a booklet with its choices."""

from starlette.responses import Response

from tilewright.answers import booklets
from tilewright.answers.addresses import House
from tilewright.answers.requests import Language
from tilewright.games import EDITIONS
from tilewright.messages.fields import Id
from tilewright.service.node import Node
from tilewright.web.authentication import Visitor
from tilewright.web.endpoints import Endpoints
from tilewright.web.printed import Printed, as_json

rules: Endpoints = Endpoints()

_as_printed = Printed()


@rules.instead(booklets.show_rules)
async def show_rules(rules: Id, visitor: Visitor, node: Node, language: Language, house: House = ()) -> Response:
    """Show all rules of a booklet in words, with house rules given as `house=KEY=VALUE`, and those of others."""
    bench = node.short_bench
    if not house and rules in EDITIONS:
        return await _as_printed.answer(bench, visitor, booklets.show_printed, rules, language)
    told = await bench.run(visitor, as_json, booklets.show_rules, rules, language, house)
    return Response(told, media_type="application/json")
