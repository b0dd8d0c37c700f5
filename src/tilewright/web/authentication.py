"""Who sends a request: a player, by the cookie of a login or by a token."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request

from tilewright.answers.addresses import PracticeKey, Today, day_at
from tilewright.answers.requests import Language
from tilewright.service.accounts.logins import logged_in
from tilewright.service.accounts.players import Player
from tilewright.service.accounts.roles import is_operator
from tilewright.service.accounts.tokens import token_owner
from tilewright.service.limits.networks import Asker
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.settings import now
from tilewright.web.language import language_of
from tilewright.web.security import address_of, token_of
from tilewright.words.say import Sentence, sentence


class Person(Player, frozen=True):
    """A player who has logged in; a token does not count as a login."""


class Operator(Person, frozen=True):
    """A player who has logged in and may use the desk."""


class Visitor(Asker, frozen=True):
    """Who asks without showing a login."""


class Declined(Exception):
    """A request answered with an error status and a reason."""

    def __init__(self, status: int, reason: str | Sentence) -> None:
        super().__init__(reason)
        self.status = status


async def node_of(request: Request) -> Node:
    """Return the node that the app runs on."""
    node: Node = request.app.state.node
    return node


async def person_of(request: Request) -> Person:
    """Return the player who is logged in."""
    node = await node_of(request)
    player = await logged_in(node.store, token_of(request))
    if player is None:
        raise Declined(401, sentence("refused-log-in"))
    _refuse_banned(node, request, player)
    return Person(player.id, player.name)


async def player_of(request: Request) -> Player:
    """Return the owner of the token in the Authorization header, or else the player who is logged in."""
    token = _bearer_token(request)
    if token is None:
        return await person_of(request)
    node = await node_of(request)
    player = await token_owner(node.store, token)
    if player is None:
        raise Declined(401, "this token is nobody's, or was taken back")
    _refuse_banned(node, request, player)
    return player


async def operator_of(request: Request) -> Operator:
    """Return the operator who is logged in; to anybody else the desk does not exist."""
    person = await person_of(request)
    if not await is_operator((await node_of(request)).store, person.id):
        raise Declined(404, sentence("refused-no-desk"))
    return Operator(person.id, person.name)


def _refuse_banned(node: Node, request: Request, player: Player) -> None:
    # A banned player may still take their data with them, have it deleted, and log out.
    if not request.state.banned_too:
        node.bans.refuse(player.id, address_of(request))


async def caller_of(request: Request) -> Caller:
    """Return the player together with the token or login they showed."""
    token = _bearer_token(request)
    player = await player_of(request)
    return Caller(await node_of(request), player, address_of(request), token or token_of(request) or "")


async def asker_of(request: Request) -> Asker:
    """Return the player and the address of a request, for a workbench."""
    return Asker(address_of(request), (await player_of(request)).id)


async def visitor_of(request: Request) -> Visitor:
    """Return the address of a request."""
    return Visitor(address_of(request))


async def _request(request: Request) -> Request:
    return request


async def _language(request: Request) -> Language:
    return Language(language_of(request))


async def _practice_key(request: Request) -> PracticeKey:
    return PracticeKey((await node_of(request)).practice_key)


async def _today(_request: Request) -> Today:
    return today()


def today() -> Today:
    """Return the day of the puzzle of the day."""
    return day_at(now())


# What a function behind an address is given for a parameter of this type.
PROVIDERS: dict[Any, Callable[[Request], Awaitable[Any]]] = {
    Request: _request,
    Node: node_of,
    Player: player_of,
    Person: person_of,
    Operator: operator_of,
    Caller: caller_of,
    Asker: asker_of,
    Visitor: visitor_of,
    Language: _language,
    PracticeKey: _practice_key,
    Today: _today,
}
# These types need a player, and of those, these accept a token in place of a login.
NEED_A_PLAYER = frozenset({Player, Person, Operator, Caller, Asker})
ACCEPT_A_TOKEN = frozenset({Player, Caller, Asker})


def _bearer_token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token else None
