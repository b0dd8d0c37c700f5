"""Matches of real rulebooks on a real store, ready to be played, for tests of the service."""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from tests.waiting import until
from tilewright.bots.protocol import TileBot
from tilewright.bots.tiles.random_bot import Random
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.games import TILES
from tilewright.hosting.loaded import CommandRequest, LoadedMatch
from tilewright.hosting.replay import Portion, lines_in
from tilewright.hosting.rows import MatchRow
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service import settings
from tilewright.service.accounts.players import Player, add_player, seat_names
from tilewright.service.bus.bus import Bus
from tilewright.service.limits.budgets import Purse
from tilewright.service.matches.create import Order, create_match, take_nonce
from tilewright.service.matches.presence import Presence
from tilewright.service.matches.service import Matches
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Budget, Pace, now
from tilewright.service.storage.rows import Accepted
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.sweeper import Sweeper
from tilewright.service.workbench.bench import Workbench
from tilewright.service.workbench.bot_pool import BotPool

# Real hashes with the least work, for tests of everything but the hashing itself.
QUICK_HASHER = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),))
QUICK = Pace(think=0, between_games=0, sweep=20, lease=1_000, look=200, draft_shown=10, draft_stored=40)


def matches_on(store: Store, pace: Pace = QUICK) -> Matches:
    """Return the matches of a store on one node."""
    return Matches(store, Bus(), pace)


async def guests(store: Store, count: int) -> tuple[PlayerId, ...]:
    """Return `count` new players."""
    players = [Player(PlayerId(secrets.token_hex(6)), f"Guest {number}") for number in range(count)]
    for player in players:
        await add_player(store, player, now())
    return tuple(player.id for player in players)


async def begun(matches: Matches, rules: str = "classic-nl", people: int = 2, bots: Sequence[str] = ()) -> MatchId:
    """Return a match that has begun; the rules are given as `classic-fr time.limit=5`."""
    name, *house = rules.split()
    order = Order(
        rules=name,
        house=dict(rule.split("=") for rule in house),
        players=await guests(matches.store, people),
        bots=tuple(bots),
    )
    match = await create_match(matches, order)
    for seat in range(people):
        await take_nonce(matches, match, Seat(seat), b"nonce of seat %d....." % seat)
    return match


@asynccontextmanager
async def sweeping(matches: Matches, bots: BotPool) -> AsyncIterator[Metrics]:
    """Sweep as a node would."""
    metrics = Metrics()
    presence = Presence(matches.store, matches.pace)
    sweeper = Sweeper(matches, bots, presence, metrics)
    try:
        yield metrics
    finally:
        await sweeper.close()
        await presence.close()


async def record_of(store: Store, row: MatchRow) -> str:
    """Return the record of the finished games of a match, as another process would write it."""
    log = b"\n".join(entry.event for entry in await store.tail(row.id, limit=row.head))
    return lines_in(Portion(row.rules, b"", log), row.id, await seat_names(store, row), b"").finished.decode()


# No test of something else may use up a budget.
UNLIMITED = Budget(player=1_000, network=1_000, saved=600)


def unlimited_bench(seconds: float) -> Workbench:
    """Return a workbench whose askers pay nothing."""
    return Workbench(seconds, Purse(UNLIMITED, 1, Metrics()))


async def waited(matches: Matches, match: MatchId, seq: int) -> None:
    """Return when the log has grown to event `seq`."""

    async def is_there() -> bool:
        return (await matches.store.heads([match]))[match] >= seq

    await until(is_there)


def set_clock(monkeypatch: pytest.MonkeyPatch, at: Millis) -> None:
    """Let it be `at` in this process, from where its clock continues.

    Do so before a sweeper starts: it gives time back in which no node was there.
    """
    monkeypatch.setattr(settings, "_START", settings._START + (at - now()) * 1_000_000)


def to_move(loaded: LoadedMatch) -> Seat:
    """Return the first seat that may act."""
    seat: Seat = loaded.hosted.kind.engine.to_move(loaded.state)[0]
    return seat


def turn_of(loaded: LoadedMatch, seat: Seat, bot: TileBot | None = None) -> Any:
    """Return the choice of a bot at a seat, or in the dice game the fallback."""
    if loaded.hosted.kind is not TILES:
        return loaded.hosted.kind.engine.fallback(loaded.state)
    view = loaded.hosted.kind.engine.view(loaded.state, seat)
    return (bot or Random()).choose(view, (), Chance(b"%d" % loaded.seq))


async def moved(matches: Matches, match: MatchId, name: str | None = None) -> Accepted:
    """Let the seat to move take a turn."""
    loaded = await matches.latest(match)
    seat = to_move(loaded)
    return await matches.accept(CommandRequest(match=match, seat=seat, command=turn_of(loaded, seat), id=name))
