"""Tables over HTTP: opened, listed, joined by link, left, and begun; the socket tells of every change."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import segno
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import Field

from tilewright.engine import Seat
from tilewright.service.accounts.players import Player
from tilewright.service.errors import NoSuchRoom
from tilewright.service.matches.terms import AUTO, Terms
from tilewright.service.node import Node
from tilewright.service.rooms.chat import Shunning, shunned_by
from tilewright.service.rooms.room import Room, RoomId, closed_by, sat_down, sent_away, with_bot
from tilewright.service.rooms.service import NewRoom, may_see, room_for, shown
from tilewright.service.rooms.store import Kept, invited_to, listed_rooms, played_rooms, room_of, rooms_with
from tilewright.service.settings import now
from tilewright.service.storage.rows import PlayerId
from tilewright.web.api.matches import Body, LoggedIn, Served, own_pages_only, refusals

tables = APIRouter(prefix="/api")

_MOST_LISTED = 100
_MILLIS_LISTED = 24 * 3_600 * 1_000

Id = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]
Chairs = Annotated[int, Path(ge=0, le=15)]
BotName = Annotated[str, Field(max_length=40, examples=["beginner"])]


class TermsWanted(Body):
    """What a table agrees on beside the rules.

    After `missed_turns` in a row a seat is played by `stand_in`, a bot or "auto", until its player is back.
    """

    missed_turns: Annotated[int, Field(ge=1, le=20)] = 2
    stand_in: BotName = AUTO
    watched: bool = True
    delay: Annotated[int, Field(ge=0, le=3_600)] = 0
    delay_turns: Annotated[int, Field(ge=0, le=100)] = 0
    rated: bool = False


class TableWanted(Body):
    """A table: the rulebook, house rules, terms, and who has the chairs after the host's: bots, or null for free."""

    rules: Annotated[str, Field(max_length=40)] = "classic-nl"
    house: Annotated[dict[str, int | str], Field(max_length=60, default_factory=dict)]
    bots: Annotated[list[BotName | None], Field(max_length=8, default_factory=lambda: [None])]
    listed: bool = False
    terms: TermsWanted = TermsWanted()


class ChairTold(Body):
    """A chair at a table: a player's, a bot's, or free; `again` is whether its player wants another match."""

    player: str | None
    name: str | None
    bot: str | None
    again: bool


class TableTold(Body):
    """A table as the asker may see it; `chair` is the own one, and only who has one sees the invitation."""

    table: str
    version: int
    rules: str
    house: dict[str, int | str]
    terms: TermsWanted
    chairs: list[ChairTold]
    chair: int | None
    host: bool
    listed: bool
    invite: str | None
    match: str | None
    closed: bool


class TablesTold(Body):
    """Some tables, the latest first."""

    tables: list[TableTold]


class Joining(Body):
    """How somebody comes to a table: by its invitation if it is not listed, and to which chair, if that matters."""

    invite: Id | None = None
    chair: Annotated[int, Field(ge=0, le=15)] | None = None


class Kicking(Body):
    """Who is to be sent away."""

    player: Id


class BotWanted(Body):
    """A bot for a chair, or null to have it free."""

    bot: BotName | None


class Starting(Body):
    """A bot for every free chair, or null to play without them."""

    fill: BotName | None = None


class Again(Body):
    """Whether the host begins without those who have not answered."""

    without_others: bool = False


def counted(player: LoggedIn, node: Served) -> None:
    """Count a change at some table, or refuse with 429."""
    node.turnstile.count("tables", player.id)


CHANGES = [Depends(own_pages_only), Depends(counted)]
_CODES = (401, 403, 404, 409)


async def told(node: Node, kept: Kept, player: Player) -> TableTold:
    """Return a table as it is told to somebody."""
    table: dict[str, Any] = msgspec.to_builtins(await shown(node.store, kept, player.id))
    del table["type"]
    return TableTold.model_validate(table)


@tables.post("/tables", status_code=201, responses=refusals(400, 401, 403), dependencies=CHANGES)
async def open_table(wanted: TableWanted, player: LoggedIn, node: Served) -> TableTold:
    """Open a table; its invitation is for whomever the host sends the link to."""
    new = NewRoom(
        rules=wanted.rules,
        house=wanted.house,
        terms=msgspec.convert(wanted.terms.model_dump(), Terms),
        bots=tuple(wanted.bots),
        listed=wanted.listed,
    )
    return await told(node, await node.rooms.open(player.id, new), player)


@tables.get("/tables", responses=refusals(401))
async def list_tables(player: LoggedIn, node: Served, playing: bool = False) -> TablesTold:
    """List the open tables that anybody may join, or those that anybody may watch, of the last day."""
    found = played_rooms if playing else listed_rooms
    listed = await found(node.store, now() - _MILLIS_LISTED, _MOST_LISTED)
    seen = [kept for kept in listed if may_see(kept.room, player.id, None)]
    return TablesTold(tables=[await told(node, kept, player) for kept in seen])


@tables.get("/me/tables", responses=refusals(401))
async def list_own_tables(player: LoggedIn, node: Served) -> TablesTold:
    """List the tables at which the asker has a chair."""
    own = await rooms_with(node.store, player.id, _MOST_LISTED)
    return TablesTold(tables=[await told(node, kept, player) for kept in own])


