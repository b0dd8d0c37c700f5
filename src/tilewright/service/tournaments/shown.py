"""A tournament as one of those who may see it is shown it."""

import asyncio
from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from tilewright.messages.avatars import Avatar, ShownPlayer
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.players import shown_players
from tilewright.service.storage.store import Store
from tilewright.service.tournaments.service import Loaded, Places
from tilewright.tournaments.acts import Actor, card_of, person_of
from tilewright.tournaments.club import (
    Club,
    Person,
    PlayedTable,
    Points,
    Setup,
    card_key,
    key_of_round,
    promise_of,
    tournament_of,
)
from tilewright.tournaments.duplicate import DealtFrom
from tilewright.tournaments.tournament import Tournament

_MINUTE = 60_000


class Participant(Struct, frozen=True, kw_only=True):
    """Somebody who takes part; without a device there is no avatar."""

    name: str
    avatar: Avatar | None
    away: bool


class TableInRound(Struct, frozen=True, kw_only=True):
    """A table of a round: its people by number in the order of its seats, the first starts, and its result.

    `by` entered the result, and it counts when it `stands`; `disputed` by another person, only the organiser can enter.
    In a duplicate points are held back until who asks has played the deal, or until all have.
    """

    people: tuple[int, ...]
    screen: bool
    points: tuple[Points, ...] | None
    by: int | None
    stands: bool
    disputed: bool


class RoundShown(Struct, frozen=True, kw_only=True):
    """A round, who sits out, and when its time is up, if it has a clock."""

    number: int
    tables: tuple[TableInRound, ...]
    byes: tuple[int, ...]
    until: Millis | None
    dealt: DealtFrom | None


class PlaceShown(Struct, frozen=True, kw_only=True):
    """The points of a person, and the tables they have won; in a knockout also how many rounds they have reached.

    In a duplicate points are the mean of its matchpoints in percent, null before a round is done.
    """

    person: int
    points: float | None
    won: int
    reached: int


class TournamentShown(Struct, frozen=True, kw_only=True):
    """A tournament after its event number `version`: person n is at place n - 1, and `places` has the best first.

    `round` is the last one, or the one that was asked for, of `rounds`. `you` is the number of the player who asks,
    `card` the table of the card they have; the `link` is shown to the organiser and to all who take part.
    A duplicate has a `promise`: the hash from which the keys of all its deals follow.
    """

    tournament: str
    version: int
    setup: Setup
    people: tuple[Participant, ...]
    rounds: int
    round: RoundShown | None
    places: tuple[PlaceShown, ...]
    joining: bool
    over: bool
    organiser: bool
    you: int | None
    card: int | None
    link: str | None
    promise: str | None


async def shown(store: Store, loaded: Loaded, places: Places, actor: Actor, number: int | None) -> TournamentShown:
    """Return a tournament as somebody may see it, with the round of a number, or the last one."""
    club = loaded.club
    people = await shown_players(store, {each.player for each in club.people if each.player is not None})
    is_organiser, you = actor.player == club.organiser, person_of(club, actor.player)
    card = card_of(club, actor.key) or None
    # The points of a duplicate are a mean; those of others a sum. Only the last round may not be done.
    done = len(club.rounds) - sum(not played.stands for played in club.rounds[-1:])
    counted = done if club.setup.duplicate else 1
    return TournamentShown(
        tournament=loaded.id,
        version=loaded.seq,
        setup=club.setup,
        people=tuple(_person(each, people) for each in club.people),
        rounds=len(club.rounds),
        round=_round(club, min(number or len(club.rounds), len(club.rounds)), you, card, organiser=is_organiser),
        places=tuple(
            PlaceShown(
                person=int(each.name),
                points=round(each.points / counted, 2) if counted else None,
                won=each.won,
                reached=each.reached,
            )
            for each in places
        ),
        joining=club.joining and not club.over,
        over=club.over,
        organiser=is_organiser,
        you=you,
        card=card,
        promise=promise_of(club) if club.setup.duplicate else None,
        link=card_key(club.secret, 0) if is_organiser or you is not None else None,
    )


async def exported(store: Store, loaded: Loaded) -> Tournament:
    """Return a tournament with names for numbers, as `tilewright pair` reads it."""
    people = await shown_players(store, {each.player for each in loaded.club.people if each.player is not None})
    names: dict[str, str] = {}
    for number, person in enumerate(loaded.club.people, start=1):
        name = _person(person, people).name or f"{number}"
        names[f"{number}"] = f"{name} ({number})" if name in names.values() else name
    # A tournament of hundreds takes tens of milliseconds.
    return await asyncio.to_thread(_named, loaded.club, names)


def _named(club: Club, names: Mapping[str, str]) -> Tournament:
    plain = tournament_of(club)

    def named(numbers: Iterable[str]) -> tuple[str, ...]:
        return tuple(names[number] for number in numbers)

    return replace(
        plain,
        players=named(plain.players),
        rounds=tuple(tuple(map(named, tables)) for tables in plain.rounds),
        results=tuple(
            tuple({names[number]: points for number, points in result.items()} for result in results)
            for results in plain.results
        ),
        byes=tuple(map(named, plain.byes)),
        absent=named(plain.absent),
    )


def _person(person: Person, people: Mapping[PlayerId, ShownPlayer]) -> Participant:
    if person.player is None:
        return Participant(name=person.name, avatar=None, away=person.away)
    found = people.get(person.player)
    return Participant(name=found.name if found else "", avatar=found.avatar if found else None, away=person.away)


def _round(club: Club, number: int, you: int | None, card: int | None, *, organiser: bool) -> RoundShown | None:
    if not number:
        return None
    played = club.rounds[number - 1]
    own = {at for at, table in enumerate(played.tables, start=1) if at == card or you in table.people}
    # Who has played the deal, or organises it and does not play, tells nobody at their table what comes.
    sees_all = all(played.tables[at - 1].stands for at in own) and (bool(own) or organiser)
    sees_all |= played.stands or not club.setup.duplicate
    return RoundShown(
        number=number,
        tables=tuple(
            _table(table, shows_points=sees_all or at in own) for at, table in enumerate(played.tables, start=1)
        ),
        byes=played.byes,
        dealt=_dealt(club, number) if club.setup.duplicate and played.stands else None,
        until=Millis(played.began_at + club.setup.minutes * _MINUTE) if club.setup.minutes else None,
    )


def _dealt(club: Club, number: int) -> DealtFrom:
    key = key_of_round(club, number)
    return DealtFrom(key.draw, key.secret.hex(), {name: nonce.hex() for name, nonce in key.nonces.items()})


def _table(table: PlayedTable, *, shows_points: bool) -> TableInRound:
    entry = table.entry
    return TableInRound(
        people=table.people,
        screen=table.screen,
        points=entry.points if entry is not None and shows_points else None,
        by=None if entry is None else entry.by,
        stands=entry is not None and entry.stands,
        disputed=entry is not None and entry.disputed,
    )
