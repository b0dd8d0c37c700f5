"""Reading the short text of a game: each entry becomes a line of a record."""

import json
import re
from collections.abc import Iterator, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from tilewright.chance import commitment
from tilewright.games import edition
from tilewright.records import lines as record
from tilewright.records.kinds import RECORDS
from tilewright.records.text import COMMITTED, Cells, Rows, laid
from tilewright.tiles import BadInput, quoted, read_faces, write_faces

MOST = 1_000_000
"""The longest text of a record: more than the longest match has."""

_ENTRY = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[^;"])+')
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"]+')
_TURN = re.compile(r"(\d{1,3})\s*([^-+!=*~>]*)([-+!=*~>])(.*)", re.DOTALL)
_KEPT = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?")
_CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})=(\S*)")


def read_text(text: str) -> tuple[record.Line, ...]:
    """Return the lines that a text stands for, or raise BadRecord that names the entry; it is not judged."""
    if len(text) > MOST:
        raise record.BadRecord(f"the text of a record has at most {MOST} characters")
    lines: list[record.Line] = []
    reader = _Reader()
    for number, found in enumerate(_ENTRY.finditer(text.rstrip("; \n")), start=1):
        entry = found[0].strip()
        try:
            lines.append(reader.read(entry))
        except BadInput as wrong:
            raise record.BadRecord(f"entry {number}: {wrong}") from None
        except (ValueError, IndexError):
            raise record.BadRecord(f"entry {number} is not part of a record: {quoted(entry)}") from None
    if not lines:
        raise record.BadRecord("the record is empty")
    return tuple(_with_commitments(lines))


class _Reader:
    """Reads the entries in their order: a play is read against the table before it."""

    def __init__(self) -> None:
        self._is_dice: bool | None = None
        self._rows: Rows = ()
        self._cells: Cells = ()

    def read(self, entry: str) -> record.Line:
        """Return the line of one entry, or raise BadInput, ValueError or IndexError."""
        word, _, rest = entry.partition(" ")
        if self._is_dice is None:
            return self._head(entry)
        if word == "deal":
            return self._deal(rest)
        if word == "end":
            return _end(rest)
        if word == "over:":
            winners, totals, won = rest.split(":")
            return record.MatchEndLine(winners=_whole(winners), totals=_scores(totals), games_won=_whole(won))
        if (found := _TURN.fullmatch(entry)) is None:
            return self._head(entry)
        seat, pieces, sign, rest = int(found[1]), found[2].strip(), found[3], found[4].strip()
        return self._dice_turn(seat, pieces, sign, rest) if self._is_dice else self._turn(seat, pieces, sign, rest)

    def _head(self, entry: str) -> record.GameLine:
        names: list[str] = []
        houses: list[dict[str, int | str]] = [{}]
        plain: list[str] = []
        for word in _WORD.findall(entry):
            if word.startswith('"'):
                names.append(json.loads(word))
                houses.append({})
            elif "=" in word and not plain[1:]:
                key, _, value = word.partition("=")
                houses[-1][key] = _number(value)
            else:
                plain.append(word)
        rules, game, *shuffle = plain
        self._is_dice = RECORDS.of(edition(rules).rulebook).lines is record.DICE_LINES
        house, *handicaps = houses[:-1]
        return record.GameLine(
            format=record.FORMAT,
            rules=rules,
            house=house,
            seats=tuple(names[:-1]),
            game=int(game),
            match=names[-1],
            handicaps=tuple(handicaps) if any(handicaps) else UNSET,
            shuffle=record.Shuffle(shuffle[0], tuple(shuffle[1:])) if shuffle else UNSET,
        )

    def _deal(self, rest: str) -> record.Line:
        head, _, dealt = rest.partition(":")
        starter, pool = map(int, head.split())
        self._rows, self._cells = (), ()
        if self._is_dice:
            return record.DiceDealLine(starter=starter, racks=tuple(map(_whole, dealt.split("/"))), pool=pool)
        racks, drew, draws = dealt.partition("<")
        return record.DealLine(
            starter=starter, racks=_several(racks), pool=pool, draws=_several(draws) if drew else UNSET
        )

    def _turn(self, seat: int, pieces: str, sign: str, rest: str) -> record.Line:
        match sign:
            case "+":
                return record.DrawLine(seat, _faces(rest))
            case "!":
                return record.PenaltyLine(seat, _faces(rest))
            case "=":
                return record.ReshuffleLine(seat, _faces(rest))
            case "-" if not rest:
                return record.PassLine(seat)
            case ">":
                before, self._rows = self._rows, self._table(rest)
                return record.PlayLine(seat, _faces(pieces) or laid(before, self._rows), self._rows)
            case "~":
                rows, _, moved = rest.partition("<")
                self._rows = self._table(rows)
                returned, to_pool, drawn = _several(moved)
                return record.TimeOutLine(seat=seat, table=self._rows, returned=returned, to_pool=to_pool, pieces=drawn)
            case _:
                raise ValueError(sign)

    def _dice_turn(self, seat: int, pieces: str, sign: str, rest: str) -> record.Line:
        match sign:
            case "-" if not rest:
                return record.PassLine(seat)
            case "*":
                dice, faces = _dice(rest)
                return record.RollLine(seat, dice, faces)
            case ">":
                dice, faces = _dice(pieces)
                return record.DicePlayLine(seat=seat, played=faces, dice=dice, table=self._grid(rest))
            case "~":
                return record.DiceTimeOutLine(seat=seat, table=self._grid(rest), returned=(), to_pool=(), pieces=())
            case _:
                raise ValueError(sign)

    def _table(self, text: str) -> Rows:
        rows: list[record.Faces] = []
        for part in text.split("|") if text.strip() else ():
            if (kept := _KEPT.fullmatch(part.strip())) is None:
                rows.append(_faces(part))
                continue
            first, last = int(kept[1]), int(kept[2] or kept[1])
            if not 1 <= first <= last <= len(self._rows):
                raise BadInput(f"there is no row {last}: the table before has {len(self._rows)}")
            rows += self._rows[first - 1 : last]
        return tuple(rows)

    def _grid(self, text: str) -> Cells:
        cells = {(x, y): face for x, y, face in self._cells}
        for word in text.split():
            if (found := _CELL.fullmatch(word)) is None:
                raise ValueError(word)
            cell = int(found[1]), int(found[2])
            if found[3]:
                cells[cell] = _faces(found[3])[0]
            else:
                cells.pop(cell, None)
        self._cells = tuple((x, y, cells[x, y]) for x, y in sorted(cells, key=lambda cell: cell[::-1]))
        return self._cells


