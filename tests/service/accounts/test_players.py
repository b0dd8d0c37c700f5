"""Players, logins and seats."""

from msgspec.structs import replace

from tests.service.store_setup import new_match
from tilewright.engine import Seat
from tilewright.hosting.rows import SeatHolder
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.service.accounts.players import (
    Player,
    add_player,
    give_nonce,
    log_in,
    log_out,
    player_of,
    seat_of,
    token_hash,
)
from tilewright.service.storage.store import Store

M = MatchId("m")
ANNA, BEN = Player(PlayerId("a"), "Anna"), Player(PlayerId("b"), "Ben")
NOW = Millis(1_000)


async def seated(store: Store) -> None:
    """Store two players and a match with a free seat, one of Anna's and a bot's."""
    for player in (ANNA, BEN):
        await add_player(store, player, NOW)
    await store.create(
        replace(new_match(), holders=(SeatHolder(), SeatHolder(player=ANNA.id), SeatHolder(bot="beginner")))
    )


async def test_a_login_identifies_its_player_until_it_expires(store: Store) -> None:
    await seated(store)
    await log_in(store, ANNA.id, "token", NOW, Millis(2_000))
    assert await player_of(store, "token", Millis(1_999)) == ANNA
    assert await player_of(store, "token", Millis(2_000)) is None
    assert await player_of(store, "Token", NOW) is None


async def test_a_login_that_ended_identifies_nobody(store: Store) -> None:
    await seated(store)
    for token in ("one", "two"):
        await log_in(store, ANNA.id, token, NOW, Millis(2_000))
    await log_out(store, "one")
    assert await player_of(store, "one", NOW) is None
    assert await player_of(store, "two", NOW) == ANNA


def test_the_token_of_a_login_is_stored_as_a_hash() -> None:
    assert token_hash("token").hex() == "3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0"


async def test_a_player_has_one_seat_and_a_spectator_none(store: Store) -> None:
    await seated(store)
    assert await seat_of(store, M, ANNA.id) == Seat(1)
    assert await seat_of(store, M, BEN.id) is None


async def test_only_the_first_nonce_of_a_seat_counts(store: Store) -> None:
    await seated(store)
    assert await give_nonce(store, M, Seat(0), b"first")
    assert not await give_nonce(store, M, Seat(0), b"second")
    assert [holder.nonce for holder in (await store.match(M)).holders] == [b"first", None, None]
