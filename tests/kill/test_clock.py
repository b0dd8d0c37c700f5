"""The clock of the machine is set while a server runs a match with clocks: nobody loses time, and bots play on."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.kill.processes import ROOT, SETTINGS
from tests.service.servers import free_port, part
from tests.waiting import until
from tests.web.players import Line, Visitor

HOUR, LIMIT = 3_600, 600


class Clock:
    """The clock that a server sees."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.set(0)

    def set(self, seconds: int) -> None:
        """Set the clock, seconds off the right time."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{seconds:+d}\n")
        fresh.replace(self.file)

    def environment(self) -> dict[str, str]:
        """Return the environment of a program that sees this clock; time that passes is not changed."""
        words = [part("faketime"), "-f", "+0", "printenv", "LD_PRELOAD"]
        library = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
        return {
            **os.environ,
            "LD_PRELOAD": library,
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            # It reads the file at most once a second: each look at the clock would take long otherwise.
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }


@contextmanager
def serving(folder: Path, clock: Clock, port: int) -> Iterator[Path]:
    """Run a server that sees a clock, and yield the file of its log."""
    (folder / "settings.toml").write_text(SETTINGS)
    words = ["serve", "--port", str(port), "--data", str(folder), "--settings", str(folder / "settings.toml")]
    log = folder / "server.log"
    with log.open("ab") as errors:
        run = [sys.executable, "-m", "tilewright", *words]
        server = subprocess.Popen(run, cwd=ROOT, env=clock.environment(), stdout=errors, stderr=errors)
        try:
            yield log
        finally:
            server.kill()
            server.wait()


async def health(visitor: Visitor) -> dict[str, Any]:
    """Return what the server tells its operator."""
    found: dict[str, Any] = (await visitor.ask("GET", "/health")).json
    return found


async def seconds_left(line: Line, match: str) -> float:
    """Return how long the turn in progress still lasts, by the clock of the server."""
    await line.say({"type": "hello", "match": match})
    clock = await line.hear_a("clock")
    assert clock["deadline"] is not None
    return float(clock["deadline"] - clock["now"]) / 1_000


async def turns_taken(line: Line, match: str, turns: int) -> None:
    """Draw some times against a bot, which has to answer each time."""
    for number in range(turns):
        await line.say({"type": "hello", "match": match})
        view = await line.hear_a("view")
        while view["view"]["to_move"] != [0]:
            view = await line.hear_a("view")
        assert (await line.act(f"draw {view['seq']} {number}", {"type": "DrawTile"}))["type"] == "ack"


@pytest.mark.deep
@pytest.mark.slow(reason="starts a real server twice, slowed down by faketime")
async def test_a_clock_that_jumps_takes_no_time_from_a_turn_and_stops_no_bot(tmp_path: Path) -> None:
    clock, port = Clock(tmp_path / "clock"), free_port()
    with serving(tmp_path, clock, port) as log:
        ann, ben = Visitor(port), Visitor(port)
        await until(lambda: b"http://" in log.read_bytes(), 60)
        for visitor, name in ((ann, "Ann"), (ben, "Ben")):
            await visitor.log_in(name)
        slow = await ann.create(players=[ben], house={"time.limit": LIMIT})
        quick = await ann.create(bots=["random"], house={"time.limit": LIMIT})
        async with ann.line() as one, ben.line() as two, ann.line() as three:
            await asyncio.gather(one.begin(slow), two.begin(slow))
            await three.begin(quick)
            for off, said in ((HOUR, "ahead by"), (-HOUR, "back by")):
                clock.set(off)

                async def is_told(said: str = said) -> bool:
                    return said in (await health(ann)).get("clock", "")

                await until(is_told)
                await turns_taken(three, quick, 2)
                assert 0 < await seconds_left(one, slow) <= LIMIT
        lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
        assert not [line for line in lines if line["level"] == "error"]
    # It was killed, and the clock is an hour back when it starts again.
    clock.set(-HOUR)
    with serving(tmp_path, clock, port) as log:
        await until(lambda: log.read_bytes().count(b"http://") > 1, 60)
        async with ann.line() as one, ann.line() as three:
            await turns_taken(three, quick, 2)

            async def is_moved() -> bool:
                return 0 < await seconds_left(one, slow) <= LIMIT

            await until(is_moved)
