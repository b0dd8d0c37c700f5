"""Hints for the seat in turn, made by the solver in another process from the view of the seat."""

from __future__ import annotations

from tilewright.engine import NotYourTurn
from tilewright.service.accounts.players import seat_of
from tilewright.service.errors import NoSeat, NotNow
from tilewright.service.matches.service import Matches
from tilewright.service.screens.bot_pool import make_hint
from tilewright.service.screens.protocol import Hint, HintRequest
from tilewright.service.storage.rows import MatchId, PlayerId
from tilewright.service.workbench import Asker, Workbench
from tilewright.words.sentence import sentence


async def hint_for(
    matches: Matches, bench: Workbench, asker: Asker, match: MatchId, wanted: HintRequest
) -> tuple[int, Hint]:
    """Return the seq that a hint refers to, and the hint.

    Raise NoSuchMatch, NotBegun, NoSeat, NotYourTurn, NotNow in a rated match, or Busy.
    """
    loaded = await matches.latest(match)
    seat = await seat_of(matches.store, match, PlayerId(asker.player))
    if seat is None:
        raise NoSeat
    if loaded.terms.rated:
        raise NotNow(sentence("refused-no-hints"))
    engine = loaded.hosted.kind.engine
    if engine.to_move(loaded.state) != (seat,):
        raise NotYourTurn(seat)
    # The hint is made from the view alone, so it reveals nothing hidden.
    return loaded.seq, await bench.run(asker, make_hint, loaded.rules, engine.view(loaded.state, seat), wanted)
