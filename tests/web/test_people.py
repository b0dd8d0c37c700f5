"""Chat, blocking, reports, profiles, accounts and watchers, over real HTTP and sockets."""

from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.profiles import choosing
from tests.service.match_setup import QUICK
from tests.web.conftest import GENEROUS, Serving, Start
from tests.web.players import NONCE, Line, Visitor, turn
from tests.web.test_tables import opened as open_table
from tilewright.client.errors import SocketClosed
from tilewright.messages.avatars import AVATARS, avatar_of
from tilewright.messages.fields import MatchId
from tilewright.service.settings import Allowed, now
from tilewright.service.storage.schema import EVENTS, MATCHES, SEATS
from tilewright.words.say import say

EMOJI = "\U0001f600" * 2_500


async def two_at_a_table(server: Serving) -> tuple[Visitor, Visitor, str]:
    """Return two players and the table at which they sit."""
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    table = str((await open_table(ann, listed=True))["table"])
    assert (await ben.ask("POST", f"/api/tables/{table}/join", {})).status == 200
    return ann, ben, table


async def at(line: Line, table: str) -> dict[str, Any]:
    """Follow a table, and return it."""
    await line.say({"type": "table", "table": table})
    return await line.hear_a("table")


async def test_chat_is_heard_by_everybody_and_by_those_who_come_later(server: Serving) -> None:
    ann, ben, table = await two_at_a_table(server)
    async with ann.line() as one, ben.line() as two:
        await at(one, table)
        await at(two, table)
        await one.say({"type": "say", "preset": "good-luck"})
        heard = await two.hear_a("said")
        assert (heard["name"], heard["preset"], heard["text"]) == ("Ann", "good-luck", None)
        await two.say({"type": "say", "text": "<b>\u202eyou</b>\x00 too"})
        assert (await one.hear_a("said"))["preset"] == "good-luck"
        assert (await one.hear_a("said"))["text"] == "<b>you</b> too"
    async with ann.line() as later:
        await at(later, table)
        assert [(await later.hear_a("said"))["number"] for _ in range(2)] == [3, 4]


async def test_a_muted_player_is_not_heard(server: Serving) -> None:
    ann, ben, table = await two_at_a_table(server)
    assert (await ann.ask("PUT", f"/api/me/shunned/{ben.player}", {"how": "mute"})).status == 204
    assert (await ann.ask("GET", "/api/me/shunned")).json["shunned"][0]["name"] == "Ben"
    async with ann.line() as one, ben.line() as two:
        await at(one, table)
        await at(two, table)
        await two.say({"type": "say", "preset": "oops"})
        await two.hear_a("said")
        await one.say({"type": "say", "preset": "hello"})
        assert (await one.hear_a("said"))["preset"] == "hello"
    assert (await ann.ask("DELETE", f"/api/me/shunned/{ben.player}")).status == 204
    assert (await ann.ask("GET", "/api/me/shunned")).json == {"shunned": []}
    whom = ("nobody", ann.player)
    assert [(await ann.ask("PUT", f"/api/me/shunned/{each}", {"how": "mute"})).status for each in whom] == [400, 400]


