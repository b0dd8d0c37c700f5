"""The operator's desk over HTTP: reports, bans, tables, texts, login links, the audit log, and how the server is."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from tilewright.answers.addresses import Cost
from tilewright.messages.fields import Id
from tilewright.service.desk import listings
from tilewright.service.desk.bans import Ban
from tilewright.service.desk.desk import BanWanted
from tilewright.service.logs import LAST_ERRORS
from tilewright.service.node import Node
from tilewright.service.rooms.room import RoomId
from tilewright.web.api.passkeys import LoginName
from tilewright.web.authentication import Declined, Operator
from tilewright.web.endpoints import Endpoints
from tilewright.web.security import address_of
from tilewright.words.say import sentence

desk: Endpoints = Endpoints()

BeforeId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Before = Annotated[int, Meta(ge=0, le=2**53)]
ReportNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
LineNumber = Annotated[int, Meta(ge=0, le=2**53)]


class Reports(Struct, frozen=True):
    """A page of reports, the latest first; `before` the last id there are earlier ones."""

    reports: tuple[listings.ReportShown, ...]


class BansShown(Struct, frozen=True):
    """A page of bans and mutes in force, the latest first."""

    bans: tuple[listings.BanShown, ...]


class Audit(Struct, frozen=True):
    """A page of the audit log, the latest first."""

    lines: tuple[listings.AuditLine, ...]


class Found(Struct, frozen=True):
    """A player, and the networks from which they are connected to the server that answers."""

    who: listings.Someone
    networks: tuple[str, ...]


class People(Struct, frozen=True):
    """The players that were searched for."""

    people: tuple[Found, ...]


class LinkMade(Struct, frozen=True):
    """A one-time login link, from the first `/` on."""

    link: str


class LinkWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The login of an account whose owner cannot log in."""

    login: LoginName


class State(Struct, frozen=True, kw_only=True):
    """How much there is, how much happens on the server that answers, and its last errors, the latest first."""

    sizes: listings.Sizes
    rates: dict[str, float]
    errors: tuple[dict[str, str], ...]


@desk.add("GET /api/desk", Cost.LIGHT, refused=(404,), counted="messages")
async def show_state(_operator: Operator, node: Node) -> State:
    """Return sizes and rates of the server, and its last errors."""
    return State(
        sizes=await listings.sizes(node.store), rates=node.metrics.rates(), errors=tuple(reversed(LAST_ERRORS))
    )


@desk.add("GET /api/desk/reports", Cost.LIGHT, refused=(404,), counted="messages")
async def list_reports(
    _operator: Operator, node: Node, before: BeforeId | None = None, handled: bool = False
) -> Reports:
    """List reports with what the player had said, the latest first."""
    return Reports(await listings.reports(node.store, before, handled=handled))


@desk.add("POST /api/desk/reports/{report}/handled", Cost.LIGHT, status=204, refused=(404,), counted="tables")
async def handle_report(report: ReportNumber, operator: Operator, node: Node) -> None:
    """Put a report aside as dealt with."""
    _require(await node.desk.handle(operator.id, report))


@desk.add("GET /api/desk/people", Cost.LIGHT, refused=(404,), counted="messages")
async def find_people(
    _operator: Operator, node: Node, name: Annotated[str, Meta(pattern="^[^\\x00]*$", max_length=64)] = ""
) -> People:
    """Find players by id, name or username."""
    people = await listings.found(node.store, name)
    return People(tuple(Found(who, node.bans.networks(who.player)) for who in people))


@desk.add("GET /api/desk/bans", Cost.LIGHT, refused=(404,), counted="messages")
async def list_bans(_operator: Operator, node: Node, before: Before | None = None) -> BansShown:
    """List the bans and mutes in force, the latest first."""
    return BansShown(await listings.bans(node.store, before))


@desk.add("POST /api/desk/bans", Cost.LIGHT, status=201, refused=(400, 404), counted="tables")
async def ban_somebody(body: BanWanted, operator: Operator, request: Request, node: Node) -> Ban:
    """Ban or mute a player or a network, at once on every server; operators cannot ban themselves."""
    return await node.desk.ban(operator.id, body, address_of(request))


@desk.add("DELETE /api/desk/bans/{ban}", Cost.LIGHT, status=204, refused=(404,), counted="tables")
async def lift_ban(ban: Id, operator: Operator, node: Node) -> None:
    """End a ban or a mute."""
    _require(await node.desk.lift(operator.id, ban))


@desk.add("POST /api/desk/tables/{table}/close", Cost.LIGHT, status=204, refused=(404,), counted="tables")
async def close_any_table(table: Id, operator: Operator, node: Node) -> None:
    """Close a table; a match that is being played there goes on."""
    await node.desk.close_table(operator.id, RoomId(table))


@desk.add("DELETE /api/desk/tables/{table}/chat/{line}", Cost.LIGHT, status=204, refused=(404,), counted="tables")
async def remove_line(table: Id, line: LineNumber, operator: Operator, node: Node) -> None:
    """Remove a chat line."""
    _require(await node.desk.remove_line(operator.id, RoomId(table), line))


@desk.add("POST /api/desk/links", Cost.LIGHT, status=201, refused=(400, 404), counted="passwords")
async def make_link(body: LinkWanted, operator: Operator, node: Node) -> LinkMade:
    """Make a one-time login link for somebody who cannot log in."""
    link = await node.desk.link(operator.id, body.login)
    _require(link is not None)
    return LinkMade(link or "")


@desk.add("GET /api/desk/audit", Cost.LIGHT, refused=(404,), counted="messages")
async def list_acts(_operator: Operator, node: Node, before: BeforeId | None = None) -> Audit:
    """List what operators did, the latest first."""
    return Audit(await listings.audit(node.store, before))


def _require(exists: bool) -> None:
    if not exists:
        raise Declined(404, sentence("refused-not-there"))
