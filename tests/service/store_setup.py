"""Matches and appends for tests of the store, with short texts for events."""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from tilewright.engine import Seat
from tilewright.hosting.rows import NewMatch, Schedule, SeatHolder
from tilewright.messages.fields import MatchId, Millis
from tilewright.service.storage.rows import Append, CommandKey
from tilewright.service.storage.store import Store


def sqlite_file(folder: Path) -> str:
    """Return the URL of an SQLite file, made with its tables if it does not exist; migrating each would take longer."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "tilewright.db"
    if not file.exists():
        file.write_bytes(_migrated_file())
    return f"sqlite:///{file}"


@cache
def _migrated_file() -> bytes:
    async def opened(file: Path) -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tilewright.db")
        # In a thread, because the tests have an event loop of their own.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, opened(file)).result()
        return file.read_bytes()


def new_match(name: str = "m", *events: bytes, schedule: Schedule | None = None) -> NewMatch:
    """Return a match of two free seats."""
    return NewMatch(
        id=MatchId(name),
        rules="classic-nl",
        rulebook=b"{}",
        secrets=b"5ec2e7",
        holders=(SeatHolder(), SeatHolder()),
        at=Millis(1_000),
        events=events,
        schedule=schedule or Schedule(),
    )


def added(
    after: int, *events: bytes, match: str = "m", command: CommandKey | None = None, schedule: Schedule | None = None
) -> Append:
    """Return an append after an event."""
    return Append(
        match=MatchId(match),
        after=after,
        events=events,
        at=Millis(2_000),
        schedule=schedule or Schedule(),
        command=command,
    )


def command_key(name: str, seat: int = 0) -> CommandKey:
    """Return the key of a command."""
    return CommandKey(seat=Seat(seat), id=name)


async def log_of(store: Store, match: str = "m") -> list[bytes]:
    """Return all events of a match, after a check that they are numbered without gaps."""
    entries = await store.tail(MatchId(match))
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    return [entry.event for entry in entries]
