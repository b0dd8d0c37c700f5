"""Hostile guests against a real server while honest matches are played: `python -m tools.hostile --minutes 10`.

The first part of the time is quiet. In the rest guests try everything that is known to stall a server, all at once.
The table at the end has the time from an honest move to its acknowledgement in both parts. The exit code is 1 if the
99th percentile more than doubles, or if an honest match is lost.
"""

import argparse
import asyncio
import gc
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from tools.hostile.crowd import Plan
from tools.hostile.honest import address_of, seated
from tools.hostile.long_match import write_long_match
from tools.hostile.visitor import Tally as AttackTally
from tools.load import Person, Tally, percentile, played, processor, servers

QUIET_PART = 0.3
MOST_RATIO = 2.0
_ROUNDS = 2
_SECONDS_TO_ANSWER = 30.0
_SECONDS_BEYOND = 90
_SHARED = 5


class Phase(Struct, frozen=True):
    """The honest moves of one part of the run, and the processor time of the server in percent."""

    name: str
    moves: Sequence[float]
    processor: float

    @property
    def p99(self) -> float:
        """The 99th percentile of the answers in milliseconds."""
        return percentile(self.moves, 0.99)


class Outcome(Struct, frozen=True, kw_only=True):
    """The whole run."""

    quiet: Phase
    hostile: Phase
    lost: int
    refused: int
    memory: int
    attacks: Mapping[str, AttackTally]

    @property
    def ratio(self) -> float:
        """How much slower the slowest honest moves were among hostile guests."""
        return self.hostile.p99 / self.quiet.p99

    @property
    def is_bad(self) -> bool:
        """Whether honest players suffered."""
        return self.lost > 0 or not self.ratio <= MOST_RATIO


class Honest(Struct, frozen=True, eq=False):
    """The honest matches, what their players measure, how often each of them moves, and the server."""

    matches: Sequence[Sequence[Person]]
    tally: Tally
    seconds_a_move: float
    process: subprocess.Popen[str]

    async def play(self, name: str, seconds: float) -> Phase:
        """Play all matches for some time."""
        first, used, began = len(self.tally.moves), processor(self.process), time.monotonic()
        # A match whose connection is cut cannot be played on; it is counted as lost at the end.
        playing = (played(people, began + seconds, self.seconds_a_move) for people in self.matches)
        await asyncio.gather(*playing, return_exceptions=True)
        share = 100 * (processor(self.process) - used) / (time.monotonic() - began)
        return Phase(name, self.tally.moves[first:], share)

    async def lost(self) -> int:
        """Return how many matches have a player without a connection, or a move that is never answered."""
        patience = time.monotonic() + _SECONDS_TO_ANSWER
        while True:
            lost = sum(any(person.is_lost for person in people) for people in self.matches)
            if not lost or time.monotonic() > patience:
                return lost
            await asyncio.sleep(0.1)

    async def leave(self) -> None:
        """Close every connection."""
        people = (person.close() for people in self.matches for person in people)
        await asyncio.gather(*people, return_exceptions=True)


async def run(arguments: argparse.Namespace, port: int, process: subprocess.Popen[str], long_match: str) -> Outcome:
    """Play honest matches, first alone, then among hostile guests."""
    tally = Tally(moves=[], drafts=[])
    matches = [await seated(port, number, tally) for number in range(arguments.matches)]
    honest = Honest(matches, tally, arguments.move_every, process)
    # The players share the machine with the server; their garbage collection must not be measured.
    gc.freeze()
    gc.disable()
    quiet = await honest.play("quiet", QUIET_PART * 60 * arguments.minutes)
    seconds = (1 - QUIET_PART) * 60 * arguments.minutes
    shared = tuple(map(address_of, range(min(_SHARED, arguments.matches))))
    plan = Plan(port=port, seconds=seconds, long_match=long_match, shared=shared)
    attacking = asyncio.create_task(attacked(plan))
    hostile = await honest.play("hostile", seconds)
    attacks = await attacking
    outcome = Outcome(
        quiet=quiet,
        hostile=hostile,
        lost=await honest.lost(),
        refused=tally.refused,
        memory=peak_memory(process.pid),
        attacks=attacks,
    )
    await honest.leave()
    return outcome


async def attacked(plan: Plan) -> dict[str, AttackTally]:
    """Attack from a process of its own, and return what was sent and received."""
    attackers = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.hostile.attackers"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(plan.seconds + _SECONDS_BEYOND):
            said, _ = await attackers.communicate(msgspec.json.encode(plan))
    finally:
        if attackers.returncode is None:
            attackers.kill()
    return msgspec.json.decode(said, type=dict[str, AttackTally])


def peak_memory(process: int) -> int:
    """Return the most memory that a process has had, in KiB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(re.findall(r"^VmHWM:\s+(\d+)", status, re.MULTILINE)[0])


def table(head: Sequence[object], lines: Sequence[Sequence[object]]) -> str:
    """Return a table for people."""
    rows = [head, ["---"] * len(head), *lines]
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in rows)


def report(outcome: Outcome) -> str:
    """Return the tables that are printed."""
    phases = [
        (
            phase.name,
            len(phase.moves),
            *(f"{percentile(phase.moves, part):.1f}" for part in (0.5, 0.99, 1)),
            f"{phase.processor:.0f}",
        )
        for phase in (outcome.quiet, outcome.hostile)
    ]
    attacks = [
        (
            *(name, tally.sent, f"{tally.sent_bytes / 1e6:.1f}", tally.answered, tally.refused, tally.closed),
            *(f"{tally.received_bytes / 1e6:.1f}", f"{tally.slowest:.1f}"),
        )
        for name, tally in outcome.attacks.items()
    ]
    return "\n".join(
        [
            table(("honest", "moves", "p50 ms", "p99 ms", "max ms", "processor %"), phases),
            "",
            table(("attack", "sent", "MB sent", "answered", "refused", "closed", "MB received", "slowest s"), attacks),
            "",
            f"p99 ratio: {outcome.ratio:.2f} (at most {MOST_RATIO:g})",
            f"honest matches lost: {outcome.lost}; honest moves refused: {outcome.refused}",
            f"peak memory of the server: {outcome.memory / 1024:.0f} MiB",
        ]
    )


def main(words: Sequence[str]) -> int:
    """Run it all, print the tables, and return 1 if honest players suffered."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.hostile", description=__doc__, epilog="Example: python -m tools.hostile --minutes 2"
    )
    parser.add_argument("--minutes", type=float, default=10, help="the whole run; the first 30 %% are quiet")
    parser.add_argument("--matches", type=int, default=50, help="honest matches of four players and a watcher")
    parser.add_argument("--move-every", type=float, default=5.0, help="seconds between the moves of a match")
    arguments = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tilewright.db"
        long_match = asyncio.run(write_long_match(database, _ROUNDS))
        # The settings are those of a server that nobody has set up: they are what must withstand this.
        with servers(1, ["--database", database], "") as ((port, process),):
            outcome = asyncio.run(run(arguments, port, process, long_match))
    print(report(outcome))
    return 1 if outcome.is_bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
