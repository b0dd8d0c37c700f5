"""Accounts: with a login and a password a guest is the same player on every device."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import Struct
from pwdlib import PasswordHash
from sqlalchemy import Connection, Select, delete, insert, select, update

from tilewright.engine import Refused
from tilewright.messages.fields import PlayerId
from tilewright.messages.names import short_text
from tilewright.service.accounts import ways_in
from tilewright.service.accounts.mail import MailLinks
from tilewright.service.accounts.one_time import Purpose, redeem, valid
from tilewright.service.accounts.passkeys import add_passkey
from tilewright.service.accounts.players import Player
from tilewright.service.accounts.recovery_codes import has_code, renew_codes, use_code
from tilewright.service.errors import WrongPassword
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.schema import PLAYERS
from tilewright.service.storage.store import Store
from tilewright.service.workbench.priorities import lower_this_thread
from tilewright.tiles import BadInput
from tilewright.words.say import PlainRefusal, sentence

_LONGEST_LOGIN = 40
_SHORTEST_PASSWORD = 8
_LONGEST_PASSWORD = 128
# A hash needs 64 MB and four threads while it is computed.
_HASHES_AT_ONCE = 1
# The stored password of an account with passkeys alone, which no password matches.
_NO_PASSWORD = ""
RECOMMENDED = PasswordHash.recommended()

Allow = Callable[[PlayerId], object]
"""Raises if a player may not come in."""
_Result = TypeVar("_Result")


class LoginTaken(PlainRefusal, key="refused-login-taken"):
    """The login belongs to another player, or the player already has one."""


class WrongCode(Refused):
    """A login without such a recovery code, or a link that was used or has expired."""

    def __init__(self, key: str = "refused-wrong-code") -> None:
        super().__init__(sentence(key))


class Unproved(PlainRefusal, key="refused-unproved"):
    """A change of the ways into an account by somebody who did not prove again who they are."""


class AccountState(Struct, frozen=True):
    """An account without its secrets; `email_is_new` says that its address was confirmed within the last days."""

    login: str
    has_password: bool
    email: str | None
    email_is_new: bool


class Accounts:
    """The accounts of a store; passwords are hashed in threads, outside the event loop."""

    def __init__(self, store: Store, hasher: PasswordHash = RECOMMENDED, links: MailLinks | None = None) -> None:
        self._store = store
        self._links = links or MailLinks(secrets.token_bytes())
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

    async def player_by_password(self, login: str, password: str) -> Player:
        """Return the player of an account, or raise WrongPassword."""
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
        return Player(PlayerId(rows[0].id), rows[0].name)

    async def confirm(self, player: PlayerId, password: str) -> None:
        """Raise WrongPassword unless this is the password of the player's account."""
        rows = await self._store.read(select(ACCOUNTS.c.password).where(ACCOUNTS.c.player == player))
        stored = next((hashed for (hashed,) in rows), _NO_PASSWORD)
        if stored == _NO_PASSWORD or not await self._verified(stored, password):
            raise WrongPassword

    async def change_password(self, player: PlayerId, new: str, kept: ways_in.Kept) -> ways_in.Renewed:
        """Set a password and end every other way in, or raise BadInput, or WrongPassword for a guest."""
        hashed = await self._hashed(checked_password(new))
        if await self.login_of(player) is None:
            raise WrongPassword
        return await self._store.write(lambda connection: _set_password(connection, player, hashed, kept))

    async def end_others(self, player: PlayerId, kept: ways_in.Kept) -> ways_in.Renewed:
        """End every way in but what is kept and the password.

        Raise WrongPassword for a guest, or Unproved if an account without a password would keep no passkey.
        """
        state = await self.state_of(player)
        if state is None:
            raise WrongPassword
        if not state.has_password and kept.passkey is None:
            raise Unproved
        return await self._store.write(lambda connection: ways_in.end_ways_in(connection, player, kept))

    async def recover(self, login: str, code: str, password: str, allow: Allow) -> tuple[Player, ways_in.Renewed]:
        """Set a new password with a recovery code, end every other way in, and return the player.

        Raise WrongCode or BadInput, or what `allow` raises for the player, with nothing changed.
        """
        checked_password(password)
        try:
            name = login_name(login)
        except BadInput:
            raise WrongCode from None
        owners = await self._store.read(select(ACCOUNTS.c.player).where(ACCOUNTS.c.login == name))
        # An unknown login takes as long as a wrong code, and a flood of either costs no hash.
        if not await has_code(self._store, owners[0].player if owners else PlayerId(""), code):
            raise WrongCode
        hashed = await self._hashed(password)

        def recovered(connection: Connection) -> tuple[Player, ways_in.Renewed] | None:
            player = connection.scalar(select(ACCOUNTS.c.player).where(ACCOUNTS.c.login == name))
            if player is None or not use_code(connection, player, code):
                return None
            return _recovered(connection, player, hashed, allow, ways_in.Kept())

        return _found(await self._store.write(recovered), "refused-wrong-code")

    async def recover_by_link(self, text: str, password: str, allow: Allow) -> tuple[Player, ways_in.Renewed]:
        """Set a new password with a link of the operator or by mail, as `recover` does."""
        checked_password(password)

        def known(connection: Connection) -> bool:
            by_mail = self._links.player_of(connection, text) is not None
            return by_mail or valid(connection, Purpose.LINK, text, now()) is not None

        # A flood of wrong links costs no hash.
        if not await self._store.write(known):
            raise WrongCode("refused-wrong-link")
        hashed = await self._hashed(password)

        def recovered(connection: Connection) -> tuple[Player, ways_in.Renewed] | None:
            if (player := self._links.player_of(connection, text)) is not None:
                # Its address is the way that was used.
                return _recovered(connection, player, hashed, allow, ways_in.Kept(email=True))
            found = redeem(connection, Purpose.LINK, text, now())
            if found is None or found.player is None:
                return None
            return _recovered(connection, found.player, hashed, allow, ways_in.Kept())

        return _found(await self._store.write(recovered), "refused-wrong-link")

    async def mail_link(self, login: str) -> tuple[str, str] | None:
        """Return the address of an account and a link for it, from the first `/` on; None if it has no address."""
        account = ACCOUNTS.c
        query = select(account.player, account.password, account.email, account.renewed_at)
        for player, password, email, renewed_at in await self._store.read(query.where(account.login == login)):
            if email is not None:
                return email, self._links.made(player, password, email, renewed_at)
        return None

    async def confirm_email(self, player: PlayerId, text: str) -> tuple[str, ...]:
        """Store the mail address that a player's link confirms, or raise WrongCode.

        Return the addresses to tell of it, with those before.
        """

        def confirmed(connection: Connection) -> tuple[str, ...] | None:
            found = redeem(connection, Purpose.EMAIL, text, now())
            if found is None or found.player != player:
                return None
            return ways_in.set_address(connection, player, found.email)

        return _found(await self._store.write(confirmed), "refused-wrong-link")

    async def forget_email(self, player: PlayerId) -> tuple[str, ...]:
        """Forget the mail address of an account, and return the addresses to tell of it."""
        return await self._store.write(lambda connection: ways_in.set_address(connection, player, None))

    async def addresses(self, player: PlayerId) -> tuple[str, ...]:
        """Return the addresses that are told what happens to an account."""
        return await self._store.write(lambda connection: ways_in.told_addresses(connection, player))

    async def renew_codes(self, player: PlayerId) -> tuple[str, ...]:
        """Return new recovery codes, which replace the old ones, or raise WrongPassword for a guest."""
        if await self.login_of(player) is None:
            raise WrongPassword
        return await self._store.write(lambda connection: renew_codes(connection, player, now()))

    async def state_of(self, player: PlayerId) -> AccountState | None:
        """Return the account of a player, or None for a guest."""
        columns = (ACCOUNTS.c.login, ACCOUNTS.c.password, ACCOUNTS.c.email, ACCOUNTS.c.email_at)
        for login, password, email, at in await self._store.read(select(*columns).where(ACCOUNTS.c.player == player)):
            return AccountState(login, password != _NO_PASSWORD, email, ways_in.is_recent(at, now()))
        return None

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


