"""Attempts to log in are counted so that strangers can neither guess without limit nor lock the owner out."""

import msgspec
import pytest
from sqlalchemy import func, insert, select

from tests.service.match_setup import guests
from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.devices import Place, count_attempt, new_device, remember_place
from tilewright.service.errors import TooMuch
from tilewright.service.limits.rate_limits import RateLimits
from tilewright.service.metrics import Metrics
from tilewright.service.settings import Allowed, now
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.service.storage.schema import KNOWN_PLACES
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.personal_data import delete_player, export

HOME, ELSEWHERE = "192.0.2.1", "198.51.100.7"
FEW = Allowed(passwords=3, address_passwords=8, accounts=10)


async def account(store: Store, login: str = "ann") -> PlayerId:
    """Return a player with an account."""
    (player,) = await guests(store, 1)
    row = {"player": player, "login": login, "password": "", "created_at": now()}
    await store.execute(insert(ACCOUNTS).values(row))
    return player


async def tried(store: Store, limits: RateLimits, place: Place, login: str = "ann", times: int = 1) -> int:
    """Return how many of some attempts to log in are not refused."""
    allowed = 0
    for _ in range(times):
        try:
            await count_attempt(store, limits, login, place)
        except TooMuch:
            continue
        allowed += 1
    return allowed


async def test_guesses_from_one_address_do_not_lock_the_owner_out_elsewhere(store: Store) -> None:
    limits = RateLimits(FEW, Metrics())
    await account(store)
    assert await tried(store, limits, Place(ELSEWHERE, None), times=50) == 3
    assert await tried(store, limits, Place(HOME, None)) == 1


async def test_guesses_from_many_addresses_are_slowed_but_not_those_of_the_owner(store: Store) -> None:
    limits = RateLimits(FEW, Metrics())
    player, device = await account(store), new_device()
    await remember_place(store, player, "Ann", Place(HOME, device), now())
    strangers = [await tried(store, limits, Place(f"203.0.113.{host}", None), times=3) for host in range(20)]
    assert sum(strangers) == 10
    # From the owner's address, and from the owner's device anywhere.
    assert await tried(store, limits, Place(HOME, None)) == 1
    assert await tried(store, limits, Place(ELSEWHERE, device), times=50) == 3
    # Also when strangers have used up the attempts of the owner's address.
    assert await tried(store, limits, Place(HOME, None), times=50) == 2
    other = RateLimits(FEW, Metrics())
    await tried(store, other, Place(HOME, None), times=50)
    assert await tried(store, other, Place(HOME, device)) == 1


async def test_one_address_tries_few_accounts(store: Store) -> None:
    limits = RateLimits(FEW, Metrics())
    logins = [await tried(store, limits, Place(ELSEWHERE, None), f"login {number}") for number in range(20)]
    assert sum(logins) == 8
    # A device is known for its own account only.
    player, device = await account(store), new_device()
    await remember_place(store, player, "ann", Place(HOME, device), now())
    assert await tried(store, limits, Place(ELSEWHERE, device), "ben") == 0


async def test_an_ipv6_address_counts_by_its_network(store: Store) -> None:
    limits = RateLimits(FEW, Metrics())
    await account(store)
    places = [Place(f"2001:db8:1:1::{host:x}", None) for host in range(1, 30)]
    assert sum([await tried(store, limits, place) for place in places]) == 3


async def test_a_whole_ipv6_site_does_not_lock_the_owner_out_elsewhere(store: Store) -> None:
    limits = RateLimits(FEW, Metrics())
    player = await account(store)
    await remember_place(store, player, "ann", Place("2001:db8:1:ffff::1", None), now())
    strangers = [Place(f"2001:db8:1:{network:x}::1", None) for network in range(30)]
    assert sum([await tried(store, limits, place) for place in strangers]) == 3
    assert await tried(store, limits, Place(HOME, None)) == 1
    # The owner's own network in that site is known.
    assert await tried(store, limits, Place("2001:db8:1:ffff::2", None)) == 1


async def test_few_places_are_stored_as_hashes_and_deleted_with_the_player(store: Store) -> None:
    player = await account(store)
    device = new_device()
    for host in range(30):
        await remember_place(store, player, "ann", Place(f"203.0.113.{host}", device), now())
    rows = await store.read(select(KNOWN_PLACES.c.place_hash))
    assert len(rows) == 20
    assert {len(hashed) for (hashed,) in rows} == {32}
    assert [set(row) for row in msgspec.json.decode(await export(store, player))["known_places"]] == [{"used_at"}] * 20
    await delete_player(store, player)
    assert (await store.read(select(func.count()).select_from(KNOWN_PLACES)))[0][0] == 0


@pytest.mark.parametrize("login", ["", "x" * 80])
async def test_a_login_that_cannot_be_is_counted_too(store: Store, login: str) -> None:
    limits = RateLimits(FEW, Metrics())
    assert await tried(store, limits, Place(ELSEWHERE, None), login, times=20) == 8