async def test_a_blocked_player_cannot_join_tables_of_the_one_who_blocked_them(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    await ann.ask("PUT", f"/api/me/shunned/{ben.player}", {"how": "block"})
    table = await open_table(ann, listed=True)
    answer = await ben.ask("POST", f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
    assert answer.status == 404


async def test_a_report_is_stored_but_not_about_a_table_of_strangers(server: Serving) -> None:
    ann, ben, table = await two_at_a_table(server)
    complaint = {"player": ben.player, "table": table, "reason": "rude"}
    assert (await ann.ask("POST", "/api/reports", complaint)).status == 204
    assert (await ann.ask("POST", "/api/reports", {**complaint, "reason": "\u200f"})).status == 400
    assert (await ann.ask("POST", "/api/reports", {**complaint, "table": "elsewhere"})).status == 404


async def test_too_much_chat_is_refused_and_others_are_not_delayed(opened: Start) -> None:
    server = await opened(_quiet())
    ann, ben, table = await two_at_a_table(server)
    async with ann.line() as one, ben.line() as two:
        await at(one, table)
        await at(two, table)
        for _ in range(3):
            await one.say({"type": "say", "preset": "hello"})
        assert (await one.hear_a("error"))["reason"] == say("refused-too-often-chat", "en")
        await two.say({"type": "say", "preset": "thanks"})
        while (await two.hear_a("said"))["preset"] != "thanks":
            pass


def _quiet() -> Allowed:

    return replace(GENEROUS, chat=2)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "text": "x" * 2_001},
        {"type": "say"},
        {"type": "say", "preset": "insult"},
        {"type": "say", "text": "\u202e"},
    ],
)
async def test_an_unusable_chat_message_is_answered_with_a_sentence(server: Serving, message: dict[str, str]) -> None:
    ann, _, table = await two_at_a_table(server)
    async with ann.line() as line:
        await line.say({"type": "say", "preset": "hello"})
        assert "a table that is followed" in (await line.hear_a("error"))["reason"]
        await at(line, table)
        await line.say(message)
        assert (await line.hear_a("error"))["reason"]
        await line.say({"type": "say", "text": "\U0001f600" * 500})
        assert "too long" in (await line.hear_a("error"))["reason"]


async def test_ten_kilobytes_of_emoji_end_one_connection_and_are_refused_as_a_name(server: Serving) -> None:
    ann, ben, table = await two_at_a_table(server)
    async with ann.line() as one, ben.line() as two:
        await at(one, table)
        await at(two, table)
        await one.say(f'{{"type": "say", "text": "{EMOJI}"}}')
        with pytest.raises(SocketClosed, match="1009"):
            await one.hear_a("said")
        await two.say({"type": "say", "preset": "hello"})
        assert (await two.hear_a("said"))["name"] == "Ben"
    for name, status in ((EMOJI, 413), (EMOJI[:300], 422)):
        assert (await server.visitor().ask("POST", "/api/guests", {"name": name})).status == status


async def test_the_order_of_a_rack_is_stored_and_sent_only_to_its_player(server: Serving) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    match = await ann.create(bots=["random"])
    async with ann.line() as line, eve.line() as stranger:
        view = (await line.begin(match))["view"]
        order = [*reversed(view["rack"]), -1]
        await line.say({"type": "order", "tiles": order})
        await line.say({"type": "hello", "match": match})
        assert (await line.hear_a("order"))["tiles"] == order
        await stranger.say({"type": "hello", "match": match})
        await stranger.hear_a("presence")
        await stranger.say({"type": "order", "tiles": [1]})
        await stranger.hear_a("error")
        assert "order" not in {message["type"] for message in stranger.heard}


async def test_profiles_are_stored_with_the_player(server: Serving) -> None:
    ann = await server.guest()
    shown = {"avatar": avatar_of(ann.player)}
    assert (await ann.ask("GET", "/api/me/profile")).json == shown
    first = choosing(language="nl", theme="dark", felt="red", pace="slow", sounds=True)
    assert (await ann.ask("PATCH", "/api/me/profile", first)).json == first | shown
    # A page that changes one thing leaves what another page has changed.
    second = choosing(theme="light", zen=True, language=None)
    both = {"choices": first["choices"] | second["choices"]} | shown
    assert (await ann.ask("PATCH", "/api/me/profile", second)).json == both
    # What comes late does not undo what was chosen after it.
    assert (await ann.ask("PATCH", "/api/me/profile", first)).json == both
    assert (await ann.ask("GET", "/api/me/profile")).json == both
    assert (await ann.ask("PATCH", "/api/me/profile", choosing(language="xx"))).status == 422
    account = {"login": "ann", "password": "correct horse"}
    assert (await ann.ask("POST", "/api/account", account)).status == 201
    assert (await ann.ask("GET", "/api/me/profile")).json == both | {"account": True}
    chosen = (await ann.ask("PATCH", "/api/me/profile", choosing(avatar="owl"))).json
    assert chosen["avatar"] == "owl"


