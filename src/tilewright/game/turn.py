"""A turn: the faults of a proposal, or the event of a legal one."""

from typing import assert_never

from msgspec import Struct

from tilewright.engine import IllegalTurn, Seat
from tilewright.game.commands import DrawTile, Fault, FaultKind, Pass, PlayTiles
from tilewright.game.events import Passed, Penalised, TileDrawn, TilesPlayed, TurnEvent
from tilewright.game.game import Game, may_draw, position_of
from tilewright.game.jokers import laid_with_jokers, limits_jokers
from tilewright.game.openings import in_old_order, opening_faults
from tilewright.game.table import Position, Table, faces_on, in_order, tiles_on
from tilewright.rules.rulebook import WrongLay, set_rules
from tilewright.sets.faults import set_fault
from tilewright.sets.readings import arranged
from tilewright.tiles import TileId, TileRow, faces_of

TurnCommand = PlayTiles | DrawTile | Pass

_IMPOSSIBLE = {FaultKind.NO_SUCH_TILE, FaultKind.TILE_TWICE}


class Judgement(Struct, frozen=True):
    """The judgement of a proposed table: its faults, the table in legal orders, and the rack tiles in it."""

    faults: tuple[Fault, ...]
    table: Table
    played: TileRow


def judged(position: Position, rows: Table) -> Judgement:
    """Return the judgement of a proposed table; `table` is meaningful only if there are no faults."""
    lay, lie = tiles_on(position.table), tiles_on(rows)
    if not (lay <= lie and lie - lay <= set(position.rack) and len(lie) == sum(map(len, rows))):
        return Judgement(_tile_faults(position, rows), rows, ())
    if not (position.opened or position.rules.opening.extras):
        rows = in_old_order(position.table, rows)
    played = tuple(sorted(lie - lay))
    wrong: list[Fault] = []
    if not played:
        wrong.append(Fault(kind=FaultKind.NOTHING_PLAYED))
    laid, not_sets = _laid(position, rows)
    wrong += not_sets
    if played and not position.opened:
        wrong += opening_faults(position.table, rows, played, position.rules)
    if not wrong and limits_jokers(position.rules.jokers):
        wrong, laid = _with_bound_jokers(position, rows, laid)
    return Judgement(tuple(wrong), laid, played)


def turn_faults(game: Game, seat: Seat, command: TurnCommand) -> tuple[Fault, ...]:
    """Return everything wrong with a command of the seat in turn."""
    match command:
        case PlayTiles(rows):
            return judged(position_of(game, seat), rows).faults
        case DrawTile():
            return () if may_draw(game) else (Fault(kind=FaultKind.POOL_EMPTY),)
        case Pass():
            return (Fault(kind=FaultKind.MUST_DRAW),) if may_draw(game) else ()
        case _:
            assert_never(command)


def turn_taken(game: Game, seat: Seat, command: TurnCommand) -> TurnEvent:
    """Return the event of a command of the seat in turn, or raise IllegalTurn."""
    if isinstance(command, PlayTiles):
        judgement = judged(position_of(game, seat), command.table)
        if not judgement.faults:
            return TilesPlayed(seat=seat, played=judgement.played, table=judgement.table)
        # Tiles that the player cannot have are a defect of the client, not a turn to penalise.
        impossible = any(fault.kind in _IMPOSSIBLE for fault in judgement.faults)
        if impossible or game.rules.turn.wrong_lay is WrongLay.REFUSE:
            raise IllegalTurn(judgement.faults)
        return Penalised(seat, top_of(game.pool, game.rules.time.penalty))
    if faults := turn_faults(game, seat, command):
        raise IllegalTurn(faults)
    return TileDrawn(seat, game.pool[-1]) if isinstance(command, DrawTile) else Passed(seat)


def top_of(pool: TileRow, count: int) -> TileRow:
    """Return the next `count` tiles to be drawn, or as many as there are (A-17)."""
    return pool[: -count - 1 : -1] if count else ()


def _tile_faults(position: Position, rows: Table) -> tuple[Fault, ...]:
    """Return what is wrong with the choice of tiles, before their places are judged."""
    seen: set[TileId] = set()
    twice: list[TileId] = []
    for row in rows:
        for tile in row:
            if tile in seen:
                twice.append(tile)
            seen.add(tile)
    on_table = tiles_on(position.table)
    foreign = seen - on_table - set(position.rack)
    missing = on_table - seen
    return (
        # A tile that does not exist has no face to name.
        *([Fault(kind=FaultKind.NO_SUCH_TILE, found=len(foreign))] if foreign else []),
        *([Fault(kind=FaultKind.TILE_TWICE, faces=faces_of(set(twice) - foreign))] if twice else []),
        *([Fault(kind=FaultKind.TILE_MISSING, faces=faces_of(sorted(missing)))] if missing else []),
    )


def _laid(position: Position, rows: Table) -> tuple[Table, list[Fault]]:
    """Return the rows in legal orders, and a fault for each that has none; unchanged rows are not judged again."""
    sets = set_rules(position.rules)
    known = set(position.table)
    laid: list[TileRow] = []
    faults: list[Fault] = []
    for place, row in enumerate(rows):
        if row in known:
            laid.append(row)
            continue
        faces = faces_of(row)
        best = arranged(faces, sets)
        if best is None:
            faults.append(Fault(kind=FaultKind.NOT_A_SET, row=place, why=set_fault(faces, sets)))
        else:
            laid.append(row if best is faces or best == faces else in_order(row, best))
    return tuple(laid), faults


def _with_bound_jokers(position: Position, rows: Table, laid: Table) -> tuple[list[Fault], Table]:
    """Return the rows in orders in which the table's jokers are legal, or the fault."""
    given = faces_on(rows)
    faces = laid_with_jokers(faces_on(position.table), given, position.rules)
    if isinstance(faces, Fault):
        return [faces], laid
    pairs = zip(rows, given, faces, strict=True)
    return [], tuple([row if order == lie else in_order(row, order) for row, lie, order in pairs])
