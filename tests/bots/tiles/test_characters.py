"""What each bot is like: what it lays, what it keeps, and when it gives way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.bots.matches import Choice, choices
from tests.tables import rulebook_named
from tilewright.bots.protocol import position_of
from tilewright.bots.tiles.greedy import Casual, Greedy
from tilewright.bots.tiles.hoarder import Hoarder, small_opening
from tilewright.bots.tiles.timing import holds_least, is_ending, others, unseen
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.game.commands import Command, DrawTile, Pass, PlayTiles
from tilewright.game.scoring import rack_value
from tilewright.game.table import faces_on, tiles_on
from tilewright.game.view import View
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS
from tilewright.solver.position import read_position
from tilewright.solver.solve import Objective, best_table, solve
from tilewright.tiles import Number, Row, TileId, face_of, read_row, read_table, write_face

CHANCE = Chance(b"characters")


def own_choices(name: str, house: str, games: int = 3) -> Iterator[Choice]:
    """Yield the choices of a bot against two greedy ones, in single games."""
    for seed in range(games):
        for choice in choices(rulebook_named(f"{house} match.games=1"), (name, "greedy", "greedy"), seed):
            if choice.name == name:
                yield choice


def laid(choice: Choice) -> set[TileId]:
    """Return the rack tiles that a choice lays."""
    if not isinstance(choice.command, PlayTiles):
        return set()
    return tiles_on(choice.command.table) - tiles_on(choice.view.table)


def has_opened(view: View) -> bool:
    """Return whether the player whose view it is has opened."""
    return position_of(view).opened


def before(table: str, rack: str, pool: int, **fields: object) -> View:
    """Return the view of seat 0 of two with this table and rack, both opened, the other with ten tiles."""
    first = next(iter(own_choices("greedy", "classic-nl"))).view
    position = read_position(read_table(table), read_row(rack), first.rules)
    view = replace(first, seat=Seat(0), table=position.table, rack=position.rack, pool=pool, opened=(True, True))
    return replace(view, counts=(len(position.rack), 10), **fields)


def sorted_row(row: Row) -> list[str]:
    """Return the pieces of a row as words, in order, so that rows are compared whatever theirs is."""
    return sorted(map(write_face, row))


def asked(bot: Casual | Greedy | Hoarder, view: View) -> Command:
    """Return what a bot does that has seen nothing before."""
    return bot.choose(view, (), CHANCE)


@pytest.mark.parametrize("house", EDITIONS)
def test_the_greedy_bot_plays_as_many_tiles_as_possible(house: str) -> None:
    for choice in own_choices("greedy", house, 1):
        assert len(laid(choice)) == solve(position_of(choice.view)).tiles


@pytest.mark.parametrize("house", ["classic-nl", "six"])
def test_the_hoarder_plays_all_or_nothing_if_an_opening_may_use_the_table(house: str) -> None:
    plays = [choice for choice in own_choices("hoarder", house) if laid(choice)]
    assert plays
    for choice in plays:
        assert len(laid(choice)) == len(choice.view.rack) or not choice.view.pool


@pytest.mark.parametrize("house", ["classic-fr", "classic-de", "twist"])
def test_the_hoarder_opens_as_soon_as_it_can_if_an_opening_may_not_use_the_table(house: str) -> None:
    opened = False
    for choice in own_choices("hoarder", house):
        if not has_opened(choice.view):
            assert bool(laid(choice)) == (best_table(position_of(choice.view)) is not None)
            opened = opened or bool(laid(choice))
        elif laid(choice):
            assert len(laid(choice)) == len(choice.view.rack) or choice.view.lap is not None
    assert opened


@pytest.mark.parametrize(
    ("rack", "opening"),
    [
        ("K10 R10 B10 O10 K1 K2 K3", "R10 B10 O10"),
        ("J K12 R12 B12 R1", "K12 R12 B12"),
        ("J K12 R12 R1 R2", "K12 R12 J"),
        ("K1 K2 K3 K4 K5 K6 K7 K8 R2 B2 O2", "K4 K5 K6 K7 K8"),
        ("K1 K2 K3 K4 R13 B13 J", "R13 B13 J"),
    ],
)
def test_a_small_opening_keeps_jokers_and_low_numbers(rack: str, opening: str) -> None:
    rules = rulebook_named("classic-de")
    table = small_opening(read_position((), read_row(rack), rules, opened=False))
    assert table is not None
    assert sorted(map(sorted_row, faces_on(table))) == sorted(map(sorted_row, read_table(opening)))


def test_a_rack_that_cannot_open_has_no_small_opening() -> None:
    assert small_opening(read_position((), read_row("K1 K2 K3 J"), rulebook_named("classic-de"), opened=False)) is None


TABLE = "K1 K2 K3 | R8 B8 O8"


def test_with_the_pool_empty_the_hoarder_passes_unless_that_loses_the_game() -> None:
    # Both racks could lay K4. The other's ten tiles count as average: more than the first rack, less than the second.
    poor = "K4 R4 O1"
    rich = "K4 K13 R13 K12 R12 K11 R11 K10 R10 K9 R9 B9 B12 B6 O5"
    assert asked(Hoarder(), before(TABLE, poor, 5)) == DrawTile()
    assert asked(Hoarder(), before(TABLE, poor, 0, passes=1)) == Pass()
    assert asked(Hoarder(), before(TABLE, rich, 0, passes=0)) == Pass()
    assert isinstance(asked(Hoarder(), before(TABLE, rich, 0, passes=1)), PlayTiles)


def test_in_the_last_lap_the_hoarder_plays_what_it_can() -> None:
    view = before(TABLE, "K4 R1 B13", 0, lap=2)
    assert isinstance(asked(Hoarder(), view), PlayTiles)


def test_the_timing_bot_waits_until_it_or_somebody_else_is_about_to_go_out() -> None:
    waited = False
    for choice in own_choices("timing", "classic-nl"):
        if has_opened(choice.view):
            calm = min(others(choice.view)) > 2 and not is_ending(choice.view)
            if calm and laid(choice):
                assert len(laid(choice)) == len(choice.view.rack)
            could = best_table(position_of(choice.view)) is not None
            assert calm or bool(laid(choice)) == could
            waited = waited or (could and not laid(choice))
    assert waited


def test_the_cautious_bot_keeps_small_tiles_and_jokers_while_nobody_is_near_the_end() -> None:
    calm_plays = 0
    for choice in own_choices("cautious", "classic-nl", 6):
        view = choice.view
        if not has_opened(view) or is_ending(view) or min(others(view)) <= 3 or len(laid(choice)) == len(view.rack):
            continue
        calm_plays += bool(laid(choice))
        for face in map(face_of, laid(choice)):
            assert isinstance(face, Number)
            assert face.value > 6
    assert calm_plays


def test_the_cautious_bot_plays_the_most_value_when_somebody_is_near_the_end() -> None:
    met = 0
    for choice in own_choices("cautious", "classic-nl", 6):
        if has_opened(choice.view) and min(others(choice.view)) <= 3:
            penalty = choice.view.rules.jokers.penalty
            best = solve(position_of(choice.view), Objective.POINTS).points
            assert rack_value(tuple(laid(choice)), penalty) == best
            met += 1
    assert met


def test_the_casual_bot_sees_everything_or_nothing_by_its_parameters() -> None:
    keen, absent = Casual(rows=99, misses=0), Casual(rows=99, misses=100)
    for choice in own_choices("greedy", "classic-nl", 1):
        eager = asked(keen, choice.view)
        assert isinstance(eager, PlayTiles) == isinstance(choice.command, PlayTiles)
        if isinstance(eager, PlayTiles):
            assert len(tiles_on(eager.table)) == len(tiles_on(choice.view.table)) + len(laid(choice))
        assert not isinstance(asked(absent, choice.view), PlayTiles)


def test_the_casual_bot_leaves_unnoticed_rows_alone() -> None:
    for choice in own_choices("greedy", "classic-nl", 2):
        command = asked(Casual(rows=1, misses=0), choice.view)
        if has_opened(choice.view) and isinstance(command, PlayTiles):
            assert len(set(choice.view.table) - set(command.table)) <= 1


def test_unseen_tiles_are_those_of_opponents_and_pool() -> None:
    for choice in own_choices("beginner", "twist", 1):
        game = choice.match.game
        racks = [tile for seat, rack in enumerate(game.racks) if seat != choice.view.seat for tile in rack]
        assert set(unseen(choice.view)) == {*racks, *game.pool}


def test_with_an_empty_pool_and_one_opponent_the_lowest_rack_is_known() -> None:
    met = 0
    for choice in choices(rulebook_named("classic-nl match.games=1"), ("hoarder", "hoarder"), 1):
        if not choice.view.pool:
            seat = choice.match.game.seat
            values = [rack_value(rack, choice.view.rules.jokers.penalty) for rack in choice.match.game.racks]
            assert holds_least(TILE_GAME.view(choice.match, seat)) == (values[seat] < values[1 - seat])
            met += 1
    assert met