async def test_others_see_the_avatar_that_a_player_has_chosen_and_every_bot_has_another(server: Serving) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    opened = await open_table(ann, bots=[None, "greedy", "greedy"])
    table = str(opened["table"])
    await ben.ask("POST", f"/api/tables/{table}/join", {"invite": opened["invite"]})
    own = (await ben.ask("GET", f"/api/players/{ben.player}")).json["avatar"]
    assert own == avatar_of(ben.player)
    chosen = next(avatar for avatar in AVATARS if avatar not in {own, avatar_of(ann.player)})
    assert (await ben.ask("PATCH", "/api/me/profile", choosing(avatar=chosen))).status == 200
    assert (await ben.ask("PATCH", "/api/me/profile", choosing(avatar="king"))).status == 422
    async with ann.line() as line, ben.line() as other:
        await at(other, table)
        chairs = (await at(line, table))["chairs"]
        assert [chair["avatar"] for chair in chairs][:2] == [avatar_of(ann.player), chosen]
        assert len({chair["avatar"] for chair in chairs}) == 4
        await other.say({"type": "say", "preset": "hello"})
        assert (await line.hear_a("said"))["avatar"] == chosen
        match = (await ann.ask("POST", f"/api/tables/{table}/start", {})).json["match"]
        await line.say({"type": "hello", "match": match})
        places = (await line.hear_a("seating"))["places"]
        assert [place["avatar"] for place in places] == [chair["avatar"] for chair in chairs]
    # What a player chose before is left to the id again.
    await ben.ask("PATCH", "/api/me/profile", choosing(avatar=None))
    assert (await ben.ask("GET", f"/api/players/{ben.player}")).json["avatar"] == own


async def test_a_table_closed_to_watchers_is_not_shown(server: Serving) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    table = await open_table(ann, bots=["random"], terms={"watched": False})
    match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    async with ann.line() as line, eve.line() as stranger:
        await stranger.say({"type": "hello", "match": match})
        assert (await stranger.hear())["type"] == "gone"
        assert (await line.begin(match))["seq"]
    shown = [(await guest.ask("GET", f"/api/matches/{match}")).status for guest in (ann, eve)]
    assert shown == [200, 404]


async def test_a_stand_in_plays_for_a_player_who_leaves_until_they_come_back(server: Serving) -> None:
    ann = await server.guest("Ann")
    table = await open_table(ann, bots=["random"])
    match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    async with ann.line() as line:
        await line.begin(match)
        left = await ann.ask("POST", f"/api/tables/{table['table']}/leave")
        assert (left.status, left.json["chair"]) == (200, 0)
        while (await line.hear_a("clock"))["away"] != [0]:
            pass
        answer = await line.act("back", {"type": "ComeBack"})
        assert answer["type"] == "ack"
        while (await line.hear_a("clock"))["away"]:
            pass
        assert (await line.act("again", {"type": "ComeBack"}))["reason"] == "not-now"


async def test_an_account_is_made_used_on_another_device_and_its_password_changed(server: Serving) -> None:
    ann, phone = await server.guest("Ann"), server.visitor()
    secret = {"login": "ann", "password": "correct horse"}
    assert (await ann.ask("POST", "/api/account", secret)).status == 201
    assert (await ann.ask("POST", "/api/account", secret)).status == 409
    assert (await phone.ask("POST", "/api/logins", {**secret, "password": "wrong"})).status == 403
    answer = await phone.ask("POST", "/api/logins", secret)
    assert (answer.status, answer.json["player"]) == (201, ann.player)
    phone.cookie = answer.headers["set-cookie"].partition(";")[0]
    change = {"password": "correct horse", "new": "battery staple"}
    assert (await ann.ask("PUT", "/api/me/password", change)).status == 200
    assert (await phone.ask("GET", "/api/me")).status == 401
    assert (await ann.ask("PUT", "/api/me/name", {"name": " Anna\u202e "})).json["name"] == "Anna"
    assert (await ann.ask("DELETE", "/api/logins/current")).status == 204
    assert (await ann.ask("GET", "/api/me")).status == 401


