"""What passkeys ask of the library for them: questions to a browser, and its answers verified.

All of it runs in the thread of the passkeys. The library takes longer to import than anything else of a server.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import webauthn
from webauthn.helpers import bytes_to_base64url, parse_client_data_json, structs

from tilewright.service.accounts.passkey_answers import NewKey, SignedChallenge, Site
from tilewright.service.accounts.players import Player


def creation(site: Site, challenge: str, player: Player, login: str, held: Iterable[str]) -> dict[str, Any]:
    """Return what a browser needs to make a passkey; those `held` already are not made again."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Tilewright",
        user_id=player.id.encode(),
        user_name=login,
        user_display_name=player.name,
        challenge=challenge.encode(),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(key)) for key in held],
        # Stored with the name, so that nobody has to type it to sign in.
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED
        ),
    )
    return _plain(options)


def question(site: Site, challenge: str) -> dict[str, Any]:
    """Return what a browser needs to sign in with any passkey it has for a site."""
    return _plain(webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge.encode()))


def challenge_of(client_data: str) -> str:
    """Return the challenge that an answer names."""
    return parse_client_data_json(webauthn.base64url_to_bytes(client_data)).challenge.decode("ascii")


def new_key(site: Site, challenge: str, made: NewKey) -> dict[str, Any]:
    """Return the columns of a new passkey, verified: its id, its public key and how often it was used."""
    response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    key = webauthn.verify_registration_response(
        credential=_credential(made.id, response),
        expected_challenge=challenge.encode(),
        expected_rp_id=site.host,
        expected_origin=site.origin,
    )
    name = bytes_to_base64url(key.credential_id)
    return {"id": name, "public_key": key.credential_public_key, "uses": key.sign_count}


def uses_of(site: Site, challenge: str, signed: SignedChallenge, public_key: bytes, uses: int) -> int:
    """Return how often a passkey says that it was used, verified by its public key."""
    response = {
        "clientDataJSON": signed.client_data,
        "authenticatorData": signed.authenticator_data,
        "signature": signed.signature,
    }
    used = webauthn.verify_authentication_response(
        credential=_credential(signed.id, response),
        expected_challenge=challenge.encode(),
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=public_key,
        credential_current_sign_count=uses,
    )
    return used.new_sign_count


def _credential(name: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _plain(
    options: structs.PublicKeyCredentialCreationOptions | structs.PublicKeyCredentialRequestOptions,
) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
    return decoded
