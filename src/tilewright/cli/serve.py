"""`tilewright serve`: the web app, on one machine or on several."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer
import uvicorn

from tilewright.cli.addresses import EVERYWHERE, link, say_where
from tilewright.cli.database import DatabaseOption, DataOption, database_url
from tilewright.cli.opening import answers, open_page
from tilewright.cli.verb import run
from tilewright.service.errors import StoreUnavailable
from tilewright.service.logs import set_up_logs
from tilewright.service.node import Node, Plan
from tilewright.service.settings import Settings
from tilewright.tiles.notation import BadInput
from tilewright.web.app import make_app
from tilewright.words.say import read_all_words

PORT = 8_000
_PORTS = 20
_SECONDS_TO_FINISH = 5
_SECONDS_BEFORE_WARMING = 2
_SECONDS_TO_OPEN = 10
_MOST_WAITING = 2_048
# After how many new objects Python looks for garbage among the youngest; after how many such looks among the younger;
# after how many of those among all. The last halts every table for a fifth of a second with a thousand connections,
# and by Python's own numbers comes all the time. What a server drops is young, so the old are looked at seldom: of
# itself, or every minute while so little is under way that nobody notices, for lines that ended leave some behind.
_LOOKS_FOR_GARBAGE = (5_000, 10, 1_000)
_SECONDS_BETWEEN_LOOKS = 60
_LITTLE_UNDER_WAY = 400


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65_535, help="The port; 0 takes any free one. Without it 8000, or the next free one."),
    ] = None,
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    database: DatabaseOption = None,
    bus: Annotated[str | None, typer.Option(metavar="URL", help="redis://... where several servers share it.")] = None,
    data: DataOption = None,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="Times and limits, in TOML.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on the home network join; prints link and QR.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser, also on a server that runs already.")
    ] = False,
    trust_proxy: Annotated[
        str | None, typer.Option(metavar="ADDRESSES", help="Proxies whose headers name the client, or * for any.")
    ] = None,
) -> None:
    """Start the web app and say where it is; Ctrl-C or SIGTERM ends it when what was begun is stored.

    Without a database it keeps everything in one file in your data folder. Plain `tilewright` is this with --open.

    Example: tilewright serve --lan
    """
    usual = all(asked is None for asked in (port, database, data))
    if open_browser and usual and answers(link(host, PORT)):
        print(f"Tilewright is served already on {link(host, PORT)}")
        open_page(link(host, PORT), _SECONDS_TO_OPEN)
        return
    plan = Plan(
        database=database_url(database, data),
        bus=bus,
        settings=Settings() if settings is None else _settings(settings),
    )
    listener = listening_on("0.0.0.0" if lan else host, port)
    with listener, asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(_serve(plan, listener, trust_proxy, open_browser=open_browser))


def main(arguments: Sequence[str]) -> int:
    """Run the verb."""
    return run(serve, arguments, "tilewright serve")


def _settings(file: Path) -> Settings:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Settings)
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None
    except msgspec.MsgspecError as wrong:
        raise BadInput(f"{file}: {wrong}") from None


def listening_on(host: str, port: int | None) -> socket.socket:
    """Return what will listen on a port, or on the first free one of a few where none was asked for."""
    if port is not None:
        return _bound(host, port)
    for tried in range(PORT, PORT + _PORTS - 1):
        with suppress(BadInput):
            return _bound(host, tried)
        print(f"port {tried} is taken by another program; trying {tried + 1}", file=sys.stderr)
    return _bound(host, PORT + _PORTS - 1)


def _bound(host: str, port: int) -> socket.socket:
    """Return a socket that has its port and does not listen yet: a balancer asks another server until it does."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name == "posix":
            # Connections of a server that has just ended do not keep the port; elsewhere this would share it.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if listener.family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((host, port))
    except OSError as wrong:
        listener.close()
        raise _not_heard(host, port, wrong) from None
    return listener


def _listen(listener: socket.socket) -> None:
    try:
        listener.listen(_MOST_WAITING)
    except OSError as wrong:
        host, port = listener.getsockname()[:2]
        raise _not_heard(host, port, wrong) from None


def _not_heard(host: str, port: int, wrong: OSError) -> BadInput:
    return BadInput(f"cannot listen on {host} port {port}: {(wrong.strerror or '').partition(' (')[0]}")


def server_of(node: Node, settings: Settings, proxies: str | None = None) -> uvicorn.Server:
    """Return the server of a node, whose long answers end when it does; what `proxies` say of clients is believed."""
    config = uvicorn.Config(
        make_app(node, lambda: server.should_exit),
        ws="websockets-sansio",
        ws_max_size=settings.allowed.frame_bytes,
        # Messages are small; a deflate window for each connection would cost more memory than all else.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies or "",
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
    )
    server = uvicorn.Server(config)
    return server


async def _tidied() -> None:
    """Look for garbage among all objects now and then, when that is quick: two tasks serve a connection."""
    while True:
        await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
        if len(asyncio.all_tasks()) < _LITTLE_UNDER_WAY:
            gc.collect()


async def _warmed(node: Node) -> None:
    """Get ready what the first to ask would wait for, once those who waited for the server are served."""
    await asyncio.sleep(_SECONDS_BEFORE_WARMING)
    node.bots.warm_up()
    await asyncio.to_thread(read_all_words)


async def _serve(plan: Plan, listener: socket.socket, proxies: str | None, *, open_browser: bool) -> None:
    # Whoever plays at this machine reads the terminal; an operator's log would be noise to them.
    log = set_up_logs(logging.WARNING if open_browser else logging.INFO)
    try:
        node = await Node.open(plan)
    except StoreUnavailable:
        raise BadInput("the database does not answer") from None
    try:
        # The server raises the signal that ended it once more when it is done; what then remains is ours to finish.
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, lambda *_: None)
        server = server_of(node, plan.settings, proxies)
        _listen(listener)
        say_where(*listener.getsockname()[:2])
        if open_browser:
            print("Ctrl-C ends it.", flush=True)
            host, port = listener.getsockname()[:2]
            open_page(link("localhost" if host in EVERYWHERE else host, port))
        log.info("serving", port=listener.getsockname()[1])
        gc.set_threshold(*_LOOKS_FOR_GARBAGE)
        gc.freeze()
        aside = [asyncio.create_task(_tidied(), name="tidying"), asyncio.create_task(_warmed(node), name="warming")]
        await server.serve(sockets=[listener])
        for task in aside:
            task.cancel()
    finally:
        await node.close()
        log.info("stopped")
