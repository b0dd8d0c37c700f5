"""Passkeys over HTTP: to sign up, to sign in, and more of them for an account."""

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.answers.requests import Language, MostBytes
from tilewright.messages.over_http import Login
from tilewright.service.accounts.passkey_answers import NewKey, SignedChallenge
from tilewright.service.accounts.passkeys import WrongPasskey
from tilewright.service.node import Node
from tilewright.web.api.accounts import SignedUp, logged_in, signed_up
from tilewright.web.authentication import Declined, Person
from tilewright.web.endpoints import Endpoints
from tilewright.web.proofs import Proof, proved, tell
from tilewright.web.security import address_of, device_of, site_of
from tilewright.words.say import sentence

passkeys: Endpoints = Endpoints()

_BODY = MostBytes(16_384)
KeyId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+$", max_length=2_000)]
LoginName = Annotated[str, Meta(max_length=200, examples=["ann"])]


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The login of a new account; a player who has one leaves it out."""

    login: LoginName | None = None


class PasskeyAdded(Proof, frozen=True, kw_only=True):
    """A new passkey, with proof of the owner."""

    made: NewKey


class PasskeyAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The login of a new account and its first passkey."""

    login: LoginName
    passkey: NewKey


@passkeys.add(
    "POST /api/me/passkeys/challenge", Cost.LIGHT, answer=dict[str, Any], refused=(400, 409), counted="passwords"
)
async def ask_for_new(body: Wanted, request: Request, person: Person, node: Node) -> dict[str, Any]:
    """Return what a browser needs to make a passkey: PublicKeyCredentialCreationOptions as JSON."""
    node.rate_limits.count_address("address_passwords", address_of(request))
    login = await node.accounts.login_of(person.id)
    if login is None:
        login = await node.accounts.require_free(person.id, body.login or "")
    return await node.passkeys.creation(site_of(request), person, login)


@passkeys.add(
    "POST /api/account/passkey", Cost.LIGHT, status=201, answer=SignedUp, refused=(400, 409), counted="passwords"
)
async def sign_up_with_passkey(
    body: Annotated[PasskeyAccount, _BODY], request: Request, person: Person, node: Node
) -> Response:
    """Turn the guest into an account with a passkey and without a password."""
    await node.accounts.require_free(person.id, body.login)
    made = await node.passkeys.verified(site_of(request), person.id, body.passkey, device_of(request))
    codes = await node.accounts.sign_up_with_passkey(person.id, body.login, made)
    return await signed_up(request, person, node, body.login, codes)


@passkeys.add("POST /api/me/passkeys", Cost.PASSWORD, status=204, refused=(400,), counted="passwords")
async def add_passkey(
    body: Annotated[PasskeyAdded, _BODY], request: Request, person: Person, node: Node, language: Language
) -> None:
    """Add a passkey to the player's account."""
    if (login := await node.accounts.login_of(person.id)) is None:
        raise WrongPasskey
    await proved(body, request, person, node)
    made = await node.passkeys.verified(site_of(request), person.id, body.made, device_of(request))
    await node.passkeys.add(made)
    tell(node, await node.accounts.addresses(person.id), "passkey", login, language)


@passkeys.add("DELETE /api/me/passkeys/{passkey}", Cost.LIGHT, status=204, refused=(404, 409), counted="passwords")
async def remove_passkey(passkey: KeyId, person: Person, node: Node) -> None:
    """Remove a passkey of the player's account, unless it is the last way in."""
    if not await node.passkeys.remove(person.id, passkey):
        raise Declined(404, sentence("refused-wrong-passkey"))


@passkeys.add("POST /api/passkeys/challenge", Cost.LIGHT, answer=dict[str, Any], refused=(429,))
async def ask_to_sign(request: Request, node: Node) -> dict[str, Any]:
    """Return what a browser needs to sign in with a passkey: PublicKeyCredentialRequestOptions as JSON."""
    node.rate_limits.count_address("address_passwords", address_of(request))
    return await node.passkeys.question(site_of(request))


@passkeys.add("POST /api/logins/passkey", Cost.LIGHT, status=201, answer=Login, refused=(429,))
async def log_in_with_passkey(body: Annotated[SignedChallenge, _BODY], request: Request, node: Node) -> Response:
    """Log in with a passkey; the cookie that comes back is the login."""
    node.rate_limits.count_address("address_passwords", address_of(request))
    player = await node.passkeys.player_of(site_of(request), body)
    node.bans.refuse(player.id, address_of(request))
    return await logged_in(request, node, Login(player.id, player.name))
