"""A game as one short text that fits in a message: what chance and the players did, entry by entry.

The first entry has the rulebook, the names, the number of the game and the match; docs/notation.md shows the others.
A play names rows of the table before it by their numbers, so only what changed is written out.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import UNSET

from tilewright.chance import commitment
from tilewright.records import lines as record
from tilewright.tiles import CODES, read_face

COMMITTED = "*"
"""Stands for a commitment that follows from the revealed secret."""

Rows = tuple[record.Faces, ...]
Cells = tuple[record.Placed, ...]


def write_text(lines: Iterable[record.Line]) -> str:
    """Return the text of a record's lines."""
    return "; ".join(_entries(tuple(lines)))


def _entries(lines: Sequence[record.Line]) -> Iterator[str]:
    rows: Rows = ()
    cells: Cells = ()
    for place, line in enumerate(lines):
        match line:
            case record.GameLine():
                yield _head(line, next((one for one in lines[place:] if isinstance(one, record.EndLine)), None))
                rows, cells = (), ()
            case record.PlayLine(seat, played, table):
                shown = "" if played == laid(rows, table) else " ".join(played) + " "
                yield f"{seat} {shown}> {_changed_rows(rows, table)}"
                rows = table
            case record.TimeOutLine(seat=seat, table=table, returned=returned, to_pool=to_pool, pieces=pieces):
                yield f"{seat} ~ {_changed_rows(rows, table)} < {_several((returned, to_pool, pieces))}"
                rows = table
            case record.DicePlayLine(seat=seat, played=played, dice=dice, table=grid):
                yield f"{seat} {_dice(dice, played)} > {_changed_cells(cells, grid)}"
                cells = grid
            case record.DiceTimeOutLine(seat=seat, table=grid):
                yield f"{seat} ~ {_changed_cells(cells, grid)}".rstrip()
                cells = grid
            case (
                record.PassLine()
                | record.DrawLine()
                | record.PenaltyLine()
                | record.ReshuffleLine()
                | record.RollLine()
            ):
                yield _turn(line)
            case _:
                yield _frame(line)


def _turn(line: record.PassLine | record.DrawLine | record.PenaltyLine | record.ReshuffleLine | record.RollLine) -> str:
    """Return the entry of a turn that leaves the table as it was."""
    match line:
        case record.PassLine(seat):
            return f"{seat} -"
        case record.DrawLine(seat, pieces):
            return f"{seat} + {' '.join(pieces)}"
        case record.PenaltyLine(seat, pieces):
            return f"{seat} ! {' '.join(pieces)}".rstrip()
        case record.ReshuffleLine(seat, pairs):
            return f"{seat} = {' '.join(pairs)}"
        case record.RollLine(seat, dice, faces):
            return f"{seat} * {_dice(dice, faces)}"


def _frame(line: record.DealLine | record.DiceDealLine | record.EndLine | record.MatchEndLine) -> str:
    """Return the entry of a deal or of an end."""
    match line:
        case record.DealLine(starter=starter, racks=racks, pool=pool, draws=draws):
            drawn = "" if draws is UNSET else f" < {_several(draws)}"
            return f"deal {starter} {pool}: {_several(racks)}{drawn}"
        case record.DiceDealLine(starter=starter, racks=dice, pool=pool):
            return f"deal {starter} {pool}: {' / '.join(map(_numbers, dice))}"
        case record.EndLine(reason=reason, winners=winners, scores=scores, racks=racks, secret=secret):
            revealed = "" if secret is UNSET else f": {secret}"
            return f"end {reason}: {_numbers(winners)}: {_numbers(scores)}: {_several(racks)}{revealed}"
        case record.MatchEndLine(winners=winners, totals=totals, games_won=won):
            return f"over: {_numbers(winners)}: {_numbers(totals)}: {_numbers(won)}"


def _head(line: record.GameLine, end: record.EndLine | None) -> str:
    if line.format != record.FORMAT:
        raise record.BadRecord(f"format {line.format} is not known, only {record.FORMAT}")
    handicaps = ({},) * len(line.seats) if line.handicaps is UNSET else line.handicaps
    words = [line.rules, *_pairs(line.house)]
    for name, own in zip(line.seats, handicaps, strict=True):
        words += [_text(name), *_pairs(own)]
    words += [str(line.game), _text(line.match)]
    if line.shuffle is not UNSET:
        # A revealed secret tells its commitment.
        told = end is not None and end.secret is not UNSET and _agrees(end.secret, line.shuffle.commitment)
        words += [COMMITTED if told else line.shuffle.commitment, *line.shuffle.nonces]
    return " ".join(words)


def _agrees(secret: str, promised: str) -> bool:
    try:
        return commitment(bytes.fromhex(secret)).hex() == promised
    except ValueError:
        return False


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _pairs(house: Mapping[str, int | str]) -> list[str]:
    return [f"{key}={value}" for key, value in house.items()]


def _several(rows: Iterable[record.Faces]) -> str:
    return " / ".join(" ".join(row) for row in rows)


def _numbers(values: Iterable[record.Score]) -> str:
    return " ".join(map(str, values))


def _dice(dice: Sequence[int], faces: record.Faces) -> str:
    return " ".join(f"{die}:{face}" for die, face in zip(dice, faces, strict=True))


def laid(before: Rows, after: Rows) -> record.Faces:
    """Return the pieces that a table has more than another, sorted."""
    more = Counter(face for row in after for face in row) - Counter(face for row in before for face in row)
    return tuple(sorted(more.elements(), key=lambda word: CODES[read_face(word)]))


def _changed_rows(before: Rows, after: Rows) -> str:
    """Return the rows of a table; those that were there are numbers, or `1-4` for several in their order."""
    free = dict(enumerate(before, start=1))
    parts: list[int | str] = []
    for row in after:
        # The row after the last one that stayed, if it is the same, so that numbers follow each other.
        last = parts[-1] if parts and isinstance(parts[-1], int) else 0
        same = last + 1 if free.get(last + 1) == row else next((at for at, old in free.items() if old == row), None)
        if same is not None:
            del free[same]
        parts.append(" ".join(row) if same is None else same)
    shown: list[str] = []
    for _, run in groupby(enumerate(parts), key=lambda at: at[1] - at[0] if isinstance(at[1], int) else at[1]):
        kept = [part for _, part in run]
        if isinstance(kept[0], str):
            shown += map(str, kept)
        else:
            shown.append(f"{kept[0]}-{kept[-1]}" if len(kept) > 1 else f"{kept[0]}")
    return " | ".join(shown)


def _changed_cells(before: Cells, after: Cells) -> str:
    """Return the dice that are new at their place, and the places that are empty now."""
    old, new = {(x, y): face for x, y, face in before}, {(x, y): face for x, y, face in after}
    added = [f"{x},{y}={face}" for (x, y), face in new.items() if old.get((x, y)) != face]
    return " ".join([*added, *(f"{x},{y}=" for x, y in old if (x, y) not in new)])
