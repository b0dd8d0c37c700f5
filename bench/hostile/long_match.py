"""A very long match that is over, written into the database of a server before it starts."""

import secrets

from tilewright.game.commands import DealNext, DrawTile, Pass
from tilewright.game.events import Event
from tilewright.game.game import may_draw
from tilewright.game.match import apply, decide, start, to_move
from tilewright.hosting.new_match import new_match
from tilewright.hosting.rows import Schedule, SeatHolder, rulebook_of, shuffles_of
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.kinds import ENCODER
from tilewright.messages.terms import Terms
from tilewright.rules.rulebook import Rulebook
from tilewright.service.accounts.players import Player, add_player
from tilewright.service.settings import now
from tilewright.service.storage.rows import Append
from tilewright.service.storage.store import Store

RULES = "six"
_GAMES_A_ROUND = 50
_AT_ONCE = 1_000


async def write_long_match(database: str, rounds: int) -> MatchId:
    """Write a match of fifty games a round in which nobody ever lays a tile, and return its id."""
    store = await Store.open(database)
    try:
        people = [Player(PlayerId(secrets.token_hex(6)), name) for name in ("Ann", "Ben")]
        for person in people:
            await add_player(store, person, now())
        holders = [SeatHolder(player=person.id, nonce=secrets.token_bytes(32)) for person in people]
        house: dict[str, int | str] = {"match.games": _GAMES_A_ROUND, "match.rounds": rounds, "time.limit": "none"}
        wanted = new_match(RULES, house, holders, Terms(), now())
        await store.create(wanted)
        row = await store.match(wanted.id)
        rules = rulebook_of(row)
        assert isinstance(rules, Rulebook)
        events = _played(start(rules, len(holders), shuffles_of(row)))
        for after in range(0, len(events), _AT_ONCE):
            part = tuple(ENCODER.encode(event) for event in events[after : after + _AT_ONCE])
            over = Schedule(over=after + len(part) == len(events))
            await store.append(Append(match=wanted.id, after=after, events=part, at=now(), schedule=over))
        return wanted.id
    finally:
        await store.close()


def _played(started: tuple[Event, ...]) -> list[Event]:
    """Return the events of a whole match in which everybody draws while there are tiles."""
    events = list(started)
    match = None
    for event in events:
        match = apply(match, event)
    assert match is not None
    while seats := to_move(match):
        command = DealNext() if len(seats) > 1 else DrawTile() if may_draw(match.game) else Pass()
        for event in decide(match, seats[0], command):
            events.append(event)
            match = apply(match, event)
    return events
