"""Floods of valid questions, each over as many connections as an address may open, from one network or from many."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from bench.hostile.crowd import TURNED_AWAY, Attack, Crowd
from bench.hostile.questions import CONNECTIONS, GUESTS, STRANGERS, Question
from bench.serving.raw import exchange, raw
from tilewright.client.server import Server

_SECONDS_TO_COME_BACK = 0.2


def flood(question: Question) -> Attack:
    """Return an attack by strangers who ask without a pause."""

    async def attack(crowd: Crowd) -> None:
        await asyncio.gather(*(ask_on(crowd, question, crowd.network(number)) for number in range(CONNECTIONS)))

    return attack


def guests_flood(made: Callable[[Server], Awaitable[Question]]) -> Attack:
    """Return an attack by a guest of each network, who ask without a pause."""

    async def attack(crowd: Crowd) -> None:
        addresses = [crowd.network(number) for number in range(CONNECTIONS)]
        questions = {
            address: await made(await crowd.guest(crowd.visitor(address))) for address in dict.fromkeys(addresses)
        }
        await asyncio.gather(*(ask_on(crowd, questions[address], address) for address in addresses))

    return attack


async def ask_on(crowd: Crowd, question: Question, address: str) -> None:
    """Ask over one connection until the end, and open it again when the server closes it."""
    luck, tally = random.Random(), crowd.tally
    while not crowd.is_over:
        try:
            async with raw(crowd.plan.port, address) as streams:
                while not crowd.is_over:
                    sent = question(luck)
                    tally.note_sent(len(sent))
                    status, received = await exchange(streams, sent)
                    tally.received_bytes += received
                    if status < 400:
                        tally.answered += 1
                    else:
                        tally.refused += 1
        except (*TURNED_AWAY, EOFError):
            tally.closed += 1
            await asyncio.sleep(_SECONDS_TO_COME_BACK)


QUESTION_ATTACKS: dict[str, Attack] = {
    **{name: flood(question) for name, question in STRANGERS.items()},
    **{name: guests_flood(made) for name, made in GUESTS.items()},
}
