"""Every way into an account against every event: what ends and what stays.

An intruder has a way in of each kind. Then the owner does something, and each way is tried.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import select, update

from tests.judges.authenticator import Passkey
from tests.waiting import until
from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tests.web.players import Visitor
from tests.web.test_recovery import NEW, SECRET, Inbox, _token, entered, inbox
from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.roles import operator_link, set_operator
from tilewright.service.settings import Mail, now
from tilewright.service.storage.account_schema import ACCOUNTS, PASSKEYS
from tilewright.service.storage.schema import LOGINS

__all__ = ["inbox"]

OLD = SECRET["password"]
DAY = 24 * 3_600_000

# One line a way in, one column an event: `ends`, `stays`, or `-` where the event needs it.
TABLE = """
way               | new password | by code | by link | sign out | deletion | ban
login here        | stays        | ends    | ends    | stays    | ends     | ends
login elsewhere   | ends         | ends    | ends    | ends     | ends     | ends
token             | ends         | ends    | ends    | ends     | ends     | ends
old password      | ends         | ends    | ends    | stays    | ends     | ends
passkey           | ends         | ends    | ends    | ends     | ends     | ends
recovery code     | ends         | ends    | ends    | ends     | ends     | ends
operator's link   | ends         | ends    | ends    | ends     | ends     | ends
link by mail      | ends         | ends    | ends    | ends     | ends     | ends
new address       | ends         | ends    | ends    | ends     | ends     | stays
known address     | stays        | stays   | stays   | stays    | ends     | stays
large screen      | ends         | ends    | ends    | ends     | ends     | ends
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
EVENTS = ROWS[0][1:]


class Account(Struct, frozen=True, eq=False):
    """An account with everything that lets somebody in, and its mail."""

    server: Serving
    ann: Visitor
    elsewhere: Visitor
    screen: Visitor
    passkey: Passkey
    codes: list[str]
    token: str
    link: str
    mailed: str
    letters: Inbox

    @property
    def player(self) -> PlayerId:
        """Whose account it is."""
        return PlayerId(self.ann.player)

    async def tried(self, way: str) -> bool:
        """Return whether a way lets somebody into the account, or could."""
        visitor, read = self.server.visitor(), self.server.node.store.read
        match way:
            case "login here":
                return (await self.ann.ask("GET", "/api/me")).status == 200
            case "login elsewhere":
                return (await self.elsewhere.ask("GET", "/api/me")).status == 200
            case "large screen":
                return (await self.screen.ask("GET", "/api/me?person=screen")).status == 200
            case "token":
                bearer = {"Authorization": f"Bearer {self.token}"}
                return (await visitor.ask("GET", "/api/tables", None, bearer)).status == 200
            case "old password":
                return (await visitor.ask("POST", "/api/logins", SECRET)).status == 201
            case "passkey":
                asked = (await visitor.ask("POST", "/api/passkeys/challenge")).json
                return (await visitor.ask("POST", "/api/logins/passkey", self.passkey.signed(asked))).status == 201
            case "recovery code":
                code = {"login": "ann", "code": self.codes[1], "password": "of an intruder"}
                return (await visitor.ask("POST", "/api/logins/code", code)).status == 201
            case "operator's link" | "link by mail":
                text = self.link if way == "operator's link" else self.mailed
                used = {"token": text.partition("#")[2], "password": "of an intruder"}
                return (await visitor.ask("POST", "/api/logins/link", used)).status == 201
            case "new address" | "known address":
                kept = [email for (email,) in await read(select(ACCOUNTS.c.email).where(ACCOUNTS.c.login == "ann"))]
                return kept == ["ann@home.example"]
            case _:
                raise AssertionError(way)


