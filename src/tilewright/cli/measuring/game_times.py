"""How long the solver takes in games of Twist and rounds of Turbo that it plays itself."""

from collections.abc import Iterator
from random import Random
from time import process_time

from msgspec import Struct

from tilewright.dice.grid import Faces
from tilewright.dice.placed import BAG, sides
from tilewright.solver.common.rows import count_codes, rows_of
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.solver.special.queries import Demands, Result, best, feasible
from tilewright.solver.special.question import JOKER, KINDS
from tilewright.solver.weights import most_tiles, most_value, with_special_jokers
from tilewright.tiles import Face

_HAND, _MOST_FAILED = 9, 6
_RACK, _OPENING = 14, Demands(least_points=30)
_WEIGHTS = {"tiles": with_special_jokers(most_tiles(30)), "points": with_special_jokers(most_value(30))}
OBJECTIVES = (*_WEIGHTS, "out")
"""What a position is solved for: most tiles, most points, or going out."""


class Timed(Struct, frozen=True, kw_only=True):
    """A position solved in a game: how long it took, whether the answer is proven, and what is in play."""

    seconds: float
    exact: bool
    pieces: int
    jokers: int
    special_jokers: int = 0
    opening: bool = False
    counts: bytes = b""


def twist_game(random: Random, seats: int) -> Iterator[Timed]:
    """Play a game of Twist in which every seat plays as many tiles as it can, and yield each position."""
    pool = [code for code in range(KINDS) for _ in range(2)]
    random.shuffle(pool)
    racks = [bytearray(KINDS) for _ in range(seats)]
    for rack in racks:
        for _ in range(_RACK):
            rack[pool.pop()] += 1
    table, opened = bytes(KINDS), [False] * seats
    seat = passes = 0
    while passes < seats:
        rack = racks[seat]
        base = table if opened[seat] else bytes(KINDS)
        in_play = bytes(map(sum, zip(base, rack, strict=True)))
        result, timed = solved_for(base + in_play, not opened[seat], "tiles")
        yield timed
        passes += 1
        if result.solution:
            laid = count_codes(rows_of(result.solution.flat), KINDS)
            for code in range(KINDS):
                rack[code] -= laid[code] - base[code]
            table = laid if opened[seat] else bytes(map(sum, zip(table, laid, strict=True)))
            opened[seat], passes = True, 0
            if not any(rack):
                return
        elif pool:
            rack[pool.pop()] += 1
            passes = 0
        seat = (seat + 1) % seats


def solved_for(counts: bytes, opening: bool, objective: str) -> tuple[Result, Timed]:
    """Return the best turn of a position for one of the objectives, and its figures."""
    demands, in_play = _OPENING if opening else Demands(), counts[KINDS:]
    began = process_time()
    result = feasible(in_play + in_play, demands) if objective == "out" else best(counts, _WEIGHTS[objective], demands)
    return result, Timed(
        seconds=process_time() - began,
        exact=result.exact,
        pieces=sum(in_play),
        jokers=sum(in_play[JOKER:]),
        special_jokers=sum(in_play[JOKER + 1 :]),
        opening=opening,
        counts=counts,
    )


class SolvedTurn(Struct, frozen=True):
    """A turn of Turbo, its best play, and how long it took to find."""

    turn: Turn
    answer: GridAnswer
    seconds: float


def turbo_round(random: Random) -> Iterator[SolvedTurn]:
    """Play a round of Turbo in which each seat rolls some of its dice and plays as many as it can; yield each turn."""
    dice = list(BAG)
    random.shuffle(dice)
    hands: list[dict[int, Face]] = [{die: random.choice(sides(die)) for die in dice[at::2][:_HAND]} for at in (0, 1)]
    grid: Faces = {}
    seat = failed = 0
    while failed < _MOST_FAILED:
        hand = hands[seat]
        for die in random.sample(sorted(hand), random.randint(1, len(hand))):
            hand[die] = random.choice(sides(BAG[die - 1]))
        turn = Turn(grid=grid, own=tuple(hand.values()))
        began = process_time()
        answer = solve_grid(turn)
        yield SolvedTurn(turn, answer, process_time() - began)
        for face in answer.played:
            del hand[next(die for die, shown in hand.items() if shown == face)]
        if not hand:
            return
        grid, failed = answer.grid, 0 if answer.played else failed + 1
        seat = 1 - seat
