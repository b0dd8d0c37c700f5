"""Errors of pages in the field: one line in the log for each kind, without anything about a person."""

from typing import Annotated

import structlog
from msgspec import Meta, Struct

from tilewright.answers.addresses import Cost
from tilewright.service.node import Node
from tilewright.web.authentication import Visitor
from tilewright.web.endpoints import Endpoints

page_errors: Endpoints = Endpoints()

_log = structlog.get_logger(__name__)
# More kinds than this are a flood, not news.
_MOST_KINDS = 500


class PageError(Struct, frozen=True, forbid_unknown_fields=True):
    """An error of a page: its name, where in our scripts it happened, on which page, and the version of the scripts."""

    name: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z]+$")]
    place: Annotated[str, Meta(max_length=100, pattern=r"^[\w./-]*(:[0-9]{1,6}){0,2}$")]
    page: Annotated[str, Meta(max_length=20, pattern=r"^[a-z]*$")]
    version: Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]*$")]


@page_errors.add("POST /api/errors", Cost.LIGHT, status=204, refused=(429,))
async def report_error(body: PageError, visitor: Visitor, node: Node) -> None:
    """Tell the owner of the server that a page has failed; of each kind there is one line in the log."""
    node.rate_limits.count_address("page_errors", visitor.address)
    if not node.settings.page_errors:
        return
    node.metrics.page_errors.inc()
    kinds, kind = node.metrics.page_error_kinds, (body.name, body.place, body.page, body.version)
    if kind in kinds or len(kinds) >= _MOST_KINDS:
        return
    kinds.add(kind)
    _log.warning("a page failed", name=body.name, place=body.place, page=body.page, version=body.version)
