"""Tables over HTTP: open, list, join by link, leave, start, large screens; the socket reports every change."""

from collections.abc import Callable
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.bots.even_chances import like_bot
from tilewright.engine import Seat
from tilewright.local import addresses as device
from tilewright.messages.fields import BotName, Id, PlayerId
from tilewright.messages.over_http import PageNumber, TablesShown
from tilewright.messages.terms import SeatHandicap
from tilewright.messages.wire import TableShown
from tilewright.service.accounts.logins import new_guest
from tilewright.service.accounts.one_time import SECONDS_OF_A_CODE
from tilewright.service.accounts.players import Player
from tilewright.service.errors import NoSuchRoom
from tilewright.service.limits.networks import Asker
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.rooms import room as changes
from tilewright.service.rooms.listing import own_tables, public_tables
from tilewright.service.rooms.room import Room, RoomId, with_screen
from tilewright.service.rooms.screen_codes import TableGiven, code_of, give_table, new_code
from tilewright.service.rooms.service import NewRoom, keep_out, may_see, room_for, shown
from tilewright.service.rooms.store import StoredRoom, invited_to, room_of
from tilewright.service.study.results import against_bots
from tilewright.web.endpoints import Endpoints, json_response
from tilewright.web.home_network import THIS_MACHINE, NoHomeNetwork
from tilewright.web.links import draw_link
from tilewright.web.previews import public_address
from tilewright.web.security import address_of, set_screen
from tilewright.words.say import sentence

tables: Endpoints = Endpoints()

ChairNumber = Annotated[int, Meta(ge=0, le=15)]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """The invitation, if the table is not listed, and the chair, if that matters."""

    invite: Id | None = None
    chair: ChairNumber | None = None


class Kicking(Struct, frozen=True, forbid_unknown_fields=True):
    """The player to send away."""

    player: Id


class Answering(Struct, frozen=True, forbid_unknown_fields=True):
    """A player who asks to be let in, and whether the host does so."""

    player: Id
    admit: bool


class BotWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a chair, or null to free it."""

    bot: BotName | None


class Swapping(Struct, frozen=True, forbid_unknown_fields=True):
    """Two chairs."""

    one: ChairNumber
    other: ChairNumber


class Starting(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for every free chair, or null to play without them.

    Where the rules let the host decide who starts, `starter` is that chair; by default it is the host's.
    """

    fill: BotName | None = None
    starter: ChairNumber | None = None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the host begins without the players who have not answered."""

    without_others: bool = False


async def _shown(node: Node, kept: StoredRoom, player: Player) -> TableShown:
    return await shown(node.store, kept, player.id)


@tables.add("POST /api/tables", Cost.LIGHT, status=201, refused=(400,), counted="tables")
async def open_table(body: NewRoom, caller: Caller) -> TableShown:
    """Open a table; the host invites others by sending them the link."""
    node, player = caller.node, caller.player
    async with node.caps.table(player.id, caller.address) as begin:
        kept = await node.rooms.open(player.id, body)
        begin(kept.room.id)
    return await _shown(node, kept, player)


@tables.instead(device.list_tables)
async def list_tables(player: Player, node: Node, playing: bool = False, page: PageNumber = 0) -> TablesShown:
    """List the tables of the last day that anybody may join, or with `playing` those that anybody may watch."""
    return await public_tables(node.store, player.id, page, playing=playing)


@tables.instead(device.list_own_tables)
async def list_own_tables(player: Player, node: Node, page: PageNumber = 0) -> TablesShown:
    """List the tables at which the player has a chair, the latest first."""
    return await own_tables(node.store, player.id, page)


@tables.add("GET /api/tables/{table}", Cost.LIGHT, refused=(404,))
async def show_table(table: Id, player: Player, node: Node, invite: Id | None = None) -> TableShown:
    """Show a table that is listed, at which the player sits, or to which they are invited."""
    return await _shown(node, await room_for(node.store, RoomId(table), player.id, invite), player)


@tables.add("GET /api/invites/{invite}", Cost.LIGHT, refused=(404,))
async def show_invitation(invite: Id, player: Player, node: Node) -> TableShown:
    """Show the table of an invitation; invitations to closed tables do not work."""
    kept = await invited_to(node.store, invite)
    return await _shown(node, await room_for(node.store, kept.room.id, player.id, invite), player)


@tables.add("GET /api/invites/{invite}/qr.svg", Cost.SHORT, answer="image/svg+xml", refused=(404, 409))
async def draw_invitation(invite: Id, request: Request, asker: Asker, node: Node) -> Response:
    """Return the link of an invitation as a QR code, with the public address of the server or the requested host.

    A link that leads every phone to itself is refused.
    """
    kept = await invited_to(node.store, invite)
    await room_for(node.store, kept.room.id, PlayerId(asker.player), invite)
    server = public_address(node, request)
    if urlsplit(server).hostname in THIS_MACHINE:
        raise NoHomeNetwork(sentence("refused-no-home-network"))
    link = f"{server}/join/{invite}"
    drawn = await node.short_bench.run(asker, draw_link, link)
    return Response(drawn, media_type="image/svg+xml")


@tables.add("POST /api/tables/{table}/join", Cost.LIGHT, refused=(404, 409), counted="tables")
async def join_table(table: Id, body: Joining, player: Player, node: Node) -> TableShown:
    """Sit down, or move to another free chair."""
    chair = None if body.chair is None else Seat(body.chair)
    if await keep_out(node.store, [(await room_of(node.store, RoomId(table))).room], player.id):
        raise NoSuchRoom

    def joined(room: Room) -> Room:
        # Checked on the version that is changed, so that closing the table ends the invitation at once.
        if not may_see(room, player.id, body.invite):
            raise NoSuchRoom
        return changes.sat_down(room, player.id, chair)

    return await _shown(node, await node.rooms.change(RoomId(table), joined), player)


@tables.add("POST /api/tables/{table}/ask", Cost.LIGHT, status=204, counted="tables")
async def ask_in(table: Id, player: Player, node: Node) -> None:
    """Ask the host of a table to be let in; the answer is the same whether there is such a table or not."""
    await node.rooms.knock(RoomId(table), player.id)


@tables.add("POST /api/tables/{table}/answer", Cost.LIGHT, refused=(404, 409), counted="tables")
async def answer(table: Id, body: Answering, player: Player, node: Node) -> TableShown:
    """Let in a player who asks, as the host, or not; who is let in sees the table as if it were listed."""
    asking = PlayerId(body.player)
    return await _changed(node, table, player, lambda room: changes.answered(room, player.id, asking, admit=body.admit))


@tables.add("POST /api/tables/{table}/leave", Cost.LIGHT, refused=(404, 409), counted="tables")
async def leave_table(table: Id, player: Player, node: Node) -> TableShown:
    """Leave the table; during a match the player keeps the chair and the stand-in plays."""
    await room_for(node.store, RoomId(table), player.id)
    return await _shown(node, await node.rooms.leave(RoomId(table), player.id), player)


@tables.add("POST /api/tables/{table}/kick", Cost.LIGHT, refused=(404, 409), counted="tables")
async def kick(table: Id, body: Kicking, player: Player, node: Node) -> TableShown:
    """Send a player away before the start, as the host; they cannot come back."""
    away = PlayerId(body.player)
    return await _changed(node, table, player, lambda room: changes.sent_away(room, player.id, away))


@tables.add("PUT /api/tables/{table}/chairs/{chair}", Cost.LIGHT, refused=(400, 404, 409), counted="tables")
async def set_chair(table: Id, chair: ChairNumber, body: BotWanted, player: Player, node: Node) -> TableShown:
    """Put a bot on a chair before the start, or free it, as the host."""
    return await _changed(node, table, player, lambda room: changes.with_bot(room, player.id, Seat(chair), body.bot))


@tables.add("POST /api/tables/{table}/swap", Cost.LIGHT, refused=(404, 409), counted="tables")
async def swap_chairs(table: Id, body: Swapping, player: Player, node: Node) -> TableShown:
    """Exchange who sits at two chairs before the start, as the host; one of them may be free."""
    one, other = Seat(body.one), Seat(body.other)
    return await _changed(node, table, player, lambda room: changes.swapped(room, player.id, one, other))


@tables.add("PUT /api/tables/{table}/chairs/{chair}/handicap", Cost.LIGHT, refused=(400, 404, 409), counted="tables")
async def set_handicap(table: Id, chair: ChairNumber, body: SeatHandicap, player: Player, node: Node) -> TableShown:
    """Give the player or the bot at a chair a handicap before the start, as the host; an empty one ends it."""
    return await _changed(node, table, player, lambda room: changes.with_handicap(room, player.id, Seat(chair), body))


@tables.add("POST /api/tables/{table}/even", Cost.LONG, refused=(404, 409), counted="replays")
async def even_chances(table: Id, caller: Caller) -> TableShown:
    """Give everybody at the table the handicaps that bring them closest to even chances, as the host.

    How strong people are is estimated from their results against bots, whose strengths are measured.
    """
    node, player = caller.node, caller.player
    # Matches that are not counted yet are read as for replays.
    node.rate_limits.count_address("address_replays", caller.address)
    room = (await room_for(node.store, RoomId(table), player.id)).room
    like: dict[PlayerId | None, str] = {
        person: like_bot(await against_bots(node.matches, person)) for person in room.people
    }
    kept = await node.rooms.change(RoomId(table), lambda before: changes.evened(before, player.id, like))
    return await _shown(node, kept, player)


@tables.add("POST /api/tables/{table}/start", Cost.LIGHT, refused=(400, 404, 409), counted="tables")
async def start(table: Id, body: Starting, caller: Caller) -> TableShown:
    """Start the match, as the host; the first game is dealt when every player has given a nonce over the socket."""
    node, player = caller.node, caller.player
    await room_for(node.store, RoomId(table), player.id)
    starter = None if body.starter is None else Seat(body.starter)
    async with node.caps.match(player.id, caller.address) as begin:
        kept = await node.rooms.start(RoomId(table), player.id, body.fill, starter)
        begin(str(kept.room.match))
    return await _shown(node, kept, player)


@tables.add("POST /api/tables/{table}/rematch", Cost.LIGHT, refused=(400, 404, 409), counted="tables")
async def rematch(table: Id, body: Again, caller: Caller) -> TableShown:
    """Ask for another match with the same players; it begins, seats rotated, when everybody has asked."""
    node, player = caller.node, caller.player
    await room_for(node.store, RoomId(table), player.id)
    async with node.caps.match(player.id, caller.address) as begin:
        kept = await node.rooms.again(RoomId(table), player.id, without_others=body.without_others)
        begin(str(kept.room.match))
    return await _shown(node, kept, player)


@tables.add(
    "POST /api/tables/{table}/screens", Cost.LIGHT, status=201, answer=TableShown, refused=(404, 409), counted="tables"
)
async def show_on_screen(table: Id, caller: Caller, request: Request) -> Response:
    """Make this browser a screen of the table, as the host: it shows to all what everybody may see.

    The cookie that comes back is the login of the screen. Before a match the host's chair becomes free.
    """
    node, player = caller.node, caller.player
    before = await room_for(node.store, RoomId(table), player.id)
    # Refused before there is a login for nothing.
    changes.with_screen(before.room, player.id, PlayerId(""))
    node.rate_limits.count_address("guests", caller.address)
    screen, token = await new_guest(node.store, player.name)
    kept = await node.rooms.change(RoomId(table), lambda room: changes.with_screen(room, player.id, screen.id))
    return set_screen(json_response(await _shown(node, kept, screen), 201), request, token)


@tables.add("DELETE /api/tables/{table}/screens", Cost.LIGHT, refused=(404, 409), counted="tables")
async def end_screens(table: Id, player: Player, node: Node) -> TableShown:
    """End all screens of the table, as the host."""
    return await _changed(node, table, player, lambda room: changes.without_screens(room, player.id))


@tables.add("POST /api/tables/{table}/close", Cost.LIGHT, refused=(404, 409), counted="tables")
async def close_table(table: Id, player: Player, node: Node) -> TableShown:
    """Close the table, as the host; its invitation stops working."""
    return await _changed(node, table, player, lambda room: changes.closed_by(room, player.id))


async def _changed(node: Node, table: str, player: Player, changed: Callable[[Room], Room]) -> TableShown:
    """Return a table after a change by a player who may see it."""
    await room_for(node.store, RoomId(table), player.id)
    return await _shown(node, await node.rooms.change(RoomId(table), changed), player)


# Nobody sees the name of a screen.
_NAME = "screen"


class ScreenCode(Struct, frozen=True):
    """The code that a screen shows, and for how many seconds it works."""

    code: str
    seconds: int


class CodeTyped(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that a large screen shows; small letters, spaces and hyphens do not matter."""

    code: Annotated[str, Meta(max_length=20)]


