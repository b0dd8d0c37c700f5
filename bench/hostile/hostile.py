"""Hostile guests against a real server while honest matches are played.

The first part of the time is quiet. In the rest guests try everything that is known to stall a server, all at once.
The table at the end has the time from an honest move to its acknowledgement in both parts. The exit code is 1 if the
99th percentile more than doubles, or if an honest match is lost.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack

import msgspec
from msgspec import Struct

from bench.commands import parser
from bench.hostile.attackers import ATTACKS
from bench.hostile.crowd import Plan
from bench.hostile.honest import address_of, honest_match, is_lost
from bench.hostile.inbox import inbox
from bench.hostile.long_match import write_long_match
from bench.printing import table
from bench.serving.players import played
from bench.serving.servers import Running, servers
from tilewright.client.live_match import LiveMatch
from tilewright.client.tally import Tally, percentile

QUIET_PART = 0.3
MOST_RATIO = 2.0
_ROUNDS = 2
_SECONDS_TO_ANSWER = 30.0
_SECONDS_BEYOND = 90
_SHARED = 5


class Phase(Struct, frozen=True):
    """The honest moves of a part of the run, and how much of it in percent the server ran or waited for a processor."""

    name: str
    moves: Sequence[float]
    processor: float
    waited: float

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
    attacks: Mapping[str, Tally]

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

    matches: Sequence[Sequence[LiveMatch]]
    tally: Tally
    seconds_a_move: float
    server: Running

    async def play(self, name: str, seconds: float) -> Phase:
        """Play all matches for some time."""
        moves = self.tally.waits.setdefault("act", [])
        first, began = len(moves), time.monotonic()
        used, waited = self.server.processor, self.server.waited
        # A match that cannot be played on is counted as lost at the end.
        playing = (played(people, began + seconds, self.seconds_a_move) for people in self.matches)
        await asyncio.gather(*playing, return_exceptions=True)
        share = 100 / (time.monotonic() - began)
        used, waited = self.server.processor - used, self.server.waited - waited
        return Phase(name, moves[first:], share * used, share * waited)

    async def lost(self) -> int:
        """Return how many matches have a player who was disconnected, or a move that is never answered."""
        patience = time.monotonic() + _SECONDS_TO_ANSWER
        while True:
            lost = sum(any(map(is_lost, people)) for people in self.matches)
            if not lost or time.monotonic() > patience:
                return lost
            await asyncio.sleep(0.1)


async def run(arguments: argparse.Namespace, server: Running, long_match: str) -> Outcome:
    """Play honest matches, first alone, then among hostile guests."""
    tally = Tally()
    async with AsyncExitStack() as stack:
        matches = [await honest_match(server.url, number, tally, stack) for number in range(arguments.matches)]
        honest = Honest(matches, tally, arguments.move_every, server)
        # The players share the machine with the server; their garbage collection must not be measured.
        gc.freeze()
        gc.disable()
        tally.refused = 0
        quiet = await honest.play("quiet", QUIET_PART * 60 * arguments.minutes)
        seconds = (1 - QUIET_PART) * 60 * arguments.minutes
        shared = tuple(map(address_of, range(min(_SHARED, arguments.matches))))
        plan = Plan(
            port=server.port,
            seconds=seconds,
            long_match=long_match,
            shared=shared,
            networks=arguments.networks,
            names=tuple(name for name in ATTACKS if any(part in name for part in arguments.only or [""])),
        )
        attacking = asyncio.create_task(attacked(plan))
        hostile = await honest.play("hostile", seconds)
        attacks = await attacking
        gc.enable()
        return Outcome(
            quiet=quiet,
            hostile=hostile,
            lost=await honest.lost(),
            refused=tally.refused,
            memory=server.most_memory,
            attacks=attacks,
        )


async def attacked(plan: Plan) -> dict[str, Tally]:
    """Attack from a process of its own, and return what was sent and received."""
    attackers = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.hostile.attackers"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(plan.seconds + _SECONDS_BEYOND):
            said, _ = await attackers.communicate(msgspec.json.encode(plan))
    finally:
        if attackers.returncode is None:
            attackers.kill()
    return msgspec.json.decode(said, type=dict[str, Tally])


def report(outcome: Outcome) -> str:
    """Return the tables that are printed."""
    phases = [
        (
            phase.name,
            len(phase.moves),
            *(f"{percentile(phase.moves, part):.1f}" for part in (0.5, 0.99, 1)),
            f"{phase.processor:.0f}",
            f"{phase.waited:.1f}",
        )
        for phase in (outcome.quiet, outcome.hostile)
    ]
    attacks = [
        (
            *(name, tally.sent, f"{tally.sent_bytes / 1e6:.1f}", tally.answered, tally.refused, tally.closed),
            *(f"{tally.received_bytes / 1e6:.1f}", f"{max(tally.waits.get('request', ()), default=0):.1f}"),
        )
        for name, tally in outcome.attacks.items()
    ]
    return "\n".join(
        [
            table(("honest", "moves", "p50 ms", "p99 ms", "max ms", "processor %", "waits for one %"), phases),
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
    options = parser("hostile", __doc__, "--minutes 2")
    options.add_argument("--minutes", type=float, default=10, help="the whole run; the first 30 %% are quiet")
    options.add_argument("--matches", type=int, default=50, help="honest matches of four players and a watcher")
    options.add_argument("--move-every", type=float, default=5.0, help="seconds between the moves of a match")
    options.add_argument("--networks", type=int, default=16, help="from how many addresses questions are asked")
    options.add_argument("--only", action="append", metavar="TEXT", help="only attacks with this in their name")
    arguments = options.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tilewright.db"
        long_match = asyncio.run(write_long_match(database, _ROUNDS))
        # Nothing but mail is set up: the usual limits are what must withstand this.
        with inbox() as settings, servers(1, ["--database", database], settings) as (server,):
            outcome = asyncio.run(run(arguments, server, long_match))
    print(report(outcome))
    return 1 if outcome.is_bad else 0
