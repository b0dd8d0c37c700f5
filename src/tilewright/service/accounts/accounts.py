"""Accounts: with a login and a password a guest is the same player on every device."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct
from pwdlib import PasswordHash
from sqlalchemy import Connection, Select, delete, insert, select, update

from tilewright.engine import Refused
from tilewright.messages.ids import PlayerId
from tilewright.messages.names import short_text
from tilewright.service.accounts.logins import new_token
from tilewright.service.accounts.one_time import Purpose, issue, redeem
from tilewright.service.accounts.passkeys import add_passkey
from tilewright.service.accounts.players import Player, names_of, token_hash
from tilewright.service.accounts.recovery_codes import renew_codes, use_code
from tilewright.service.errors import WrongPassword
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, ONE_TIME_TOKENS, PASSKEYS
from tilewright.service.storage.schema import KNOWN_PLACES, LOGINS, PLAYERS, TOKENS
from tilewright.service.storage.store import Store
from tilewright.service.workbench.priorities import lower_this_thread
from tilewright.tiles.notation import BadInput
from tilewright.words.sentence import sentence

_LONGEST_LOGIN = 40
_SHORTEST_PASSWORD = 8
_LONGEST_PASSWORD = 128
# A hash needs 64 MB and four threads while it is computed.
_HASHES_AT_ONCE = 1
# The stored password of an account with passkeys alone, which no password matches.
_NO_PASSWORD = ""
RECOMMENDED = PasswordHash.recommended()


class LoginTaken(Refused):
    """The login belongs to another player, or the player already has one."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-login-taken"))


class WrongCode(Refused):
    """A login without such a recovery code, or a link that was used or has expired."""

    def __init__(self, key: str = "refused-wrong-code") -> None:
        super().__init__(sentence(key))


