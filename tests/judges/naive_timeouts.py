"""A second judge of time-outs: is there any draft that the rules turn into this result? (A-12 to A-18)

Nothing of the draft is known but what became of it, so every claim below says which drafts there could have been.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, permutations, product

from tests.judges.naive_sets import Words
from tests.judges.naive_turns import Position, Rows, faithful, limits_of, makes, orders, pieces_in, seen_as, worth
from tests.judges.naive_twist import JOKERS


@dataclass(frozen=True)
class Result:
    """The result of a time-out in a record; `drawn` is the number of pieces drawn."""

    table: Rows
    returned: Words
    to_pool: Words
    drawn: int


@dataclass(frozen=True)
class Moved:
    """Where pieces went: rack pieces that stayed on the table or came back, table pieces that went to rack or pool."""

    stayed: Counter[str]
    own: Counter[str]
    to_rack: Counter[str]
    to_pool: Counter[str]

    def nothing_of_the_table(self) -> bool:
        """Return whether no piece left the table."""
        return not (self.to_rack or self.to_pool)


def timeout_fault(position: Position, result: Result, pool: int) -> str | None:
    """Return why no draft leads to this result, or None if one does; `pool` is the pool before the turn."""
    before, after = pieces_in(position.table), pieces_in(result.table)
    to_pool, returned = Counter(result.to_pool), Counter(result.returned)
    if to_pool - before:
        return "what goes to the pool did not lie on the table"
    stayed, to_rack = after - (before - to_pool), before - to_pool - after
    if stayed - Counter(position.rack):
        return "pieces lie there that are not on the rack"
    if to_rack - returned:
        return "pieces of the table are missing"
    moved = Moved(stayed, returned - to_rack, to_rack, to_pool)
    if moved.own - (Counter(position.rack) - stayed):
        return "pieces came back that were not on the rack"
    counts = _counts(position, result, moved)
    if isinstance(counts, str):
        return counts
    if result.drawn not in {min(count, pool + len(result.to_pool)) for count in counts}:
        return "the wrong number of pieces was drawn"
    return None


def _counts(position: Position, result: Result, moved: Moved) -> set[int] | str:
    """Return how many pieces may be drawn for this result, or why it is impossible."""
    if position.rules["time.table"] == "restore":
        why = _restored_fault(position, result, moved)
    elif not position.opened:
        why = _unopened_fault(position, result, moved)
    else:
        why = _kept_fault(position, result, moved)
    if why is not None:
        return why
    memory = position.rules["time.memory"] == "yes"
    penalty = int(position.rules["time.penalty"]) + (moved.to_pool.total() if memory else 0)
    counts = {penalty} if _disturbed(position, result, moved) else set()
    if _as_it_was(position, result) and not result.returned and not result.to_pool:
        # nothing was moved.
        counts.add(int(position.rules["time.idle_draw"]))
    return counts or "this draft is a finished turn"


def _as_it_was(position: Position, result: Result) -> bool:
    return Counter(position.table) == Counter(result.table)


def _restored_fault(position: Position, result: Result, moved: Moved) -> str | None:
    """DE-20: the table is unchanged; with A-15 whole sets may be lost to the pool."""
    if position.rules["time.memory"] == "no":
        return None if _as_it_was(position, result) and not moved.to_pool else "the table is not as it was"
    if Counter(result.table) - Counter(position.table):
        return "a set lies there that did not before"
    lost = Counter(position.table) - Counter(result.table)
    if moved.to_rack or pieces_in(tuple(lost.elements())) != moved.to_pool:
        return "the pool did not get the pieces of the sets that are gone"
    return None


def _unopened_fault(position: Position, result: Result, moved: Moved) -> str | None:
    """A-13: the table is unchanged, with an opening beside it or nothing."""
    if Counter(position.table) - Counter(result.table) or not moved.nothing_of_the_table():
        return "the table of a player who had not opened is not as it was"
    limits, least = limits_of(position.rules), max(1, int(position.rules["opening.min"]))
    new = tuple((Counter(result.table) - Counter(position.table)).elements())
    if not all(seen_as(row, limits) for row in new):
        return "a row is not a set"
    if position.rules["opening.extras"] == "yes":
        opens = makes(pieces_in(new), least, limits)
    else:
        opens = sum(worth(row, limits) for row in new) >= least
    return None if opens or not new else "the pieces that stayed are not an opening"


def _kept_fault(position: Position, result: Result, moved: Moved) -> str | None:
    """A-13, A-14: legal rows stay, the rest goes where the rulebook says, and no joker leaves."""
    if _as_it_was(position, result) and moved.nothing_of_the_table():
        return None
    loose = position.rules["time.loose"]
    if not all(seen_as(row, limits_of(position.rules)) for row in result.table):
        return "a row is not a set"
    if any(joker in moved.to_rack + moved.to_pool for joker in JOKERS):
        return "a joker left the table"
    if moved.to_pool and loose == "rack":
        return "pieces went to the pool that go to the rack"
    if moved.to_rack and loose != "rack":
        return "pieces went to the rack that do not"
    if not faithful(position.rules, position.table, result.table):
        return "a joker of the table may not go there"
    if loose == "restore" and moved.to_pool and not _past_repair(position.table, result.table, moved.to_pool):
        return "a set could have been laid again"
    return None


def _past_repair(before: Rows, after: Rows, lost: Counter[str]) -> bool:
    """Return whether every set that lost pieces to the pool has others in rows that are not made of it alone (A-14).

    Every way is tried to say which row of the table each copy came from.
    """
    spots = [(face, at) for at, row in enumerate(after) for face in row]
    spots += [(face, -1) for face in lost.elements()]
    homes = [(face, at) for at, row in enumerate(before) for face in row]
    suspects = {at for face in lost for at, row in enumerate(before) if face in row}
    faces = sorted({face for at in suspects for face in before[at]})
    choices = []
    for face in faces:
        here = [at for other, at in spots if other == face]
        from_where = [at for other, at in homes if other == face]
        from_where += [-1] * (len(here) - len(from_where))
        choices.append([list(zip(here, way, strict=True)) for way in set(permutations(from_where))])
    for choice in product(*choices):
        origin = dict(zip(faces, choice, strict=True))
        losers = {home for pairs in choice for here, home in pairs if here == -1 and home != -1}
        if sum(here == -1 and home == -1 for pairs in choice for here, home in pairs):
            continue
        if all(_scattered(home, after, origin) for home in losers):
            return True
    return False


def _scattered(home: int, after: Rows, origin: dict[str, list[tuple[int, int]]]) -> bool:
    """Return whether a piece of the set is in a row that also has other pieces."""
    for at, row in enumerate(after):
        # A piece of a face that is in no suspect set certainly has another origin.
        origins = [came for face in set(row) for here, came in origin.get(face, []) if here == at]
        strangers = any(face not in origin for face in row) or any(came != home for came in origins)
        if home in origins and strangers:
            return True
    return False


def _disturbed(position: Position, result: Result, moved: Moved) -> bool:
    """Return whether some draft that is neither a finished turn nor an untouched table leads to this result."""
    if moved.own or not moved.nothing_of_the_table():
        return True
    kept = list((Counter(position.table) & Counter(result.table)).elements())
    if position.rules["time.table"] == "restore":
        # Pieces may be taken from any row; where the origin is unknown, only whole rows can be pushed together.
        return len(kept) > 1 if position.rules["time.memory"] == "yes" else bool(kept)
    if not position.opened:
        return bool(kept)
    if not moved.stayed and Counter(map(_sorted, position.table)) != Counter(map(_sorted, result.table)):
        return True
    return _disturbed_unseen(position, result, kept)


def _disturbed_unseen(position: Position, result: Result, kept: list[Words]) -> bool:
    """Return whether rows that lie as they did could have been out of order in the draft of a player who has opened."""
    limits = limits_of(position.rules)
    if position.rules["time.loose"] == "restore" and kept:
        return True
    if _as_it_was(position, result) and any(joker in row for row in position.table for joker in JOKERS):
        return True
    groups = [*combinations(kept, 2), tuple(kept)]
    return any(len(group) > 1 and not orders(sum(group, ()), limits) for group in groups)


def _sorted(row: Words) -> Words:
    return tuple(sorted(row))
