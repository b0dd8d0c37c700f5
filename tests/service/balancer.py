"""nginx with the configuration of deploy/, before servers on this machine."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.service.servers import Server, free_port, part

NAME = "127.0.0.1"
"""The name that clients on this machine ask for."""

CONFIGURATION = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"


@contextmanager
def balancer(folder: Path, ports: Sequence[int], secrets: Path | None = None, *, http2: bool = False) -> Iterator[int]:
    """Run nginx before the servers on some ports, and return its port: with TLS if there is a folder of secrets.

    HTTP/2 is chosen as nginx before 1.25 wants it.
    """
    port = free_port()
    text = CONFIGURATION.read_text("utf-8")
    for number, real in enumerate(ports, 1):
        text = _replaced(text, f"node{number}:8001", f"127.0.0.1:{real}")
    http = free_port()
    for only in ("", " default_server"):
        text = _replaced(text, f"listen 80{only};", f"listen 127.0.0.1:{http}{only};")
        tls = ("" if secrets is None else " ssl") + (" http2" if http2 else "")
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
    words = [part("nginx"), "-c", str(file), "-p", str(folder), "-e", str(folder / "nginx.log")]
    server = Server(words, port)
    server.start()
    try:
        yield port
    finally:
        server.stop(signal.SIGTERM)


def _replaced(text: str, example: str, real: str) -> str:
    assert text.count(example) == 1, example
    return text.replace(example, real)
