"""Writes a backup of every revision of the tables with the program of that time: `python -m tests.data.backups.make`.

Each program is checked out of the history, started as a server, played on, and asked for its backup. The programs of
0001 and 0002 need FastAPI, and had no `backup` yet: they get the first one that worked.
"""

import asyncio
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
# The last commit of each revision.
COMMITS = {
    "0001": "2742df7",
    "0002": "2d44367",
    "0003": "e2b5c00",
    "0004": "7c7efaf",
    "0005": "385bee5",
    "0006": "5442d56",
    "0007": "9340ece",
    "0008": "f676eaf",
    "0009": "0663d55",
    "0010": "a952225",
    "0011": "fee17f4",
    "0012": "11a9229",
    "0013": "48b1338",
    "0014": "a85ab1c",
    "0015": "935e68a",
    "0016": "add0785",
    "0017": "a7dfc75",
    "0018": "f4798d9",
    "0019": "642a53d",
    "0020": "a5dcb73",
    "0021": "06cd669",
    "0022": "9875f1f",
    "0023": "adc725d",
    "0024": "b80a10c",
    "0025": "42c9441",
}
FIRST_BACKUPS = "efc02ae"
SECONDS = 300
SETTINGS = "[pace]\nthink = 0\n"
PUSH = '[push]\nkey = "push.pem"\ncontact = "mailto:ann@example.org"\n'
# The base point of P-256: any point on the curve is a public key.
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
QUICK = {"match.games": 1, "deal.rack": 7, "opening.min": 1}


class Person:
    """A browser: a player with a login."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.player = ""
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request that succeeds."""
        answer = await self.http.request(method, f"/api/{path}", json=body)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    @asynccontextmanager
    async def line(self, *first: dict[str, Any]) -> AsyncIterator[ClientConnection]:
        """Open a socket and send the first messages."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.port}/socket"
        async with connect(url, additional_headers={"Cookie": cookies}, max_size=None) as line:
            for message in first:
                await say(line, **message)
            yield line


async def say(line: ClientConnection, **message: Any) -> None:
    """Send a message."""
    await line.send(msgspec.json.encode(message).decode())


async def hear(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the next message of one of these kinds, and skip others."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(line.recv(), SECONDS))
        if message["type"] in kinds:
            return message


def first_words(match: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the messages with which a player takes part in a match."""
    return {"type": "hello", "match": match}, {"type": "nonce", "nonce": "ab" * 32}


async def lose(person: Person, match: str) -> None:
    """Draw in every turn until a bot has won; then there is a record."""
    async with person.line(*first_words(match)) as line:
        await hear(line, "view")
        for number in range(2_000):
            record = await person.http.get(f"/api/matches/{match}/record")
            if record.is_success and '"end"' in record.text:
                return
            for turn in ("DrawTile", "Pass"):
                await say(line, type="act", id=f"{turn}-{number}", command={"type": turn})
                answer = await hear(line, "ack", "refused")
                if answer.get("reason") != "illegal":
                    break
            await asyncio.sleep(0.4)
    raise AssertionError("the game never ended")


async def begin(people: tuple[Person, Person], match: str) -> None:
    """Begin a match of two people, and let them take four turns and show a draft."""
    async with people[0].line(*first_words(match)) as first, people[1].line(*first_words(match)) as second:
        for line in (first, second):
            await hear(line, "view")
        taken = 0
        for number in range(40):
            for line in (first, second):
                await say(line, type="act", id=f"draw-{number}", command={"type": "DrawTile"})
                taken += (await hear(line, "ack", "refused"))["type"] == "ack"
            await asyncio.sleep(0.4)
            if taken >= 4:
                break
        assert taken >= 4
        for line in (first, second):
            await say(line, type="draft", rows=[])
        await asyncio.sleep(3)


async def meet(ann: Person, ben: Person) -> str:
    """Open a table of two, talk there, and return the id of the match that begins."""
    table = await ann.ask("POST", "tables", {"bots": [None], "listed": True, "house": QUICK})
    await ben.ask("POST", f"tables/{table['table']}/join", {"invite": table["invite"]})
    async with ann.line({"type": "table", "table": table["table"]}) as line:
        await say(line, type="say", text="Hello Ben")
        assert (await hear(line, "said", "error"))["type"] == "said"
    await ben.ask("POST", "reports", {"player": ann.player, "table": table["table"], "reason": "too polite"})
    begun = await ann.ask("POST", f"tables/{table['table']}/start", {})
    return str(begun["match"])


