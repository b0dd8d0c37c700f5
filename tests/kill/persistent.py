"""Players who never give up, over whatever servers there are, and what they were promised."""

from bench.serving.players import idle_command
from tests.waiting import until
from tests.web.players import NONCE
from tilewright.client.live_match import follow
from tilewright.client.server import Server
from tilewright.client.tally import Tally


async def play_to_the_end(server: Server, match: str) -> None:
    """Play one seat to the end of the match; a refusal is an error, since each command is legal."""
    async with follow(server, match, nonce=NONCE) as live:
        while (view := await live.turn()) is not None:
            await live.act(idle_command(view))


async def more_moves(tally: Tally, number: int, games: int | None = None) -> None:
    """Return when that many more commands are acknowledged, or that many games are over, if given."""
    wanted = len(tally.acks) + number
    await until(lambda: len(tally.acks) >= wanted or (games is not None and len(tally.over) >= games), 60)
