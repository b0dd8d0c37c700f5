"""Attacks over HTTP: huge bodies, expensive questions, and more of everything than anybody needs."""

import asyncio
import json
import secrets
from contextlib import suppress

from bench.hostile import payloads
from bench.hostile.crowd import Crowd, asked, dealt
from tilewright.client.errors import NoAnswer, RequestRefused
from tilewright.client.server import Server

# Nobody in this crowd plays on, so the house rules only have to make the searchers think.
_ABANDONED = 200
_MATCHES_A_GUEST = 25
_SEARCHERS = ("searcher",) * 5


async def huge_commands(crowd: Crowd) -> None:
    """Play tables of more than a million empty rows."""
    guest = await crowd.guest(crowd.neighbor())
    match = await crowd.match(guest, "greedy")
    body = payloads.command_body(payloads.ROWS_OVER_HTTP)
    async for _ in crowd.rounds(3.0):
        await asked(guest, "POST", f"/api/bot/matches/{match}/commands", body)


async def unknown_keys(crowd: Crowd) -> None:
    """Send hundreds of thousands of unknown keys, and lists in lists, to every address that takes a body."""
    guest = await crowd.guest()
    keys = payloads.unknown_keys()
    bodies = [keys, b'{"house":' + keys + b"}", payloads.nested(), payloads.record_with_unknown_rules()]
    paths = ["/api/guests", "/api/matches", "/api/tables", "/api/logins", "/api/check", "/api/solve", "/api/referee"]
    async for number in crowd.rounds(1.5):
        await asked(guest, "POST", paths[number % len(paths)], bodies[number % len(bodies)])


async def replays(crowd: Crowd) -> None:
    """Read the replay and the record of a very long match again and again, each time another game."""
    guest = await crowd.guest(crowd.neighbor())
    path = f"/api/matches/{crowd.plan.long_match}"
    async for number in crowd.rounds(0.5):
        part = f"/replay?game={1 + number % 100}" if number % 4 else "/record"
        await asked(guest, "GET", path + part)


async def abandoned_matches(crowd: Crowd) -> None:
    """Begin matches against five searchers, and leave."""
    for _ in range(_ABANDONED // _MATCHES_A_GUEST):
        guest = await crowd.guest()
        for _ in range(_MATCHES_A_GUEST):
            if crowd.is_over:
                return
            with suppress(NoAnswer, RequestRefused):
                await dealt(guest, _SEARCHERS)
            await asyncio.sleep(0.2)
    async for _ in crowd.rounds(60):
        pass


async def tables(crowd: Crowd) -> None:
    """Fill the list of tables, and list it."""
    wanted = json.dumps({"rules": "six", "bots": [None] * 5, "listed": True}).encode()
    guest = await crowd.guest()
    async for number in crowd.rounds(0.15):
        if number % 100 == 99:
            guest = await crowd.guest()
        await asked(guest, "POST", "/api/tables", wanted)
        if number % 3 == 0:
            await asked(guest, "GET", "/api/tables")


async def analyses(crowd: Crowd) -> None:
    """Ask for the hardest turns, for rows of jokers, and for wrong records, more than one at a time."""
    guests = [await crowd.guest(), await crowd.guest(crowd.neighbor())]
    questions = [
        ("/api/solve", payloads.hardest_position()),
        ("/api/check", payloads.hardest_rows()),
        ("/api/referee", payloads.bad_lines()),
        ("/api/verify", payloads.record_with_unknown_rules(50_000)),
    ]

    async def ask(guest: Server, offset: int) -> None:
        async for number in crowd.rounds(0.5):
            await asked(guest, "POST", *questions[(number + offset) % len(questions)])

    await asyncio.gather(*(ask(guest, offset) for guest in guests for offset in range(2)))


async def hints(crowd: Crowd) -> None:
    """Ask for a hint twice a second in the hardest match."""
    guest = await crowd.guest(crowd.neighbor())
    match = await crowd.match(guest, "greedy", "twist", payloads.HOST_STARTS | {"deal.rack": 20})
    body = json.dumps({"step": 3}).encode()
    async for _ in crowd.rounds(0.5):
        await asked(guest, "POST", f"/api/matches/{match}/hint", body)


async def login_guesses(crowd: Crowd) -> None:
    """Guess passwords from many addresses."""
    async for _ in crowd.rounds(0.2):
        guess = {"login": "ann", "password": secrets.token_hex(8)}
        await asked(crowd.stranger(), "POST", "/api/logins", json.dumps(guess).encode())


async def guests(crowd: Crowd) -> None:
    """Log in as a new guest many times a second, from two addresses."""
    visitors = [crowd.stranger(), crowd.stranger()]
    async for number in crowd.rounds(0.05):
        with suppress(NoAnswer, RequestRefused):
            await visitors[number % 2].log_in("Flood")
