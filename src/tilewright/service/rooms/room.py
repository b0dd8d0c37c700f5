"""A room: the chairs, rules and terms of a match, and of the next matches of the same players.

People call it a table; in the code a table is the rows face up. Every change is a pure function from a room to the next
one, stored only if the room still has the version that was read.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NewType

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.even_chances import UNKNOWN, Proposal, proposed
from tilewright.engine import Refused, Seat
from tilewright.messages.fields import MatchId, PlayerId
from tilewright.messages.terms import AUTO, LIKE_THE_TABLE, Hints, SeatHandicap, Terms, refuse_handicap
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.kinds import hosted_game, rulebook_with
from tilewright.tiles import BadInput
from tilewright.words.say import sentence

RoomId = NewType("RoomId", str)

_MOST_ASKING, _MOST_ANSWERED, _MOST_CALLED = 8, 32, 20
_MOST_SCREENS = 3


class RoomRefused(Refused):
    """A change that is not possible in the room as it is now."""


class Chair(Struct, frozen=True, kw_only=True):
    """A place in a room: a player's, a bot's, or free; a handicap stays with the player or the bot."""

    player: PlayerId | None = None
    bot: str | None = None
    handicap: SeatHandicap = LIKE_THE_TABLE


class Called(Struct, frozen=True, kw_only=True):
    """A player who is called to the room, with the handicap for their chair, and whether they have declined."""

    player: PlayerId
    handicap: SeatHandicap = LIKE_THE_TABLE
    declined: bool = False


class Room(Struct, frozen=True, kw_only=True):
    """The chairs, the rules and terms, and the current or last match.

    `invite` is the secret of the link, and None once the room is closed. `again` has the players who want another
    match, `barred` those who were sent away, `gone` those who deleted their account during a match and whose chairs
    stay until its end. `asking` are strangers with the address of the room who ask to be let in, `admitted` and
    `declined` those whom the host has answered. `called` are people whom the host has asked to play and who have no
    chair yet. `screens` are logins of large screens, which show the room and its match to all and have no chair; the
    first of them is the host while nobody sits here. Once a match has begun, chair i is its seat i.
    """

    id: RoomId
    host: PlayerId
    rules: str
    house: dict[str, int | str]
    terms: Terms
    chairs: tuple[Chair, ...]
    listed: bool
    invite: str | None
    match: MatchId | None = None
    again: tuple[PlayerId, ...] = ()
    barred: tuple[PlayerId, ...] = ()
    gone: tuple[PlayerId, ...] = ()
    asking: tuple[PlayerId, ...] = ()
    admitted: tuple[PlayerId, ...] = ()
    declined: tuple[PlayerId, ...] = ()
    called: tuple[Called, ...] = ()
    screens: tuple[PlayerId, ...] = ()

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The players who have a chair and have not deleted their account, in the order of the chairs."""
        return tuple(
            chair.player for chair in self.chairs if chair.player is not None and chair.player not in self.gone
        )

    @property
    def named(self) -> tuple[PlayerId, ...]:
        """The players whose names are shown to somebody: those with a chair, who ask, are let in, or are called."""
        return (*self.people, *self.asking, *self.standing, *(each.player for each in self.called))

    @property
    def standing(self) -> tuple[PlayerId, ...]:
        """The players who were let in and have no chair."""
        return tuple(player for player in self.admitted if player not in (*self.people, *self.barred))

    @property
    def closed(self) -> bool:
        """Whether the room is closed."""
        return self.invite is None


def refuse_wrong(room: Room) -> None:
    """Raise BadInput if the rules, the number of chairs, the bots, the handicaps and the terms do not fit together."""
    kind, rules = hosted_game(room.rules), rulebook_with(room.rules, room.house)
    kind.kind.engine.refuse_seats(rules, len(room.chairs))
    for chair in room.chairs:
        refuse_handicap(chair.handicap, rules)
    for name in (*(chair.bot for chair in room.chairs), room.terms.stand_in):
        if name not in {None, AUTO}:
            kind.ladder.bot(name)
    if room.terms.rated and any(chair.bot for chair in room.chairs):
        raise BadInput(sentence("refused-rated-bots"))
    if room.terms.rated and any(chair.handicap != LIKE_THE_TABLE for chair in room.chairs):
        raise BadInput(sentence("refused-rated-handicaps"))
    if room.terms.one_device:
        # A turn without a clock must not keep people at other devices waiting.
        raise BadInput(sentence("refused-one-device"))