@pytest.fixture
async def account(tmp_path: Path, inbox: tuple[Inbox, Mail]) -> AsyncIterator[Account]:
    """Return an account with every way in; its login is hours old."""
    letters, mail = inbox
    async with serving(node_in(tmp_path, replace(EVERYDAY, mail=mail))) as server:
        ann, elsewhere, screen = await server.guest("Ann"), server.visitor(), server.visitor()
        codes = (await ann.ask("POST", "/api/account", SECRET)).json["codes"]
        passkey = Passkey("127.0.0.1", f"http://127.0.0.1:{server.port}")
        await added(ann, passkey, {"password": OLD})
        assert (await ann.ask("PUT", "/api/me/email", {"email": "ann@home.example", "password": OLD})).status == 204
        await until(lambda: any("Confirm" in str(letter["Subject"]) for letter in letters.letters))
        confirmed = {
            "token": _token(next(one for one in letters.letters if "Confirm" in one["Subject"]), "/link?mail#")
        }
        assert (await ann.ask("POST", "/api/me/email/confirm", confirmed)).status == 204
        entered(elsewhere, await elsewhere.ask("POST", "/api/logins", SECRET))
        token = (await ann.ask("POST", "/api/tokens", {"label": "robot"})).json["token"]
        table = (await ann.done("POST", "/api/tables", {"rules": "classic-nl", "bots": [None]}))["table"]
        shown = await screen.ask("POST", "/api/screens")
        screen.cookie = shown.headers["set-cookie"].partition(";")[0]
        await ann.done("POST", f"/api/tables/{table}/screens/code", {"code": shown.json["code"]})
        link = await operator_link(server.node.store, "ann", None)
        mailed = await server.node.accounts.mail_link("ann")
        assert link is not None
        assert mailed is not None
        await server.node.store.execute(update(LOGINS).values(created_at=now() - DAY))
        letters.letters.clear()
        yield Account(server, ann, elsewhere, screen, passkey, codes, token, link, mailed[1], letters)


async def added(visitor: Visitor, passkey: Passkey, proof: dict[str, Any]) -> int:
    """Add a passkey to an account, and return the status."""
    asked = (await visitor.ask("POST", "/api/me/passkeys/challenge", {})).json
    return (await visitor.ask("POST", "/api/me/passkeys", {"made": passkey.made(asked), **proof})).status


async def happen(event: str, account: Account, **more: object) -> dict[str, Any]:
    """Let an event happen, and return what its owner is answered."""
    ann, phone = account.ann, account.server.visitor()
    match event:
        case "new password":
            answer = await ann.ask("PUT", "/api/me/password", {"password": OLD, "new": NEW, **more})
        case "by code":
            code = {"login": "ann", "code": account.codes[0], "password": NEW}
            answer = await phone.ask("POST", "/api/logins/code", code)
        case "by link":
            used = {"token": account.link.partition("#")[2], "password": NEW}
            answer = await phone.ask("POST", "/api/logins/link", used)
        case "sign out":
            answer = await ann.ask("POST", "/api/me/sign-out", {"password": OLD, **more})
        case "deletion":
            answer = await ann.ask("POST", "/api/me/delete", {"password": OLD})
        case _:
            desk = await account.server.guest("Op")
            await desk.ask("POST", "/api/account", {"login": "op", "password": OLD})
            await set_operator(account.server.node.store, "op", granted=True)
            ban = {"kind": "ban", "reason": "spam", "player": account.player, "hours": 1}
            answer = await desk.ask("POST", "/api/desk/bans", ban)
    assert answer.status in {200, 201, 204}, answer
    return {} if answer.status == 204 else dict(answer.json)


@pytest.mark.slow(reason="tries eleven ways into an account after an event")
@pytest.mark.parametrize("event", EVENTS)
async def test_what_ends_and_what_stays(event: str, account: Account) -> None:
    # None of these changes anything. Each works before.
    for way in ("login here", "login elsewhere", "token", "old password", "passkey", "new address", "large screen"):
        assert await account.tried(way), way
    expected = {way: cells[EVENTS.index(event)] for way, *cells in ROWS[1:]}
    await happen(event, account)
    # Those that change the account when they succeed come last.
    last = ("recovery code", "operator's link", "link by mail")
    ways = sorted((way for way in expected if way != "known address"), key=last.__contains__)
    found = {way: "stays" if await account.tried(way) else "ends" for way in ways}
    assert found == {way: expected[way] for way in ways}


@pytest.mark.parametrize("event", EVENTS)
async def test_an_address_confirmed_long_ago_stays_but_for_a_deletion(event: str, account: Account) -> None:
    await account.server.node.store.execute(update(ACCOUNTS).values(email_at=now() - 30 * DAY))
    await happen(event, account)
    expected = {way: cells[EVENTS.index(event)] for way, *cells in ROWS[1:]}["known address"]
    assert ("stays" if await account.tried("known address") else "ends") == expected


@pytest.mark.parametrize("event", ["new password", "by code", "by link", "sign out"])
async def test_the_owner_gets_new_codes_and_is_told_at_every_address(event: str, account: Account) -> None:
    # An intruder has replaced the address.
    await account.ann.ask("PUT", "/api/me/email", {"email": "eve@evil.example", "password": OLD})
    await until(lambda: any("Confirm" in str(letter["Subject"]) for letter in account.letters.letters))
    confirmed = {"token": _token(account.letters.letters[0], "/link?mail#")}
    assert (await account.ann.ask("POST", "/api/me/email/confirm", confirmed)).status == 204
    # The one before is told of it.
    await until(lambda: {letter["To"] for letter in account.letters.letters[1:]} >= {"ann@home.example"})
    account.letters.letters.clear()
    answer = await happen(event, account)
    assert (len(answer["codes"]), answer["removed_email"]) == (8, "eve@evil.example")
    await until(
        lambda: {letter["To"] for letter in account.letters.letters} >= {"ann@home.example", "eve@evil.example"}
    )
    visitor = account.server.visitor()
    code = {"login": "ann", "code": answer["codes"][0], "password": NEW}
    assert (await visitor.ask("POST", "/api/logins/code", code)).status == 201


