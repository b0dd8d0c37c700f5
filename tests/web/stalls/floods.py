"""Floods of valid questions, all different, over 64 connections of one address: two others play on as before.

What is compared is how long the event loop is occupied while a ping of an honest player waits, with the flood and
without it, in one run: other programs on the machine do not count.
"""

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from statistics import quantiles

from bench.hostile.crowd import TURNED_AWAY
from bench.hostile.questions import Question, asked
from bench.serving.raw import exchange, raw
from tests.web.stalls.conftest import Attack, Target, stall
from tilewright.client.server import Server
from tilewright.words.locales import LOCALES

CONNECTIONS = 64
SECONDS = 0.7
# A flood of requests of 15 ms in the event loop would make it 500 times as long.
MOST_RATIO = 40
# Shorter occupations are those of the probe's own moves.
LEAST = 0.001


async def flooded(target: Target, question: Question, address: str, seconds: float) -> Counter[int]:
    """Ask over many connections at once for some time, and return how often each status came back."""
    statuses: Counter[int] = Counter()
    ends = time.monotonic() + seconds

    async def ask(luck: random.Random) -> None:
        with suppress(*TURNED_AWAY, EOFError):
            async with raw(target.port, address) as streams:
                while time.monotonic() < ends:
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + seconds):
                        status, _ = await exchange(streams, question(luck))
                    statuses[status] += 1

    await asyncio.gather(*(ask(random.Random(number)) for number in range(CONNECTIONS)))
    return statuses


async def delays_nobody(target: Target, question: Question, address: str, what: str) -> None:
    """Fail if the loop is occupied for much longer during a flood than without it."""
    quiet = await occupied(target, partial(asyncio.sleep, SECONDS))
    flood = await occupied(target, partial(flooded, target, question, address, SECONDS))
    target.speed.at_most(MOST_RATIO, flood, f"the loop during a flood of {what}", than=max(quiet, LEAST))


async def occupied(target: Target, work: Attack) -> float:
    """Return the 95th percentile of how long the loop was occupied while a ping waited."""
    waits = await target.waits_during(work)
    return quantiles([stall(wait) for wait in waits if wait.what == "ping"], n=20)[-1]


def reading(path: str, guest: Server) -> Question:
    """Return a question for an address, in a random language."""

    def question(luck: random.Random) -> bytes:
        return asked(f"{path}&language={luck.choice(LOCALES)}", cookie=guest.cookie)

    return question
