"""Records of games as objects: read, written, refereed, verified, and compared with the best turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, count, islice, pairwise
from os import PathLike
from typing import Any, get_args, overload

from msgspec import Struct
from msgspec.structs import replace

from tilewright.analysis.reviewing import GameSummary, TurnReview, review
from tilewright.arguments import expect, wrong_type
from tilewright.dice.notation import grid_of_list, write_grid
from tilewright.drawing import pictures
from tilewright.drawing.score_card import CardPicture, card_svg
from tilewright.games import GameRules
from tilewright.library.editions import booklet
from tilewright.library.state import State
from tilewright.records import referee as judging
from tilewright.records.lines import (
    DicePlayLine,
    DiceTimeOutLine,
    DrawLine,
    EndLine,
    Faces,
    GameLine,
    Line,
    MatchEndLine,
    PenaltyLine,
    PlayLine,
    ReshuffleLine,
    RollLine,
    Score,
    TimeOutLine,
    read_score,
    write_line,
)
from tilewright.records.read import Numbered, RecordedGame, games_in, lines_of, recorded_games, write_lines
from tilewright.records.referee import Verdict
from tilewright.records.text import write_text
from tilewright.records.text_reading import read_text
from tilewright.records.verify import verify_record
from tilewright.records.walk import Acted, walked
from tilewright.rules.house import with_house
from tilewright.tiles import BadInput, read_rows
from tilewright.words.faults import record_fault_in_words

File = str | PathLike[str]
Points = int | Fraction
_KINDS = frozenset(get_args(Line))
_LINES = "the lines of a record, as read_records has them"


class Record(Struct, frozen=True):
    """The record of a game, or of all games of a match: its events, one a line of the file."""

    events: tuple[Line, ...]

    def __post_init__(self) -> None:
        """Refuse what are not lines of a record; what the lines say is for `referee`."""
        if not isinstance(self.events, tuple | list):
            raise wrong_type("events", self.events, _LINES)
        for line in self.events:
            if type(line) not in _KINDS:
                raise wrong_type("events", line, _LINES)
        if self.events and not isinstance(self.events[0], GameLine):
            raise wrong_type("events", self.events[0], "a GameLine first")

    @property
    def head(self) -> GameLine:
        """The first line: the edition, the house rules, the names of the seats, and the number of the game."""
        if not self.events:
            raise BadInput("the record has no lines")
        first = self.events[0]
        assert isinstance(first, GameLine)
        return first

    @property
    def rules(self) -> GameRules:
        """The rulebook with its house rules."""
        return with_house(booklet(self.head.rules), self.head.house)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.head.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the game, or the match if the record has several games; none before the end."""
        end = self._end()
        return () if end is None else end.winners

    @property
    def scores(self) -> tuple[Points, ...]:
        """The points of each seat in the game, or in all games of the record; none before the end."""
        end = self._end()
        if end is None:
            return ()
        return tuple(map(_points, end.totals if isinstance(end, MatchEndLine) else end.scores))

    @property
    def games(self) -> tuple[Record, ...]:
        """Each game of the record as a record of its own."""
        return tuple(Record((game.head, *(one.line for one in game.lines))) for game in _games(self))

    @classmethod
    def joined(cls, records: Iterable[Record]) -> Record:
        """Return the games of one match as one record, in the order of their numbers, or raise BadInput."""
        parts = sorted(chain.from_iterable(record.games for record in records), key=lambda game: game.head.game)
        if len({game.head.match for game in parts}) > 1:
            raise BadInput("the games are of several matches")
        if any(second.head.game != first.head.game + 1 for first, second in pairwise(parts)):
            raise BadInput("the games of a match are joined one after the other, without a gap")
        return Record(tuple(chain.from_iterable(game.events for game in parts)))

    def __len__(self) -> int:
        return len(_turn_starts(self.events))

    def __iter__(self) -> Iterator[Moment]:
        """Yield every turn with the states before and after it, or raise BadRecord at the first illegal line."""
        turn = game = 0
        for step in walked(self.events):
            if isinstance(step.line, GameLine):
                game, turn = step.line.game, 0
                continue
            assert step.before is not None
            turn += 1
            yield Moment(game=game, turn=turn, line=step.line, before=State(step.before), after=State(step.after))

    @overload
    def __getitem__(self, turns: int) -> Moment: ...
    @overload
    def __getitem__(self, turns: slice) -> Record: ...
    def __getitem__(self, turns: int | slice) -> Moment | Record:
        """Return one turn, or the record of the first turns: `record[:20]`."""
        starts = _turn_starts(self.events)
        if not isinstance(turns, slice):
            return next(islice(self, range(len(starts))[turns], None))
        if turns.start not in {None, 0} or turns.step not in {None, 1}:
            raise BadInput("a part of a record begins with its deal, as in record[:20]")
        left = range(len(starts))[turns]
        return Record(self.events[: starts[len(left)]]) if len(left) < len(starts) else self

    def turns(self) -> list[dict[str, int | str]]:
        """Return every turn as a plain row for a data frame, with the same keys: `pandas.DataFrame(record.turns())`.

        `event` is what the record calls it, `pieces` what was laid, drawn or rolled, `table` the table after a play.
        """
        rows: list[dict[str, int | str]] = []
        game = turn = 0
        for line in self.events:
            if isinstance(line, GameLine):
                game, turn = line.game, 0
            elif isinstance(line, Acted):
                turn += 1
                rows.append(
                    {
                        "match": self.head.match,
                        "rules": self.head.rules,
                        "game": game,
                        "turn": turn,
                        "seat": line.seat,
                        "name": self.names[line.seat],
                        "event": type(line).__struct_config__.tag or "",
                        "count": len(_pieces(line)),
                        "pieces": " ".join(_pieces(line)),
                        "table": _table(line),
                    }
                )
        return rows

    @property
    def text(self) -> str:
        """The record as one short text for a message, as `read_record` reads it (docs/notation.md)."""
        return write_text(self.events)

    def write(self, path: File, *, append: bool = False) -> None:
        """Write the record to a file, or after what it has, or raise BadInput; a name ending in .gz is compressed."""
        write_record(path, [self], append=append)

    def __str__(self) -> str:
        return "\n".join(map(write_line, self.events))

    def __repr__(self) -> str:
        if not self.events:
            return "<Record without lines>"
        return f"<Record {self.head.rules}; {' '.join(self.names)}; winners {self.winners}; scores {self.scores}>"

    def _repr_svg_(self) -> str:
        ends = [line for line in self.events if isinstance(line, EndLine)]
        if len(ends) > 1:
            return card_svg(_card(self, ends))
        for line in reversed(self.events):
            if isinstance(line, PlayLine | TimeOutLine):
                return pictures.tiles_svg(read_rows(line.table), [])
            if isinstance(line, DicePlayLine | DiceTimeOutLine):
                return pictures.dice_svg(grid_of_list(line.table), [])
        if not self.events:
            raise BadInput("the record has no lines")
        return pictures.tiles_svg((), [])

    def _end(self) -> EndLine | MatchEndLine | None:
        games = sum(isinstance(line, GameLine) for line in self.events)
        kind = EndLine if games == 1 else MatchEndLine
        return next((line for line in reversed(self.events) if isinstance(line, kind)), None)


