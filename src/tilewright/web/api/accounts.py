"""Accounts over HTTP: a login and password for a guest, logins, past matches, and the player's own data."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from tilewright.messages.ids import Millis
from tilewright.messages.over_http import Login, MatchesPlayed, NameSent
from tilewright.service.accounts.known_places import Place, count_attempt, new_device, remember_place
from tilewright.service.accounts.logins import rename
from tilewright.service.accounts.passkeys import Passkey
from tilewright.service.accounts.players import Player, log_out
from tilewright.service.accounts.recovery_codes import codes_left
from tilewright.service.node import Node
from tilewright.service.rooms.service import leave_all
from tilewright.service.settings import now
from tilewright.service.upkeep.personal_data import delete_player, export, history
from tilewright.service.upkeep.push.subscriptions import unsubscribe
from tilewright.web.authentication import Person
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints, json_response
from tilewright.web.security import address_of, clear_login, place_of, set_device, set_login, token_of

accounts = Endpoints()

_MOST_MATCHES = 20
Password = Annotated[str, Meta(max_length=400)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The login and the password of an account."""

    login: Annotated[str, Meta(max_length=200, examples=["ann"])]
    password: Password


class Account(Struct, frozen=True, kw_only=True):
    """The account of a player; `login` is null for a guest.

    `codes` is how many recovery codes are left, `mail` whether this server can send mail.
    """

    login: str | None
    password: bool = False
    email: str | None = None
    codes: int = 0
    passkeys: tuple[Passkey, ...] = ()
    mail: bool


class SignedUp(Login, frozen=True):
    """The player of a new account, and its recovery codes, which are shown this once."""

    codes: tuple[str, ...]


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The old password and the new one; an account with passkeys alone has no old one."""

    new: Password
    old: Password | None = None


class Confirmation(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, if the player has an account with one."""

    password: Password | None = None


@accounts.add("GET /api/account", cost=Cost.LIGHT)
async def show_account(person: Person, node: Node) -> Account:
    """Return the player's account, and the ways to get into it."""
    mail = node.mailer is not None
    if (state := await node.accounts.state_of(person.id)) is None:
        return Account(login=None, mail=mail)
    return Account(
        login=state.login,
        password=state.has_password,
        email=state.email,
        codes=await codes_left(node.store, person.id),
        passkeys=await node.passkeys.of(person.id),
        mail=mail,
    )


@accounts.add("POST /api/account", cost=Cost.PASSWORD, status=201, refused=(400, 409))
async def sign_up(body: Credentials, request: Request, person: Person, node: Node) -> SignedUp:
    """Turn the guest into an account with a login and a password; everything played so far stays."""
    node.rate_limits.count_address("sign_ups", address_of(request))
    codes = await node.accounts.sign_up(person.id, body.login, body.password)
    await remember_place(node.store, person.id, body.login, place_of(request), now())
    return SignedUp(person.id, person.name, codes)


@accounts.add("POST /api/logins", cost=Cost.PASSWORD, status=201, answer=Login, refused=(429, 503))
async def log_in(body: Credentials, request: Request, node: Node) -> Response:
    """Log in to an account; the cookie that comes back is the login."""
    place = place_of(request)
    await count_attempt(node.store, node.rate_limits, body.login, place)
    player, token = await node.accounts.log_in(body.login, body.password)
    await remember_place(node.store, player.id, body.login, place, now())
    return logged_in(request, player, token)


def logged_in(request: Request, player: Player, token: str) -> Response:
    """Return the answer to a login that succeeded."""
    return set_login(json_response(Login(player.id, player.name), 201), request, token)


@accounts.add("DELETE /api/logins/current", cost=Cost.LIGHT, status=204)
async def end_login(request: Request, person: Person, node: Node) -> Response:
    """Log out on this device; a guest without an account cannot come back."""
    answer = clear_login(Response(status_code=204), request)
    if (login := await node.accounts.login_of(person.id)) is not None:
        # The device stays known, so that strangers who guess the password cannot keep it from logging in again.
        device = new_device()
        await remember_place(node.store, person.id, login, Place(address_of(request), device), now())
        set_device(answer, request, device)
    await log_out(node.store, token_of(request) or "")
    return answer


@accounts.add("PUT /api/me/password", cost=Cost.PASSWORD, status=204, refused=(400,), counted="passwords")
async def change_password(body: PasswordChange, request: Request, person: Person, node: Node) -> None:
    """Change the password; every other login of the player ends."""
    await node.accounts.change_password(person.id, body.old, body.new, token_of(request) or "")
    # Lost devices are not called either; this one subscribes again when its page is next opened.
    await unsubscribe(node.store, person.id)


@accounts.add("PUT /api/me/name", cost=Cost.LIGHT, refused=(400,), counted="tables")
async def change_name(body: NameSent, person: Person, node: Node) -> Login:
    """Change the name that other players see."""
    return Login(person.id, await rename(node.store, person.id, body.name))


@accounts.add("GET /api/me/history", cost=Cost.LIGHT, counted="messages")
async def show_history(
    player: Player, node: Node, before: Annotated[int, Meta(ge=0, le=2**53)] | None = None
) -> MatchesPlayed:
    """List the player's matches, the latest first."""
    since = None if before is None else Millis(before)
    return MatchesPlayed(await history(node.matches, player.id, since, _MOST_MATCHES))


@accounts.add("GET /api/me/export", cost=Cost.LIGHT, answer=dict[str, list[dict[str, Any]]], counted="passwords")
async def export_everything(person: Person, node: Node) -> Response:
    """Download everything stored about the player; records are downloaded match by match."""
    return Response(await export(node.store, person.id), media_type="application/json")


@accounts.add("POST /api/me/delete", cost=Cost.PASSWORD, status=204, counted="passwords")
async def delete_everything(body: Confirmation, request: Request, person: Person, node: Node) -> Response:
    """Delete the player and their matches against bots alone; those with people stay, without the name."""
    await node.accounts.confirm(person.id, body.password)
    await leave_all(node.rooms, person.id)
    await delete_player(node.store, person.id)
    return clear_login(Response(status_code=204), request)
