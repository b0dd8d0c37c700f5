"""Replays and records of finished games, folded in another process, a portion of a log at a time.

Players wait in turn for each portion, so that a long match delays nobody for long, and the event loop folds nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from tilewright.hosting.refusals import NotBegun
from tilewright.hosting.replay import (
    MOMENTS_PER_PAGE,
    Portion,
    ReplayPage,
    finished_game,
    lines_in,
    moments_in,
    names_in_words,
)
from tilewright.hosting.rows import MatchRow
from tilewright.messages.fields import MatchId
from tilewright.service.accounts.players import seat_names
from tilewright.service.errors import Busy, TooMuch
from tilewright.service.limits.fair_queue import FairQueue, QueueFull
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.service import Matches
from tilewright.service.workbench.bench import Workbench
from tilewright.words.say import sentence

Key = TypeVar("Key")


def byte_cache(most_bytes: int) -> LRUCache[Key, tuple[bytes, ...]]:
    """Return a cache from which what was used least lately goes first."""
    return LRUCache(most_bytes, getsizeof=lambda pieces: sum(map(len, pieces)))


def remember(cache: LRUCache[Key, tuple[bytes, ...]], key: Key, pieces: tuple[bytes, ...]) -> None:
    """Put pieces into a cache, unless they are larger than the whole of it."""
    with suppress(ValueError):
        cache[key] = pieces


# About 50 ms of work, and 300 KB.
_PORTION = 1_000
_MOST_WAITING = 256
_MOST_WAITING_PER_ADDRESS = 16
_SECONDS_BETWEEN_TRIES = 0.5

T = TypeVar("T")
_Key = tuple[MatchId, int, str, tuple[str, ...]]


class PartWanted(Struct, frozen=True):
    """A game of a match, counted from 1, from after some moments or turns on, in a language."""

    game: int
    after: int
    locale: str


class _Place(Struct, frozen=True):
    """A place in a log: the match, the events before it, and their state."""

    row: MatchRow
    after: int
    state: bytes


class Archive:
    """The replays and records of a store, for this node; replays are cached up to a number of bytes."""

    def __init__(self, matches: Matches, bench: Workbench, cache_bytes: int, portion: int = _PORTION) -> None:
        self._matches, self._bench, self._portion = matches, bench, portion
        self._queue = FairQueue(1, most_waiting=_MOST_WAITING, most_per_address=_MOST_WAITING_PER_ADDRESS)
        self._cache: LRUCache[_Key, tuple[bytes, ...]] = byte_cache(cache_bytes)

    async def warm_up(self) -> None:
        """Start the process before the first reader waits for it."""
        await self._bench.warm_up(lines_in)

    async def replay(self, row: MatchRow, wanted: PartWanted, reader: Asker) -> ReplayPage | None:
        """Return a page of a finished game, or None while it is being played; raise Busy if too many wait."""
        row, games = await self.latest(row)
        if wanted.game > games:
            return None
        names = names_in_words(await seat_names(self._matches.store, row), row.holders, wanted.locale)
        moments = await self._moments((row.id, wanted.game, wanted.locale, names), row, reader)
        return ReplayPage(
            **finished_game(row, names, wanted.game, games),
            first=wanted.after,
            total=len(moments),
            moments=tuple(map(msgspec.Raw, moments[wanted.after : wanted.after + MOMENTS_PER_PAGE])),
        )

    async def record(self, row: MatchRow, reader: Asker) -> AsyncIterator[bytes]:
        """Yield the record of all finished games in portions, if there are any; raise Busy if too many wait."""
        row, games = await self.latest(row)
        if not games:
            return
        names = await seat_names(self._matches.store, row)
        state = unfinished = b""
        for after in range(0, row.head, self._portion):
            part = await self._folded(reader, _Place(row, after, state), lines_in, row.id, names, unfinished)
            state, unfinished = part.state, part.unfinished
            if part.finished:
                yield part.finished

    async def latest(self, row: MatchRow) -> tuple[MatchRow, int]:
        """Return a match with its last event, and the number of games finished by then.

        A game may have ended since the match was read; without its last events its replay would be cached incomplete.
        """
        try:
            loaded = await self._matches.load(row.id, at_least=row.head)
        except NotBegun:
            return row, 0
        return replace(row, head=loaded.seq), len(loaded.hosted.kind.engine.view(loaded.state, None).results)

    async def _moments(self, key: _Key, row: MatchRow, reader: Asker) -> tuple[bytes, ...]:
        """Return the moments of a finished game; they never change."""
        if (cached := self._cache.get(key)) is not None:
            return cached
        _, game, locale, names = key
        state, moments = b"", list[bytes]()
        for after in range(0, row.head, self._portion):
            part = await self._folded(reader, _Place(row, after, state), moments_in, game, names, locale)
            state = part.state
            moments += part.moments
            if part.past:
                break
        found = tuple(moments)
        remember(self._cache, key, found)
        return found

    async def _folded(self, reader: Asker, place: _Place, work: Callable[..., T], *given: Any) -> T:
        """Return what the process makes of the next portion, once it is the turn of the reader.

        What has begun is completed: only for the first portion a reader is refused, and for the others they wait.
        """
        while True:
            try:
                return await self._portion_folded(reader, place, work, *given)
            except (Busy, TooMuch):
                if not place.after:
                    raise
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)

    async def _portion_folded(self, reader: Asker, place: _Place, work: Callable[..., T], *given: Any) -> T:
        row = place.row
        try:
            async with self._queue.slot(reader.address, reader.player):
                entries = await self._matches.store.tail(
                    row.id, place.after, min(self._portion, row.head - place.after)
                )
                log = b"\n".join(entry.event for entry in entries)
                return await self._bench.run(reader, work, Portion(row.rules, place.state, log), *given)
        except QueueFull:
            raise Busy(sentence("refused-busy")) from None
