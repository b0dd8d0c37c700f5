"""A proxy before a server that can drop all packets without a word, as a bad network does."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_PIECE = 65_536
_LOOK_SECONDS = 0.05


class Proxy:
    """Passes bytes on in both directions, in threads; while `drops` nothing passes, and no connection is closed.

    With `holds_answers` only what the server says is held back.
    """

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._passes, self._answers = threading.Event(), threading.Event()
        self._passes.set()
        self._answers.set()
        self._open: list[socket.socket] = []
        self._ended = False
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        """The URL of the server behind the proxy."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    @contextmanager
    def drops(self) -> Iterator[None]:
        """Drop every packet until the end of the block; the connections of the time before are dead then."""
        self._passes.clear()
        dead = [*self._open]
        yield
        for each in dead:
            with suppress(OSError):
                each.close()
        self._passes.set()

    @contextmanager
    def holds_answers(self) -> Iterator[None]:
        """Hold back what the server says until the end of the block."""
        self._answers.clear()
        yield
        self._answers.set()

    def end(self) -> None:
        """Close everything."""
        self._ended = True
        self._passes.set()
        self._answers.set()
        for each in (self._listening, *self._open):
            with suppress(OSError):
                each.close()

    def _accept(self) -> None:
        while not self._ended:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            self._open.append(client)
            threading.Thread(target=self._connect, args=(client,), daemon=True).start()

    def _connect(self, client: socket.socket) -> None:
        self._passes.wait()
        try:
            server = socket.create_connection(("127.0.0.1", self._server_port))
        except OSError:
            client.close()
            return
        self._open.append(server)
        threading.Thread(target=self._carry, args=(server, client, True), daemon=True).start()
        self._carry(client, server, False)

    def _carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while data := source.recv(_PIECE):
                self._passes.wait()
                if answers:
                    self._answers.wait()
                target.sendall(data)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            # One that was opened while everything was closed is closed here.
            each.close()
