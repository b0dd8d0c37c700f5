"""Accounts: the same player on every device; exported whole, and deleted without a trace but the seat."""

import asyncio
from collections.abc import AsyncIterator
from datetime import date
from functools import partial

import msgspec
import pytest
from sqlalchemy import Table, insert, select

from tests.service.loop_steps import LoopSteps
from tests.service.match_setup import QUICK_HASHER, begun, guests, matches_on, moved
from tests.service.rooms.test_listing import counted_queries
from tests.service.study.given import give_mistake
from tilewright.answers.day_deals import deal_of
from tilewright.answers.profiles import Choice, Profile
from tilewright.answers.puzzle_tries import Step
from tilewright.engine import Seat
from tilewright.messages.fields import Millis, PlayerId
from tilewright.messages.over_http import Preferences, Shunning
from tilewright.messages.terms import Terms
from tilewright.puzzles.collection import collection
from tilewright.service.accounts import tokens
from tilewright.service.accounts.accounts import Accounts, LoginTaken, checked_password, login_name
from tilewright.service.accounts.devices import Place, remember_place
from tilewright.service.accounts.logins import logged_in, new_token
from tilewright.service.accounts.one_time import Purpose, issue
from tilewright.service.accounts.passkeys import add_passkey
from tilewright.service.accounts.players import DELETED, names_of, token_hash
from tilewright.service.accounts.profiles import merge_profile, preferences_of
from tilewright.service.accounts.ways_in import Kept
from tilewright.service.errors import WrongPassword
from tilewright.service.matches.create import Order, create_match
from tilewright.service.matches.rack_orders import order_of, store_orders
from tilewright.service.people.here import show_presence
from tilewright.service.rooms.chat import Report, report, say, shun
from tilewright.service.rooms.room import Called
from tilewright.service.rooms.service import NewRoom, Rooms, leave_all
from tilewright.service.rooms.store import rooms_with
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ACCOUNTS, AUDIT, BANS, FORMER_EMAILS, ROLES
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS, GROUP_TOTALS, HERE, TABLE_CALLS
from tilewright.service.storage.schema import (
    CHAT,
    LOGINS,
    METADATA,
    PLAYERS,
    RATING_HISTORY,
    RATINGS,
    REPORTS,
    RESULTS,
)
from tilewright.service.storage.store import Store
from tilewright.service.storage.tournament_schema import TOURNAMENT_EVENTS, TOURNAMENT_PEOPLE, TOURNAMENTS
from tilewright.service.study.day_deals import begin_day_deal
from tilewright.service.study.puzzle_ratings import Attempt, note_step
from tilewright.service.study.rushes import begin_rush
from tilewright.service.upkeep.personal_data import delete_player, export, history
from tilewright.service.upkeep.push.subscriptions import Subscription, subscribe
from tilewright.tiles import BadInput

SECRET, OTHER = "correct horse", "battery staple"


@pytest.fixture
async def accounts(store: Store) -> AsyncIterator[Accounts]:
    """Return the accounts of an empty store."""
    opened = Accounts(store, QUICK_HASHER)
    yield opened
    opened.close()


async def test_an_account_is_the_guest_who_made_it(store: Store, accounts: Accounts) -> None:
    ann, ben = await guests(store, 2)
    await accounts.sign_up(ann, " Ann ", SECRET)
    assert (await accounts.player_by_password("ANN", SECRET)).id == ann
    assert (await accounts.login_of(ann), await accounts.login_of(ben)) == ("ann", None)
    with pytest.raises(LoginTaken):
        await accounts.sign_up(ben, "\uff41nn", SECRET)
    with pytest.raises(LoginTaken):
        await accounts.sign_up(ann, "another", SECRET)


async def test_a_wrong_password_and_an_unknown_login_are_refused_alike(store: Store, accounts: Accounts) -> None:
    (ann,) = await guests(store, 1)
    await accounts.sign_up(ann, "ann", SECRET)
    for login, password in (("ann", OTHER), ("nobody", SECRET), ("\u202e", SECRET), ("ann", ""), ("ann", "x" * 400)):
        with pytest.raises(WrongPassword, match="Wrong username or password"):
            await accounts.player_by_password(login, password)


