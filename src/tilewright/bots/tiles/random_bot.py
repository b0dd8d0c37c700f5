"""The random bot: a random legal turn, perhaps with rearrangements."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.chance import Chance, draw, shuffled
from tilewright.game.commands import Command
from tilewright.game.table import Position, Table
from tilewright.game.turn import judged
from tilewright.game.view import Seen, View
from tilewright.rules.rulebook import set_rules
from tilewright.sets.catalogue import catalogue
from tilewright.tiles import Face, Joker, Row, TileRow, assign, face_of, faces_of

_MOST_ROWS_TAKEN_UP = 4
_MOST_STEPS = 200
# With all jokers of a large box, listing the sets they can make would take too long.
_MOST_JOKERS = 4


class Random:
    """Takes a few rows apart and plays the first way found to rebuild them with pieces of its rack."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return a random legal turn, or draw or pass."""
        return play_or_pass(view, None if view.shown else _turn(position_of(view), chance))


def _turn(position: Position, chance: Chance) -> Table | None:
    rows, chance = shuffled(position.table, chance)
    most = min(_MOST_ROWS_TAKEN_UP, len(rows)) if position.opened else 0
    count, chance = draw(chance, most + 1)
    while _jokers(rows[:count]) > _MOST_JOKERS:
        count -= 1
    taken, kept = rows[:count], rows[count:]
    old = Counter(face for row in taken for face in faces_of(row))
    rack, chance = _with_few_jokers(position.rack, _MOST_JOKERS - _jokers(taken), chance)
    held = old + Counter(faces_of(rack))
    entries = catalogue(held.elements(), set_rules(position.rules))
    order, chance = shuffled(entries, chance)
    laid = _relaid(old, held, [(entry.row, _counted(entry.row)) for entry in order])
    if laid is None:
        return None
    # Tiles of the table come first, so that no rack tile replaces one of them.
    table = (*kept, *assign(laid, [*(tile for row in taken for tile in row), *position.rack]))
    return None if judged(position, table).faults else table


def _with_few_jokers(rack: TileRow, most: int, chance: Chance) -> tuple[TileRow, Chance]:
    """Return the rack with at most `most` jokers, and the advanced chance."""
    jokers = [tile for tile in rack if isinstance(face_of(tile), Joker)]
    if len(jokers) <= most:
        return rack, chance
    order, chance = shuffled(jokers, chance)
    return tuple(tile for tile in rack if tile not in order[most:]), chance


def _jokers(rows: Sequence[TileRow]) -> int:
    return sum(isinstance(face, Joker) for row in rows for face in faces_of(row))


_Pieces = Mapping[Face, int]
_Sets = Sequence[tuple[Row, _Pieces]]


@lru_cache(maxsize=1 << 12)
def _counted(row: Row) -> _Pieces:
    """Return how often each face occurs in a set; the same sets come up turn after turn."""
    return Counter(row)


def _relaid(old: _Pieces, held: _Pieces, sets: _Sets) -> list[Row] | None:
    """Return rows with every old piece and much of the rack, or None when the search gives up."""
    steps = 0
    with_piece = {face: [(row, used) for row, used in sets if face in used] for face in old}

    def search(must: _Pieces, left: _Pieces) -> list[Row] | None:
        nonlocal steps
        steps += 1
        piece = next(iter(must), None)
        if piece is None:
            return _more(left, sets)
        for row, used in with_piece[piece]:
            if steps > _MOST_STEPS:
                return None
            if _fits(used, left) and (rest := search(_minus(must, used), _minus(left, used))) is not None:
                return [row, *rest]
        return None

    return search(old, held)


def _more(left: _Pieces, sets: _Sets) -> list[Row]:
    """Return more sets from the pieces left, in the order given."""
    laid: list[Row] = []
    for row, used in sets:
        if _fits(used, left):
            left = _minus(left, used)
            laid.append(row)
    return laid


def _fits(used: _Pieces, left: _Pieces) -> bool:
    for face, count in used.items():  # noqa: SIM110, a generator would double the time of a turn
        if left.get(face, 0) < count:
            return False
    return True


def _minus(pieces: _Pieces, used: _Pieces) -> dict[Face, int]:
    """Return the pieces without those used, in the same order; the search takes the first one next."""
    rest = dict(pieces)
    for face, count in used.items():
        if rest.get(face, 0) > count:
            rest[face] -= count
        else:
            rest.pop(face, None)
    return rest