def _end(rest: str) -> record.EndLine:
    reason, winners, scores, racks, *secret = rest.split(":")
    return record.EndLine(
        reason=reason.strip(),
        winners=_whole(winners),
        scores=_scores(scores),
        racks=_several(racks),
        secret=secret[0].strip() if secret else UNSET,
    )


def _with_commitments(lines: Sequence[record.Line]) -> Iterator[record.Line]:
    """Yield the lines with each commitment that the text leaves to the secret."""
    for place, line in enumerate(lines):
        if isinstance(line, record.GameLine) and line.shuffle is not UNSET and line.shuffle.commitment == COMMITTED:
            end = next((one for one in lines[place:] if isinstance(one, record.EndLine)), None)
            if end is None or end.secret is UNSET:
                raise record.BadRecord("the commitment of a game follows from its secret, which is missing")
            try:
                committed = commitment(bytes.fromhex(end.secret)).hex()
            except ValueError:
                raise record.BadRecord("the secret of a game is written in hexadecimal") from None
            yield replace(line, shuffle=replace(line.shuffle, commitment=committed))
        else:
            yield line


def _faces(text: str) -> record.Faces:
    return write_faces(read_faces(text.split()))


def _several(text: str) -> Rows:
    return tuple(map(_faces, text.split("/")))


def _dice(text: str) -> tuple[tuple[int, ...], record.Faces]:
    pairs = [word.split(":") for word in text.split()]
    return tuple(int(die) for die, _ in pairs), _faces(" ".join(face for _, face in pairs))


def _whole(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _scores(text: str) -> tuple[record.Score, ...]:
    return tuple(float(word) if "." in word else _number(word) for word in text.split())


def _number(word: str) -> int | str:
    return int(word) if word.removeprefix("-").isdecimal() else word
