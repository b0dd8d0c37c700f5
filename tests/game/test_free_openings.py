"""An opening of 0 points: any set opens, and without one the table is not touched, in every room."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.game.positions import game_at, laid, match_of
from tests.judges.every_turn import every_turn
from tests.judges.naive_sets import most_points
from tests.research.test_batch import play_twice
from tests.solver.positions import close, position
from tests.tables import rulebook_named
from tilewright.bots.kinds import LADDERS
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.game.commands import Fault, FaultKind, PlayTiles, TimeOut
from tilewright.games import TILE_GAME
from tilewright.messages.boards import OpeningCount
from tilewright.rules.handicap import Handicap
from tilewright.screens.tiles import opening
from tilewright.solver.commits import commits
from tilewright.solver.plays import legal_plays
from tilewright.solver.solve import mask, playable, played_codes, solve, solve_many
from tilewright.tiles import CODES, FACES, codes_of

FREE = ("classic-nl opening.min=0", "six opening.min=0", "classic-de opening.min=0 opening.extras=yes")
WITHOUT_EXTRAS = ("classic-fr opening.min=0", "classic-de opening.min=0", "tournament opening.min=0")
# The table, the rack, and the table after: a row added to, and a joker taken.
TOUCHED = (
    ("B9 B10 B11", "B12 K1 O5", "B9 B10 B11 B12"),
    ("R3 J R5 | K8 R8 B8", "R4 K1 O5", "R3 R4 R5 | K8 R8 B8 J"),
)
SEAT = Seat(0)


@pytest.mark.parametrize(
    "rules", [*FREE, *WITHOUT_EXTRAS, "twist opening.min=0", "twist opening.min=0 opening.extras=yes"]
)
@pytest.mark.parametrize(("table", "rack", "after"), TOUCHED)
def test_without_a_set_of_its_own_a_seat_touches_nothing(rules: str, table: str, rack: str, after: str) -> None:
    """A-07, A-08, A-09: with 0 points, as a house rule or as a handicap, the engine and the solver say the same."""
    house = rulebook_named(rules)
    book = rulebook_named(rules.replace(" opening.min=0", ""))
    games = [
        game_at(house, table, (rack, "K13"), opened=(False, True), pool=9),
        game_at(book, table, (rack, "K13"), opened=(False, True), pool=9, handicaps=(Handicap(opening=0), Handicap())),
    ]
    for game in games:
        match = match_of(game)
        faults = TILE_GAME.faults(match, SEAT, PlayTiles(laid(game, after)))
        assert Fault(kind=FaultKind.OPENING_TOO_LOW, found=0, needed=0) in faults
        later = TILE_GAME.faults(match_of(replace(game, opened=(True, True))), SEAT, PlayTiles(laid(game, after)))
        assert FaultKind.OPENING_TOO_LOW not in {fault.kind for fault in later}
        before = position(table, rack, house, opened=False)
        assert not playable(before)
        assert (solve(before).played, list(legal_plays(before)), mask(before)) == ((), [], frozenset())
        assert not any(commits(before).flags)
        assert [answer.played for answer in solve_many([before])] == [()]
        for name in ("random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder"):
            command = LADDERS.tiles.bot(name).choose(TILE_GAME.view(match, SEAT), (), Chance(b"free"))
            assert not isinstance(command, PlayTiles), name


@pytest.mark.parametrize("rules", FREE)
def test_any_set_opens_and_more_may_follow_in_the_turn(rules: str) -> None:
    """A-08, A-09: the set of 6 points opens, and the same turn takes the joker and adds to a row."""
    book, table, rack = rulebook_named(rules), "R3 J R5 | K8 R8 B8", "K1 K2 K3 R4 R6"
    game = game_at(book, table, (rack, "K13"), opened=(False, True), pool=9)
    turn = PlayTiles(laid(game, "R3 R4 R5 R6 | K8 R8 B8 J | K1 K2 K3"))
    assert TILE_GAME.faults(match_of(game), SEAT, turn) == ()
    assert len(solve(position(table, rack, book, opened=False)).played) == 5


@pytest.mark.parametrize("rules", FREE)
def test_the_screen_says_which_row_waits_for_the_set(rules: str) -> None:
    """A-08: the row that was added to waits until a set lies beside it."""
    game = game_at(rulebook_named(rules), "B9 B10 B11", ("B12 K1 K2 K3", "K13"), opened=(False, True), pool=9)
    waiting = opening(match_of(game), SEAT, laid(game, "B9 B10 B11 B12"))
    assert waiting == OpeningCount(0, 0, (0,))
    assert opening(match_of(game), SEAT, laid(game, "B9 B10 B11 B12 | K1 K2 K3")) == OpeningCount(6, 0)


def test_a_time_out_without_a_set_does_not_open() -> None:
    """A-13: what was added before the opening goes back, and the seat has not opened."""
    game = game_at(rulebook_named(FREE[0]), "B9 B10 B11", ("B12 K1", "K13"), opened=(False, True), pool=9)
    match = match_of(game)
    for event in TILE_GAME.decide(match, SEAT, TimeOut(laid(game, "B9 B10 B11 B12"))):
        match = TILE_GAME.apply(match, event)
    assert match.game.opened == (False, True)
    assert match.game.table == game.table


@pytest.mark.slow(reason="every layout of every choice of pieces is tried")
@pytest.mark.parametrize("rules", FREE[:2])
def test_the_plays_are_those_of_an_opened_seat_that_contain_a_set(rules: str, deep: bool) -> None:
    """A-08: of all turns that trying everything finds, those whose pieces make a set by themselves; 1 s."""
    random, book, found = Random(rules), rulebook_named(rules), Counter[bool]()
    for _ in range(200 if deep else 10):
        opened = replace(close(random, book, rack=6), opened=True)
        every = {played_codes([codes_of(row) for row in table], opened.table) for table in every_turn(opened)}
        opens = {play for play in every if most_points(tuple(str(FACES[code]) for code in play))}
        before = replace(opened, opened=False)
        assert {bytes(sorted(CODES[face] for face in play.played)) for play in legal_plays(before)} == opens
        assert playable(before) == bool(solve(before).played) == bool(opens)
        found[opens == every] += 1
    assert found.keys() == {True, False}


@pytest.mark.slow(reason="plays games step by step in two ways")
@pytest.mark.parametrize(("rules", "seats"), [("classic-nl", 2), ("six", 3)])
def test_the_environments_of_the_kernel_open_as_the_engine_does(rules: str, seats: int, deep: bool) -> None:
    """A-07, A-08: masks, observations and rewards; 1 s each."""
    play_twice(rules, seats, 5_000 if deep else 100, {"opening.min": 0})
