"""Accounts over HTTP: a login and password for a guest, logins, past matches, and the player's own data."""

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.answers.requests import Language
from tilewright.local import addresses as device
from tilewright.messages.fields import Millis
from tilewright.messages.over_http import Before, Login, MatchesPlayed, NameSent
from tilewright.service.accounts.accounts import checked_password
from tilewright.service.accounts.devices import Place, count_attempt, new_device, remember_place
from tilewright.service.accounts.logins import new_token, rename
from tilewright.service.accounts.passkeys import Passkey
from tilewright.service.accounts.players import Player, log_out
from tilewright.service.accounts.recovery_codes import codes_left
from tilewright.service.accounts.roles import is_operator
from tilewright.service.node import Node
from tilewright.service.rooms.service import leave_all
from tilewright.service.settings import now
from tilewright.service.upkeep.personal_data import delete_player, export, history
from tilewright.web.authentication import Person
from tilewright.web.endpoints import Endpoints, json_response
from tilewright.web.proofs import NewCodes, Password, Proof, ended, proved
from tilewright.web.security import address_of, clear_login, place_of, set_device, set_login, token_of

accounts: Endpoints = Endpoints()

_MOST_MATCHES = 20


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The login and the password of an account."""

    login: Annotated[str, Meta(max_length=200, examples=["ann"])]
    password: Password


class Account(Struct, frozen=True, kw_only=True):
    """The account of a player; `login` is null for a guest.

    `codes` is how many recovery codes are left, `mail` whether this server can send mail, and `email_is_new` whether
    the address was confirmed within the last days; an `operator` may use the desk.
    """

    login: str | None
    password: bool = False
    email: str | None = None
    email_is_new: bool = False
    codes: int = 0
    passkeys: tuple[Passkey, ...] = ()
    mail: bool
    operator: bool = False


class SignedUp(Login, frozen=True):
    """The player of a new account, and its recovery codes, which are shown this once."""

    codes: tuple[str, ...]


class Renewal(Proof, frozen=True, kw_only=True):
    """Proof of the owner, and whether a mail address that was confirmed within the last days stays."""

    keep_email: bool = False


class PasswordChange(Renewal, frozen=True, kw_only=True):
    """The new password; `password` is the old one, if the account has one."""

    new: Password


@accounts.add("GET /api/account", Cost.LIGHT)
async def show_account(person: Person, node: Node) -> Account:
    """Return the player's account, and the ways to get into it."""
    mail = node.mailer is not None
    if (state := await node.accounts.state_of(person.id)) is None:
        return Account(login=None, mail=mail)
    return Account(
        login=state.login,
        password=state.has_password,
        email=state.email,
        email_is_new=state.email_is_new,
        codes=await codes_left(node.store, person.id),
        passkeys=await node.passkeys.of(person.id),
        mail=mail,
        operator=await is_operator(node.store, person.id),
    )


@accounts.add("POST /api/account", Cost.PASSWORD, status=201, answer=SignedUp, refused=(400, 409))
async def sign_up(body: Credentials, request: Request, person: Person, node: Node) -> Response:
    """Turn the guest into an account with a login and a password; everything played so far stays.

    The guest's logins and tokens end; the cookie that comes back is a new login.
    """
    node.rate_limits.count_address("sign_ups", address_of(request))
    codes = await node.accounts.sign_up(person.id, body.login, body.password)
    return await signed_up(request, person, node, body.login, codes)


async def signed_up(request: Request, person: Person, node: Node, login: str, codes: tuple[str, ...]) -> Response:
    """Return the answer to a guest who has an account now, with a new login."""
    await remember_place(node.store, person.id, login, place_of(request), now())
    answer = json_response(SignedUp(person.id, person.name, codes), 201)
    return set_login(answer, request, await new_token(node.store, person.id))


@accounts.add("POST /api/logins", Cost.PASSWORD, status=201, answer=Login, refused=(429, 503))
async def log_in(body: Credentials, request: Request, node: Node) -> Response:
    """Log in to an account; the cookie that comes back is the login."""
    place = place_of(request)
    await count_attempt(node.store, node.rate_limits, body.login, place)
    player = await node.accounts.player_by_password(body.login, body.password)
    node.bans.refuse(player.id, place.address)
    await remember_place(node.store, player.id, body.login, place, now())
    return await logged_in(request, node, Login(player.id, player.name))


async def logged_in(request: Request, node: Node, login: Login) -> Response:
    """Return the answer to a login that succeeded, with its cookie."""
    return set_login(json_response(login, 201), request, await new_token(node.store, login.player))


@accounts.add("DELETE /api/logins/current", Cost.LIGHT, status=204, banned_too=True)
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


@accounts.add("PUT /api/me/password", Cost.PASSWORD, refused=(400,), counted="passwords")
async def change_password(
    body: PasswordChange, request: Request, person: Person, node: Node, language: Language
) -> NewCodes:
    """Change the password, or set the first one; every other way into the account ends.

    An account with a password asks for it, or for a passkey. No browser is called any more; this one subscribes again
    when its page is next opened.
    """
    checked_password(body.new)
    state = await node.accounts.state_of(person.id)
    kept = await proved(body, request, person, node, fresh=state is not None and not state.has_password)
    renewed = await node.accounts.change_password(person.id, body.new, replace(kept, email=body.keep_email))
    return await ended(node, person.id, renewed, "password", language)


@accounts.add("POST /api/me/sign-out", Cost.PASSWORD, counted="passwords")
async def sign_out_everywhere(
    body: Renewal, request: Request, person: Person, node: Node, language: Language
) -> NewCodes:
    """End every way into the account but its password, this login, and the passkey that proves the owner."""
    kept = await proved(body, request, person, node)
    renewed = await node.accounts.end_others(person.id, replace(kept, email=body.keep_email))
    return await ended(node, person.id, renewed, "sign-out", language)


@accounts.instead(device.change_name)
async def change_name(body: NameSent, person: Person, node: Node) -> Login:
    """Change the name that other players see."""
    return Login(person.id, await rename(node.store, person.id, body.name))


@accounts.instead(device.show_history)
async def show_history(player: Player, node: Node, before: Before = None) -> MatchesPlayed:
    """List the player's matches, the latest first."""
    since = None if before is None else Millis(before)
    return MatchesPlayed(await history(node.matches, player.id, since, _MOST_MATCHES))


@accounts.instead(device.export_everything, dict[str, list[dict[str, Any]]])
async def export_everything(person: Person, node: Node) -> Response:
    """Download everything stored about the player; records are downloaded match by match."""
    return Response(await export(node.store, person.id), media_type="application/json")


@accounts.instead(device.delete_everything)
async def delete_everything(body: Proof, request: Request, person: Person, node: Node) -> Response:
    """Delete the player and their matches against bots alone; those with people stay, without the name."""
    if (state := await node.accounts.state_of(person.id)) is not None:
        await proved(body, request, person, node, fresh=not state.has_password)
    await leave_all(node.rooms, person.id)
    await delete_player(node.store, person.id)
    return clear_login(Response(status_code=204), request)
