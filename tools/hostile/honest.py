"""Honest matches: the players of the load test, each match from an address of its own."""

import json
import secrets
from typing import Any

from websockets.asyncio.client import connect

from tools.hostile.visitor import SERVER, Visitor
from tools.load import SEATS, Person, Tally

RULES = "six"


def address_of(match: int) -> str:
    """Return the address from which the people of a match come."""
    return f"127.0.1.{1 + match}"


async def begun(host: Visitor, *friends: Visitor) -> str:
    """Log some guests in, seat them at a table of their own, and return the match that they begin."""
    for guest in (host, *friends):
        if not await guest.log_in("Honest"):
            raise RuntimeError("an honest guest was refused")
    wanted = {"rules": RULES, "house": {"time.limit": "none"}, "bots": [None] * len(friends)}
    table = await _asked(host, "/api/tables", wanted)
    path = f"/api/tables/{table['table']}"
    for friend in friends:
        await _asked(friend, f"{path}/join", {"invite": table["invite"]})
    match: str = (await _asked(host, f"{path}/start", {}))["match"]
    return match


async def seated(port: int, number: int, tally: Tally) -> list[Person]:
    """Begin a match and return its four players and a watcher, all connected."""
    guests = [Visitor(port, address_of(number)) for _ in range(SEATS + 1)]
    match = await begun(*guests[:SEATS])
    await guests[-1].log_in("Watcher")
    people = []
    for place, guest in enumerate(guests):
        socket = await connect(
            f"ws://{SERVER}:{port}/socket",
            additional_headers={"Cookie": guest.cookie},
            compression=None,
            ping_interval=None,
            max_queue=4,
            local_addr=(guest.address, 0),
        )
        person = Person(socket, tally)
        people.append(person)
        await person.say({"type": "hello", "match": match})
        if place < SEATS:
            await person.say({"type": "nonce", "nonce": secrets.token_hex(16)})
    return people


async def _asked(guest: Visitor, path: str, body: object) -> Any:
    answer = await guest.ask("POST", path, json.dumps(body).encode())
    if answer.status not in {200, 201}:
        raise RuntimeError(f"{path} was answered with {answer.status}: {answer.body[:200]!r}")
    return answer.json
