"""Pairs of people: a matching with the fewest repeated meetings and, by standing, the smallest largest distance."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence

_ALONE = -1


def matched(order: Sequence[str], met: Mapping[str, Counter[str]], *, by_standing: bool) -> list[list[str]]:
    """Return pairs of an even number of people.

    As many pairs as possible have not met; the others are paired in order. By standing, the distance in the order is
    bounded by the smallest number for which that holds; otherwise by any.
    """

    def within(distance: int) -> list[int]:
        return _largest_matching([_new(order, met, one, distance) for one in range(len(order))])

    distance, partner = 1, within(1)
    while _ALONE in partner and distance < len(order):
        distance *= 2
        partner = within(distance)
    if by_standing:
        most, low = _pairs(partner), 1
        while low < distance:
            middle = (low + distance) // 2
            nearer = within(middle)
            if _pairs(nearer) == most:
                partner, distance = nearer, middle
            else:
                low = middle + 1
    left = [one for one, other in enumerate(partner) if other == _ALONE]
    for one, other in zip(left[::2], left[1::2], strict=True):
        partner[one], partner[other] = other, one
    return [[order[one], order[other]] for one, other in enumerate(partner) if one < other]


def _new(order: Sequence[str], met: Mapping[str, Counter[str]], one: int, distance: int) -> list[int]:
    """Return whom a person has not met within a distance in the order, the nearest first."""
    around = (place for step in range(1, distance + 1) for place in (one + step, one - step))
    return [place for place in around if 0 <= place < len(order) and not met[order[one]][order[place]]]


def _pairs(partner: Sequence[int]) -> int:
    return sum(other != _ALONE for other in partner)


def _largest_matching(near: Sequence[Sequence[int]]) -> list[int]:
    """Return the partner of each vertex in a largest matching (Edmonds' blossoms), `near` holding the neighbors."""
    partner = [_ALONE] * len(near)
    for one, others in enumerate(near):
        if partner[one] == _ALONE:
            for other in others:
                if partner[other] == _ALONE:
                    partner[one], partner[other] = other, one
                    break
    for root in range(len(near)):
        if partner[root] == _ALONE:
            _augment(near, partner, root)
    return partner


def _augment(near: Sequence[Sequence[int]], partner: list[int], root: int) -> None:
    """Make the matching one pair larger by an alternating path from an unmatched vertex, if there is one."""
    parent, base = [_ALONE] * len(near), list(range(len(near)))
    outer, queue = {root}, deque([root])
    while queue:
        vertex = queue.popleft()
        for other in near[vertex]:
            if base[vertex] == base[other] or partner[vertex] == other:
                continue
            if other == root or (partner[other] != _ALONE and parent[partner[other]] != _ALONE):
                _contract(vertex, other, (partner, parent, base), (outer, queue))
            elif parent[other] == _ALONE:
                parent[other] = vertex
                if partner[other] == _ALONE:
                    _flip(other, partner, parent)
                    return
                outer.add(partner[other])
                queue.append(partner[other])


def _contract(
    one: int, other: int, forest: tuple[list[int], list[int], list[int]], reached: tuple[set[int], deque[int]]
) -> None:
    """Make an odd cycle, which the edge between two outer vertices closes, one outer vertex."""
    partner, parent, base = forest
    outer, queue = reached
    stem = _common(one, other, partner, parent, base)
    inside = set[int]()
    for start, child in ((one, other), (other, one)):
        vertex, below = start, child
        while base[vertex] != stem:
            inside |= {base[vertex], base[partner[vertex]]}
            parent[vertex] = below
            below = partner[vertex]
            vertex = parent[below]
    for vertex in range(len(base)):
        if base[vertex] in inside:
            base[vertex] = stem
            if vertex not in outer:
                outer.add(vertex)
                queue.append(vertex)


def _common(one: int, other: int, partner: list[int], parent: list[int], base: list[int]) -> int:
    """Return the lowest common outer vertex above two outer vertices."""
    above = set[int]()
    while True:
        one = base[one]
        above.add(one)
        if partner[one] == _ALONE:
            break
        one = parent[partner[one]]
    other = base[other]
    while other not in above:
        other = base[parent[partner[other]]]
    return other


def _flip(end: int, partner: list[int], parent: list[int]) -> None:
    while end != _ALONE:
        before = parent[end]
        following = partner[before]
        partner[end], partner[before] = before, end
        end = following
