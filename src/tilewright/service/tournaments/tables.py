"""The tables of a round that play on screens: their rooms, and in a duplicate the deal that all of them have."""

import secrets

from tilewright.engine import Shuffles
from tilewright.hosting.new_match import dealt_from
from tilewright.hosting.rows import NewMatch, secrets_of
from tilewright.messages.terms import Hints, SeatHandicap, Terms
from tilewright.service.rooms.room import Chair, Room, RoomId
from tilewright.tournaments.club import Club, key_of_round
from tilewright.tournaments.duplicate import shuffles_of

_INVITE_BYTES = 18


def with_deal(club: Club, match: NewMatch) -> NewMatch:
    """Return a match of the last round with the deal that all its tables have."""
    key = key_of_round(club, len(club.rounds))
    return dealt_from(match, Shuffles(*shuffles_of(key, len(secrets_of(match)), len(match.holders))))


def room_of_table(club: Club, table: int, room: RoomId) -> Room:
    """Return the room of a table: its people in their seats, without hints, and nobody watches."""
    seated = [club.people[number - 1].player for number in club.rounds[-1].tables[table - 1].people]
    assert seated[0] is not None, "everybody at a table on screens has a device"
    return Room(
        id=room,
        host=seated[0],
        rules=club.setup.rules,
        house=club.setup.house,
        terms=Terms(watched=False, common=club.setup.duplicate),
        chairs=tuple(Chair(player=player, handicap=SeatHandicap(hints=Hints.NEVER)) for player in seated),
        listed=False,
        invite=secrets.token_urlsafe(_INVITE_BYTES),
    )