@tables.add("POST /api/screens", Cost.LIGHT, status=201, answer=ScreenCode, refused=(429, 503))
async def show_code(request: Request, node: Node) -> Response:
    """Make this browser a large screen that waits for a table, and return the code to show.

    The cookie that comes back is the login of the screen.
    """
    node.rate_limits.count_address("guests", address_of(request))
    node.bans.refuse(None, address_of(request))
    screen, token = await new_guest(node.store, _NAME)
    shows = ScreenCode(await new_code(node.store, screen.id), SECONDS_OF_A_CODE)
    return set_screen(json_response(shows, 201), request, token)


@tables.add("GET /api/screens/table", Cost.LIGHT, counted="messages")
async def wait_for_table(player: Player, node: Node) -> TableGiven:
    """Return the table that this screen was given by its code, or whether it still waits for one."""
    return await code_of(node.store, player.id)


@tables.add("POST /api/tables/{table}/screens/code", Cost.LIGHT, refused=(404, 409), counted="calls")
async def bring_to_screen(table: Id, body: CodeTyped, caller: Caller) -> TableShown:
    """Bring a table to the large screen that shows this code, as the host, who keeps their chair."""
    node, player = caller.node, caller.player
    before = await room_for(node.store, RoomId(table), player.id)
    # Refused before the code is used up.
    with_screen(before.room, player.id, PlayerId(""), elsewhere=True)
    node.rate_limits.count_address("address_passwords", caller.address)
    screen = await give_table(node.store, body.code, RoomId(table))
    kept = await node.rooms.change(RoomId(table), lambda room: with_screen(room, player.id, screen, elsewhere=True))
    return await shown(node.store, kept, player.id)
