"""What encrypts and signs messages, as the rest of the server sees it."""

import base64
import importlib
from pathlib import Path
from typing import Protocol

from tilewright.hosting.rows import Unnamed
from tilewright.messages.fields import Millis
from tilewright.service.settings import Push
from tilewright.service.upkeep.push.endpoints import Endpoint
from tilewright.tiles import BadInput


class Browser(Unnamed, frozen=True):
    """The keys with which a browser reads messages: a point of P-256 and a secret of 16 bytes."""

    point: bytes
    secret: bytes


class Keys(Protocol):
    """Signs and encrypts messages; `public` is the key that browsers subscribe with."""

    public: str

    def authorization(self, endpoint: Endpoint, at: Millis) -> str:
        """Return the header that tells the push service of an endpoint who sends."""

    def fits(self, browser: Browser) -> bool:
        """Return whether messages can be encrypted for a browser."""

    def encrypted(self, message: bytes, browser: Browser) -> bytes:
        """Return a message that only that browser can read."""


def open_keys(push: Push) -> Keys:
    """Return the keys of a server, or raise BadInput if the file or the package cryptography is missing."""
    if not push.contact:
        raise BadInput("[push]: push services ask for a contact, such as mailto:you@example.org")
    try:
        module = importlib.import_module("tilewright.service.upkeep.push.encryption")
    except ModuleNotFoundError as missing:
        where = "install tilewright[push], or in a checkout requirements/web.txt"
        raise BadInput(f"[push]: {missing.name} is not installed; {where}") from None
    try:
        pem = Path(push.key).read_bytes()
    except OSError as wrong:
        raise BadInput(f"[push]: cannot read the key {push.key}: {wrong.strerror}") from None
    keys: Keys = module.ServerKeys(pem, push.contact)
    return keys


def base64url(data: bytes) -> str:
    """Return bytes as text for URLs, without padding.

    >>> base64url(bytes([255, 254]))
    '__4'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Return the bytes of such a text.

    >>> from_base64url("__4")
    b'\\xff\\xfe'
    """
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
