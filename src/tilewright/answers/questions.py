"""The addresses of questions that store nothing: a server and a browser without one answer them by these functions."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Annotated, Any, Literal, NewType, TypeVar

import msgspec
from msgspec import Meta, Struct

from tilewright.analysis.checking import RowVerdict
from tilewright.analysis.solving import BestTurn
from tilewright.answers import booklets, lessons, positions, practice, puzzles, score_cards
from tilewright.answers.analysis import (
    Position,
    Refereed,
    RowsToCheck,
    Verified,
    best_tile_turn,
    judged_rows,
    refereed,
    verified,
)
from tilewright.answers.booklets import BookletsShown, RulesShown
from tilewright.answers.errors import NoSuchRulebook
from tilewright.answers.judge.asked import GridToJudge, RowToJudge, TurnToJudge
from tilewright.answers.judge.dice import GridJudged, judge_grid
from tilewright.answers.judge.pictures import draw_grid, draw_row, draw_turn
from tilewright.answers.judge.tiles import RowJudged, TurnJudged, judge_row, judge_turn
from tilewright.answers.lessons import ChapterShown, LessonExample, LessonResult, LessonShown
from tilewright.answers.positions import PlaysFound, Studied, TurnFound, TurnWanted
from tilewright.answers.practice import PracticeDraft, PracticeShown, PracticeTurn
from tilewright.answers.puzzles import DayListed, PuzzleHint, PuzzleJudged, PuzzleListed, PuzzleShown
from tilewright.answers.requests import Form, Language, MostBytes, checked, form_of
from tilewright.answers.score_cards import CardAsked, CardShown
from tilewright.games import EDITIONS
from tilewright.messages.bounds import Id, Rows, RulesId
from tilewright.messages.wire import Judgement
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import read_house
from tilewright.screens.kinds import hosted_game

Today = NewType("Today", date)
"""The day of the puzzle of the day, which begins at midnight UTC."""
PracticeKey = NewType("PracticeKey", bytes)
"""What only the host of practice games knows."""

T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., Any])
House = Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=60, examples=[["opening.min=50"]])]
Record = Annotated[bytes, MostBytes(4_194_304)]
# As many pieces as any box has.
Pieces = Annotated[str, Meta(max_length=700, examples=["R3.J.R5_K9.R9.B9"])]
About = Literal["row", "turn", "grid"]
DayName = Annotated[str, Meta(pattern="^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$", max_length=10, examples=["2026-12-24"])]
MonthName = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}$", max_length=7, examples=["2026-12"])]
JudgeQuestion = Annotated[str, Meta(max_length=6_000, examples=['{"rack": ["B4", "B5", "B6"]}'])]
Games = Annotated[str, Meta(max_length=4_000, examples=["*_24_12.3_K7J-5_*_9_30"])]
Seats = Annotated[int, Meta(ge=2, le=6)]
Names = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=24, pattern="^[^\\x00-\\x1f]*$")], ...],
    Meta(max_length=6, examples=[["Ann", "Ben"]]),
]
_NOBODY = ("1", "2")
_SVG = "image/svg+xml"


class Question(Struct, frozen=True, eq=False):
    """A function at an address; `media` is the type of what comes back, None for JSON."""

    form: Form
    media: str | None


QUESTIONS: dict[Callable[..., Any], Question] = {}
"""All questions by their functions."""


def question_of(function: Callable[..., Any]) -> Question:
    """Return the question that a function answers."""
    return QUESTIONS[function]


def address_of(function: Callable[..., Any]) -> str:
    """Return the address of a question, such as `GET /api/rules`."""
    return QUESTIONS[function].form.address


def _at(address: str, media: str | None = None) -> Callable[[Function], Function]:
    """Return a decorator that names the address of a function."""

    def added(function: Function) -> Function:
        QUESTIONS[function] = Question(form_of(address, function, {Language, Today, PracticeKey}), media)
        return function

    return added


class Offers(Struct, frozen=True):
    """The rulebooks: the bots that play each of them, and whether it is played with tiles or dice."""

    rules: dict[str, tuple[str, ...]]
    games: dict[str, str]


class LessonDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft of a lesson's turn, as the socket takes it."""

    rows: Rows


class LessonTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A command that ends a lesson's turn, as the socket takes it."""

    command: msgspec.Raw


class LessonAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The chosen option of a question."""

    option: Annotated[int, Meta(ge=-(2**31), lt=2**31)]


class PuzzleTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The table after a turn, in the piece numbers of the answer without it; with `final` it is the player's answer.

    `seconds` is how long the player has looked at the puzzle, for the figures of a day.
    """

    after: Rows | None = None
    final: bool = False
    seconds: Annotated[int, Meta(ge=0, le=86_400)] | None = None


