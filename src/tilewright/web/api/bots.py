"""The addresses for bots from outside: tokens, a stream of what a seat may see, and its commands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from anyio import CancelScope
from fastapi import APIRouter, Depends, Header, HTTPException, Request, Response
from fastapi.responses import StreamingResponse
from fastapi.security import HTTPAuthorizationCredentials
from msgspec import Raw, Struct
from pydantic import Field

from tilewright.service.accounts.tokens import new_token, take_back, tokens_of
from tilewright.service.protocol.http_bots import Caller, act, give_nonce, open_seats, seat_in, show_draft
from tilewright.service.protocol.session import Session
from tilewright.service.protocol.wire import Act, Hello, Reason, Refusal, ShowDraft, written
from tilewright.service.storage.rows import MatchId
from tilewright.web.api.matches import SHOWN, Body, Id, LoggedIn, Person, Served, own_pages_only, refusals
from tilewright.web.security import address_of, token_of

bots = APIRouter(prefix="/api")

_SECONDS_OF_SILENCE = 15
_RETRY = b"retry: 500\n\n"
_STILL_HERE = b":\n\n"

# How a refusal over the socket is said in HTTP; the body is the same.
_STATUS = {
    Reason.ILLEGAL: 409,
    Reason.NOT_YOUR_TURN: 409,
    Reason.NO_SEAT: 403,
    Reason.NOT_BEGUN: 409,
    Reason.STALE: 409,
    Reason.NOT_NOW: 409,
    Reason.TOO_OFTEN: 429,
    Reason.TRY_AGAIN: 503,
    Reason.BAD: 400,
}


PieceNumber = Annotated[int, Field(ge=-(2**31), lt=2**31)]


class Label(Body):
    """What a token is for, in its owner's words."""

    label: Annotated[str, Field(max_length=200, examples=["my bot"])]


class TokenShown(Body):
    """A token as its owner may see it again."""

    id: str
    label: str
    created_at: int


class TokenMade(TokenShown):
    """A new token with its text, which is shown this once."""

    token: str


class SeatOpen(Body):
    """A seat of the player in a match that is not over."""

    match: str
    rules: str
    seat: int
    begun: bool


class NonceGiven(Body):
    """The own part of every shuffle, 16 to 64 bytes in hexadecimal."""

    nonce: Annotated[str, Field(pattern="^([0-9a-f]{2}){16,64}$")]


class CommandSent(Body):
    """A command of the kind of game that the match is, with an id of the client's own."""

    id: Annotated[str, Field(pattern="^[!-~]{1,64}$", examples=["1"])]
    command: Annotated[dict[str, Any], Field(examples=[{"type": "DrawTile"}])]
    after: Annotated[int | None, Field(ge=0, le=2**53)] = None


class DraftSent(Body):
    """The table as it is being arranged, in numbers of pieces."""

    rows: Annotated[list[Annotated[list[PieceNumber], Field(max_length=200)]], Field(max_length=200)]
    after: Annotated[int | None, Field(ge=0, le=2**53)] = None


class DraftJudged(Body):
    """The message `judgement` of the socket."""

    type: Annotated[str, Field(pattern="^judgement$")]
    seq: int
    faults: list[dict[str, Any]]
    sentences: list[str]
    readings: list[dict[str, Any]]
    opening: dict[str, int] | None


class Acknowledged(Body):
    """The message `ack` of the socket."""

    type: Annotated[str, Field(pattern="^ack$")]
    id: str
    seq: int


class NotCarriedOut(Body):
    """The message `refused` of the socket."""

    type: Annotated[str, Field(pattern="^refused$")]
    id: str
    reason: str
    faults: list[dict[str, Any]]
    sentences: list[str]


async def caller_of(
    request: Request,
    player: LoggedIn,
    node: Served,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(SHOWN)],
) -> Caller:
    """Return who asks, and the token or login by which they are known."""
    token = (token_of(request) or "") if shown is None else shown.credentials
    return Caller(node, player, address_of(request), token)


Calling = Annotated[Caller, Depends(caller_of)]


@bots.post("/tokens", status_code=201, responses=refusals(400, 401, 403), dependencies=[Depends(own_pages_only)])
async def make_token(label: Label, person: Person, node: Served) -> TokenMade:
    """Make a token that lets a program play as you; it is shown this once."""
    token, text = await new_token(node.store, person.id, label.label)
    return TokenMade(**msgspec.structs.asdict(token), token=text)


@bots.get("/tokens", responses=refusals(401))
async def list_tokens(person: Person, node: Served) -> list[TokenShown]:
    """List your tokens, without their texts."""
    return [TokenShown(**msgspec.structs.asdict(token)) for token in await tokens_of(node.store, person.id)]


@bots.delete(
    "/tokens/{token}", status_code=204, responses=refusals(401, 403, 404), dependencies=[Depends(own_pages_only)]
)
async def take_token_back(token: Id, person: Person, node: Served) -> None:
    """Make one of your tokens worthless."""
    if not await take_back(node.store, person.id, token):
        raise HTTPException(404, "you have no such token")


