"""People who have met, for the tests of what they know of each other."""

from functools import partial

from tests.service.match_setup import guests, to_move, turn_of
from tilewright.bots.tiles.greedy import Greedy
from tilewright.engine import Seat
from tilewright.hosting.loaded import CommandRequest
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.service.matches.create import take_nonce
from tilewright.service.matches.service import Matches
from tilewright.service.rooms.room import sat_down
from tilewright.service.rooms.service import NewRoom, Rooms

SHORT: dict[str, int | str] = {"match.games": 1, "deal.rack": 7, "opening.min": 0}


async def met(rooms: Rooms, people: tuple[PlayerId, ...], wanted: NewRoom | None = None) -> MatchId:
    """Let people start a match at a table, and return it; it waits for its deal."""
    host, *others = people
    wanted = wanted or NewRoom(rules="classic-fr", house=SHORT, bots=(None,) * len(others))
    kept = await rooms.open(host, wanted)
    for other in others:
        await rooms.change(kept.room.id, partial(sat_down, player=other, wanted=None))
    match = (await rooms.start(kept.room.id, host, None)).room.match
    assert match is not None
    return match


async def played(matches: Matches, people: tuple[PlayerId, ...]) -> MatchId:
    """Let people play a short match to its end at a table, and return it."""
    match = await met(Rooms(matches), people)
    await play_to_the_end(matches, match, len(people))
    return match


async def play_to_the_end(matches: Matches, match: MatchId, seats: int) -> None:
    """Begin a match that waits for its deal, and play it to its end."""
    for seat in range(seats):
        await take_nonce(matches, match, Seat(seat), b"nonce of seat %d....." % seat)
    loaded = await matches.latest(match)
    while not loaded.is_over:
        seat = to_move(loaded)
        # A bot that lays what it can is done soon.
        await matches.accept(CommandRequest(match=match, seat=seat, command=turn_of(loaded, seat, Greedy()), id=None))
        loaded = await matches.load(match)


async def acquainted(matches: Matches, count: int = 2) -> tuple[PlayerId, ...]:
    """Return some people who have met at a table."""
    people = await guests(matches.store, count)
    await met(Rooms(matches), people)
    return people
