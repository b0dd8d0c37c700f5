"""A table that is followed: who comes and goes, what is said, and which match begins."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.client.errors import Gone
from tilewright.client.links import SocketLink, carried
from tilewright.client.news import News
from tilewright.client.server import Server
from tilewright.client.socket import decoded
from tilewright.messages import wire


class LiveTable:
    """A table as it is now; made by `attend`."""

    def __init__(self, server: Server, table: str, invite: str | None, link: SocketLink) -> None:
        self.table: str = table
        self.news: News = News()
        self.link: SocketLink = link
        self.shown: wire.TableShown | None = None
        self.said: list[wire.Said] = []
        self._server, self._invite = server, invite

    async def say(self, text: str | None = None, *, preset: str | None = None) -> None:
        """Say a text or one of the presets."""
        await self.link.send(wire.Say(preset, text))

    async def begun(self) -> str:
        """Return the match that begins at this table, or that is being played."""
        await self.news.until(lambda: self.shown is not None and self.shown.match is not None)
        assert self.shown is not None
        return str(self.shown.match)

    def greeting(self) -> wire.Incoming:
        """Return what follows the table."""
        return wire.Attend(self.table, self._invite)

    def unanswered(self) -> tuple[wire.Incoming, ...]:
        """Return nothing: what was said at the moment of a loss may or may not have been heard."""
        return ()

    async def heard(self, data: bytes) -> None:
        """Take a message of the server."""
        match message := decoded(data):
            case wire.TableShown():
                self.shown = message
            case wire.Said():
                # After a lost connection the last lines come again.
                if message.number not in {line.number for line in self.said}:
                    self.said.append(message)
            case wire.Trouble():
                if self._server.tally is not None:
                    self._server.tally.troubles.append(message.reason)
            case wire.Gone():
                raise Gone(f"there is no table {self.table}, or it needs an invitation")
            case _:
                return
        self.news.ring()


@asynccontextmanager
async def attend(server: Server, table: str, invite: str | None = None) -> AsyncIterator[LiveTable]:
    """Follow a table until the end of the block; one that is not listed needs a chair there or its invitation."""
    link = SocketLink(server)
    live = LiveTable(server, table, invite, link)
    async with carried(link, live):
        await live.news.until(lambda: live.shown is not None)
        yield live
