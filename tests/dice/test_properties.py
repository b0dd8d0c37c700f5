"""What holds after any commands of the dice game: no die is lost, grids are sets, positions do not matter."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.conformance import Trial, conforms
from tests.dice.hidden import disguised
from tests.dice.play import chosen, first_events
from tilewright.chance import Chance, branch, draw
from tilewright.dice.commands import Command, PlaceDice, TimeOut
from tilewright.dice.events import DicePlaced, DiceRolled, Event
from tilewright.dice.match import Match
from tilewright.dice.placed import BAG, Grid, Placed, dice_on, sides
from tilewright.engine import Refused, play, replay
from tilewright.games import DICE_GAME
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules
from tilewright.tiles import Face

HOUSES = [
    "",
    "dice.max_sets=1 dice.min_reroll=0 grid.descending=yes match.rounds=2",
    "dice.must_lay=no grid.crossing_joker=each match.rounds=3 match.sudden_death=yes",
    "dice.hand=4 dice.block_after=2 jokers.penalty=0 match.rounds=12",
]


def commands_of(rules: str, seed: int, most: int) -> Iterator[tuple[Match, Command, Match, tuple[Event, ...]]]:
    """Yield what happens in a match: the state, a command that was carried out, the state after it, and the events."""
    match = replay(DICE_GAME, first_events(rules, seed))
    for number in range(most):
        seats = DICE_GAME.to_move(match)
        if not seats:
            return
        command = chosen(match, seats[0], branch(Chance(b"properties %d" % seed), number))
        try:
            step = play(DICE_GAME, match, seats[0], command)
        except Refused:
            command = DICE_GAME.fallback(match)
            step = play(DICE_GAME, match, seats[0], command)
        yield match, command, step.state, step.events
        match = step.state


@pytest.mark.slow(reason="plays whole matches, and looks at each state from both seats")
@pytest.mark.parametrize("rules", HOUSES)
def test_the_dice_game_conforms(rules: str, deep: bool) -> None:
    for seed in range(20 if deep else 1):
        trial = Trial(
            first_events=first_events(rules, seed),
            choose=chosen,
            disguise=disguised,
            event_type=Event,
            commands=1_500,
            must_end=True,
        )
        conduct = conforms(DICE_GAME, trial)
        assert conduct.over
        assert conduct.done > 15


@pytest.mark.slow(reason="plays whole matches")
@pytest.mark.parametrize("rules", HOUSES)
def test_dice_are_conserved_and_every_grid_is_made_of_sets(rules: str, deep: bool) -> None:
    # A-T7, A-T14, TB-29
    placed = 0
    for seed in range(100, 120 if deep else 101):
        for before, _, after, events in commands_of(rules, seed, most=400):
            now = after.round
            held = [die for hand in now.hands for die in hand]
            lying = [one.die for one in now.grid]
            dealt = before.round.hands if before.round.number == now.number else now.hands
            known = {die for hand in dealt for die in hand} | dice_on(before.round.grid)
            if before.round.number == now.number:
                assert sorted(held + lying) == sorted(known)
                assert dice_on(before.round.grid) <= set(lying)
                rolled = {die for event in events if isinstance(event, DiceRolled) for die in event.dice}
                kept = [die for die in BAG if die not in rolled]
                assert [now.showing[die - 1] for die in kept] == [before.round.showing[die - 1] for die in kept]
            assert all(face is None or face in sides(die) for die, face in zip(BAG, now.showing, strict=True))
            assert every_die_is_in_a_set(after)
            placed += any(isinstance(event, DicePlaced) for event in events)
    assert placed > 3


def every_die_is_in_a_set(match: Match) -> bool:
    """Return whether each line through each die has a reading, and each die is in such a line."""
    faces = {(one.x, one.y): match.round.showing[one.die - 1] for one in match.round.grid}
    for x, y in faces:
        rows = []
        for right, down in ((1, 0), (0, 1)):
            back = 0
            while (x - (back + 1) * right, y - (back + 1) * down) in faces:
                back += 1
            row: list[Face | None] = []
            while (cell := (x + (len(row) - back) * right, y + (len(row) - back) * down)) in faces:
                row.append(faces[cell])
            rows.append(tuple(face for face in row if face is not None))
        lines = [row for row in rows if len(row) > 1]
        falling = match.rules.grid.descending
        if not lines or not all(
            readings(row, SetRules()) or (falling and readings(row[::-1], SetRules())) for row in lines
        ):
            return False
    return True


def moved(grid: Grid, right: int, down: int) -> Grid:
    """Return the grid laid elsewhere."""
    return tuple(Placed(one.x + right, one.y + down, one.die) for one in grid)


@pytest.mark.slow(reason="plays whole matches")
@pytest.mark.parametrize("rules", HOUSES[:2])
def test_moving_the_whole_grid_changes_only_positions(rules: str, deep: bool) -> None:
    # A-T7
    compared = 0
    for seed in range(200, 220 if deep else 201):
        luck = Chance(b"moved %d" % seed)
        for before, command, after, events in commands_of(rules, seed, most=200):
            if not isinstance(command, PlaceDice | TimeOut):
                continue
            right, luck = draw(luck, 80)
            down, luck = draw(luck, 80)
            elsewhere = replace(before, round=replace(before.round, grid=moved(before.round.grid, right, -down)))
            grid = command.grid if isinstance(command, PlaceDice) else command.draft
            same = type(command)(moved(grid, right, -down))
            step = play(DICE_GAME, elsewhere, before.round.seat, same)
            assert [type(event) for event in step.events] == [type(event) for event in events]
            there = step.state.round
            assert replace(there, grid=moved(there.grid, -right, down)) == after.round
            compared += 1
    assert compared > 3
