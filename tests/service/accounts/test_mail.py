"""Mail addresses are read at the door, so that every letter can be written."""

from email.message import EmailMessage

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tilewright.service.accounts.mail import Mailer, mail_address
from tilewright.service.background import Supervisor
from tilewright.service.settings import Mail
from tilewright.tiles import BadInput


@pytest.mark.parametrize("text", ["ann@home.example", "ann+x@HOME.example", "ann@nas", "o'neil@b\u00fccher.example"])
def test_an_address_that_a_letter_can_have_is_accepted(text: str) -> None:
    assert mail_address(text).isascii()


@given(st.one_of(st.emails(), st.text(max_size=40), st.from_regex(r"[!-~]{1,10}@[!-~]{1,10}")))
@example("a@b..example")
@example("a@b.example\n")
@example("a@[127.0.0.1]")
def test_a_letter_can_be_written_to_every_address_that_is_accepted(text: str) -> None:
    try:
        address = mail_address(text)
    except BadInput:
        return
    message = EmailMessage()
    message["To"] = address
    assert "\n" not in address
    assert [each.addr_spec for each in message["To"].addresses] == [address]


async def test_a_sender_that_is_no_address_is_refused_at_the_start() -> None:
    wrong = Mail(host="localhost", sender="tiles@home..example", site="https://tiles.example")
    with pytest.raises(BadInput, match="sender"):
        Mailer(wrong, Supervisor())
