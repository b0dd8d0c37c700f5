"""Moves beside reviews: `python -m tools.load_reviews --matches 20 --seconds 60` prints the ratio of the p99.

The load of `tools.load` runs in spells without reviews and spells in which a finished game is reviewed again and again,
all in one run.
"""

import argparse
import asyncio
import http.client
import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from http import HTTPStatus

from websockets.asyncio.client import connect

from tools.load import SETTINGS, Person, Tally, asked, guest, percentile, played, seated, servers

SECONDS_A_SPELL = 5.0
# A review that is not remembered is made anew each time.
REVIEWED = "review_cache_bytes = 0\nreview_seconds = 600\n"
REVIEWED += SETTINGS + "replays = 1000000\naddress_replays = 1000000\n"


async def finished(port: int, rules: str) -> tuple[str, str]:
    """Return the cookie of a guest and a short match that they have lost to a bot."""
    cookie, _ = await asyncio.to_thread(guest, port)
    wanted = {"rules": rules, "house": {"match.games": 1, "deal.rack": 7}, "bots": ["greedy"]}
    match = (await asyncio.to_thread(asked, port, cookie, "/api/matches", wanted))[1]["match"]
    headers = {"Cookie": cookie}
    async with connect(f"ws://127.0.0.1:{port}/socket", additional_headers=headers, compression=None) as socket:
        person = Person(socket, Tally(moves=[], drafts=[]))
        await person.say({"type": "hello", "match": match})
        await person.say({"type": "nonce", "nonce": secrets.token_hex(16)})
        while person.view is None or not person.view.shown:
            if person.view is not None and person.view.seat in person.view.to_move and not person.is_lost:
                await person.move()
            await asyncio.sleep(0.05)
        await person.close()
    return cookie, match


def reviewed(port: int, cookie: str, match: str) -> None:
    """Have a match reviewed."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=600)) as line:
        line.request("GET", f"/api/matches/{match}/review", headers={"Cookie": cookie})
        answer = line.getresponse()
        said = answer.read()
    if answer.status != HTTPStatus.OK:
        raise SystemExit(f"a review was answered with {answer.status}: {said.decode()}")


async def compared(arguments: argparse.Namespace, port: int) -> str:
    """Return the p99 of moves without and with reviews running, in spells, and their ratio."""
    tally = Tally(moves=[], drafts=[])
    cookie, match = await finished(port, arguments.rules)
    # The first review starts the process.
    await asyncio.to_thread(reviewed, port, cookie, match)
    tables = [await seated([port], arguments.rules, tally) for _ in range(arguments.matches)]
    moves: dict[bool, list[float]] = {False: [], True: []}
    made = 0
    ends = time.monotonic() + arguments.seconds
    playing = asyncio.gather(*(played(people, ends, arguments.move_every) for people in tables))
    with_reviews = False
    while time.monotonic() < ends:
        before, spell = len(tally.moves), min(ends, time.monotonic() + SECONDS_A_SPELL)
        # A spell lasts until its last review is done, so that none runs in the next one.
        while time.monotonic() < spell:
            if with_reviews:
                await asyncio.to_thread(reviewed, port, cookie, match)
                made += 1
            else:
                await asyncio.sleep(max(0.0, spell - time.monotonic()))
        moves[with_reviews] += tally.moves[before:]
        with_reviews = not with_reviews
    await playing
    await asyncio.sleep(1)
    await asyncio.gather(*(person.close() for people in tables for person in people))
    without, beside = (percentile(moves[which], 0.99) for which in (False, True))
    return (
        f"{len(moves[False])} moves without reviews, p99 {without:.1f} ms; "
        f"{len(moves[True])} beside {made} reviews, p99 {beside:.1f} ms; ratio {beside / without:.2f}"
    )


def main(words: Sequence[str]) -> int:
    """Start a server, load it, and print the line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--move-every", type=float, default=1.0, help="seconds between the moves of a match")
    parser.add_argument("--rules", default="classic-nl", help="the rulebook that is played")
    arguments = parser.parse_args(words)
    with servers(1, (), REVIEWED) as [(port, _)]:
        print(asyncio.run(compared(arguments, port)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