async def test_passwords_cannot_be_guessed_without_limit(opened: Start) -> None:
    server = await opened(replace(GENEROUS, passwords=3))
    guess = {"login": "ann", "password": "guess"}
    answers = [(await server.visitor().ask("POST", "/api/logins", guess)).status for _ in range(5)]
    assert answers == [403, 403, 403, 429, 429]


async def test_a_player_lists_their_matches_and_downloads_their_data(server: Serving) -> None:
    ann = await server.guest("Ann")
    match = await ann.create(bots=["random"])
    async with ann.line() as line:
        await line.begin(match)
    (played,) = (await ann.ask("GET", "/api/me/history")).json["matches"]
    assert (played["match"], played["names"], played["over"]) == (match, ["Ann", "random"], False)
    assert (await ann.ask("GET", "/api/me/export")).json["player"][0]["name"] == "Ann"
    assert (await ann.ask("POST", "/api/me/delete", {})).status == 204
    assert (await ann.ask("GET", "/api/me")).status == 401
    # Nobody can watch the match or download its record any more.
    eve = await server.guest("Eve")
    for path in (f"/api/matches/{match}", f"/api/matches/{match}/record", f"/api/matches/{match}/replay"):
        assert (await eve.ask("GET", path)).status == 404
    for table in (MATCHES, EVENTS, SEATS):
        assert not await server.node.store.read(select(table))


async def test_an_account_is_deleted_only_with_its_password(server: Serving) -> None:
    ann = await server.guest("Ann")
    await ann.ask("POST", "/api/account", {"login": "ann", "password": "correct horse"})
    assert (await ann.ask("POST", "/api/me/delete", {})).status == 403
    assert (await ann.ask("POST", "/api/me/delete", {"password": "wrong"})).status == 403
    assert (await ann.ask("POST", "/api/me/delete", {"password": "correct horse"})).status == 204


@pytest.mark.slow(reason="waits for two seconds to be over")
async def test_a_delayed_watcher_sees_nothing_early(server: Serving) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    table = await open_table(ann, bots=["random"], terms={"delay": 2})
    match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    async with ann.line() as line, eve.line() as stranger:
        await line.begin(match)
        await stranger.say({"type": "hello", "match": match})
        assert (await stranger.hear())["terms"]["delay"] == 2
        assert (await stranger.hear()) == {"type": "presence", "seats": []}
        await line.say({"type": "draft", "rows": []})
        told = await stranger.hear()
        # Never sooner; how much later depends on the pace of the server.
        first = (await server.node.store.tail(MatchId(match)))[0]
        assert now() - first.at >= 2_000
        assert told["type"] == "events"
        assert (await stranger.hear())["view"]["seat"] is None


async def test_those_who_may_watch_can_read_finished_games(server: Serving) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    for terms, status in (({"watched": False}, 404), ({"delay": 60}, 409), ({"delay_turns": 2}, 409)):
        table = await open_table(ann, bots=["random"], terms=terms)
        match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
        for path in ("record", "replay"):
            theirs, own = [await one.ask("GET", f"/api/matches/{match}/{path}") for one in (eve, ann)]
            assert (theirs.status, own.status) == (status, 409)
            # A player learns that no game is over yet, a delayed watcher that the match is not.
            assert theirs.json["detail"] != own.json["detail"]


