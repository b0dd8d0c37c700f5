"""Getting back into an account over HTTP: recovery codes, one-time links, mail; and the devices that are logged in."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from tilewright.answers.requests import Language
from tilewright.messages.bounds import Id
from tilewright.messages.over_http import Login
from tilewright.service.accounts.accounts import login_name
from tilewright.service.accounts.devices import Device, devices_of, note_use, sign_out, sign_out_elsewhere
from tilewright.service.accounts.known_places import count_attempt, remember_place
from tilewright.service.accounts.mail import Letter, mail_address
from tilewright.service.accounts.one_time import LONGEST_TOKEN, Purpose, issue
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.service.upkeep.push.subscriptions import unsubscribe
from tilewright.web.api.accounts import Confirmation, Password, logged_in
from tilewright.web.api.passkeys import LoginName
from tilewright.web.authentication import Declined, Person
from tilewright.web.costs import Cost
from tilewright.web.endpoints import Endpoints
from tilewright.web.security import address_of, device_of, place_of, token_of
from tilewright.words.sentence import sentence

recovery = Endpoints()

Token = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
Email = Annotated[str, Meta(max_length=254, examples=["ann@home.example"])]


class Codes(Struct, frozen=True):
    """Recovery codes, which are shown this once."""

    codes: tuple[str, ...]


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


class EmailWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The mail address of an account, or null for none, and the password if the account has one."""

    email: Email | None
    password: Password | None = None


class EmailConfirmed(Struct, frozen=True, forbid_unknown_fields=True):
    """The token in the mail that was sent to a new address."""

    token: Token


class Devices(Struct, frozen=True):
    """The devices on which a player is logged in, the latest first."""

    devices: tuple[Device, ...]


@recovery.add("POST /api/me/codes", cost=Cost.PASSWORD, counted="passwords")
async def renew_codes(body: Confirmation, person: Person, node: Node) -> Codes:
    """Return new recovery codes; the old ones are not valid any more."""
    await node.accounts.confirm(person.id, body.password)
    return Codes(await node.accounts.renew_codes(person.id))


@recovery.add("POST /api/logins/code", cost=Cost.LIGHT, status=201, answer=Login, refused=(400, 429))
async def log_in_by_code(body: CodeUsed, request: Request, node: Node) -> Response:
    """Set a new password with a recovery code and log in; every other login of the player ends."""
    place = place_of(request)
    await count_attempt(node.store, node.rate_limits, body.login, place)
    player, token = await node.accounts.recover(body.login, body.code, body.password)
    await unsubscribe(node.store, player.id)
    await remember_place(node.store, player.id, body.login, place, now())
    return logged_in(request, player, token)


@recovery.add("POST /api/logins/link", cost=Cost.LIGHT, status=201, answer=Login, refused=(400, 429))
async def log_in_by_link(body: LinkUsed, request: Request, node: Node) -> Response:
    """Set a new password with a one-time link and log in; every other login of the player ends."""
    node.rate_limits.count_address("address_passwords", address_of(request))
    player, token = await node.accounts.recover_by_link(body.token, body.password)
    await unsubscribe(node.store, player.id)
    return logged_in(request, player, token)


@recovery.add("POST /api/logins/mail", cost=Cost.LIGHT, status=204, refused=(400, 404, 429))
async def send_link(body: Forgetful, request: Request, node: Node, language: Language) -> None:
    """Send a one-time link to the mail address of an account; the answer does not tell whether there is one."""
    node.rate_limits.count_address("address_passwords", address_of(request))
    if node.mailer is None:
        raise Declined(404, sentence("refused-no-mail"))
    node.rate_limits.count("mails", login_name(body.login))
    found = await node.accounts.link_for(body.login)
    if found is not None and found[1] is not None:
        node.mailer.put(Letter(found[1], "mail-link", language, found[0]))


@recovery.add("PUT /api/me/email", cost=Cost.PASSWORD, status=204, refused=(400, 404), counted="mails")
async def change_email(body: EmailWanted, person: Person, node: Node, language: Language) -> None:
    """Send a link to a new mail address, which confirms it; or forget the address."""
    address = None if body.email is None else mail_address(body.email)
    await node.accounts.confirm(person.id, body.password)
    if address is None:
        await node.accounts.forget_email(person.id)
        return
    if node.mailer is None or await node.accounts.login_of(person.id) is None:
        raise Declined(404, sentence("refused-no-mail"))
    token = await issue(node.store, Purpose.EMAIL, person.id, address)
    node.mailer.put(Letter(address, "mail-confirm", language, f"/link?mail#{token}"))


@recovery.add("POST /api/me/email/confirm", cost=Cost.LIGHT, status=204, counted="passwords")
async def confirm_email(body: EmailConfirmed, person: Person, node: Node) -> None:
    """Confirm a new mail address with the token that was sent to it."""
    await node.accounts.confirm_email(person.id, body.token)


@recovery.add("GET /api/me/devices", cost=Cost.LIGHT)
async def list_devices(request: Request, person: Person, node: Node) -> Devices:
    """List the devices on which the player is logged in."""
    token = token_of(request) or ""
    await note_use(node.store, token, device_of(request), now())
    return Devices(await devices_of(node.store, person.id, token, now()))


@recovery.add("DELETE /api/me/devices", cost=Cost.LIGHT, status=204, counted="passwords")
async def sign_out_others(request: Request, person: Person, node: Node) -> None:
    """Log out on all devices but this one."""
    await sign_out_elsewhere(node.store, person.id, token_of(request) or "")


@recovery.add("DELETE /api/me/devices/{device}", cost=Cost.LIGHT, status=204, refused=(404,), counted="passwords")
async def sign_out_one(device: Id, person: Person, node: Node) -> None:
    """Log out on one device."""
    if not await sign_out(node.store, person.id, device):
        raise Declined(404, sentence("refused-no-such-device"))
