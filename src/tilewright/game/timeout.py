"""Time-outs: what happens to a draft when time is up (A-12 to A-18)."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import shuffled
from tilewright.engine import IllegalTurn
from tilewright.game.commands import Fault, FaultKind
from tilewright.game.events import TilesPlayed, TimedOut
from tilewright.game.game import Game, position_of, rules_of
from tilewright.game.jokers import laid_with_jokers
from tilewright.game.openings import makes_an_opening
from tilewright.game.table import Table, faces_on, in_order, tiles_on
from tilewright.game.turn import judged, top_of
from tilewright.rules.rulebook import Loose, TimedOutTable, set_rules
from tilewright.sets.readings import arranged
from tilewright.tiles import CODES, Joker, TileId, TileRow, face_of, faces_of


class _Left(Struct, frozen=True):
    """The result of a procedure: the table, and the table pieces that go to the rack or to the pool."""

    table: Table
    to_rack: frozenset[TileId] = frozenset()
    to_pool: frozenset[TileId] = frozenset()


def timed_out(game: Game, draft: Table) -> TilesPlayed | TimedOut:
    """Return the event of a time-out; a draft that is a legal turn is played (A-12)."""
    if faults := draft_faults(game, draft):
        raise IllegalTurn(faults)
    draft = tuple(row for row in draft if row)
    judgement = judged(position_of(game, game.seat), draft)
    if not judgement.faults:
        return TilesPlayed(seat=game.seat, played=judgement.played, table=judgement.table)
    if _is_idle(game, draft):
        return _event(game, draft, _Left(game.table), game.rules.time.idle_draw)
    left = _PROCEDURES[game.rules.time.table](game, draft)
    extra = len(left.to_pool) if game.rules.time.memory else 0
    return _event(game, draft, left, game.rules.time.penalty + extra)


def draft_faults(game: Game, draft: Table) -> tuple[Fault, ...]:
    """Return the fault of tiles that the seat could not have laid; tiles may be missing from a draft."""
    laid = [tile for row in draft for tile in row]
    foreign = set(laid) - tiles_on(game.table) - set(game.racks[game.seat])
    if not foreign and len(set(laid)) == len(laid):
        return ()
    kind = FaultKind.NO_SUCH_TILE if foreign else FaultKind.TILE_TWICE
    return (Fault(kind=kind, found=len(foreign)),)


def _event(game: Game, draft: Table, left: _Left, draw: int) -> TimedOut:
    own = (tiles_on(draft) & set(game.racks[game.seat])) - tiles_on(left.table)
    pool, chance = game.pool, game.chance
    if left.to_pool:
        # Sorted first, so that the shuffle depends only on which tiles are in the pool.
        pool, chance = shuffled(tuple(sorted({*pool, *left.to_pool})), chance)
    drawn = top_of(pool, draw)
    return TimedOut(
        seat=game.seat,
        table=left.table,
        returned=tuple(sorted(own | left.to_rack)),
        to_pool=tuple(sorted(left.to_pool)),
        drawn=drawn,
        pool=pool[: len(pool) - len(drawn)],
        chance=chance,
    )


def _is_idle(game: Game, draft: Table) -> bool:
    """Return whether nothing was moved: the same rows of the same pieces, in any order (A-12).

    Equal table pieces that changed places have not moved; a rack piece in their place has.
    """
    return tiles_on(draft) == tiles_on(game.table) and _shown(draft) == _shown(game.table)


def _shown(table: Table) -> list[list[int]]:
    """Return the faces of the rows, independent of the order of rows and pieces."""
    return sorted(sorted(CODES[face] for face in row) for row in faces_on(table))


def _restored(game: Game, draft: Table) -> _Left:
    """Restore the table (DE-20); in memory mode changed sets go to the pool (DE-22, A-15)."""
    if not game.rules.time.memory:
        return _Left(game.table)
    kept = _whole_in(game.table, draft)
    return _Left(kept, to_pool=frozenset(tiles_on(game.table) - tiles_on(kept)))


def _kept(game: Game, draft: Table) -> _Left:
    """Keep complete sets (FR-16, NL-32); the other pieces are loose and go where the rulebook says (A-13)."""
    if not game.opened[game.seat]:
        return _Left((*game.table, *_opening_in(game, draft)))
    staying: list[TileRow] = []
    for row in draft:
        is_set = arranged(faces_of(row), set_rules(game.rules)) is not None
        staying += (row,) if is_set else _whole_in(game.table, (row,))
    left = _LOOSE[game.rules.time.loose](game, tuple(staying))
    laid = _laid(game, left.table)
    return _Left(game.table) if laid is None else replace(left, table=laid)


def _opening_in(game: Game, draft: Table) -> Table:
    """Return the rows of the player's own tiles if together they make an opening, else no rows (A-13)."""
    rack = set(game.racks[game.seat])
    laid = [(row, arranged(faces_of(row), set_rules(game.rules))) for row in draft if rack.issuperset(row)]
    rows = [(row, best) for row, best in laid if best is not None]
    if not rows or not makes_an_opening([best for _, best in rows], rules_of(game, game.seat)):
        return ()
    return tuple(in_order(row, best) for row, best in rows)


def _laid(game: Game, rows: Table) -> Table | None:
    """Return the sets that stay, in legal orders, or None if a joker would leave the table or be illegal.

    FR-25 and NL-24 keep jokers on the table; A-19 and A-22 limit them in some rulebooks.
    """
    gone = tiles_on(game.table) - tiles_on(rows)
    if any(isinstance(face_of(tile), Joker) for tile in gone):
        return None
    faces = faces_on(rows)
    orders = laid_with_jokers(faces_on(game.table), faces, game.rules)
    if isinstance(orders, Fault):
        return None
    return tuple(in_order(row, order) for row, order in zip(rows, orders, strict=True))


def _loose_pieces(game: Game, staying: Table) -> frozenset[TileId]:
    return frozenset(tiles_on(game.table) - tiles_on(staying))


def _loose_to_rack(game: Game, staying: Table) -> _Left:
    return _Left(staying, to_rack=_loose_pieces(game, staying))


def _loose_to_pool(game: Game, staying: Table) -> _Left:
    return _Left(staying, to_pool=_loose_pieces(game, staying))


def _loose_restored(game: Game, staying: Table) -> _Left:
    """Restore sets that lost pieces where possible; other loose pieces of the table go to the pool (A-14)."""
    loose = _loose_pieces(game, staying)
    rows = list(staying)
    for old in game.table:
        if loose.isdisjoint(old):
            continue
        parts = [row for row in rows if set(old).issuperset(row)]
        if loose | tiles_on(parts) >= set(old):
            rows = [*(row for row in rows if row not in parts), old]
    return _Left(tuple(rows), to_pool=_loose_pieces(game, tuple(rows)))


def _whole_in(table: Table, draft: Iterable[TileRow]) -> Table:
    """Return the rows of the table that are completely inside one row of the draft."""
    rows = [set(row) for row in draft]
    return tuple(old for old in table if any(row.issuperset(old) for row in rows))


_PROCEDURES: dict[TimedOutTable, Callable[[Game, Table], _Left]] = {
    TimedOutTable.RESTORE: _restored,
    TimedOutTable.KEEP_SETS: _kept,
}
_LOOSE: dict[Loose, Callable[[Game, Table], _Left]] = {
    Loose.RESTORE: _loose_restored,
    Loose.RACK: _loose_to_rack,
    Loose.POOL: _loose_to_pool,
}
