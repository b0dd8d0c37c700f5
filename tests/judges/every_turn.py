"""A judge of whole turns: every layout of rack pieces with the table, each checked by the rules.

It does not know bound jokers or openings: it tries everything and calls `judged`. Small positions only.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

from tilewright.game.table import Position, faces_on
from tilewright.game.turn import judged
from tilewright.rules.rulebook import set_rules
from tilewright.sets.catalogue import catalogue
from tilewright.sets.readings import orders
from tilewright.sets.rules import SetRules
from tilewright.tiles import CODES, Face, Row, TileRow, assign, faces_of

Counts = tuple[int, ...]


def best_worth(position: Position, worth: Callable[[Row], int]) -> int | None:
    """Return the highest worth of the rack pieces of a legal turn, or None if there is no legal turn."""
    plays = {tuple(sorted(chosen)) for size in range(1, len(position.rack) + 1) for chosen in _choices(position, size)}
    for value, tiles in sorted(((worth(faces_of(tiles)), tiles) for tiles in plays), reverse=True):
        if any(not judged(position, table).faults for table in _tables(position, tiles)):
            return value
    return None


def every_turn(position: Position) -> Iterator[tuple[TileRow, ...]]:
    """Yield a legal table for each choice of rack pieces that can be laid; equal pieces are interchangeable."""
    for size in range(1, len(position.rack) + 1):
        for chosen in _choices(position, size):
            table = next((laid for laid in _tables(position, chosen) if not judged(position, laid).faults), None)
            if table is not None:
                yield table


def _choices(position: Position, size: int) -> Iterator[TileRow]:
    seen = set()
    for chosen in combinations(position.rack, size):
        if (faces := tuple(sorted(CODES[face] for face in faces_of(chosen)))) not in seen:
            seen.add(faces)
            yield chosen


def _tables(position: Position, played: TileRow) -> Iterator[tuple[TileRow, ...]]:
    """Yield every layout of the table and the play, in every order, and the unchanged table with the play beside it."""
    rules = set_rules(position.rules)
    on_table = tuple(tile for row in position.table for tile in row)
    for sets in _covers(faces_of(played), rules):
        for laid in product(*(_looks(row, rules) for row in sets)):
            yield (*position.table, *assign(laid, played))
    for sets in _covers(tuple(face for row in faces_on(position.table) for face in row) + faces_of(played), rules):
        for laid in product(*(_looks(row, rules) for row in sets)):
            yield assign(laid, (*on_table, *played))


def _looks(row: Row, rules: SetRules) -> Sequence[Row]:
    """Return the orders of a row that can matter: all for a run, one for a group."""
    found = orders(row, rules)
    is_group = len({face.value for face in row if hasattr(face, "value")}) <= 1
    return found if not is_group or any(face != row[0] for face in row[1:] if not hasattr(face, "value")) else found[:1]


def _covers(pieces: Row, rules: SetRules) -> Iterator[tuple[Row, ...]]:
    """Yield every layout of all the pieces as sets."""
    kinds: list[Face] = sorted(set(pieces), key=CODES.__getitem__)
    held = Counter(pieces)
    starting: dict[int, list[tuple[Counts, Row]]] = {place: [] for place in range(len(kinds))}
    for entry in catalogue(pieces, rules):
        used = Counter(entry.row)
        needed = tuple(used[kind] for kind in kinds)
        starting[next(place for place, count in enumerate(needed) if count)].append((needed, entry.row))

    def ways(left: Counts, least: tuple[int, int]) -> Iterator[tuple[Row, ...]]:
        first = next((place for place, count in enumerate(left) if count), None)
        if first is None:
            yield ()
            return
        for number, (needed, row) in enumerate(starting[first]):
            # Sets that start with the same face are tried in one order only.
            if (first, number) < least:
                continue
            rest = tuple(have - need for have, need in zip(left, needed, strict=True))
            if min(rest) >= 0:
                for more in ways(rest, (first, number)):
                    yield (row, *more)

    yield from ways(tuple(held[kind] for kind in kinds), (0, 0))
