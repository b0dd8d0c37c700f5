"""A club night as the fold of its events: who plays, the rounds with their tables, and what was entered for each.

What a round has in common for all its tables, such as one deal in a duplicate, belongs in `Setup` and `RoundDrawn`.
"""

from collections.abc import Iterable
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, Any, TypeAlias, TypeVar, assert_never

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.chance import Chance, branch
from tilewright.messages.fields import HouseRules, Millis, PlayerId, RulesId
from tilewright.tournaments.duplicate import RoundKey, in_matchpoints, secret_of
from tilewright.tournaments.tournament import Kind, Tournament

T = TypeVar("T")

MOST_PEOPLE = 200
MOST_ROUNDS = 30
MOST_EVENTS = 10_000
KEPT_EVENTS = 2_000
"""How many of them are kept for the organiser and for matches, whatever others do."""
MOST_SAID = 100
"""How often a person can leave and come back, and enter and confirm results: more than anybody needs."""

Title = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[^\\x00-\\x1f]*$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[^\\x00-\\x1f]*$")]
Number = Annotated[int, Meta(ge=1, le=MOST_PEOPLE)]
"""The number of a person, of a round, or of a table in its round; each counts from 1."""
_Whole = Annotated[int, Meta(ge=-100_000, le=100_000)]
_Part = Annotated[float, Meta(ge=-100_000, le=100_000)]
Points = _Whole | _Part | Annotated[str, Meta(pattern="^-?[0-9]{1,6}/[1-9][0-9]{0,3}$", max_length=12)]
"""A number, or a fraction as text where no number is exact, as in records."""


