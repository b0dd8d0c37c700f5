"""Guests, matches, records and replays over HTTP; playing itself is done over the socket."""

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tilewright.answers.addresses import Cost
from tilewright.answers.requests import Language
from tilewright.hosting.shown import seating
from tilewright.local import addresses as device
from tilewright.local import match_addresses as device_matches
from tilewright.messages import over_http
from tilewright.messages.fields import Id, MatchId
from tilewright.service.accounts.devices import note_use
from tilewright.service.accounts.logins import logged_in, new_guest
from tilewright.service.accounts.players import Player, shown_seats
from tilewright.service.errors import StoreUnavailable
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.archive import PartWanted
from tilewright.service.matches.create import Order, create_match, lying, readable_match, visible_match
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.settings import now
from tilewright.tiles import BadInput
from tilewright.web.authentication import Declined
from tilewright.web.endpoints import Endpoints, json_response, resumed
from tilewright.web.security import address_of, device_of, set_login, token_of, token_of_person
from tilewright.words.say import sentence

matches: Endpoints = Endpoints()


@matches.instead(device.become_player)
async def log_a_guest_in(body: over_http.NameSent, request: Request, node: Node) -> Response:
    """Log in under a name; the cookie that comes back is the login."""
    node.rate_limits.count_address("guests", address_of(request))
    node.bans.refuse(None, address_of(request))
    player, token = await new_guest(node.store, body.name)
    return set_login(json_response(over_http.Login(player.id, player.name), 201), request, token)


@matches.instead(device.show_player_here)
async def show_login(request: Request, player: Player, node: Node) -> over_http.Login:
    """Return who is logged in."""
    if (token := token_of(request)) is not None:
        # It is not needed for the answer, and a full disk must not keep a page from opening.
        with suppress(StoreUnavailable):
            await note_use(node.store, token, device_of(request), now())
    return over_http.Login(player.id, player.name)


@matches.instead(device_matches.create)
async def create(body: over_http.MatchWanted, caller: Caller, request: Request) -> over_http.Created:
    """Create a match against bots, or of those who share this device; it begins when each has given a nonce."""
    if body.players:
        raise BadInput(sentence("refused-seat-needs-invitation"))
    node, player = caller.node, caller.player.id
    people = tuple([(await _person(request, node, person)).id for person in body.persons])
    if len({*people}) < len(people):
        raise BadInput(sentence("refused-person-twice"))
    order = Order(rules=body.rules, house=body.house, players=people or (player,), bots=body.bots, terms=body.terms)
    async with node.caps.match(player, caller.address) as begin:
        match = await create_match(node.matches, order)
        begin(match)
    return over_http.Created(match)


async def _person(request: Request, node: Node, person: int) -> Player:
    """Return the player who is logged in as a person of this device."""
    player = await logged_in(node.store, token_of_person(request, person))
    if player is None:
        raise Declined(401, sentence("refused-log-in"))
    node.bans.refuse(player.id, address_of(request))
    return player


@matches.instead(device_matches.show_match)
async def show_match(match: Id, player: Player, node: Node) -> over_http.MatchShown:
    """Show who plays what, and the hashes of the secrets of all games."""
    row, seat = await visible_match(node.store, MatchId(match), player.id)
    seats = seating(row, await shown_seats(node.store, row), seat)
    return over_http.match_shown(seats, begun=seats.begun, over=row.schedule.over)


@matches.add("GET /api/matches/{match}/felt", Cost.LIGHT, refused=(404,), counted="messages")
async def show_felt(match: Id, player: Player, node: Node) -> over_http.FeltShown:
    """Show what lies on the table of a match that the player plays or may watch, for a small picture of it."""
    return await lying(node.matches, MatchId(match), player.id)


@matches.instead(device_matches.download_record)
async def download_record(match: Id, node: Node, caller: Caller) -> Response:
    """Download the record of the games that are over, for `tilewright verify` and `tilewright referee`."""
    node.rate_limits.count_address("address_replays", caller.address)
    row = await readable_match(node.store, MatchId(match), caller.player.id)
    lines = node.archive.record(row, Asker(caller.address, caller.player.id))
    first = await anext(lines, None)
    if first is None:
        raise Declined(409, sentence("refused-no-game-over"))
    return StreamingResponse(resumed(first, lines), media_type="application/x-ndjson")


@matches.instead(device_matches.show_replay)
async def show_replay(
    match: Id, language: Language, caller: Caller, game: over_http.GameNumber = 1, after: over_http.MomentNumber = 0
) -> Response:
    """Show a page of a finished game moment by moment, from moment `after` on, with all racks."""
    node = caller.node
    node.rate_limits.count_address("address_replays", caller.address)
    row = await readable_match(node.store, MatchId(match), caller.player.id)
    wanted = PartWanted(game, after, language)
    page = await node.archive.replay(row, wanted, Asker(caller.address, caller.player.id))
    if page is None:
        raise Declined(409, sentence("refused-game-not-over"))
    return json_response(page)
