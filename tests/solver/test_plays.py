"""All legal plays of a position, compared with trying everything; their order and limit."""

from collections.abc import Callable
from itertools import chain, islice
from random import Random

import pytest

from tests.judges.every_turn import every_turn
from tests.solver.positions import close, far, position, random_rules, special
from tilewright.game.table import Position
from tilewright.game.turn import judged
from tilewright.rules.booklets import booklet
from tilewright.solver import plays
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.plays import legal_plays
from tilewright.solver.solve import mask, played_codes, solve
from tilewright.tiles import CODES, Row, codes_of, faces_of, read_row, write_row

TILE_RULES = ("classic-nl", "classic-de", "classic-fr", "six", "twist")


def coded(row: Row) -> bytes:
    """Return the face codes of a row."""
    return bytes(CODES[face] for face in row)


def listed(before: Position) -> list[str]:
    """Return the plays of a position as texts."""
    return [write_row(play.played) for play in legal_plays(before)]


def by_hand(name: str) -> Callable[[Random], Position]:
    """Return a source of small positions under a rulebook, one of them with special jokers."""
    if name == "special jokers":
        return lambda random: special(random, booklet("twist"))
    if name == "house rules":
        return lambda random: close(random, random_rules(random, random.choice(TILE_RULES[:4])), rack=5)
    return lambda random: close(random, booklet(name), rack=6)


@pytest.mark.slow(reason="every layout of every choice of pieces is tried")
@pytest.mark.parametrize("name", [*TILE_RULES, "special jokers", "house rules"])
def test_the_plays_are_those_that_trying_everything_finds(name: str, deep: bool) -> None:
    random, source = Random(f"plays {name}"), by_hand(name)
    found = 0
    for _ in range(4_000 if deep else 8):
        before = source(random)
        expected = {played_codes([codes_of(row) for row in table], before.table) for table in every_turn(before)}
        played = list(legal_plays(before))
        assert len(played) == len(expected), before
        assert {coded(play.played) for play in played} == expected, before
        for play in played:
            laid = assign_tiles(tuple(coded(row) for row in play.table), before)
            assert not judged(before, laid).faults
            assert played_codes([coded(row) for row in play.table], before.table) == coded(play.played)
        found += len(played)
    assert found > 0


@pytest.mark.slow(reason="lists the plays of large positions in two ways")
def test_plays_found_one_by_one_are_those_listed_at_once(deep: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random("ways of plays")
    for _ in range(100 if deep else 2):
        before = far(random, booklet(random.choice(("classic-nl", "classic-de", "six"))))
        at_once = [play.played for play in legal_plays(before, limit=60)]
        with monkeypatch.context() as patched:
            # No position is listed, so each play is searched for.
            patched.setattr(plays, "MOST_LISTED", 0)
            one_by_one = [play.played for play in legal_plays(before, limit=60)]
        assert one_by_one == at_once, before
        best = solve(before)
        assert (len(at_once[0]) if at_once else 0) == best.tiles
        if len(at_once) < 60:
            assert mask(before) == set(chain.from_iterable(at_once))


def test_plays_come_in_order_and_up_to_a_limit() -> None:
    before = position("B4 B5 B6", "B3 B7 B7 K9")
    assert listed(before) == ["B3 B7", "B7", "B3"]
    assert [write_row(play.played) for play in legal_plays(before, limit=2)] == ["B3 B7", "B7"]
    assert list(legal_plays(before, limit=0)) == []
    assert listed(position("B4 B5 B6", "K9")) == []


def test_an_opening_needs_its_points_and_may_have_extras_where_the_booklet_says_so() -> None:
    """NL-16, DE-15: 30 points from the rack; in the Dutch booklet more pieces may follow in the same turn."""
    rack = "K10 R10 O10 B7"
    assert listed(position("B4 B5 B6", rack, "classic-nl", opened=False)) == ["K10 R10 B7 O10", "K10 R10 O10"]
    assert listed(position("B4 B5 B6", rack, "classic-de", opened=False)) == ["K10 R10 O10"]
    assert listed(position("", "K9 R9 O9", "classic-de", opened=False)) == []


def test_a_mask_leaves_out_what_needs_a_forbidden_face() -> None:
    before = position("B4 B5 B6", "K7 R7 O7 B7 B8")
    fits = mask(before, committed=read_row("K7"), forbidden=read_row("R7 K7"))
    assert write_row(sorted(fits, key=CODES.__getitem__)) == "B7 O7"
    assert mask(before, committed=read_row("K7"), forbidden=read_row("R7 O7")) == frozenset()


@pytest.mark.slow(reason="lists all plays of each position")
def test_a_mask_has_the_faces_of_the_plays_that_are_left(deep: bool) -> None:
    random = Random("forbidden")
    for _ in range(400 if deep else 4):
        before = close(random, booklet(random.choice(TILE_RULES)), rack=7)
        rack = faces_of(before.rack)
        forbidden = set(random.sample(rack, random.randint(0, len(rack) // 2)))
        played = [play.played for play in legal_plays(before) if not forbidden & set(play.played)]
        assert mask(before, forbidden=forbidden) == set(chain.from_iterable(played)), before
        for play in islice(played, 3):
            committed = tuple(random.sample(play, random.randint(1, len(play))))
            assert set(play) - set(committed) <= mask(before, committed=committed)
