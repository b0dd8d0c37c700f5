"""What may be done at a club night, and by whom: an act in, its events out, or a refusal in words."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias, assert_never

from msgspec import Meta, Struct

from tilewright.engine import Refused
from tilewright.messages.fields import PlayerId
from tilewright.tournaments.club import (
    MOST_PEOPLE,
    MOST_ROUNDS,
    MOST_SAID,
    Club,
    Confirm,
    Doors,
    DrawnTable,
    Entered,
    Event,
    Joined,
    Move,
    Number,
    PersonName,
    PlayedTable,
    Points,
    RoundDrawn,
    Said,
    Seated,
    Stay,
    Undo,
    Where,
    card_key,
)
from tilewright.tournaments.duplicate import MOST_DRAWS
from tilewright.tournaments.pairing import Round
from tilewright.words.say import sentence


class NotAllowed(Refused):
    """An act that this person may not do, or not now."""


class Actor(Struct, frozen=True):
    """Who acts: a player, with the secret of the link or of the card of a table, if they have one."""

    player: PlayerId
    key: str | None = None


class Join(Said, frozen=True):
    """Take part, by the link, with a nonce for the deals of a duplicate; who left comes back."""

    nonce: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)] = ""


class AddPeople(Said, frozen=True):
    """The organiser adds people without a device; names that are there already are left out."""

    names: Annotated[tuple[PersonName, ...], Meta(max_length=MOST_PEOPLE)]


class Enter(Said, frozen=True):
    """Enter the result of a table: `by` somebody who sat there, or finally as the organiser.

    It is a score card as `GET /api/score` counts it, or points in the order of the seats.
    """

    round: Number
    table: Number
    by: Number | None = None
    games: Annotated[str, Meta(max_length=2_000, examples=["*_24_12"])] = ""
    points: Annotated[tuple[Points, ...], Meta(max_length=6)] = ()


Act: TypeAlias = Join | AddPeople | Stay | Undo | Move | Enter | Confirm | Doors


def person_of(club: Club, player: PlayerId) -> int | None:
    """Return the number of a player who takes part, or None."""
    return next((number for number, each in enumerate(club.people, start=1) if each.player == player), None)


def card_of(club: Club, key: str | None) -> int | None:
    """Return the table whose card has a secret; 0 is the link, None neither."""
    tables = range(len(club.people) // 2 + 1)
    return next((table for table in tables if key is not None and card_key(club.secret, table) == key), None)


def may_see(club: Club, actor: Actor) -> bool:
    """Return whether somebody may look: the organiser, who takes part, and who has the link or a card."""
    known = actor.player == club.organiser or person_of(club, actor.player) is not None
    return known or card_of(club, actor.key) is not None


def decided(club: Club, actor: Actor, act: Act) -> tuple[Event, ...]:
    """Return what an act makes happen, nothing if it has happened already, or raise NotAllowed."""
    match act:
        case Join():
            person, events = person_of(club, actor.player), _joined(club, actor, act.nonce)
        case Stay() if act.person == person_of(club, actor.player):
            person, events = act.person, _stayed(club, act)
        case Enter() if act.by is not None:
            person, events = act.by, _entered(club, actor, act)
        case Confirm():
            person, events = act.by, _confirmed(club, actor, act)
        case _:
            refuse_others(club, actor)
            return _organised(club, act)
    if events and person is not None and club.people[person - 1].said >= MOST_SAID:
        raise NotAllowed(sentence("refused-too-many-changes"))
    return events


def _organised(club: Club, act: AddPeople | Stay | Undo | Move | Enter | Doors) -> tuple[Event, ...]:
    """Return what an act of the organiser makes happen."""
    match act:
        case AddPeople(names=names):
            there = {person.name for person in club.people}
            new = tuple(dict.fromkeys(name for name in names if name not in there))
            _refuse_too_many(club, len(new))
            return tuple(Joined(name=name) for name in new)
        case Stay():
            return _stayed(club, act)
        case Undo(round=number):
            return (act,) if number == len(club.rounds) else ()
        case Move():
            return _moved(club, act)
        case Enter():
            _refuse_points(table_of(club, act.round, act.table), act.points)
            return (Entered(round=act.round, table=act.table, points=act.points),)
        case Doors(joining=joining, over=over):
            return () if (joining, over) == (club.joining, club.over) else (act,)
        case _:
            assert_never(act)


def refuse_others(club: Club, actor: Actor) -> None:
    """Raise NotAllowed unless this is the organiser."""
    if actor.player != club.organiser:
        raise NotAllowed(sentence("refused-organiser-only"))


def table_of(club: Club, number: int, table: int) -> PlayedTable:
    """Return a table of a round, or raise NotAllowed."""
    if number > len(club.rounds) or table > len(club.rounds[number - 1].tables):
        raise NotAllowed(sentence("refused-no-such-round"))
    return club.rounds[number - 1].tables[table - 1]


def refuse_new_round(club: Club, actor: Actor) -> None:
    """Raise NotAllowed if no round can begin: not all results stand, or the last one was played."""
    refuse_others(club, actor)
    missing = 0 if not club.rounds else sum(not table.stands for table in club.rounds[-1].tables)
    if missing:
        raise NotAllowed(sentence("refused-results-missing", count=missing))
    if club.over or len(club.rounds) >= MOST_ROUNDS or club.draws >= MOST_DRAWS:
        raise NotAllowed(sentence("refused-tournament-over"))


def drawn(club: Club, pairs: Round) -> RoundDrawn:
    """Return the round that the pairing found, or raise NotAllowed where nobody is left to play."""
    if pairs.over:
        few = sum(not person.away for person in club.people) < 2
        raise NotAllowed(sentence("club-few" if few else "refused-tournament-over"))
    tables = (tuple(map(int, people)) for people in pairs.tables)
    byes = tuple(map(int, pairs.byes))
    return RoundDrawn(tuple(DrawnTable(each, _on_screen(club, each)) for each in tables), byes)


def seated(club: Club, actor: Actor, table: int, room: str) -> tuple[Event, ...]:
    """Return that a table of the last round has a room, unless it has one, or raise NotAllowed."""
    played = table_of(club, len(club.rounds) or 1, table)
    if not played.screen or person_of(club, actor.player) not in played.people:
        raise NotAllowed(sentence("refused-not-at-table"))
    if played.stands:
        raise NotAllowed(sentence("refused-table-done"))
    return () if played.room else (Seated(table, room),)


def finished(club: Club, number: int, table: int, points: Sequence[Points]) -> tuple[Event, ...]:
    """Return the result of a match of a table, unless the organiser was faster or the round is gone."""
    if number > len(club.rounds) or table > len(club.rounds[number - 1].tables):
        return ()
    played = table_of(club, number, table)
    if played.stands or len(points) != len(played.people):
        return ()
    return (Entered(round=number, table=table, points=tuple(points)),)


def _on_screen(club: Club, people: Sequence[int]) -> bool:
    return club.setup.where is Where.SCREENS and all(club.people[each - 1].player is not None for each in people)


def _joined(club: Club, actor: Actor, nonce: str) -> tuple[Event, ...]:
    number = person_of(club, actor.player)
    if number is not None:
        return _stayed(club, Stay(person=number, away=False))
    if club.over or not club.joining:
        raise NotAllowed(sentence("refused-joining-closed"))
    _refuse_too_many(club, 1)
    return (Joined(actor.player, nonce=nonce),)


def _refuse_too_many(club: Club, more: int) -> None:
    if len(club.people) + more > MOST_PEOPLE:
        raise NotAllowed(sentence("refused-too-many-people", most=MOST_PEOPLE))


def _stayed(club: Club, act: Stay) -> tuple[Event, ...]:
    if act.person > len(club.people):
        raise NotAllowed(sentence("refused-nobody-there"))
    return () if club.people[act.person - 1].away == act.away else (act,)


def refuse_sheet(club: Club) -> None:
    """Raise NotAllowed while the organiser plays on screens, and would read on a sheet what they will draw.

    At a real table somebody lays the tiles out by hand, and the page says that the organiser can see them. Left is that
    organisers can enter a result for their own table: then they see the deal, but play it no more.
    """
    own = person_of(club, club.organiser)
    if any(own in table.people and table.screen and not table.stands for table in club.rounds[-1].tables):
        raise NotAllowed(sentence("club-sheet-early"))


def _moved(club: Club, act: Move) -> tuple[Event, ...]:
    played = table_of(club, len(club.rounds) or 1, act.table)
    if act.screen and any(club.people[each - 1].player is None for each in played.people):
        raise NotAllowed(sentence("refused-no-device"))
    if played.screen == act.screen:
        return ()
    if act.screen and club.setup.duplicate and person_of(club, club.organiser) in played.people:
        raise NotAllowed(sentence("refused-deal-known"))
    return (act,)


def _entered(club: Club, actor: Actor, act: Enter) -> tuple[Event, ...]:
    played = table_of(club, act.round, act.table)
    _refuse_outsider(club, actor, (act.round, act.table, act.by))
    if played.stands:
        raise NotAllowed(sentence("refused-result-stands"))
    _refuse_points(played, act.points)
    if played.entry is not None and (played.entry.points, played.entry.by) == (act.points, act.by):
        return ()
    return (Entered(round=act.round, table=act.table, points=act.points, by=act.by),)


def _confirmed(club: Club, actor: Actor, act: Confirm) -> tuple[Event, ...]:
    entry = table_of(club, act.round, act.table).entry
    _refuse_outsider(club, actor, (act.round, act.table, act.by))
    if entry is not None and entry.stands:
        raise NotAllowed(sentence("refused-result-stands"))
    if entry is None or entry.by == act.by:
        raise NotAllowed(sentence("refused-nothing-to-confirm"))
    return () if (entry.second, entry.agrees) == (act.by, act.agrees) else (act,)


def _refuse_outsider(club: Club, actor: Actor, where: tuple[int, int, int | None]) -> None:
    """Raise NotAllowed unless somebody acts for themself, or, with the card of the table, for one without a device."""
    number, table, by = where
    at_table = by in table_of(club, number, table).people
    own = by == person_of(club, actor.player)
    has_device = by is not None and by <= len(club.people) and club.people[by - 1].player is not None
    by_card = number == len(club.rounds) and card_of(club, actor.key) == table and not has_device
    if not at_table or not (own or by_card):
        raise NotAllowed(sentence("refused-not-at-table"))


def _refuse_points(table: PlayedTable, points: Sequence[Points]) -> None:
    if len(points) != len(table.people):
        raise NotAllowed(sentence("refused-points", count=len(table.people)))