async def fill(port: int, revision: str) -> None:
    """Let two people use all that a program of a revision stores."""
    ann, ben = Person(port), Person(port)
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        person.player = (await person.ask("POST", "guests", {"name": name}))["player"]
    bot = "beginner" if revision == "0001" else "greedy"
    solo = await ann.ask("POST", "matches", {"bots": [bot] * 3, "house": QUICK})
    await lose(ann, solo["match"])
    if revision == "0001":
        match = (await ann.ask("POST", "matches", {"players": [ben.player], "house": QUICK}))["match"]
    else:
        match = await meet(ann, ben)
    await begin((ann, ben), match)
    if revision >= "0002":
        await ann.ask("POST", "account", {"login": "ann.a", "password": "correct horse battery"})
        await ann.ask("PUT", f"me/shunned/{ben.player}", {"how": "mute"})
    if revision >= "0003":
        await ann.ask("POST", "tokens", {"label": "my bot"})
    if revision >= "0009":
        keys = {"p256dh": POINT, "auth": "A" * 22, "language": "en"}
        await ann.ask("POST", "me/push", {"endpoint": "https://fcm.googleapis.com/fcm/send/x", **keys})
    if revision >= "0010":
        puzzle = (await ann.ask("GET", "puzzles"))[0]
        await ann.ask("POST", f"puzzles/{puzzle['puzzle']}/hint", {"steps": 1})
    if revision >= "0011":
        await ann.ask("POST", "rush", {})
    if revision >= "0012":
        await ann.ask("GET", "me/devices")
        await ann.ask("POST", "passkeys/challenge")


def check_out(revision: str, folder: Path) -> None:
    """Put the program of a revision into a folder."""
    archive = subprocess.run(["git", "archive", COMMITS[revision], "src"], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


@contextmanager
def serving(folder: Path, revision: str) -> Iterator[int]:
    """Start the server of a folder and yield its port."""
    (folder / "settings.toml").write_text(SETTINGS + (PUSH if revision >= "0009" else ""))
    openssl = ["openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "push.pem"]
    subprocess.run(openssl, cwd=folder, check=True, capture_output=True)
    words = ["serve", "--port", "0", "--database", "sqlite:///tilewright.db", "--settings", "settings.toml"]
    with (folder / "log").open("w+b") as log:
        server = subprocess.Popen(program(*words), cwd=folder, env=environment(folder), stdout=log, stderr=log)
        try:
            yield asyncio.run(port_of(server, folder / "log"))
        finally:
            server.terminate()
            server.wait(SECONDS)


async def port_of(server: subprocess.Popen[bytes], log: Path) -> int:
    """Return the port that a starting server names in its log."""
    while server.poll() is None:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)", log.read_text()):
            return int(found[1])
        await asyncio.sleep(0.2)
    raise AssertionError(log.read_text())


def environment(folder: Path) -> dict[str, str]:
    """Return the environment in which the program of a folder runs, before the installed one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), os.environ.get("PYTHONPATH", "")])}


def program(*words: str) -> list[str]:
    """Return the command line of the program in PYTHONPATH."""
    return [sys.executable, "-c", "from tilewright.cli.main import main; raise SystemExit(main())", *words]


def back_up(folder: Path, revision: str, file: Path) -> None:
    """Write the backup of a folder's database with its own program."""
    words = program("backup", str(file), "--database", "sqlite:///tilewright.db")
    file.unlink(missing_ok=True)
    if revision < "0003":
        for part in ("backups.py", "migrations/upgrade.py"):
            path = f"src/tilewright/service/{part}"
            first = subprocess.run(["git", "show", f"{FIRST_BACKUPS}:{path}"], capture_output=True, check=True).stdout
            (folder / path).write_bytes(first)
        call = "import asyncio, pathlib, sys; from tilewright.service.backups import back_up; "
        call += "asyncio.run(back_up('sqlite:///tilewright.db', pathlib.Path(sys.argv[1])))"
        words = [sys.executable, "-c", call, str(file)]
    subprocess.run(words, cwd=folder, env=environment(folder), check=True)


def main(revisions: list[str]) -> None:
    """Write the backups of some revisions, or of all."""
    for revision in revisions or COMMITS:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            check_out(revision, folder)
            with serving(folder, revision) as port:
                asyncio.run(fill(port, revision))
            back_up(folder, revision, HERE / f"{revision}.gz")
            print(revision, (HERE / f"{revision}.gz").stat().st_size, "bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
