"""Bots over HTTP: tokens, a stream of what a seat may see, and its commands."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
import structlog
from anyio import CancelScope
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tilewright.answers.addresses import Cost
from tilewright.answers.requests import Wrong
from tilewright.messages.fields import Id, MatchId, Seq
from tilewright.messages.wire import Ack, Act, Hello, Judgement, Nonce, Reason, Refusal, ShowDraft
from tilewright.service.accounts.players import Player
from tilewright.service.accounts.tokens import Token, new_token, revoke, tokens_of
from tilewright.service.logs import error_summary
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller, OpenSeat, act, give_nonce, open_seats, seat_in, show_draft
from tilewright.service.protocol.session import Session
from tilewright.web.authentication import Declined, Person
from tilewright.web.endpoints import Endpoints, json_response, resumed

_log = structlog.get_logger(__name__)

bots: Endpoints = Endpoints()

_SECONDS_OF_SILENCE = 15
_RETRY = b"retry: 500\n\n"
_STILL_HERE = b":\n\n"

# The HTTP status of each refusal of a command; the body is the message that the socket would send.
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


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for, in its owner's words."""

    label: Annotated[str, Meta(max_length=200, examples=["my bot"])]


class TokenMade(Token, frozen=True):
    """A new token with its text, which is shown only this once."""

    token: str


@bots.add("POST /api/tokens", Cost.LIGHT, status=201, refused=(400,))
async def make_token(body: Label, person: Person, node: Node) -> TokenMade:
    """Make a token that lets a program play as you; it is shown only this once."""
    token, text = await new_token(node.store, person.id, body.label)
    return TokenMade(**msgspec.structs.asdict(token), token=text)


@bots.add("GET /api/tokens", Cost.LIGHT)
async def list_tokens(person: Person, node: Node) -> tuple[Token, ...]:
    """List your tokens, without their texts."""
    return await tokens_of(node.store, person.id)


@bots.add("DELETE /api/tokens/{token}", Cost.LIGHT, status=204, refused=(404,))
async def take_token_back(token: Id, person: Person, node: Node) -> None:
    """Revoke one of your tokens."""
    if not await revoke(node.store, person.id, token):
        raise Declined(404, "you have no such token")


@bots.add("GET /api/bot/matches", Cost.LIGHT)
async def list_seats(player: Player, node: Node) -> tuple[OpenSeat, ...]:
    """List your seats in matches that are not over, the newest match first."""
    return await open_seats(node.store, player.id)


@bots.add("POST /api/bot/matches/{match}/nonce", Cost.PLAY, status=204, refused=(404,))
async def post_nonce(match: Id, body: Nonce, caller: Caller) -> None:
    """Give your part of every shuffle; the match begins when every seat has. A second nonce changes nothing."""
    await give_nonce(caller, MatchId(match), bytes.fromhex(body.nonce))


@bots.add(
    "POST /api/bot/matches/{match}/commands",
    Cost.PLAY,
    answer=Ack,
    refused={404: Wrong, **dict.fromkeys(_STATUS.values(), Refusal)},
)
async def post_command(match: Id, body: Act, caller: Caller) -> Response:
    """Send a command; sending it again with the same id is safe and gets the first answer."""
    answer = await act(caller, MatchId(match), body)
    return json_response(answer, _STATUS[answer.reason] if isinstance(answer, Refusal) else 200)


@bots.add("POST /api/bot/matches/{match}/drafts", Cost.PLAY, refused=(404, 409))
async def post_draft(match: Id, body: ShowDraft, caller: Caller) -> Judgement:
    """Send the table as you arrange it in your turn: it is judged, shown to the others, and used if time runs out."""
    return await show_draft(caller, MatchId(match), body)


@bots.add("GET /api/bot/matches/{match}/events", Cost.PLAY, answer="text/event-stream", refused=(403, 404))
async def follow(match: Id, request: Request, caller: Caller, last_event_id: Seq | None = None) -> Response:
    """Follow a match from a seat, as server-sent events: the socket's messages; the id of a view is its number."""
    # Only players may follow here: rules about watchers, who may be barred or see the match late, are the socket's.
    await seat_in(caller, MatchId(match))
    events = _events(caller, Hello(match, last_event_id), request)
    # The first step counts the connection, so that one too many is refused with a status.
    first = await anext(events)
    return StreamingResponse(
        resumed(first, events),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _events(caller: Caller, hello: Hello, request: Request) -> AsyncIterator[bytes]:
    """Yield the messages of a session until the server or the login ends, the reader is too slow, or it fails."""
    node = caller.node
    ended = asyncio.Event()
    with (
        node.rate_limits.socket(caller.player.id, caller.address),
        node.logins.watched(caller.token, ended.set),
        node.bans.watched(caller.player.id, caller.address, ended.set),
        node.metrics.sockets.track_inprogress(),
    ):
        session = Session(node, caller.player, caller.address)
        greeting = asyncio.create_task(session.receive(msgspec.json.encode(hello)), name="greeting a bot")
        silent = 0
        try:
            yield _RETRY
            while not (_is_over(session) or _wrong(greeting) or ended.is_set() or request.app.state.is_ending()):
                try:
                    message = await asyncio.wait_for(session.outbox.take(), 1)
                except TimeoutError:
                    silent += 1
                    if silent % _SECONDS_OF_SILENCE == 0:
                        yield _STILL_HERE
                else:
                    yield as_event(message)
        finally:
            # A reader who leaves cancels this task: unless shielded, every await below would be cancelled too.
            with CancelScope(shield=True):
                greeting.cancel()
                await asyncio.gather(greeting, return_exceptions=True)
                await session.close()
            if (wrong := _wrong(greeting)) is not None:
                node.metrics.defects.inc()
                _log.error("a stream failed", **error_summary(wrong))


def _wrong(greeting: asyncio.Task[None]) -> BaseException | None:
    return greeting.exception() if greeting.done() and not greeting.cancelled() else None


def _is_over(session: Session) -> bool:
    return session.outbox.overflowed or session.must_reconnect


class _Head(Struct):
    type: str
    seq: int = 0


_HEAD: msgspec.json.Decoder[_Head] = msgspec.json.Decoder(_Head)


def as_event(message: bytes) -> bytes:
    r"""Return a message as one server-sent event.

    Only a view has an id: a reader who lost the connection before it came is sent the events before it again.

    >>> as_event(b'{"type":"view","seq":7,"view":{}}')
    b'id: 7\ndata: {"type":"view","seq":7,"view":{}}\n\n'
    """
    head = _HEAD.decode(message)
    return (b"id: %d\n" % head.seq if head.type == "view" else b"") + b"data: " + message + b"\n\n"
