"""What browsers answer about passkeys, and the site that they answer to."""

from typing import Annotated

from msgspec import Meta, Struct

Encoded = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=2_000)]


class Site(Struct, frozen=True):
    """The address under which a browser sees the server: a passkey belongs to its host."""

    host: str
    origin: str


class NewKey(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser answers when it has made a passkey; bytes are base64url."""

    id: Encoded
    client_data: Encoded
    attestation: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=8_000)]


class SignedChallenge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser answers when its owner has used a passkey; bytes are base64url."""

    id: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded
