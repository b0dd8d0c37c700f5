"""Accounts: with a login and a password a guest is the same player on every device."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from pwdlib import PasswordHash
from sqlalchemy import Connection, delete, insert, select, update

from tilewright.engine import Refused
from tilewright.messages.ids import PlayerId
from tilewright.service.accounts.logins import new_token
from tilewright.service.accounts.names import short_text
from tilewright.service.accounts.players import Player, token_hash
from tilewright.service.errors import WrongPassword
from tilewright.service.settings import now
from tilewright.service.storage.schema import ACCOUNTS, KNOWN_PLACES, LOGINS, PLAYERS, TOKENS
from tilewright.service.storage.store import Store
from tilewright.service.workbench.priorities import lower_this_thread
from tilewright.tiles.notation import BadInput
from tilewright.words.sentence import sentence

_LONGEST_LOGIN = 40
_SHORTEST_PASSWORD = 8
_LONGEST_PASSWORD = 128
# A hash needs 64 MB and four threads while it is computed.
_HASHES_AT_ONCE = 1
RECOMMENDED = PasswordHash.recommended()


class LoginTaken(Refused):
    """The login belongs to another player, or the player already has one."""


class Accounts:
    """The accounts of a store; passwords are hashed in threads, outside the event loop."""

    def __init__(self, store: Store, hasher: PasswordHash = RECOMMENDED) -> None:
        self._store = store
        self._hasher = hasher
        self._threads = ThreadPoolExecutor(_HASHES_AT_ONCE, "passwords", lower_this_thread)
        self._dummy_hash: str | None = None

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def sign_up(self, player: PlayerId, login: str, password: str) -> None:
        """Give a guest an account, or raise LoginTaken or BadInput."""
        name, row = login_name(login), {"player": player, "created_at": now()}
        row |= {"login": name, "password": await self._hashed(checked_password(password))}

        def added(connection: Connection) -> bool:
            taken = select(ACCOUNTS.c.player).where((ACCOUNTS.c.login == name) | (ACCOUNTS.c.player == player))
            if connection.execute(taken).first():
                return False
            connection.execute(insert(ACCOUNTS), row)
            return True

        if not await self._store.write(added):
            raise LoginTaken(sentence("refused-login-taken"))

    async def log_in(self, login: str, password: str) -> tuple[Player, str]:
        """Return the player of an account and a new token, or raise WrongPassword."""
        try:
            name = login_name(login)
        except BadInput:
            raise WrongPassword from None
        query = select(PLAYERS.c.id, PLAYERS.c.name, ACCOUNTS.c.password)
        rows = await self._store.read(
            query.join(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id).where(ACCOUNTS.c.login == name)
        )
        # An unknown login takes as long as a wrong password, so that the time does not reveal which logins exist.
        right = await self._verified(rows[0].password if rows else await self._unmatched_hash(), password)
        if not rows or not right:
            raise WrongPassword
        player = Player(PlayerId(rows[0].id), rows[0].name)
        return player, await new_token(self._store, player.id)

    async def confirm(self, player: PlayerId, password: str | None) -> None:
        """Raise WrongPassword if the player has an account with another password."""
        rows = await self._store.read(select(ACCOUNTS.c.password).where(ACCOUNTS.c.player == player))
        for (hashed,) in rows:
            if not await self._verified(hashed, password or ""):
                raise WrongPassword

    async def change_password(self, player: PlayerId, old: str, new: str, token: str) -> None:
        """Change the password, and end all other logins and all tokens of the player.

        Raise WrongPassword or BadInput.
        """
        checked_password(new)
        if await self.login_of(player) is None:
            raise WrongPassword
        await self.confirm(player, old)
        hashed = await self._hashed(new)

        def changed(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(password=hashed))
            others = delete(LOGINS).where(LOGINS.c.player == player, LOGINS.c.token_hash != token_hash(token))
            connection.execute(others)
            # An intruder may have made tokens, and logged in elsewhere.
            connection.execute(delete(TOKENS).where(TOKENS.c.player == player))
            connection.execute(delete(KNOWN_PLACES).where(KNOWN_PLACES.c.player == player))

        await self._store.write(changed)

    async def login_of(self, player: PlayerId) -> str | None:
        """Return the login of a player's account, or None for a guest."""
        rows = await self._store.read(select(ACCOUNTS.c.login).where(ACCOUNTS.c.player == player))
        return rows[0].login if rows else None

    async def _unmatched_hash(self) -> str:
        if self._dummy_hash is None:
            self._dummy_hash = await self._hashed(secrets.token_urlsafe())
        return self._dummy_hash

    async def _hashed(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def _verified(self, hashed: str, password: str) -> bool:
        if len(password.encode("utf-8", "replace")) > _LONGEST_PASSWORD:
            return False
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.verify, password, hashed)


def login_name(login: str) -> str:
    """Return a login in the form that is compared, ignoring case, or raise BadInput."""
    return unicodedata.normalize("NFKC", short_text(login, "login", _LONGEST_LOGIN)).casefold()


def checked_password(password: str) -> str:
    """Return the password if it is acceptable, or raise BadInput, whose text never contains it."""
    if len(password) < _SHORTEST_PASSWORD or len(password.encode("utf-8", "replace")) > _LONGEST_PASSWORD:
        raise BadInput(sentence("refused-password-length", shortest=_SHORTEST_PASSWORD, longest=_LONGEST_PASSWORD))
    try:
        password.encode()
    except UnicodeEncodeError:
        raise BadInput("a password is Unicode text") from None
    return password
