"""Judging recorded turns: faces get tile ids again, and the game's own functions judge."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import chain, islice, pairwise, permutations, product
from typing import assert_never

from msgspec.structs import replace

from tilewright.engine import IllegalTurn, Step
from tilewright.game.commands import DrawTile, Fault, Pass
from tilewright.game.events import Passed, Penalised, TileDrawn, TilesPlayed, TimedOut, TurnEvent
from tilewright.game.game import Game, after, position_of
from tilewright.game.table import Table, faces_on, tiles_on
from tilewright.game.timeout import timed_out
from tilewright.game.turn import judged, turn_faults
from tilewright.records import lines as record
from tilewright.records.lines import IllegalLine
from tilewright.rules.rulebook import WrongLay, set_rules
from tilewright.sets.readings import readings
from tilewright.tiles import (
    Face,
    NoTileLeft,
    Row,
    TileId,
    TileRow,
    assign,
    face_of,
    faces_of,
    read_faces,
    read_rows,
    write_face,
    write_row,
)

# How many assignments of equal copies are tried before a time-out is called illegal.
_MOST_WAYS = 4096


def judged_turn(game: Game, line: record.TurnLine) -> Step[Game, TurnEvent]:
    """Return the event of a recorded turn and the game after it, or raise IllegalLine."""
    if line.seat != game.seat:
        raise IllegalLine(f"seat {game.seat} is in turn, not seat {line.seat}")
    match line:
        case record.PlayLine():
            return _played(game, line)
        case record.DrawLine(pieces=pieces):
            _refuse(turn_faults(game, game.seat, DrawTile()))
            if len(pieces) != 1:
                raise IllegalLine(f"a turn draws one piece, not {len(pieces)}")
            game, drawn = _drawn(game, pieces)
            return _step(game, TileDrawn(game.seat, drawn[0]))
        case record.PassLine():
            _refuse(turn_faults(game, game.seat, Pass()))
            return _step(game, Passed(game.seat))
        case record.PenaltyLine(pieces=pieces):
            if game.rules.turn.wrong_lay is not WrongLay.PENALISE:
                raise IllegalLine("wrong turns are refused in this rulebook, not penalised")
            _count(pieces, min(game.rules.time.penalty, len(game.pool)))
            game, drawn = _drawn(game, pieces)
            return _step(game, Penalised(game.seat, drawn))
        case record.TimeOutLine():
            return _timed_out(game, line)
        case _:
            assert_never(line)


def _step(game: Game, event: TurnEvent) -> Step[Game, TurnEvent]:
    return Step((event,), after(game, event))


def _played(game: Game, line: record.PlayLine) -> Step[Game, TurnEvent]:
    rows = _legal_rows(game, line.table)
    try:
        table = _with_tiles(rows, game)
    except NoTileLeft as gone:
        raise IllegalLine(f"{write_face(gone.face)} is neither on the table nor on the rack") from None
    judgement = judged(position_of(game, game.seat), table)
    _refuse(judgement.faults)
    if Counter(read_faces(line.played)) != Counter(faces_of(judgement.played)):
        lost, written = write_row(faces_of(judgement.played)), write_row(read_faces(line.played))
        raise IllegalLine(f"the rack lost {lost}, not {written}")
    return _step(game, TilesPlayed(seat=game.seat, played=judgement.played, table=judgement.table))


def _timed_out(game: Game, line: record.TimeOutLine) -> Step[Game, TurnEvent]:
    """Return the event of a time-out and the game after it: some draft must lead to the recorded result."""
    rows = _legal_rows(game, line.table)
    for draft in _drafts(game, rows, read_faces(line.returned), read_faces(line.to_pool)):
        try:
            event = timed_out(game, draft)
        except IllegalTurn:
            continue
        if isinstance(event, TimedOut) and _agrees(event, line, rows):
            game, drawn = _drawn(replace(game, pool=(*event.pool, *reversed(event.drawn))), line.pieces)
            left = tuple(tile for tile in game.pool if tile not in drawn)
            return _step(game, replace(event, drawn=drawn, pool=left))
    raise IllegalLine("no draft leads to this table when time runs out")


def _drafts(game: Game, rows: Sequence[Row], returned: Row, to_pool: Row) -> Iterator[Table]:
    """Yield drafts that may lead to a time-out's result.

    If any draft leads there, so does the one that has the rows of the result and every other piece in a row of its own.
    If there is no other piece, that draft would be a finished or an untouched turn. Then a set is taken apart, or two
    sets are joined.
    """
    # Tiles that went to the pool come from the table, and among equal copies from a row that is gone.
    unmatched = Counter(rows)
    stayed: list[TileRow] = []
    gone: list[TileRow] = []
    for row in game.table:
        (stayed if unmatched[faces_of(row)] > 0 else gone).append(row)
        unmatched[faces_of(row)] -= 1
    try:
        pooled = assign(((face,) for face in to_pool), chain(*gone, *stayed))
        table = _with_tiles((*rows, *((face,) for face in returned)), game, without=tiles_on(pooled))
    except NoTileLeft:
        return
    if returned or to_pool:
        yield from islice(_ways((*table, *pooled), game), _MOST_WAYS)
        return
    yield table
    kept = [row for row in table if row in game.table]
    for row in kept:
        yield (*_without(table, row), *((tile,) for tile in row))
    for left, right in pairwise(kept):
        yield (*_without(table, left, right), left + right)


def _without(table: Table, *gone: TileRow) -> Table:
    return tuple(row for row in table if row not in gone)


def _ways(table: Table, game: Game) -> Iterator[Table]:
    """Yield the table with every assignment of equal copies, for the faces of which a copy moved."""
    moved = {face_of(tile) for row in table if row not in game.table for tile in row}
    copies: dict[Face, list[TileId]] = {}
    for row in table:
        for tile in row:
            if face_of(tile) in moved:
                copies.setdefault(face_of(tile), []).append(tile)
    for choice in product(*map(permutations, copies.values())):
        swap = dict(zip(chain(*copies.values()), chain(*choice), strict=True))
        yield tuple(tuple(swap.get(tile, tile) for tile in row) for row in table)


def _agrees(event: TimedOut, line: record.TimeOutLine, rows: Sequence[Row]) -> bool:
    return (
        Counter(faces_on(event.table)) == Counter(rows)
        and Counter(faces_of(event.returned)) == Counter(read_faces(line.returned))
        and Counter(faces_of(event.to_pool)) == Counter(read_faces(line.to_pool))
        and len(event.drawn) == len(line.pieces)
    )


def _legal_rows(game: Game, table: Sequence[record.Faces]) -> tuple[Row, ...]:
    rows = read_rows(table)
    for place, row in enumerate(rows, start=1):
        if not readings(row, set_rules(game.rules)):
            raise IllegalLine(f"row {place} is not a set in its order: {write_row(row)}")
    return rows


def _with_tiles(rows: Sequence[Row], game: Game, without: Set[TileId] = frozenset()) -> Table:
    """Return the rows with tiles: unchanged rows keep theirs, the others get those left, the table's first."""
    unchanged: dict[Row, list[TileRow]] = {}
    for row in game.table:
        if without.isdisjoint(row):
            unchanged.setdefault(faces_of(row), []).append(row)
    placed: list[TileRow | None] = [unchanged[row].pop() if unchanged.get(row) else None for row in rows]
    used = without | {tile for row in placed if row is not None for tile in row}
    spare = [tile for row in game.table for tile in row if tile not in used]
    missing = [row for row, done in zip(rows, placed, strict=True) if done is None]
    others = iter(assign(missing, [*spare, *game.racks[game.seat]]))
    return tuple(next(others) if done is None else done for done in placed)


def _drawn(game: Game, pieces: record.Faces) -> tuple[Game, TileRow]:
    """Return the game with the drawn pieces on top of the pool, and their tiles."""
    rest, drawn = [*game.pool], list[TileId]()
    for face in read_faces(pieces):
        # The top of the pool is its end: where its order is known, that is the tile that was drawn.
        tile = next((tile for tile in reversed(rest) if face_of(tile) == face), None)
        if tile is None:
            raise IllegalLine(f"{write_face(face)} is not in the pool")
        rest.remove(tile)
        drawn.append(tile)
    return replace(game, pool=(*rest, *reversed(drawn))), tuple(drawn)


def _count(pieces: record.Faces, right: int) -> None:
    if len(pieces) != right:
        raise IllegalLine(f"{right} pieces are drawn here, not {len(pieces)}")


def _refuse(faults: Iterable[Fault]) -> None:
    for fault in faults:
        where = "" if fault.row is None else f" in row {fault.row + 1}"
        raise IllegalLine(f"{fault.kind.value.replace('-', ' ')}{where}", why=fault)
