"""`tilewright serve`: the web app, on one machine or on several."""

import asyncio
import ctypes
import gc
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated

import msgspec
import typer
import uvicorn
from structlog.typing import FilteringBoundLogger

if sys.platform != "win32":
    import resource

from tilewright.answers.booklets import show_booklet
from tilewright.answers.judge.asked import judge_one_row
from tilewright.cli.shared.browser import EVERYWHERE, answers, home_address, link, open_page, say_where
from tilewright.cli.shared.database import BusOption, DatabaseOption, DataOption, database_url, given_url
from tilewright.puzzles.collection import latest_days
from tilewright.screens.plans import make_plan
from tilewright.service.background import stop_tasks
from tilewright.service.errors import StoreUnavailable
from tilewright.service.logs import set_up_logs
from tilewright.service.node import Node, NodeConfig
from tilewright.service.settings import Settings
from tilewright.service.storage.migrations.upgrade import NEWER
from tilewright.tiles import BadInput
from tilewright.web.app import make_app
from tilewright.web.authentication import today
from tilewright.web.connections import OpenConnections, protocols_of
from tilewright.web.home_network import HomeNetwork
from tilewright.words.say import read_all_words

PORT = 8_000
_PORTS = 20
# From the signal to the end of the process: who stops the server waits this long before it kills. Requests have the
# first seconds, the parts of the node most of the rest, and Python needs a moment to end.
SECONDS_TO_STOP = 30
_SECONDS_TO_FINISH = 5
_SECONDS_TO_CLOSE = SECONDS_TO_STOP - _SECONDS_TO_FINISH - 5
_SECONDS_BEFORE_WARMING = 2
_SECONDS_TO_OPEN = 10
_MOST_WAITING = 2_048
# Files that a server has open besides connections, also while its five pools of processes are replaced by new ones. If
# none were left, uvloop would close every new connection.
_FILES_OF_THE_SERVER = 128
_FILES_OF_A_BOT_WORKER = 4
# The thresholds of Python's garbage collector. A full collection stops every table for a fifth of a second with a
# thousand connections, and with the default thresholds it runs all the time. Most garbage of a server is young, so full
# collections are rare: at this threshold, or every minute while few tasks run, since closed connections leave some.
_GC_THRESHOLDS = (5_000, 10, 1_000)
_MILLIS_BETWEEN_COLLECTIONS = 60_000
_FEW_TASKS = 400


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65_535, help="The port, by default 8000 or the next free one; 0 is any free one."),
    ] = None,
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    database: DatabaseOption = None,
    bus: BusOption = None,
    data: DataOption = None,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with times and limits.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on the home network join, and print a link and a QR code.")
    ] = False,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser, also if a server is already running.")
    ] = False,
    trust_proxy: Annotated[
        str | None,
        typer.Option(metavar="ADDRESSES", help="Proxies trusted to name the client, or * for any."),
    ] = None,
) -> None:
    """Start the web app and print its address. Ctrl-C or SIGTERM stops it after open requests are stored.

    Without --database everything is stored in one file in your data folder. Plain `tilewright` does the same as
    `tilewright serve --open`.

    Example: tilewright serve --lan
    """
    usual = all(asked is None for asked in (port, given_url("database", database), data))
    if open_browser and usual and answers(link(host, PORT)):
        print(f"Tilewright is already running on {link(host, PORT)}")
        open_page(link(host, PORT), _SECONDS_TO_OPEN)
        return
    plan = NodeConfig(
        database=database_url(database, data),
        bus=given_url("bus", bus),
        settings=Settings() if settings is None else _settings(settings),
    )
    # The event loop gets the interpreter back from the threads of the store after one millisecond instead of five.
    sys.setswitchinterval(0.001)
    listener = listening_on("0.0.0.0" if lan else host, port)
    with listener, asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(_serve(plan, listener, trust_proxy, open_browser=open_browser))


def _settings(file: Path) -> Settings:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Settings)
    except OSError as wrong:
        raise BadInput(f"cannot read {file}: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is not text in UTF-8") from None
    except msgspec.MsgspecError as wrong:
        raise BadInput(f"{file}: {wrong}") from None


def listening_on(host: str, port: int | None) -> socket.socket:
    """Return a socket bound to the port, or to the first free one of a few if `port` is None."""
    if port is not None:
        return _bound(host, port)
    for tried in range(PORT, PORT + _PORTS - 1):
        with suppress(BadInput):
            return _bound(host, tried)
        print(f"port {tried} is taken by another program; trying {tried + 1}", file=sys.stderr)
    return _bound(host, PORT + _PORTS - 1)


def _bound(host: str, port: int) -> socket.socket:
    """Return a bound socket that does not listen yet, so that a load balancer uses other servers until it does."""
    # With the protocol named, asyncio sends answers at once instead of waiting 40 ms for an acknowledgement.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            # Connections of a server that has just stopped must not block the port; on Windows this would share it.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if listener.family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind((host, port))
    except OSError as wrong:
        listener.close()
        raise _cannot_listen(host, port, wrong) from None
    return listener


def _listen(listener: socket.socket) -> None:
    try:
        listener.listen(_MOST_WAITING)
    except OSError as wrong:
        host, port = listener.getsockname()[:2]
        raise _cannot_listen(host, port, wrong) from None


