"""What somebody keeps for themselves, over HTTP: preferences, whom they do not want to hear, complaints."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, HTTPException, Path, Response
from pydantic import Field

from tilewright.service.accounts.players import names_of
from tilewright.service.accounts.preferences import Preferences, prefer, preferences_of
from tilewright.service.matches.ratings import ratings_of
from tilewright.service.node import Node
from tilewright.service.rooms.chat import PRESETS, Report, Shunning, report, shun, shunned_by
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.service import room_for
from tilewright.service.settings import now
from tilewright.service.storage.rows import PlayerId
from tilewright.tiles.notation import BadInput
from tilewright.web.api.matches import Body, LoggedIn, Served, own_pages_only, refusals
from tilewright.words.sentence import sentence

people = APIRouter(prefix="/api")

Id = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,64}$")]
OtherId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]
OWN_PAGES = [Depends(own_pages_only)]


class Preferred(Body):
    """How somebody likes the game to look and sound; null and "auto" leave it to the browser."""

    language: Literal["en", "nl", "fr", "de", "es", "pt"] | None = None
    theme: Literal["auto", "light", "dark"] = "auto"
    sorting: Literal["own", "color", "number"] = "own"
    sounds: bool = False
    zen: bool = False


class ShunnedOne(Body):
    """Somebody whom the asker does not hear, or with "block" does not want at a table either."""

    player: str
    name: str
    how: Literal["mute", "block"]


class ShunnedOnes(Body):
    """Everybody whom the asker does not want to hear."""

    shunned: list[ShunnedOne]


class How(Body):
    """Whether somebody is only not heard, or blocked from the asker's tables too."""

    how: Literal["mute", "block"]


class Complaint(Body):
    """What somebody did wrong at a table."""

    player: Id
    table: Id
    reason: Annotated[str, Field(max_length=2_000)]


class RatingTold(Body):
    """What is believed of a player's strength: the number that is shown, its mean and doubt, and the matches."""

    rating: int
    mu: float
    sigma: float
    matches: int


class PlayerTold(Body):
    """Somebody as everybody may know them: name, and ratings by rulebook."""

    player: str
    name: str
    ratings: dict[str, RatingTold]


class Presets(Body):
    """The lines that are said in each reader's own language."""

    presets: list[str]


@people.get("/chat/presets")
async def list_presets() -> Presets:
    """List the ids of the lines that are said in each reader's own language."""
    return Presets(presets=list(PRESETS))


@people.get("/me/preferences", responses=refusals(401))
async def show_preferences(player: LoggedIn, node: Served) -> Preferred:
    """Show what the asker has chosen."""
    return Preferred.model_validate(msgspec.to_builtins(await preferences_of(node.store, player.id)))


@people.put("/me/preferences", responses=refusals(401, 403), dependencies=OWN_PAGES)
async def set_preferences(chosen: Preferred, player: LoggedIn, node: Served) -> Preferred:
    """Keep what the asker has chosen."""
    node.turnstile.count("tables", player.id)
    await prefer(node.store, player.id, msgspec.convert(chosen.model_dump(), Preferences))
    return chosen


@people.get("/me/shunned", responses=refusals(401))
async def list_shunned(player: LoggedIn, node: Served) -> ShunnedOnes:
    """List whom the asker does not want to hear."""
    pairs = {other: how for (_, other), how in (await shunned_by(node.store, [player.id])).items()}
    names = await names_of(node.store, pairs)
    return ShunnedOnes(
        shunned=[ShunnedOne(player=other, name=names.get(other, ""), how=how.value) for other, how in pairs.items()]
    )


@people.put("/me/shunned/{other}", status_code=204, responses=refusals(400, 401, 403), dependencies=OWN_PAGES)
async def shun_somebody(other: OtherId, wanted: How, player: LoggedIn, node: Served) -> Response:
    """Mute somebody, or block them."""
    node.turnstile.count("tables", player.id)
    await shun(node.store, player.id, await _known(node, other), Shunning(wanted.how))
    return Response(status_code=204)


@people.delete("/me/shunned/{other}", status_code=204, responses=refusals(401, 403), dependencies=OWN_PAGES)
async def hear_again(other: OtherId, player: LoggedIn, node: Served) -> Response:
    """Hear somebody again."""
    await shun(node.store, player.id, PlayerId(other), None)
    return Response(status_code=204)


@people.post("/reports", status_code=204, responses=refusals(400, 401, 403, 404), dependencies=OWN_PAGES)
async def complain(complaint: Complaint, player: LoggedIn, node: Served) -> Response:
    """Complain to the operator about somebody at a table; what they said there is kept with it."""
    node.turnstile.count("chat", player.id)
    kept = await room_for(node.store, RoomId(complaint.table), player.id)
    about = await _known(node, complaint.player)
    made = Report(reporter=player.id, about=about, room=kept.room.id, at=now(), reason=complaint.reason)
    await report(node.store, made)
    return Response(status_code=204)


@people.get("/players/{other}", responses=refusals(401, 404))
async def show_player(other: OtherId, player: LoggedIn, node: Served) -> PlayerTold:
    """Show somebody's name and ratings."""
    del player
    name = (await names_of(node.store, [PlayerId(other)])).get(PlayerId(other))
    if name is None:
        raise HTTPException(404, sentence("refused-no-such-player"))
    ratings = await ratings_of(node.store, PlayerId(other))
    return PlayerTold(
        player=other,
        name=name,
        ratings={
            rules: RatingTold(rating=rating.shown, mu=rating.mu, sigma=rating.sigma, matches=rating.matches)
            for rules, rating in ratings.items()
        },
    )


async def _known(node: Node, player: str) -> PlayerId:
    """Return the id of somebody who is there, or raise BadInput."""
    if not await names_of(node.store, [PlayerId(player)]):
        raise BadInput(sentence("refused-no-such-player"))
    return PlayerId(player)
