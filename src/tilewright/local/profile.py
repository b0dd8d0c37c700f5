"""The player of this device, and the persons who pass it around: names, avatars, preferences, puzzles solved."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.engine import Refused, Seat
from tilewright.hosting.rows import MatchRow
from tilewright.local.values import Values
from tilewright.messages.avatars import ShownPlayer, avatar_of, shown_together
from tilewright.messages.bounds import Id
from tilewright.messages.ids import PlayerId
from tilewright.messages.names import player_name
from tilewright.messages.over_http import Login, Preferences
from tilewright.words.sentence import sentence

PLAYER, PERSONS, PREFERENCES = "player", "person", "preferences"
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


def player(values: Values, person: int = 0) -> Login:
    """Return the player of this device, or one of the persons who pass it around, or raise NoPlayer."""
    found = values.read(_key(person), Login)
    if found is None:
        raise NoPlayer
    return found


def named(values: Values, name: str, person: int = 0) -> Login:
    """Change the name of the player, who is made if there is none, and return the player, or raise BadInput."""
    found = values.read(_key(person), Login) or Login(PlayerId(secrets.token_urlsafe(_ID_BYTES)), "")
    renamed = replace(found, name=player_name(name))
    values.write(_key(person), renamed)
    return renamed


def forget(values: Values, person: int) -> None:
    """Forget somebody who passed this device around; their seats stay, without a name."""
    values[_key(person)] = None


def _key(person: int) -> str:
    return f"{PERSONS}/{person:02}" if person else PLAYER


def persons(values: Values) -> list[Login]:
    """Return everybody who passes this device around."""
    return [msgspec.json.decode(text, type=Login) for _, text in values.under(PERSONS)]


def preferences(values: Values) -> Preferences:
    """Return what the player has chosen."""
    return values.read(PREFERENCES, Preferences) or Preferences()


def prefer(values: Values, change: Preferences) -> Preferences:
    """Set what the change sets, leave the rest, and return what is chosen now."""
    now = preferences(values).changed_by(change)
    values.write(PREFERENCES, now)
    return now


def shown(values: Values) -> ShownPlayer:
    """Return how the player is shown."""
    chosen, found = preferences(values).avatar, player(values)
    if isinstance(chosen, str):
        return ShownPlayer(found.name, chosen, chosen=True)
    return ShownPlayer(found.name, avatar_of(found.player))


def people(values: Values, row: MatchRow) -> tuple[ShownPlayer, ...]:
    """Return how the seats of a match are shown."""
    holders = [(holder.player, holder.bot) for holder in row.holders]
    known = {each.player: ShownPlayer(each.name, avatar_of(each.player)) for each in persons(values)}
    if values[PLAYER] is not None:
        known[player(values).player] = shown(values)
    return shown_together(holders, known)


def names(values: Values, row: MatchRow) -> tuple[str, ...]:
    """Return the names of the seats: the players' own, and bots' ids."""
    return tuple(
        person.name if holder.bot is None else holder.bot
        for person, holder in zip(people(values, row), row.holders, strict=True)
    )


def seat_of(row: MatchRow, login: Login) -> Seat | None:
    """Return the seat of a player in a match, or None."""
    return next((Seat(seat) for seat, holder in enumerate(row.holders) if holder.player == login.player), None)