class Moment(Struct, frozen=True, kw_only=True):
    """One turn of a record: its line, and the states before and after it; `turn` counts from 1 in each game."""

    game: int
    turn: int
    line: Acted
    before: State[Any]
    after: State[Any]

    @property
    def seat(self) -> int:
        """The seat whose turn it was."""
        return self.line.seat

    def _repr_svg_(self) -> str:
        return self.after._repr_svg_()


def _card(record: Record, ends: Sequence[EndLine]) -> CardPicture:
    """Return the score card of the games of a match."""
    games = [tuple(map(_points, end.scores)) for end in ends]
    totals = [sum(column, Fraction()) for column in zip(*games, strict=True)]
    return CardPicture(
        title=record.head.rules,
        names=record.names,
        lines=tuple(tuple(map(str, game)) for game in games),
        totals=tuple(map(str, totals)),
        total="=",
        leaders=record.winners,
        sentence="",
    )


def _games(record: Record) -> Iterator[RecordedGame]:
    return games_in(map(Numbered, count(1), record.events), whole=False)


def _turn_starts(events: Sequence[Line]) -> list[int]:
    """Return where turns begin; dice that are rolled only for the count belong to the turn before (A-T2)."""
    starts: list[int] = []
    for place, line in enumerate(events):
        if isinstance(line, Acted):
            starts.append(place)
        elif isinstance(line, EndLine):
            while starts and starts[-1] and isinstance(events[starts[-1]], RollLine):
                starts.pop()
    return starts


