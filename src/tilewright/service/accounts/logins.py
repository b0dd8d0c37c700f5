"""Logins: a guest gives a name and gets a token, which identifies the player from then on."""

import secrets

from sqlalchemy import select, update

from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.names import player_name
from tilewright.service.accounts.players import Player, add_player, log_in, player_of
from tilewright.service.settings import now
from tilewright.service.storage.schema import LOGINS, PLAYERS
from tilewright.service.storage.store import Store

SECONDS_OF_A_LOGIN = 180 * 24 * 3600

_LONGEST_TOKEN = 64
_TOKEN_BYTES = 32
_ID_BYTES = 12
_MILLIS_FRESH = 10 * 60_000


async def new_guest(store: Store, name: str) -> tuple[Player, str]:
    """Return a new player of that name and the token of its login, or raise BadInput."""
    player = Player(PlayerId(secrets.token_urlsafe(_ID_BYTES)), player_name(name))
    await add_player(store, player, now())
    return player, await new_token(store, player.id)


async def new_token(store: Store, player: PlayerId) -> str:
    """Return the token of a new login of a player."""
    token, at = secrets.token_urlsafe(_TOKEN_BYTES), now()
    await log_in(store, player, token, at, Millis(at + SECONDS_OF_A_LOGIN * 1_000))
    return token


async def logged_in(store: Store, token: str | None) -> Player | None:
    """Return the player of a login token, or None if it is not valid."""
    if not token or len(token) > _LONGEST_TOKEN:
        return None
    return await player_of(store, token, now())


async def is_fresh(store: Store, hashed: bytes) -> bool:
    """Return whether a login, by the hash of its token, was made within the last minutes."""
    made = select(LOGINS.c.created_at).where(LOGINS.c.token_hash == hashed)
    return any(at > now() - _MILLIS_FRESH for (at,) in await store.read(made))


async def rename(store: Store, player: PlayerId, name: str) -> str:
    """Change the name of a player and return it cleaned, or raise BadInput."""
    clean = player_name(name)
    await store.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=clean))
    return clean
