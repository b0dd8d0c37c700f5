"""Getting back into an account over HTTP: by code, by the operator's link, and by mail from a real mail server."""

import asyncio
import re
import socket
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import msgspec
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from msgspec.structs import replace
from sqlalchemy import select, update

from bench.hostile.crowd import visitor
from tests.waiting import until
from tests.web.conftest import EVERYDAY, GENEROUS, Serving, Start, node_in, serving
from tests.web.players import Visitor
from tilewright.client.server import Answer
from tilewright.service.accounts.accounts import Accounts
from tilewright.service.accounts.roles import operator_link
from tilewright.service.settings import Mail
from tilewright.service.storage.account_schema import ACCOUNTS, ONE_TIME_TOKENS

SECRET = {"login": "ann", "password": "correct horse"}
NEW = "battery staple"


def entered(visitor: Visitor, answer: Answer) -> str:
    """Keep the cookie of an answer that logs in, and return the player."""
    assert answer.status == 201
    visitor.cookie = answer.headers["set-cookie"].partition(";")[0]
    return str(answer.json["player"])


async def test_a_forgotten_password_is_replaced_with_a_code(server: Serving) -> None:
    ann, phone = await server.guest("Ann"), server.visitor()
    made = await ann.ask("POST", "/api/account", SECRET)
    assert (made.status, len(made.json["codes"])) == (201, 8)
    body = {"login": "ann", "code": made.json["codes"][3], "password": NEW}
    assert (await phone.ask("POST", "/api/logins/code", body | {"code": "wrong"})).status == 403
    assert entered(phone, await phone.ask("POST", "/api/logins/code", body)) == ann.player
    assert (await ann.ask("GET", "/api/me")).status == 401
    account = (await phone.ask("GET", "/api/account")).json
    # The other codes are void, and new ones are shown.
    assert (account["login"], account["codes"], account["mail"]) == ("ann", 8, False)
    again = {"login": "ann", "code": made.json["codes"][4], "password": NEW}
    assert (await phone.ask("POST", "/api/logins/code", again)).status == 403
    assert (await phone.ask("POST", "/api/me/codes", {"password": "wrong horse"})).status == 403
    assert len((await phone.ask("POST", "/api/me/codes", {"password": NEW})).json["codes"]) == 8


async def test_codes_and_names_cannot_be_guessed_without_limit(opened: Start) -> None:
    server = await opened(replace(GENEROUS, passwords=3, sign_ups=3))
    guess = {"login": "ann", "code": "AAAAA-AAAAA-AAAAA", "password": NEW}
    answers = [(await server.visitor().ask("POST", "/api/logins/code", guess)).status for _ in range(5)]
    assert answers == [403, 403, 403, 429, 429]
    eve = await server.guest("Eve")
    taken = [(await eve.ask("POST", "/api/account", SECRET | {"password": "short"})).status for _ in range(4)]
    assert taken == [400, 400, 400, 429]


async def test_a_device_is_signed_out_from_another(server: Serving) -> None:
    ann, phone = await server.guest("Ann"), server.visitor()
    await ann.ask("POST", "/api/account", SECRET)
    entered(phone, await phone.ask("POST", "/api/logins", SECRET))
    agent = {"User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36"}
    await phone.ask("GET", "/api/me", None, agent)
    devices = (await ann.ask("GET", "/api/me/devices")).json["devices"]
    assert {(each["device"], each["here"]) for each in devices} == {("Chrome · Android", False), ("", True)}
    (other,) = [each["id"] for each in devices if not each["here"]]
    assert (await ann.ask("DELETE", f"/api/me/devices/{other}")).status == 204
    assert (await phone.ask("GET", "/api/me")).status == 401
    assert (await ann.ask("GET", "/api/me")).status == 200


class Inbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 -- its name there
        """Keep a letter."""
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 kept"


@pytest.fixture
def inbox() -> Iterator[tuple[Inbox, Mail]]:
    """Return a running mail server, and the settings that name it."""
    kept = Inbox()
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    yield (
        kept,
        Mail(host="127.0.0.1", port=port, security="none", sender="tiles@home.example", site="https://tiles.example"),
    )
    controller.stop()


async def test_an_address_is_confirmed_and_gets_the_link(inbox: tuple[Inbox, Mail], tmp_path: Path) -> None:
    kept, mail = inbox
    async with serving(node_in(tmp_path, replace(EVERYDAY, mail=mail, allowed=replace(GENEROUS, mails=4)))) as server:
        ann, eve, phone = await server.guest("Ann"), await server.guest("Eve"), server.visitor()
        await ann.ask("POST", "/api/account", SECRET)
        wanted = {"email": "ann@home.example", "password": "correct horse"}
        assert (await ann.ask("PUT", "/api/me/email", wanted | {"password": "wrong"})).status == 403
        assert (await ann.ask("PUT", "/api/me/email", wanted, {"Accept-Language": "nl"})).status == 204
        await until(lambda: len(kept.letters) == 1)
        # Nobody gets a link before the address is confirmed, and only its owner can confirm it.
        assert (await phone.ask("POST", "/api/logins/mail", {"login": "ann"})).status == 204
        token = {"token": _token(kept.letters[0], "/link?mail#")}
        assert kept.letters[0]["Subject"] == "Bevestig je e-mailadres"
        assert (kept.letters[0]["To"], kept.letters[0]["From"]) == ("ann@home.example", "tiles@home.example")
        assert (await eve.ask("POST", "/api/me/email/confirm", token)).status == 403
        assert (await ann.ask("PUT", "/api/me/email", wanted)).status == 204
        await until(lambda: len(kept.letters) == 2)
        token = {"token": _token(kept.letters[1], "/link?mail#")}
        assert (await ann.ask("POST", "/api/me/email/confirm", token)).status == 204
        assert (await ann.ask("GET", "/api/account")).json["email"] == "ann@home.example"
        assert (await phone.ask("POST", "/api/logins/mail", {"login": "nobody"})).status == 204
        assert (await phone.ask("POST", "/api/logins/mail", {"login": "Ann"})).status == 204
        # One letter tells of the new address, the other has the link.
        await until(lambda: len(kept.letters) == 4)
        assert "address of your account ann was changed" in kept.letters[2].get_content()
        body = {"token": _token(kept.letters[3], "/link#"), "password": NEW}
        assert entered(phone, await phone.ask("POST", "/api/logins/link", body)) == ann.player
        await phone.ask("PUT", "/api/me/email", {"email": None, "password": NEW})
        assert (await phone.ask("GET", "/api/account")).json["email"] is None


