"""API tokens: a program uses one in place of a login and acts as its owner, who can revoke it."""

import secrets

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select

from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.names import player_name
from tilewright.service.accounts.players import Player, token_hash
from tilewright.service.settings import now
from tilewright.service.storage.schema import PLAYERS, TOKENS
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput

MOST_TOKENS = 20

_BYTES = 32
_ID_BYTES = 9
_LONGEST = 64


class Token(Struct, frozen=True):
    """A token without its text: enough to recognize and revoke it."""

    id: str
    label: str
    created_at: Millis


async def new_token(store: Store, player: PlayerId, label: str) -> tuple[Token, str]:
    """Return a new token and its text, which is not stored, or raise BadInput if the player has too many."""
    token = Token(secrets.token_urlsafe(_ID_BYTES), player_name(label), now())
    text = secrets.token_urlsafe(_BYTES)
    row = {"id": token.id, "label": token.label, "created_at": token.created_at, "player": player}

    def add(connection: Connection) -> None:
        held = select(func.count()).select_from(TOKENS).where(TOKENS.c.player == player)
        if connection.execute(held).scalar_one() >= MOST_TOKENS:
            raise BadInput(f"a player has at most {MOST_TOKENS} tokens: revoke one first")
        connection.execute(insert(TOKENS).values(row | {"token_hash": token_hash(text)}))

    await store.write(add)
    return token, text


async def tokens_of(store: Store, player: PlayerId) -> tuple[Token, ...]:
    """Return the tokens of a player, the oldest first."""
    columns = (TOKENS.c.id, TOKENS.c.label, TOKENS.c.created_at)
    query = select(*columns).where(TOKENS.c.player == player).order_by(TOKENS.c.created_at, TOKENS.c.id)
    return tuple(Token(name, label, Millis(at)) for name, label, at in await store.read(query))


async def revoke(store: Store, player: PlayerId, token: str) -> bool:
    """Delete a token of a player, and return whether it existed."""
    return bool(await store.execute(delete(TOKENS).where(TOKENS.c.player == player, TOKENS.c.id == token)))


async def token_owner(store: Store, text: str) -> Player | None:
    """Return the owner of a token, or None if it is not valid."""
    if len(text) > _LONGEST:
        return None
    query = select(PLAYERS.c.id, PLAYERS.c.name).join(TOKENS, TOKENS.c.player == PLAYERS.c.id)
    rows = await store.read(query.where(TOKENS.c.token_hash == token_hash(text)))
    return next((Player(PlayerId(name), shown) for name, shown in rows), None)