@pytest.mark.slow(reason="plays a whole game, looking now and then how far a watcher is")
async def test_a_watcher_some_turns_behind_sees_the_last_turns_when_the_match_is_over(server: Serving) -> None:
    ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
    house = {"match.games": 1, "deal.rack": 7}
    table = await open_table(ann, bots=[None], listed=True, house=house, terms={"delay_turns": 3})
    assert (await ben.ask("POST", f"/api/tables/{table['table']}/join", {})).status == 200
    match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    async with ann.line() as one, ben.line() as two, eve.line() as stranger:
        await stranger.say({"type": "hello", "match": match})
        for line in (one, two):
            await line.say({"type": "hello", "match": match})
            await line.say({"type": "nonce", "nonce": NONCE})
        lines, view = (one, two), (await one.hear_a("view"))["view"]
        views = {0: view, 1: (await two.hear_a("view"))["view"]}
        while view["outcome"] is None:
            mover = view["to_move"][0]
            seq = (await lines[mover].act(f"{view['turns']}", turn(views[mover])))["seq"]
            for seat, line in enumerate(lines):
                while (message := await line.hear_a("view"))["seq"] < seq:
                    pass
                views[seat] = message["view"]
            view = views[0]
            if view["turns"] % 5 == 4 and view["outcome"] is None:
                # However long the watcher waits, they see exactly the events that are old enough.
                while (shown := await stranger.hear_a("view"))["view"]["turns"] < view["turns"] - 3:
                    pass
                assert shown["view"]["turns"] == view["turns"] - 3
        while (await stranger.hear_a("view"))["view"]["outcome"] is None:
            pass


async def test_a_correspondence_table_gives_a_day_for_a_move(server: Serving) -> None:
    ann = await server.guest("Ann")
    table = await open_table(ann, bots=["random"], house={"time.limit": 86_400}, terms={"missed_turns": 1})
    match = (await ann.ask("POST", f"/api/tables/{table['table']}/start", {})).json["match"]
    async with ann.line() as line:
        await line.begin(match)
        while (clock := await line.hear_a("clock"))["deadline"] is None:
            pass
        assert 86_390_000 < clock["deadline"] - clock["now"] <= 86_400_000
    async with ann.line() as later:
        await later.say({"type": "hello", "match": match, "after": clock["seq"]})
        assert (await later.hear_a("clock"))["deadline"] == clock["deadline"]


async def test_players_are_shown_with_their_ratings(server: Serving) -> None:
    ann = await server.guest("Ann")
    shown = (await ann.ask("GET", f"/api/players/{ann.player}")).json
    assert shown == {"player": ann.player, "name": "Ann", "avatar": avatar_of(ann.player), "ratings": {}}
    assert (await ann.ask("GET", "/api/players/nobody")).status == 404


async def test_connections_end_with_the_login_they_were_opened_with(opened: Start) -> None:
    server = await opened(GENEROUS, replace(QUICK, logins=50))
    ann, phone = await server.guest("Ann"), server.visitor()
    secret = {"login": "ann", "password": "correct horse"}
    await ann.ask("POST", "/api/account", secret)
    answer = await phone.ask("POST", "/api/logins", secret)
    phone.cookie = answer.headers["set-cookie"].partition(";")[0]
    async with ann.line() as here, phone.line() as there:
        assert (
            await ann.ask("PUT", "/api/me/password", {"password": "correct horse", "new": "battery staple"})
        ).status == 200
        with pytest.raises(SocketClosed, match=r"1008.*the login has ended"):
            await there.hear()
        await here.say({"type": "hello", "match": "nowhere"})
        assert (await here.hear())["type"] == "gone"
        assert (await ann.ask("DELETE", "/api/logins/current")).status == 204
        with pytest.raises(SocketClosed, match=r"1008.*the login has ended"):
            await here.hear()


@pytest.mark.parametrize(
    ("address", "body"),
    [("/api/guests", {"name": "\ud800"}), ("/api/tables", {"rules": "\ud800"}), ("/api/tables", {"\ud800": 1}),
     ("/api/account", {"login": "\ud800", "password": "a password of mine"}),
     ("/api/logins", {"login": 1, "password": ["a password of mine"]})],
)  # fmt: skip
async def test_lone_surrogates_are_refused_and_not_repeated(server: Serving, address: str, body: object) -> None:
    ann = await server.guest()
    answer = await ann.ask("POST", address, body)
    assert answer.status == 422
    assert answer.json.keys() == {"detail"}
    assert b"a password of mine" not in answer.body