def hushed(room: Room) -> Room:
    """Return a quiet room as it must be: not listed, not watched, not rated, and without a clock that nobody chose."""
    rules = rulebook_with(room.rules, room.house)
    timed = isinstance(rules, Rulebook) and rules.time.limit is not None and "time.limit" not in room.house
    return replace(
        room,
        listed=False,
        terms=replace(room.terms, watched=False, rated=False),
        house=room.house | {"time.limit": "none"} if timed else room.house,
    )


def chair_of(room: Room, player: PlayerId) -> Seat | None:
    """Return the chair of a player, or None."""
    return next((Seat(seat) for seat, chair in enumerate(room.chairs) if chair.player == player), None)


def sat_down(room: Room, player: PlayerId, wanted: Seat | None) -> Room:
    """Return the room with a player at the wanted chair, or at the first free one if none is given."""
    _refuse_closed(room)
    if player in room.barred:
        raise RoomRefused(sentence("refused-sent-away"))
    here = chair_of(room, player)
    if here is not None and wanted in {None, here}:
        return room
    _refuse_begun(room)
    free = [seat for seat, chair in enumerate(room.chairs) if chair == Chair()]
    if not free:
        raise RoomRefused(sentence("refused-table-full"))
    if wanted is not None and wanted not in free:
        raise RoomRefused(sentence("refused-chair-taken"))
    chairs = [Chair() if chair.player == player else chair for chair in room.chairs]
    chairs[free[0] if wanted is None else wanted] = (
        _chair_for_player(room, player) if here is None else room.chairs[here]
    )
    called = tuple(each for each in room.called if each.player != player)
    return _with_a_host(replace(room, chairs=tuple(chairs), called=called))


def _chair_for_player(room: Room, player: PlayerId) -> Chair:
    """Return the chair of a player who sits down; one who was called has the handicap of the match before."""
    called = next((each for each in room.called if each.player == player), Called(player=player))
    return Chair(player=player, handicap=called.handicap)


def is_called(room: Room, player: PlayerId) -> bool:
    """Return whether a player is called to a room and can still sit down there."""
    waits = room.match is None and not room.closed and player not in room.barred and Chair() in room.chairs
    return waits and any(each.player == player and not each.declined for each in room.called)


def with_calls(room: Room, host: PlayerId, players: Iterable[PlayerId]) -> Room:
    """Return the room to which the host calls some players, each once: who has said no stays asked.

    Somebody whom the host had sent away may come back.
    """
    _refuse_others(room, host)
    _refuse_begun(room)
    if Chair() not in room.chairs:
        raise RoomRefused(sentence("refused-table-full"))
    here = {*room.people, *(each.player for each in room.called)}
    new = tuple(player for player in players if player not in here)
    if len(room.called) + len(new) > _MOST_CALLED:
        raise RoomRefused(sentence("refused-too-often-calls"))
    called = (*room.called, *(Called(player=player) for player in new))
    return replace(room, called=called, barred=tuple(each for each in room.barred if each not in new))


def call_declined(room: Room, player: PlayerId) -> Room:
    """Return the room after a player who is called has said no; others have nothing to decline."""
    called = (replace(each, declined=True) if each.player == player else each for each in room.called)
    return replace(room, called=tuple(called))


def left(room: Room, player: PlayerId) -> Room:
    """Return the room without a player; the next player becomes host.

    An empty room is closed, unless a screen still waits for players.
    """
    if chair_of(room, player) is None:
        raise RoomRefused(sentence("refused-not-at-table"))
    room = replace(
        room,
        chairs=tuple(Chair() if chair.player == player else chair for chair in room.chairs),
        again=tuple(other for other in room.again if other != player),
    )
    return _with_a_host(room)


