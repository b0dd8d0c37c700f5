"""Lessons: a position or a question with one goal, read from a text file in the notation.

A file has one `key: value` a line and comments after `#`. A board has `goal`, a question has `ask`:

    rules: classic-nl             the rulebook, and after it house rules such as opening.min=50
    clauses: NL-18 W-01           what the lesson teaches
    table: B4 B5 B6 | K8 R8 O8    nothing if it is left out; in the dice game a grid
    rack: B3 B8 K1                in the dice game the faces rolled
    opened: no                    yes if it is left out
    goal: lay B3 B8               or `out`, `open`, `draw`, and in the dice game `keep B3 B4`

    ask: set                      is this row a set? or `opening`, `rack`, `timeout`, `score`, `winner`
    row: R12 R13 R1               the row that `set` and `opening` ask about
    draft: B4 B5 B6 B7            the table when the time of `timeout` is up
    game: - / K5 / R10 B6 / O3    the racks at the end of a game, for `score` and `winner`; one line a game
    options: 12 24 30             the numbers to choose from; for `set` yes and no, for `winner` the seats
"""

from enum import Enum
from typing import TypeVar

from msgspec import Struct

from tilewright.games import GameRules, edition
from tilewright.lessons.fields import Fields, read_fields, yes_or_no
from tilewright.rules.house import read_house, with_house
from tilewright.tiles import BadInput, Row, quoted, read_faces, read_table


class BadLesson(BadInput):
    """A lesson that cannot be used; the message names the file and the line or the part that is missing."""


class GoalKind(Enum):
    """What a turn must do to finish a lesson."""

    LAY = "lay"
    """Lay these pieces, perhaps with others."""

    OUT = "out"
    """Lay the whole rack."""

    OPEN = "open"
    """Make an opening."""

    DRAW = "draw"
    """End the turn without laying, since nothing can be laid."""

    KEEP = "keep"
    """Roll all dice but these."""


class AskKind(Enum):
    """What a question is about."""

    SET = "set"
    """Whether a row is a set: 1 or 0."""

    OPENING = "opening"
    """The opening points of a row."""

    RACK = "rack"
    """The points that the rack counts at the end."""

    TIMEOUT = "timeout"
    """The number of pieces drawn when time is up."""

    SCORE = "score"
    """The points of the winner of the last game."""

    WINNER = "winner"
    """The seat that wins the match, from 1."""


class Goal(Struct, frozen=True):
    """The goal of a board, with the pieces that `lay` and `keep` name."""

    kind: GoalKind
    pieces: Row = ()


class Ask(Struct, frozen=True, kw_only=True):
    """A question with numbers to choose from; `racks` has the racks of all seats at the end of each game."""

    kind: AskKind
    options: tuple[int, ...]
    row: Row = ()
    draft: tuple[Row, ...] = ()
    racks: tuple[tuple[Row, ...], ...] = ()


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson: `id` names its sentences, `table` is the text of rows or of a grid."""

    id: str
    rules: GameRules
    clauses: tuple[str, ...]
    table: str
    rack: Row
    opened: bool
    task: Goal | Ask


Kind = TypeVar("Kind", bound=Enum)

_KEYS = frozenset({"rules", "clauses", "table", "rack", "opened", "goal", "ask", "row", "draft", "game", "options"})


def read_lesson(lesson: str, text: str) -> Lesson:
    """Return the lesson of a text, or raise BadLesson."""
    try:
        return _read(lesson, _fields(text))
    except BadInput as bad:
        raise BadLesson(f"lesson {lesson}: {bad}") from bad


def _fields(text: str) -> Fields:
    fields = read_fields(enumerate(text.splitlines(), start=1), _KEYS, repeated="game")
    for key in ("rules", "clauses"):
        if key not in fields:
            raise BadInput(f"it has no {key}")
    if ("goal" in fields) == ("ask" in fields):
        raise BadInput("it needs either a goal or a question (ask)")
    return fields


def _read(lesson: str, fields: Fields) -> Lesson:
    def one(key: str, default: str = "") -> str:
        return fields.get(key, [default])[0]

    name, *house = one("rules").split()
    return Lesson(
        id=lesson,
        rules=with_house(edition(name).rulebook, read_house(house)),
        clauses=tuple(one("clauses").split()),
        table=one("table"),
        rack=read_faces(one("rack").split()),
        opened=yes_or_no(fields, "opened", "yes"),
        task=_goal(one("goal")) if "goal" in fields else _ask(fields),
    )


def _goal(text: str) -> Goal:
    word, _, pieces = text.partition(" ")
    return Goal(_named(GoalKind, word), read_faces(pieces.split()))


def _ask(fields: Fields) -> Ask:
    kind = _named(AskKind, fields["ask"][0])
    games = fields.get("game", [])
    return Ask(
        kind=kind,
        row=read_faces(" ".join(fields.get("row", [])).split()),
        draft=read_table(" ".join(fields.get("draft", []))),
        racks=tuple(map(read_racks, games)),
        options=_options(kind, fields.get("options", [""])[0], games),
    )


def _options(kind: AskKind, text: str, games: list[str]) -> tuple[int, ...]:
    if kind is AskKind.SET:
        return (1, 0)
    if kind is AskKind.WINNER:
        return tuple(range(1, games[0].count("/") + 2)) if games else ()
    try:
        return tuple(map(int, text.split()))
    except ValueError as bad:
        raise BadInput(f"options are whole numbers, not {quoted(text)}") from bad


def read_racks(text: str) -> tuple[Row, ...]:
    """Return the racks of all seats at the end of a game: `- / K5 / R10 B6`."""
    return tuple(() if rack.strip() == "-" else read_faces(rack.split()) for rack in text.split("/"))


def _named(kinds: type[Kind], word: str) -> Kind:
    try:
        return kinds(word)
    except ValueError as bad:
        raise BadInput(f"{quoted(word)} is not one of {', '.join(kind.value for kind in kinds)}") from bad
