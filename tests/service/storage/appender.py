"""A writer to be killed: many matches at once, and a line on stdout for each acknowledged append."""

import asyncio
import sys

from tests.service.store_setup import added, command_key
from tilewright.messages.fields import MatchId
from tilewright.service.storage.store import Store


async def play(store: Store, match: MatchId, after: int) -> None:
    """Append to a match for ever."""
    while True:
        answer = await store.append(added(after, b"x" * 200, b"y", match=match, command=command_key(f"after {after}")))
        after = answer.seq
        print(match, after, flush=True)


async def main(url: str, matches: list[MatchId]) -> None:
    """Append to all matches at once, from where their logs end."""
    store = await Store.open(url)
    heads = await store.heads(matches)
    await asyncio.gather(*(play(store, match, heads[match]) for match in matches))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], [MatchId(name) for name in sys.argv[2:]]))
