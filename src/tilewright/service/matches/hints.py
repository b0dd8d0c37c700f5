"""Hints and tips for the seat in turn, made by the solver in another process from the view of the seat."""

from tilewright.engine import Seat
from tilewright.games import EDITIONS, KINDS
from tilewright.hosting.hints import counted_hint, helped, refuse_hints
from tilewright.hosting.loaded import CommandRequest, LoadedMatch
from tilewright.hosting.refusals import NotNow
from tilewright.messages.boards import Hint, HintRequest
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.over_http import Tips
from tilewright.screens.kinds import make_hint, make_tips
from tilewright.service.accounts.players import has_finished
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.create import own_seat
from tilewright.service.matches.service import Matches
from tilewright.service.workbench.bench import Workbench
from tilewright.words.say import sentence


async def hint_for(
    matches: Matches, bench: Workbench, asker: Asker, match: MatchId, wanted: HintRequest
) -> tuple[int, Hint]:
    """Return the seq that a hint refers to, and the hint.

    Raise NoSuchMatch, NotBegun, NoSeat, NotYourTurn, Busy, or NotNow in a rated match and where the seat has none left.
    """
    loaded, seat = await in_turn(matches, asker, match)
    if (taken := counted_hint(loaded, seat)) is not None:
        await matches.accept(CommandRequest(match=match, seat=seat, command=taken, after=loaded.seq))
        loaded = await matches.latest(match)
    # The hint is made from the view alone, so it reveals nothing hidden.
    view = loaded.hosted.kind.engine.view(loaded.state, seat)
    return loaded.seq, await bench.run(asker, make_hint, view, wanted)


async def tips_for(matches: Matches, bench: Workbench, asker: Asker, match: MatchId, language: str) -> Tips:
    """Return the tips that hold now, or raise what `hint_for` raises: they tell whether there is a turn."""
    loaded, seat = await in_turn(matches, asker, match)
    if not helped(loaded, seat):
        raise NotNow(sentence("refused-seat-no-hints"))
    kind = loaded.hosted.kind
    alike = [name for name, booklet in EDITIONS.items() if KINDS.of(booklet.rulebook) is kind]
    if await has_finished(matches.store, PlayerId(asker.player), alike):
        return Tips(loaded.seq, coach=False)
    view = kind.engine.view(loaded.state, seat)
    return Tips(loaded.seq, coach=True, tips=await bench.run(asker, make_tips, view, language))


async def in_turn(matches: Matches, asker: Asker, match: MatchId) -> tuple[LoadedMatch, Seat]:
    """Return a match and the seat of the asker, which may be given a hint now."""
    seat = await own_seat(matches.store, match, PlayerId(asker.player))
    loaded = await matches.latest(match)
    refuse_hints(loaded, seat)
    return loaded, seat
