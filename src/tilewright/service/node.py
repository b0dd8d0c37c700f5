"""A node: everything one server process runs on one database, opened and closed together."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import AsyncExitStack
from typing import Protocol, TypeVar

from msgspec import Struct
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
from tilewright.service.limits.budgets import Purses
from tilewright.service.limits.loop_work import LoopWork
from tilewright.service.limits.rate_limits import RateLimits
from tilewright.service.matches.archive import Archive
from tilewright.service.matches.posted_drafts import PostedDrafts
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


class Node(Struct, frozen=True, kw_only=True, eq=False):
    """The parts of a running node."""

    tasks: Supervisor
    store: Store
    bus: Bus
    matches: Matches
    audiences: Audiences
    catch_ups: CatchUps
    rack_orders: RackOrders
    posted: PostedDrafts
    presence: Presence
    schema: SchemaWatch
    bots: BotPool
    archive: Archive
    reviews: Reviews
    accounts: Accounts
    passkeys: Passkeys
    mailer: Mailer | None
    logins: LoginWatch
    bans: Bans
    desk: Desk
    posting: Posting | None
    table_calls: TableCalls | None
    here: Here
    live_calls: LiveCalls
    rooms: Rooms
    live_rooms: LiveRooms
    tournaments: Tournaments
    caps: Caps
    stored: StoredBytes
    short_bench: Workbench
    workbench: Workbench
    hint_bench: Workbench
    loop_work: LoopWork
    settings: Settings
    rate_limits: RateLimits
    metrics: Metrics
    rushes: RunningRushes
    graders: PuzzleGraders
    day_solvers: DaySolvers
    practice_key: bytes

    resources: AsyncExitStack

    @classmethod
    async def open(cls, config: NodeConfig) -> Node:
        """Return a running node with its database up to date, or raise BadInput with everything closed again."""
        settings = config.settings
        async with AsyncExitStack() as stack:
            metrics = Metrics()
            tasks = _closing(stack, Supervisor(metrics.failed))
            bus = _closing(stack, open_bus(config.bus, tasks))
            store = _closing(stack, await Store.open(config.database, tasks))
            matches = _closing(stack, Matches(store, bus, settings.pace))
            purses = Purses(settings, metrics)

            def bench(seconds: float) -> Workbench:
                return _closing(stack, Workbench(seconds, purses.long))

            short_bench = Workbench(_SHORT_SECONDS, purses.short, priority=SHORT_QUESTIONS)
            stack.enter_context(seated_programs(settings.programs))
            bots = _closing(stack, BotPool(settings.bot_workers))
            archive = Archive(matches, bench(settings.analysis_seconds), settings.replay_cache_bytes)
            loop_work = LoopWork(purses.loop)
            audiences = _closing(stack, Audiences(matches, metrics, loop_work))
            presence = _closing(stack, Presence(store, settings.pace))
            rooms = Rooms(matches)
            stored = StoredBytes(settings.allowed, metrics)
            accounts = _closing(stack, Accounts(store, config.hasher, MailLinks(await server_key(store, "links"))))
            bans = _closing(stack, Bans(store, bus, settings.pace.logins))
            await bans.refresh()
            posting, table_calls = None, None
            if settings.push.key:
                keys = open_keys(settings.push)
                posting = _closing(stack, Posting(store, settings.push, keys, metrics))
                _closing(stack, TurnCalls(matches, posting, audiences.is_connected))
                table_calls = _closing(stack, TableCalls(posting))
            _closing(stack, Sweeper(matches, bots, presence, metrics))
            _closing(stack, Cleanup(store, settings.retention, settings.pace.clear))
            _closing(stack, ClockWatch(settings.pace.look, tasks))
            return cls(
                tasks=tasks,
                store=store,
                bus=bus,
                matches=matches,
                audiences=audiences,
                catch_ups=CatchUps(matches, loop_work),
                rack_orders=_closing(stack, RackOrders(store, settings.pace)),
                posted=_closing(stack, PostedDrafts(matches)),
                presence=presence,
                schema=_closing(stack, SchemaWatch(store, settings.pace.look)),
                bots=bots,
                archive=archive,
                reviews=Reviews(matches, archive, bench(settings.review_seconds), settings.review_cache_bytes),
                accounts=accounts,
                bans=bans,
                desk=Desk(rooms, bans),
                passkeys=_closing(stack, Passkeys(store)),
                mailer=_closing(stack, Mailer(settings.mail, tasks)) if settings.mail.host else None,
                logins=_closing(stack, LoginWatch(store, settings.pace.logins)),
                posting=posting,
                table_calls=table_calls,
                here=_closing(stack, Here(store, settings.pace)),
                live_calls=_closing(stack, LiveCalls(matches)),
                rooms=rooms,
                live_rooms=_closing(stack, LiveRooms(rooms, matches)),
                tournaments=_closing(stack, Tournaments(rooms, matches)),
                caps=Caps(store, settings.allowed, metrics, stored),
                stored=stored,
                short_bench=_closing(stack, short_bench),
                workbench=bench(settings.analysis_seconds),
                hint_bench=bench(settings.hint_seconds),
                loop_work=loop_work,
                settings=settings,
                rate_limits=RateLimits(settings.allowed, metrics),
                metrics=metrics,
                rushes=RunningRushes(store),
                graders=PuzzleGraders(),
                day_solvers=DaySolvers(),
                practice_key=await server_key(store, "practice"),
                resources=stack.pop_all(),
            )

    async def close(self) -> None:
        """Stop all parts, the last opened first, finish waiting writes, and close database and bus."""
        await self.resources.aclose()


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
