"""Openings: the first sets of a player, judged as the rulebook says."""

from collections import Counter
from collections.abc import Sequence

from tilewright.game.commands import Fault, FaultKind
from tilewright.game.table import Table, faces_on, in_order, tiles_on
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.cover import cover, covers
from tilewright.sets.readings import arranged, readings
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles import CODES, Row, TileId, TileRow, faces_of


def opening_faults(before: Table, rows: Table, played: Sequence[TileId], rules: Rulebook) -> list[Fault]:
    """Return what is wrong with a proposed table as the opening turn of a player."""
    if rules.opening.extras:
        return _with_extras(rows, played, rules)
    return _plain(before, rows, played, rules)


def opening_points(before: Table, rows: Table, played: Sequence[TileId], rules: Rulebook) -> int:
    """Return the opening points of a proposed table for the player who laid `played`.

    Sets with pieces of the table count nothing (A-07). With extras the sets of played pieces within longer rows count
    too, or the minimum if the pieces could make enough.
    """
    if not rules.opening.extras:
        return sum(row_points(row, set_rules(rules)) for row in _laid_alone(before, rows, played))
    lying = _own_points(rows, played, rules)
    if lying >= rules.opening.least:
        return lying
    # Usually the sets laid are worth enough. Only otherwise are other sets searched for, and only up to the minimum.
    return cover(faces_of(played), set_rules(rules), rules.opening.least)


def in_old_order(before: Table, rows: Table) -> Table:
    """Return the rows, with those of the table in their old order: they may not be changed before the opening."""
    lying = Counter(faces_on(before))
    moved: dict[tuple[int, ...], list[Row]] = {}
    for row in (lying - Counter(faces_on(rows))).elements():
        moved.setdefault(_pieces(row), []).append(row)
    laid: list[TileRow] = []
    for tiles in rows:
        faces = faces_of(tiles)
        same = [] if lying[faces] > 0 else moved.get(_pieces(faces), [])
        laid.append(in_order(tiles, same.pop()) if same else tiles)
        lying[faces] -= 1
    return tuple(laid)


def makes_an_opening(rows: Sequence[Row], rules: Rulebook) -> bool:
    """Return whether rows of a player's own tiles are worth enough together."""
    if rules.opening.extras:
        return covers([face for row in rows for face in row], set_rules(rules), rules.opening.least)
    return sum(row_points(row, set_rules(rules)) for row in rows) >= rules.opening.least


def row_points(row: Row, rules: SetRules) -> int:
    """Return the opening points of a row in its order, by its highest reading (A-10); 0 if it is not a set."""
    laid = arranged(row, rules)
    return 0 if laid is None else readings(laid, rules)[0].points


def _plain(before: Table, rows: Table, played: Sequence[TileId], rules: Rulebook) -> list[Fault]:
    """Without extras the table stays as it was, and the new rows are of the player's own tiles (A-07, A-08).

    Equal pieces are interchangeable, so rows are compared by their faces.
    """
    lay, laid = Counter(faces_on(before)), Counter(faces_on(rows))
    faults: list[Fault] = []
    if lay - laid:
        old = tiles_on(before)
        touched = [place for place, row in enumerate(rows) if faces_of(row) not in lay and not old.isdisjoint(row)]
        faults = [Fault(kind=FaultKind.TABLE_TOUCHED, row=place) for place in touched or (None,)]
    points = opening_points(before, rows, played, rules)
    if points < rules.opening.least:
        faults.append(Fault(kind=FaultKind.OPENING_TOO_LOW, found=points, needed=rules.opening.min))
    return faults


def _with_extras(rows: Table, played: Sequence[TileId], rules: Rulebook) -> list[Fault]:
    """With extras some of the pieces played must make sets worth enough, wherever they are placed (A-08)."""
    points = opening_points((), rows, played, rules)
    if points >= rules.opening.least:
        return []
    return [Fault(kind=FaultKind.OPENING_TOO_LOW, found=points, needed=rules.opening.min)]


def _laid_alone(before: Table, rows: Table, played: Sequence[TileId]) -> list[Row]:
    """Return the new rows that the played tiles make without the table; equal pieces are interchangeable."""
    lying, own = Counter(faces_on(before)), Counter(faces_of(played))
    new: list[Row] = []
    # Rows of played tiles only come first, so that no mixed row takes the faces that one of them needs.
    for row in sorted(rows, key=lambda row: not set(played).issuperset(row)):
        faces = faces_of(row)
        if lying[faces] > 0:
            lying[faces] -= 1
        elif Counter(faces) <= own:
            own.subtract(faces)
            new.append(faces)
    return new


def _own_points(rows: Table, played: Sequence[TileId], rules: Rulebook) -> int:
    """Return the opening points of sets of played pieces, alone or within a longer row."""
    own = set(played)
    parts = [faces_of([tile for tile in row if tile in own]) for row in rows]
    return sum(row_points(part, set_rules(rules)) for part in parts if len(part) >= SHORTEST)


def _pieces(row: Row) -> tuple[int, ...]:
    return tuple(sorted(CODES[face] for face in row))
