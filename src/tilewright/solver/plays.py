"""Every legal play of a position: the choices of rack pieces that can be laid, each with a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from heapq import heappop, heappush
from itertools import chain, islice

from msgspec import Struct

from tilewright.game.table import Position
from tilewright.kernel import native
from tilewright.solver.classic.question import KINDS, counts
from tilewright.solver.commits import with_rack
from tilewright.solver.common.question import JOKER
from tilewright.solver.common.rows import bounds, faces_of
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import best_turn_with, mask, opens, played_codes, rack_value
from tilewright.solver.special_turns import has_special_jokers
from tilewright.solver.weights import most_tiles
from tilewright.tiles import CODES, Row, codes_of, write_row, write_table


class _Part(Struct, frozen=True, order=True):
    """Plays with these counts of each face, from `least` to `most`, and the best of them."""

    order: tuple[int, int]
    best: bytes
    least: tuple[int, ...]
    most: tuple[int, ...]


MOST_LISTED = 1 << 16
"""Positions with more plays than this are not listed at once, but searched for one play after the other."""


class Play(Struct, frozen=True, dict=True):
    """A choice of rack pieces that can be laid; `table` is found when it is first asked for."""

    position: Position
    played: Row

    @cached_property
    def table(self) -> tuple[Row, ...]:
        """One legal table after the play."""
        codes = bytes(sorted(CODES[face] for face in self.played))
        turn = best_turn_with(with_rack(self.position, codes), codes)
        assert turn is not None
        return tuple(faces_of(row) for row in turn.rows)

    def __str__(self) -> str:
        return f"{write_row(self.played)} -> {write_table(self.table)}"

    def __repr__(self) -> str:
        return f"<Play {write_row(self.played)}>"


def legal_plays(position: Position, limit: int | None = None) -> Iterator[Play]:
    """Yield every choice of rack pieces that is a legal turn, most pieces first and then most rack value.

    Equal pieces are interchangeable. `limit` is the most plays to yield.

    >>> from tilewright.rules.booklets import booklet
    >>> from tilewright.solver.position import read_position
    >>> from tilewright.tiles import read_row, read_table, write_row
    >>> position = read_position(read_table("B4 B5 B6"), read_row("B3 B7 K9"), booklet("classic-nl"))
    >>> [write_row(play.played) for play in legal_plays(position)]
    ['B3 B7', 'B7', 'B3']
    """
    listed = _listed(position) if _counts_decide(position) else None
    codes = _best_first(position) if listed is None else iter(listed)
    for play in islice(codes, limit):
        yield Play(position, faces_of(play))


def _counts_decide(position: Position) -> bool:
    """Return whether the counts of the pieces alone decide what can be laid, so that the kernel can list it."""
    rules = turn_rules(position.rules)
    if has_special_jokers(position) or not rules.counts_suffice or not rules.sets.min_natural:
        return False
    if not position.opened and not rules.opening_extras:
        return False
    return not rules.jokers_bound or JOKER not in chain.from_iterable(map(codes_of, position.table))


def _listed(position: Position) -> list[bytes] | None:
    """Return the codes of all plays, or None if there are too many."""
    rules, opening = turn_rules(position.rules), not position.opened
    rack = codes_of(position.rack)
    if opening and not opens(rack, rules):
        return []
    question = counts(*bounds(KINDS, chain.from_iterable(map(codes_of, position.table)), rack)) + rules.turn
    found = native.plays(question, most_tiles(position.rules.jokers.penalty), MOST_LISTED)
    return [play for play in found if opens(play, rules)] if found and opening else found


def _best_first(position: Position) -> Iterator[bytes]:
    """Yield the codes of all plays, found one after the other.

    The best play splits the others into parts: those that agree with it in the first faces and differ in the next. The
    best play of a part is one question to the solver.
    """
    faces = sorted(CODES[face] for face in mask(position))
    rack = codes_of(position.rack)
    queue: list[_Part] = []
    _add_part(queue, position, faces, [0] * len(faces), [rack.count(code) for code in faces])
    ties: list[_Part] = []
    while queue:
        part = heappop(queue)
        # Plays of equal worth are yielded in the order of their codes.
        if ties and ties[0].order != part.order:
            yield from sorted(tie.best for tie in ties)
            ties.clear()
        ties.append(part)
        _split(queue, position, faces, part)
    yield from sorted(tie.best for tie in ties)


def _split(queue: list[_Part], position: Position, faces: Sequence[int], part: _Part) -> None:
    """Add the parts that remain of one without its best play."""
    least, most = list(part.least), list(part.most)
    for place, code in enumerate(faces):
        count = part.best.count(code)
        for low, high in ((least[place], count - 1), (count + 1, most[place])):
            if low <= high:
                _add_part(
                    queue,
                    position,
                    faces,
                    [*least[:place], low, *least[place + 1 :]],
                    [*most[:place], high, *most[place + 1 :]],
                )
        least[place] = most[place] = count


def _add_part(
    queue: list[_Part], position: Position, faces: Sequence[int], least: Sequence[int], most: Sequence[int]
) -> None:
    """Add the part of the plays with these counts of each face, unless it is empty."""
    chosen, rack = _codes(faces, least), _codes(faces, most)
    turn = best_turn_with(with_rack(position, rack), chosen)
    if turn is not None:
        best = played_codes(turn.rows, position.table)
        heappush(queue, _Part(_order(position, best), best, tuple(least), tuple(most)))


def _order(position: Position, play: bytes) -> tuple[int, int]:
    """Return the key that sorts plays: most pieces first, then most rack value."""
    return -len(play), -rack_value(play, position.rules)


def _codes(faces: Sequence[int], amounts: Sequence[int]) -> bytes:
    return b"".join(bytes([code]) * amount for code, amount in zip(faces, amounts, strict=True))
