"""A table that is followed: who comes, what is said, and the match that begins."""

import pytest

from tests.client.test_live_match import guest
from tests.web.conftest import Serving
from tilewright.client import Gone, RequestRefused, attend, follow


async def test_friends_meet_talk_and_begin(server: Serving) -> None:
    async with guest(server) as host, guest(server) as friend:
        made = await host.new_table([None, None], "six", house={"match.games": 1})
        with pytest.raises(Gone):
            async with attend(friend, made.table):
                pass
        async with attend(host, made.table) as table:
            await friend.join(made.table, made.invite)
            await table.news.until(lambda: table.shown is not None and table.shown.chairs[1].player == friend.player)
            async with attend(friend, made.table, made.invite) as other:
                await other.say("hello")
                await other.say(preset="good-luck")
                await table.news.until(lambda: len(table.said) == 2)
                assert [(line.text, line.preset) for line in table.said] == [("hello", None), (None, "good-luck")]
                match = await host.start(made.table, fill="beginner")
                assert await other.begun() == await table.begun() == match
        async with follow(host, match) as one, follow(friend, match) as two:
            await one.news.until(lambda: one.now.view is not None)
            assert (one.now.seat, two.now.seat) == (0, 1)
            assert one.now.seating is not None
            assert [place.bot for place in one.now.seating.places] == [None, None, "beginner"]
        with pytest.raises(RequestRefused, match="409"):
            await friend.start(made.table)


async def test_an_account_is_logged_into_from_elsewhere(server: Serving) -> None:
    async with guest(server) as ann, guest(server) as elsewhere:
        await ann.request("POST", "/api/account", {"login": "ann", "password": "a long password"})
        assert await elsewhere.sign_in("ann", "a long password") == ann.player
        with pytest.raises(RequestRefused, match="403"):
            await elsewhere.sign_in("ann", "another password")
