"""Every address is asked as nobody, as a stranger, as somebody banned and with a token, and compared with the list."""

import re

import pytest

from tests.web.conftest import Serving
from tests.web.players import Visitor
from tilewright.messages.fields import PlayerId
from tilewright.service.desk.bans import Kind, Reason
from tilewright.service.desk.desk import BanWanted
from tilewright.web.app import ENDPOINTS
from tilewright.web.authentication import ACCEPT_A_TOKEN, NEED_A_PLAYER, Operator
from tilewright.web.endpoints import Endpoint

NOBODY = 401


async def asked(visitor: Visitor, endpoint: Endpoint, token: str | None = None) -> tuple[int, str]:
    """Return the status and the reason of a request without a body for things that are not there."""
    path = re.sub(r"\{\w+\}", "1", endpoint.path)
    bearer = {} if token is None else {"Authorization": f"Bearer {token}"}
    answer = await visitor.ask(endpoint.method, path, b"" if endpoint.body is not None else None, bearer)
    return answer.status, answer.body.decode(errors="replace")


@pytest.mark.slow(reason="asks every address four times")
async def test_who_may_ask_is_what_the_list_says(server: Serving) -> None:
    nobody, ann, banned = server.visitor(), await server.guest("Ann"), await server.guest("Ben")
    token = (await ann.ask("POST", "/api/tokens", {"label": "robot"})).json["token"]
    wanted = BanWanted(kind=Kind.BAN, reason=Reason.SPAM, player=PlayerId(banned.player), hours=1)
    await server.node.desk.ban(PlayerId(ann.player), wanted)
    wrong = []
    for endpoint in ENDPOINTS:
        kinds = {*endpoint.provided.values()}
        needs, takes_tokens = bool(kinds & NEED_A_PLAYER), bool(kinds & ACCEPT_A_TOKEN)
        expected = {
            "nobody is let in": not needs,
            "a token is let in": not needs or takes_tokens,
            "somebody banned is let in": not needs or endpoint.banned_too,
            "a stranger is let in": True,
            "the desk is there": Operator not in kinds,
        }
        found = {
            "nobody is let in": (await asked(nobody, endpoint))[0] != NOBODY,
            "a token is let in": (await asked(nobody, endpoint, token))[0] != NOBODY,
            "somebody banned is let in": "for spam" not in (await asked(banned, endpoint))[1],
            "a stranger is let in": (stranger := await asked(ann, endpoint))[0] != NOBODY,
            "the desk is there": "nothing here" not in stranger[1],
        }
        if endpoint.address == "DELETE /api/logins/current":
            for visitor, name in ((ann, "Ann"), (banned, "Ben")):
                await visitor.log_in(name)
            token = (await ann.ask("POST", "/api/tokens", {"label": "robot"})).json["token"]
            wanted = BanWanted(kind=Kind.BAN, reason=Reason.SPAM, player=PlayerId(banned.player), hours=1)
            await server.node.desk.ban(PlayerId(ann.player), wanted)
        wrong += [f"{endpoint.address}: {claim}" for claim in expected if expected[claim] != found[claim]]
    assert wrong == []


async def test_a_password_for_a_proxy_is_not_a_token(server: Serving) -> None:
    ann = await server.guest()
    basic, bearer = ({"Authorization": f"{scheme} YW5uOng="} for scheme in ("Basic", "bearer"))
    assert (await ann.ask("GET", "/api/bot/matches", None, basic)).status == 200
    assert (await ann.ask("GET", "/api/bot/matches", None, bearer)).status == 401