@bots.get("/bot/matches", responses=refusals(401))
async def list_seats(player: LoggedIn, node: Served) -> list[SeatOpen]:
    """List the matches in which you have a seat and which are not over, the newest first."""
    return [SeatOpen(**msgspec.structs.asdict(seat)) for seat in await open_seats(node.store, player.id)]


@bots.post(
    "/bot/matches/{match}/nonce",
    status_code=204,
    responses=refusals(401, 403, 404),
    dependencies=[Depends(own_pages_only)],
)
async def post_nonce(match: Id, given: NonceGiven, caller: Calling) -> None:
    """Give your part of every shuffle; the match begins when every seat has. A second one changes nothing."""
    await give_nonce(caller, MatchId(match), bytes.fromhex(given.nonce))


@bots.post(
    "/bot/matches/{match}/commands",
    responses={
        **refusals(401, 404),
        **{status: {"model": NotCarriedOut, "description": "Not carried out"} for status in {*_STATUS.values()}},
        200: {"model": Acknowledged, "description": "Carried out and stored"},
    },
    dependencies=[Depends(own_pages_only)],
    response_class=Response,
)
async def post_command(match: Id, sent: CommandSent, caller: Calling) -> Response:
    """Send a command; sending it again with the same id does nothing twice and gets the first answer."""
    command = Raw(json.dumps(sent.command).encode())
    answer = await act(caller, MatchId(match), Act(sent.id, command, sent.after))
    status = _STATUS[answer.reason] if isinstance(answer, Refusal) else 200
    return Response(written(answer), status, media_type="application/json")


@bots.post(
    "/bot/matches/{match}/drafts",
    responses={**refusals(401, 403, 404, 409), 200: {"model": DraftJudged, "description": "How it is judged"}},
    dependencies=[Depends(own_pages_only)],
    response_class=Response,
)
async def post_draft(match: Id, sent: DraftSent, caller: Calling) -> Response:
    """Show how you arrange the table in your turn: it is judged, shown to the others, and kept for the clock."""
    draft = ShowDraft(tuple(map(tuple, sent.rows)), sent.after)
    return Response(written(await show_draft(caller, MatchId(match), draft)), media_type="application/json")


@bots.get(
    "/bot/matches/{match}/events",
    responses={**refusals(401, 403, 404), 200: {"content": {"text/event-stream": {}}}},
    response_class=Response,
)
async def follow(
    match: Id,
    request: Request,
    caller: Calling,
    last_event_id: Annotated[int | None, Header(ge=0, le=2**53)] = None,
) -> Response:
    """Follow a match from a seat, as server-sent events: messages as the socket has them, a view's number as id."""
    # Watchers may be barred, or are shown the match late; that is the socket's to keep, and here are players only.
    await seat_in(caller, MatchId(match))
    events = _events(caller, Hello(match, last_event_id), request)
    # The first step counts the connection, so that one too many is refused before anything is answered.
    first = await anext(events)
    return StreamingResponse(
        _all(first, events),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _all(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for event in rest:
        yield event


async def _events(caller: Caller, hello: Hello, request: Request) -> AsyncIterator[bytes]:
    """Yield what a session is told, until the server or the login ends or the reader is too slow."""
    node = caller.node
    ended = asyncio.Event()
    with (
        node.turnstile.socket(caller.player.id, caller.address),
        node.logins.watched(caller.token, ended.set),
        node.metrics.sockets.track_inprogress(),
    ):
        session = Session(node, caller.player, caller.address)
        greeting = asyncio.create_task(session.receive(msgspec.json.encode(hello)), name="greeting a bot")
        silent = 0
        try:
            yield _RETRY
            while not (_is_over(session) or ended.is_set() or request.app.state.ending()):
                try:
                    message = await asyncio.wait_for(session.outbox.take(), 1)
                except TimeoutError:
                    silent += 1
                    if silent % _SECONDS_OF_SILENCE == 0:
                        yield _STILL_HERE
                else:
                    yield as_event(message)
        finally:
            # When the reader goes away every wait from here on is cancelled, unless it is shielded.
            with CancelScope(shield=True):
                greeting.cancel()
                await asyncio.gather(greeting, return_exceptions=True)
                await session.close()


def _is_over(session: Session) -> bool:
    return session.outbox.overflowed or session.must_come_back


class _Head(Struct):
    type: str
    seq: int = 0


_HEAD: msgspec.json.Decoder[_Head] = msgspec.json.Decoder(_Head)


def as_event(message: bytes) -> bytes:
    r"""Return a message as one server-sent event.

    Only a view has an id: whoever lost the line before it came is sent the events that lead to it again.

    >>> as_event(b'{"type":"view","seq":7,"view":{}}')
    b'id: 7\ndata: {"type":"view","seq":7,"view":{}}\n\n'
    """
    head = _HEAD.decode(message)
    return (b"id: %d\n" % head.seq if head.type == "view" else b"") + b"data: " + message + b"\n\n"
