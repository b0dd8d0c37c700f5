"""The bots of the dice game: legal, blind to chance, true to their characters, and each stronger than the last."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.bots.dice.matches import choices
from tests.dice.grids import read_grid
from tests.dice.hidden import disguised
from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import simulate
from tilewright.bots.dice.planner import TurboPlanner
from tilewright.bots.dice.turns import own_dice, turn_of
from tilewright.bots.registry import DICE, DICE_LADDER, NoSuchBot
from tilewright.chance import Chance
from tilewright.dice.commands import DealNext, PlaceDice, RollDice
from tilewright.dice.placed import BAG, DieId, Placed, faces_on, sides
from tilewright.dice.turbo_rules import TURBO
from tilewright.engine import Seat
from tilewright.games import DICE_GAME
from tilewright.solver.crossword.solve import solve_grid
from tilewright.tiles import Face, read_face

HOUSES = ["", "dice.must_lay=no dice.min_reroll=0", "dice.max_sets=1", "grid.descending=yes grid.crossing_joker=each"]


@pytest.mark.slow(reason="whole matches")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("name", DICE_LADDER)
def test_every_bot_plays_legally_to_the_end(name: str, house: str) -> None:
    """A-T2, A-T4, A-T5: a roll of the right dice, a set laid where one must be, or a pass where none is due."""
    met = list(choices(f"match.rounds=2 {house}", (name, "turbo-random"), 1))
    assert any(isinstance(choice.command, DealNext) for choice in met)
    assert DICE_GAME.to_move(met[-1].match)


@pytest.mark.slow(reason="every choice of whole rounds, made again")
@pytest.mark.parametrize("name", DICE_LADDER)
def test_a_bot_does_not_depend_on_future_rolls(name: str) -> None:
    for choice in choices("match.rounds=1", (name, "turbo-greedy"), 2):
        if choice.name == name:
            view = DICE_GAME.view(disguised(choice.match, choice.view.seat, choice.chance), choice.view.seat)
            assert DICE.bot(name).choose(view, (), choice.chance) == choice.command


def test_the_greedy_bot_plays_as_many_dice_as_possible() -> None:
    for choice in choices("match.rounds=1", ("turbo-greedy", "turbo-greedy"), 3):
        if choice.view.rolled:
            most = solve_grid(turn_of(choice.view)).tiles
            grid = choice.command.grid if isinstance(choice.command, PlaceDice) else choice.view.grid
            assert len(grid) - len(choice.view.grid) == most


def test_the_greedy_bot_rolls_all_its_dice() -> None:
    for choice in choices("match.rounds=1", ("turbo-greedy", "turbo-greedy"), 4):
        if isinstance(choice.command, RollDice):
            assert choice.command.dice == own_dice(choice.view)


def test_dice_that_need_not_move_stay() -> None:
    """Equal faces are interchangeable, but a die that stays where it lies stays that die."""
    for choice in choices("match.rounds=1", ("turbo-greedy", "turbo-greedy"), 5):
        if isinstance(choice.command, PlaceDice):
            after = {placed.cell: placed.die for placed in choice.command.grid}
            faces = faces_on(choice.command.grid, choice.view.showing)
            for cell, face in faces_on(choice.view.grid, choice.view.showing).items():
                if faces.get(cell) == face:
                    assert after[cell] in [placed.die for placed in choice.view.grid if placed.cell == cell]


def test_the_planner_keeps_a_die_that_fits_and_rolls_the_other() -> None:
    view = next(iter(choices("", ("turbo-planner", "turbo-planner"), 6))).view
    grid = read_grid("K3 K4 K5")
    dice = {read_face("K3"): 3, read_face("K4"): 4, read_face("K5"): 5, read_face("K6"): 6, read_face("R1"): 14}
    showing: list[Face | None] = [None] * len(BAG)
    for face, die in dice.items():
        assert face in sides(DieId(die))
        showing[die - 1] = face
    laid = tuple(Placed(cell.x, cell.y, DieId(dice[face])) for cell, face in grid.items())
    view = replace(
        view, seat=Seat(0), rolled=False, grid=laid, hands=((DieId(6), DieId(14)), (DieId(1),)), showing=tuple(showing)
    )
    assert DICE.bot("turbo-planner").choose(view, (), Chance(b"keeps")) == RollDice((DieId(14),))


def test_what_the_planner_plays_depends_on_the_dice_of_the_opponent() -> None:
    """With one die left the opponent may go out on what is laid, with all nine it cannot."""
    planner, differing = TurboPlanner(samples=30), 0
    for choice in choices("match.rounds=1", ("turbo-greedy", "turbo-greedy"), 10):
        own = own_dice(choice.view)
        if choice.view.rolled and len(own) < len(BAG) // 2:
            others = [die for die in BAG if die not in own and all(die != placed.die for placed in choice.view.grid)]
            hands = [
                (own, tuple(others[:count])) if choice.view.seat == 0 else (tuple(others[:count]), own)
                for count in (1, 6)
            ]
            plays = [planner.choose(replace(choice.view, hands=pair), (), Chance(b"theirs")) for pair in hands]
            differing += plays[0] != plays[1]
    assert differing


def test_a_planner_without_time_plays_the_most_dice() -> None:
    """The first turn it looks at is the greedy one, so a short limit costs strength but nothing else."""
    hurried = TurboPlanner(samples=1, milliseconds=1e-6)
    for choice in choices("match.rounds=1", ("turbo-greedy", "turbo-greedy"), 3):
        if choice.view.rolled:
            assert hurried.choose(choice.view, (), choice.chance) == choice.command


@pytest.mark.slow(reason="many rounds")
@pytest.mark.parametrize(("stronger", "weaker"), [("turbo-greedy", "turbo-random"), ("turbo-planner", "turbo-greedy")])
def test_the_ladder_of_the_dice_game_rises(stronger: str, weaker: str, deep: bool) -> None:
    bots = (stronger, weaker)
    tally = simulate(Simulation(rules=TURBO.rulebook, bots=bots, deals=400 if deep else 5, seed=2027))
    low, high = tally.ci95[stronger]
    # The short form is too short to prove the claim: it only must not refute it.
    assert (low if deep else high) > 0.5


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NoSuchBot, match=r'no bot "genius": there are turbo-random, turbo-greedy, turbo-planner'):
        DICE.bot("genius")
    with pytest.raises(NoSuchBot, match=r"greedy plays only the tile game: there are turbo-random, turbo-greedy"):
        DICE.bot("greedy")


def test_before_a_block_the_planner_keeps_low_faces() -> None:
    """TB-18, A-T13: the dice in hand decide a blocked round by what they show."""
    view = next(iter(choices("", ("turbo-planner", "turbo-planner"), 6))).view
    # Nothing lies on the grid, and two dice make no set: only what they show counts.
    dice = (DieId(1), DieId(4))
    showing: list[Face | None] = [None] * len(BAG)
    showing[0], showing[3] = read_face("K1"), read_face("K13")
    view = replace(
        view, seat=Seat(0), rolled=False, grid=(), hands=(dice, (DieId(9),)), showing=tuple(showing), failed=4
    )
    assert DICE.bot("turbo-planner").choose(view, (), Chance(b"low")) == RollDice((DieId(4),))
