"""Tournaments over HTTP: open, look, act, draw rounds and play them; the socket says when there is something new."""

from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.answers.score_cards import count_points
from tilewright.engine import Shuffles
from tilewright.games import KINDS
from tilewright.messages.fields import Id, PlayerId
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.kinds import rulebook_with
from tilewright.service.accounts.players import Player
from tilewright.service.limits.networks import Asker
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.rooms.stored_bytes import LINE, MATCH, TABLE
from tilewright.service.tournaments.service import Listed, Loaded
from tilewright.service.tournaments.shown import TournamentShown, exported, shown
from tilewright.tabletop.deal_sheets import deal_sheet, sheet_lines
from tilewright.tournaments.acts import Act, Actor, AddPeople, Enter, NotAllowed, refuse_others, refuse_sheet, table_of
from tilewright.tournaments.club import Number, Setup, card_key, key_of_round
from tilewright.tournaments.duplicate import shuffles_of
from tilewright.tournaments.pairing import next_round
from tilewright.tournaments.tournament import Tournament, standings
from tilewright.web.endpoints import Endpoints
from tilewright.web.home_network import THIS_MACHINE, NoHomeNetwork
from tilewright.web.links import draw_link
from tilewright.web.previews import public_address
from tilewright.words.say import sentence

tournaments: Endpoints = Endpoints()

TableNumber = Annotated[int, Meta(ge=0, le=100)]


class RoundWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of the round to begin."""

    number: Number


class RoomOfTable(Struct, frozen=True):
    """The table at which a match of the tournament is played."""

    table: str


def _asker(caller: Caller) -> Asker:
    return Asker(caller.address, caller.player.id)


async def _shown(loaded: Loaded, actor: Actor, asker: Asker, node: Node, number: int | None = None) -> TournamentShown:
    places = await node.tournaments.ranked(loaded, lambda now: node.short_bench.run(asker, standings, now))
    return await shown(node.store, loaded, places, actor, number)


@tournaments.add("POST /api/tournaments", Cost.SHORT, status=201, refused=(400,), counted="tables")
async def open_tournament(body: Setup, caller: Caller) -> TournamentShown:
    """Open a tournament; whoever has its link may look and join."""
    node, player = caller.node, caller.player
    node.stored.count(player.id, caller.address, TABLE)
    loaded = await node.tournaments.open(body, player.id)
    return await _shown(loaded, Actor(player.id), _asker(caller), node)


@tournaments.add("GET /api/me/tournaments", Cost.LIGHT)
async def list_tournaments(player: Player, node: Node) -> tuple[Listed, ...]:
    """List the latest tournaments that the player organises or takes part in."""
    return await node.tournaments.of_player(player.id)


@tournaments.add("GET /api/tournaments/{tournament}", Cost.SHORT, refused=(404,))
async def show_tournament(
    tournament: Id, asker: Asker, node: Node, key: Id | None = None, number: Number | None = None
) -> TournamentShown:
    """Show a tournament to its organiser, who takes part, and who has its link or the card of a table as `key`."""
    actor = Actor(PlayerId(asker.player), key)
    loaded = await node.tournaments.seen(tournament, actor)
    return await _shown(loaded, actor, asker, node, number)


@tournaments.add("POST /api/tournaments/{tournament}/acts", Cost.SHORT, refused=(400, 404, 409), counted="tables")
async def act(tournament: Id, body: Act, caller: Caller, key: Id | None = None) -> TournamentShown:
    """Join, leave, enter or confirm a result; or, as the organiser, what else there is to do."""
    node, actor = caller.node, Actor(caller.player.id, key)
    size = sum(map(len, body.names)) if isinstance(body, AddPeople) else 0
    node.stored.count(actor.player, caller.address, LINE + 2 * size)
    if isinstance(body, Enter) and body.games:
        club = (await node.tournaments.seen(tournament, actor)).club
        seats = len(table_of(club, body.round, body.table).people)
        counted = (body.games, seats, club.setup.rules, club.setup.house)
        body = replace(body, points=await node.short_bench.run(_asker(caller), count_points, *counted))
    loaded = await node.tournaments.act(tournament, actor, body)
    return await _shown(loaded, actor, _asker(caller), node)


@tournaments.add("POST /api/tournaments/{tournament}/rounds", Cost.LONG, refused=(404, 409), counted="tables")
async def begin_round(tournament: Id, body: RoundWanted, caller: Caller) -> TournamentShown:
    """Begin a round, as the organiser; asked again for the same one, nothing changes."""
    node, actor, asker = caller.node, Actor(caller.player.id), _asker(caller)
    node.stored.count(actor.player, caller.address, TABLE)
    drawn = await node.tournaments.draw(
        tournament, actor, body.number, lambda now: node.workbench.run(asker, next_round, now)
    )
    return await _shown(drawn, actor, asker, node)


@tournaments.add("POST /api/tournaments/{tournament}/tables/{number}", Cost.LIGHT, refused=(404, 409), counted="tables")
async def play_table(tournament: Id, number: Number, caller: Caller) -> RoomOfTable:
    """Go to one's table on screens in the last round; its match begins when all of its people are there."""
    node, player = caller.node, caller.player
    node.stored.count(player.id, caller.address, MATCH)
    room = await node.tournaments.play(tournament, Actor(player.id), number)
    return RoomOfTable(room.id)


