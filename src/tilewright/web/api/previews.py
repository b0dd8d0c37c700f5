"""The pictures of shared links, which chat programs fetch without a login."""

from typing import Annotated

from cachetools import LRUCache
from msgspec import Meta
from msgspec.structs import replace
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.answers.previews import Preview, draw_preview
from tilewright.answers.requests import Language
from tilewright.service.node import Node
from tilewright.web.authentication import Visitor
from tilewright.web.endpoints import Endpoints
from tilewright.web.previews import PICTURE, preview_of, with_table

previews: Endpoints = Endpoints()

Address = Annotated[
    str, Meta(pattern=r"^/[A-Za-z0-9/_-]*(\?[!-~]*)?$", max_length=1_200, examples=["/rules/classic-nl"])
]

# Of 30 to 60 KB each. A link is shown to many people at about the same time.
_pictures: LRUCache[Preview, bytes] = LRUCache(64)
_AN_HOUR = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Language"}


@previews.add(f"GET {PICTURE}", Cost.LONG, answer="image/png")
async def draw_preview_of_link(visitor: Visitor, node: Node, language: Language, address: Address = "/") -> Response:
    """Draw the preview of a page of the app, as anybody sees it who has its address: 1200 by 630 pixels."""
    node.rate_limits.count_address("address_replays", visitor.address)
    # The sentence is not in the picture.
    preview = replace(await preview_of(node, address, language), sentence="")
    preview = await with_table(node, address, preview)
    picture = _pictures.get(preview)
    if picture is None:
        picture = _pictures[preview] = await node.workbench.run(visitor, draw_preview, preview)
    return Response(picture, media_type="image/png", headers=_AN_HOUR)
