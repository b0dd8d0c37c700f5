"""Whole random matches of the dice game."""

from msgspec.structs import replace

from tests.tables import turbo_named
from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.dice.commands import Command, DealNext, Pass, PlaceDice, RollDice, TimeOut
from tilewright.dice.events import Event
from tilewright.dice.match import Match
from tilewright.dice.placed import BAG, DieId, Grid, Placed
from tilewright.engine import Seat, Shuffles
from tilewright.games import DICE_GAME
from tilewright.rules.house import with_house


def first_events(rules: str, seed: int) -> tuple[Event, ...]:
    """Return the start of the match with these house rules and this seed."""
    book = turbo_named(rules)
    secrets = tuple(b"%d.%d" % (seed, number) for number in range(DICE_GAME.games_in(book, 2)))
    return DICE_GAME.start(book, 2, Shuffles(secrets, (b"nonce",) * 2))


def chosen(match: Match, seat: Seat, chance: Chance) -> Command:
    """Return a random command: mostly a legal turn, sometimes a time-out or nonsense."""
    luck, chance = draw(chance, 20)
    now = match.round
    if DICE_GAME.view(match, seat).over or luck == 0:
        return DealNext()
    if luck == 1:
        return TimeOut(nonsense(match, branch(chance, "draft")))
    if luck == 2:
        return PlaceDice(nonsense(match, branch(chance, "nonsense")))
    if not now.rolled:
        return _some_roll(match, seat, branch(chance, "roll"))
    grid = busy_grid(match, seat, branch(chance, "busy"))
    if luck == 3:
        return TimeOut(grid)
    return PlaceDice(grid) if len(grid) > len(now.grid) or luck == 4 else Pass()


def busy_grid(match: Match, seat: Seat, chance: Chance) -> Grid:
    """Return the grid with additions of a short search: the best set of the hand, then dice one by one."""
    now = match.round
    dutiful = replace(now, rules=with_house(now.rules, {"dice.must_lay": "yes"}))
    going_on = DICE_GAME.fallback(replace(match, round=dutiful))
    grid = going_on.grid if isinstance(going_on, PlaceDice) else now.grid
    # One die at a time, wherever it makes a legal turn; only some are tried, so that turns differ.
    order, chance = shuffled(now.hands[seat], chance)
    for die in order[:4]:
        if any(placed.die == die for placed in grid):
            continue
        for cell in sorted({cell for placed in grid for cell in beside(placed)}):
            more = (*grid, Placed(*cell, die))
            if not DICE_GAME.faults(match, seat, PlaceDice(more)):
                grid = more
                break
    return grid


def beside(placed: Placed) -> list[tuple[int, int]]:
    """Return the four cells next to a die."""
    return [(placed.x + right, placed.y + down) for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))]


def nonsense(match: Match, chance: Chance) -> Grid:
    """Return any dice at any cells, some perhaps twice, old ones perhaps missing."""
    dice = [*BAG, *BAG[::5], DieId(0), DieId(19), DieId(10**30)]
    order, chance = shuffled(dice, chance)
    size, chance = draw(chance, 8)
    placed: list[Placed] = []
    for die in order[:size]:
        x, chance = draw(chance, 6)
        y, chance = draw(chance, 110)
        placed.append(Placed(x - 2, y if y > 95 else y % 3, die))
    return (*match.round.grid[size % 3 :], *placed)


def _some_roll(match: Match, seat: Seat, chance: Chance) -> Command:
    hand = match.round.hands[seat]
    order, chance = shuffled(hand, chance)
    size, chance = draw(chance, len(hand) + 1)
    unrolled = match.round.showing[hand[0] - 1] is None
    return RollDice(hand if unrolled and size % 4 else order[:size])
