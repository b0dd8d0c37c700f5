"""Messages are encrypted as RFC 8291 has it, and the key of a server is read from a file."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tilewright.service.settings import Push
from tilewright.service.upkeep.push.keys import Browser, base64url, from_base64url, open_keys
from tilewright.tiles import BadInput

pytest.importorskip("cryptography", reason="Web Push needs the package cryptography")
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
encryption = pytest.importorskip("tilewright.service.upkeep.push.encryption")

CONTACT = "mailto:operator@example.org"


def test_the_example_of_rfc_8291_is_encrypted_to_the_byte() -> None:
    browser = Browser(
        from_base64url("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    number = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key = ec.derive_private_key(number, ec.SECP256R1())
    salt = from_base64url("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = encryption.encrypted(b"When I grow up, I want to be a watermelon", browser, key, salt)
    assert base64url(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_key_that_cannot_be_used_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    with pytest.raises(BadInput, match="cannot read the key"):
        open_keys(Push(key=str(file), contact=CONTACT))
    file.write_text("no key")
    with pytest.raises(BadInput, match="must be an unencrypted private key in PEM"):
        open_keys(Push(key=str(file), contact=CONTACT))
    with pytest.raises(BadInput, match="ask for a contact"):
        open_keys(Push(key=str(file)))


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not on this machine")
def test_the_command_of_the_operators_page_makes_a_key(tmp_path: Path) -> None:
    words = ["openssl", "ecparam", "-genkey", "-noout", "-out", "push.pem", "-name"]
    subprocess.run([*words, "prime256v1"], cwd=tmp_path, check=True, capture_output=True)
    keys = open_keys(Push(key=str(tmp_path / "push.pem"), contact=CONTACT))
    point = from_base64url(keys.public)
    assert (len(point), point[0]) == (65, 4)
    assert keys.fits(Browser(point, bytes(16)))
    assert not keys.fits(Browser(bytes([4] * 65), bytes(16)))
    subprocess.run([*words, "secp384r1"], cwd=tmp_path, check=True, capture_output=True)
    with pytest.raises(BadInput, match="P-256"):
        open_keys(Push(key=str(tmp_path / "push.pem"), contact=CONTACT))
