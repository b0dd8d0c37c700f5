"""People for a soak: they open tables, join, watch, chat, play, leave and return, and some of them are programs."""

import asyncio
import http.client
import json
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tilewright.chance import Chance
from tilewright.screens.kinds import hosted_game
from tilewright.service.rooms.chat import PRESETS

RULES = ("classic-nl", "classic-de", "six", "twist", "turbo")
# Short games: connecting and leaving is what is tested.
HOUSE: dict[str, dict[str, int]] = {"turbo": {"match.rounds": 1}}
USUAL_HOUSE = {"deal.rack": 7, "match.games": 1, "time.limit": 5, "opening.min": 0}
BOT = "greedy"
TERMS = {"missed_turns": 1}
LOGGED_OUT = "the login has ended"


class Tally(Struct):
    """What the people did, and unexpected refusals."""

    parties: int = 0
    finished: int = 0
    turns: int = 0
    troubles: list[str] = []


class Guest:
    """A person with a login, who sends requests and opens sockets."""

    def __init__(self, port: int, tally: Tally) -> None:
        self._port, self._tally = port, tally
        self.headers: dict[str, str] = {"Content-Type": "application/json"}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer of the server; refusals are recorded."""
        status, said = await asyncio.to_thread(self._asked, method, path, body)
        # A table without changes during a long match may have been deleted before it is closed.
        if status >= 400 and not (status == 404 and path.endswith("/close")):
            self._tally.troubles.append(f"{method} {path}: {status} {said[:200]!r}")
        return json.loads(said or b"null")

    def _asked(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        with closing(http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)) as line:
            line.request(method, path, None if body is None else json.dumps(body), self.headers)
            answer = line.getresponse()
            if cookie := answer.headers["Set-Cookie"]:
                self.headers["Cookie"] = cookie.partition(";")[0]
            return answer.status, answer.read()

    @asynccontextmanager
    async def line(self) -> AsyncIterator["Line"]:
        """Open a socket, and close it at the end."""
        url = f"ws://127.0.0.1:{self._port}/socket"
        headers = {"Cookie": self.headers["Cookie"]}
        async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            yield Line(socket, self._tally)


class Line:
    """An open socket."""

    def __init__(self, socket: ClientConnection, tally: Tally) -> None:
        self._socket, self._tally = socket, tally
        self._rules: dict[str, Any] | None = None

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(message))

    async def hear_a(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these kinds; errors are recorded."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), 60))
            if message["type"] == "view":
                # Only the first view after hello has the rulebook.
                self._rules = message["view"].setdefault("rules", self._rules)
            if message["type"] == "error":
                self._tally.troubles.append(message["reason"])
            if message["type"] in kinds:
                return message


class Visits:
    """What people do on one server until they are stopped."""

    def __init__(self, port: int, seed: int, pause: float) -> None:
        self._port, self._pause = port, pause
        self._luck = random.Random(seed)
        self.tally = Tally()
        self.ending = False

    async def come_and_go(self) -> None:
        """Run one party after the other."""
        while not self.ending:
            try:
                await (self._robot() if self._luck.random() < 0.25 else self._party())
            except (ConnectionClosed, TimeoutError, OSError) as wrong:
                # With short retention a long match on a busy machine outlives its login, as it should.
                if LOGGED_OUT not in repr(wrong):
                    self.tally.troubles.append(repr(wrong))
            self.tally.parties += 1
            await asyncio.sleep(self._pause)

    async def _guest(self, name: str) -> Guest:
        guest = Guest(self._port, self.tally)
        await guest.ask("POST", "/api/guests", {"name": name})
        return guest

    async def _party(self) -> None:
        """Two people and a bot at a table, a watcher, and a whole match."""
        host, friend, watcher = [await self._guest(name) for name in ("Ann", "Ben", "Eve")]
        rules = self._luck.choice(RULES)
        bots = [None] if rules == "turbo" else [None, BOT]
        wanted = {"rules": rules, "house": HOUSE.get(rules, USUAL_HOUSE), "terms": TERMS, "bots": bots, "listed": True}
        table = await host.ask("POST", "/api/tables", wanted)
        address, invite = f"/api/tables/{table['table']}", table["invite"]
        async with friend.line() as line:
            await line.say({"type": "table", "table": table["table"], "invite": invite})
            await friend.ask("POST", f"{address}/join", {"invite": invite})
            await line.say({"type": "say", "preset": self._luck.choice(PRESETS)})
            await line.hear_a("said")
            match = (await host.ask("POST", f"{address}/start", {}))["match"]
        await asyncio.gather(
            self._played(host, match, rules), self._played(friend, match, rules), self._watched(watcher, match)
        )
        await host.ask("POST", f"{address}/close")
        if self._luck.random() < 0.3:
            await friend.ask("POST", "/api/me/delete", {})

    async def _played(self, guest: Guest, match: str, rules: str) -> None:
        """Play a seat to the end; at times the connection is dropped and reopened, or the player misses a turn."""
        after: int | None = None
        while True:
            async with guest.line() as line:
                await line.say({"type": "hello", "match": match, "after": after})
                if after is None:
                    await line.say({"type": "nonce", "nonce": secrets.token_hex(16)})
                if (told := await line.hear_a("view", "clock"))["type"] == "clock":
                    # Nothing has happened since, so request the view.
                    await line.say({"type": "hello", "match": match})
                    assert told["seq"] == after
                    told = await line.hear_a("view")
                if (after := await self._sat(line, rules, told)) is None:
                    return
            if self._luck.random() < 0.2:
                # Long enough to miss a turn: a stand-in plays the seat then.
                await asyncio.sleep(6)

    async def _sat(self, line: Line, rules: str, told: dict[str, Any]) -> int | None:
        """Play from a view until the connection is dropped, and return the last known event, or None at the end."""
        while (view := told["view"])["outcome"] is None:
            seq = told["seq"]
            if view["seat"] not in view["to_move"]:
                told = await line.hear_a("view")
                continue
            if self._luck.random() < 0.05:
                return int(seq)
            command = chosen(rules, view)
            rows = command.get("table") or command.get("grid")
            if rows and len(view["to_move"]) == 1:
                await line.say({"type": "draft", "rows": rows, "after": seq})
            await asyncio.sleep(self._pause * self._luck.random())
            await line.say({"type": "act", "id": secrets.token_hex(6), "command": command, "after": seq})
            self.tally.turns += 1
            told = await line.hear_a("view")
        self.tally.finished += 1
        return None

    async def _watched(self, guest: Guest, match: str) -> None:
        """Watch for a while."""
        async with guest.line() as line:
            await line.say({"type": "hello", "match": match})
            with suppress(TimeoutError):
                for _ in range(self._luck.randrange(1, 20)):
                    await asyncio.wait_for(line.hear_a("view"), 10)

    async def _robot(self) -> None:
        """A program with a token plays against a bot over HTTP, with drafts, using one stream after the other."""
        owner = await self._guest("Robot")
        token = (await owner.ask("POST", "/api/tokens", {"label": "soak"}))["token"]
        robot = Guest(self._port, self.tally)
        robot.headers["Authorization"] = f"Bearer {token}"
        wanted = {"rules": "classic-fr", "house": USUAL_HOUSE | {"time.limit": "none"}, "bots": [BOT]}
        match = (await robot.ask("POST", "/api/matches", wanted))["match"]
        address = f"/api/bot/matches/{match}"
        await robot.ask("POST", f"{address}/nonce", {"nonce": secrets.token_hex(16)})
        while (message := await asyncio.to_thread(self._turn_of, robot, address)) is not None:
            command = chosen("classic-fr", message["view"])
            if "table" in command:
                await robot.ask("POST", f"{address}/drafts", {"rows": command["table"], "after": message["seq"]})
            sent = {"id": secrets.token_hex(6), "command": command, "after": message["seq"]}
            await robot.ask("POST", f"{address}/commands", sent)
            self.tally.turns += 1
            await asyncio.sleep(self._pause * self._luck.random())
        self.tally.finished += 1

    def _turn_of(self, robot: Guest, address: str) -> dict[str, Any] | None:
        """Follow the stream until it is the program's turn, or the end of the match."""
        with closing(http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)) as line:
            line.request("GET", f"{address}/events", headers=robot.headers)
            rules = None
            for text in line.getresponse():
                message = json.loads(text[6:]) if text.startswith(b"data: ") else {}
                if message.get("type") == "view":
                    rules = message["view"].setdefault("rules", rules)
                    if message["view"]["outcome"] is not None:
                        return None
                    if message["view"]["to_move"] == [message["view"]["seat"]]:
                        return dict(message)
        raise ConnectionError("the stream ended")


def chosen(rules: str, view: dict[str, Any]) -> dict[str, Any]:
    """Return what a bot would do with the view of a seat."""
    kind = hosted_game(rules)
    seen = msgspec.convert(view, kind.kind.views, dec_hook=_points)
    bot = kind.ladder.bot(BOT if BOT in kind.ladder.bots else next(iter(kind.ladder.bots)))
    command: dict[str, Any] = msgspec.to_builtins(bot.choose(seen, (), Chance(secrets.token_bytes(16))))
    return command


def _points(_: type, value: Any) -> Any:
    return Fraction(value)
