"""Duplicate: one deal for a round, its key, and how seats are compared."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tilewright.chance import commitment
from tilewright.errors import BadInput
from tilewright.tournaments.duplicate import (
    MOST_DRAWS,
    RoundKey,
    RoundSaved,
    broken_promise,
    in_matchpoints,
    matchpoints,
    read_round,
    secret_of,
    shuffles_of,
)
from tilewright.tournaments.tournament import Kind, Tournament, standings

NONCES = {"Ann": b"a", "Bo": b"b", "Cy": b"c", "Di": b"d"}
ROOT = b"root"
PROMISE = secret_of(ROOT, 0)
KEY = RoundKey(3, secret_of(ROOT, 3), NONCES)


def saved(key: RoundKey) -> RoundSaved:
    """Return a round as the page of its tournament saves it."""
    nonces = {name: nonce.hex() for name, nonce in key.nonces.items()}
    dealt = {"draw": key.draw, "secret": key.secret.hex(), "nonces": nonces}
    return read_round(json.dumps({"promise": PROMISE.hex(), "round": {"dealt": dealt}}).encode())


SAVED = saved(KEY)


def seats_of(nonces: dict[str, bytes], seats: int) -> tuple[bytes, ...]:
    """Return the nonces of the seats of a round."""
    return shuffles_of(replace(KEY, nonces=nonces), 1, seats)[1]


def test_every_nonce_and_whose_it_is_changes_every_seat() -> None:
    dealt = seats_of(NONCES, 2)
    assert len({*dealt}) == 2
    assert seats_of(dict(reversed(NONCES.items())), 2) == dealt
    changed = [
        NONCES | {"Di": b"e"},
        NONCES | {"Ann": b"b", "Bo": b"a"},
        {**NONCES, "Ed": b""},
        {"An": b"na", **NONCES},
    ]
    for other in changed:
        assert not {*seats_of(other, 2)} & {*dealt}


def test_tables_of_every_size_have_the_same_nonces_at_the_same_seats() -> None:
    assert seats_of(NONCES, 4)[:3] == seats_of(NONCES, 3)


def test_the_secret_of_a_round_is_the_commitment_of_the_next() -> None:
    assert [commitment(secret_of(ROOT, draw)) for draw in (1, 2, MOST_DRAWS)] == [
        PROMISE, secret_of(ROOT, 1), secret_of(ROOT, MOST_DRAWS - 1),
    ]  # fmt: skip


def test_a_game_that_was_dealt_as_promised_breaks_nothing() -> None:
    secrets, nonces = shuffles_of(KEY, 2, 4)
    assert [broken_promise(SAVED, game, secret, nonces) for game, secret in enumerate(secrets, start=1)] == [None, None]


def test_what_was_changed_is_named() -> None:
    (secret, other), nonces = shuffles_of(KEY, 2, 2)
    of_the_round = "the secret of the round is not the one that was promised"
    assert broken_promise(replace(SAVED, promise="00"), 1, secret, nonces) == of_the_round
    assert broken_promise(saved(replace(KEY, draw=2)), 1, secret, nonces) == of_the_round
    assert "the secret of the game" in (broken_promise(SAVED, 1, other, nonces) or "")
    changed = saved(replace(KEY, nonces={**NONCES, "Ann": b"z"}))
    assert "the nonces of the seats" in (broken_promise(changed, 1, secret, nonces) or "")


@pytest.mark.parametrize(
    "change", [{"draw": 0}, {"draw": 201}, {"secret": "x"}, {"nonces": {"1": "0"}}, {"draw": None}]
)
def test_a_round_that_is_not_done_or_not_one_is_refused(change: dict[str, object]) -> None:
    dealt = {"draw": 1, "secret": "00", "nonces": {}}
    assert read_round(json.dumps({"promise": "00", "round": {"dealt": dealt}}).encode()).key.draw == 1
    with pytest.raises(BadInput, match="not a round"):
        read_round(json.dumps({"promise": "00", "round": {"dealt": dealt | change}}).encode())
    with pytest.raises(BadInput, match="not a round"):
        read_round(b'{"promise": "00", "round": {"dealt": null}}')


def test_the_text_of_a_key_does_not_show_it() -> None:
    assert repr(KEY) == "<RoundKey of 4 players>"


POINTS = st.integers(-40, 40)
TABLES = st.lists(st.lists(POINTS, min_size=2, max_size=4).map(tuple), max_size=12)


@given(TABLES)
def test_matchpoints_of_a_seat_have_the_mean_of_a_half(tables: list[tuple[int, ...]]) -> None:
    scored = matchpoints(tables)
    for size in {len(points) for points in tables}:
        for seat in range(size):
            shares = [share[seat] for share, points in zip(scored, tables, strict=True) if len(points) == size]
            assert abs(sum(shares) / len(shares) - 0.5) < 1e-9
            held = [points[seat] for points in tables if len(points) == size]
            assert all(
                (shares[i] > shares[j]) == (held[i] > held[j]) for i in range(len(held)) for j in range(len(held))
            )


def test_only_order_counts_in_matchpoints() -> None:
    assert matchpoints([(300, -9), (2, 1), (1, 0)]) == matchpoints([(3, -3), (2, 8), (-1, 4)])


def test_a_table_of_another_size_is_not_compared() -> None:
    assert matchpoints([(5, -5), (1, -1), (90, -40, -50)])[2] == (0.5, 0.5, 0.5)


def test_standings_go_by_matchpoints_and_a_bye_is_worth_fifty() -> None:
    evening = Tournament(
        kind=Kind.SWISS,
        seats=2,
        players=("a", "b", "c", "d", "e"),
        rounds=((("a", "b"), ("c", "d")),),
        results=(({"a": 100, "b": -100}, {"c": 1, "d": -1}),),
        byes=(("e",),),
    )
    scored = in_matchpoints(evening)
    assert scored.results == (({"a": 100, "b": 0}, {"c": 0, "d": 100}),)
    assert {each.name: each.points for each in standings(scored)} == {"a": 100, "d": 100, "e": 50, "b": 0, "c": 0}


def test_a_round_counts_when_its_last_table_is_done() -> None:
    evening = Tournament(
        kind=Kind.EVENING,
        seats=2,
        players=("a", "b", "c", "d"),
        rounds=((("a", "b"), ("c", "d")), (("a", "c"), ("b", "d"))),
        results=(({"a": 3, "b": -3}, {"c": 1, "d": -1}), ({"a": 3, "c": -3}, {})),
    )
    assert in_matchpoints(evening).results == (({"a": 100, "b": 0}, {"c": 0, "d": 100}), ())
