"""Messages encrypted for one browser (RFC 8291), and the signature by which a push service knows the server (RFC 8292).

Needs the package cryptography.
"""

import json
import os

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

from tilewright.messages.fields import Millis
from tilewright.service.upkeep.push.endpoints import Endpoint
from tilewright.service.upkeep.push.keys import Browser, base64url
from tilewright.tiles import BadInput

_SALT_BYTES = 16
_RECORD_BYTES = 4_096
# Marks the last record, which is the only one.
_LAST_RECORD = b"\x02"
_NUMBER_BYTES = 32
# RFC 8292 allows a day; the clock of a push service may differ from ours.
_SECONDS_VALID = 12 * 3_600


class ServerKeys:
    """The private key of a server, read from a PEM file with a P-256 key."""

    def __init__(self, pem: bytes, contact: str) -> None:
        """Read the key, or raise BadInput."""
        try:
            key = load_pem_private_key(pem, None)
        except (ValueError, TypeError, UnsupportedAlgorithm):
            raise BadInput("the key of [push] must be an unencrypted private key in PEM") from None
        if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != ec.SECP256R1.name:
            raise BadInput("the key of [push] must be on the curve P-256 (prime256v1)")
        self._key, self._contact = key, contact
        self.public: str = base64url(_point(key.public_key()))

    def authorization(self, endpoint: Endpoint, at: Millis) -> str:
        """Return the header that tells the push service of an endpoint who sends."""
        claims = {"aud": endpoint.origin, "exp": at // 1_000 + _SECONDS_VALID, "sub": self._contact}
        parts = (json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        signed = ".".join(map(base64url, parts))
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(_NUMBER_BYTES, "big") for number in numbers)
        return f"vapid t={signed}.{base64url(signature)}, k={self.public}"

    def fits(self, browser: Browser) -> bool:
        """Return whether messages can be encrypted for a browser: its key must be a point of the curve."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser.point)
        except ValueError:
            return False
        return True

    def encrypted(self, message: bytes, browser: Browser) -> bytes:
        """Return a message that only that browser can read, with a new key and salt."""
        return encrypted(message, browser, ec.generate_private_key(ec.SECP256R1()), os.urandom(_SALT_BYTES))


def encrypted(message: bytes, browser: Browser, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return a message for a browser in one record of aes128gcm; `key` and `salt` must never be used twice."""
    theirs, ours = browser.point, _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(shared, browser.secret, b"WebPush: info\x00" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed: bytes = AESGCM(content_key).encrypt(nonce, message + _LAST_RECORD, None)
    return salt + _RECORD_BYTES.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    derived: bytes = HKDF(SHA256(), length, salt, info).derive(secret)
    return derived


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    point: bytes = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point