class Where(StrEnum):
    """Where a table plays whose people all have a device; all others are real tables."""

    SCREENS = "screens"
    TABLES = "tables"


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the organiser chooses at the start; `minutes` is the time of a round, 0 without a clock.

    A knockout begins with `groups` rounds in which everybody plays, and only the best go on. With `duplicate` all
    tables of a round have the same deal, and standings count matchpoints.
    """

    title: Title
    kind: Kind = Kind.SWISS
    seats: Annotated[int, Meta(ge=2, le=6)] = 4
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 4
    groups: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    where: Where = Where.SCREENS
    rules: RulesId = "classic-nl"
    house: HouseRules = {}
    duplicate: bool = False


class Said(Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True):
    """What people ask for in the words of the event that it becomes."""


class Opened(Struct, frozen=True, kw_only=True, tag=True):
    """The tournament begins; `secret` makes its link and the cards of its tables, `seed` its lots."""

    setup: Setup
    organiser: PlayerId
    secret: str
    seed: int


class Joined(Struct, frozen=True, tag=True):
    """Somebody takes part: a player with a nonce for the deals, or a name without a device."""

    player: PlayerId | None = None
    name: str = ""
    nonce: str = ""


class Stay(Said, frozen=True):
    """Somebody leaves, or comes back: oneself, or anybody for the organiser."""

    person: Number
    away: bool


class DrawnTable(Struct, frozen=True):
    """The people of a table in the order of its seats, and whether it plays on screens."""

    people: tuple[int, ...]
    screen: bool


class RoundDrawn(Struct, frozen=True, tag=True):
    """A round begins."""

    tables: tuple[DrawnTable, ...]
    byes: tuple[int, ...]


class Undo(Said, frozen=True):
    """The organiser takes back the last round, which has this number."""

    round: Number


class Move(Said, frozen=True):
    """The organiser lets a table of the last round play on screens, or at a real table."""

    table: Number
    screen: bool


class Seated(Struct, frozen=True, tag=True):
    """A table of the last round has a room for its match."""

    table: int
    room: str


class Entered(Struct, frozen=True, kw_only=True, tag=True):
    """The result of a table, in the order of its seats; `by` a person there, or final.

    The organiser enters finally, and so does a finished match.
    """

    round: int
    table: int
    points: tuple[Points, ...]
    by: int | None = None


class Confirm(Said, frozen=True):
    """A second person of a table confirms its result, or does not agree."""

    round: Number
    table: Number
    by: Number
    agrees: bool


class Doors(Said, frozen=True):
    """The organiser lets people join by the link, or not any more; and ends the evening, or continues it."""

    joining: bool
    over: bool


Event: TypeAlias = Opened | Joined | Stay | RoundDrawn | Undo | Move | Seated | Entered | Confirm | Doors


class Person(Struct, frozen=True):
    """Somebody who takes part."""

    player: PlayerId | None
    name: str
    away: bool = False
    nonce: str = ""
    said: int = 0
    """How often they have left, come back, and entered or confirmed a result."""


class Entry(Struct, frozen=True):
    """A result, who entered it, and who has confirmed it or does not agree; None is the organiser or a match."""

    points: tuple[Points, ...]
    by: int | None
    second: int | None = None
    agrees: bool = False

    @property
    def stands(self) -> bool:
        """Whether it counts."""
        return self.by is None or self.agrees

    @property
    def disputed(self) -> bool:
        """Whether somebody does not agree."""
        return self.second is not None and not self.agrees


class PlayedTable(DrawnTable, frozen=True):
    """A table of a round, with its room if it has one, and its result."""

    room: str | None = None
    entry: Entry | None = None

    @property
    def stands(self) -> bool:
        """Whether its result counts."""
        return self.entry is not None and self.entry.stands


class PlayedRound(Struct, frozen=True):
    """A round and when it began."""

    tables: tuple[PlayedTable, ...]
    byes: tuple[int, ...]
    began_at: Millis
    draw: int
    """How many rounds were drawn up to this one, those that were undone too: each has a deal of its own."""

    @property
    def stands(self) -> bool:
        """Whether all its results count."""
        return all(table.stands for table in self.tables)


class Club(Struct, frozen=True, kw_only=True):
    """A tournament after its last event; person, round and table n are at place n - 1."""

    setup: Setup
    organiser: PlayerId
    secret: str
    seed: int
    people: tuple[Person, ...] = ()
    rounds: tuple[PlayedRound, ...] = ()
    draws: int = 0
    joining: bool = True
    over: bool = False

    @property
    def link(self) -> str:
        """The secret of the link with which people look and join."""
        return card_key(self.secret, 0)


def card_key(secret: str, table: int) -> str:
    """Return the secret on the card of a real table, which stays there all evening; 0 is that of the link."""
    return branch(Chance(secret.encode()), "card", table).key[:12].hex()


def started(opened: Opened) -> Club:
    """Return the tournament after its first event."""
    return Club(setup=opened.setup, organiser=opened.organiser, secret=opened.secret, seed=opened.seed)


def applied(club: Club, event: Event, at: Millis) -> Club:
    """Return the tournament after an event of a time."""
    match event:
        case Opened():
            return started(event)
        case Joined(player, name, nonce):
            return replace(club, people=(*club.people, Person(player, name, nonce=nonce)))
        case Stay(person=person, away=away):
            return _with_person(club, person, away=away)
        case RoundDrawn(tables, byes):
            played = tuple(PlayedTable(table.people, table.screen) for table in tables)
            drawn = PlayedRound(played, byes, at, club.draws + 1)
            return replace(club, rounds=(*club.rounds, drawn), draws=drawn.draw)
        case Undo():
            return replace(club, rounds=club.rounds[:-1])
        case Doors(joining=joining, over=over):
            return replace(club, joining=joining, over=over)
        case _:
            return _at_table(club, event)


def _at_table(club: Club, event: Move | Seated | Entered | Confirm) -> Club:
    """Return the tournament after an event at one table."""
    match event:
        case Move(table=table, screen=screen):
            return _with_table(club, len(club.rounds), table, screen=screen)
        case Seated(table, room):
            return _with_table(club, len(club.rounds), table, room=room)
        case Entered():
            entered = _with_table(club, event.round, event.table, entry=Entry(event.points, event.by))
            return entered if event.by is None else _with_person(entered, event.by)
        case Confirm():
            entry = club.rounds[event.round - 1].tables[event.table - 1].entry
            assert entry is not None, "only a result can be confirmed"
            confirmed = replace(entry, second=event.by, agrees=event.agrees)
            return _with_person(_with_table(club, event.round, event.table, entry=confirmed), event.by)
        case _:
            assert_never(event)


def _with_person(club: Club, person: int, **changes: Any) -> Club:
    before = club.people[person - 1]
    return replace(club, people=_changed(club.people, person, replace(before, said=before.said + 1, **changes)))


def _with_table(club: Club, number: int, table: int, **changes: Any) -> Club:
    played = club.rounds[number - 1]
    tables = _changed(played.tables, table, replace(played.tables[table - 1], **changes))
    return replace(club, rounds=_changed(club.rounds, number, replace(played, tables=tables)))


def _changed(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*values[: number - 1], value, *values[number:])


def tournament_of(club: Club) -> Tournament:
    """Return the rounds with the results that count, people named by their numbers; others are taken as missing."""
    rounds = tuple(tuple(_names(table.people) for table in played.tables) for played in club.rounds)
    plain = Tournament(
        kind=club.setup.kind,
        # Fewer people than seats are one table.
        seats=max(2, min(club.setup.seats, sum(not person.away for person in club.people))),
        groups=club.setup.groups,
        players=_names(range(1, len(club.people) + 1)),
        rounds=rounds,
        results=tuple(tuple(_result(table) for table in played.tables) for played in club.rounds),
        byes=tuple(_names(played.byes) for played in club.rounds),
        absent=_names(number for number, person in enumerate(club.people, start=1) if person.away),
        seed=club.seed,
    )
    return in_matchpoints(plain) if club.setup.duplicate else plain


def key_of_round(club: Club, number: int) -> RoundKey:
    """Return what all tables of a round are dealt from."""
    played = club.rounds[number - 1]
    people = [person for table in played.tables for person in table.people]
    # Somebody without a device has given no nonce.
    nonces = {str(person): bytes.fromhex(club.people[person - 1].nonce) for person in people}
    return RoundKey(played.draw, _secret_of(club, played.draw), nonces)


def promise_of(club: Club) -> str:
    """Return the hash that promises the deals of all rounds."""
    return _secret_of(club, 0).hex()


def _secret_of(club: Club, draw: int) -> bytes:
    return secret_of(branch(Chance(club.secret.encode()), "deals").key, draw)


def _names(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _result(table: PlayedTable) -> dict[str, int | float]:
    if table.entry is None or not table.stands:
        return {}
    pairs = zip(table.people, table.entry.points, strict=True)
    # A fraction of every number would take most of the time.
    return {str(each): float(Fraction(value) if isinstance(value, str) else value) for each, value in pairs}
