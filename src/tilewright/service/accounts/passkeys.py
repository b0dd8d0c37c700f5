"""Passkeys: a key in a device or a password manager in place of a password."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from tilewright.engine import Refused
from tilewright.messages.ids import Millis, PlayerId
from tilewright.service.accounts.one_time import LONGEST_TOKEN, Purpose, issue, redeem
from tilewright.service.accounts.players import Player
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, PASSKEYS
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store
from tilewright.service.workbench.priorities import lower_this_thread
from tilewright.tiles.notation import BadInput
from tilewright.words.sentence import sentence

MOST_PASSKEYS = 10
Encoded = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=2_000)]
_Result = TypeVar("_Result")


class WrongPasskey(Refused):
    """A passkey that this server does not know, or an answer that does not fit its question."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-wrong-passkey"))


class LastWayIn(Refused):
    """A passkey that an account without a password needs."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-last-way-in"))


class Site(Struct, frozen=True):
    """The address under which a browser sees the server: a passkey belongs to its host."""

    host: str
    origin: str


class NewKey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser answers when it has made a passkey; bytes are base64url."""

    id: Encoded
    client_data: Encoded
    attestation: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=8_000)]


class SignedChallenge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser answers when its owner has used a passkey; bytes are base64url."""

    id: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded


class Passkey(Struct, frozen=True, kw_only=True):
    """A passkey of an account: what it was made on, when, and when it was last used."""

    id: str
    device: str
    created_at: Millis
    used_at: Millis | None


class Passkeys:
    """The passkeys of a store; signatures are verified in a thread, outside the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "passkeys", lower_this_thread)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def creation(self, site: Site, player: Player, login: str) -> dict[str, Any]:
        """Return what a browser needs to make a passkey for a player."""
        challenge = await issue(self._store, Purpose.PASSKEY, player.id)
        held = [PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in await self.of(player.id)]
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Tilewright",
            user_id=player.id.encode(),
            user_name=login,
            user_display_name=player.name,
            challenge=challenge.encode(),
            exclude_credentials=held,
            # Stored with the name, so that nobody has to type it to sign in.
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
        return _plain(options_to_json(options))

    async def question(self, site: Site) -> dict[str, Any]:
        """Return what a browser needs to sign in with any passkey it has for this site."""
        challenge = await issue(self._store, Purpose.PASSKEY, None)
        return _plain(options_to_json(generate_authentication_options(rp_id=site.host, challenge=challenge.encode())))

    async def verified(self, site: Site, player: PlayerId, made: NewKey, device: str) -> dict[str, Any]:
        """Return the row of a new passkey of a player, or raise WrongPasskey."""
        challenge = await self._challenge(made.client_data, player)
        response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
        key = await self._checked(
            lambda: verify_registration_response(
                credential=_credential(made.id, response),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        )
        row = {"id": bytes_to_base64url(key.credential_id), "player": player, "public_key": key.credential_public_key}
        return row | {"uses": key.sign_count, "device": device, "created_at": now()}

    async def add(self, row: dict[str, Any]) -> None:
        """Store a further passkey of an account, or raise BadInput or WrongPasskey."""
        await self._store.write(lambda connection: add_passkey(connection, row))

    async def player_of(self, site: Site, signed: SignedChallenge) -> Player:
        """Return whose passkey has signed a challenge, or raise WrongPasskey."""
        challenge = await self._challenge(signed.client_data, None)
        query = select(PLAYERS.c.id, PLAYERS.c.name, PASSKEYS.c.public_key, PASSKEYS.c.uses)
        rows = await self._store.read(
            query.join(PASSKEYS, PASSKEYS.c.player == PLAYERS.c.id).where(PASSKEYS.c.id == signed.id)
        )
        if not rows:
            raise WrongPasskey
        response = {
            "clientDataJSON": signed.client_data,
            "authenticatorData": signed.authenticator_data,
            "signature": signed.signature,
        }
        used = await self._checked(
            lambda: verify_authentication_response(
                credential=_credential(signed.id, response),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=rows[0].public_key,
                credential_current_sign_count=rows[0].uses,
            )
        )
        this = update(PASSKEYS).where(PASSKEYS.c.id == signed.id)
        await self._store.execute(this.values(uses=used.new_sign_count, used_at=now()))
        return Player(PlayerId(rows[0].id), rows[0].name)

    async def of(self, player: PlayerId) -> tuple[Passkey, ...]:
        """Return the passkeys of a player, the oldest first."""
        columns = PASSKEYS.c
        query = select(columns.id, columns.device, columns.created_at, columns.used_at)
        rows = await self._store.read(query.where(columns.player == player).order_by(columns.created_at, columns.id))
        return tuple(Passkey(id=name, device=device, created_at=at, used_at=used) for name, device, at, used in rows)

    async def remove(self, player: PlayerId, passkey: str) -> bool:
        """Delete a passkey and return whether it existed, or raise LastWayIn."""
        mine = PASSKEYS.c.player == player

        def removed(connection: Connection) -> bool:
            gone = connection.execute(delete(PASSKEYS).where(mine, PASSKEYS.c.id == passkey)).rowcount == 1
            password = connection.scalar(select(ACCOUNTS.c.password).where(ACCOUNTS.c.player == player))
            if gone and not password and not connection.scalar(select(PASSKEYS.c.id).where(mine).limit(1)):
                raise LastWayIn
            return gone

        return await self._store.write(removed)

    async def _challenge(self, client_data: str, player: PlayerId | None) -> bytes:
        """Return the challenge that an answer names and use it up, or raise WrongPasskey."""
        try:
            text = parse_client_data_json(base64url_to_bytes(client_data)).challenge.decode("ascii")
        except (WebAuthnException, ValueError, TypeError, AttributeError, KeyError):
            raise WrongPasskey from None
        if len(text) > LONGEST_TOKEN:
            raise WrongPasskey
        found = await self._store.write(lambda connection: redeem(connection, Purpose.PASSKEY, text, now()))
        if found is None or found.player != player:
            raise WrongPasskey
        return text.encode()

    async def _checked(self, verify: Callable[[], _Result]) -> _Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, verify)
        # The library decodes CBOR and certificates of strangers, and each of its parts has errors of its own.
        except Exception as wrong:
            raise WrongPasskey from wrong


def add_passkey(connection: Connection, row: dict[str, Any]) -> None:
    """Store a passkey, or raise BadInput if the player has too many, or WrongPasskey if it exists."""
    held = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.player == row["player"])
    if connection.execute(held).scalar_one() >= MOST_PASSKEYS:
        raise BadInput(sentence("refused-too-many-passkeys", most=MOST_PASSKEYS))
    if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == row["id"])).first():
        raise WrongPasskey
    connection.execute(insert(PASSKEYS), row)


def _credential(name: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _plain(options: str) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(options)
    return decoded
