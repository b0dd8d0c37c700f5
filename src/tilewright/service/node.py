"""A node: everything one server process runs on one database, opened and closed together."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import AsyncExitStack
from typing import Protocol, TypeVar

from pwdlib import PasswordHash

from tilewright.hosting.rows import Unnamed
from tilewright.service.accounts.accounts import RECOMMENDED, Accounts
from tilewright.service.accounts.login_watch import LoginWatch
from tilewright.service.accounts.mail import Mailer, MailLinks
from tilewright.service.accounts.passkeys import Passkeys
from tilewright.service.background import Supervisor
from tilewright.service.bus.bus import Bus
from tilewright.service.bus.opening import open_bus
from tilewright.service.delivery.audience import Audiences
from tilewright.service.delivery.catch_up import CatchUps
from tilewright.service.desk.bans import Bans
from tilewright.service.desk.desk import Desk
from tilewright.service.limits.budgets import Purse
from tilewright.service.limits.loop_work import LoopWork
from tilewright.service.limits.rate_limits import RateLimits
from tilewright.service.matches.archive import Archive
from tilewright.service.matches.drafts import PostedDrafts
from tilewright.service.matches.presence import Presence
from tilewright.service.matches.rack_orders import RackOrders
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.people.calls import LiveCalls
from tilewright.service.people.here import Here
from tilewright.service.rooms.caps import Caps
from tilewright.service.rooms.live import LiveRooms
from tilewright.service.rooms.service import Rooms
from tilewright.service.rooms.stored_bytes import StoredBytes
from tilewright.service.settings import Settings
from tilewright.service.storage.store import Store, server_key
from tilewright.service.study.fairness import DaySolvers, PuzzleGraders, RunningRushes
from tilewright.service.study.reviews import Reviews
from tilewright.service.tournaments.service import Tournaments
from tilewright.service.upkeep.push.keys import open_keys
from tilewright.service.upkeep.push.posting import Posting
from tilewright.service.upkeep.push.table_calls import TableCalls
from tilewright.service.upkeep.push.turn_calls import TurnCalls
from tilewright.service.upkeep.retention import Cleanup
from tilewright.service.upkeep.sweeper import Sweeper
from tilewright.service.upkeep.watches import ClockWatch, SchemaWatch
from tilewright.service.workbench.bench import Workbench
from tilewright.service.workbench.bot_pool import BotPool, seated_programs
from tilewright.service.workbench.priorities import SHORT_QUESTIONS

# A short question takes under 50 ms; the rest is for a slow machine.
_SHORT_SECONDS = 1.0


class NodeConfig(Unnamed, frozen=True, kw_only=True):
    """The configuration of a node: its database, its bus if any, its settings, and how passwords are hashed.

    The URLs may hold passwords.
    """

    database: str
    bus: str | None = None
    settings: Settings = Settings()
    hasher: PasswordHash = RECOMMENDED


class Node:
    """The parts of a running node."""

    _resources: AsyncExitStack

    @classmethod
    async def open(cls, config: NodeConfig) -> Node:
        """Return a running node with its database up to date, or raise BadInput with everything closed again."""
        node = cls()
        async with AsyncExitStack() as stack:
            await node._open_store(config, stack)
            await node._start(config, stack)
            node._resources = stack.pop_all()
        return node

    async def _open_store(self, config: NodeConfig, stack: AsyncExitStack) -> None:
        self.settings: Settings = config.settings
        self.metrics: Metrics = Metrics()
        self.tasks: Supervisor = _closing(stack, Supervisor(self.metrics.failed))
        self.bus: Bus = _closing(stack, open_bus(config.bus, self.tasks))
        self.store: Store = _closing(stack, await Store.open(config.database, self.tasks))
        self.matches: Matches = _closing(stack, Matches(self.store, self.bus, self.settings.pace))

    async def _start(self, config: NodeConfig, stack: AsyncExitStack) -> None:
        settings, metrics, store, matches = self.settings, self.metrics, self.store, self.matches
        budgets, per_site = settings.budgets, settings.allowed.per_ipv6_site
        long, short, loop = (Purse(each, per_site, metrics) for each in (budgets.long, budgets.short, budgets.loop))

        def bench(seconds: float) -> Workbench:
            return _closing(stack, Workbench(seconds, long))

        stack.enter_context(seated_programs(settings.programs))
        self.bots: BotPool = _closing(stack, BotPool(settings.bot_workers))
        self.archive: Archive = Archive(matches, bench(settings.analysis_seconds), settings.replay_cache_bytes)
        self.loop_work: LoopWork = LoopWork(loop)
        self.audiences: Audiences = _closing(stack, Audiences(matches, metrics, self.loop_work))
        self.presence: Presence = _closing(stack, Presence(store, settings.pace))
        self.rooms: Rooms = Rooms(matches)
        self.stored: StoredBytes = StoredBytes(settings.allowed, metrics)
        links = MailLinks(await server_key(store, "links"))
        self.accounts: Accounts = _closing(stack, Accounts(store, config.hasher, links))
        self.bans: Bans = _closing(stack, Bans(store, self.bus, settings.pace.logins))
        await self.bans.refresh()
        self.posting: Posting | None = None
        self.table_calls: TableCalls | None = None
        if settings.push.key:
            self.posting = _closing(stack, Posting(store, settings.push, open_keys(settings.push), metrics))
            _closing(stack, TurnCalls(matches, self.posting, self.audiences.is_connected))
            self.table_calls = _closing(stack, TableCalls(self.posting))
        _closing(stack, Sweeper(matches, self.bots, self.presence, metrics))
        _closing(stack, Cleanup(store, settings.retention, settings.pace.clear))
        _closing(stack, ClockWatch(settings.pace.look, self.tasks))
        self.catch_ups: CatchUps = CatchUps(matches, self.loop_work)
        self.rack_orders: RackOrders = _closing(stack, RackOrders(store, settings.pace))
        self.posted: PostedDrafts = _closing(stack, PostedDrafts(matches))
        self.schema: SchemaWatch = _closing(stack, SchemaWatch(store, settings.pace.look))
        reviewing = bench(settings.review_seconds)
        self.reviews: Reviews = Reviews(matches, self.archive, reviewing, settings.review_cache_bytes)
        self.desk: Desk = Desk(self.rooms, self.bans)
        self.passkeys: Passkeys = _closing(stack, Passkeys(store))
        self.mailer: Mailer | None = _closing(stack, Mailer(settings.mail, self.tasks)) if settings.mail.host else None
        self.logins: LoginWatch = _closing(stack, LoginWatch(store, settings.pace.logins))
        self.here: Here = _closing(stack, Here(store, settings.pace))
        self.live_calls: LiveCalls = _closing(stack, LiveCalls(matches))
        self.live_rooms: LiveRooms = _closing(stack, LiveRooms(self.rooms, matches))
        self.tournaments: Tournaments = _closing(stack, Tournaments(self.rooms, matches))
        self.caps: Caps = Caps(store, settings.allowed, metrics, self.stored)
        self.short_bench: Workbench = _closing(stack, Workbench(_SHORT_SECONDS, short, priority=SHORT_QUESTIONS))
        self.workbench: Workbench = bench(settings.analysis_seconds)
        self.hint_bench: Workbench = bench(settings.hint_seconds)
        self.rate_limits: RateLimits = RateLimits(settings.allowed, metrics)
        self.rushes: RunningRushes = RunningRushes(store)
        self.graders: PuzzleGraders = PuzzleGraders()
        self.day_solvers: DaySolvers = DaySolvers()
        self.practice_key: bytes = await server_key(store, "practice")

    async def close(self) -> None:
        """Stop all parts, the last opened first, finish waiting writes, and close database and bus."""
        await self._resources.aclose()


class _Closable(Protocol):
    """A part of a node that must be closed, at once or by waiting for it."""

    def close(self) -> Awaitable[None] | None:
        """Stop."""


_Part = TypeVar("_Part", bound=_Closable)


def _closing(stack: AsyncExitStack, part: _Part) -> _Part:
    """Return a part that the stack will close."""

    async def close() -> None:
        if (closing := part.close()) is not None:
            await closing

    stack.push_async_callback(close)
    return part
