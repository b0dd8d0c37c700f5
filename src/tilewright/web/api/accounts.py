"""Accounts over HTTP: a password for a guest, logins, the own matches, and all that is kept about oneself."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field

from tilewright.service.accounts.accounts import login_name
from tilewright.service.accounts.logins import rename
from tilewright.service.accounts.personal_data import export, forget, history
from tilewright.service.accounts.players import log_out
from tilewright.service.rooms.service import leave_all
from tilewright.service.storage.rows import Millis
from tilewright.tiles.notation import BadInput
from tilewright.web.api.matches import Body, LoggedIn, Login, Person, Served, own_pages_only, refusals
from tilewright.web.security import address_of, clear_login, set_login, token_of

accounts = APIRouter(prefix="/api")

_MOST_MATCHES = 20
OWN_PAGES = [Depends(own_pages_only)]
LoginName = Annotated[str, Field(max_length=200, examples=["ann"])]
Password = Annotated[str, Field(max_length=400)]


class Credentials(Body):
    """The login and the password of an account."""

    login: LoginName
    password: Password


class AccountTold(Body):
    """The login of an account, or null for a guest."""

    login: str | None


class PasswordChange(Body):
    """The password as it is, and as it shall be."""

    old: Password
    new: Password


class NewName(Body):
    """The name that others shall see."""

    name: Annotated[str, Field(max_length=200)]


class Deletion(Body):
    """The password, where there is an account."""

    password: Password | None = None


class MatchPlayed(Body):
    """A match in which the asker had a seat; winners and totals are there once it is over.

    `bots` has the bot of each seat, or null for a player's.
    """

    match: str
    rules: str
    created_at: int
    seat: int
    names: list[str]
    bots: list[str | None]
    over: bool
    winners: list[int]
    totals: list[str]


class MatchesPlayed(Body):
    """Some matches, the latest first; for earlier ones ask with the last `created_at`."""

    matches: list[MatchPlayed]


@accounts.get("/account", responses=refusals(401))
async def show_account(person: Person, node: Served) -> AccountTold:
    """Say under which login the asker has an account."""
    return AccountTold(login=await node.accounts.login_of(person.id))


@accounts.post("/account", status_code=201, responses=refusals(400, 401, 403, 409), dependencies=OWN_PAGES)
async def sign_up(wanted: Credentials, request: Request, person: Person, node: Served) -> Login:
    """Keep the present guest, with all that was played, under a login and a password."""
    node.turnstile.count("passwords", address_of(request))
    await node.accounts.sign_up(person.id, wanted.login, wanted.password)
    return Login(player=person.id, name=person.name)


@accounts.post("/logins", status_code=201, responses=refusals(403), dependencies=OWN_PAGES)
async def log_in(given: Credentials, request: Request, response: Response, node: Served) -> Login:
    """Log in with an account; the cookie that comes back is the login."""
    # Counted by address and by login, so that neither one address nor many can try on and on.
    node.turnstile.count("passwords", address_of(request))
    with suppress(BadInput):
        node.turnstile.count("passwords", f"login {login_name(given.login)}")
    player, token = await node.accounts.log_in(given.login, given.password)
    set_login(response, request, token)
    return Login(player=player.id, name=player.name)


@accounts.delete("/logins/current", status_code=204, responses=refusals(401, 403), dependencies=OWN_PAGES)
async def end_login(request: Request, person: Person, node: Served) -> Response:
    """Log out on this device; a guest without an account cannot come back."""
    del person
    await log_out(node.store, token_of(request) or "")
    response = Response(status_code=204)
    clear_login(response, request)
    return response


@accounts.put("/me/password", status_code=204, responses=refusals(400, 401, 403), dependencies=OWN_PAGES)
async def change_password(change: PasswordChange, request: Request, person: Person, node: Served) -> Response:
    """Change the password; every other login of the player ends."""
    node.turnstile.count("passwords", person.id)
    await node.accounts.change_password(person.id, change.old, change.new, token_of(request) or "")
    return Response(status_code=204)


@accounts.put("/me/name", responses=refusals(400, 401, 403), dependencies=OWN_PAGES)
async def change_name(wanted: NewName, person: Person, node: Served) -> Login:
    """Be seen under another name."""
    node.turnstile.count("tables", person.id)
    return Login(player=person.id, name=await rename(node.store, person.id, wanted.name))


@accounts.get("/me/history", responses=refusals(401))
async def show_history(
    player: LoggedIn, node: Served, before: Annotated[int | None, Query(ge=0, le=2**53)] = None
) -> MatchesPlayed:
    """List the own matches, the latest first."""
    since = None if before is None else Millis(before)
    played = await history(node.matches, player.id, since, _MOST_MATCHES)
    return MatchesPlayed.model_validate({"matches": [msgspec.to_builtins(one) for one in played]})


@accounts.get("/me/export", responses=refusals(401))
async def export_everything(person: Person, node: Served) -> dict[str, list[dict[str, Any]]]:
    """Download all that is kept about oneself; records of matches are downloaded at the matches."""
    return await export(node.store, person.id)


@accounts.post("/me/delete", status_code=204, responses=refusals(401, 403), dependencies=OWN_PAGES)
async def delete_everything(deletion: Deletion, request: Request, person: Person, node: Served) -> Response:
    """Delete oneself: matches stay for those who played in them, under a name that says nothing."""
    node.turnstile.count("passwords", person.id)
    await node.accounts.confirm(person.id, deletion.password)
    await leave_all(node.rooms, person.id)
    await forget(node.store, person.id)
    response = Response(status_code=204)
    clear_login(response, request)
    return response