class HintSteps(Struct, frozen=True, forbid_unknown_fields=True):
    """How many steps of the answer a hint shows; 0 shows only its pieces."""

    steps: Annotated[int, Meta(ge=0, le=100)] = 0


@_at("GET /api/offers")
def show_offers() -> Offers:
    """List the rulebooks by their ids, each with the names of its bots and what it is played with."""
    return Offers(
        {rules: (*hosted_game(rules).ladder.bots, *hosted_game(rules).ladder.programs) for rules in EDITIONS},
        {rules: hosted_game(rules).kind.name for rules in EDITIONS},
    )


@_at("GET /api/rules")
def list_booklets(language: Language) -> BookletsShown:
    """List the booklets in words, the default first, each with its bots from the weakest up."""
    return booklets.list_booklets(language)


@_at("GET /api/rules/{rules}")
def show_rules(rules: Id, language: Language, house: House = ()) -> RulesShown:
    """Show all rules of a booklet in words, with house rules given as `house=KEY=VALUE`, and those of others."""
    if rules not in EDITIONS:
        raise NoSuchRulebook(rules)
    return booklets.show_booklet(rules, read_house(house), language)


@_at("GET /api/lessons")
def list_lessons(language: Language) -> tuple[ChapterShown, ...]:
    """List the chapters of the course and their lessons."""
    return lessons.chapters(language)


@_at("GET /api/lessons/{lesson}")
def show_lesson(lesson: Id, language: Language) -> LessonShown:
    """Show a lesson: its position and what to do, or its question."""
    return lessons.show(lesson, language)


@_at("POST /api/lessons/{lesson}/draft")
def judge_draft(lesson: Id, body: LessonDraft, language: Language) -> Judgement:
    """Tell what would be wrong with a draft as a turn."""
    return lessons.judge_draft(lesson, body.rows, language)


@_at("POST /api/lessons/{lesson}/turn")
def take_turn(lesson: Id, body: LessonTurn, language: Language) -> LessonResult:
    """End the turn of a lesson, and tell whether that is what it asks for."""
    return lessons.take_turn(lesson, body.command, language)


@_at("POST /api/lessons/{lesson}/answer")
def give_answer(lesson: Id, body: LessonAnswer, language: Language) -> LessonResult:
    """Answer the question of a lesson."""
    return lessons.answer(lesson, body.option, language)


@_at("POST /api/lessons/{lesson}/solution")
def show_solution(lesson: Id) -> LessonExample:
    """Show how a lesson is solved."""
    return lessons.solution(lesson)


@_at("POST /api/judge/row")
def judge_one_row(body: RowToJudge, language: Language) -> RowJudged:
    """Tell whether a row of tiles or a line of dice is a set, why, and by which clauses."""
    return judge_row(body.rules, body.house, body.row, language)


@_at("POST /api/judge/turn")
def judge_whole_turn(body: Annotated[TurnToJudge, MostBytes(16_384)], language: Language) -> TurnJudged:
    """Show a position of the tile game, and tell whether a turn is allowed, why, and by which clauses."""
    return judge_turn(body.asked(), language)


@_at("POST /api/judge/grid")
def judge_dice_turn(body: GridToJudge, language: Language) -> GridJudged:
    """Tell whether a turn of the dice game is allowed, why, and by which clauses."""
    return judge_grid(body.asked(), language)


@_at("GET /api/judge/verdict.svg", _SVG)
def draw_verdict(language: Language, about: About = "turn", question: JudgeQuestion = "{}") -> str:
    """Draw what is judged with the verdict on it: `question` is the JSON that `POST /api/judge/ABOUT` takes."""
    if about == "turn":
        return draw_turn(_read(question, TurnToJudge).asked(), language)
    if about == "grid":
        return draw_grid(_read(question, GridToJudge).asked(), language)
    row = _read(question, RowToJudge)
    return draw_row(row.rules, row.house, row.row, language)


@_at("GET /api/score")
def count_card(
    language: Language, seats: Seats = 2, rules: RulesId = DEFAULT, house: House = (), games: Games = ""
) -> CardShown:
    """Count a score card: games separated by `-`, and the racks of a game, one for each seat, by `_`.

    A rack is `*` for the player who went out, a sum, a sum and the number of pieces (`24.5`), or pieces (`K7R13J`).
    """
    return score_cards.show_card(CardAsked(rules, read_house(house), games), seats, language)


@_at("GET /api/score/card.svg", _SVG)
def draw_score_card(
    language: Language, player: Names = (), rules: RulesId = DEFAULT, house: House = (), games: Games = ""
) -> str:
    """Draw a score card as a picture; `player` is repeated for each name, and without names there are two players."""
    return score_cards.draw_card(CardAsked(rules, read_house(house), games), player or _NOBODY, language)


