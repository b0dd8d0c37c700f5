"""A bot of the library plays on a server: `python online_bot.py http://localhost:8000 [BOT]`."""

import asyncio
import os
import sys

from tilewright import Bot, Chance, Command, Seen, View, bot
from tilewright.client import Server, follow


async def play(url: str, mind: Bot[View, Seen, Command], against: str = "beginner") -> tuple[int, ...]:
    """Play a match against a bot of the server as a guest, and return the winners."""
    async with Server(url) as server:
        await server.log_in("Robot")
        match = await server.new_match([against], rules="classic-nl", house={"match.games": 1})
        async with follow(server, match) as live:
            while (view := await live.turn()) is not None:
                await live.act(mind.choose(view, live.now.events, Chance(os.urandom(16))))
            return tuple(live.now.view.outcome.winners)


def main(url: str, name: str = "greedy") -> tuple[int, ...]:
    """Play one match and print who won; our seat is 0."""
    winners = asyncio.run(play(url, bot(name)))
    print("we won" if 0 in winners else "we lost")
    return winners


if __name__ == "__main__":
    main(*sys.argv[1:])