class AccountState(Struct, frozen=True):
    """An account without its secrets."""

    login: str
    has_password: bool
    email: str | None


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

    async def sign_up(self, player: PlayerId, login: str, password: str) -> tuple[str, ...]:
        """Give a guest an account and return its recovery codes, or raise LoginTaken or BadInput."""
        name, hashed = login_name(login), await self._hashed(checked_password(password))
        return await self._store.write(lambda connection: _add_account(connection, player, name, hashed))

    async def sign_up_with_passkey(self, player: PlayerId, login: str, passkey: dict[str, Any]) -> tuple[str, ...]:
        """Give a guest an account without a password, and return its recovery codes."""
        name = login_name(login)

        def added(connection: Connection) -> tuple[str, ...]:
            codes = _add_account(connection, player, name, _NO_PASSWORD)
            add_passkey(connection, passkey)
            return codes

        return await self._store.write(added)

    async def require_free(self, player: PlayerId, login: str) -> str:
        """Return the login of a guest's new account in the form that is compared, or raise LoginTaken."""
        name = login_name(login)
        if await self._store.read(_taken(name, player)):
            raise LoginTaken
        return name

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
        stored = rows[0].password if rows else _NO_PASSWORD
        right = await self._verified(stored or await self._unmatched_hash(), password)
        if not rows or not right:
            raise WrongPassword
        player = Player(PlayerId(rows[0].id), rows[0].name)
        return player, await new_token(self._store, player.id)

    async def confirm(self, player: PlayerId, password: str | None) -> None:
        """Raise WrongPassword if the player has an account with another password; with passkeys alone there is none."""
        rows = await self._store.read(select(ACCOUNTS.c.password).where(ACCOUNTS.c.player == player))
        for (hashed,) in rows:
            if hashed != _NO_PASSWORD and not await self._verified(hashed, password or ""):
                raise WrongPassword

    async def change_password(self, player: PlayerId, old: str | None, new: str, token: str) -> None:
        """Change the password, and end all other logins and all tokens of the player.

        Raise WrongPassword or BadInput. An account with passkeys alone gets its first password.
        """
        checked_password(new)
        if await self.login_of(player) is None:
            raise WrongPassword
        await self.confirm(player, old)
        hashed = await self._hashed(new)
        await self._store.write(lambda connection: _set_password(connection, player, hashed, token_hash(token)))

    async def recover(self, login: str, code: str, password: str) -> tuple[Player, str]:
        """Set a new password with a recovery code, end all logins, and return the player and a new token.

        Raise WrongCode or BadInput.
        """
        checked_password(password)
        try:
            name = login_name(login)
        except BadInput:
            raise WrongCode from None
        # An unknown login takes as long as a wrong code.
        hashed = await self._hashed(password)

        def recovered(connection: Connection) -> PlayerId | None:
            player = connection.scalar(select(ACCOUNTS.c.player).where(ACCOUNTS.c.login == name))
            if player is None or not use_code(connection, player, code):
                return None
            _set_password(connection, player, hashed, None)
            return PlayerId(player)

        return await self._returned(await self._store.write(recovered), "refused-wrong-code")

    async def recover_by_link(self, text: str, password: str) -> tuple[Player, str]:
        """Set a new password with a one-time link, and return the player and a new token, as `recover` does."""
        hashed = await self._hashed(checked_password(password))

        def recovered(connection: Connection) -> PlayerId | None:
            found = redeem(connection, Purpose.LINK, text, now())
            if found is None or found.player is None:
                return None
            _set_password(connection, found.player, hashed, None)
            return found.player

        return await self._returned(await self._store.write(recovered), "refused-wrong-link")

    async def link_for(self, login: str) -> tuple[str, str | None] | None:
        """Return a one-time link for an account, from the first `/` on, and its mail address; None if it is unknown."""
        query = select(ACCOUNTS.c.player, ACCOUNTS.c.email).where(ACCOUNTS.c.login == login_name(login))
        for player, email in await self._store.read(query):
            return f"/link#{await issue(self._store, Purpose.LINK, player)}", email
        return None

    async def confirm_email(self, player: PlayerId, text: str) -> None:
        """Store the mail address that a player's link confirms, or raise WrongCode."""

        def confirmed(connection: Connection) -> bool:
            found = redeem(connection, Purpose.EMAIL, text, now())
            if found is None or found.player != player:
                return False
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(email=found.email))
            return True

        if not await self._store.write(confirmed):
            raise WrongCode("refused-wrong-link")

    async def forget_email(self, player: PlayerId) -> None:
        """Forget the mail address of an account."""
        await self._store.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(email=None))

    async def renew_codes(self, player: PlayerId) -> tuple[str, ...]:
        """Return new recovery codes, which replace the old ones, or raise WrongPassword for a guest."""
        if await self.login_of(player) is None:
            raise WrongPassword
        return await self._store.write(lambda connection: renew_codes(connection, player, now()))

    async def state_of(self, player: PlayerId) -> AccountState | None:
        """Return the account of a player, or None for a guest."""
        columns = (ACCOUNTS.c.login, ACCOUNTS.c.password, ACCOUNTS.c.email)
        for login, password, email in await self._store.read(select(*columns).where(ACCOUNTS.c.player == player)):
            return AccountState(login, password != _NO_PASSWORD, email)
        return None

    async def login_of(self, player: PlayerId) -> str | None:
        """Return the login of a player's account, or None for a guest."""
        rows = await self._store.read(select(ACCOUNTS.c.login).where(ACCOUNTS.c.player == player))
        return rows[0].login if rows else None

    async def _returned(self, player: PlayerId | None, wrong: str) -> tuple[Player, str]:
        """Return a player who has recovered their account, with a new token, or raise WrongCode."""
        if player is None:
            raise WrongCode(wrong)
        names = await names_of(self._store, [player])
        return Player(player, names[player]), await new_token(self._store, player)

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


def _taken(login: str, player: PlayerId) -> Select[str]:
    """Return the query that finds an account of this login or of this player."""
    return select(ACCOUNTS.c.player).where((ACCOUNTS.c.login == login) | (ACCOUNTS.c.player == player))


def _add_account(connection: Connection, player: PlayerId, login: str, password: str) -> tuple[str, ...]:
    """Store a new account and return its recovery codes, or raise LoginTaken."""
    if connection.execute(_taken(login, player)).first():
        raise LoginTaken
    row = {"player": player, "login": login, "password": password, "created_at": now()}
    connection.execute(insert(ACCOUNTS), row)
    return renew_codes(connection, player, now())


def _set_password(connection: Connection, player: PlayerId, hashed: str, here: bytes | None) -> None:
    """Store a new password, and end all that an intruder may have: logins elsewhere, tokens, links, known places."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(password=hashed))
    elsewhere = delete(LOGINS).where(LOGINS.c.player == player)
    connection.execute(elsewhere if here is None else elsewhere.where(LOGINS.c.token_hash != here))
    if here is None:
        # The owner cannot tell their own passkeys from those of an intruder now.
        connection.execute(delete(PASSKEYS).where(PASSKEYS.c.player == player))
    for table in (TOKENS, KNOWN_PLACES, ONE_TIME_TOKENS):
        connection.execute(delete(table).where(table.c.player == player))


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
