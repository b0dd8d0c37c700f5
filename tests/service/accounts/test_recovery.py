"""Ways back into an account: recovery codes and one-time links, each usable once; and the devices of an account."""

from functools import partial

import pytest
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import select, update

from tests.service.match_setup import QUICK_HASHER, guests
from tilewright.messages.fields import Millis, PlayerId
from tilewright.service.accounts.accounts import Accounts, Unproved, WrongCode
from tilewright.service.accounts.devices import devices_of, note_use, sign_out
from tilewright.service.accounts.logins import logged_in, new_token
from tilewright.service.accounts.one_time import Purpose, issue, redeem
from tilewright.service.accounts.passkeys import LastWayIn, Passkeys, add_passkey
from tilewright.service.accounts.players import token_hash
from tilewright.service.accounts.recovery_codes import CODES, codes_left
from tilewright.service.accounts.roles import operator_link
from tilewright.service.accounts.ways_in import Kept
from tilewright.service.errors import WrongPassword
from tilewright.service.settings import Retention, now
from tilewright.service.storage.account_schema import ONE_TIME_TOKENS, PASSKEYS, RECOVERY_CODES
from tilewright.service.storage.store import Store
from tilewright.service.upkeep.retention import clear
from tilewright.tiles import BadInput

SECRET, OTHER = "correct horse", "battery staple"
HOUR = 3_600_000


def ANYBODY(_player: PlayerId) -> None:  # noqa: N802 -- a value here
    """Let everybody in."""


async def test_a_recovery_code_sets_a_password_once_and_ends_every_login(store: Store) -> None:
    accounts = Accounts(store, QUICK_HASHER)
    ann, ben = await guests(store, 2)
    codes, bens = await accounts.sign_up(ann, "ann", SECRET), await accounts.sign_up(ben, "ben", SECRET)
    assert len({*codes, *bens}) == 2 * CODES
    stored = [bytes(hashed) for (hashed,) in await store.read(select(RECOVERY_CODES.c.code_hash))]
    assert not any(code.encode() in hashed for code in codes for hashed in stored)
    thief = await new_token(store, ann)
    link = await operator_link(store, "ann", None)
    key = {"id": "thief", "player": ann, "public_key": b"key", "uses": 0, "device": "", "created_at": 1}
    await store.write(lambda connection: add_passkey(connection, key))
    for login, code in (("ann", bens[0]), ("nobody", codes[0]), ("\u202e", codes[0]), ("ann", ""), ("ann", "x" * 99)):
        with pytest.raises(WrongCode):
            await accounts.recover(login, code, OTHER, ANYBODY)
    with pytest.raises(BadInput):
        await accounts.recover("ann", codes[0], "short", ANYBODY)
    player, new = await accounts.recover(" ANN", codes[0].lower().replace("-", " "), OTHER, ANYBODY)
    assert (player.id, await logged_in(store, thief)) == (ann, None)
    assert await store.read(select(PASSKEYS.c.id)) == []
    assert (await accounts.player_by_password("ann", OTHER)).id == ann
    for code in codes:
        with pytest.raises(WrongCode):
            await accounts.recover("ann", code, SECRET, ANYBODY)
    assert link is not None
    with pytest.raises(WrongCode):
        await accounts.recover_by_link(link.partition("#")[2], SECRET, ANYBODY)
    assert (await codes_left(store, ann), await codes_left(store, ben)) == (CODES, CODES)
    renewed = await accounts.renew_codes(ann)
    with pytest.raises(WrongCode):
        await accounts.recover("ann", new.codes[1], SECRET, ANYBODY)
    await accounts.recover("ann", renewed[1], SECRET, ANYBODY)
    accounts.close()


async def test_a_link_logs_in_once_and_only_the_latest_one_does(store: Store) -> None:
    accounts = Accounts(store, QUICK_HASHER)
    (ann,) = await guests(store, 1)
    await accounts.sign_up(ann, "ann", SECRET)
    first, second = [await operator_link(store, name, None) for name in ("Ann", "ann")]
    assert first is not None
    assert second is not None
    assert await operator_link(store, "nobody", None) is None
    with pytest.raises(WrongCode):
        await accounts.recover_by_link(first.partition("#")[2], OTHER, ANYBODY)
    player, _ = await accounts.recover_by_link(second.partition("#")[2], OTHER, ANYBODY)
    assert player.id == ann
    with pytest.raises(WrongCode):
        await accounts.recover_by_link(second.partition("#")[2], OTHER, ANYBODY)
    accounts.close()


