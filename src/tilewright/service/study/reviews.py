"""Reviews of finished games: every turn against the best one, made in a process of their own, some turns at a time."""

import asyncio

import msgspec
import structlog
from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from tilewright.answers.mistakes import Mistake, make_mistakes, worst_turns
from tilewright.answers.reviews import GAME, GameReview, ReviewPart, TurnShown, make_part, whole_review
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.replay import names_in_words
from tilewright.hosting.rows import MatchRow, house_rules
from tilewright.messages.fields import MatchId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.over_http import FinishedGame
from tilewright.service.accounts.players import seat_names
from tilewright.service.errors import Busy, StoreUnavailable, TooMuch
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.archive import Archive, PartWanted, byte_cache, remember
from tilewright.service.matches.service import Matches
from tilewright.service.study.mistakes import store_mistakes
from tilewright.service.study.results import store_review
from tilewright.service.workbench.bench import Workbench
from tilewright.words.say import sentence

_log = structlog.get_logger(__name__)

# As much as the longest record that may be uploaded; a match of three games has 100 KB.
_MOST_BYTES = 4_194_304
# After this much processor time the next reader has their turn. The first answer has a turn or two, so that it comes
# soon even where others use the processor; the next ones have more, since each goes through the record again.
_SECONDS_AT_ONCE = 1.0
_SECONDS_AT_FIRST = 0.05
_MOST_BEGUN = 64
_Key = tuple[MatchId, int]


class ReviewPage(FinishedGame, frozen=True, kw_only=True):
    """A Review whose game is JSON already."""

    done: int
    turns: int
    first: int
    review: msgspec.Raw


class _Begun:
    """A review that is being made: the turns that are done, and the last part. One reader at a time makes more."""

    def __init__(self) -> None:
        self.turns: list[TurnShown] = []
        self.part: ReviewPart | None = None
        self.making = asyncio.Lock()


class _Made(Struct, frozen=True):
    """What is done of a review: how many turns of how many, and as JSON those after the first ones."""

    done: int
    turns: int
    first: int
    review: bytes


class _Written(Struct, frozen=True):
    """A GameReview whose turns are JSON already."""

    playouts: int
    turns: tuple[msgspec.Raw, ...]
    seats: msgspec.Raw


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

    async def warm_up(self) -> None:
        """Start the processes before the first reader waits for them."""
        await self._archive.warm_up()
        await self._bench.warm_up(make_part)

    async def page(self, row: MatchRow, wanted: PartWanted, reader: Asker) -> ReviewPage | None:
        """Return what is done of a review, or None if there is no such game; raise NotNow before the end, or Busy.

        A match that is being played is not reviewed: in a rated one that would help its players.
        """
        if not row.schedule.over:
            raise NotNow(sentence("refused-match-going-on"))
        row, games = await self._archive.latest(row)
        if wanted.game > games:
            return None
        made = await self._made(row, wanted, reader)
        return ReviewPage(
            match=row.id,
            rules=row.rules,
            house=house_rules(row),
            names=names_in_words(await seat_names(self._matches.store, row), row.holders, wanted.locale),
            game=wanted.game,
            games=games,
            done=made.done,
            turns=made.turns,
            first=made.first,
            review=msgspec.Raw(made.review),
        )

    async def _made(self, row: MatchRow, wanted: PartWanted, reader: Asker) -> _Made:
        """Return what is done; if the reader has all of that, more is made first."""
        key = (row.id, wanted.game)
        if (cached := self._cache.get(key)) is not None:
            return _rest(cached, wanted.after)
        begun = self._begun.setdefault(key, _Begun())
        async with begun.making:
            # Another reader may have made more meanwhile, or all.
            if (cached := self._cache.get(key)) is not None:
                return _rest(cached, wanted.after)
            if begun.part is None or len(begun.turns) < min(begun.part.all, wanted.after + 1):
                try:
                    begun.part = await self._part(row, wanted.game, reader, begun)
                except (Busy, TooMuch):
                    # What is done is not lost, and the reader asks again.
                    if begun.part is None:
                        raise
            part, done = begun.part, len(begun.turns)
            if done >= part.all:
                made = await self._finished(row, wanted.game, whole_review(part, begun.turns), reader)
                return _rest(made, wanted.after)
        review = whole_review(part, begun.turns, wanted.after)
        return _Made(done, part.all, wanted.after, ENCODER.encode(review))

    async def _part(self, row: MatchRow, game: int, reader: Asker, begun: _Begun) -> ReviewPart:
        """Make some more turns."""
        record = await self._record(row, game, reader)
        seconds = min(self._seconds_at_once, _SECONDS_AT_FIRST * (1 + 2 * len(begun.turns)))
        part = await self._bench.run(reader, make_part, record, game, len(begun.turns), seconds)
        begun.turns += part.turns
        return part

    async def _finished(self, row: MatchRow, game: int, review: GameReview, reader: Asker) -> tuple[bytes, ...]:
        mistakes = await self._mistakes(row, review, reader)
        key, made = (row.id, game), _pieces(review)
        remember(self._cache, key, made)
        for cache in (self._begun, self._records):
            cache.pop(key, None)
        try:
            await store_review(self._matches.store, row.id, game, review.seats)
            await store_mistakes(self._matches.store, row, game, mistakes)
        except StoreUnavailable:
            _log.warning("a review was not counted", match=row.id)
        return made

    async def _mistakes(self, row: MatchRow, review: GameReview, reader: Asker) -> tuple[Mistake, ...]:
        """Make puzzles of what the people of a match missed; without them a review is finished all the same."""
        people = [seat for seat, holder in enumerate(row.holders) if holder.player is not None]
        turns = worst_turns(review.turns, people)
        if not turns:
            return ()
        try:
            return await self._bench.run(reader, make_mistakes, row.rules, house_rules(row), turns, _SECONDS_AT_ONCE)
        except (Busy, TooMuch):
            _log.info("no puzzles were made of missed turns", match=row.id)
            return ()

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


def _pieces(review: GameReview) -> tuple[bytes, ...]:
    """Return a review as JSON: first without its turns, then each of them."""
    return ENCODER.encode(replace(review, turns=())), *map(ENCODER.encode, review.turns)


def _rest(pieces: tuple[bytes, ...], after: int) -> _Made:
    """Return a finished review, without the turns that the reader has."""
    head, *turns = pieces
    rest = tuple(map(msgspec.Raw, turns[after:]))
    review = replace(msgspec.json.decode(head, type=_Written), turns=rest)
    return _Made(len(turns), len(turns), len(turns) - len(rest), ENCODER.encode(review))
