"""Missed turns of a player, as a review would have stored them."""

from tilewright.answers.mistakes import Mistake
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.puzzles.collection import shipped
from tilewright.service.storage.store import Store
from tilewright.service.study.mistakes import store_mistakes


async def give_mistake(store: Store, match: str, player: str, puzzle: str = "b1a0215dba49", turn: int = 1) -> None:
    """Store a puzzle that ships as a turn that a player missed in a match."""
    found = shipped(puzzle)
    assert found is not None
    row = await store.match(MatchId(match))
    seat = [holder.player for holder in row.holders].index(PlayerId(player))
    await store_mistakes(store, row, 1, [Mistake(seat, turn, found)])
