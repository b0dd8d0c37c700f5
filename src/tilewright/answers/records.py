"""Records that somebody brings along: the positions of their turns, to be studied."""

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.answers.addresses import Cost, at
from tilewright.answers.requests import Language, MostBytes
from tilewright.game.table import faces_on
from tilewright.messages.over_http import GameNumber
from tilewright.records.lines import BadRecord, IllegalLine, TurnLine, write_line
from tilewright.records.referee import JudgedLine, judged_lines
from tilewright.records.text_reading import read_text
from tilewright.records.tiles.judge import TileState
from tilewright.rules.booklets import booklet
from tilewright.tiles import BadInput, faces_of, write_faces
from tilewright.words.faults import record_fault_in_words

_MOST_TURNS = 500


class RecordToStudy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record, as the lines of a file or as one text, and which of its games is wanted."""

    record: Annotated[str, Meta(max_length=2_097_152)]
    game: GameNumber = 1


class RecordedTurn(Struct, frozen=True, kw_only=True):
    """The position before a turn of a seat, as the player saw it."""

    seat: int
    table: tuple[tuple[str, ...], ...]
    rack: tuple[str, ...]
    opened: bool


class TurnsFound(Struct, frozen=True, kw_only=True):
    """The turns of one game of a record, of which there are `games`; 500 at most."""

    rules: str
    house: dict[str, int | str]
    names: tuple[str, ...]
    game: int
    games: int
    turns: tuple[RecordedTurn, ...]


@at("POST /api/study/record", Cost.LONG, refused=(400,), counted="analyses")
def list_turns_of_record(body: Annotated[RecordToStudy, MostBytes(1_048_576)], language: Language) -> TurnsFound:
    """List the positions before the turns of a game of a record.

    The record is judged as far as it is read; one that breaks the rules is refused at its first wrong line.
    """
    game, lines = body.game, _lines(body.record)
    games = sum(line.startswith(b'{"event":"game"') for line in lines)
    try:
        found = [list(part) for number, part in _games(lines, game) if number == game]
    except IllegalLine as illegal:
        raise BadInput(record_fault_in_words(illegal.reason, illegal.why, language)) from None
    if not found:
        raise BadRecord(f"the record has {games} games")
    head = found[0][0].match.head
    booklet(head.rules)  # Refuses the rulebook of the dice game.
    turns = tuple(islice(_turns(found[0]), _MOST_TURNS))
    return TurnsFound(rules=head.rules, house=head.house, names=head.seats, game=game, games=games, turns=turns)


def _lines(record: str) -> Sequence[bytes]:
    """Return the lines of a record; what does not begin with a line is a text."""
    if record.lstrip().startswith("{"):
        return record.encode().splitlines()
    return [write_line(line).encode() for line in read_text(record)]


def _games(lines: Sequence[bytes], last: int) -> Iterator[tuple[int, Iterator[JudgedLine]]]:
    """Yield the games up to one of them; what came before a game decides what may be played in it."""
    parts = groupby(judged_lines(lines), key=lambda judged: (judged.match.head.match, judged.match.number))
    for number, (_, part) in enumerate(islice(parts, last), start=1):
        yield number, part


def _turns(lines: Sequence[JudgedLine]) -> Iterator[RecordedTurn]:
    for judged in lines:
        if isinstance(judged.line, TurnLine) and isinstance(judged.before, TileState):
            game, seat = judged.before.game, judged.line.seat
            yield RecordedTurn(
                seat=seat,
                table=tuple(map(write_faces, faces_on(game.table))),
                rack=write_faces(faces_of(game.racks[seat])),
                opened=game.opened[game.seat],
            )
