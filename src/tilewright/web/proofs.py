"""Proof that the owner of an account changes the ways into it, and letters that tell the owner of the change."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.accounts import Unproved
from tilewright.service.accounts.logins import is_fresh
from tilewright.service.accounts.mail import Letter
from tilewright.service.accounts.passkey_answers import SignedChallenge
from tilewright.service.accounts.passkeys import WrongPasskey
from tilewright.service.accounts.players import token_hash
from tilewright.service.accounts.ways_in import Kept, Renewed
from tilewright.service.node import Node
from tilewright.service.rooms.service import end_screens
from tilewright.web.authentication import Person
from tilewright.web.security import site_of, token_of

Password = Annotated[str, Meta(max_length=400)]


class Proof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The password of the account, or the answer of a passkey; neither is needed in the minutes after logging in."""

    password: Password | None = None
    passkey: SignedChallenge | None = None


class NewCodes(Struct, frozen=True):
    """New recovery codes, which are shown this once, and the mail address that was removed, if any.

    An address that was confirmed within the last days may be an intruder's.
    """

    codes: tuple[str, ...]
    removed_email: str | None = None


async def proved(given: Proof, request: Request, person: Person, node: Node, *, fresh: bool = True) -> Kept:
    """Return what the owner has used, or raise WrongPassword, WrongPasskey or Unproved.

    `fresh` says whether it is enough that the login was made minutes ago.
    """
    login = token_hash(token_of(request) or "")
    if given.passkey is not None:
        if (await node.passkeys.player_of(site_of(request), given.passkey)).id != person.id:
            raise WrongPasskey
        return Kept(login, given.passkey.id)
    if given.password is not None:
        await node.accounts.confirm(person.id, given.password)
    elif not (fresh and await is_fresh(node.store, login)):
        raise Unproved
    return Kept(login)


async def ended(node: Node, player: PlayerId, renewed: Renewed, event: str, language: str) -> NewCodes:
    """Return what the owner is shown after all other ways in have ended, and tell them of it by mail."""
    await end_screens(node.rooms, player)
    tell(node, renewed.told, event, renewed.login, language)
    return NewCodes(renewed.codes, renewed.removed)


def tell(node: Node, addresses: tuple[str, ...], event: str, login: str, language: str) -> None:
    """Tell the owner of an account what was changed, at every address that is known."""
    if node.mailer is not None:
        for address in addresses:
            node.mailer.put(Letter(address, "mail-told", language, "/me", {"event": event, "login": login}))
