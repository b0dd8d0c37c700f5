"""A passkey in software, made from the standard alone: it registers and signs as a browser with a security key does."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tilewright.service.upkeep.push.keys import base64url

# User present, user verified, and credential data attached (WebAuthn, section 6.1).
_PRESENT, _ATTACHED = b"\x05", b"\x45"
_NEVER_USED = bytes(4)


class Passkey:
    """A passkey for a site."""

    def __init__(self, host: str, origin: str) -> None:
        self._host, self._origin = host, origin
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)

    @property
    def id(self) -> str:
        """How the server names it."""
        return base64url(self._id)

    def made(self, asked: dict[str, Any]) -> dict[str, str]:
        """Return the answer to a question for a new passkey."""
        numbers = self._key.public_key().public_numbers()
        # COSE: an elliptic curve key for ES256 on P-256.
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential = bytes(16) + len(self._id).to_bytes(2) + self._id + cbor2.dumps(public)
        data = self._site() + _ATTACHED + _NEVER_USED + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": self.id,
            "client_data": base64url(self._client("webauthn.create", asked)),
            "attestation": base64url(attestation),
        }

    def signed(self, asked: dict[str, Any]) -> dict[str, str]:
        """Return the answer to a question who it is."""
        client, data = self._client("webauthn.get", asked), self._site() + _PRESENT + _NEVER_USED
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": self.id,
            "client_data": base64url(client),
            "authenticator_data": base64url(data),
            "signature": base64url(signature),
        }

    def _site(self) -> bytes:
        return sha256(self._host.encode()).digest()

    def _client(self, kind: str, asked: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": asked["challenge"], "origin": self._origin}).encode()