async def test_a_token_is_for_one_purpose_and_one_day_and_expired_ones_go(store: Store) -> None:
    (ann,) = await guests(store, 1)
    link, email = await issue(store, Purpose.LINK, ann), await issue(store, Purpose.EMAIL, ann, "ann@example.org")
    later = Millis(now() + 25 * HOUR)
    for purpose, text, at in ((Purpose.EMAIL, link, now()), (Purpose.LINK, link, later), (Purpose.LINK, "", now())):
        assert await store.write(partial(redeem, purpose=purpose, text=text, at=at)) is None
    found = await store.write(lambda it: redeem(it, Purpose.EMAIL, email, now()))
    assert found is not None
    assert (found.player, found.email) == (ann, "ann@example.org")
    await store.execute(update(ONE_TIME_TOKENS).values(expires_at=now() - 40 * 24 * HOUR))
    assert await clear(store, Retention(logins=30), now()) == {"logins": 1}
    await issue(store, Purpose.PASSKEY, None)
    await store.execute(update(ONE_TIME_TOKENS).values(expires_at=1))
    await issue(store, Purpose.PASSKEY, None)
    assert len(await store.read(select(ONE_TIME_TOKENS.c.expires_at))) == 1


async def test_a_player_sees_their_devices_and_signs_them_out(store: Store) -> None:
    ann, ben = await guests(store, 2)
    here, phone, tablet, bens = [await new_token(store, player) for player in (ann, ann, ann, ben)]
    await note_use(store, phone, "Chrome · Android", Millis(now() + 1))
    await note_use(store, phone, "Chrome · Android", Millis(now() + 2))
    shown = {each.device: each for each in await devices_of(store, ann, here, now()) if not each.here}
    assert (len(await devices_of(store, ann, here, now())), set(shown)) == (3, {"", "Chrome · Android"})
    assert not await sign_out(store, ben, shown["Chrome · Android"].id)
    assert await sign_out(store, ann, shown["Chrome · Android"].id)
    assert [await logged_in(store, token) is not None for token in (here, phone, tablet)] == [True, False, True]
    assert await logged_in(store, bens) is not None


async def test_an_account_without_a_password_keeps_its_last_passkey(store: Store) -> None:
    accounts, passkeys = Accounts(store, QUICK_HASHER), Passkeys(store)
    (ann,) = await guests(store, 1)
    row = {"id": "one", "player": ann, "public_key": b"key", "uses": 0, "device": "", "created_at": 1}
    assert len(await accounts.sign_up_with_passkey(ann, "ann", row)) == CODES
    state = await accounts.state_of(ann)
    assert state is not None
    assert not state.has_password
    for password in ("", SECRET):
        with pytest.raises(WrongPassword):
            await accounts.player_by_password("ann", password)
    with pytest.raises(LastWayIn):
        await passkeys.remove(ann, "one")
    await store.write(lambda connection: add_passkey(connection, row | {"id": "two"}))
    assert await passkeys.remove(ann, "two")
    here = await new_token(store, ann)
    with pytest.raises(Unproved):
        await accounts.end_others(ann, Kept(token_hash(here)))
    await accounts.change_password(ann, SECRET, Kept(token_hash(here), "one"))
    assert await passkeys.remove(ann, "one")
    assert not await passkeys.remove(ann, "one")
    assert (await accounts.player_by_password("ann", SECRET)).id == ann
    with pytest.raises(WrongPassword):
        await accounts.change_password((await guests(store, 1))[0], OTHER, Kept())
    accounts.close()
    passkeys.close()


class Counting(Argon2Hasher):
    """A quick hasher that counts what it hashes."""

    hashed = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        """Return the hash of a password."""
        self.hashed += 1
        return super().hash(password, salt=salt)


async def test_wrong_codes_and_links_cost_no_hash(store: Store) -> None:
    """A hash takes tens of milliseconds of a processor: a flood of guesses must not get any."""
    counting = Counting(time_cost=1, memory_cost=8, parallelism=1)
    accounts = Accounts(store, PasswordHash((counting,)))
    (ann,) = await guests(store, 1)
    codes = await accounts.sign_up(ann, "ann", SECRET)
    before = counting.hashed
    for login, code in (("ann", "x" * 15), ("nobody", codes[0])):
        with pytest.raises(WrongCode):
            await accounts.recover(login, code, OTHER, ANYBODY)
    with pytest.raises(WrongCode):
        await accounts.recover_by_link("nothing", OTHER, ANYBODY)
    assert counting.hashed == before
    await accounts.recover("ann", codes[0], OTHER, ANYBODY)
    assert counting.hashed == before + 1
    accounts.close()