async def test_only_a_hash_of_the_password_is_stored(store: Store) -> None:
    (ann,) = await guests(store, 1)
    accounts = Accounts(store)
    await accounts.sign_up(ann, "ann", SECRET)
    accounts.close()
    ((kept,),) = await store.read(select(ACCOUNTS.c.password))
    # 64 MB, three passes: what makes guessing expensive.
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,")
    assert SECRET not in kept


async def test_a_new_password_ends_other_logins_and_all_tokens(store: Store, accounts: Accounts) -> None:
    (ann,) = await guests(store, 1)
    await accounts.sign_up(ann, "ann", SECRET)
    here, there = await new_token(store, ann), await new_token(store, ann)
    (_, robot), (_, other) = [await tokens.new_token(store, player, "bot") for player in (ann, *await guests(store, 1))]
    with pytest.raises(WrongPassword):
        await accounts.confirm(ann, OTHER)
    assert await logged_in(store, there) is not None
    assert await tokens.token_owner(store, robot) is not None
    await accounts.change_password(ann, OTHER, Kept(token_hash(here)))
    assert (await tokens.token_owner(store, robot), await tokens.token_owner(store, other) is not None) == (None, True)
    assert (await logged_in(store, here) is not None, await logged_in(store, there)) == (True, None)
    with pytest.raises(WrongPassword):
        await accounts.player_by_password("ann", SECRET)
    assert (await accounts.player_by_password("ann", OTHER)).id == ann


