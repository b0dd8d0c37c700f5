"""The move language: what a player types, parsed into edits of the draft and other orders.

K5 K6 K7            lay a new row                2 + B8       put B8 on row 2
K9 R9 B9 from 2     use a piece of row 2         3 - B11      take B11 off row 3
B11 from 3 to 5     move a piece                 3 / B8       split row 3 in front of B8
2 = K8 R8 B8        make row 2 exactly this      2 + 3        join row 3 to row 2
table B4 B5 B6 | K8 R8 O8                        state the whole table
"""

import difflib
import re
from enum import Enum

from msgspec import Struct

from tilewright.cli.terminal.typed_words import BadMove, Order, Word, is_piece, order_in, orders_of, ranges_written_out
from tilewright.tiles import Face, Row, quoted, read_face, read_faces, read_table


class To(Enum):
    """Targets of pieces other than an existing row."""

    NEW = "new"
    HAND = "hand"
    UNSTATED = "unstated"


class Put(Struct, frozen=True, kw_only=True):
    """Move pieces from the named rows, the hand or the rack to a row."""

    faces: Row
    sources: tuple[int, ...] = ()
    to: int | To = To.UNSTATED


class Lay(Struct, frozen=True):
    """Lay several new rows."""

    rows: tuple[Row, ...]


class Join(Struct, frozen=True):
    """Put whole rows onto another."""

    row: int
    others: tuple[int, ...]


class Split(Struct, frozen=True):
    """Cut a row in front of a piece."""

    row: int
    face: Face


class SetRow(Struct, frozen=True):
    """Make a row exactly these pieces; its other pieces go to the hand."""

    row: int
    faces: Row


class LayTable(Struct, frozen=True):
    """Make the whole table exactly these rows."""

    rows: tuple[Row, ...]


Edit = Put | Lay | Join | Split | SetRow | LayTable
Typed = Edit | Order

_ORDERS = orders_of(list(Word)) | {"rack": Word.SHOW}
_VERBS = {"lay": To.UNSTATED, "play": To.UNSTATED, "put": To.UNSTATED, "add": To.UNSTATED, "move": To.UNSTATED}
_VERBS_TO = _VERBS | {"new": To.NEW, "take": To.HAND}
_FILLERS = {"row", "rows", "and", "the", "a", "piece", "pieces"}
_KNOWN = [*(known for known in _ORDERS if len(known) > 2), *_VERBS_TO, "split", "join", "table"]

_NOISE = re.compile(r"[,;`'\".!]")
_ON_A_ROW = re.compile(r"(?:row )?(\d+) ?([-+/=])(.*)", re.ASCII | re.IGNORECASE)


def read_move(text: str) -> Typed:
    """Return the edit or order of a line, or raise BadMove or BadNotation with an explanation.

    >>> read_move("2 + 3")
    Join(row=2, others=(3,))
    """
    line = " ".join(ranges_written_out(_NOISE.sub(" ", text)).split())
    first, _, rest = line.partition(" ")
    first = first.lower()
    if on_a_row := _ON_A_ROW.fullmatch(line):
        return _on_a_row(int(on_a_row[1][:4]), on_a_row[2], on_a_row[3])
    if (word := order_in(first, _ORDERS)) is not None and (not rest or word is Word.SORT):
        return Order(word, rest.lower())
    if first == "table":
        return LayTable(read_table(rest))
    if first == "join":
        return _join(_words(rest))
    if first == "split":
        return _split(_words(rest))
    if first in _VERBS_TO:
        return _put(rest, _VERBS_TO[first])
    if is_piece(first):
        return _put(line, To.UNSTATED)
    raise _unknown(first)


def _words(text: str) -> list[str]:
    return [word for word in text.split() if word.lower() not in _FILLERS]


def _on_a_row(row: int, sign: str, rest: str) -> Edit:
    words = _words(rest)
    match sign:
        case "+" if words and all(map(_is_row, words)):
            return _join([str(row), *words])
        case "+":
            put = _put(rest, To.UNSTATED)
            if isinstance(put, Lay) or put.to is not To.UNSTATED:
                raise BadMove("two-places")
            return Put(faces=put.faces, sources=put.sources, to=row)
        case "-":
            return Put(faces=_pieces(words), sources=(row,), to=To.HAND)
        case "/":
            return _split([str(row), *words])
        case _:
            return SetRow(row, _pieces(words))


def _join(words: list[str]) -> Join:
    if len(words) < 2:
        raise BadMove("join-how")
    row, *others = map(_row, words)
    return Join(row, tuple(others))


def _split(words: list[str]) -> Split:
    words = [word for word in words if word.lower() not in {"at", "before"}]
    if len(words) != 2:
        raise BadMove("split-how")
    return Split(_row(words[0]), read_face(words[1]))


def _put(text: str, to: To) -> Put | Lay:
    """Read `PIECES [from ROWS] [to ROW]`."""
    parts: dict[str, list[str]] = {"": [], "from": [], "to": []}
    part = ""
    for word in _words(text.replace("|", " | ")):
        if word.lower() in parts:
            part = word.lower()
        else:
            parts[part].append(word)
    if "|" in parts[""]:
        if parts["from"] or parts["to"]:
            raise BadMove("rows-from")
        return Lay(read_table(" ".join(parts[""])))
    return Put(faces=_pieces(parts[""]), sources=_sources(parts["from"]), to=_target(parts["to"], to))


def _sources(words: list[str]) -> tuple[int, ...]:
    # Pieces that are not on a row are on the rack or in the hand anyway, so these words add nothing.
    return tuple(_row(word) for word in words if word.lower() not in {"rack", "hand", "my"})


def _target(words: list[str], to: To) -> int | To:
    match [word.lower() for word in words if word.lower() != "my"]:
        case []:
            return to
        case ["new"]:
            return To.NEW
        case ["hand"] | ["rack"]:
            return To.HAND
        case [row]:
            return _row(row)
        case _:
            raise BadMove("two-places")


def _pieces(words: list[str]) -> Row:
    if not words:
        raise BadMove("no-pieces")
    return read_faces(words)


def _is_row(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _row(word: str) -> int:
    if not _is_row(word):
        raise BadMove("no-row-number", word=quoted(word))
    return int(word[:4])


def _unknown(first: str) -> BadMove:
    if _is_row(first):
        return BadMove("row-alone", row=int(first[:4]))
    if order_in(first, _ORDERS) is not None:
        return BadMove("word-alone", word=quoted(first))
    if near := difflib.get_close_matches(first, _KNOWN, n=1):
        return BadMove("did-you-mean", word=quoted(first), near=near[0])
    return BadMove("unknown", word=quoted(first))
