"""The few addresses beside the socket: a guest's login, a match, its record."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field

from tilewright.service.accounts.logins import logged_in, new_guest
from tilewright.service.accounts.players import Player, names_of, seat_of
from tilewright.service.accounts.tokens import bearer
from tilewright.service.delivery.messages import seat_names, seating
from tilewright.service.errors import NoSuchMatch
from tilewright.service.games import ENCODER, SERVED
from tilewright.service.matches.create import Order, create_match
from tilewright.service.matches.records import readable_match, record_of
from tilewright.service.matches.replay import replay_of
from tilewright.service.matches.terms import terms_of
from tilewright.service.node import Node
from tilewright.service.storage.rows import MatchId, PlayerId
from tilewright.tiles.notation import BadInput
from tilewright.web.language import Language
from tilewright.web.security import address_of, same_origin, set_login, token_of
from tilewright.words.sentence import sentence

api = APIRouter(prefix="/api")


class Body(BaseModel):
    """A value of the addresses; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Guest(Body):
    """Somebody who wants to play, by name."""

    name: Annotated[str, Field(max_length=200, examples=["Ann"])]


class Login(Body):
    """A player as the server knows them; the login itself is a cookie."""

    player: str
    name: str


class Wanted(Body):
    """A match: the rulebook, house rules, other players by their ids, and bots by name; the host has seat 0."""

    rules: Annotated[str, Field(max_length=40)] = "classic-nl"
    house: Annotated[dict[str, int | str], Field(max_length=60)] = {}
    players: Annotated[list[str], Field(max_length=8)] = []
    bots: Annotated[list[str], Field(max_length=8, examples=[["beginner"]])] = []


class Created(Body):
    """The id of a new match."""

    match: str


class SeatShown(Body):
    """A seat: who sits there, and the nonce it has given."""

    name: str
    bot: str | None
    nonce: str | None


class MatchShown(Body):
    """What everybody may know of a match; `commitments` are the hashes of the games' secrets."""

    match: str
    rules: str
    house: dict[str, int | str]
    seat: int | None
    places: list[SeatShown]
    commitments: list[str]
    begun: bool
    over: bool


class MomentTold(Body):
    """A game after an event: what happened and by whom, what a watcher saw then, and what each seat held."""

    sentence: str
    seat: int | None
    view: dict[str, Any]
    racks: list[list[int]]


class ReplayTold(Body):
    """One game of a match from the deal to its end; `games` says how many are over."""

    match: str
    rules: str
    house: dict[str, int | str]
    names: list[str]
    game: int
    games: int
    moments: list[MomentTold]


class Wrong(Body):
    """Why something was refused."""

    detail: str


class Offers(Body):
    """What can be played: rulebooks, the bots that play by each, and what it is played with: tiles or dice."""

    rules: dict[str, list[str]]
    games: dict[str, str]


def node_of(request: Request) -> Node:
    """Return the node that the app runs on."""
    node: Node = request.app.state.node
    return node


async def person_of(request: Request, node: Annotated[Node, Depends(node_of)]) -> Player:
    """Return who is logged in, or refuse with 401; a token is no login. What one address asks is counted."""
    node.turnstile.count("address", address_of(request))
    player = await logged_in(node.store, token_of(request))
    if player is None:
        raise HTTPException(401, sentence("refused-log-in"))
    return player


SHOWN = HTTPBearer(auto_error=False, description="A token of POST /api/tokens, in place of a login")


async def player_of(
    request: Request,
    node: Annotated[Node, Depends(node_of)],
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(SHOWN)],
) -> Player:
    """Return who asks, by the token shown or else by the login, or refuse with 401."""
    if shown is None:
        return await person_of(request, node)
    node.turnstile.count("address", address_of(request))
    player = await bearer(node.store, shown.credentials)
    if player is None:
        raise HTTPException(401, "this token is nobody's, or was taken back")
    return player


def own_pages_only(request: Request) -> None:
    """Refuse with 403 what a page of another site asks for."""
    if not same_origin(request):
        raise HTTPException(403, "the origin of the request is another site")


