"""The draft of a turn: the table as the player is arranging it, edited step by step.

A draft has faces only, since equal pieces are interchangeable: pieces that the rows have beyond the table's come from
the rack, and pieces that they lack are in the player's hand and must be laid again.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.cli.terminal.language import listed
from tilewright.cli.terminal.tiles.moves import Edit, Join, Lay, LayTable, Put, SetRow, Split, To
from tilewright.cli.terminal.typed_words import BadMove
from tilewright.game.table import Table
from tilewright.sets.readings import arranged, readings
from tilewright.sets.rules import SHORTEST, SetRules
from tilewright.tiles import CODES, HIGH, Face, Number, Row, TileId, TileRow, face_of, faces_of, write_face

Rows = tuple[Row, ...]


class Draft(Struct, frozen=True, kw_only=True):
    """A table being arranged: the table and rack before the turn, and the rows now.

    An emptied row stays as (), so that the numbers of the others do not change during a turn.
    """

    sets: SetRules
    table: Rows
    rack: Row
    rows: Rows


def fresh(table: Table, rack: TileRow, sets: SetRules) -> Draft:
    """Return the draft at the start of a turn."""
    rows = tuple(map(faces_of, table))
    return Draft(sets=sets, table=rows, rack=faces_of(rack), rows=rows)


def in_hand(draft: Draft) -> Row:
    """Return the pieces taken off the table and not laid again."""
    return _in_order(_count(draft.table) - _count(draft.rows))


def on_rack(draft: Draft) -> Row:
    """Return the pieces still on the rack."""
    return _in_order(Counter(draft.rack) - (_count(draft.rows) - _count(draft.table)))


def is_touched(draft: Draft) -> bool:
    """Return whether the rows differ from the table before the turn."""
    return Counter(filter(None, draft.rows)) != Counter(draft.table)


def edited(draft: Draft, edit: Edit) -> Draft:
    """Return the draft after one step, or raise BadMove."""
    match edit:
        case Put():
            return _put(draft, edit)
        case Lay(rows):
            for row in rows:
                draft = _put(draft, Put(faces=row, to=To.NEW))
            return draft
        case Join(row, others):
            return _joined(draft, row, others)
        case Split(row, face):
            return _split(draft, row, face)
        case SetRow(row, faces):
            return _with_row(draft, row, faces)
        case LayTable(rows):
            for face in _count(rows) - _count(draft.table) - Counter(draft.rack):
                raise BadMove("too-many", piece=write_face(face))
            return replace(draft, rows=tuple(_best(row, draft.sets) for row in rows))


def tiles_in(draft: Draft, table: Table, rack: TileRow) -> Table:
    """Return the rows as tiles: first tiles of the most similar old row, then others of the table, then the rack's.

    So an unchanged row keeps its tiles.
    """
    rows = [row for row in draft.rows if row]
    wanted = [list(row) for row in rows]
    given: list[list[TileId]] = [[] for _ in rows]
    left = [list(old) for old in table]
    alike = sorted(
        (-sum((Counter(faces_of(old)) & Counter(row)).values()), len(old) + len(row), place, before)
        for before, old in enumerate(table)
        for place, row in enumerate(rows)
    )
    for _, _, place, before in alike:
        _hand_over(left[before], given[place], wanted[place])
    spare = [*(tile for old in left for tile in old), *rack]
    for place in range(len(rows)):
        _hand_over(spare, given[place], wanted[place])
    return tuple(_in_row(row, tiles) for row, tiles in zip(rows, given, strict=True))


def _hand_over(giver: list[TileId], taker: list[TileId], wanted: list[Face]) -> None:
    for tile in list(giver):
        if (face := face_of(tile)) in wanted:
            wanted.remove(face)
            giver.remove(tile)
            taker.append(tile)


def _in_row(row: Row, tiles: list[TileId]) -> TileRow:
    spare = list(tiles)
    ordered: list[TileId] = []
    for face in row:
        tile = next(tile for tile in spare if face_of(tile) == face)
        spare.remove(tile)
        ordered.append(tile)
    return tuple(ordered)


def _put(draft: Draft, put: Put) -> Draft:
    if put.to is To.HAND and not put.sources:
        put = replace(put, sources=_rows_with(draft, put.faces))
    rows = list(draft.rows)
    for row in (*put.sources, *([put.to] if isinstance(put.to, int) else [])):
        _row(rows, row)
    used: set[int] = set()
    from_rack: Counter[Face] = Counter()
    for face in put.faces:
        source = next((row for row in put.sources if face in rows[row - 1]), None)
        if source is None:
            from_rack[face] += 1
        else:
            used.add(source)
            rows[source - 1] = _without(rows[source - 1], face)
    for row in put.sources:
        if row not in used:
            raise BadMove("not-in-row", row=row, pieces=_listed(put.faces))
    if put.to is To.HAND and from_rack:
        raise BadMove("not-in-row", row=put.sources[0], pieces=_listed(from_rack.elements()))
    _refuse_missing(draft, from_rack - _spare(draft))
    return replace(draft, rows=_with(rows, put, bool(from_rack), draft.sets))


def _with(rows: list[Row], put: Put, from_rack: bool, sets: SetRules) -> Rows:
    """Return the rows with the pieces laid; without a target, one or two pieces taken off rows go to the hand."""
    match put.to:
        case To.UNSTATED if from_rack or len(put.faces) >= SHORTEST or not put.sources:
            rows.append(_best(put.faces, sets))
        case To.NEW:
            rows.append(_best(put.faces, sets))
        case To.HAND | To.UNSTATED:
            pass
        case row:
            rows[row - 1] = _fitted(rows[row - 1], put.faces, sets)
    return tuple(rows)


def _rows_with(draft: Draft, faces: Row) -> tuple[int, ...]:
    """Return the only row that has all the pieces, or raise BadMove."""
    places = [place for place, row in enumerate(draft.rows, 1) if not Counter(faces) - Counter(row)]
    if len(places) != 1:
        key = "in-no-row" if not places else "in-many-rows"
        raise BadMove(key, pieces=_listed(faces), rows=listed([str(place) for place in places]))
    return tuple(places)


def _joined(draft: Draft, row: int, others: tuple[int, ...]) -> Draft:
    rows = list(draft.rows)
    if len({row, *others}) < len(others) + 1:
        raise BadMove("row-twice")
    whole = _row(rows, row)
    for other in others:
        whole = _fitted(whole, _row(rows, other), draft.sets)
        rows[other - 1] = ()
    rows[row - 1] = whole
    return replace(draft, rows=tuple(rows))


def _split(draft: Draft, place: int, face: Face) -> Draft:
    rows = list(draft.rows)
    row = _row(rows, place)
    if face not in row:
        raise BadMove("not-in-row", row=place, pieces=write_face(face))
    if face not in row[1:]:
        raise BadMove("split-at-first", row=place, piece=write_face(face))
    cut = row.index(face, 1)
    rows[place - 1] = row[:cut]
    return replace(draft, rows=(*rows, row[cut:]))


def _with_row(draft: Draft, place: int, faces: Row) -> Draft:
    rows = list(draft.rows)
    spare = _spare(draft) + Counter(_row(rows, place))
    _refuse_missing(draft, Counter(faces) - spare, but=place)
    rows[place - 1] = _best(faces, draft.sets)
    return replace(draft, rows=tuple(rows))


def _row(rows: Iterable[Row], place: int) -> Row:
    """Return the row with this number, or raise BadMove."""
    rows = tuple(rows)
    if 1 <= place <= len(rows) and rows[place - 1]:
        return rows[place - 1]
    if not any(rows):
        raise BadMove("table-empty", row=place)
    raise BadMove("no-such-row", row=place, last=max(number for number, row in enumerate(rows, 1) if row))


def _refuse_missing(draft: Draft, missing: Counter[Face], but: int = 0) -> None:
    """Raise BadMove if pieces are neither in hand nor on the rack, naming the rows that have them."""
    for face in missing:
        rows = [str(place) for place, row in enumerate(draft.rows, 1) if face in row and place != but]
        if rows:
            raise BadMove("lies-elsewhere", piece=write_face(face), rows=listed(rows), count=len(rows), row=rows[0])
        raise BadMove("none-left" if face in draft.rack else "not-yours", piece=write_face(face))


def _spare(draft: Draft) -> Counter[Face]:
    return Counter(in_hand(draft)) + Counter(on_rack(draft))


def _best(row: Row, sets: SetRules) -> Row:
    return arranged(row, sets) or row


def _fitted(row: Row, added: Row, sets: SetRules) -> Row:
    """Return the row with pieces added where they fit, so that jokers keep their places if possible."""
    for laid in ((*row, *added), (*added, *row)):
        if readings(laid, sets):
            return laid
    return arranged((*row, *added), sets) or _by_number((*row, *added))


def _by_number(row: Row) -> Row:
    """Return a row that is not a set in an order that shows what is missing."""
    return tuple(sorted(row, key=lambda face: face.value if isinstance(face, Number) else HIGH + 1))


def _without(row: Row, face: Face) -> Row:
    place = row.index(face)
    return row[:place] + row[place + 1 :]


def _count(rows: Iterable[Row]) -> Counter[Face]:
    return Counter(face for row in rows for face in row)


def _in_order(faces: Counter[Face]) -> Row:
    return tuple(sorted(faces.elements(), key=CODES.__getitem__))


def _listed(faces: Iterable[Face]) -> str:
    return listed([write_face(face) for face in faces])
