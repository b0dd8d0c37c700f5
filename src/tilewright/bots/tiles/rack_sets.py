"""Complete sets on a rack, found the way a beginner does: by scanning it."""

from collections.abc import Callable, Iterable, Sequence

from tilewright.sets.readings import readings
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles import CODES, FACES, HIGH, Joker, JokerKind, Number, TileId, TileRow, code_of, faces_of

# A rack is scanned as face codes: a color has 13 consecutive codes, and equal numbers are 13 apart.
_NUMBERS = sum(isinstance(face, Number) for face in FACES)
_CLASSIC = CODES[Joker(JokerKind.CLASSIC)]

_Finder = Callable[[Sequence[int]], list[int]]


def best_rack_sets(rack: TileRow, rules: SetRules) -> tuple[list[TileRow], int]:
    """Return disjoint sets of the rack and their points: the better of runs first and groups first."""
    tries = [_found(rack, finders) for finders in ((_longest_run, _largest_group), (_largest_group, _longest_run))]
    valued = [(sets, sum(readings(faces_of(row), rules)[0].points for row in sets)) for sets in tries]
    return max(valued, key=lambda found: found[1])


def _found(rack: TileRow, finders: tuple[_Finder, _Finder]) -> list[TileRow]:
    held: dict[int, list[TileId]] = {}
    jokers: list[TileId] = []
    for tile in rack:
        if (code := code_of(tile)) < _NUMBERS:
            held.setdefault(code, []).append(tile)
        elif code == _CLASSIC:
            jokers.append(tile)
    sets: list[TileRow] = []
    for finder in finders:
        while row := finder(sorted(held)):
            sets.append(tuple(_taken(held, row)))
    while jokers and (pair := _best_pair(sorted(held))):
        sets.append(_helped(_taken(held, pair), jokers.pop()))
    return sets


def _taken(held: dict[int, list[TileId]], codes: Iterable[int]) -> list[TileId]:
    tiles = []
    for code in codes:
        tiles.append(held[code].pop())
        if not held[code]:
            del held[code]
    return tiles


def _longest_run(codes: Sequence[int]) -> list[int]:
    """Return the longest run among sorted codes, or an empty list."""
    best: list[int] = []
    run: list[int] = []
    for code in codes:
        run = [*run, code] if run and code == run[-1] + 1 and code % HIGH else [code]
        if len(run) > len(best):
            best = run
    return best if len(best) >= SHORTEST else []


def _largest_group(codes: Sequence[int]) -> list[int]:
    """Return the largest group, the highest among equals, or an empty list."""
    groups: dict[int, list[int]] = {}
    for code in codes:
        groups.setdefault(code % HIGH, []).append(code)
    best = max(groups.values(), key=lambda group: (len(group), group[0] % HIGH), default=[])
    return best if len(best) >= SHORTEST else []


def _best_pair(codes: Sequence[int]) -> list[int]:
    """Return the two highest pieces that become a set with a joker, or an empty list."""
    pairs = [
        [low, high]
        for place, low in enumerate(codes)
        for high in codes[place + 1 :]
        if low % HIGH == high % HIGH or (high - low <= 2 and low % HIGH < high % HIGH)
    ]
    return max(pairs, key=lambda pair: sum(code % HIGH for code in pair), default=[])


def _helped(pair: list[TileId], joker: TileId) -> TileRow:
    """Return a pair and a joker as a set: the joker fills a gap, or stands where it counts most."""
    low, high = map(code_of, pair)
    if high - low == 2:
        return (pair[0], joker, pair[1])
    if high - low == 1 and high % HIGH == HIGH - 1:
        return (joker, *pair)
    return (*pair, joker)
