"""The player of this device, and the persons who pass it around: names, avatars, and what they have done."""

import secrets

import msgspec
from msgspec.structs import replace

from tilewright.answers.profiles import Profile, claimed, merged, preferences
from tilewright.answers.puzzle_tries import PuzzleTry
from tilewright.engine import Seat
from tilewright.hosting.rows import MatchRow
from tilewright.local.values import Values
from tilewright.messages.avatars import ShownPlayer, avatar_of, shown_together
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.names import player_name
from tilewright.messages.over_http import Login
from tilewright.words.say import PlainRefusal

PLAYER, PERSONS, PROFILE, TRIES = "player", "person", "profile", "try"
_ID_BYTES = 12


class NoPlayer(PlainRefusal, key="refused-log-in"):
    """A question about the player of a device that has none yet."""


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


def profile(values: Values) -> Profile:
    """Return what the player has chosen and done."""
    tries = {name: msgspec.json.decode(text, type=PuzzleTry) for name, text in values.under(TRIES)}
    solved = {name: each for name, each in tries.items() if each.solved_at is not None}
    return replace(values.read(PROFILE, Profile) or Profile(), puzzles=solved)


def add_to_profile(values: Values, sent: Profile, at: Millis) -> None:
    """Store what the page has beside what is stored."""
    before = profile(values)
    after = merged(before, claimed(sent, at))
    values.write(PROFILE, replace(after, puzzles={}))
    for name, each in after.puzzles.items():
        if before.puzzles.get(name) != each:
            values.write(f"{TRIES}/{name}", each)


def shown(values: Values) -> ShownPlayer:
    """Return how the player is shown."""
    chosen, found = preferences(profile(values)).avatar, player(values)
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
