"""A node: everything one server process runs on one database, opened and closed together."""

from __future__ import annotations

from msgspec import Struct
from pwdlib import PasswordHash

from tilewright.service.accounts.accounts import RECOMMENDED, Accounts
from tilewright.service.accounts.login_watch import LoginWatch
from tilewright.service.delivery.audience import Audiences
from tilewright.service.delivery.bus import Bus
from tilewright.service.delivery.catch_up import CatchUps
from tilewright.service.delivery.redis_bus import open_bus
from tilewright.service.matches.archive import Archive
from tilewright.service.matches.posted_drafts import PostedDrafts
from tilewright.service.matches.presence import Presence
from tilewright.service.matches.reviews import Reviews
from tilewright.service.matches.service import Matches
from tilewright.service.matches.sweeper import Sweeper
from tilewright.service.metrics import Metrics
from tilewright.service.push.keys import open_keys
from tilewright.service.push.turn_calls import TurnCalls
from tilewright.service.rate_limits import RateLimits
from tilewright.service.rooms.caps import Caps
from tilewright.service.rooms.live import LiveRooms
from tilewright.service.rooms.service import Rooms
from tilewright.service.screens.bot_pool import BotPool
from tilewright.service.settings import Settings
from tilewright.service.storage.retention import Cleanup
from tilewright.service.storage.schema_watch import SchemaWatch
from tilewright.service.storage.store import Store
from tilewright.service.workbench import Workbench


class NodeConfig(Struct, frozen=True, kw_only=True):
    """The configuration of a node: its database, its bus if any, its settings, and how passwords are hashed."""

    database: str
    bus: str | None = None
    settings: Settings = Settings()
    hasher: PasswordHash = RECOMMENDED

    def __repr__(self) -> str:
        # The URLs may hold passwords.
        return "<NodeConfig>"


class Node(Struct, frozen=True, kw_only=True, eq=False):
    """The parts of a running node."""

    store: Store
    bus: Bus
    matches: Matches
    audiences: Audiences
    catch_ups: CatchUps
    posted: PostedDrafts
    presence: Presence
    sweeper: Sweeper
    cleanup: Cleanup
    schema: SchemaWatch
    bots: BotPool
    archive: Archive
    reviews: Reviews
    accounts: Accounts
    logins: LoginWatch
    calls: TurnCalls | None
    rooms: Rooms
    live_rooms: LiveRooms
    caps: Caps
    workbench: Workbench
    hint_bench: Workbench
    rate_limits: RateLimits
    metrics: Metrics

    @classmethod
    async def open(cls, config: NodeConfig) -> Node:
        """Return a running node with its database up to date, or raise BadInput."""
        push = config.settings.push
        keys = open_keys(push) if push.key else None
        bus = open_bus(config.bus)
        try:
            store = await Store.open(config.database)
        except BaseException:
            await bus.close()
            raise
        matches = Matches(store, bus, config.settings.pace)
        metrics = Metrics()
        audiences = Audiences(matches, metrics)
        bots = BotPool(config.settings.bot_workers)
        rooms = Rooms(matches)
        presence = Presence(store, config.settings.pace)
        allowed, settings = config.settings.allowed, config.settings
        archive = Archive(matches, settings.analysis_seconds, settings.replay_cache_bytes)
        return cls(
            store=store,
            bus=bus,
            matches=matches,
            audiences=audiences,
            catch_ups=CatchUps(matches),
            posted=PostedDrafts(matches),
            presence=presence,
            sweeper=Sweeper(matches, bots, presence, metrics),
            cleanup=Cleanup(store, config.settings.retention, config.settings.pace.clear),
            schema=SchemaWatch(store, config.settings.pace.look),
            bots=bots,
            archive=archive,
            reviews=Reviews(matches, archive, settings.review_seconds, settings.review_cache_bytes),
            accounts=Accounts(store, config.hasher),
            logins=LoginWatch(store, config.settings.pace.logins),
            calls=None if keys is None else TurnCalls(matches, push, keys, audiences.is_connected, metrics),
            rooms=rooms,
            live_rooms=LiveRooms(rooms, matches),
            caps=Caps(store, allowed, metrics),
            workbench=Workbench(config.settings.analysis_seconds),
            hint_bench=Workbench(config.settings.hint_seconds),
            rate_limits=RateLimits(allowed, metrics),
            metrics=metrics,
        )

    async def close(self) -> None:
        """Stop all parts, finish waiting writes, and close database and bus."""
        await self.sweeper.close()
        await self.presence.close()
        await self.cleanup.close()
        await self.schema.close()
        if self.calls is not None:
            await self.calls.close()
        await self.audiences.close()
        await self.posted.close()
        await self.live_rooms.close()
        self.bots.close()
        self.archive.close()
        self.reviews.close()
        self.accounts.close()
        await self.logins.close()
        self.workbench.close()
        self.hint_bench.close()
        await self.matches.close()
        await self.bus.close()
        await self.store.close()
