"""What a player may store in a day, over real HTTP and sockets."""

from msgspec.structs import replace

from tests.service.storage.test_write_check import full_disk
from tests.web.conftest import GENEROUS, Serving, Start
from tilewright.service.rooms.stored_bytes import LINE, TABLE


async def test_chat_and_tables_beyond_the_limit_are_refused_and_health_tells(opened: Start) -> None:
    server = await opened(replace(GENEROUS, stored_bytes=TABLE + 3 * LINE))
    ann = await server.guest()
    table = (await ann.ask("POST", "/api/tables", {})).json["table"]
    async with ann.line() as line:
        await line.say({"type": "table", "table": table})
        await line.hear_a("table")
        for _ in range(2):
            await line.say({"type": "say", "text": "Hello"})
            await line.hear_a("said")
        await line.say({"type": "say", "text": "x" * 200})
        assert "daily limit" in str(await line.hear_a("error"))
    refused = await ann.ask("POST", "/api/tables?language=nl", {}, {"Accept-Language": "nl"})
    assert (refused.status, "daglimiet" in refused.json["detail"]) == (429, True)
    health = (await ann.ask("GET", "/health")).json
    assert (health["status"], "1 players" in health["storage"]) == ("ok", True)
    assert b'tilewright_stored_near{of="player"} 1.0' in (await ann.ask("GET", "/metrics")).body


async def test_a_page_opens_on_a_full_disk(server: Serving) -> None:
    """When a device was last used is not stored then, and nobody has to know."""
    ann = await server.guest("Ann")
    with full_disk():
        answer = await ann.ask("GET", "/api/me", None, {"User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0"})
    assert (answer.status, answer.json["name"]) == (200, "Ann")