def deleted_from(room: Room, player: PlayerId) -> Room:
    """Return the room of a player who deleted the account; the chair stays, because it is a seat of the match."""
    again = tuple(other for other in room.again if other != player)
    return _with_a_host(replace(room, gone=(*room.gone, player), again=again))


def _with_a_host(room: Room) -> Room:
    waiting = room.screens if room.match is None else ()
    hosts = room.people or waiting
    if not hosts:
        return shut(room)
    return room if room.host in hosts else replace(room, host=hosts[0])


def with_screen(room: Room, host: PlayerId, screen: PlayerId, *, elsewhere: bool = False) -> Room:
    """Return the room with one more screen; of too many the oldest ends.

    Before a match the host's chair becomes free, unless the screen is another device than the host's: where it is now,
    nobody's pieces may be.
    """
    _refuse_others(room, host)
    changed = replace(room, screens=(*room.screens, screen)[-_MOST_SCREENS:])
    sits_there = room.match is None and not elsewhere and chair_of(room, host) is not None
    return left(changed, host) if sits_there else changed


def without_screens(room: Room, host: PlayerId) -> Room:
    """Return the room without its screens."""
    _refuse_others(room, host)
    return _with_a_host(replace(room, screens=()))


def sent_away(room: Room, host: PlayerId, player: PlayerId) -> Room:
    """Return the room without a player whom the host sent away for good."""
    _refuse_others(room, host)
    _refuse_begun(room)
    if player == host:
        raise RoomRefused(sentence("refused-host-stays"))
    if chair_of(room, player) is None:
        raise RoomRefused(sentence("refused-nobody-there"))
    return replace(left(room, player), barred=(*room.barred, player))


def asks_in(room: Room, player: PlayerId) -> Room:
    """Return the room with a stranger who asks to be let in: once, and only some at a time."""
    # Nobody who has no link to a quiet table can disturb it.
    if room.terms.quiet or player in (*room.asking, *room.declined) or len(room.asking) >= _MOST_ASKING:
        return room
    return replace(room, asking=(*room.asking, player))


def answered(room: Room, host: PlayerId, player: PlayerId, *, admit: bool) -> Room:
    """Return the room after the host let in a player who asks, to a chair if one is free, or did not."""
    _refuse_others(room, host)
    if player not in room.asking:
        raise RoomRefused(sentence("refused-nobody-there"))
    asking = tuple(other for other in room.asking if other != player)
    if admit:
        let_in = replace(room, asking=asking, admitted=(*room.admitted, player)[-_MOST_ANSWERED:])
        return sat_down(let_in, player, None) if room.match is None and Chair() in room.chairs else let_in
    return replace(room, asking=asking, declined=(*room.declined, player)[-_MOST_ANSWERED:])


def with_bot(room: Room, host: PlayerId, seat: Seat, bot: str | None) -> Room:
    """Return the room with a bot at a chair that no player has, or with that chair free."""
    chair = _chair_for(room, host, seat)
    if chair.player is not None:
        raise RoomRefused(sentence("refused-player-there"))
    return _with_chair(room, seat, Chair() if bot is None else replace(chair, bot=bot))


def swapped(room: Room, host: PlayerId, one: Seat, other: Seat) -> Room:
    """Return the room in which the host has exchanged who sits at two chairs, with their handicaps."""
    first, second = (_chair_for(room, host, seat) for seat in (one, other))
    chairs = list(room.chairs)
    chairs[one], chairs[other] = second, first
    return replace(room, chairs=tuple(chairs))


def with_handicap(room: Room, host: PlayerId, seat: Seat, handicap: SeatHandicap) -> Room:
    """Return the room with a handicap for the player or the bot at a chair."""
    chair = _chair_for(room, host, seat)
    if chair == Chair():
        raise RoomRefused(sentence("refused-nobody-there"))
    return _with_chair(room, seat, replace(chair, handicap=handicap))