async def test_hashing_does_not_block_the_event_loop(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    accounts = Accounts(store)
    hashing = asyncio.create_task(accounts._hashed(SECRET))
    turns = 0
    while not hashing.done():
        turns += 1
        await asyncio.sleep(0)
    # On the loop itself it would be done after the one turn that begins it.
    assert turns > 2
    accounts.close()
    await store.close()


@pytest.mark.parametrize("password", ["", "short", "x" * 129, "\U0001f600" * 33, "\ud800 and more"])
def test_a_bad_password_is_refused_and_not_shown(password: str) -> None:
    with pytest.raises(BadInput, match=r"(?i)a password") as refused:
        checked_password(password)
    assert not password or password not in str(refused.value)


def test_a_login_ignores_case() -> None:
    assert login_name("Stra\u00dfe ") == login_name("STRASSE")


async def test_the_history_has_the_matches_of_a_player_the_latest_first(store: Store) -> None:
    matches = matches_on(store)
    first = await begun(matches, "classic-fr match.games=1")
    row = await store.match(first)
    player = row.holders[0].player
    assert player is not None
    while not (await store.match(first)).schedule.over:
        await moved(matches, first)
    (played,) = await history(matches, player, None, 10)
    assert (played.match, played.seat, played.over, len(played.totals)) == (first, 0, True, 2)
    assert played.winners
    assert await history(matches, player, row.created_at, 10) == ()
    assert await history(matches, PlayerId("nobody"), None, 10) == ()


async def test_a_long_history_needs_no_more_queries_than_a_short_one(store: Store) -> None:
    matches = matches_on(store)
    (player,) = await guests(store, 1)
    numbers = []
    for count in (1, 6):
        for _ in range(count):
            order = Order(rules="classic-nl", house={}, players=(player,), bots=("random", "greedy"))
            await create_match(matches, order)
        with counted_queries() as sent:
            played = await history(matches, player, None, 10)
        numbers.append(len(sent))
    assert numbers[0] == numbers[1]
    assert len(played) == 7
    assert {(match.names, match.bots) for match in played} == {
        (("Guest 0", "random", "greedy"), (None, "random", "greedy"))
    }


async def settled(store: Store, accounts: Accounts) -> tuple[Rooms, PlayerId, PlayerId]:
    """Return somebody who has left something everywhere, and another."""
    matches = matches_on(store)
    match = await begun(matches)
    ann, ben = (holder.player for holder in (await store.match(match)).holders)
    assert ann is not None
    assert ben is not None
    rooms = Rooms(matches)
    kept = await rooms.open(ann, NewRoom(rules="classic-nl", house={}, terms=Terms(), bots=(None,), listed=True))
    await accounts.sign_up(ann, "ann", SECRET)
    await say(store, kept.room, ann, (None, "my words"), Millis(1))
    await shun(store, ann, ben, Shunning.MUTE)
    await shun(store, ben, ann, Shunning.MUTE)
    await merge_profile(store, ann, Profile(choices={"theme": Choice(Millis(1), "dark")}), now())
    await store.write(partial(store_orders, orders={(match, Seat(0)): (3, 1, 2)}))
    await new_token(store, ann)
    called = Subscription(endpoint="https://push.test/1", p256dh="B" + 86 * "a", auth=22 * "a", language="nl")
    await subscribe(store, ann, called, Millis(1))
    await report(store, Report(reporter=ann, about=ben, room=kept.room.id, at=Millis(1), reason="rude"))
    await report(store, Report(reporter=ben, about=ann, room=kept.room.id, at=Millis(1), reason="loud"))
    await store.execute(insert(RATINGS).values(player=ann, rules="classic-nl", mu=25.0, sigma=8.0, matches=1))
    history = {"player": ann, "match": match, "rules": "classic-nl", "at": 1}
    await store.execute(insert(RATING_HISTORY).values(**history, rating=1_000))
    await store.execute(insert(RESULTS).values(**history, seat=0, won=1.0, people=True, games=1))
    await give_mistake(store, match, ann)
    await note_step(store, Attempt(ann, collection("classic-nl")[0], Millis(1)), Step(solved=True))
    key = {"id": "key", "player": ann, "public_key": b"public", "uses": 0, "device": "", "created_at": 1}
    await store.write(lambda connection: add_passkey(connection, key))
    await store.execute(insert(ROLES).values(player=ann, granted_at=1))
    row = {"id": "ban", "kind": "mute", "player": ann, "network": None, "reason": "spam", "at": 1, "until": 2}
    await store.execute(insert(BANS).values(row))
    await store.execute(insert(AUDIT).values(at=1, operator=ann, act="ban", subject="x", details=""))
    await store.execute(insert(AUDIT).values(at=1, operator=None, act="link", subject=ann, details="ann"))
    await issue(store, Purpose.EMAIL, ann, "ann@example.org")
    await store.execute(insert(FORMER_EMAILS).values(player=ann, email="ann@old.example", until=2))
    await begin_rush(store, ann, "classic-nl", Millis(1), "en")
    await begin_day_deal(store, ann, deal_of(date(2026, 12, 24)), Millis(1), counts=True)
    await rooms.open(ben, NewRoom(), (Called(player=ann),))
    pairs = [{"player": one, "other": other, "at": 1} for one, other in ((ann, ben), (ben, ann))]
    company = {"company": "c", "rules": "twist", "matches": 1, "won": 0.5, "games_won": 0, "at": 1}
    rows: dict[Table, list[dict[str, object]]] = {
        COMPANIONS: [pair | {"match": match, "rules": "twist"} for pair in pairs],
        CONSENTS: [pair | {"declined": False} for pair in pairs],
        GROUP_TOTALS: [company | {"player": player} for player in (ann, ben)],
        HERE: [{"player": ann, "node": "n", "seen_at": 1, "match": match}],
        TOURNAMENTS: [{"id": "t", "organiser": ann, "title": "Friday", "head": 1, "changed_at": 1}],
        TOURNAMENT_EVENTS: [{"tournament": "t", "seq": 1, "at": 1, "event": b"{}"}],
        TOURNAMENT_PEOPLE: [{"tournament": "t", "player": ann}],
    }
    await show_presence(store, ann, shown=True)
    await store.write(lambda connection: [connection.execute(insert(table), rows[table]).rowcount for table in rows])
    return rooms, ann, ben


async def test_an_export_has_everything_about_a_player_and_no_secret(store: Store, accounts: Accounts) -> None:
    _, ann, ben = await settled(store, accounts)
    _, shown = await tokens.new_token(store, ann, "my bot")
    await remember_place(store, ann, "ann", Place("192.0.2.1", "device"), now())
    data = msgspec.json.decode(await export(store, ann))
    text = msgspec.json.encode(data).decode()
    assert all(data[name] for name in data)
    assert data["account"][0]["login"] == "ann"
    assert data["player"][0]["profile"]["choices"]["theme"]["value"] == "dark"
    assert data["chat"][0]["text"] == "my words"
    assert data["rack_orders"][0]["tiles"] == [3, 1, 2]
    assert "argon2" not in text
    assert data["tokens"][0].keys() == {"id", "label", "created_at"}
    assert not any(secret in text for secret in ("token_hash", "code_hash", "public_key"))
    assert (len(data["recovery_codes"]), data["one_time_tokens"][0]["email"]) == (8, "ann@example.org")
    assert data["push_subscriptions"][0].keys() == {"endpoint", "language", "created_at"}
    assert shown not in text
    other = msgspec.json.decode(await export(store, ben))
    assert not other["rack_orders"]
    assert not other["chat"]


async def test_an_export_of_many_rows_does_not_keep_the_event_loop_busy(store: Store) -> None:
    (ann,) = await guests(store, 1)
    kept = await Rooms(matches_on(store)).open(ann, NewRoom(listed=True))
    line = {"room": kept.room.id, "player": ann, "at": 1, "preset": None, "text": "x" * 100}
    rows = [line | {"number": number} for number in range(10_000)]
    await store.write(lambda connection: connection.execute(insert(CHAT), rows).rowcount)
    # Not in the step of the test itself.
    exporting = asyncio.create_task(export(store, ann))
    with LoopSteps() as steps:
        exported = await exporting
    assert len(msgspec.json.decode(exported)["chat"]) == 10_000
    assert steps.most < 10_000


async def test_a_deleted_player_is_only_a_seat_in_the_matches_of_others(store: Store, accounts: Accounts) -> None:
    rooms, ann, ben = await settled(store, accounts)
    before = (await history(matches_on(store), ben, None, 10))[0]
    _, shown = await tokens.new_token(store, ann, "my bot")
    await remember_place(store, ann, "ann", Place("192.0.2.1", "device"), now())
    await leave_all(rooms, ann)
    await delete_player(store, ann)
    data = msgspec.json.decode(await export(store, ann))
    assert [name for name in data if data[name]] == ["player", "seats"]
    assert await names_of(store, [ann]) == {ann: DELETED}
    assert await preferences_of(store, ann) == Preferences()
    for table in (COMPANIONS, CONSENTS, GROUP_TOTALS, HERE, TABLE_CALLS):
        assert await store.read(select(table)) == [], table.name
    after = (await history(matches_on(store), ben, None, 10))[0]
    assert (after.match, after.names) == (before.match, (DELETED, before.names[1]))
    assert (await matches_on(store).latest(after.match)).standing.away == (0,)
    assert await order_of(store, after.match, Seat(0)) == ()
    assert await store.read(select(LOGINS.c.player).where(LOGINS.c.player == ann)) == []
    assert await tokens.token_owner(store, shown) is None
    assert await rooms_with(store, ann, 10) == ()
    # Neither the audit log nor a report of her has her name or her words any more.
    audit = await store.read(select(AUDIT.c.operator, AUDIT.c.subject, AUDIT.c.details).order_by(AUDIT.c.act))
    assert [tuple(row) for row in audit] == [(None, "x", ""), (None, ann, "")]
    assert [bytes(lines) for (lines,) in await store.read(select(REPORTS.c.lines))] == [b"[]"]
    with pytest.raises(WrongPassword):
        await accounts.player_by_password("ann", SECRET)


def test_a_deletion_covers_every_table_that_names_a_player() -> None:
    """A new table that refers to players has to be exported and deleted too: add it here with the code for it."""
    keys = [(table.name, key) for table in METADATA.tables.values() for key in table.foreign_keys]
    named = {name for name, key in keys if key.column.table is PLAYERS}
    others = {"push_subscriptions", "ratings", "reports", "seats", "shunned", "tokens"}
    others |= {"former_emails", "one_time_tokens", "passkeys", "recovery_codes", "roles", "bans", "audit"}
    others |= {"day_deals", "mistakes", "puzzle_players", "puzzle_rushes", "puzzle_tries", "rating_history", "results"}
    others |= {"tournaments", "tournament_people"}
    others |= {"companions", "consents", "group_totals", "here", "table_calls"}
    assert named == {"accounts", "chairs", "chat", "known_places", "logins", *others}