@tables.get("/tables/{table}", responses=refusals(401, 404))
async def show_table(
    table: TableId, player: LoggedIn, node: Served, invite: Annotated[Id | None, Query()] = None
) -> TableTold:
    """Show a table that is listed, at which the asker sits, or to which they are invited."""
    return await told(node, await room_for(node.store, RoomId(table), player.id, invite), player)


@tables.get("/invites/{invite}", responses=refusals(401, 404))
async def show_invitation(invite: TableId, player: LoggedIn, node: Served) -> TableTold:
    """Show the table that an invitation leads to; one to a closed table leads nowhere."""
    kept = await invited_to(node.store, invite)
    return await told(node, await room_for(node.store, kept.room.id, player.id, invite), player)


@tables.get(
    "/invites/{invite}/qr.svg",
    responses={**refusals(401, 404), 200: {"content": {"image/svg+xml": {}}}},
    response_class=Response,
)
async def draw_invitation(invite: TableId, request: Request, player: LoggedIn, node: Served) -> Response:
    """Draw the link of an invitation for the camera of a phone, under the host that this request was sent to."""
    kept = await invited_to(node.store, invite)
    await room_for(node.store, kept.room.id, player.id, invite)
    drawing = io.BytesIO()
    # A quiet zone of four modules and black on white, whatever the page looks like: cameras want it so.
    code = segno.make(str(request.base_url.replace(path=f"/join/{invite}")), error="m", boost_error=False, micro=False)
    code.save(drawing, kind="svg", border=4, light="#fff", xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


@tables.post("/tables/{table}/join", responses=refusals(*_CODES), dependencies=CHANGES)
async def join_table(table: TableId, joining: Joining, player: LoggedIn, node: Served) -> TableTold:
    """Sit down, or move to another free chair; who sits there already stays."""
    chair = None if joining.chair is None else Seat(joining.chair)
    host = (await room_of(node.store, RoomId(table))).room.host
    if (await shunned_by(node.store, [host])).get((host, player.id)) is Shunning.BLOCK:
        raise NoSuchRoom

    def joined(room: Room) -> Room:
        # Looked at here, at the version that is changed: an invitation ends with the closing, not a moment later.
        if not may_see(room, player.id, joining.invite):
            raise NoSuchRoom
        return sat_down(room, player.id, chair)

    return await told(node, await node.rooms.change(RoomId(table), joined), player)


@tables.post("/tables/{table}/leave", responses=refusals(*_CODES), dependencies=CHANGES)
async def leave_table(table: TableId, player: LoggedIn, node: Served) -> TableTold:
    """Get up; while a match is played the stand-in has the seat, and the chair stays one's own."""
    await room_for(node.store, RoomId(table), player.id)
    return await told(node, await node.rooms.leave(RoomId(table), player.id), player)


@tables.post("/tables/{table}/kick", responses=refusals(*_CODES), dependencies=CHANGES)
async def kick(table: TableId, kicking: Kicking, player: LoggedIn, node: Served) -> TableTold:
    """Send somebody away before the start, as the host; they cannot come back."""
    away = PlayerId(kicking.player)
    return await told(node, await _changed(node, table, player, lambda room: sent_away(room, player.id, away)), player)


@tables.put("/tables/{table}/chairs/{chair}", responses=refusals(400, *_CODES), dependencies=CHANGES)
async def set_chair(table: TableId, chair: Chairs, wanted: BotWanted, player: LoggedIn, node: Served) -> TableTold:
    """Put a bot on a chair before the start, or free it, as the host."""

    def changed(room: Room) -> Room:
        return with_bot(room, player.id, Seat(chair), wanted.bot)

    return await told(node, await _changed(node, table, player, changed), player)


@tables.post("/tables/{table}/start", responses=refusals(400, *_CODES), dependencies=CHANGES)
async def start(table: TableId, starting: Starting, player: LoggedIn, node: Served) -> TableTold:
    """Begin the match, as the host; the first game is dealt when every player has given a nonce over the socket."""
    await room_for(node.store, RoomId(table), player.id)
    return await told(node, await node.rooms.start(RoomId(table), player.id, starting.fill), player)


@tables.post("/tables/{table}/rematch", responses=refusals(400, *_CODES), dependencies=CHANGES)
async def rematch(table: TableId, again: Again, player: LoggedIn, node: Served) -> TableTold:
    """Want another match with the same people; it begins, seats rotated, when everybody wants it."""
    await room_for(node.store, RoomId(table), player.id)
    kept = await node.rooms.again(RoomId(table), player.id, without_others=again.without_others)
    return await told(node, kept, player)


@tables.post("/tables/{table}/close", responses=refusals(*_CODES), dependencies=CHANGES)
async def close_table(table: TableId, player: LoggedIn, node: Served) -> TableTold:
    """Close the table, as the host: its link leads nowhere from now on."""
    return await told(node, await _changed(node, table, player, lambda room: closed_by(room, player.id)), player)


async def _changed(node: Node, table: str, player: Player, changed: Callable[[Room], Room]) -> Kept:
    """Return a table after a change by somebody who may see it."""
    await room_for(node.store, RoomId(table), player.id)
    return await node.rooms.change(RoomId(table), changed)
