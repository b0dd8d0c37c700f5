"""What a player is told about the people they know."""

from enum import Enum

from msgspec import Struct

from tilewright.messages.avatars import Avatar
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.wire import CallShown


class Presence(Enum):
    """Where a friend is: connected, or in a match that goes on."""

    HERE = "here"
    PLAYING = "playing"


class Friendship(Enum):
    """Whether somebody is a friend, or was asked to be one and has not agreed."""

    NONE = "none"
    ASKED = "asked"
    FRIEND = "friend"


class PersonShown(Struct, frozen=True):
    """A person by name and avatar."""

    player: PlayerId
    name: str
    avatar: Avatar


class LastMatch(Struct, frozen=True):
    """The rulebook of the last match together, and when it was made."""

    rules: str
    at: Millis


class Known(PersonShown, frozen=True, kw_only=True):
    """Somebody the player has played with, or a friend; only friends who let it be seen have a presence."""

    friendship: Friendship
    presence: Presence | None
    last: LastMatch | None


class PeopleShown(Struct, frozen=True, kw_only=True):
    """The people a player knows: friends first, then by the last match.

    `asks` are those who ask to be a friend, `calls` the tables to which the player is called. `shows_presence` says
    whether friends see when the player is here.
    """

    people: tuple[Known, ...]
    asks: tuple[PersonShown, ...]
    calls: tuple[CallShown, ...]
    shows_presence: bool


class Standing(Struct, frozen=True, kw_only=True):
    """What one of a group has won: matches, a shared win as a part of one, and the games in them."""

    player: PlayerId
    won: float
    games_won: int


class RulebookTotals(Struct, frozen=True, kw_only=True):
    """What the matches of a group by one rulebook add up to, the leader first; `lead` is in matches, 0 if level."""

    rules: str
    matches: int
    standings: tuple[Standing, ...]
    lead: float


class GroupShown(Struct, frozen=True, kw_only=True):
    """The same people and their totals by rulebook, the most played one first; `at` is their last match."""

    people: tuple[PersonShown, ...]
    totals: tuple[RulebookTotals, ...]
    at: Millis


class GroupsShown(Struct, frozen=True):
    """The groups of a player, the latest first; `more` says that some matches are not counted yet, so ask again."""

    groups: tuple[GroupShown, ...]
    more: bool = False
