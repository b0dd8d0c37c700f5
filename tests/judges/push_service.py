"""A push service and a browser behind it: real TLS, and a second implementation of RFC 8291 and RFC 8292.

Key derivation is that of the standard library; the curve and AES-GCM are those of the package cryptography.
"""

import base64
import hashlib
import hmac
import json
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

CURVE = ec.SECP256R1()


class Received(Struct, frozen=True):
    """A request that the push service took."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Answers every message with `status`, and keeps it."""

    def __init__(self, port: int) -> None:
        self.port, self.status = port, 201
        self.received: list[Received] = []

    @property
    def place(self) -> str:
        """The host and port."""
        return f"localhost:{self.port}"


@contextmanager
def push_service(certificate: Path) -> Iterator[PushService]:
    """Run a push service with the certificate in that file, which also has its key."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            """Take a message."""
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.received.append(
                Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            )
            self.send_response(service.status)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 -- the name in the library
            """Stay silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    server.daemon_threads = True
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service = PushService(server.server_port)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def make_certificate(file: Path) -> None:
    """Write a self-signed certificate of localhost and its key into a file."""
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    words += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", str(file), "-out", "-"]
    made = subprocess.run(words, check=True, capture_output=True, text=True)
    file.write_text(file.read_text() + made.stdout)


class Receiver:
    """A browser with a subscription: it reads messages that were encrypted for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = b"a secret of 16 b"

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """Return what the browser sends to the server."""
        return {"endpoint": endpoint, "p256dh": _text(self._point), "auth": _text(self._secret), "language": language}

    def read(self, body: bytes) -> bytes:
        """Return the message in a body; raise InvalidTag if it was encrypted for another."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = _hkdf(self._secret, shared, b"WebPush: info\0" + self._point + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        message: bytes = AESGCM(key).decrypt(nonce, sealed, b"").rstrip(b"\0")
        assert message.endswith(b"\2")
        return message[:-1]

    @property
    def _point(self) -> bytes:
        point: bytes = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return point


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """Return what the sender claims; raise InvalidSignature unless the key `public` has signed it."""
    scheme, _, rest = authorization.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", public)
    signed, _, signature = given["t"].rpartition(".")
    one, two = (int.from_bytes(_bytes(signature)[part], "big") for part in (slice(32), slice(32, 64)))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(public))
    key.verify(utils.encode_dss_signature(one, two), signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(_bytes(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    first = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(first, info + b"\x01", hashlib.sha256).digest()[:length]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")