def _pieces(line: Acted) -> Faces:
    match line:
        case (
            PlayLine(played=pieces) | DicePlayLine(played=pieces) | RollLine(faces=pieces) | ReshuffleLine(pairs=pieces)
        ):
            return pieces
        case DrawLine(pieces=pieces) | PenaltyLine(pieces=pieces) | TimeOutLine(pieces=pieces):
            return pieces
        case _:
            return ()


def _table(line: Line) -> str:
    match line:
        case PlayLine(table=table) | TimeOutLine(table=table):
            return " | ".join(" ".join(row) for row in table)
        case DicePlayLine(table=grid):
            return write_grid(grid_of_list(grid))
        case _:
            return ""


def _lines(source: object) -> Iterator[str] | Iterator[bytes]:
    """Return the lines of a record or of a file, or raise WrongType for what is neither."""
    if isinstance(source, Record):
        return map(write_line, source.events)
    if not isinstance(source, str | PathLike):
        raise wrong_type("path", source, "the path of a file, -, or a record")
    return lines_of(source)


def _points(score: Score) -> Points:
    points = read_score(score)
    assert points is not None
    return points.numerator if points.denominator == 1 else points


def read_records(path: File) -> Iterator[Record]:
    """Yield the games of a file one by one, or raise BadRecord naming the line; `-` is stdin, and .gz is read too.

    The lines are read but not judged: `referee` does that.
    """
    for game in recorded_games(_lines(path)):
        yield Record((game.head, *(numbered.line for numbered in game.lines)))


def read_record(text: str) -> Record:
    """Return the record of a short text, as `Record.text` has it, or raise BadRecord that names the entry."""
    expect("text", text, str, "the text of a record")
    return Record(read_text(text))


def write_record(path: File, records: Record | Iterable[Record], *, append: bool = False) -> None:
    """Write records to one file, or after those it has, or raise BadInput; a name that ends in .gz is compressed."""
    expect("path", path, (str, PathLike), "the path of a file")
    several = [records] if isinstance(records, Record) else records
    expect("records", several, Iterable, "records, as read_records yields them")
    write_lines(path, (write_line(line) for record in several for line in _events(record)), append=append)


def _events(record: object) -> tuple[Line, ...]:
    if not isinstance(record, Record):
        raise wrong_type("records", record, "records, as read_records yields them")
    return record.events


def referee(path: File | Record) -> Verdict:
    """Return the referee's verdict on a file or a record, which is replayed event by event, or raise BadRecord."""
    return _said(judging.referee(_lines(path)))


def verify(path: File | Record) -> Verdict:
    """Return which games of a file or of a record were shuffled as their commitments say, or raise BadRecord."""
    return _said(verify_record(_lines(path)))


def _said(verdict: Verdict) -> Verdict:
    """Return the verdict with the faults of turns in words."""
    faults = [replace(found, fault=record_fault_in_words(found.fault, found.why)) for found in verdict.faults]
    return replace(verdict, faults=tuple(faults))


def analyse(path: File | Record, *, chances: bool = False) -> Iterator[TurnReview | GameSummary]:
    """Yield every turn of a file or a record against the best one, and after each game a summary, or raise BadRecord.

    With `chances` each turn of a tile game also has every seat's chance to win before it.
    """
    return review(_lines(path), chances=chances)
