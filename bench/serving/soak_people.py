"""People for a soak: they open tables, join, watch, chat, play, leave and return, and some of them are programs."""

import asyncio
import random
import secrets
from contextlib import suppress
from typing import Any

import msgspec

from bench.serving.players import guest
from tilewright.chance import Chance
from tilewright.client.errors import ClientError, CommandRefused, RequestRefused
from tilewright.client.links import SocketLink
from tilewright.client.live_match import LiveMatch, follow
from tilewright.client.live_table import attend
from tilewright.client.server import Server
from tilewright.client.tally import Tally
from tilewright.messages.wire import Reason
from tilewright.screens.kinds import hosted_game
from tilewright.service.rooms.chat import PRESETS

RULES = ("classic-nl", "classic-de", "six", "twist", "turbo")
# Short games: connecting and leaving is what is tested.
HOUSE: dict[str, dict[str, int]] = {"turbo": {"match.rounds": 1}}
USUAL_HOUSE = {"deal.rack": 7, "match.games": 1, "time.limit": 5, "opening.min": 0}
BOT = "greedy"
TERMS = {"missed_turns": 1}
# With short retention a long match on a busy machine outlives its login, as it should.
_LOGGED_OUT = ("the login has ended", "401")
# Somebody was faster: the clock, or a stand-in.
_TOO_LATE = {Reason.STALE, Reason.NOT_YOUR_TURN, Reason.NOT_NOW}
# Long enough to miss a turn: a stand-in plays the seat then.
_SECONDS_AWAY = 6


class Visits:
    """What people do on one server until they are stopped, and what went wrong."""

    def __init__(self, url: str, seed: int, pause: float) -> None:
        self._url, self._pause = url, pause
        self._luck = random.Random(seed)
        self.tally = Tally()
        self.parties = self.finished = 0
        self.ending = False

    async def come_and_go(self) -> None:
        """Run one party after the other."""
        while not self.ending:
            try:
                async with asyncio.timeout(600):
                    await (self._robot() if self._luck.random() < 0.25 else self._party())
            except (ClientError, TimeoutError) as wrong:
                if not any(said in repr(wrong) for said in _LOGGED_OUT):
                    self.tally.troubles.append(repr(wrong))
            self.parties += 1
            await asyncio.sleep(self._pause)

    async def _guest(self, name: str) -> Server:
        person = guest(self._url, self.tally)
        await person.log_in(name)
        return person

    async def _party(self) -> None:
        """Two people and a bot at a table, a watcher, and a whole match."""
        host, friend, watcher = [await self._guest(name) for name in ("Ann", "Ben", "Eve")]
        rules = self._luck.choice(RULES)
        chairs = [None] if rules == "turbo" else [None, BOT]
        house = HOUSE.get(rules, USUAL_HOUSE)
        table = await host.new_table(chairs, rules, house=house, terms=TERMS, listed=True)
        async with attend(friend, table.table, table.invite) as live:
            await friend.join(table.table, table.invite)
            await live.say(preset=self._luck.choice(PRESETS))
            await live.news.until(lambda: bool(live.said))
            match = await host.start(table.table)
        await asyncio.gather(
            self._played(host, match, rules), self._played(friend, match, rules), self._watched(watcher, match)
        )
        # A table without changes during a long match may have been deleted before it is closed.
        with suppress(RequestRefused):
            await host.request("POST", f"/api/tables/{table.table}/close")
        if self._luck.random() < 0.3:
            await friend.request("POST", "/api/me/delete", {})

    async def _played(self, person: Server, match: str, rules: str) -> None:
        """Play a seat to the end; at times the player leaves and returns, or misses a turn."""
        while True:
            async with follow(person, match) as live:
                if await self._sat(live, rules):
                    self.finished += 1
                    return
            if self._luck.random() < 0.2:
                await asyncio.sleep(_SECONDS_AWAY)

    async def _sat(self, live: LiveMatch, rules: str) -> bool:
        """Play until the player leaves or the match is over, and return whether it is; at times the line is cut."""
        while (view := await live.turn()) is not None:
            if self._luck.random() < 0.03:
                return False
            if self._luck.random() < 0.03 and isinstance(live.link, SocketLink):
                live.link.cut()
            command = chosen(rules, view)
            rows = getattr(command, "table", None) or getattr(command, "grid", None)
            if rows and len(view.to_move) == 1:
                await live.show(msgspec.to_builtins(rows))
            await asyncio.sleep(self._pause * self._luck.random())
            await self._acted(live, command)
        return True

    async def _acted(self, live: LiveMatch, command: object) -> None:
        try:
            await live.act(command)
        except CommandRefused as refused:
            if refused.reason not in _TOO_LATE:
                raise

    async def _watched(self, person: Server, match: str) -> None:
        """Watch for a while."""
        left = self._luck.randrange(1, 20)
        with suppress(TimeoutError):
            async with asyncio.timeout(60), follow(person, match) as live:
                async for _ in live.views():
                    left -= 1
                    if not left:
                        return

    async def _robot(self) -> None:
        """A program with a token plays against a bot over HTTP, with drafts, using one stream after the other."""
        rules = "classic-fr"
        token = await (await self._guest("Robot")).new_token("soak")
        robot = guest(self._url, self.tally)
        robot.token = token
        match = await robot.new_match([BOT], rules, USUAL_HOUSE | {"time.limit": "none"})
        while True:
            async with follow(robot, match) as live:
                if (view := await live.turn()) is None:
                    self.finished += 1
                    return
                command = chosen(rules, view)
                if (table := getattr(command, "table", None)) is not None:
                    await live.judge(table)
                await self._acted(live, command)
            await asyncio.sleep(self._pause * self._luck.random())


def chosen(rules: str, view: Any) -> Any:
    """Return what a bot would do with the view of a seat."""
    ladder = hosted_game(rules).ladder
    bot = ladder.bot(BOT if BOT in ladder.bots else next(iter(ladder.bots)))
    return bot.choose(view, (), Chance(secrets.token_bytes(16)))