def _cannot_listen(host: str, port: int, wrong: OSError) -> BadInput:
    return BadInput(f"cannot listen on {host} port {port}: {(wrong.strerror or '').partition(' (')[0]}")


def server_of(
    node: Node, settings: Settings, proxies: str | None = None, home: HomeNetwork | None = None
) -> uvicorn.Server:
    """Return the server of a node, which ends streams when it stops and trusts the client addresses of `proxies`."""
    home = home or HomeNetwork()
    most = most_connections(settings.bot_workers)
    counted = OpenConnections(settings.allowed, settings.pace, node.metrics, most, proxies)
    http, web_socket = protocols_of(counted)
    config = uvicorn.Config(
        make_app(node, lambda: server.should_exit, home),
        http=http,
        ws=web_socket,
        ws_max_size=settings.allowed.frame_bytes,
        ws_ping_interval=settings.pace.ping / 1_000,
        ws_ping_timeout=settings.pace.ping / 1_000,
        # Messages are small; a deflate window for each connection would cost more memory than everything else.
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
    home.attach(server, counted)
    return server


def home_of(plan: NodeConfig, listens: tuple[str, int], proxies: str | None = None) -> HomeNetwork:
    """Return how phones reach a server that listens there.

    Its owner can let them in if it listens to this machine alone, and no proxy or other server is involved.
    """
    (host, port), settings = listens, plan.settings

    def find() -> str:
        return settings.home_address or home_address()

    always = host in EVERYWHERE and find()
    own = ip_address(host).is_loopback and not (proxies or plan.bus or settings.public_address)
    return HomeNetwork(link(always, port) if always else "", listens if own else None, find)


def most_connections(bot_workers: int) -> int:
    """Return how many connections the system's limit of open files allows besides the files of the server itself."""
    if sys.platform == "win32":
        # It has no limit of open files that a connection counts against.
        return sys.maxsize
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if limit == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(1, limit - _FILES_OF_THE_SERVER - _FILES_OF_A_BOT_WORKER * bot_workers)


async def _collect_garbage() -> None:
    """Run a full garbage collection while few tasks run; a connection has two tasks."""
    if len(asyncio.all_tasks()) < _FEW_TASKS:
        gc.collect()
    return_memory()


def return_memory() -> None:
    """Give free memory back to the system; only the C library of most Linux systems, glibc, can.

    Messages and rows of all sizes leave holes in its heap, which would grow for as long as a server runs.
    """
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


async def _warm_up(node: Node) -> None:
    """Start the bots' processes and read all texts and puzzles, after the first requests."""
    await asyncio.sleep(_SECONDS_BEFORE_WARMING)
    await node.bots.warm_up()
    # The rules, and with them most of what short questions need.
    await node.short_bench.warm_up(show_booklet, judge_one_row, make_plan)
    await node.reviews.warm_up()
    await asyncio.to_thread(read_all_words)
    # The puzzles of the latest days are those of every rulebook.
    await asyncio.to_thread(latest_days, today())


async def _stop_if_outdated(node: Node, server: uvicorn.Server) -> None:
    """Stop the server when a newer one has changed the tables so that this one cannot use them."""
    await node.schema.outdated.wait()
    server.should_exit = True


async def _serve(plan: NodeConfig, listener: socket.socket, proxies: str | None, *, open_browser: bool) -> None:
    gc.set_threshold(*_GC_THRESHOLDS)
    # A player on this machine reads the terminal, where an operator's log would be noise.
    log = set_up_logs(logging.WARNING if open_browser else logging.INFO)
    try:
        node = await Node.open(plan)
    except StoreUnavailable as wrong:
        raise BadInput(str(wrong)) from None
    try:
        host, port = listener.getsockname()[:2]
        home = home_of(plan, (host, port), proxies)
        server = server_of(node, plan.settings, proxies, home)
        # A signal may come before uvicorn handles signals. When done, uvicorn raises the one that stopped it again, and
        # that must not end the process before the node is closed.
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, lambda *_: setattr(server, "should_exit", True))
        _listen(listener)
        say_where(host, port, home.address)
        if open_browser:
            print("Press Ctrl-C to stop.", flush=True)
            open_page(link("localhost" if host in EVERYWHERE else host, port))
        log.info("serving", port=port)
        gc.freeze()
        background = [
            node.tasks.repeat("garbage", _collect_garbage, _MILLIS_BETWEEN_COLLECTIONS),
            node.tasks.once("warm-up", partial(_warm_up, node)),
            node.tasks.once("outdated", partial(_stop_if_outdated, node, server)),
        ]
        await server.serve(sockets=[listener])
        await stop_tasks(*background)
    finally:
        await _close(node, log)
    if node.schema.outdated.is_set():
        raise BadInput(NEWER)


async def _close(node: Node, log: FilteringBoundLogger) -> None:
    """Close a node; one that waits for a dead database or a hanging bot is left after some time."""
    try:
        await asyncio.wait_for(node.close(), _SECONDS_TO_CLOSE)
    except TimeoutError:
        log.warning("stopped before all parts were closed")
    else:
        log.info("stopped")
