"""deploy/compose.yaml where no container can run: the same commands and files, started as processes on this machine."""

import os
import pwd
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.service.balancer import balancer
from tests.service.servers import Server, free_port, part
from tests.web.players import Visitor, idle

DEPLOY = Path(__file__).parents[1] / "deploy"
COMPOSE: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
PROGRAM = (sys.executable, "-c", "from tilewright.cli.main import main; main()")


def test_every_file_and_service_that_is_named_exists() -> None:
    for service in SERVICES.values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
        assert service.get("depends_on", {}).keys() <= SERVICES.keys()
        assert {*service.get("networks", ())} <= COMPOSE["networks"].keys()
    assert (DEPLOY / SERVICES["setup"]["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile" or (
        DEPLOY.parent / SERVICES["setup"]["build"]["dockerfile"]
    ).is_file()


def test_only_nginx_can_be_reached_and_no_password_is_written_down() -> None:
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"nginx"}
    assert COMPOSE["networks"]["inside"]["internal"]
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert not re.search(r"://[^/\s]*:[^/\s]*@", text)
    assert all(name.endswith("_FILE") for name in re.findall(r"\w*PASSWORD\w*", text))


class Stack:
    """A folder of secrets, as in the volume, and where the servers listen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.secrets = folder / "secrets"
        self.database, self.bus = free_port(), free_port()
        self.nodes = {"node1": free_port(), "node2": free_port()}
        # PostgreSQL refuses to run as root.
        self.user = "postgres" if os.geteuid() == 0 else None

    def words(self, service: str) -> list[str]:
        """Return the command of a service with our paths."""
        return [word.replace("/secrets/", f"{self.secrets}/") for word in SERVICES[service]["command"]]

    def set_up(self) -> None:
        """Run the first service."""
        assert SERVICES["setup"]["command"] == ["sh", "/setup.sh", "/secrets"]
        owner = str(pwd.getpwnam(self.user).pw_uid if self.user else os.geteuid())
        own = {"POSTGRESQL_USER": owner, "REDIS_USER": str(os.geteuid()), "NODE_USER": str(os.geteuid())}
        own |= {"DATABASE_HOST": f"127.0.0.1:{self.database}", "BUS_HOST": f"127.0.0.1:{self.bus}"}
        words = ["sh", str(DEPLOY / "setup.sh"), str(self.secrets)]
        subprocess.run(words, env={**os.environ, **own}, check=True, timeout=60)

    def make_database(self, data: Path) -> None:
        """Make the database as the entrypoint of the image does."""
        wanted = SERVICES["postgresql"]["environment"]
        password = wanted["POSTGRES_PASSWORD_FILE"].replace("/secrets", str(self.secrets))
        words = [
            part("PostgreSQL"),
            "-D",
            str(data),
            "-U",
            wanted["POSTGRES_USER"],
            f"--pwfile={password}",
            "--no-sync",
        ]
        self._as_user([*words, *wanted["POSTGRES_INITDB_ARGS"].split()])
        # The entrypoint makes it with a server that only it can reach.
        alone = [str(Path(part("PostgreSQL")).with_name("postgres")), "--single", "-D", str(data), "postgres"]
        self._as_user(alone, f"CREATE DATABASE {wanted['POSTGRES_DB']}\n")

    def postgresql(self, data: Path) -> Server:
        """Return the database server."""
        _, *options = self.words("postgresql")
        settings = (f"port={self.database}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off")
        words = [str(Path(part("PostgreSQL")).with_name("postgres")), "-D", str(data), *options]
        return Server([*words, *(word for each in settings for word in ("-c", each))], self.database, self.user)

    def redis(self) -> Server:
        """Return the bus."""
        _, *options = self.words("redis")
        return Server([part("Redis"), *options, "--port", str(self.bus), "--bind", "127.0.0.1"], self.bus)

    def node(self, name: str) -> Server:
        """Return a server of ours."""
        _, *options = self.words(name)
        for option, value in {
            "--host": "127.0.0.1",
            "--port": str(self.nodes[name]),
            "--data": str(self.folder),
            "--trust-proxy": "127.0.0.1",
        }.items():
            options[options.index(option) + 1] = value
        return Server([*PROGRAM, *options], self.nodes[name])

    def _as_user(self, words: list[str], said: str = "") -> None:
        subprocess.run(
            words, user=self.user, input=said, capture_output=True, text=True, check=True, timeout=60, cwd="/"
        )


@contextmanager
def running() -> Iterator[tuple[Stack, list[Server]]]:
    """Start everything but nginx, in the order that the services depend on each other."""
    # Not the folder of the test, which only its owner may enter.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, ExitStack() as stopping:
        folder = Path(name)
        folder.chmod(0o755)
        stack = Stack(folder)
        stack.set_up()
        data = folder / "postgresql"
        data.mkdir(mode=0o700)
        if stack.user:
            shutil.chown(data, stack.user)
        stack.make_database(data)
        servers = [stack.postgresql(data), stack.redis(), *map(stack.node, stack.nodes)]
        for server in servers:
            stopping.callback(server.stop, signal.SIGINT)
            server.start()
        yield stack, servers


def _arguments(server: Server) -> str:
    assert server.process is not None
    return Path(f"/proc/{server.process.pid}/cmdline").read_text("utf-8")


@pytest.mark.deep
@pytest.mark.slow(reason="starts PostgreSQL, Redis, two servers and nginx")
async def test_the_parts_together_serve_a_move_over_tls(tmp_path: Path) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not on this machine (Debian: apt install openssl)")
    with running() as (stack, servers), balancer(tmp_path, [*stack.nodes.values()], stack.secrets) as port:
        tls = ssl.create_default_context(cafile=stack.secrets / "tls" / "certificate.pem")
        visitor = Visitor(port, tls)
        health = await visitor.ask("GET", "/health")
        assert health.status == 200
        assert health.headers["strict-transport-security"] == "max-age=31536000"
        assert (await visitor.ask("GET", "/metrics")).status == 404
        await visitor.log_in("Ann")
        # The servers believe nginx that this is https.
        assert visitor.cookie.startswith("__Host-")
        other = {"Origin": f"http://127.0.0.1:{port}"}
        assert (await visitor.ask("POST", "/api/guests", {"name": "x"}, other)).status == 403
        match = await visitor.create(bots=["random"])
        async with visitor.line(f"https://127.0.0.1:{port}") as line:
            view = (await line.begin(match))["view"]
            while 0 not in view["to_move"]:
                view = (await line.hear_a("view"))["view"]
            assert (await line.act("1", idle(view)))["type"] == "ack"
        secrets = _passwords(stack.secrets)
        assert len(secrets) == 3
        for server in servers:
            assert not [each for each in secrets if each in _arguments(server)]


@pytest.mark.deep
async def test_pages_and_requests_work_over_http_2_and_sockets_beside_it(tmp_path: Path) -> None:
    """Each request at a time counts as a connection of its network: nginx must not refuse a class for it."""
    if shutil.which("curl") is None or shutil.which("openssl") is None:
        pytest.skip("curl and openssl are not on this machine (Debian: apt install curl openssl)")
    with running() as (stack, _), balancer(tmp_path, [*stack.nodes.values()], stack.secrets) as port:
        certificate = stack.secrets / "tls" / "certificate.pem"
        site = f"https://127.0.0.1:{port}"

        def statuses(*paths: str) -> Counter[str]:
            words = ["curl", "-sS", "--http2", "--parallel", "--parallel-max", "300", "--cacert", str(certificate)]
            words += ["-o", "/dev/null", "-w", "%{http_version} %{http_code}\\n"]
            asked = [part for path in paths for part in ("-o", "/dev/null", f"{site}{path}")]
            told = subprocess.run([*words, *asked], capture_output=True, text=True, timeout=60, check=True)
            return Counter(told.stdout.splitlines())

        page = statuses("/", "/api/rules", "/health")
        assert page == {"2 200": 3}
        assert statuses(*["/api/rules"] * 400) == {"2 200": 400}
        visitor = Visitor(port, ssl.create_default_context(cafile=certificate))
        await visitor.log_in("Ann")
        match = await visitor.create(bots=["random"])
        async with visitor.line(site) as line:
            assert (await line.begin(match))["type"] == "view"


def _passwords(folder: Path) -> set[str]:
    """Return all passwords and the key, after a check that each is read by its owner only, and made once."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    texts = "".join(file.read_text("utf-8") for file in files)
    return {*re.findall(r"\b[0-9a-f]{48}\b", texts), *re.findall(r"BEGIN PRIVATE KEY-----\n(\S+)", texts)}


def test_what_was_set_up_once_stays(tmp_path: Path) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not on this machine (Debian: apt install openssl)")
    words = ["sh", str(DEPLOY / "setup.sh"), str(tmp_path / "secrets")]
    own = {name: str(os.geteuid()) for name in ("POSTGRESQL_USER", "REDIS_USER", "NODE_USER")}
    seen = []
    for _ in range(2):
        subprocess.run(words, env={**os.environ, **own}, check=True, timeout=60)
        seen.append({file: file.read_bytes() for file in (tmp_path / "secrets").rglob("*") if file.is_file()})
    assert seen[0] == seen[1]
