"""The addresses about the player that this device answers from what it stores; what needs people is refused.

The same requests get the same answers from a server.
"""

from itertools import islice
from typing import Annotated

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from tilewright.answers.addresses import Cost
from tilewright.answers.errors import NoSuchRush
from tilewright.answers.profiles import MOST_PROFILE_BYTES, ProfileSent, ProfileShown
from tilewright.answers.requests import Language, MostBytes
from tilewright.answers.rushes import NewRush, Rush, RushAnswer, RushShown, answered, new_rush, run_id, rush_shown
from tilewright.engine import Seat
from tilewright.local import profile
from tilewright.local.here import Here, NeedsServer, Now, PersonHere, at
from tilewright.local.kept import KeptMatch
from tilewright.local.values import Values
from tilewright.messages import over_http
from tilewright.messages.fields import Id, MatchId, Millis
from tilewright.tiles import BadInput
from tilewright.words.say import sentence

_MOST_PLAYED = 20
_RUSH = "rush"


class Export(Struct, frozen=True):
    """Everything that this device stores; `tilewright` is the number of this format."""

    tilewright: int
    values: dict[str, str]


@at("POST /api/guests", Cost.LIGHT, status=201, refused=(400, 429, 503))
def become_player(body: over_http.NameSent, here: Here, person: PersonHere) -> over_http.Login:
    """Play under a name."""
    return profile.named(here.values, body.name, person)


@at("GET /api/me", Cost.LIGHT)
def show_player_here(here: Here, person: PersonHere) -> over_http.Login:
    """Return the player of this device, or the person who has it now."""
    return profile.player(here.values, person)


@at("PUT /api/me/name", Cost.LIGHT, refused=(400,), counted="tables")
def change_name(body: over_http.NameSent, here: Here, person: PersonHere) -> over_http.Login:
    """Change the name of the player."""
    profile.player(here.values, person)
    return profile.named(here.values, body.name, person)


@at("GET /api/me/profile", Cost.LIGHT)
def show_profile(here: Here) -> ProfileShown:
    """Show what the player has chosen and done."""
    found = profile.profile(here.values)
    return ProfileShown(**asdict(found), avatar=profile.shown(here.values).avatar)


@at("PATCH /api/me/profile", Cost.LIGHT, counted="tables")
def merge_profile(body: Annotated[ProfileSent, MostBytes(MOST_PROFILE_BYTES)], here: Here, now: Now) -> ProfileShown:
    """Add what the page has, and show all that the player has."""
    profile.add_to_profile(here.values, body, Millis(now))
    return show_profile(here)


@at("GET /api/me/rushes", Cost.LIGHT, counted="messages")
def show_my_rushes(here: Here) -> dict[str, int]:
    """Show the best score in a rush by rulebook."""
    return {rush.rules: rush.best for rush in _rushes(here.values)}


@at("POST /api/rush", Cost.LIGHT, status=201, refused=(404,), counted="commands")
def start_rush(body: NewRush, here: Here, now: Now, language: Language) -> RushShown:
    """Begin a rush of three minutes; the last one under the rulebook ends."""
    at = Millis(now)
    rush = replace(new_rush(body.rules, at), best=show_my_rushes(here).get(body.rules, 0))
    here.values.write(f"{_RUSH}/{body.rules}", rush)
    return rush_shown(rush, at, language)


@at("GET /api/rush/{run}", Cost.LIGHT, refused=(404,), counted="messages")
def show_rush(run: Id, here: Here, now: Now, language: Language) -> RushShown:
    """Show a rush: its puzzle, or its score once it is over."""
    return rush_shown(_rush(here, run), Millis(now), language)


@at("POST /api/rush/{run}/answer", Cost.LIGHT, refused=(404, 409), counted="commands")
def answer_in_rush(run: Id, body: RushAnswer, here: Here, now: Now, language: Language) -> RushShown:
    """Judge the answer to the puzzle of a rush, and show the next one; a wrong or missing answer is a miss."""
    after, right = answered(_rush(here, run), body, Millis(now), language)
    here.values.write(f"{_RUSH}/{after.rules}", after)
    return rush_shown(after, Millis(now), language, right)


