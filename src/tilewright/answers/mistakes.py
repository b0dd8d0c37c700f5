"""Turns that a player missed as puzzles, proven like those that ship."""

import time
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import asdict, replace

from tilewright.answers.puzzles import MissedTurn, PuzzleListed, PuzzleShown, listed, shown
from tilewright.answers.reviews import TurnShown
from tilewright.games import edition
from tilewright.puzzles.making import tile_puzzle
from tilewright.puzzles.puzzle import Kind, TilePuzzle
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.position import read_position
from tilewright.tiles import read_faces, read_rows

MOST_OF_A_GAME = 3
"""How many turns of a seat become puzzles in one game."""

# Every other missed turn is too simple for a puzzle, or has several answers.
_MOST_TRIED = 2 * MOST_OF_A_GAME
# The first one that is proven: what was to be found in the game itself, then less of it.
_KINDS = (Kind.OPEN, Kind.MOST, Kind.FREE_JOKER, Kind.OUT)


class Mistake(Struct, frozen=True):
    """A missed turn of a seat, counted from 1, as a puzzle."""

    seat: int
    turn: int
    puzzle: TilePuzzle


class MistakeListed(PuzzleListed, frozen=True, kw_only=True):
    """A puzzle made of a turn that the player missed, under a rulebook, and whether it is solved."""

    rules: str
    missed: MissedTurn
    solved: bool


def worst_turns(turns: Sequence[TurnShown], seats: Collection[int]) -> tuple[TurnShown, ...]:
    """Return the turns of some seats that may become puzzles, those that cost most first; turns with dice do not."""
    found = sorted(
        (turn for turn in turns if turn.mistake and turn.rack and turn.seat in seats),
        key=lambda turn: (-turn.lost, -turn.missed, turn.turn),
    )
    return tuple(turn for seat in seats for turn in [each for each in found if each.seat == seat][:_MOST_TRIED])


def make_mistakes(
    rules: str, house: Mapping[str, int | str], turns: Sequence[TurnShown], seconds: float
) -> tuple[Mistake, ...]:
    """Return the turns of a game that make puzzles, a few of each seat, as many as fit into some processor time."""
    ends = time.process_time() + seconds
    room, made = dict.fromkeys((turn.seat for turn in turns), MOST_OF_A_GAME), list[Mistake]()
    for turn in turns:
        if not room[turn.seat]:
            continue
        if time.process_time() > ends:
            break
        if (puzzle := puzzle_of_turn(rules, house, turn)) is not None:
            room[turn.seat] -= 1
            made.append(Mistake(turn.seat, turn.turn, puzzle))
    return tuple(made)


def puzzle_of_turn(rules: str, house: Mapping[str, int | str], turn: TurnShown) -> TilePuzzle | None:
    """Return the puzzle that the position before a turn makes, or None if it does not make one."""
    book = with_house(edition(rules).rulebook, house)
    assert isinstance(book, Rulebook), "turns with dice show no position"
    position = read_position(read_rows(turn.table), read_faces(turn.rack), book, opened=turn.opened)
    made = (tile_puzzle(position, kind, house=house) for kind in _KINDS)
    return next((puzzle for puzzle in made if puzzle is not None), None)


def list_mistake(puzzle: TilePuzzle, missed: MissedTurn, *, solved: bool) -> MistakeListed:
    """Return a missed turn as it is listed."""
    return MistakeListed(**asdict(listed(puzzle, puzzle.difficulty)), rules=puzzle.rules, missed=missed, solved=solved)


def show_mistake(puzzle: TilePuzzle, missed: MissedTurn, language: str) -> PuzzleShown:
    """Return a missed turn as a puzzle to solve."""
    return replace(shown(puzzle, language), missed=missed)