def _taken(login: str, player: PlayerId) -> Select[str]:
    """Return the query that finds an account of this login or of this player."""
    return select(ACCOUNTS.c.player).where((ACCOUNTS.c.login == login) | (ACCOUNTS.c.player == player))


def _add_account(connection: Connection, player: PlayerId, login: str, password: str) -> tuple[str, ...]:
    """Store a new account and return its recovery codes, or raise LoginTaken."""
    if connection.execute(_taken(login, player)).first():
        raise LoginTaken
    row = {"player": player, "login": login, "password": password, "created_at": now()}
    connection.execute(insert(ACCOUNTS), row)
    # Others who used the guest's browser, or were given a token of the guest, stay out of the account.
    for column in ways_in.WAYS_IN:
        connection.execute(delete(column.table).where(column == player))
    return renew_codes(connection, player, now())


def _set_password(connection: Connection, player: PlayerId, hashed: str, kept: ways_in.Kept) -> ways_in.Renewed:
    """Store a new password, and end everything else that an intruder may have."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(password=hashed))
    return ways_in.end_ways_in(connection, player, kept)


def _recovered(
    connection: Connection, player: PlayerId, hashed: str, allow: Allow, kept: ways_in.Kept
) -> tuple[Player, ways_in.Renewed]:
    allow(player)
    name = connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar_one()
    return Player(player, name), _set_password(connection, player, hashed, kept)


def _found(found: _Result | None, wrong: str) -> _Result:
    """Return what was found, or raise WrongCode."""
    if found is None:
        raise WrongCode(wrong)
    return found


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
