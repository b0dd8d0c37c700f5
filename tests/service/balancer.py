"""nginx with the configuration of deploy/, before servers on this machine."""

import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.service.servers import Server, free_port, part

NAME = "127.0.0.1"
"""The name that clients on this machine ask for."""

CONFIGURATION = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"


@contextmanager
def balancer(folder: Path, ports: Sequence[int], secrets: Path | None = None) -> Iterator[int]:
    """Run nginx before the servers on some ports, and return its port: with TLS if there is a folder of secrets."""
    port, nginx = free_port(), part("nginx")
    text = CONFIGURATION.read_text("utf-8")
    for number, real in enumerate(ports, 1):
        text = _replaced(text, f"node{number}:8001", f"127.0.0.1:{real}")
    tls, own_line = "" if secrets is None else " ssl", "    http2 on;\n"
    assert text.count(own_line) == 2
    if secrets is None or not _knows_http2_on(nginx):
        text = text.replace(own_line, "")
        tls += " http2" if secrets else ""
    http = free_port()
    for only in ("", " default_server"):
        text = _replaced(text, f"listen 80{only};", f"listen 127.0.0.1:{http}{only};")
        text = _replaced(text, f"listen 443 ssl{only};", f"listen 127.0.0.1:{port}{tls}{only};")
    if secrets is None:
        text = re.sub(r"\n *ssl_.*", "", text)
    text = text.replace("/secrets/", f"{secrets}/")
    assert text.count("server_name tiles.example localhost;") == 2
    text = text.replace("server_name tiles.example localhost;", f"server_name {NAME};")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\n"
        f"events {{ worker_connections 1024; }}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    )
    words = [nginx, "-c", str(file), "-p", str(folder), "-e", str(folder / "nginx.log")]
    server = Server(words, port)
    server.start()
    try:
        yield port
    finally:
        server.stop(signal.SIGTERM)


def _knows_http2_on(nginx: str) -> bool:
    """Return whether HTTP/2 has a line of its own in the configuration of this nginx, as from 1.25.1 on."""
    told = subprocess.run([nginx, "-v"], capture_output=True, text=True, check=True).stderr
    found = re.search(r"nginx/(\d+)\.(\d+)\.(\d+)", told)
    return found is not None and tuple(map(int, found.groups())) >= (1, 25, 1)


def _replaced(text: str, example: str, real: str) -> str:
    assert text.count(example) == 1, example
    return text.replace(example, real)
