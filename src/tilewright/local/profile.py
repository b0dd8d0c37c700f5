"""The player of this device: a name, an avatar, preferences, and the puzzles that were solved."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.engine import Refused
from tilewright.hosting.rows import MatchRow
from tilewright.local.values import Values
from tilewright.messages.avatars import ShownPlayer, avatar_of, shown_together
from tilewright.messages.bounds import Id
from tilewright.messages.ids import PlayerId
from tilewright.messages.names import player_name
from tilewright.messages.over_http import Login, Preferences
from tilewright.words.sentence import sentence

PLAYER, PREFERENCES = "player", "preferences"
_ID_BYTES = 12


class SolvedDay(Struct, frozen=True, omit_defaults=True):
    """How the puzzle of a day was solved, and whether on a later day."""

    seconds: Annotated[int, Meta(ge=0, le=2**31)]
    hints: Annotated[int, Meta(ge=0, le=1_000)]
    wrong: Annotated[int, Meta(ge=0, le=1_000)] = 0
    late: bool = False


class Solved(Struct, frozen=True):
    """The puzzles that were solved on this device, and on which days that of the day."""

    solved: Annotated[tuple[Id, ...], Meta(max_length=10_000)] = ()
    days: Annotated[dict[Annotated[str, Meta(max_length=10)], SolvedDay], Meta(max_length=400)] = {}


class NoPlayer(Refused):
    """A question about the player of a device that has none yet."""

    def __init__(self) -> None:
        super().__init__(sentence("refused-log-in"))


def player(values: Values) -> Login:
    """Return the player of this device, or raise NoPlayer."""
    found = values.read(PLAYER, Login)
    if found is None:
        raise NoPlayer
    return found


def named(values: Values, name: str) -> Login:
    """Change the name of the player, who is made if there is none, and return the player, or raise BadInput."""
    found = values.read(PLAYER, Login) or Login(PlayerId(secrets.token_urlsafe(_ID_BYTES)), "")
    renamed = replace(found, name=player_name(name))
    values.write(PLAYER, renamed)
    return renamed


def preferences(values: Values) -> Preferences:
    """Return what the player has chosen."""
    return values.read(PREFERENCES, Preferences) or Preferences()


def prefer(values: Values, change: Preferences) -> Preferences:
    """Set what the change sets, leave the rest, and return what is chosen now."""
    chosen = {name: each for name, each in msgspec.structs.asdict(change).items() if each is not msgspec.UNSET}
    now = replace(preferences(values), **chosen)
    values.write(PREFERENCES, now)
    return now


def shown(values: Values) -> ShownPlayer:
    """Return how the player is shown."""
    chosen, found = preferences(values).avatar, player(values)
    return ShownPlayer(found.name, chosen if isinstance(chosen, str) else avatar_of(found.player))


def people(values: Values, row: MatchRow) -> tuple[ShownPlayer, ...]:
    """Return how the seats of a match are shown."""
    holders = [(holder.player, holder.bot) for holder in row.holders]
    return shown_together(holders, {player(values).player: shown(values)})


def names(values: Values, row: MatchRow) -> tuple[str, ...]:
    """Return the names of the seats: the player's own, and bots' ids."""
    own = player(values).name
    return tuple(own if holder.player else holder.bot or "" for holder in row.holders)