@tournaments.add("GET /api/tournaments/{tournament}/export", Cost.LIGHT, refused=(404, 409))
async def export_tournament(tournament: Id, player: Player, node: Node) -> Tournament:
    """Return all rounds and results, as the organiser, in the form that `tilewright pair` reads."""
    loaded = await _organised(tournament, player, node)
    return await exported(node.store, loaded)


@tournaments.add("DELETE /api/tournaments/{tournament}", Cost.LIGHT, status=204, refused=(404, 409))
async def delete_tournament(tournament: Id, player: Player, node: Node) -> None:
    """Delete a tournament with its log, as the organiser; matches stay with those who played them."""
    await node.tournaments.delete(tournament, Actor(player.id))


@tournaments.add("GET /api/tournaments/{tournament}/qr.svg", Cost.SHORT, answer="image/svg+xml", refused=(404, 409))
async def draw_card(tournament: Id, request: Request, asker: Asker, node: Node, table: TableNumber = 0) -> Response:
    """Return the link as a QR code to all who take part, or, as the organiser, that of the card of a real table."""
    actor = Actor(PlayerId(asker.player))
    club = (await node.tournaments.seen(tournament, actor)).club
    if table:
        refuse_others(club, actor)
    server = public_address(node, request)
    if urlsplit(server).hostname in THIS_MACHINE:
        raise NoHomeNetwork(sentence("refused-no-home-network"))
    link = f"{server}/tournament/{tournament}?key={card_key(club.secret, table)}"
    return Response(await node.short_bench.run(asker, draw_link, link), media_type="image/svg+xml")


@tournaments.add(
    "GET /api/tournaments/{tournament}/sheet/{number}", Cost.SHORT, answer="text/plain", refused=(404, 409)
)
async def print_sheet(tournament: Id, number: Number, player: Player, caller: Caller) -> Response:
    """Return the deal of a real table of the last round of a duplicate, as the organiser: what to lay out by hand."""
    node = caller.node
    club = (await _organised(tournament, player, node)).club
    played, rules = table_of(club, len(club.rounds) or 1, number), rulebook_with(club.setup.rules, club.setup.house)
    if played.screen or not club.setup.duplicate or not isinstance(rules, Rulebook):
        raise NotAllowed(sentence("refused-no-sheet"))
    refuse_sheet(club)
    seats = len(played.people)
    games = KINDS.tiles.engine.games_in(rules, seats)
    shuffles = Shuffles(*shuffles_of(key_of_round(club, len(club.rounds)), games, seats))
    sheet = await node.short_bench.run(_asker(caller), deal_sheet, rules, seats, shuffles)
    return Response("\n".join(sheet_lines(sheet)), media_type="text/plain")


async def _organised(tournament: str, player: Player, node: Node) -> Loaded:
    loaded = await node.tournaments.seen(tournament, Actor(player.id))
    refuse_others(loaded.club, Actor(player.id))
    return loaded
