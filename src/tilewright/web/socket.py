"""The socket: carries messages between a browser and its session; its close code says what to do next."""

import asyncio
from contextlib import suppress

import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.logins import logged_in
from tilewright.service.accounts.players import Player
from tilewright.service.accounts.profiles import preferences_of
from tilewright.service.background import stop_tasks
from tilewright.service.desk.bans import Banned
from tilewright.service.errors import StoreUnavailable, TooMuch
from tilewright.service.logs import error_summary
from tilewright.service.node import Node
from tilewright.service.protocol.session import Session
from tilewright.web.language import language_asked, language_of
from tilewright.web.security import address_of, same_origin, token_of

_log = structlog.get_logger(__name__)

# RFC 6455 and the registry of codes: what a client does next depends on them.
NOT_ALLOWED = 1008
DEFECT = 1011
TRY_AGAIN = 1013

_MOST_COMPLAINTS = 100
_SECONDS_TO_CLOSE = 1


class Login(Struct, frozen=True):
    """Whose connection it is: the player, where they come from, and the token of the login."""

    player: PlayerId
    address: str
    token: str


async def socket(connection: WebSocket, node: Node) -> None:
    """Speak the protocol of docs/protocol.md with a player who is logged in."""
    if not same_origin(connection):
        await connection.close(NOT_ALLOWED, "the origin is another site")
        return
    token, address = token_of(connection), address_of(connection)
    try:
        node.rate_limits.count_address("address", address)
        player = await logged_in(node.store, token)
        language = await _language(connection, node, player)
    except TooMuch as refused:
        await connection.close(NOT_ALLOWED, str(refused))
        return
    except StoreUnavailable:
        await connection.close(TRY_AGAIN, "try again")
        return
    if player is None or token is None:
        await connection.close(NOT_ALLOWED, "log in first")
        return
    try:
        node.bans.refuse(player.id, address)
        with node.rate_limits.socket(player.id, address), node.metrics.sockets.track_inprogress():
            await connection.accept()
            await _talk(connection, Session(node, player, address, language), node, Login(player.id, address, token))
    except TooMuch as refused:
        await connection.close(NOT_ALLOWED, str(refused))
    except Banned:
        # The page asks why, and is told in the reader's language.
        await connection.close(NOT_ALLOWED, "banned")


async def _language(connection: WebSocket, node: Node, player: Player | None) -> str:
    """Return the language that the address asks for, else the one the player prefers, else one the browser accepts."""
    asked = language_asked(connection)
    if asked is not None or player is None:
        return asked or language_of(connection)
    return (await preferences_of(node.store, player.id)).language or language_of(connection)


async def _talk(connection: WebSocket, session: Session, node: Node, login: Login) -> None:
    """Carry messages both ways until either side ends or the reader is too slow, then release everything."""
    sending = asyncio.create_task(_send(connection, session), name="sending")
    listening = asyncio.create_task(_listen(connection, session, node.matches.pace.greeting / 1_000), name="listening")
    tasks = (listening, sending)
    # A write may wait for a reader who never reads; an overflow cancels it.
    session.outbox.on_overflow = sending.cancel
    try:
        with (
            node.logins.watched(login.token, listening.cancel),
            node.bans.watched(login.player, login.address, listening.cancel),
        ):
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        ended = listening.cancelled()
    finally:
        await stop_tasks(*tasks)
        await session.close()
    wrong = [error for task in done if not task.cancelled() and (error := task.exception())]
    if wrong:
        node.metrics.defects.inc()
        _log.error("a connection failed", **error_summary(wrong[0]))
        await _close(connection, DEFECT, "an error of the server")
    elif session.outbox.overflowed:
        node.metrics.slow.inc()
        await _close(connection, TRY_AGAIN, "too slow: come back and resume")
    elif ended:
        await _close(connection, NOT_ALLOWED, "the login has ended")


async def _close(connection: WebSocket, code: int, reason: str) -> None:
    """Close with a reason, but do not wait long for a client that may not read any more."""
    with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
        await asyncio.wait_for(connection.close(code, reason), _SECONDS_TO_CLOSE)


async def _listen(connection: WebSocket, session: Session, greeting: float) -> None:
    loop = asyncio.get_running_loop()
    must_greet = loop.time() + greeting
    while session.complaints < _MOST_COMPLAINTS:
        patience = None if session.has_greeted else must_greet - loop.time()
        try:
            message = await asyncio.wait_for(connection.receive(), patience)
        except TimeoutError:
            await _close(connection, NOT_ALLOWED, "follow a match, a table or calls first")
            return
        if message["type"] == "websocket.disconnect":
            return
        await session.receive(message.get("text") or message.get("bytes") or b"")
        if session.must_reconnect:
            await _close(connection, TRY_AGAIN, "try again")
            return
    await _close(connection, NOT_ALLOWED, "too many messages that could not be used")


async def _send(connection: WebSocket, session: Session) -> None:
    while True:
        message = (await session.outbox.take()).decode()
        try:
            await connection.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            # A RuntimeError says that the connection was closed on this side: by `_listen`, or by uvicorn after a
            # frame that is none.
            return
