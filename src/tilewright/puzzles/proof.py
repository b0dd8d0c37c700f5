"""The proof that a puzzle is one, without the solver: its answer is legal, and nothing else would do."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, product

from tilewright.game.jokers import limits_jokers
from tilewright.game.table import Position, faces_on
from tilewright.game.turn import judged
from tilewright.puzzles.grading import graded
from tilewright.puzzles.layouts import leftovers, lies_beside
from tilewright.puzzles.puzzle import Kind, TilePuzzle, identity, position_of
from tilewright.rules.rulebook import set_rules
from tilewright.sets.readings import orders
from tilewright.sets.rules import SetRules
from tilewright.sets.stands import all_meanings
from tilewright.tiles import CODES, Joker, JokerKind, Row, assign, faces_of, read_faces, read_rows

_CLASSIC = Joker(JokerKind.CLASSIC)


def tile_fault(puzzle: TilePuzzle) -> str | None:
    """Return what is wrong with a puzzle in one sentence, or None if it is proven; BadInput if it cannot be read."""
    position = position_of(puzzle)
    if puzzle.kind not in _PROOFS:
        return "there is no such puzzle with tiles"
    played = _sorted(read_faces(puzzle.answer.played))
    rows = read_rows(puzzle.answer.table)
    if not is_legal(position, played, rows):
        return "the answer is not a legal turn"
    if puzzle.id != identity(position, puzzle.kind):
        return "the id is not that of the position"
    if (puzzle.steps, puzzle.difficulty) != graded(position, rows, played):
        return "steps or difficulty are not those of the answer"
    return _PROOFS[puzzle.kind](position, played)


def is_legal(position: Position, played: Row, rows: tuple[Row, ...]) -> bool:
    """Return whether a turn plays just these pieces, leaves these rows, and is legal."""
    held = faces_of(position.rack)
    if Counter(played) - Counter(held) or Counter(chain(*rows)) != Counter(chain(*faces_on(position.table), played)):
        return False
    tiles = (*chain(*position.table), *assign((played,), position.rack)[0])
    return not judged(position, assign(rows, tiles)).faults


def _out(position: Position, played: Row) -> str | None:
    if len(played) != len(position.rack):
        return "the answer does not lay the whole rack"
    if lies_beside(faces_on(position.table), played, set_rules(position.rules)):
        return "the rack can be laid without breaking a row"
    return None


def _free_joker(position: Position, played: Row) -> str | None:
    if len(played) != len(position.rack):
        return "the answer does not lay the whole rack"
    rules = set_rules(position.rules)
    frozen = list(_frozen(position, rules))
    if not frozen:
        return "no joker lies on the table"
    if any(leftovers((*table, *played), (), rules, 0) for table in frozen):
        return "the rack can be laid without freeing a joker"
    return None


def _frozen(position: Position, rules: SetRules) -> Iterator[Row]:
    """Yield the pieces of the table with each classic joker replaced by what it may stand for."""
    rows = faces_on(position.table)
    if not any(_CLASSIC in row for row in rows):
        return
    for meant in product(*(_meant(row, rules) for row in rows)):
        yield tuple(chain.from_iterable(meant))


def _meant(row: Row, rules: SetRules) -> set[Row]:
    """Return the row with its classic jokers replaced, for everything they may stand for in any order of the row."""
    if _CLASSIC not in row:
        return {row}
    found = set()
    for laid in orders(row, rules):
        for meanings in all_meanings(laid, rules):
            jokers = [face for face in laid if isinstance(face, Joker)]
            stood = [
                number for face, means in zip(jokers, meanings, strict=True) if face == _CLASSIC for number in means
            ]
            found.add(_sorted((*(face for face in laid if face != _CLASSIC), *stood)))
    return found


def _most(position: Position, played: Row) -> str | None:
    if (doubt := _joker_doubt(position)) is not None:
        return doubt
    rules, held = set_rules(position.rules), faces_of(position.rack)
    if len(played) == len(held):
        return "the whole rack can be laid"
    found = leftovers(tuple(chain(*faces_on(position.table))), held, rules, len(held) - len(played))
    if len(found) != 1:
        return "another choice of as many pieces can be laid"
    if lies_beside(faces_on(position.table), played, rules):
        return "the pieces can be laid without breaking a row"
    return None


def _open(position: Position, played: Row) -> str | None:
    if position.opened:
        return "the player has opened"
    rules, held = set_rules(position.rules), faces_of(position.rack)
    opening = position.rules.opening
    choices = [left for left, points in leftovers((), held, rules, len(held)).items() if points >= opening.least]
    if len(choices) != 1:
        return "more than one choice of pieces opens"
    if opening.extras:
        if (doubt := _joker_doubt(position)) is not None:
            return doubt
        # With the opening laid, nothing else may fit.
        must = (*chain(*faces_on(position.table)), *played)
        rest = tuple((Counter(held) - Counter(played)).elements())
        if len(leftovers(must, rest, rules, len(rest))) != 1:
            return "more pieces can be laid with the opening"
    return None


def _joker_doubt(position: Position) -> str | None:
    """Return why this method cannot decide: where jokers are bound, counts of pieces are not enough (A-22)."""
    bound = limits_jokers(position.rules.jokers)
    lie = any(isinstance(face, Joker) for face in chain(*faces_on(position.table)))
    return "a bound joker lies on the table" if bound and lie else None


def _sorted(row: Row) -> Row:
    return tuple(sorted(row, key=CODES.__getitem__))


_PROOFS: dict[Kind, Callable[[Position, Row], str | None]] = {
    Kind.OUT: _out,
    Kind.MOST: _most,
    Kind.OPEN: _open,
    Kind.FREE_JOKER: _free_joker,
}
