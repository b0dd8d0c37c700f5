"""Analysis requests: positions, rows and records, judged in a separate process, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Any, ParamSpec, TypeVar

from msgspec import Meta, Struct, field

from tilewright.analysis.checking import RowVerdict, check_row
from tilewright.analysis.solving import BestTurn, Question, TileRow, best_turn
from tilewright.records.referee import Verdict, referee
from tilewright.records.verify import verify_record
from tilewright.rules.booklets import DEFAULT, booklet
from tilewright.rules.house import with_house
from tilewright.service.bounds import HouseRules, PieceTexts, RowTexts, RulesId
from tilewright.service.errors import Busy
from tilewright.service.screens.bot_pool import worker_pool
from tilewright.tiles.notation import read_rows
from tilewright.words.faults import record_fault_in_words
from tilewright.words.sentence import sentence

Given = ParamSpec("Given")
T = TypeVar("T")

# An answer lists no more faults of a record than this.
_MOST_FAULTS = 100


class Workbench:
    """One process for analysis, apart from those of the bots; requests are refused when too many wait."""

    def __init__(self, seconds: float, most_waiting: int) -> None:
        self._seconds, self._most = seconds, most_waiting
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, work: Callable[Given, T], *given: Given.args, **named: Given.kwargs) -> T:
        """Return the result of the work, or raise Busy or its exception."""
        assert not named, "arguments for another process are positional"
        if self._waiting >= self._most:
            raise Busy(sentence("refused-busy"))
        self._waiting += 1
        try:
            async with self._turn:
                return await self._done(work, given)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Kill the process."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in pool._processes.values():
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    async def _done(self, work: Callable[..., T], given: Sequence[Any]) -> T:
        if self._pool is None:
            self._pool = worker_pool(1)
        asked = asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        try:
            return await asyncio.wait_for(asked, self._seconds)
        except (TimeoutError, BrokenProcessPool):
            # The call cannot be cancelled, so its process is killed; the next analysis gets a new one.
            self.close()
            raise Busy(sentence("refused-too-slow", seconds=round(self._seconds))) from None


class Judged(Struct, frozen=True):
    """How many games a record has, how many are legal, and what is wrong with the others."""

    games: int
    good: int
    faults: tuple[tuple[int, int, str], ...]


class Position(Question[TileRow], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to solve, as `tilewright solve --batch` reads it, of limited size."""

    rules: RulesId = DEFAULT
    house: HouseRules = field(default_factory=dict)
    table: Annotated[tuple[RowTexts, ...], Meta(max_length=70)] = ()
    rack: PieceTexts


def best_tile_turn(question: Question[TileRow]) -> BestTurn[TileRow]:
    """Return the best turn in the tile game, or raise BadInput."""
    booklet(question.rules)  # Refuses the rulebook of the dice game.
    return best_turn(question)


def judged_rows(
    rows: tuple[tuple[str, ...], ...], rules: str, house: HouseRules, locale: str = "en"
) -> tuple[RowVerdict, ...]:
    """Return the verdict on each row of tiles, or raise BadInput."""
    rulebook = with_house(booklet(rules), house)
    return tuple(check_row(row, rulebook, locale) for row in read_rows(rows))


def refereed(record: bytes, locale: str = "en") -> Judged:
    """Return the referee's verdict on a record, or raise BadInput."""
    return _judged(referee(record.splitlines()), locale)


def verified(record: bytes, locale: str = "en") -> Judged:
    """Return whether the shuffles of a record match their commitments, or raise BadInput."""
    return _judged(verify_record(record.splitlines()), locale)


def _judged(verdict: Verdict, locale: str) -> Judged:
    faults = tuple(
        (fault.game, fault.line, record_fault_in_words(fault.fault, fault.why, locale))
        for fault in verdict.faults[:_MOST_FAULTS]
    )
    return Judged(verdict.games, verdict.legal, faults)
