"""Chance: fair, repeatable anywhere, and verifiable with the secret."""

import hashlib
import math
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import cases
from tilewright.chance import Chance, branch, commitment, draw, game_key, shuffled, verify
from tilewright.kernel import native

KEY = bytes(range(32))
SECRET = hashlib.sha256(b"secret").digest()
NONCES = tuple(hashlib.sha256(bytes([seat])).digest()[:16] for seat in range(4))
ITEMS = tuple(range(106))


def stream_by_hand(key: bytes, counter: int) -> int:
    """Return a word of the stream, HMAC written out as RFC 2104 has it."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + counter.to_bytes(8, "big")).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()
    return int.from_bytes(outer[:8], "big")


def draws(n: int, count: int, key: bytes = KEY) -> list[int]:
    """Return the first `count` numbers below n of a stream."""
    chance, drawn = Chance(key), []
    for _ in range(count):
        number, chance = draw(chance, n)
        drawn.append(number)
    return drawn


def looks_even(seen: Iterable[object], cells: int) -> bool:
    """Return whether a chi-square test finds nothing odd in how often each cell was seen, one time in a thousand.

    Both tails count: a stream that is too even is not random either.
    """
    counts = Counter(seen)
    assert len(counts) <= cells
    expected = counts.total() / cells
    assert expected >= 5, "too few for a chi-square test"
    square = sum((count - expected) ** 2 for count in counts.values()) / expected
    square += (cells - len(counts)) * expected
    # Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal.
    freedom = cells - 1
    spread = 2 / (9 * freedom)
    return bool(abs((square / freedom) ** (1 / 3) - (1 - spread)) < 3.29 * math.sqrt(spread))


def test_the_judge_of_evenness_sees_a_small_bias() -> None:
    fair = draws(6, 6_000)
    assert looks_even(fair, 6)
    assert not looks_even([number if index % 10 else 5 for index, number in enumerate(fair)], 6)
    assert not looks_even([index % 6 for index in range(6_000)], 6)


@pytest.mark.slow(reason="chi-square over thousands of shuffles; 100,000 when deep")
def test_every_order_is_equally_likely(deep: bool) -> None:
    count = 100_000 if deep else 2_000
    chance, seen = Chance(KEY), []
    for _ in range(count):
        order, chance = shuffled(range(5), chance)
        seen.append(order)
    assert looks_even(seen, math.factorial(5))


@pytest.mark.slow(reason="whole boxes are shuffled hundreds of times")
def test_every_tile_is_equally_likely_at_every_place(deep: bool) -> None:
    chance = Chance(SECRET)
    orders = []
    for _ in range(8_000 if deep else 600):
        order, chance = shuffled(ITEMS, chance)
        orders.append(order)
    for place in (0, 1, 13, 52, 104, 105):
        assert looks_even((order[place] for order in orders), len(ITEMS)), place
    for tile in (0, 7, 53, 105):
        assert looks_even((order.index(tile) for order in orders), len(ITEMS)), tile


@pytest.mark.slow(reason="chi-square over thousands of draws")
@pytest.mark.parametrize("n", [2, 3, 6, 7, 13, 100, 106, 160])
def test_every_number_is_drawn_equally_often(n: int, deep: bool) -> None:
    assert looks_even(draws(n, 100_000 if deep else 2_000), n)


def test_pairs_of_draws_are_even_too(deep: bool) -> None:
    assert looks_even(pairwise(draws(6, 50_000 if deep else 1_000)), 36)


def test_words_that_would_favor_small_results_are_thrown_away() -> None:
    # Three quarters of all words: taking the rest modulo n would give the lowest third twice its share.
    n = 3 << 62
    drawn = draws(n, 6_000)
    assert looks_even((number // (1 << 62) for number in drawn), 3)
    words = [stream_by_hand(KEY, counter) for counter in range(8_200)]
    assert [word for word in words if word < n][:6_000] == drawn


@given(st.binary(min_size=1, max_size=64), st.integers(0, 1 << 40), st.integers(1, 1 << 20))
def test_a_draw_is_the_word_of_the_stream_at_the_counter(key: bytes, counter: int, n: int) -> None:
    number, left = draw(Chance(key, counter), n)
    if left.counter == counter + 1:
        assert number == stream_by_hand(key, counter) % n
    assert 0 <= number < n
    assert left.key == key


@given(st.binary(min_size=1, max_size=40), st.lists(st.integers()))
def test_shuffling_loses_and_makes_nothing_and_can_be_repeated(key: bytes, items: list[int]) -> None:
    order, left = shuffled(items, Chance(key))
    assert sorted(order) == sorted(items)
    assert (order, left) == shuffled(items, Chance(key))
    assert left.counter >= len(items) - 1


def test_a_shuffle_changes_each_place_from_the_last_with_one_that_is_drawn_up_to_it() -> None:
    """Keys are shorter than a block of the hash, as long, and longer; the counter goes on where it was."""
    for size in (0, 1, 31, 63, 64, 65, 200):
        for count in (0, 1, 2, 106, 300):
            order, chance = [*range(count)], Chance(bytes(range(size)), 2**40 + size)
            found = shuffled(order, chance)
            for last in range(count - 1, 0, -1):
                place, chance = draw(chance, last + 1)
                order[last], order[place] = order[place], order[last]
            assert found == (tuple(order), chance)


def test_only_a_list_can_be_shuffled_in_place() -> None:
    wrongs: tuple[Any, ...] = ((), "abc", {})
    for wrong in wrongs:
        with pytest.raises(TypeError):
            native.shuffle(wrong, b"key", 0)


def test_all_orders_of_four_come_up() -> None:
    chance, seen = Chance(KEY), set()
    for _ in range(400):
        order, chance = shuffled("abcd", chance)
        seen.add(order)
    assert seen == set(permutations("abcd"))


@pytest.mark.parametrize(("what", "given_text", "value"), cases("chance.txt"))
def test_stored_values_come_out_again(what: str, given_text: str, value: str) -> None:
    assert known(what, given_text) == value


def known(what: str, given_text: str) -> str:
    """Return what the table of stored values asks for."""
    words = given_text.split()
    first = bytes.fromhex(words[0])
    match what:
        case "draws":
            return " ".join(map(str, draws(int(words[1]), int(words[2]), first)))
        case "shuffle":
            return " ".join(map(str, shuffled(range(int(words[1])), Chance(first))[0]))
        case "commitment":
            return commitment(first).hex()
        case "key":
            return game_key(first, [bytes.fromhex(nonce) for nonce in words[1:]]).hex()
        case "branch":
            return branch(Chance(first), *words[1:]).key.hex()
        case _:
            raise LookupError(what)


def test_another_process_draws_the_same() -> None:
    program = "from tilewright.chance import *; print(shuffled(range(106), Chance(bytes(range(32))))[0])"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == str(shuffled(ITEMS, Chance(KEY))[0])


def test_a_chance_survives_json() -> None:
    chance = draw(Chance(KEY), 6)[1]
    assert msgspec.json.decode(msgspec.json.encode(chance), type=Chance) == chance


def honest_order() -> tuple[int, ...]:
    """Return the shuffle that secret and nonces lead to."""
    return shuffled(ITEMS, Chance(game_key(SECRET, NONCES)))[0]


def spoiled(text: bytes, deep: bool) -> Iterable[bytes]:
    """Yield the text with one byte changed, for every byte; to every other value when deep."""
    for place, byte in enumerate(text):
        for flip in range(1, 256) if deep else (1, 0x80, 0xFF):
            yield text[:place] + bytes([byte ^ flip]) + text[place + 1 :]


def verified(
    order: Sequence[int] | None = None,
    committed: bytes = commitment(SECRET),
    secret: bytes = SECRET,
    nonces: Sequence[bytes] = NONCES,
) -> bool:
    """Return whether an honest deal still verifies with these parts replaced."""
    return verify(honest_order() if order is None else order, ITEMS, committed, secret, nonces)


def test_an_honest_shuffle_verifies() -> None:
    assert verified()
    assert verified(order=list(honest_order()))


def test_no_byte_of_the_secret_may_change(deep: bool) -> None:
    for secret in spoiled(SECRET, deep):
        assert not verified(secret=secret)
        # Not even if the commitment is made to fit: the order would be another.
        assert not verified(secret=secret, committed=commitment(secret))


def test_no_byte_of_the_commitment_may_change(deep: bool) -> None:
    assert not any(verified(committed=committed) for committed in spoiled(commitment(SECRET), deep))
    assert not verified(committed=commitment(SECRET)[:-1])
    assert not verified(committed=b"")


def test_no_byte_of_a_nonce_may_change(deep: bool) -> None:
    for seat, nonce in enumerate(NONCES):
        for other in spoiled(nonce, deep):
            assert not verified(nonces=[*NONCES[:seat], other, *NONCES[seat + 1 :]])
    assert not verified(nonces=NONCES[:3])
    assert not verified(nonces=[*NONCES, b""])
    assert not verified(nonces=NONCES[::-1])


def test_no_entry_of_the_order_may_change() -> None:
    order = honest_order()
    for place in range(len(order)):
        other = (order[place] + 1) % len(order)
        assert not verified(order=[*order[:place], other, *order[place + 1 :]])
        assert not verified(order=order[:place] + order[place + 1 :])
    for place in range(len(order) - 1):
        swapped = list(order)
        swapped[place : place + 2] = swapped[place + 1], swapped[place]
        assert not verified(order=swapped)
    assert not verified(order=[*order, 0])
    assert not verified(order=())


def test_where_one_nonce_ends_and_the_next_begins_matters() -> None:
    lists: list[list[bytes]] = [
        [b"ab", b"c"],
        [b"a", b"bc"],
        [b"abc"],
        [b"abc", b""],
        [b"", b"abc"],
        [b"c", b"ab"],
        [],
        [b""],
    ]
    assert len({game_key(SECRET, nonces) for nonces in lists}) == len(lists)


def test_a_commitment_is_neither_the_secret_nor_its_plain_hash() -> None:
    assert commitment(SECRET) not in (SECRET, hashlib.sha256(SECRET).digest())


def test_branches_depend_on_their_path_and_not_on_what_was_drawn_before() -> None:
    chance = Chance(KEY)
    paths: list[tuple[int | str, ...]] = [(), (1,), (2,), (1, 2), (2, 1), (12,), ("deal", 1), ("deal", 2)]
    assert len({branch(chance, *path).key for path in paths} | {KEY}) == len(paths) + 1
    assert branch(draw(chance, 6)[1], "deal", 1) == branch(chance, "deal", 1)
