"""Whole turns with special jokers: legal, proven, and rebuilt with little change to the table."""

from collections.abc import Sequence

import pytest

from tests.tables import rulebook_named
from tilewright.arena.match import play_match, start_events
from tilewright.bots.protocol import TileBot, play_or_pass, position_of
from tilewright.bots.tiles.beginner import Beginner
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Position
from tilewright.game.turn import judged
from tilewright.game.view import Seen, View
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import booklet
from tilewright.solver.position import read_position
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.present.steps import steps
from tilewright.solver.solve import Objective, best_table, mask, playable, solve
from tilewright.solver.special_turns import has_special_jokers
from tilewright.tiles import Joker, JokerKind, read_row, read_table, write_row

RULES = [
    "twist",
    "twist change.at_start=no change.max_per_run=1 change.max_colors=2",
    "twist mirror.min_side=2 mirror.group_limit=total",
    "twist jokers.reuse=new_set",
    "twist opening.extras=yes opening.min=20",
    "twist jokers.max_per_set=1",
    "twist jokers.adjacent=no",
]


class Recorder:
    """A player that plays the best turn and records the positions it meets."""

    def __init__(self) -> None:
        self.met: list[Position] = []

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Play the best turn."""
        if view.shown:
            return play_or_pass(view, None)
        position = position_of(view)
        if has_special_jokers(position):
            self.met.append(position)
        return play_or_pass(view, best_table(position))


def met_in_play(name: str, games: int) -> list[Position]:
    """Return the positions with special jokers that two solvers meet in games with a beginner."""
    rules = rulebook_named(f"{name} match.games=1")
    recorder = Recorder()
    bots: list[TileBot] = [recorder, Beginner(), recorder]
    for game in range(games):
        chance = Chance(f"{name} {game}".encode())
        played = play_match(TILE_GAME, start_events(TILE_GAME, rules, len(bots), chance), bots, chance)
        assert not any(played.refused)
    return recorder.met


@pytest.mark.slow(reason="plays whole games with the solver and judges each of its turns")
@pytest.mark.parametrize("name", RULES)
def test_every_turn_is_legal_and_proven_under_the_booklet(name: str, deep: bool) -> None:
    met = met_in_play(name, 40 if deep else 2)
    assert met
    proven = 0
    for position in met:
        for objective in Objective:
            answer = solve(position, objective)
            table = rebuilt(position, answer)
            assert not answer.tiles or judged(position, table).faults == ()
            assert answer.tiles or table == position.table
            if objective is Objective.TILES:
                proven += answer.exact
                assert (answer.tiles > 0) == playable(position)
    if name == "twist":
        assert proven >= 0.999 * len(met)


@pytest.mark.slow(reason="plays whole games with the solver")
def test_steps_lead_to_the_rebuilt_table() -> None:
    for position in met_in_play("twist", 1):
        answer = solve(position)
        table = rebuilt(position, answer)
        assert bool(steps(position.table, table)) == bool(answer.tiles)


def test_a_mirror_on_the_rack_is_played_between_a_pair() -> None:
    """TW-46, A-M1: one piece on each side of a mirror is a set."""
    position = read_position(read_table("B4 B5 B6"), read_row("K9 K9 M"), booklet("twist"))
    answer = solve(position)
    assert write_row(answer.played) == "K9 K9 M"
    assert (answer.tiles, answer.points, answer.exact) == (3, 48, True)
    assert Joker(JokerKind.MIRROR) in mask(position)


@pytest.mark.parametrize(
    ("rack", "opens"),
    [("O12 O13 M O13 O12", True), ("K2 K3 M K3 K2", False), ("K8 D K11", True), ("K3 D K6", False)],
)
def test_an_opening_counts_what_special_jokers_stand_for(rack: str, opens: bool) -> None:
    """TW-35, TW-38, A-M5: a mirror counts nothing, both of its sides do, and a double counts both numbers."""
    position = read_position((), read_row(rack), booklet("twist"), opened=False)
    assert bool(solve(position).tiles) is opens
    assert playable(position) is opens
