"""Duplicate deals: every bot on every seat of the same deal, and what is counted there."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tilewright.arena.deals import Simulation, distinct, duplicate_deal, play_deal
from tilewright.arena.kinds import TILES
from tilewright.bots.protocol import TileBot, play_or_pass
from tilewright.bots.tiles.beginner import Beginner
from tilewright.chance import Chance
from tilewright.game.commands import Command, DealNext, PlayTiles
from tilewright.game.view import Seen, View
from tilewright.records.lines import write_line
from tilewright.records.read import recorded_games
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house

CLASSIC = booklet("classic-nl")
FOUR = Simulation(rules=CLASSIC, bots=("beginner",) * 4, deals=6, seed=5)
FOUR_RECORDED = replace(FOUR, record=True)


class Wrong:
    """A bot that lays its whole rack as one row: never a set."""

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Choose what is against the rules wherever there is a turn."""
        return DealNext() if view.shown else PlayTiles((*view.table, view.rack))


class Idle:
    """A bot that never lays anything."""

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Draw or pass."""
        return play_or_pass(view, None)


def own_bot(name: str) -> TileBot:
    """Return a bot of these tests, or a beginner."""
    made: dict[str, type[TileBot]] = {"wrong": Wrong, "idle": Idle}
    return made.get(name, Beginner)()


OWN = replace(TILES, bot=own_bot)


def test_every_bot_meets_every_seat_of_the_same_deal() -> None:
    result = play_deal(FOUR_RECORDED, 2)
    assert [rotation.seats for rotation in result.rotations] == [
        (0, 1, 2, 3),
        (1, 2, 3, 0),
        (2, 3, 0, 1),
        (3, 0, 1, 2),
    ]
    games = list(recorded_games(result.lines))
    deals = {write_line(game.lines[0].line) for game in games}
    assert len(deals) == 1
    assert [game.head.seats.index("beginner#2") for game in games] == [1, 2, 3, 0]
    assert f'"starter":{result.starter}' in deals.pop()


@pytest.mark.parametrize("deal", range(3))
def test_one_game_has_one_win_and_points_that_cancel(deal: int) -> None:
    for rotation in play_deal(FOUR, deal).rotations:
        assert sum(rotation.wins) == 1
        assert sum(rotation.points) == 0
        assert rotation.games == 1
        assert rotation.turns > 10


def test_lots_change_the_order_around_the_table_but_not_the_deals() -> None:
    drawn = replace(FOUR, lots=True, record=True)
    orders = set()
    for deal in range(5):
        result = play_deal(drawn, deal)
        seats = [rotation.seats for rotation in result.rotations]
        assert all(sorted(column) == [0, 1, 2, 3] for column in zip(*seats, strict=True))
        # Counted from the first bot, so that rotations of one order are the same.
        orders.add(tuple((seat - seats[0][0]) % 4 for seat in seats[0]))
    assert len(orders) > 2
    first, second = (next(recorded_games(play_deal(one, 3).lines)) for one in (FOUR_RECORDED, drawn))
    assert first.lines[0] == second.lines[0]


def test_a_deal_depends_on_its_number_and_the_seed_alone() -> None:
    later = replace(FOUR, first=2, deals=1)
    assert play_deal(later, 3) == play_deal(FOUR, 3)
    assert play_deal(FOUR, 3) != play_deal(FOUR, 4)
    assert play_deal(FOUR, 3) != play_deal(replace(FOUR, seed=6), 3)


def test_refused_turns_are_counted_and_the_game_continues() -> None:
    simulation = replace(FOUR, bots=("wrong", "beginner"))
    for rotation in duplicate_deal(OWN, CLASSIC, simulation, 0).rotations:
        assert rotation.illegal[0] > 5
        assert rotation.illegal[1] == 0
        assert list(rotation.wins) == [0, 1]


def test_penalised_turns_are_counted_as_illegal_too() -> None:
    """A-16: where a wrong turn is penalised it is not refused."""
    simulation = replace(FOUR, bots=("wrong", "beginner"))
    rules = with_house(CLASSIC, {"turn.wrong_lay": "penalise"})
    for rotation in duplicate_deal(OWN, rules, simulation, 0).rotations:
        assert rotation.illegal[0] > 5
        assert rotation.illegal[1] == 0


def test_held_back_turns_are_counted_only_if_choices_is_set() -> None:
    simulation = replace(FOUR, bots=("idle", "beginner"))
    asked = duplicate_deal(OWN, CLASSIC, replace(simulation, choices=True), 0)
    for rotation in asked.rotations:
        assert rotation.held_back is not None
        idle, beginner = rotation.held_back
        assert idle > beginner
    unasked = duplicate_deal(OWN, CLASSIC, simulation, 0)
    assert [replace(rotation, held_back=None) for rotation in asked.rotations] == list(unasked.rotations)


def test_equal_names_are_numbered() -> None:
    assert distinct(["greedy", "greedy", "hoarder"]) == ("greedy#1", "greedy#2", "hoarder")
