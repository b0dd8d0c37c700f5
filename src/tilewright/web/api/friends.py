"""People one knows over HTTP: those one played with, friends, presence, calls to a table, and the totals of groups."""

from typing import Annotated

from msgspec import Meta, Struct

from tilewright.answers.addresses import Cost
from tilewright.messages.fields import Id, MatchId, PlayerId
from tilewright.messages.people import GroupsShown, PeopleShown
from tilewright.messages.wire import TableShown
from tilewright.service.accounts.players import Player
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.create import visible_match
from tilewright.service.node import Node
from tilewright.service.people.calls import decline_call, table_again
from tilewright.service.people.friends import NoSuchPerson, befriend, forget, part, people_of, refuse_strangers
from tilewright.service.people.groups import group_of, groups_of
from tilewright.service.people.here import show_presence
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.rooms.room import RoomId, is_called, with_calls
from tilewright.service.rooms.service import room_for, shown
from tilewright.service.settings import now
from tilewright.web.endpoints import Endpoints

friends: Endpoints = Endpoints()

MOST_CALLED = 7


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    """The people to play with."""

    people: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=MOST_CALLED)]


class PresenceWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether friends see when the player is here."""

    shown: bool


@friends.add("GET /api/me/people", Cost.LIGHT, counted="messages")
async def list_people(player: Player, node: Node) -> PeopleShown:
    """List the people the player knows: friends with their presence, those played with, who asks, and who calls."""
    return await people_of(node.store, node.here, player.id)


@friends.add("DELETE /api/me/people/{other}", Cost.LIGHT, status=204, counted="tables")
async def forget_person(other: Id, player: Player, node: Node) -> None:
    """Take somebody from the list of those the player played with; friends stay friends."""
    await forget(node.store, player.id, PlayerId(other))


@friends.add("PUT /api/me/friends/{other}", Cost.LIGHT, status=204, refused=(404, 409), counted="calls")
async def make_friend(other: Id, player: Player, node: Node) -> None:
    """Ask somebody the player knows to be a friend, or agree if they have asked."""
    await befriend(node.store, player.id, PlayerId(other), now())


@friends.add("DELETE /api/me/friends/{other}", Cost.LIGHT, status=204, counted="tables")
async def end_friendship(other: Id, player: Player, node: Node) -> None:
    """End a friendship, take back an ask, or decline one; who asked does not learn that."""
    await part(node.store, player.id, PlayerId(other))


@friends.add("PUT /api/me/presence", Cost.LIGHT, status=204, counted="tables")
async def set_presence(body: PresenceWanted, player: Player, node: Node) -> None:
    """Let friends see when the player is here and plays, or not; guests are hidden until they choose."""
    await show_presence(node.store, player.id, shown=body.shown)


@friends.add("POST /api/me/play", Cost.LIGHT, status=201, refused=(400, 404), counted="calls")
async def play_again(body: Company, caller: Caller) -> TableShown:
    """Open a table like that of the last match with these people, and call them to it."""
    node, player = caller.node, caller.player
    people = await _known(node, player, body)
    wanted, called = await table_again(node.store, player.id, people)
    async with node.caps.table(player.id, caller.address) as begin:
        kept = await node.rooms.open(player.id, wanted, called)
        begin(kept.room.id)
    if node.table_calls is not None:
        node.table_calls.call(kept.room, people)
    return await shown(node.store, kept, player.id)


@friends.add("POST /api/tables/{table}/calls", Cost.LIGHT, refused=(404, 409), counted="calls")
async def call_to_table(table: Id, body: Company, player: Player, node: Node) -> TableShown:
    """Call people the player knows to a table that waits for players, as its host; each is called there once."""
    before = (await room_for(node.store, RoomId(table), player.id)).room
    people = await _known(node, player, body)
    kept = await node.rooms.change(RoomId(table), lambda room: with_calls(room, player.id, people))
    if node.table_calls is not None:
        asked = {each.player for each in before.called}
        node.table_calls.call(kept.room, [each for each in people if each not in asked and is_called(kept.room, each)])
    return await shown(node.store, kept, player.id)


@friends.add("DELETE /api/me/calls/{table}", Cost.LIGHT, status=204, counted="tables")
async def decline(table: Id, player: Player, node: Node) -> None:
    """Say no to a call to a table; the answer is the same whether there was one."""
    await decline_call(node.rooms, RoomId(table), player.id)


@friends.add("GET /api/me/groups", Cost.LONG, counted="replays")
async def list_groups(asker: Asker, node: Node) -> GroupsShown:
    """List the groups the player plays with: who leads, and by how much, by rulebook."""
    # Matches that are not counted yet are read as for replays.
    node.rate_limits.count_address("address_replays", asker.address)
    return await groups_of(node.matches, PlayerId(asker.player))


@friends.add("GET /api/matches/{match}/group", Cost.LONG, refused=(404,), counted="replays")
async def show_group(match: Id, asker: Asker, node: Node) -> GroupsShown:
    """Show what the matches of the people of a match add up to; nobody else is told."""
    node.rate_limits.count_address("address_replays", asker.address)
    row, _ = await visible_match(node.store, MatchId(match), PlayerId(asker.player))
    return await group_of(node.matches, row, PlayerId(asker.player))


async def _known(node: Node, player: Player, company: Company) -> tuple[PlayerId, ...]:
    """Return the people of a wish, each once, or raise NoSuchPerson if the player does not know them all."""
    people = tuple(dict.fromkeys(map(PlayerId, company.people)))
    if player.id in people:
        raise NoSuchPerson
    await refuse_strangers(node.store, player.id, people)
    return people
