"""Getting back into an account over HTTP: recovery codes, one-time links, mail; and the devices that are logged in."""

from functools import partial
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.answers.requests import Language
from tilewright.messages.fields import Id
from tilewright.messages.over_http import Login
from tilewright.service.accounts.accounts import login_name
from tilewright.service.accounts.devices import (
    Device,
    Place,
    count_attempt,
    devices_of,
    is_known,
    note_use,
    remember_place,
    sign_out,
)
from tilewright.service.accounts.mail import LONGEST_LINK, Letter, mail_address
from tilewright.service.accounts.one_time import Purpose, issue
from tilewright.service.accounts.players import Player
from tilewright.service.accounts.ways_in import Renewed
from tilewright.service.limits.networks import networks_of
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.web.api.accounts import logged_in
from tilewright.web.api.passkeys import LoginName
from tilewright.web.authentication import Declined, Person
from tilewright.web.endpoints import Endpoints
from tilewright.web.proofs import NewCodes, Password, Proof, ended, proved, tell
from tilewright.web.security import address_of, device_of, place_of, token_of
from tilewright.words.say import sentence

recovery: Endpoints = Endpoints()

Token = Annotated[str, Meta(max_length=LONGEST_LINK)]
Email = Annotated[str, Meta(max_length=254, examples=["ann@home.example"])]


class Recovered(Login, frozen=True):
    """The player whose account was recovered, with its new recovery codes and the address that was removed, if any."""

    codes: tuple[str, ...]
    removed_email: str | None = None


class CodeUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code of an account, and the new password."""

    login: LoginName
    code: Annotated[str, Meta(max_length=100)]
    password: Password


class LinkUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a one-time link, and the new password."""

    token: Token
    password: Password


class Forgetful(Struct, frozen=True, forbid_unknown_fields=True):
    """The login of an account whose owner wants a link by mail."""

    login: LoginName


class EmailWanted(Proof, frozen=True, kw_only=True):
    """The mail address of an account, or null for none, with proof of the owner."""

    email: Email | None


class EmailConfirmed(Struct, frozen=True, forbid_unknown_fields=True):
    """The token in the mail that was sent to a new address."""

    token: Token


class Devices(Struct, frozen=True):
    """The devices on which a player is logged in, the latest first."""

    devices: tuple[Device, ...]


@recovery.add("POST /api/me/codes", Cost.PASSWORD, counted="passwords")
async def renew_codes(body: Proof, request: Request, person: Person, node: Node, language: Language) -> NewCodes:
    """Return new recovery codes; the old ones are not valid any more."""
    await proved(body, request, person, node)
    codes = await node.accounts.renew_codes(person.id)
    await _tell(node, person, "codes", language)
    return NewCodes(codes)


@recovery.add("POST /api/logins/code", Cost.PASSWORD, status=201, answer=Recovered, refused=(400, 429))
async def log_in_by_code(body: CodeUsed, request: Request, node: Node, language: Language) -> Response:
    """Set a new password with a recovery code and log in; every other way into the account ends."""
    place = place_of(request)
    await count_attempt(node.store, node.rate_limits, body.login, place)
    allow = partial(node.bans.refuse, address=place.address)
    player, renewed = await node.accounts.recover(body.login, body.code, body.password, allow)
    await remember_place(node.store, player.id, body.login, place, now())
    return await _recovered(request, node, player, renewed, language)


@recovery.add("POST /api/logins/link", Cost.PASSWORD, status=201, answer=Recovered, refused=(400, 429))
async def log_in_by_link(body: LinkUsed, request: Request, node: Node, language: Language) -> Response:
    """Set a new password with a one-time link and log in; every other way into the account ends."""
    address = address_of(request)
    node.rate_limits.count_address("address_passwords", address)
    allow = partial(node.bans.refuse, address=address)
    player, renewed = await node.accounts.recover_by_link(body.token, body.password, allow)
    return await _recovered(request, node, player, renewed, language)


async def _recovered(request: Request, node: Node, player: Player, renewed: Renewed, language: str) -> Response:
    new = await ended(node, player.id, renewed, "recovery", language)
    return await logged_in(request, node, Recovered(player.id, player.name, new.codes, new.removed_email))


@recovery.add("POST /api/logins/mail", Cost.LIGHT, status=204, refused=(400, 404, 429))
async def send_link(body: Forgetful, request: Request, node: Node, language: Language) -> None:
    """Send a one-time link to the mail address of an account; neither the answer nor its time tells if there is one."""
    place = place_of(request)
    node.rate_limits.count_address("address_passwords", place.address)
    if node.mailer is None:
        raise Declined(404, sentence("refused-no-mail"))
    login = login_name(body.login)
    node.rate_limits.count("mails", networks_of(place.address)[0])
    node.mailer.put(partial(_link_letter, node, login, place, language))


async def _link_letter(node: Node, login: str, place: Place, language: str) -> Letter | None:
    """Return the letter with a link, unless there is no address or its owner got several of them in the last hour.

    Strangers share what an account gets of them, so they cannot use up what its owner asks for at a known place. And a
    link that a stranger asked for lets the owner in as well.
    """
    found = await node.accounts.mail_link(login)
    asker = f"{login} of {place.address}" if await is_known(node.store, login, place) else login
    if found is None or not node.rate_limits.has_room("mails", asker):
        return None
    return Letter(found[0], "mail-link", language, found[1])


@recovery.add("PUT /api/me/email", Cost.PASSWORD, status=204, refused=(400, 404), counted="mails")
async def change_email(body: EmailWanted, request: Request, person: Person, node: Node, language: Language) -> None:
    """Send a link to a new mail address, which confirms it; or forget the address."""
    address = None if body.email is None else mail_address(body.email)
    if (login := await node.accounts.login_of(person.id)) is None:
        raise Declined(404, sentence("refused-no-mail"))
    await proved(body, request, person, node)
    if address is None:
        tell(node, await node.accounts.forget_email(person.id), "email", login, language)
        return
    if node.mailer is None:
        raise Declined(404, sentence("refused-no-mail"))
    token = await issue(node.store, Purpose.EMAIL, person.id, address)
    node.mailer.put(Letter(address, "mail-confirm", language, f"/link?mail#{token}"))


@recovery.add("POST /api/me/email/confirm", Cost.LIGHT, status=204, counted="passwords")
async def confirm_email(body: EmailConfirmed, person: Person, node: Node, language: Language) -> None:
    """Confirm a new mail address with the token that was sent to it."""
    told = await node.accounts.confirm_email(person.id, body.token)
    tell(node, told, "email", await node.accounts.login_of(person.id) or "", language)


async def _tell(node: Node, person: Person, event: str, language: str) -> None:
    login = await node.accounts.login_of(person.id) or ""
    tell(node, await node.accounts.addresses(person.id), event, login, language)


@recovery.add("GET /api/me/devices", Cost.LIGHT)
async def list_devices(request: Request, person: Person, node: Node) -> Devices:
    """List the devices on which the player is logged in."""
    token = token_of(request) or ""
    await note_use(node.store, token, device_of(request), now())
    return Devices(await devices_of(node.store, person.id, token, now()))


@recovery.add("DELETE /api/me/devices/{device}", Cost.LIGHT, status=204, refused=(404,), counted="passwords")
async def sign_out_one(device: Id, person: Person, node: Node) -> None:
    """Log out on one device."""
    if not await sign_out(node.store, person.id, device):
        raise Declined(404, sentence("refused-no-such-device"))
