"""The sweeper: ends turns whose time is up and plays the seats of bots, in every match that is due."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog

from tilewright.bots.protocol import needs_history
from tilewright.chance import Chance
from tilewright.engine import IllegalTurn, Refused, Seat
from tilewright.hosting.clocks import Duty, Task, duty
from tilewright.hosting.loaded import CommandRequest, LoadedMatch, luck_of
from tilewright.messages.decoding import read_rows
from tilewright.messages.fields import MatchId, Millis
from tilewright.messages.keys import new_keys
from tilewright.messages.terms import AUTO
from tilewright.service.background import stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.limits.fair_queue import QueueFull
from tilewright.service.logs import error_summary
from tilewright.service.matches.presence import Presence
from tilewright.service.matches.ratings import settle
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.rooms.service import give_up
from tilewright.service.settings import now
from tilewright.service.storage.heartbeat import beat, claim, next_wake, renew
from tilewright.service.storage.rows import Due
from tilewright.service.storage.store import draft_of
from tilewright.service.workbench.bot_pool import BotPool, BotTurn

_log = structlog.get_logger(__name__)

_MOST_AT_ONCE = 64
_PAGE = 500
_SECONDS_BETWEEN_TRIES = 0.5
_MILLIS_BETWEEN_BEATS = 1_000
# How long the next deadline is taken as known while this node writes nothing: only another node can change it then.
_MILLIS_BETWEEN_QUERIES = 500


class Sweeper:
    """Looks for due matches at short intervals and handles them; several nodes may do so."""

    def __init__(self, matches: Matches, bots: BotPool, presence: Presence, metrics: Metrics) -> None:
        self._matches, self._bots, self._presence, self._metrics = matches, bots, presence, metrics
        self._in_progress: dict[MatchId, tuple[Due, asyncio.Task[None]]] = {}
        self._sweeping = asyncio.Lock()
        # The matches whose bots think or wait for their turn to think, and when their leases are renewed.
        self._thinking: dict[MatchId, Due] = {}
        self._renew_at = Millis(0)
        # When this node last reached the database, when it last stored that, and the time given back by then.
        self._alive_at = self._beat_at = Millis(0)
        self._given_back: int | None = None
        # When the next match is due, as far as known: at this transaction of this node, until this time.
        self._wake_at: Millis | None = None
        self._known_at, self._known_until = -1, Millis(0)
        # Matches in which a bot is to move and nobody is present.
        self._abandoned: list[Due] = []
        self._task = matches.store.tasks.repeat("sweeper", self._sweep, matches.pace.sweep)

    async def close(self) -> None:
        """Stop, after finishing the writes in progress, and release the claimed matches for other nodes."""
        # A sweep that is cancelled would not know what it has claimed.
        async with self._sweeping:
            await stop_tasks(self._task)
        claimed = [due for due, _ in self._in_progress.values()]
        await stop_tasks(*(task for _, task in self._in_progress.values()))
        if claimed:
            with suppress(StoreUnavailable):
                await renew(self._matches.store, claimed, Millis(0))

    async def _sweep(self) -> None:
        async with self._sweeping:
            await self._handle_due()

    async def _handle_due(self) -> None:
        pace = self._matches.pace
        try:
            await self._renew()
            if self._abandoned:
                abandoned, self._abandoned = self._abandoned, []
                await self._presence.rest(abandoned)
            if self._nothing_due():
                return
            wake_at = await self._next_wake()
            if wake_at is not None:
                await self._beat()
            self._alive_at = now()
        except StoreUnavailable:
            await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
            return
        if wake_at is None or wake_at > now():
            return
        claimed = await claim(self._matches.store, now(), pace.lease, _MOST_AT_ONCE)
        await self._presence.look([due.match for due in claimed])
        for due in claimed:
            if due.match not in self._in_progress:
                task = self._matches.store.tasks.once(f"sweeping: {due.match}", partial(self._handle, due))
                self._in_progress[due.match] = (due, task)

    def _nothing_due(self) -> bool:
        """Return whether it is known without a query that no match is due, so that an idle node costs little."""
        at = now()
        known = self._known_at == self._matches.store.transactions and at < self._known_until
        return known and (self._wake_at is None or at < self._wake_at)

    async def _next_wake(self) -> Millis | None:
        """Return when the next match is due, and remember it."""
        # Read before the query: a transaction during it makes the answer old.
        at, transactions = now(), self._matches.store.transactions
        self._wake_at = await next_wake(self._matches.store)
        self._known_at, self._known_until = transactions, Millis(at + _MILLIS_BETWEEN_QUERIES)
        return self._wake_at

    async def _beat(self) -> None:
        """Store that a node is there; after a time in which none was, all deadlines are later."""
        at = now()
        if at - self._beat_at < _MILLIS_BETWEEN_BEATS:
            return
        stored = await beat(self._matches.store, at, self._alive_at, 2 * _MILLIS_BETWEEN_BEATS)
        if self._given_back != stored.given_back:
            # Also at the start: a match may have been loaded before the first heartbeat.
            self._matches.forget_deadlines()
            if stored.given_back:
                _log.info("the server was down, or its clock was set back: deadlines moved", by=stored.given_back)
        self._beat_at, self._given_back = at, stored.given_back

    async def _renew(self) -> None:
        """Renew the leases of all thinking bots in one statement, twice in the time of a lease."""
        if self._thinking and self._renew_at <= now():
            lease = self._matches.pace.lease
            self._renew_at = Millis(now() + lease // 2)
            await renew(self._matches.store, tuple(self._thinking.values()), Millis(now() + lease))

    async def _handle(self, due: Due) -> None:
        """Handle a due match; failures are logged, and the match is due again when the lease ends."""
        try:
            if not due.head:
                await give_up(self._matches, due.match)
                return
            loaded = await self._matches.load(due.match, at_least=due.head)
            if loaded.terms.rated and loaded.hosted.kind.engine.outcome(loaded.state) is not None:
                await settle(self._matches.store, loaded, now())
                return
            todo = duty(loaded.hosted.kind, loaded.state, loaded.playing, loaded.deadline_at, now())
            if todo is None or loaded.standing.paused:
                return
            if todo.task is Task.EXPIRE or not loaded.people or self._presence.is_awake(due.match):
                await self._do(due, loaded, todo)
            else:
                self._abandoned.append(due)
        except (Refused, StoreUnavailable, BrokenProcessPool, QueueFull) as passing:
            # Another node was first, or it will be tried again.
            _log.info("a due match was skipped", match=due.match, why=type(passing).__name__)
        except Exception as wrong:  # noqa: BLE001 -- the edge: a defect stops this match only
            self._metrics.defects.inc()
            _log.error("a due match failed", match=due.match, **error_summary(wrong))
        finally:
            del self._in_progress[due.match]

    async def _do(self, due: Due, loaded: LoadedMatch, todo: Duty) -> None:
        match todo.task:
            case Task.CONTINUE:
                command = loaded.hosted.kind.engine.fallback(loaded.state)
            case Task.THINK:
                command = await self._bot_choice(due, loaded, todo.seat)
            case Task.EXPIRE:
                await self._expire(loaded, todo.seat)
                return
        request = CommandRequest(match=loaded.id, seat=todo.seat, command=command, after=loaded.seq)
        await self._matches.accept(request)
        self._metrics.bot_turns.inc()

    async def _expire(self, loaded: LoadedMatch, seat: Seat) -> None:
        """End a turn with the last draft of the player, by the procedure of the rulebook."""
        kind = loaded.hosted.kind
        draft = await draft_of(self._matches.store, loaded.id, seat, loaded.seq)
        rows = kind.untouched(loaded.state) if draft is None else read_rows(draft)
        request = CommandRequest(
            match=loaded.id, seat=seat, command=kind.engine.timeout(rows), after=loaded.seq, by_clock=True
        )
        try:
            await self._matches.accept(request)
        except IllegalTurn:
            # Drafts are checked when they come in; one that does not fit is ignored.
            rows = kind.untouched(loaded.state)
            await self._matches.accept(msgspec.structs.replace(request, command=kind.engine.timeout(rows)))
        assert loaded.deadline_at is not None
        self._metrics.lateness.observe((now() - loaded.deadline_at) / 1_000)

    async def _bot_choice(self, due: Due, loaded: LoadedMatch, seat: Seat) -> Any:
        """Return the choice of a bot, with its lease renewed until then; a bot that fails plays the fallback."""
        bot = loaded.playing[seat].bot
        assert bot is not None
        engine = loaded.hosted.kind.engine
        if bot == AUTO:
            return engine.fallback(loaded.state)
        self._thinking[due.match] = due
        try:
            # Bots wait in turn for the networks and the people they play with: many matches of one delay no other.
            async with self._bots.turn(self._presence.network(due.match), _host(loaded)):
                ladder = loaded.hosted.ladder
                log = await self._log(loaded) if needs_history(ladder.bot(bot)) else ()
                view, program = engine.view(loaded.state, seat), ladder.programs.get(bot)
                # In a common deal bots play alike at every table.
                (key,) = loaded.state.shuffles.secrets[:1] if loaded.terms.common else new_keys(1)
                chance = luck_of(loaded, seat, Chance(key))
                return await self._bots.choose(BotTurn(loaded.rules, bot, seat, view, chance, log, program))
        except (BrokenProcessPool, StoreUnavailable, QueueFull):
            raise
        except Exception as wrong:  # noqa: BLE001 -- the edge: players wait for this turn
            self._metrics.defects.inc()
            _log.error("a bot failed", bot=bot, match=loaded.id, seq=loaded.seq, **error_summary(wrong))
            return engine.fallback(loaded.state)
        finally:
            del self._thinking[due.match]

    async def _log(self, loaded: LoadedMatch) -> tuple[bytes, ...]:
        """Return the events of a match up to now as they are stored, read in pages: the loop must not wait."""
        log: list[bytes] = []
        while len(log) < loaded.seq:
            entries = await self._matches.store.tail(loaded.id, len(log), min(_PAGE, loaded.seq - len(log)))
            log += (entry.event for entry in entries)
        return tuple(log)


def _host(loaded: LoadedMatch) -> str:
    """Return the player in whose name the bots of a match wait: the first one, or else the match."""
    return next((holder.player for holder in loaded.holders if holder.player is not None), loaded.id)
