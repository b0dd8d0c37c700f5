"""`tilewright serve`: what it refuses in a line, and a real process that starts, answers and stops in order,
on the home network and behind a proxy too.
"""

import asyncio
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from bench.serving.servers import memory_of
from tests.cli.runs import Tilewright, refusal
from tests.service.servers import free_port
from tests.tables import DATA
from tests.waiting import until, wait_until
from tests.web.conftest import EVERYDAY
from tests.web.players import Visitor
from tilewright.cli.serve import listening_on, return_memory, server_of
from tilewright.cli.shared.browser import answers, has_a_screen, home_address
from tilewright.cli.shared.database import data_folder, database_url
from tilewright.service.node import Node, NodeConfig
from tilewright.tiles import BadInput

PROGRAM = (sys.executable, "-c", "from tilewright.cli.main import main; main()", "serve")


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Leave logging as it was before a server set it up."""
    handlers, level = logging.root.handlers[:], logging.root.level
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ("[pace]\nthink = -1", "Expected `int` >= 0 - at `$.pace.think`"),
        ("[pace]\nthnik = 1", "Object contains unknown field `thnik` - at `$.pace`"),
        ("bot_workers = 'many'", "Expected `int`, got `str` - at `$.bot_workers`"),
    ],
)
def test_a_bad_setting_is_named(tilewright: Tilewright, tmp_path: Path, settings: str, reason: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(settings)
    assert refusal(tilewright("serve", "--settings", str(file))) == f"tilewright serve: {file}: {reason}"


def test_a_taken_port_is_named(tilewright: Tilewright, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        run = tilewright("serve", "--port", str(port), "--data", str(tmp_path))
    assert refusal(run) == f"tilewright serve: cannot listen on 127.0.0.1 port {port}: Address already in use"


def test_without_a_port_the_next_free_one_is_taken_and_the_taken_ones_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr("tilewright.cli.serve.PORT", port)
        with listening_on("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + 20
    assert capsys.readouterr().err.startswith(f"port {port} is taken by another program; trying {port + 1}\n")


def test_a_server_that_is_not_ready_does_not_listen() -> None:
    with listening_on("127.0.0.1", 0) as listener:
        # A balancer that is refused asks another server at once.
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(listener.getsockname(), timeout=10)
        listener.listen()
        socket.create_connection(listener.getsockname(), timeout=10).close()


@pytest.mark.slow(reason="starts the program twice")
def test_plain_tilewright_opens_the_browser_and_a_second_start_the_same_page(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    opened = tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 >> {opened}\n")
    browser.chmod(0o755)
    own = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path)}
    # Everybody's port 8000 may be taken on the machine of the tests, also by somebody's Tilewright.
    port = free_port()
    program = f"from tilewright.cli import serve; serve.PORT = {port}; from tilewright.cli.main import main; main()"
    words = [sys.executable, "-c", program]
    with subprocess.Popen(words, env=own, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            url = f"http://127.0.0.1:{port}"
            assert process.stdout.readline() == f"Tilewright is served on {url}\n"
            assert process.stdout.readline() == "Press Ctrl-C to stop.\n"
            wait_until(lambda: answers(url))
            again = subprocess.run(words, env=own, capture_output=True, text=True, check=True, timeout=60)
            assert again.stdout == f"Tilewright is already running on {url}\n"
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
        assert process.stderr.read() == ""
    assert opened.read_text().split() == [url, url]


@pytest.mark.parametrize(
    ("system", "settings", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_without_a_display_no_browser_is_started(
    system: str, settings: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    assert has_a_screen() is expected


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("--database", "mysql://x/y", "a database is"),
        ("--bus", "amqp://x", 'a bus is "redis://host:port", not "amqp"'),
        ("--settings", "nowhere.toml", "cannot read nowhere.toml: No such file or directory"),
    ],
)
def test_bad_options_are_refused_in_one_line(
    tilewright: Tilewright, tmp_path: Path, option: str, value: str, reason: str
) -> None:
    assert reason in refusal(tilewright("serve", "--port", "0", "--data", str(tmp_path), option, value))


@pytest.mark.parametrize(
    ("option", "url"),
    [
        ("--database", "postgresql://ann:pa55word@localhost/x"),
        ("--database", "postgresql://ann@localhost/x?password=pa55word"),
        ("--bus", "redis://:pa55word@localhost"),
    ],
)
def test_a_password_is_never_an_argument(tilewright: Tilewright, tmp_path: Path, option: str, url: str) -> None:
    reason = refusal(tilewright("serve", "--port", "0", "--data", str(tmp_path), option, url))
    assert f"write {option} @FILE" in reason
    assert "pa55word" not in reason


def test_backups_refuse_a_password_as_an_argument(tilewright: Tilewright, tmp_path: Path) -> None:
    for verb in ("backup", "restore"):
        run = tilewright(verb, str(tmp_path / "x"), "--database", "postgresql://ann:pa55word@localhost/x")
        assert "TILEWRIGHT_DATABASE" in refusal(run)


def test_a_backup_replaces_a_file_only_when_told_to(tilewright: Tilewright, tmp_path: Path) -> None:
    file = tmp_path / "monday.backup"
    file.write_text("of last week")
    data = ("--data", str(tmp_path))
    assert "--force" in refusal(tilewright("backup", str(file), *data))
    assert file.read_text() == "of last week"


def test_a_url_comes_from_an_option_a_file_or_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "url"
    file.write_text("postgresql://ann:pa55word@localhost/x\n")
    monkeypatch.setenv("TILEWRIGHT_DATABASE", "postgresql://ben:pa55word@localhost/y")
    assert database_url("postgresql://localhost/z", None) == "postgresql://localhost/z"
    assert database_url(f"@{file}", None) == "postgresql://ann:pa55word@localhost/x"
    assert database_url(None, None) == "postgresql://ben:pa55word@localhost/y"
    monkeypatch.setenv("TILEWRIGHT_DATABASE", f"@{file}")
    assert database_url(None, None) == "postgresql://ann:pa55word@localhost/x"
    with pytest.raises(BadInput, match=r"cannot read .*nowhere: No such file"):
        database_url(f"@{tmp_path}/nowhere", None)
    monkeypatch.delenv("TILEWRIGHT_DATABASE")
    assert database_url(None, tmp_path) == f"sqlite:///{tmp_path}/tilewright.db"


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for system, folder in {
        "linux": ".local/share/tilewright",
        "darwin": "Library/Application Support/tilewright",
        "win32": "AppData/Local/tilewright",
    }.items():
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
        monkeypatch.delenv("LOCALAPPDATA", raising=False)
        assert data_folder() == tmp_path / folder
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert data_folder() == tmp_path / "elsewhere" / "tilewright"


def test_a_file_that_is_not_a_database_is_refused_in_one_line(tilewright: Tilewright, tmp_path: Path) -> None:
    (tmp_path / "tilewright.db").write_text("Dear diary, " * 1_000)
    for words in (
        ("serve", "--port", "0"),
        ("restore", str(DATA / "backups" / "0011.gz")),
        ("backup", str(tmp_path / "backup")),
    ):
        reason = refusal(tilewright(*words, "--data", str(tmp_path)))
        assert reason.endswith("the file is not a database"), reason


@pytest.mark.slow(reason="starts a real server")
def test_a_server_prints_its_address_answers_and_stops(tmp_path: Path) -> None:
    words = [*PROGRAM, "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            found = re.fullmatch(r"Tilewright is served on (http://127\.0\.0\.1:\d+)\n", process.stdout.readline())
            assert found is not None
            with urllib.request.urlopen(f"{found[1]}/health", timeout=30) as answer:
                assert json.load(answer)["status"] == "ok"
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        logged = [json.loads(line)["event"] for line in process.stderr.read().splitlines()]
    assert logged == ["serving", "stopped"]
    assert (tmp_path / "data" / "tilewright.db").exists()


# Daily, the test above stops one that serves.
@pytest.mark.deep
@pytest.mark.slow(reason="starts a real server")
def test_a_server_that_has_just_started_can_be_stopped(tmp_path: Path) -> None:
    words = [*PROGRAM, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        # It has printed its address, but does not serve yet.
        process.send_signal(signal.SIGTERM)
        try:
            assert process.wait(60) == 0
        finally:
            process.kill()


# Daily, storage/test_database.py looks for newer tables.
@pytest.mark.deep
@pytest.mark.slow(reason="starts a real server")
def test_a_server_stops_with_a_sentence_when_a_newer_one_has_changed_its_tables(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("[pace]\nlook = 20\n")
    words = [*PROGRAM, "--port", "0", "--data", str(tmp_path / "data"), "--settings", str(settings)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            assert process.stdout.readline().startswith("Tilewright is served on")
            with closing(sqlite3.connect(tmp_path / "data" / "tilewright.db", timeout=30)) as file, file:
                file.execute("UPDATE alembic_version SET version_num = '9999', oldest = '9999'")
            assert process.wait(60) == 2
        finally:
            process.terminate()
        last = process.stderr.read().splitlines()[-1]
    assert last.startswith("tilewright serve: the database was made by a newer Tilewright")


@pytest.mark.slow(reason="starts a real server")
async def test_lan_prints_a_link_that_works_for_others(tmp_path: Path) -> None:
    words = [*PROGRAM, "--lan", "--port", "0", "--data", str(tmp_path)]
    server = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        assert server.stdout is not None
        own, others = [(await asyncio.wait_for(server.stdout.readline(), 60)).decode() for _ in range(2)]
        assert own.startswith("Tilewright is served on http://localhost:")
        link = others.rpartition(" ")[2].strip()
        assert link.startswith(f"http://{home_address()}:")

        def joined() -> str:
            request = urllib.request.Request(
                f"{link}/api/guests",
                json.dumps({"name": "Phone"}).encode(),
                {"Origin": link, "Content-Type": "application/json"},
            )
            with urllib.request.urlopen(request, timeout=30) as answer:
                cookie: str = answer.headers["Set-Cookie"]
                return cookie

        # Over plain http a phone takes no Secure cookie.
        cookie = await asyncio.to_thread(joined)
        assert cookie.startswith("tilewright=")
        assert "Secure" not in cookie
    finally:
        server.terminate()
        await server.wait()


@pytest.mark.parametrize(("proxies", "secure"), [("127.0.0.1", True), ("192.0.2.7", False), (None, False)])
async def test_only_a_trusted_proxy_can_say_that_the_client_uses_https(
    proxies: str | None, secure: bool, tmp_path: Path
) -> None:
    node = await Node.open(NodeConfig(database=f"sqlite:///{tmp_path}/data/tilewright.db", settings=EVERYDAY))
    server = server_of(node, EVERYDAY, proxies)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        task = asyncio.create_task(server.serve(sockets=[listener]))
        await until(lambda: server.started)
        said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.9"}
        answer = await Visitor(listener.getsockname()[1]).ask("POST", "/api/guests", {"name": "Ann"}, said)
        assert answer.headers["set-cookie"].startswith("__Host-") is secure
        assert ("strict-transport-security" in answer.headers) is secure
        # A page of the other scheme is another site.
        host = f"127.0.0.1:{listener.getsockname()[1]}"
        for origin, same in ((f"https://{host}", secure), (f"http://{host}", not secure)):
            visitor = Visitor(listener.getsockname()[1])
            tried = await visitor.ask("POST", "/api/guests", {"name": "Ann"}, {**said, "Origin": origin})
            assert tried.status == (201 if same else 403)
        server.should_exit = True
        await task
    await node.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the C library cannot return memory")
def test_free_memory_is_returned_to_the_system() -> None:
    # Too small for pages of their own, and some stay in use: so the heap does not shrink by itself.
    blocks = [b"x" * 100_000 for _ in range(500)]
    full = memory_of(os.getpid(), "RssAnon")
    kept = blocks[::10]
    blocks.clear()
    return_memory()
    assert memory_of(os.getpid(), "RssAnon") < full - 30_000
    assert len(kept) == 50
