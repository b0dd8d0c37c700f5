"""Logins: a guest gives a name and gets a token; whoever shows the token is that player."""

from __future__ import annotations

import secrets
import unicodedata

from tilewright.service.pace import now
from tilewright.service.store import Store
from tilewright.service.store_people import Player, add_player, log_in, player_of
from tilewright.service.store_rows import Millis, PlayerId
from tilewright.tiles.notation import BadInput, quoted

SECONDS_OF_A_LOGIN = 180 * 24 * 3600

_LONGEST_NAME = 24
_LONGEST_TOKEN = 64
_TOKEN_BYTES = 32
_ID_BYTES = 12


async def new_guest(store: Store, name: str) -> tuple[Player, str]:
    """Return a new player of that name and the token of its login, or raise BadInput."""
    player = Player(PlayerId(secrets.token_urlsafe(_ID_BYTES)), player_name(name))
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    at = now()
    await add_player(store, player, at)
    await log_in(store, player.id, token, at, Millis(at + SECONDS_OF_A_LOGIN * 1_000))
    return player, token


async def logged_in(store: Store, token: str | None) -> Player | None:
    """Return whose token this is, or None when it is nobody's."""
    if not token or len(token) > _LONGEST_TOKEN:
        return None
    return await player_of(store, token, now())


def player_name(name: str) -> str:
    """Return a name with its spaces in order, or raise BadInput where it cannot be shown."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    # Control characters and marks of writing direction are not printable, and could disturb what stands beside them.
    if not cleaned or not cleaned.isprintable() or len(cleaned) > _LONGEST_NAME:
        raise BadInput(f"{quoted(name)} cannot be a name here: it has 1 to {_LONGEST_NAME} letters")
    return cleaned
