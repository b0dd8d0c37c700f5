"""Small random turns on the crossword grid, in the judge's notation."""

from itertools import islice
from random import Random

from tests.judges.every_grid import House, Judge, Laid
from tests.judges.naive_sets import JOKER, Words
from tilewright.dice.grid import Cell, CrossingJoker, GridRules
from tilewright.solver.crossword.pool import Turn
from tilewright.tiles import read_face, read_faces

HOUSES = (House(), House(), House(), House(falling=True), House(each=True))
"""Most turns follow the booklet."""


def small_turn(random: Random, judge: Judge) -> tuple[Laid, Words]:
    """Return a legal grid and the player's dice, at most nine in total, of few colors and numbers so that sets cross.

    Jokers multiply the cases that the judge has to try, so there are fewer dice with them.
    """
    colors = random.sample("KRBO", random.choice((2, 3, 3, 4)))
    low = random.randint(1, 9)
    # No family of ours shows a face more than twice (A-T1).
    box = [f"{color}{low + n}" for color in colors for n in range(random.randint(2, 4))] * random.choice((2, 2, 5))
    jokers = random.choice((0, 0, 1, 1, 2))
    words = [*random.sample(box, min(len(box), random.randint(5, 9 if not jokers else 7) - jokers)), *[JOKER] * jokers]
    for _ in range(20):
        size = random.randint(3, len(words) - 1)
        on_grid = random.sample(words, size)
        grids = list(islice(judge.grids(tuple(sorted(on_grid))), 30))
        if grids:
            for word in on_grid:
                words.remove(word)
            return random.choice(grids), tuple(words)
    return {}, tuple(words)


def turn_of(before: Laid, own: Words, house: House) -> Turn:
    """Return the turn as the solver takes it."""
    joker = CrossingJoker.EACH if house.each else CrossingJoker.ONE
    return Turn(
        grid={Cell(*place): read_face(word) for place, word in before.items()},
        own=read_faces(own),
        rules=GridRules(descending=house.falling, crossing_joker=joker),
    )