Served = Annotated[Node, Depends(node_of)]
LoggedIn = Annotated[Player, Depends(player_of)]
Person = Annotated[Player, Depends(person_of)]
# What ids of ours are made of; the database is asked for nothing else.
Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]
REFUSALS: dict[int | str, dict[str, object]] = {
    code: {"model": Wrong, "description": text}
    for code, text in {
        400: "What was asked for cannot be; `detail` says why",
        401: "No login",
        403: "Another site's page, a wrong password, or no seat",
        404: "There is no such thing",
        409: "Not as things are; `detail` says why",
        413: "Too much at once",
        429: "Too often",
        503: "The server is busy, or its database does not answer; try again",
    }.items()
}


def refusals(*codes: int) -> dict[int | str, dict[str, object]]:
    """Return the documented refusals of an address; all that ask the database are counted, and may find it away."""
    return {code: REFUSALS[code] for code in (*codes, 429, 503)}


@api.post("/guests", status_code=201, responses=refusals(400, 403), dependencies=[Depends(own_pages_only)])
async def log_a_guest_in(guest: Guest, request: Request, response: Response, node: Served) -> Login:
    """Log in under a name; the cookie that comes back is the login."""
    node.turnstile.count("guests", address_of(request))
    player, token = await new_guest(node.store, guest.name)
    set_login(response, request, token)
    return Login(player=player.id, name=player.name)


@api.get("/offers")
async def show_offers() -> Offers:
    """List the rulebooks by their ids, each with the names of its bots and what it is played with."""
    return Offers(
        rules={rules: list(kind.bots) for rules, kind in SERVED.items()},
        games={rules: kind.game for rules, kind in SERVED.items()},
    )


@api.get("/me", responses=refusals(401))
async def show_login(player: LoggedIn) -> Login:
    """Say who is logged in."""
    return Login(player=player.id, name=player.name)


@api.post("/matches", status_code=201, responses=refusals(400, 401, 403), dependencies=[Depends(own_pages_only)])
async def create(wanted: Wanted, player: LoggedIn, node: Served) -> Created:
    """Create a match; it begins when every player has given a nonce over the socket."""
    node.turnstile.count("matches", player.id)
    players = (player.id, *map(PlayerId, wanted.players))
    known = await names_of(node.store, players)
    if len(known) < len(players):
        raise BadInput("every player has one seat, and is named by the id that the login gave")
    order = Order(rules=wanted.rules, house=wanted.house, players=players, bots=tuple(wanted.bots))
    return Created(match=await create_match(node.matches, order))


@api.get("/matches/{match}", responses=refusals(401, 404))
async def show_match(match: Id, player: LoggedIn, node: Served) -> MatchShown:
    """Show who plays what, and the hashes of the secrets of all games."""
    row = await node.store.match(MatchId(match))
    seat = await seat_of(node.store, row.id, player.id)
    if seat is None and not terms_of(row.terms).watched:
        raise NoSuchMatch(row.id)
    told = seating(row, await seat_names(node.store, row), seat)
    return MatchShown(
        match=told.match,
        rules=told.rules,
        house=told.house,
        seat=told.seat,
        places=[SeatShown(name=place.name, bot=place.bot, nonce=place.nonce) for place in told.places],
        commitments=list(told.commitments),
        begun=told.begun,
        over=row.then.over,
    )


@api.get(
    "/matches/{match}/record",
    responses={**refusals(401, 404, 409), 200: {"content": {"application/x-ndjson": {}}}},
    response_class=Response,
)
async def download_record(match: Id, node: Served, player: LoggedIn) -> Response:
    """Download the record of the games that are over, for `tilewright verify` and `tilewright referee`."""
    record = await record_of(node.store, await readable_match(node.store, MatchId(match), player.id))
    if not record:
        raise HTTPException(409, sentence("refused-no-game-over"))
    return Response(record, media_type="application/x-ndjson")


@api.get(
    "/matches/{match}/replay",
    responses={**refusals(401, 404, 409), 200: {"model": ReplayTold}},
    response_class=Response,
)
async def show_replay(
    match: Id,
    node: Served,
    language: Language,
    player: LoggedIn,
    game: Annotated[int, Query(ge=1, le=2_000)] = 1,
) -> Response:
    """Show a game that is over moment by moment, with all racks: its secret is revealed, so that nothing is hidden."""
    row = await readable_match(node.store, MatchId(match), player.id)
    replay = await replay_of(node.store, row, game, language)
    if replay is None:
        raise HTTPException(409, sentence("refused-game-not-over"))
    return Response(ENCODER.encode(replay), media_type="application/json")
