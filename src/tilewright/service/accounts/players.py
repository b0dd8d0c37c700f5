"""Players, their logins and seats, and how they are shown; the seat comes from the login, never from a message."""

from collections.abc import Collection
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select, update

from tilewright.engine import Seat
from tilewright.hosting.rows import MatchRow
from tilewright.messages.avatars import Avatar, ShownPlayer, avatar_of, shown_together
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service.storage.schema import LOGINS, MATCHES, PLAYERS, SEATS
from tilewright.service.storage.store import Store

# What is stored in place of a deleted player's name; readers see words of their language. No player can have it.
DELETED = ""

# Every request asks this, so it is built once.
_PLAYER_OF = (
    select(PLAYERS.c.id, PLAYERS.c.name)
    .join(LOGINS, LOGINS.c.player == PLAYERS.c.id)
    .where(LOGINS.c.token_hash == bindparam("token_hash"), LOGINS.c.expires_at > bindparam("now"))
)


class Player(Struct, frozen=True):
    """A player, with the name that others see."""

    id: PlayerId
    name: str


def token_hash(token: str) -> bytes:
    """Return the hash that is stored for a token; tokens are long and random, so a fast hash is enough."""
    return sha256(token.encode()).digest()


async def add_player(store: Store, player: Player, at: Millis) -> None:
    """Store a new player."""
    await store.execute(insert(PLAYERS).values(**asdict(player), created_at=at))


async def log_in(store: Store, player: PlayerId, token: str, at: Millis, expires_at: Millis) -> None:
    """Store a login of a player with its token."""
    row = {"token_hash": token_hash(token), "player": player, "created_at": at, "expires_at": expires_at}
    await store.execute(insert(LOGINS).values(row))


async def log_out(store: Store, token: str) -> None:
    """Delete the login of a token."""
    await store.execute(delete(LOGINS).where(LOGINS.c.token_hash == token_hash(token)))


async def player_of(store: Store, token: str, now: Millis) -> Player | None:
    """Return the player of a token, or None if it is unknown or has expired."""
    rows = await store.read(_PLAYER_OF, token_hash=token_hash(token), now=now)
    return next((Player(PlayerId(name), shown) for name, shown in rows), None)


async def names_of(store: Store, players: Collection[PlayerId]) -> dict[PlayerId, str]:
    """Return the names of the players that exist."""
    rows = await store.read(select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(players)))
    return {PlayerId(player): name for player, name in rows}


async def seat_of(store: Store, match: MatchId, player: PlayerId) -> Seat | None:
    """Return the seat of a player in a match, or None for a spectator."""
    query = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.player == player)
    return next((Seat(seat) for (seat,) in await store.read(query)), None)


async def open_seats(store: Store, player: PlayerId) -> tuple[tuple[MatchId, Seat], ...]:
    """Return the seats of a player in matches that are not over."""
    query = select(SEATS.c.match, SEATS.c.seat).join(MATCHES, MATCHES.c.id == SEATS.c.match)
    rows = await store.read(query.where(SEATS.c.player == player, MATCHES.c.over.is_(False)))
    return tuple((MatchId(match), Seat(seat)) for match, seat in rows)


async def has_finished(store: Store, player: PlayerId, rules: Collection[str]) -> bool:
    """Return whether a player has a seat in a match by one of these rules that is over."""
    query = select(SEATS.c.match).join(MATCHES, MATCHES.c.id == SEATS.c.match).limit(1)
    over = query.where(SEATS.c.player == player, MATCHES.c.over.is_(True), MATCHES.c.rules.in_(rules))
    return bool([*await store.read(over)])


async def give_nonce(store: Store, match: MatchId, seat: Seat, nonce: bytes) -> bool:
    """Store the first nonce of a seat and return True; a later one is ignored and returns False."""
    first = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat, SEATS.c.nonce.is_(None))
    return bool(await store.execute(first.values(nonce=nonce)))


async def mark_present(store: Store, match: MatchId, seats: Collection[Seat], at: Millis) -> None:
    """Store when the players of some seats were last connected, while a match waits for its first deal."""
    mine = update(SEATS).where(SEATS.c.match == match, SEATS.c.seat.in_(seats))
    await store.execute(mine.values(present_at=at))


async def mark_absent(store: Store, match: MatchId, seat: Seat) -> None:
    """Store that the player of a seat has disconnected; another connection of theirs corrects it within seconds."""
    await store.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(present_at=None))


async def all_present(store: Store, match: MatchId, since: Millis) -> bool:
    """Return whether every player of a match has been connected since a time."""
    absent = (SEATS.c.present_at.is_(None)) | (SEATS.c.present_at < since)
    query = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.player.is_not(None), absent).limit(1)
    return not await store.read(query)


async def seat_names(store: Store, row: MatchRow) -> tuple[str, ...]:
    """Return the names of the seats: players' own, and bots' ids."""
    names = await names_of(store, [holder.player for holder in row.holders if holder.player is not None])
    return tuple((names.get(holder.player) if holder.player else holder.bot) or "" for holder in row.holders)


class _Animal(Struct, frozen=True):
    value: Avatar | None = None


class _Choices(Struct, frozen=True):
    avatar: _Animal = _Animal()


class _Seen(Struct, frozen=True):
    """The part of a stored profile that others see."""

    choices: _Choices = _Choices()


_DECODER = msgspec.json.Decoder(_Seen)


async def shown_players(store: Store, players: Collection[PlayerId]) -> dict[PlayerId, ShownPlayer]:
    """Return how the players that exist are shown."""
    columns = PLAYERS.c
    rows = await store.read(select(columns.id, columns.name, columns.profile).where(columns.id.in_(players)))
    return {PlayerId(player): _shown(player, name, stored) for player, name, stored in rows}


async def shown_seats(store: Store, row: MatchRow) -> tuple[ShownPlayer, ...]:
    """Return how the seats of a match are shown: players by their names, and bots by their ids."""
    people = await shown_players(store, [holder.player for holder in row.holders if holder.player is not None])
    return shown_together([(holder.player, holder.bot) for holder in row.holders], people)


def _shown(player: str, name: str, stored: bytes | None) -> ShownPlayer:
    chosen = _DECODER.decode(stored).choices.avatar.value if stored else None
    return ShownPlayer(name, chosen or avatar_of(player), chosen=chosen is not None)
