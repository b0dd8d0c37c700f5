"""Reviews of finished games: every turn against the best one, made in a process of their own, some turns at a time."""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from cachetools import LRUCache

from tilewright.answers.reviews import GAME, ReviewPart, TurnShown, make_part, whole_review
from tilewright.hosting.match_rows import house_rules
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.replay import names_in_words
from tilewright.hosting.rows import MatchRow
from tilewright.messages.ids import MatchId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.over_http import FinishedGame
from tilewright.service.accounts.players import seat_names
from tilewright.service.errors import Busy, StoreUnavailable, TooMuch
from tilewright.service.limits.askers import Asker
from tilewright.service.matches.archive import Archive
from tilewright.service.matches.byte_cache import byte_cache, remember
from tilewright.service.matches.service import Matches
from tilewright.service.study.results import store_review
from tilewright.service.workbench.bench import Workbench
from tilewright.words.sentence import sentence

_log = structlog.get_logger(__name__)

# As much as the longest record that may be uploaded; a match of three games has 100 KB.
_MOST_BYTES = 4_194_304
# After this much processor time the next reader has their turn.
_SECONDS_AT_ONCE = 1.0
# A reader is told after this long what is done, and asks again.
_SECONDS_TO_ANSWER = 5.0
_MOST_BEGUN = 64
_Key = tuple[MatchId, int]


class ReviewPage(FinishedGame, frozen=True, kw_only=True):
    """A Review whose game is JSON already."""

    done: int
    turns: int
    review: msgspec.Raw


class _Begun:
    """A review that is being made: the turns that are done, of `all`. One reader at a time makes more of them."""

    def __init__(self) -> None:
        self.turns: list[TurnShown] = []
        self.all = 0
        self.making = asyncio.Lock()


class Reviews:
    """The reviews of finished matches, for this node; those made last are cached up to a number of bytes."""

    def __init__(
        self,
        matches: Matches,
        archive: Archive,
        bench: Workbench,
        cache_bytes: int,
        seconds_at_once: float = _SECONDS_AT_ONCE,
    ) -> None:
        self._matches, self._archive, self._bench = matches, archive, bench
        self._seconds_at_once = seconds_at_once
        self._cache: LRUCache[_Key, tuple[bytes, ...]] = byte_cache(cache_bytes)
        self._records: LRUCache[_Key, tuple[bytes, ...]] = byte_cache(cache_bytes)
        self._begun: LRUCache[_Key, _Begun] = LRUCache(_MOST_BEGUN)

    async def page(self, row: MatchRow, game: int, reader: Asker, locale: str) -> ReviewPage | None:
        """Return the review of a game, counted from 1, or None if there is none; raise NotNow before the end, or Busy.

        A match that is being played is not reviewed: in a rated one that would help its players.
        """
        if not row.schedule.over:
            raise NotNow(sentence("refused-match-going-on"))
        row, games = await self._archive.latest(row)
        if game > games:
            return None
        done, turns, made = await self._made(row, game, reader)
        return ReviewPage(
            match=row.id,
            rules=row.rules,
            house=house_rules(row),
            names=names_in_words(await seat_names(self._matches.store, row), row.holders, locale),
            game=game,
            games=games,
            done=done,
            turns=turns,
            review=msgspec.Raw(made),
        )

    async def _made(self, row: MatchRow, game: int, reader: Asker) -> tuple[int, int, bytes]:
        """Return how many turns are done and how many there are, and the review, which is null before the end."""
        key = (row.id, game)
        if (cached := self._cache.get(key)) is not None:
            return int(cached[0]), int(cached[0]), cached[1]
        begun = self._begun.setdefault(key, _Begun())
        loop = asyncio.get_running_loop()
        ends = loop.time() + _SECONDS_TO_ANSWER
        while True:
            try:
                async with begun.making:
                    part = await self._part(row, game, reader, begun)
            except (Busy, TooMuch):
                # What is done is not lost, and the reader asks again.
                if not begun.turns:
                    raise
                break
            if len(begun.turns) >= begun.all:
                return begun.all, begun.all, await self._finished(key, part, begun)
            if loop.time() > ends:
                break
        return len(begun.turns), begun.all, b"null"

    async def _part(self, row: MatchRow, game: int, reader: Asker, begun: _Begun) -> ReviewPart:
        """Make some more turns; where another reader has made the last ones meanwhile, none are left."""
        record = await self._record(row, game, reader)
        part = await self._bench.run(reader, make_part, record, game, len(begun.turns), self._seconds_at_once)
        begun.turns += part.turns
        begun.all = part.all
        return part

    async def _finished(self, key: _Key, part: ReviewPart, begun: _Begun) -> bytes:
        review = whole_review(part, begun.turns)
        made = ENCODER.encode(review)
        remember(self._cache, key, (b"%d" % begun.all, made))
        for cache in (self._begun, self._records):
            cache.pop(key, None)
        try:
            counts = [(seat.seat, seat.turns, seat.missed) for seat in review.seats]
            await store_review(self._matches.store, key[0], key[1], counts)
        except StoreUnavailable:
            _log.warning("a review was not counted", match=key[0])
        return made

    async def _record(self, row: MatchRow, game: int, reader: Asker) -> bytes:
        """Return the record of a match up to the end of a game."""
        if (known := self._records.get((row.id, game))) is not None:
            return known[0]
        record, begun, size = list[bytes](), 0, 0
        async for portion in self._archive.record(row, reader):
            record.append(portion)
            begun += portion.count(GAME)
            size += len(portion)
            # The end of the match belongs to its last game, so a game ends where the next one begins.
            if begun > game:
                break
            if size > _MOST_BYTES:
                raise NotNow(sentence("refused-too-long-to-review"))
        found = b"".join(record)
        remember(self._records, (row.id, game), (found,))
        return found