@at("GET /api/players/{other}", Cost.LIGHT, refused=(404,))
def show_player(other: Id, here: Here) -> over_http.PlayerShown:
    """Return the name and the avatar of the player; there is nobody else here, and nobody is rated."""
    if profile.player(here.values).player != other:
        raise NeedsServer
    found = profile.shown(here.values)
    return over_http.PlayerShown(profile.player(here.values).player, found.name, found.avatar, {})


@at("GET /api/me/tables", Cost.LIGHT, counted="messages")
def list_own_tables(page: over_http.PageNumber = 0) -> over_http.TablesShown:  # noqa: ARG001, part of the address
    """List no tables: there are none without a server."""
    return over_http.TablesShown(())


@at("GET /api/tables", Cost.LIGHT, counted="messages")
def list_tables(playing: bool = False, page: over_http.PageNumber = 0) -> over_http.TablesShown:  # noqa: ARG001, parts of the address
    """List no tables."""
    return over_http.TablesShown(())


@at("GET /api/me/shunned", Cost.LIGHT)
def list_shunned() -> over_http.ShunnedPlayers:
    """List nobody: there is nobody else here."""
    return over_http.ShunnedPlayers(())


@at("GET /api/push", Cost.LIGHT)
def show_key() -> over_http.PushKey:
    """Say that nobody is called when the page is closed."""
    return over_http.PushKey(None)


@at("GET /api/me/history", Cost.LIGHT, counted="messages")
def show_history(here: Here, person: PersonHere, before: over_http.Before = None) -> over_http.MatchesPlayed:
    """List the matches of a player of this device, the latest first."""
    found = (kept for kept in here.matches.all() if before is None or kept.row.created_at < before)
    seated = ((kept, here.seat(kept.row, person)) for kept in found)
    own = (_played(here, kept, seat) for kept, seat in seated if seat is not None)
    return over_http.MatchesPlayed(tuple(islice(own, _MOST_PLAYED)))


@at("GET /api/me/export", Cost.LIGHT, counted="passwords", banned_too=True)
def export_everything(here: Here) -> Export:
    """Return everything that this device stores."""
    return Export(1, here.values.all())


@at("POST /api/me/restore", Cost.LIGHT, status=204)
def restore_everything(body: Annotated[bytes, MostBytes(64 * 1024 * 1024)], here: Here) -> None:
    """Replace everything that this device stores by what an export of a device has; a server's has no matches."""
    try:
        values = msgspec.json.decode(body, type=Export).values
        taken = Values(values)
        taken.read(profile.PLAYER, over_http.Login)
        profile.persons(taken)
        profile.profile(taken)
        _rushes(taken)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadInput(sentence("refused-not-an-export")) from None
    here.values.replace(values)
    here.matches.close_all()


@at("POST /api/me/delete", Cost.PASSWORD, status=204, counted="passwords", banned_too=True)
def delete_everything(here: Here, person: PersonHere) -> None:
    """Delete everything that this device stores, or forget one of the persons who pass it around."""
    if person:
        profile.forget(here.values, person)
        return
    here.values.replace({})
    here.matches.close_all()


def _rushes(values: Values) -> list[Rush]:
    return [msgspec.json.decode(text, type=Rush) for _, text in values.under(_RUSH)]


def _rush(here: Here, run: str) -> Rush:
    rush = next((rush for rush in _rushes(here.values) if run_id(rush.run) == run), None)
    if rush is None:
        raise NoSuchRush
    return rush


def _played(here: Here, kept: KeptMatch, seat: Seat) -> over_http.Played:
    return over_http.Played(
        match=MatchId(kept.row.id),
        rules=kept.row.rules,
        created_at=kept.row.created_at,
        seat=seat,
        names=profile.names(here.values, kept.row),
        bots=tuple(holder.bot for holder in kept.row.holders),
        over=kept.over,
        winners=kept.winners,
        totals=kept.totals,
    )