def evened(room: Room, host: PlayerId, like: Mapping[PlayerId | None, str]) -> Room:
    """Return the room with the handicaps that bring its players closest to even chances.

    `like` names the bot that each player plays like. Times stay as they are, and so does a game of dice.
    """
    _refuse_others(room, host)
    _refuse_begun(room)
    if room.terms.rated:
        raise RoomRefused(sentence("refused-rated-handicaps"))
    if not isinstance(rulebook_with(room.rules, room.house), Rulebook):
        return room
    names = [chair.bot or like.get(chair.player, UNKNOWN) for chair in room.chairs if chair.bot or chair.player]
    proposals = iter(proposed(names))
    return replace(room, chairs=tuple(_evened(chair, proposals) for chair in room.chairs))


def _evened(chair: Chair, proposals: Iterator[Proposal]) -> Chair:
    """Return a chair with what is proposed for it, unless it is free; bots take no hints."""
    if chair == Chair():
        return chair
    proposal = next(proposals)
    rules, hints = proposal.handicap, Hints.NEVER if chair.player and proposal.leads else Hints.ALWAYS
    return replace(chair, handicap=replace(chair.handicap, opening=rules.opening, rack=rules.rack, hints=hints))


def _chair_for(room: Room, host: PlayerId, seat: Seat) -> Chair:
    """Return a chair that the host may change now."""
    _refuse_others(room, host)
    _refuse_begun(room)
    if seat >= len(room.chairs):
        raise RoomRefused(sentence("refused-no-such-chair", last=len(room.chairs) - 1))
    return room.chairs[seat]


def _with_chair(room: Room, seat: Seat, chair: Chair) -> Room:
    changed = replace(room, chairs=(*room.chairs[:seat], chair, *room.chairs[seat + 1 :]))
    refuse_wrong(changed)
    return changed


def ready(room: Room, host: PlayerId, fill: str | None) -> Room:
    """Return the room for its first match: free chairs get the bot `fill`, or are removed."""
    _refuse_others(room, host)
    _refuse_begun(room)
    if not room.people:
        # A screen waits for players; bots alone would play for nobody.
        raise RoomRefused(sentence("refused-nobody-sits"))
    chairs = [Chair(bot=fill) if chair == Chair() and fill else chair for chair in room.chairs]
    changed = replace(room, chairs=tuple(chair for chair in chairs if chair != Chair()))
    refuse_wrong(changed)
    return changed


def seat_at_start(room: Room, chair: Seat, fill: str | None) -> Seat:
    """Return the seat that a chair becomes when free chairs get the bot `fill` or are removed."""
    taken = [place for place, other in enumerate(room.chairs) if fill or other != Chair()]
    if chair not in taken:
        raise RoomRefused(sentence("refused-no-such-chair", last=len(room.chairs) - 1))
    return Seat(taken.index(chair))


def wants_again(room: Room, player: PlayerId) -> Room:
    """Return the room with a player who wants another match."""
    _refuse_closed(room)
    if chair_of(room, player) is None:
        raise RoomRefused(sentence("refused-not-at-table"))
    return room if player in room.again else replace(room, again=(*room.again, player))


def rotated(room: Room) -> Room:
    """Return the room for the next match: the players who want it and the bots, each moved by one seat."""
    staying = [chair for chair in room.chairs if chair.bot or chair.player in room.again]
    changed = replace(room, chairs=(*staying[1:], *staying[:1]))
    refuse_wrong(changed)
    return changed


def shut(room: Room) -> Room:
    """Return the room closed, without an invitation and without screens."""
    return replace(room, invite=None, listed=False, screens=())


def closed_by(room: Room, host: PlayerId) -> Room:
    """Return the room closed by its host."""
    _refuse_others(room, host)
    return shut(room)


def _refuse_others(room: Room, host: PlayerId) -> None:
    _refuse_closed(room)
    if room.host != host:
        raise RoomRefused(sentence("refused-host-only"))


def _refuse_closed(room: Room) -> None:
    if room.closed:
        raise RoomRefused(sentence("refused-table-closed"))


def _refuse_begun(room: Room) -> None:
    if room.match is not None:
        raise RoomRefused(sentence("refused-match-begun"))