@_at("POST /api/solve")
def solve_position(body: Position) -> BestTurn[tuple[str, ...]]:
    """Find the best turn for a position: which pieces of the rack to play, and the table this leaves.

    A server refuses a position of a rated match that is being played.
    """
    return best_tile_turn(body)


@_at("POST /api/check")
def check_rows(body: Annotated[RowsToCheck, MostBytes(16_384)], language: Language) -> tuple[RowVerdict, ...]:
    """Tell of each row whether it is a legal set, and its value in an opening."""
    return judged_rows(body.rows, body.rules, body.house, language)


@_at("POST /api/referee")
def referee_record(body: Record, language: Language) -> Refereed:
    """Replay an uploaded record, trust no field of it, and name everything that breaks the rules."""
    return refereed(body, language)


@_at("POST /api/verify")
def verify_shuffles(body: Record, language: Language) -> Verified:
    """Repeat every shuffle of an uploaded record from the revealed secrets, and name those that differ."""
    return verified(body, language)


@_at("POST /api/study/turn")
def find_best_turn(body: Annotated[TurnWanted, MostBytes(16_384)], language: Language) -> TurnFound:
    """Find the best turn of a position, or the one that plays chosen pieces, with its steps in words.

    A server refuses a position much like that of a rated match that is being played, or of a puzzle in a rush.
    """
    return positions.find_turn(body, language)


@_at("POST /api/study/plays")
def list_legal_plays(
    body: Annotated[Studied, MostBytes(16_384)],
    language: Language,  # noqa: ARG001, a refusal is in it
) -> PlaysFound:
    """List the choices of rack pieces that can be laid, 200 at most; refused as `/api/study/turn` is."""
    return positions.list_plays(body)


@_at("POST /api/study/game")
def play_position_out(
    body: Annotated[PracticeTurn, MostBytes(16_384)], key: PracticeKey, language: Language
) -> PracticeShown:
    """Play one turn of a practice game from a position, the player's or that of the bot in turn.

    Nothing is stored: each request sends the position, and `now` and `seal` of the last answer. Refused as
    `/api/study/turn` is.
    """
    return practice.take_turn(body, key, language)


@_at("POST /api/study/game/draft")
def judge_practice_draft(
    body: Annotated[PracticeDraft, MostBytes(16_384)], key: PracticeKey, language: Language
) -> Judgement:
    """Tell what would be wrong with a draft of the player's turn in a practice game."""
    return practice.judge_draft(body, key, language)


@_at("GET /api/study/position.svg", _SVG)
def draw_a_position(table: Pieces = "", rack: Pieces = "") -> str:
    """Draw a position as a picture: pieces are separated by `.` and rows by `_`."""
    return positions.draw_position(table, rack)


@_at("GET /api/puzzles")
def list_all(rules: RulesId = DEFAULT) -> tuple[PuzzleListed, ...]:
    """List the puzzles of a rulebook, easy ones first; a server goes by how people have fared with them."""
    return puzzles.list_puzzles(rules) if rules in EDITIONS else ()


@_at("GET /api/puzzles/day/{day}")
def show_day(day: DayName, today: Today, language: Language) -> PuzzleShown:
    """Show the puzzle of `today` or of an earlier day, which is the same for everybody; a day begins at midnight UTC.

    The last 300 days can be asked for. A server adds how many have solved it, and the median of their times.
    """
    return puzzles.show_day(day, today, language)


@_at("GET /api/puzzles/month/{month}")
def list_month(month: MonthName, today: Today) -> tuple[DayListed, ...]:
    """List the days of a month whose puzzles can be asked for."""
    return puzzles.list_month(month, today)


@_at("GET /api/puzzles/{puzzle}")
def show_one(puzzle: Id, today: Today, language: Language) -> PuzzleShown:
    """Show what there is to find in a puzzle."""
    return puzzles.show_puzzle(puzzle, today, language)


@_at("POST /api/puzzles/{puzzle}/turn")
def judge_puzzle_turn(puzzle: Id, body: PuzzleTurn, language: Language) -> PuzzleJudged:
    """Show the position of a puzzle, and tell whether a turn is allowed and solves it.

    Where the most pieces are to be found, only a final answer is told whether it solves the puzzle.
    """
    return puzzles.judge(puzzles.puzzle_of(puzzle), body.after, language, final=body.final)


@_at("POST /api/puzzles/{puzzle}/hint")
def hint_at_answer(puzzle: Id, body: HintSteps, language: Language) -> PuzzleHint:
    """Show which pieces the answer plays, and its first steps."""
    return puzzles.hint_for_puzzle(puzzle, body.steps, language)


def _read(question: str, kind: type[T]) -> T:
    """Return a question, or raise Malformed."""
    read: T = checked(lambda: msgspec.json.decode(question, type=kind))
    return read
