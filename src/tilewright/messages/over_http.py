"""What any host is asked over HTTP about its players and matches, and what it answers."""

from enum import Enum
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tilewright.engine import Seat
from tilewright.messages.avatars import Avatar
from tilewright.messages.boards import Hint, Tip
from tilewright.messages.fields import (
    MOST_PERSONS,
    BotName,
    HouseRules,
    LanguageName,
    MatchId,
    Millis,
    PersonNumber,
    PlayerId,
    RulesId,
)
from tilewright.messages.terms import SeatHandicap, Terms
from tilewright.messages.wire import KnownMatch, Seating, TableShown
from tilewright.rules.booklets import DEFAULT
from tilewright.words.locales import Locale

GameNumber = Annotated[int, Meta(ge=1, le=2_000)]
MomentNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_PAGES = 10
"""Pages of a list of tables."""
PageNumber = Annotated[int, Meta(ge=0, lt=MOST_PAGES)]
Before = Annotated[int, Meta(ge=0, le=2**53)] | None
"""The time before which matches are listed, in milliseconds."""


class NameSent(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that other players see."""

    name: Annotated[str, Meta(max_length=200, examples=["Ann"])]


class Login(Struct, frozen=True):
    """A player's id and name; the login itself is a cookie."""

    player: PlayerId
    name: str


class Personal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each of those who share a device chooses; what was never chosen is unset."""

    language: Locale | UnsetType | None = UNSET
    sorting: Literal["own", "color", "number"] | UnsetType = UNSET
    large: bool | UnsetType = UNSET


class Preferences(Personal, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices of a player; what was never chosen is unset.

    None and "auto" leave a choice to the browser. `coach` says whether there are tips in the first game, and `warns`
    whether a turn that may cost a penalty is asked about first.
    """

    theme: Literal["auto", "light", "dark"] | UnsetType = UNSET
    avatar: Avatar | UnsetType | None = UNSET
    felt: Literal["green", "blue", "red"] | UnsetType = UNSET
    pace: Literal["slow", "normal", "fast", "off"] | UnsetType = UNSET
    sounds: bool | UnsetType = UNSET
    zen: bool | UnsetType = UNSET
    coach: bool | UnsetType = UNSET
    warns: bool | UnsetType = UNSET


class MatchWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match against bots: the rulebook, house rules, and the names of the bots; the caller has seat 0.

    `players` is empty: other people sit down themselves, at a table to which they are invited. `persons` pass this
    device around, each with a login of their own, and have the first seats instead of the caller. `handicaps` has
    one for each seat, or none.
    """

    rules: RulesId = DEFAULT
    house: HouseRules = {}
    players: Annotated[tuple[Annotated[PlayerId, Meta(max_length=64)], ...], Meta(max_length=8)] = ()
    bots: Annotated[tuple[BotName, ...], Meta(max_length=8)] = ()
    persons: Annotated[tuple[PersonNumber, ...], Meta(max_length=MOST_PERSONS)] = ()
    handicaps: Annotated[tuple[SeatHandicap, ...], Meta(max_length=8)] = ()

    @property
    def terms(self) -> Terms:
        """The terms of the match."""
        return Terms(one_device=bool(self.persons), handicaps=self.handicaps)


class Created(Struct, frozen=True):
    """The id of a new match."""

    match: MatchId


class MatchShown(KnownMatch, frozen=True, kw_only=True):
    """What everybody may know of a match; `commitments` are the hashes of the games' secrets."""

    over: bool


def match_shown(seats: Seating, *, begun: bool, over: bool) -> MatchShown:
    """Return what everybody may know of a match, from what its followers are told."""
    known = {name: getattr(seats, name) for name in KnownMatch.__struct_fields__}
    return MatchShown(**known | {"begun": begun}, over=over)


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """How much a hint tells: 1 whether a turn exists, 2 which pieces it plays, 3 how; and in which language."""

    step: Annotated[int, Meta(ge=1, le=3)] = 1
    language: LanguageName | None = None


class HintShown(Hint, frozen=True, kw_only=True):
    """A hint; `seq` is the event it follows."""

    seq: int


class Tips(Struct, frozen=True):
    """The tips that hold now, the most useful first; `seq` is the event they follow.

    `coach` is false for a player who has finished a match of this kind of game and needs no tips any more.
    """

    seq: int
    coach: bool
    tips: tuple[Tip, ...] = ()


class Played(Struct, frozen=True, kw_only=True):
    """A match of a player, and how it ended if it is over; `bots` has the bot of each seat, if any."""

    match: MatchId
    rules: str
    created_at: Millis
    seat: Seat
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    over: bool
    winners: tuple[Seat, ...]
    totals: tuple[str, ...]


class MatchesPlayed(Struct, frozen=True):
    """Past matches, the latest first; `before` the last `created_at` there are earlier ones."""

    matches: tuple[Played, ...]


class TablesShown(Struct, frozen=True):
    """A page of tables; `more` says whether another page follows."""

    tables: tuple[TableShown, ...]
    more: bool = False


class FeltShown(Struct, frozen=True):
    """What lies on the table of a match, row by row in the notation; null for watchers who see it with a delay.

    A grid of dice is all its rows, with an empty text where no die lies. `to_move` has the seats in turn.
    """

    rows: tuple[tuple[str, ...], ...] | None
    to_move: tuple[Seat, ...] = ()


class RatingShown(Struct, frozen=True):
    """A player's strength: the number people see, its mean and deviation, and how many matches it comes from.

    The number is a careful one; between `low` and `high` the strength lies with 95 %.
    """

    rating: int
    mu: float
    sigma: float
    matches: int
    low: int
    high: int


class PlayerShown(Struct, frozen=True):
    """What everybody may know of a player: the name, the avatar, and ratings by rulebook."""

    player: PlayerId
    name: str
    avatar: Avatar
    ratings: dict[str, RatingShown]


class Shunning(Enum):
    """Mute hides the chat of a player; block also keeps them from one's own tables."""

    MUTE = "mute"
    BLOCK = "block"


class Shunned(Struct, frozen=True):
    """A player who is muted, or blocked: kept away from the asker's tables as well."""

    player: PlayerId
    name: str
    how: Shunning


class ShunnedPlayers(Struct, frozen=True):
    """All players whom the asker has muted or blocked."""

    shunned: tuple[Shunned, ...]


class PushKey(Struct, frozen=True):
    """The public key that a browser subscribes with, or null if this server calls nobody."""

    key: str | None


class FinishedGame(Struct, frozen=True, kw_only=True):
    """Which game of a match a page is about; `games` is the number of finished games."""

    match: MatchId
    rules: str
    house: dict[str, int | str]
    names: tuple[str, ...]
    game: int
    games: int
