"""Duplicate: all tables of a round have one deal, and each seat is compared with the same seat at the other tables.

The secret of each round is the commitment of the next one's, so the hash that is published at the start promises all of
them before any nonce is known. All players of a round give a nonce, and together they make those of the seats, which
are the same at every table. When the last table is done, secret and nonces are revealed.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.chance import Chance, branch, commitment, game_key
from tilewright.errors import BadInput
from tilewright.tournaments.tournament import Tournament

MOST_DRAWS = 200
"""The most rounds that are promised, those that are undone and drawn again too."""


class RoundKey(Struct, frozen=True):
    """What a round is dealt from: which draw it is, its secret, and the nonce of every player by name."""

    draw: int
    secret: bytes
    nonces: Mapping[str, bytes]

    def __repr__(self) -> str:
        # It may be logged while the round is played.
        return f"<{type(self).__name__} of {len(self.nonces)} players>"


Hexadecimal = Annotated[str, Meta(pattern="^([0-9a-f]{2})*$", max_length=64)]


class DealtFrom(Struct, frozen=True):
    """What a round that is done was dealt from, in hexadecimal: hashed `draw` times, `secret` is the promise.

    Nonces are by the number of a person.
    """

    draw: Annotated[int, Meta(ge=1, le=MOST_DRAWS)]
    secret: Hexadecimal
    nonces: dict[str, Hexadecimal]


class _Dealt(Struct, frozen=True):
    dealt: DealtFrom


class RoundSaved(Struct, frozen=True):
    """What matters here of a tournament as it is shown: its promise, and what the round was dealt from."""

    promise: Hexadecimal
    round: _Dealt

    @property
    def key(self) -> RoundKey:
        """What the round was dealt from."""
        dealt = self.round.dealt
        nonces = {name: bytes.fromhex(nonce) for name, nonce in dealt.nonces.items()}
        return RoundKey(dealt.draw, bytes.fromhex(dealt.secret), nonces)


def read_round(text: bytes) -> RoundSaved:
    """Return a round that is done, from what the page of a duplicate saves, or raise BadInput."""
    try:
        return msgspec.json.decode(text, type=RoundSaved)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise BadInput(f"not a round of a duplicate that is done: {wrong}"[:200]) from None


def secret_of(root: bytes, draw: int) -> bytes:
    """Return the secret of a draw, of which draw 0 is the promise of all: each is the commitment of the next."""
    for _ in range(MOST_DRAWS - draw):
        root = commitment(root)
    return root


def shuffles_of(key: RoundKey, games: int, seats: int) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """Return the secrets of the games of a match and the nonces of its seats, the same for every table of this size."""
    return tuple(_game_secret(key, game) for game in range(1, games + 1)), _seat_nonces(key, seats)


def _game_secret(key: RoundKey, game: int) -> bytes:
    return branch(Chance(key.secret), "game", game).key


def _seat_nonces(key: RoundKey, seats: int) -> tuple[bytes, ...]:
    named = chain.from_iterable((name.encode(), key.nonces[name]) for name in sorted(key.nonces))
    mixed = Chance(game_key(b"tilewright round", [*named]))
    return tuple(branch(mixed, "seat", seat).key for seat in range(seats))


def broken_promise(saved: RoundSaved, game: int, secret: bytes, nonces: Sequence[bytes]) -> str | None:
    """Return what shows that a game was not dealt as was promised at the start, or None if it was.

    `secret` and `nonces` are those of its record. That the tiles follow from them is what `verify` shows anyway.
    """
    key = saved.key
    if secret_of(key.secret, MOST_DRAWS - key.draw).hex() != saved.promise:
        return "the secret of the round is not the one that was promised"
    if secret != _game_secret(key, game):
        return "the secret of the game does not follow from that of the round"
    if tuple(nonces) != _seat_nonces(key, len(nonces)):
        return "the nonces of the seats do not follow from those of the round"
    return None


def matchpoints(tables: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Return for each seat of each table the share, from 0 to 1, of the other tables where that seat did worse.

    An equal result is half a one. A table of another size had another deal, so it is not compared; a table that is
    alone of its size has a half for every seat.

    >>> matchpoints([(30, -30), (10, -10), (10, -10)])
    [(1.0, 0.0), (0.25, 0.75), (0.25, 0.75)]
    """
    held = defaultdict[tuple[int, int], list[float]](list)
    for points in tables:
        for seat, value in enumerate(points):
            held[len(points), seat].append(value)
    return [tuple(_share(value, held[len(points), seat]) for seat, value in enumerate(points)) for points in tables]


def _share(value: float, everybody: Sequence[float]) -> float:
    others = len(everybody) - 1
    if not others:
        return 0.5
    below, equal = sum(other < value for other in everybody), everybody.count(value) - 1
    return (below + equal / 2) / others


def in_matchpoints(tournament: Tournament) -> Tournament:
    """Return a tournament whose results are matchpoints in percent, as pairings and standings use them.

    A bye is then worth the mean of the round, which is 50.
    """
    scored = []
    for tables, results in zip(tournament.rounds, tournament.results, strict=False):
        # Until its last table is done a round counts for nothing: every result changes those of the others.
        done = len(results) == len(tables) and all(results)
        held = [[result[name] for name in table] for table, result in zip(tables, results, strict=False) if done]
        shares = matchpoints(held)
        scored.append(
            tuple(
                {name: 100 * share for name, share in zip(table, each, strict=True)}
                for table, each in zip(tables, shares, strict=False)
            )
        )
    return replace(tournament, results=tuple(scored))
