"""Profiles, muted and blocked players, reports, ratings, and what a player has done, over HTTP."""

import csv
import io
from datetime import UTC, datetime
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from tilewright.answers.addresses import Cost
from tilewright.answers.profiles import MOST_PROFILE_BYTES, ProfileSent, ProfileShown
from tilewright.answers.requests import MostBytes
from tilewright.local import addresses as device
from tilewright.messages.fields import Id, PlayerId
from tilewright.messages.over_http import PlayerShown, RatingShown, Shunned, ShunnedPlayers, Shunning
from tilewright.service.accounts.players import Player, names_of, shown_players
from tilewright.service.accounts.profiles import merge_profile, profile_of
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.ratings import ratings_of
from tilewright.service.node import Node
from tilewright.service.rooms.chat import EMOTES, PRESETS, Report, report, shun, shunned_by
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.service import room_for
from tilewright.service.rooms.stored_bytes import REPORT
from tilewright.service.settings import now
from tilewright.service.study.results import Line, Results, lines_of, results_of
from tilewright.tiles import BadInput
from tilewright.web.authentication import Declined, today
from tilewright.web.endpoints import Endpoints
from tilewright.words.say import sentence

people: Endpoints = Endpoints()


class How(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to mute a player or to block them."""

    how: Shunning


class Complaint(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player did wrong at a table."""

    player: Id
    table: Id
    reason: Annotated[str, Meta(max_length=2_000)]


class Presets(Struct, frozen=True):
    """The chat lines that each reader sees in their own language, and those that are drawn."""

    presets: tuple[str, ...]
    emotes: tuple[str, ...]


@people.add("GET /api/chat/presets", Cost.LIGHT)
async def list_presets() -> Presets:
    """List the ids of the chat lines that each reader sees in their own language or drawn."""
    return Presets(PRESETS, EMOTES)


@people.instead(device.show_profile)
async def show_profile(player: Player, node: Node) -> ProfileShown:
    """Show what the player has chosen and done on any device."""
    return await profile_of(node.store, player.id)


@people.instead(device.merge_profile)
async def add_to_profile(
    body: Annotated[ProfileSent, MostBytes(MOST_PROFILE_BYTES)], player: Player, node: Node
) -> ProfileShown:
    """Add what a device has, and show all that the player has."""
    await merge_profile(node.store, player.id, body, now())
    return await profile_of(node.store, player.id)


@people.instead(device.list_shunned)
async def list_shunned(player: Player, node: Node) -> ShunnedPlayers:
    """List the players whom the asker has muted or blocked."""
    pairs = {other: how for (_, other), how in (await shunned_by(node.store, [player.id])).items()}
    names = await names_of(node.store, pairs)
    return ShunnedPlayers(tuple(Shunned(other, names.get(other, ""), how) for other, how in pairs.items()))


@people.add("PUT /api/me/shunned/{other}", Cost.LIGHT, status=204, refused=(400,), counted="tables")
async def shun_somebody(other: Id, body: How, player: Player, node: Node) -> None:
    """Mute or block another player."""
    if other == player.id:
        raise BadInput(sentence("refused-shun-oneself"))
    await shun(node.store, player.id, await _known(node, other), body.how)


@people.add("DELETE /api/me/shunned/{other}", Cost.LIGHT, status=204)
async def hear_again(other: Id, player: Player, node: Node) -> None:
    """Unmute or unblock a player."""
    await shun(node.store, player.id, PlayerId(other), None)


@people.add("POST /api/reports", Cost.LIGHT, status=204, refused=(400, 404), counted="chat")
async def complain(body: Complaint, asker: Asker, node: Node) -> None:
    """Report a player at a table to the operator, together with what they said there."""
    reporter = PlayerId(asker.player)
    kept = await room_for(node.store, RoomId(body.table), reporter)
    node.stored.count(reporter, asker.address, REPORT)
    about = await _known(node, body.player)
    made = Report(reporter=reporter, about=about, room=kept.room.id, at=now(), reason=body.reason)
    await report(node.store, made)


@people.instead(device.show_player)
async def show_player(other: Id, _player: Player, node: Node) -> PlayerShown:
    """Return a player's name, avatar and ratings."""
    person = (await shown_players(node.store, [PlayerId(other)])).get(PlayerId(other))
    if person is None:
        raise Declined(404, sentence("refused-no-such-player"))
    ratings = {
        rules: RatingShown(rating.shown, rating.mu, rating.sigma, rating.matches, *rating.interval)
        for rules, rating in (await ratings_of(node.store, PlayerId(other))).items()
    }
    return PlayerShown(PlayerId(other), person.name, person.avatar, ratings)


async def _known(node: Node, player: str) -> PlayerId:
    """Return the id of a player who exists, or raise BadInput."""
    if not await names_of(node.store, [PlayerId(player)]):
        raise BadInput(sentence("refused-no-such-player"))
    return PlayerId(player)


_PAGE, _MOST_LINES = 200, 10_000
_HEAD = ("date", "match", "rules", "opponents", "games", "won", "rating", "turns_reviewed", "tiles_missed")


@people.add("GET /api/me/results", Cost.LONG, counted="replays")
async def show_results(asker: Asker, node: Node) -> Results:
    """Show what the player has done: matches won, ratings over time, tiles missed, and puzzles."""
    # Matches that are not counted yet are read as for replays.
    node.rate_limits.count_address("address_replays", asker.address)
    return await results_of(node.matches, PlayerId(asker.player), today())


@people.add("GET /api/me/results.csv", Cost.LONG, answer="text/csv", counted="replays")
async def export_results(asker: Asker, node: Node) -> Response:
    """Download the player's finished matches that are counted, at most 10,000, as comma-separated values."""
    node.rate_limits.count_address("address_replays", asker.address)
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(_HEAD)
    for start in range(0, _MOST_LINES, _PAGE):
        page = await lines_of(node.store, PlayerId(asker.player), start, _PAGE)
        table.writerows(map(_row, page))
        if len(page) < _PAGE:
            break
    headers = {"content-disposition": 'attachment; filename="tilewright.csv"'}
    return Response(text.getvalue(), media_type="text/csv", headers=headers)


def _row(line: Line) -> tuple[object, ...]:
    date = datetime.fromtimestamp(line.at / 1_000, UTC).isoformat(timespec="seconds")
    opponents = "people" if line.people else "bots"
    rating = "" if line.rating is None else line.rating
    return date, line.match, line.rules, opponents, line.games, line.won, rating, line.turns, line.missed
