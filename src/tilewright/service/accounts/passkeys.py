"""Passkeys: a key in a device or a password manager in place of a password."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from tilewright.lazy import lazy_module
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.one_time import LONGEST_TOKEN, Purpose, issue, redeem
from tilewright.service.accounts.passkey_answers import NewKey, SignedChallenge, Site
from tilewright.service.accounts.players import Player
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, PASSKEYS
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store
from tilewright.service.workbench.priorities import lower_this_thread
from tilewright.tiles import BadInput
from tilewright.words.say import PlainRefusal, sentence

if TYPE_CHECKING:
    from tilewright.service.accounts import ceremony
else:
    ceremony = lazy_module("tilewright.service.accounts.ceremony")

MOST_PASSKEYS = 10
_Result = TypeVar("_Result")


class WrongPasskey(PlainRefusal, key="refused-wrong-passkey"):
    """A passkey that this server does not know, or an answer that does not fit its question."""


class LastWayIn(PlainRefusal, key="refused-last-way-in"):
    """A passkey that an account without a password needs."""


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
        held = [key.id for key in await self.of(player.id)]
        return await self._in_thread(lambda: ceremony.creation(site, challenge, player, login, held))

    async def question(self, site: Site) -> dict[str, Any]:
        """Return what a browser needs to sign in with any passkey it has for this site."""
        challenge = await issue(self._store, Purpose.PASSKEY, None)
        return await self._in_thread(lambda: ceremony.question(site, challenge))

    async def verified(self, site: Site, player: PlayerId, made: NewKey, device: str) -> dict[str, Any]:
        """Return the row of a new passkey of a player, or raise WrongPasskey."""
        challenge = await self._challenge(made.client_data, player)
        row = await self._checked(lambda: ceremony.new_key(site, challenge, made))
        return row | {"player": player, "device": device, "created_at": now()}

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
        key, before = rows[0].public_key, rows[0].uses
        uses = await self._checked(lambda: ceremony.uses_of(site, challenge, signed, key, before))
        this = update(PASSKEYS).where(PASSKEYS.c.id == signed.id)
        await self._store.execute(this.values(uses=uses, used_at=now()))
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

    async def _challenge(self, client_data: str, player: PlayerId | None) -> str:
        """Return the challenge that an answer names and use it up, or raise WrongPasskey."""
        text = await self._checked(lambda: ceremony.challenge_of(client_data))
        if len(text) > LONGEST_TOKEN:
            raise WrongPasskey
        found = await self._store.write(lambda connection: redeem(connection, Purpose.PASSKEY, text, now()))
        if found is None or found.player != player:
            raise WrongPasskey
        return text

    async def _checked(self, verify: Callable[[], _Result]) -> _Result:
        try:
            return await self._in_thread(verify)
        # The library decodes CBOR and certificates of strangers, and each of its parts has errors of its own.
        except Exception as wrong:
            raise WrongPasskey from wrong

    async def _in_thread(self, work: Callable[[], _Result]) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def add_passkey(connection: Connection, row: dict[str, Any]) -> None:
    """Store a passkey, or raise BadInput if the player has too many, or WrongPasskey if it exists."""
    held = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.player == row["player"])
    if connection.execute(held).scalar_one() >= MOST_PASSKEYS:
        raise BadInput(sentence("refused-too-many-passkeys", most=MOST_PASSKEYS))
    if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == row["id"])).first():
        raise WrongPasskey
    connection.execute(insert(PASSKEYS), row)
