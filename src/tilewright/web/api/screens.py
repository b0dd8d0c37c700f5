"""Large screens with a code over HTTP: a screen shows one, and the host of a table types it."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.messages.fields import Id, PlayerId
from tilewright.messages.wire import TableShown
from tilewright.service.accounts.logins import new_guest
from tilewright.service.accounts.one_time import SECONDS_OF_A_CODE
from tilewright.service.accounts.players import Player
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.rooms.room import RoomId, with_screen
from tilewright.service.rooms.screen_codes import TableGiven, code_of, give_table, new_code
from tilewright.service.rooms.service import room_for, shown
from tilewright.web.endpoints import Endpoints, json_response
from tilewright.web.security import address_of, set_screen

screens: Endpoints = Endpoints()

# Nobody sees the name of a screen.
_NAME = "screen"


class ScreenCode(Struct, frozen=True):
    """The code that a screen shows, and for how many seconds it works."""

    code: str
    seconds: int


class CodeTyped(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that a large screen shows; small letters, spaces and hyphens do not matter."""

    code: Annotated[str, Meta(max_length=20)]


@screens.add("POST /api/screens", cost=Cost.LIGHT, status=201, answer=ScreenCode, refused=(429, 503))
async def show_code(request: Request, node: Node) -> Response:
    """Make this browser a large screen that waits for a table, and return the code to show.

    The cookie that comes back is the login of the screen.
    """
    node.rate_limits.count_address("guests", address_of(request))
    node.bans.refuse(None, address_of(request))
    screen, token = await new_guest(node.store, _NAME)
    shows = ScreenCode(await new_code(node.store, screen.id), SECONDS_OF_A_CODE)
    return set_screen(json_response(shows, 201), request, token)


@screens.add("GET /api/screens/table", cost=Cost.LIGHT, counted="messages")
async def wait_for_table(player: Player, node: Node) -> TableGiven:
    """Return the table that this screen was given by its code, or whether it still waits for one."""
    return await code_of(node.store, player.id)


@screens.add("POST /api/tables/{table}/screens/code", cost=Cost.LIGHT, refused=(404, 409), counted="calls")
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