async def test_an_address_of_the_last_days_is_listed_and_stays_if_its_owner_says_so(account: Account) -> None:
    shown = (await account.ann.ask("GET", "/api/account")).json
    assert (shown["email"], shown["email_is_new"]) == ("ann@home.example", True)
    answer = await happen("new password", account, keep_email=True)
    assert answer["removed_email"] is None
    assert await account.tried("new address")


async def test_the_passkey_that_proves_the_owner_stays(account: Account) -> None:
    other = Passkey("127.0.0.1", f"http://127.0.0.1:{account.server.port}")
    assert await added(account.ann, other, {"password": OLD}) == 204
    asked = (await account.ann.ask("POST", "/api/passkeys/challenge")).json
    proof = {"passkey": account.passkey.signed(asked)}
    assert (await account.ann.ask("POST", "/api/me/sign-out", proof)).status == 200
    kept = [name for (name,) in await account.server.node.store.read(select(PASSKEYS.c.id))]
    assert kept == [account.passkey.id]
    # Nobody proves who they are with the passkey of somebody else.
    eve = await account.server.guest("Eve")
    await eve.ask("POST", "/api/account", {"login": "eve", "password": OLD})
    asked = (await eve.ask("POST", "/api/passkeys/challenge")).json
    assert (await eve.ask("POST", "/api/me/codes", {"passkey": account.passkey.signed(asked)})).status == 403


async def test_changes_of_the_ways_in_ask_for_proof_again_unless_the_login_is_new(account: Account) -> None:
    new = Passkey("127.0.0.1", f"http://127.0.0.1:{account.server.port}")
    changes: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/api/me/codes", {}),
        ("PUT", "/api/me/email", {"email": None}),
        ("POST", "/api/me/sign-out", {}),
        ("PUT", "/api/me/password", {"new": NEW}),
        ("POST", "/api/me/delete", {}),
    ]
    for method, path, body in changes:
        for proof in ({}, {"password": "a wrong horse"}):
            assert (await account.ann.ask(method, path, body | proof)).status == 403, (path, proof)
    assert [await added(account.ann, new, proof) for proof in ({}, {"password": "a wrong horse"})] == [403, 403]
    # The first password of an account with passkeys alone, too.
    store = account.server.node.store
    await store.execute(update(ACCOUNTS).values(password=""))
    assert (await account.ann.ask("PUT", "/api/me/password", {"new": NEW})).status == 403
    phone = account.server.visitor()
    asked = (await phone.ask("POST", "/api/passkeys/challenge")).json
    entered(phone, await phone.ask("POST", "/api/logins/passkey", account.passkey.signed(asked)))
    assert await added(phone, new, {}) == 204
    assert (await phone.ask("POST", "/api/me/codes", {})).status == 200
    assert (await phone.ask("PUT", "/api/me/password", {"new": NEW})).status == 200


async def test_the_logins_and_tokens_of_a_guest_end_when_they_sign_up(server: Serving) -> None:
    ann, shared = await server.guest("Ann"), server.visitor()
    shared.cookie = ann.cookie
    token = (await ann.ask("POST", "/api/tokens", {"label": "robot"})).json["token"]
    assert (await ann.ask("POST", "/api/account", SECRET)).status == 201
    assert ((await ann.ask("GET", "/api/me")).status, (await shared.ask("GET", "/api/me")).status) == (200, 401)
    bearer = {"Authorization": f"Bearer {token}"}
    assert (await server.visitor().ask("GET", "/api/tables", None, bearer)).status == 401


async def test_who_is_banned_is_not_let_in_but_can_log_out(account: Account) -> None:
    await happen("ban", account)
    refused = await account.server.visitor().ask("POST", "/api/logins", SECRET)
    assert (refused.status, "spam" in refused.json["detail"]) == (403, True)
    assert (await account.elsewhere.ask("GET", "/api/me")).status == 403
    assert (await account.elsewhere.ask("DELETE", "/api/logins/current")).status == 204
    assert (await account.elsewhere.ask("GET", "/api/me")).status == 401