# What the mail library or the header of a letter would choke on.
NO_ADDRESSES = ("a@b..example", "ann@home.example\n", "a@-b.example", ".a@b.example", "a@b.example, c@d.example",
                "a@" + "b" * 64 + ".example", "a" * 65 + "@b.example", "@b.example", "a@", "a b@c.example")  # fmt: skip


async def test_what_is_not_an_address_is_refused_and_mail_goes_on(inbox: tuple[Inbox, Mail], tmp_path: Path) -> None:
    kept, mail = inbox
    async with serving(node_in(tmp_path, replace(EVERYDAY, mail=mail))) as server:
        ann = await server.guest("Ann")
        await ann.ask("POST", "/api/account", SECRET)
        for wrong in NO_ADDRESSES:
            answer = await ann.ask("PUT", "/api/me/email", {"email": wrong, "password": SECRET["password"]})
            assert (answer.status, answer.json) == (400, {"detail": "This is not an email address."}), wrong
        wanted = {"email": "ann@home.example", "password": SECRET["password"]}
        assert (await ann.ask("PUT", "/api/me/email", wanted)).status == 204
        await until(lambda: len(kept.letters) == 1)


async def with_address(server: Serving) -> Visitor:
    """Return somebody with an account and a mail address."""
    ann = await server.guest("Ann")
    await ann.ask("POST", "/api/account", SECRET)
    await server.node.store.execute(update(ACCOUNTS).values(email="ann@home.example"))
    return ann


async def test_a_stranger_who_asks_for_links_changes_nothing(inbox: tuple[Inbox, Mail], tmp_path: Path) -> None:
    kept, mail = inbox
    allowed = replace(GENEROUS, mails=3)
    async with serving(node_in(tmp_path, replace(EVERYDAY, mail=mail, allowed=allowed))) as server:
        ann, phone = await with_address(server), server.visitor()
        link = await operator_link(server.node.store, "ann", None)
        assert link is not None
        tables = select(ONE_TIME_TOKENS.c.token_hash), select(*ACCOUNTS.c)
        before = [await server.node.store.read(query) for query in tables]
        for stranger in ("127.0.3.1", "127.0.3.2"):
            # Each network has a number of requests, and the account none.
            statuses = [await asked_from(server, stranger, "ann") for _ in range(4)]
            assert statuses == [204, 204, 204, 429]
        await until(lambda: len(kept.letters) == 3)
        assert [await server.node.store.read(query) for query in tables] == before
        # Where the owner was before, their own request counts alone.
        assert (await ann.ask("POST", "/api/logins/mail", {"login": "ann"})).status == 204
        await until(lambda: len(kept.letters) == 4)
        # All of the letters let the owner in, until one of them is used; then none does, nor the operator's link.
        tokens = [_token(letter, "/link#") for letter in kept.letters]
        used = [await phone.ask("POST", "/api/logins/link", {"token": token, "password": NEW}) for token in tokens]
        assert [answer.status for answer in used] == [201, 403, 403, 403]
        body = {"token": link.partition("#")[2], "password": NEW}
        assert (await phone.ask("POST", "/api/logins/link", body)).status == 403


async def asked_from(server: Serving, address: str, login: str) -> int:
    """Return the status of a request for a link from an address."""
    stranger = visitor(server.port, address)
    return (await stranger.ask("POST", "/api/logins/mail", msgspec.json.encode({"login": login}))).status


async def test_the_answer_waits_for_nothing_that_depends_on_the_account(
    inbox: tuple[Inbox, Mail], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mail = inbox
    async with serving(node_in(tmp_path, replace(EVERYDAY, mail=mail))) as server:
        await with_address(server)
        looked, go = [], asyncio.Event()

        async def mail_link(_accounts: Accounts, login: str) -> None:
            looked.append(login)
            await go.wait()

        monkeypatch.setattr(Accounts, "mail_link", mail_link)
        for login in ("ann", "nobody"):
            assert (await server.visitor().ask("POST", "/api/logins/mail", {"login": login})).status == 204
        await until(lambda: looked == ["ann"])
        go.set()
        await until(lambda: looked == ["ann", "nobody"])


def _token(letter: EmailMessage, before: str) -> str:
    found = re.search(re.escape(f"https://tiles.example{before}") + r"(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]
