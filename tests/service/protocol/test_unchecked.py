"""What a host tells of a draft before its turn ends, to anybody and in any way (A-16)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.service.match_setup import begun, to_move
from tests.service.matches.test_plans import connected, running
from tests.waiting import until
from tilewright.engine import Seat
from tilewright.hosting.hints import helped
from tilewright.hosting.refusals import NotNow
from tilewright.messages.wire import ShowDraft
from tilewright.service.limits.networks import Asker
from tilewright.service.matches.drafts import DraftSource
from tilewright.service.matches.hints import in_turn
from tilewright.service.protocol.session import Session
from tilewright.service.storage.store import draft_of


async def heard(session: Session, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while (message := json.loads(await session.outbox.take()))["type"] != kind:
        pass
    found: dict[str, Any] = message
    return found


@pytest.mark.slow(reason="starts a node with its processes")
@pytest.mark.parametrize("checked", ["unless_penalised", "always"])
async def test_a_wrong_turn_is_sent_unwarned_and_costs_three_tiles(tmp_path: Path, checked: str) -> None:
    """A-16: no message and no hint tells whether an unchecked draft is right; what was wrong is said with its price."""
    async with running(tmp_path) as node:
        match = await begun(node.matches, f"tournament time.limit=none turn.checked={checked}")
        loaded = await node.matches.latest(match)
        mover = to_move(loaded)
        players = [holder.player for holder in loaded.holders if holder.player is not None]
        acting, waiting = [await connected(node, match, players[seat]) for seat in (mover, 1 - mover)]
        rows = (loaded.state.game.racks[mover][:2],)
        told_all = checked == "always"
        # The player, the others, those who come later, and who plans.
        await acting.receive(json.dumps({"type": "draft", "rows": rows, "after": loaded.seq}))
        judged = await heard(acting, "judgement")
        assert (judged["checked"], bool(judged["faults"]), bool(judged["opening"])) == (told_all,) * 3
        legal = [False if told_all else None]
        assert [reading["legal"] for reading in judged["readings"]] == legal
        assert (await heard(waiting, "draft"))["readings"] == judged["readings"]

        async def is_stored() -> bool:
            return await draft_of(node.store, match, mover, loaded.seq) is not None

        await until(is_stored)
        again = Session(node, waiting._player, "address")
        await again.receive(json.dumps({"type": "hello", "match": match}))
        assert (await heard(again, "draft"))["readings"] == judged["readings"]
        own = (loaded.state.game.racks[1 - mover][:2],)
        await waiting.receive(json.dumps({"type": "plan", "rows": own, "over": (), "after": loaded.seq}))
        plan = await heard(waiting, "plan")
        assert (plan["judgement"]["checked"], bool(plan["judgement"]["faults"])) == (told_all, told_all)
        posted = await node.posted.show(DraftSource(match, mover, "en"), ShowDraft(rows))
        assert (posted.checked, bool(posted.sentences)) == (told_all, told_all)
        # Hints and tips would tell it too.
        asker = Asker("address", str(players[mover]))
        if told_all:
            assert (await in_turn(node.matches, asker, match))[1] == mover
        else:
            with pytest.raises(NotNow, match="nothing is checked before you end your turn"):
                await in_turn(node.matches, asker, match)
        assert helped(loaded, mover) == told_all
        # The turn is sent, and costs its price.
        command = {"type": "PlayTiles", "table": rows}
        await acting.receive(json.dumps({"type": "act", "id": "a", "command": command, "after": loaded.seq}))
        answer = await heard(acting, "ack")
        assert "isn’t a set" in answer["sentences"][0]
        (event,) = (await heard(waiting, "events"))["events"]
        assert (event["seat"], event["penalty"], event["count"], event["tiles"]) == (mover, True, 3, [])
        # Sent again it is the same command, and only the first answer had to say why.
        await acting.receive(json.dumps({"type": "act", "id": "a", "command": command, "after": loaded.seq}))
        assert (await heard(acting, "ack"))["seq"] == answer["seq"]
        assert to_move(await node.matches.latest(match)) == Seat(1 - mover)
        for session in (acting, waiting, again):
            await session.close()
