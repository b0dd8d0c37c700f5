"""Plans of the tile game: rows that were laid on one table, fitted to another."""

from collections.abc import Hashable, Iterable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from tilewright.bots.protocol import position_of
from tilewright.chance import Chance
from tilewright.engine import Shuffles
from tilewright.game.game import Game
from tilewright.game.match import HOST, Match
from tilewright.game.table import Table, table_of
from tilewright.game.view import View
from tilewright.messages.decoding import BadMessage
from tilewright.messages.fields import Rows
from tilewright.messages.wire import AskPlan
from tilewright.screens.planner import Fit
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import solve

_Tiles = frozenset[int]


class _Part(NamedTuple):
    """Changed rows that belong together, and the rows of the table they came from."""

    laid: list[tuple[int, ...]]
    sources: list[tuple[int, ...]]


def fitted(view: View, plan: AskPlan) -> Fit:
    """Return the rows that still fit: those whose tiles of the table still lie in the same rows.

    Rows that exchanged tiles of the table fit together or not at all.
    """
    _refuse_other_tiles(plan)
    before, now = {frozenset(row) for row in plan.over}, {frozenset(row): row for row in view.table}
    rack = frozenset(view.rack)
    kept: list[tuple[int, ...]] = []
    used: set[_Tiles] = set()
    loose: set[int] = set()
    parts = _parts(tuple(row for row in plan.rows if frozenset(row) not in before), plan.over)
    for laid, sources in parts:
        own = _tiles(laid) - _tiles(sources)
        if own <= rack and all(frozenset(row) in now for row in sources):
            kept += laid
            used.update(map(frozenset, sources))
        else:
            loose |= own & rack
    whole = len(kept) == sum(len(laid) for laid, _ in parts)
    if whole and [frozenset(row) for row in plan.over] == [*now]:
        # On the same table everything stays where the player put it.
        return Fit(rows=plan.rows, kept=plan.rows, free=(), loose=())
    free = tuple(row for tiles, row in now.items() if tiles not in used)
    rows = _in_place((*free, *kept), view.table)
    return Fit(rows=rows, kept=tuple(kept), free=free, loose=tuple(sorted(loose)))


def refitted(view: View, fit: Fit) -> Rows:
    """Return the table with the loose tiles laid again, on rows that no other part of the plan uses."""
    position = position_of(view)
    # Before an opening without extras the rows of the table may not be touched.
    closed = not (position.opened or position.rules.opening.extras)
    table, (rack,) = () if closed else table_of(fit.free), table_of((fit.loose,))
    # What the whole plan counts as an opening is for its judgement.
    position = replace(position, table=table, rack=rack, opened=True)
    rows = rebuilt(position, solve(position))
    return _in_place((*(fit.free if closed else ()), *rows, *fit.kept), view.table)


def lying(rows: Rows) -> Mapping[int, Hashable]:
    """Return the row of each tile; the order in a row does not matter."""
    return {tile: frozenset(row) for row in rows for tile in row}


def imagined(view: View, rows: Rows) -> Match:  # noqa: ARG001 (the dice game needs them)
    """Return the match as if it were the turn of the seat; what it does not see is empty."""
    assert view.seat is not None
    racks = tuple(view.rack if seat == view.seat else () for seat in range(len(view.counts)))
    game = Game(
        rules=view.rules,
        number=1,
        starter=view.starter,
        draws=(),
        seat=view.seat,
        racks=racks,
        opened=view.opened,
        table=view.table,
        pool=(),
        chance=Chance(b""),
    )
    return Match(host=HOST, shuffles=Shuffles((), ()), game=game)


def _refuse_other_tiles(plan: AskPlan) -> None:
    """Raise BadMessage unless the rows have every tile of their table, and no tile lies there twice."""
    laid, lay = [tile for row in plan.rows for tile in row], [tile for row in plan.over for tile in row]
    if len({*laid}) < len(laid) or len({*lay}) < len(lay) or not {*lay} <= {*laid}:
        raise BadMessage("a plan has every tile of its table once")


def _parts(touched: Rows, over: Rows) -> list[tuple[Rows, Rows]]:
    """Return the rows that a player changed and the rows of the table they came from, each with all it belongs to."""
    source_of = {tile: row for row in over for tile in row}
    # The part of each row of the table that a changed row came from. Joining moves the smaller part, so that the event
    # loop can do it for any plan.
    part_of: dict[tuple[int, ...], _Part] = {}
    parts: dict[int, _Part] = {}
    for row in touched:
        sources = dict.fromkeys(source_of[tile] for tile in row if tile in source_of)
        joined = {id(part): part for old in sources if (part := part_of.get(old)) is not None}
        part = max(joined.values(), key=_size, default=_Part([], []))
        for other in joined.values():
            if other is not part:
                part.laid.extend(other.laid)
                part.sources.extend(other.sources)
                part_of.update(dict.fromkeys(other.sources, part))
                del parts[id(other)]
        part.laid.append(row)
        new = [old for old in sources if old not in part_of]
        part.sources.extend(new)
        part_of.update(dict.fromkeys(new, part))
        parts[id(part)] = part
    return [(tuple(part.laid), tuple(part.sources)) for part in parts.values()]


def _size(part: _Part) -> int:
    return len(part.sources)


def _in_place(rows: Iterable[tuple[int, ...]], table: Table) -> Rows:
    """Return rows in the order of the table whose tiles they have, and new ones at the end."""
    places: dict[int, int] = {tile: place for place, row in enumerate(table) for tile in row}
    return tuple(sorted(rows, key=lambda row: min(places.get(tile, len(table)) for tile in row)))


def _tiles(rows: Rows) -> _Tiles:
    return frozenset(tile for row in rows for tile in row)
