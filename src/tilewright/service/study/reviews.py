"""Reviews of finished games: every turn against the best one, made in a process of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import structlog
from cachetools import LRUCache
from msgspec import UNSET, Struct

from tilewright.analysis.badges import Badge, badge_of
from tilewright.analysis.reviewing import GameSummary, Reviewed, SeatSummary, Wanted, reviewed
from tilewright.bots.tiles.playouts.kernel import NAME as FORM
from tilewright.game.table import faces_on
from tilewright.games import edition
from tilewright.hosting.match_rows import house_rules
from tilewright.hosting.refusals import NotNow
from tilewright.hosting.rows import MatchRow
from tilewright.messages.ids import MatchId
from tilewright.messages.kinds import ENCODER
from tilewright.records.tiles.judge import TileState
from tilewright.rules.house import with_house
from tilewright.service.accounts.players import seat_names
from tilewright.service.errors import StoreUnavailable
from tilewright.service.matches.archive import Archive, Reader
from tilewright.service.matches.byte_cache import byte_cache, remember
from tilewright.service.matches.replay import FinishedGame, names_in_words
from tilewright.service.matches.service import Matches
from tilewright.service.study.results import store_review
from tilewright.service.workbench.bench import Asker, Workbench
from tilewright.tiles.notation import write_face
from tilewright.tiles.tile import faces_of
from tilewright.words.sentence import sentence

_log = structlog.get_logger(__name__)

# As much as the longest record that may be uploaded; a match of three games has 100 KB.
_MOST_BYTES = 4_194_304
# Each turn of a usual game gets 30 playouts; those of a long one share what there is. A larger box has longer games of
# larger racks: there a playout takes about as much longer as the cube of its pieces.
_PLAYOUTS, _PLAYOUTS_OF_A_TURN, _FEWEST, _USUAL_BOX = 2_400, 30, 6, 106
_GAME = b'{"event":"game"'


class TurnShown(Struct, frozen=True, kw_only=True):
    """A turn in a review: what was laid and what could have been, each seat's chance to win before it, and a badge.

    `lost` is how much of its own chance the turn lost against the best one, `proven` whether that is proven best.
    Table and rack are those before the turn; a turn with dice has neither them nor chances.
    """

    turn: int
    seat: int
    played: int
    best: int
    missed: int
    badge: Badge
    mistake: bool
    lost: float
    proven: bool
    chances: tuple[float, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()
    rack: tuple[str, ...] = ()
    opened: bool = True


class SeatShown(Struct, frozen=True, kw_only=True):
    """The turns of one seat: how many, how many of them nothing could be laid in or were best, held or mistakes."""

    seat: int
    turns: int
    missed: int
    outs_missed: int
    badges: dict[str, int]


class GameReview(Struct, frozen=True, kw_only=True):
    """The review of one game; the chances come from `playouts` games played out for each turn, 0 if there are none."""

    playouts: int
    turns: tuple[TurnShown, ...]
    seats: tuple[SeatShown, ...]


class Review(FinishedGame, frozen=True, kw_only=True):
    """The review of one game of a match."""

    review: GameReview


class _Head(Struct, frozen=True):
    """The rules that the first line of a game names."""

    rules: str
    house: dict[str, int | str] = {}


class _SeatCounted(Struct, frozen=True):
    """What a review counted for a seat."""

    seat: int
    turns: int
    missed: int


class _Counted(Struct, frozen=True):
    """The part of a GameReview that is stored."""

    seats: tuple[_SeatCounted, ...]


class ReviewPage(FinishedGame, frozen=True, kw_only=True):
    """A Review whose game is JSON already."""

    review: msgspec.Raw


class Reviews:
    """The reviews of finished matches, for this node; those made last are cached up to a number of bytes."""

    def __init__(self, matches: Matches, archive: Archive, seconds: float, cache_bytes: int) -> None:
        self._matches, self._archive = matches, archive
        self._bench = Workbench(seconds)
        self._cache: LRUCache[tuple[MatchId, int], tuple[bytes, ...]] = byte_cache(cache_bytes)

    async def page(self, row: MatchRow, game: int, reader: Reader, locale: str) -> ReviewPage | None:
        """Return the review of a game, counted from 1, or None if there is none; raise NotNow before the end, or Busy.

        A match that is being played is not reviewed: in a rated one that would help its players.
        """
        if not row.schedule.over:
            raise NotNow(sentence("refused-match-going-on"))
        row, games = await self._archive.latest(row)
        if game > games:
            return None
        made = await self._made(row, game, reader)
        return ReviewPage(
            match=row.id,
            rules=row.rules,
            house=house_rules(row),
            names=names_in_words(await seat_names(self._matches.store, row), row.holders, locale),
            game=game,
            games=games,
            review=msgspec.Raw(made),
        )

    def close(self) -> None:
        """End the process."""
        self._bench.close()

    async def _made(self, row: MatchRow, game: int, reader: Reader) -> bytes:
        key = (row.id, game)
        if (cached := self._cache.get(key)) is not None:
            return cached[0]
        record = await self._record(row, game, reader)
        made = await self._bench.run(Asker(reader.address, reader.player), make_review, record, game)
        remember(self._cache, key, (made,))
        counts = [(seat.seat, seat.turns, seat.missed) for seat in msgspec.json.decode(made, type=_Counted).seats]
        try:
            await store_review(self._matches.store, row.id, game, counts)
        except StoreUnavailable:
            _log.warning("a review was not counted", match=row.id)
        return made

    async def _record(self, row: MatchRow, game: int, reader: Reader) -> bytes:
        """Return the record of a match up to the end of a game."""
        record, begun, size = list[bytes](), 0, 0
        async for portion in self._archive.record(row, reader):
            record.append(portion)
            begun += portion.count(_GAME)
            size += len(portion)
            # The end of the match belongs to its last game, so a game ends where the next one begins.
            if begun > game:
                break
            if size > _MOST_BYTES:
                raise NotNow(sentence("refused-too-long-to-review"))
        return b"".join(record)


def make_review(record: bytes, game: int) -> bytes:
    """Return the review of a game of a record as JSON, or raise BadRecord."""
    lines = record.splitlines()
    heads = [*(place for place, line in enumerate(lines) if line.startswith(_GAME)), len(lines)]
    first, last = heads[game - 1], heads[game]
    lines, turns = lines[:last], last - first
    # In Python a review with playouts would take minutes.
    playouts = 0 if FORM == "plain" else _playouts(msgspec.json.decode(lines[first], type=_Head), turns)
    found = tuple(reviewed(lines, Wanted(playouts=playouts, game=game, lost=playouts > 0)))
    return ENCODER.encode(_shown(found, playouts))


def _playouts(head: _Head, turns: int) -> int:
    """Return how many playouts each turn gets, so that a review takes a few seconds at most."""
    pieces = with_house(edition(head.rules).rulebook, head.house).pieces
    share = min(1.0, (_USUAL_BOX / pieces) ** 3)
    return max(_FEWEST, min(_PLAYOUTS_OF_A_TURN, int(share * _PLAYOUTS / turns)))


def _shown(found: tuple[Reviewed | GameSummary, ...], playouts: int) -> GameReview:
    turns = tuple(_turn(turn) for turn in found if isinstance(turn, Reviewed))
    (summary,) = (game for game in found if isinstance(game, GameSummary))
    return GameReview(playouts=playouts, turns=turns, seats=tuple(_seats(summary.summary, turns)))


def _turn(turn: Reviewed) -> TurnShown:
    found, before = turn.review, turn.judged.before
    badge = badge_of(turn)
    shown = TurnShown(
        turn=found.turn,
        seat=found.seat,
        played=found.played,
        best=found.best,
        missed=found.missed,
        badge=badge,
        mistake=badge.is_mistake,
        lost=max(0.0, turn.chance_lost),
        proven=found.exact,
    )
    if not isinstance(before, TileState):
        return shown
    return msgspec.structs.replace(
        shown,
        chances=() if found.chances is UNSET else found.chances,
        table=tuple(tuple(map(write_face, row)) for row in faces_on(before.game.table)),
        rack=tuple(map(write_face, faces_of(before.game.racks[found.seat]))),
        opened=found.opened,
    )


def _seats(summary: tuple[SeatSummary, ...], turns: tuple[TurnShown, ...]) -> Iterator[SeatShown]:
    for seat in summary:
        counted = Counter(turn.badge.value for turn in turns if turn.seat == seat.seat)
        yield SeatShown(
            seat=seat.seat,
            turns=seat.turns,
            missed=seat.missed,
            outs_missed=seat.outs_missed,
            badges={badge.value: counted[badge.value] for badge in Badge},
        )
