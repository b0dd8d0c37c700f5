"""Lessons as players meet them: shown as a view of a match, judged as drafts and turns of a match are."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from tilewright.answers.addresses import Cost, at
from tilewright.answers.errors import NoSuchLesson
from tilewright.answers.requests import Language
from tilewright.dice.commands import PlaceDice, RollDice
from tilewright.engine import IllegalTurn, play
from tilewright.game.commands import PlayTiles
from tilewright.games import AnyMatch
from tilewright.lessons.answers import right_answer, row_fault
from tilewright.lessons.course import course, lessons
from tilewright.lessons.goals import example, is_reached
from tilewright.lessons.lesson import Ask, AskKind, Goal, Lesson
from tilewright.lessons.positions import LEARNER, match_of
from tilewright.messages.boards import listed_faults
from tilewright.messages.decoding import BadMessage, read_command
from tilewright.messages.fields import Id, Rows
from tilewright.messages.seats import SeatCommand
from tilewright.messages.wire import Judgement, View
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.drafts import judged_draft
from tilewright.screens.kinds import HOSTED_GAMES, HostedGame
from tilewright.tiles import write_faces
from tilewright.words.say import say, set_fault_in_words

Texts = tuple[str, ...]


class LessonName(Struct, frozen=True):
    """A lesson of a chapter."""

    lesson: str
    title: str


class ChapterShown(Struct, frozen=True):
    """A chapter of the course."""

    chapter: str
    title: str
    lessons: tuple[LessonName, ...]


class LessonShown(Struct, frozen=True, kw_only=True):
    """A lesson: a board with its goal, or a question with its options.

    `view` is what a seat sees of the match; pieces are in the notation. `row`, `draft` and `racks` are what a question
    asks about: a row, a table when time is up, or the racks of all seats at the end of each game.
    """

    lesson: str
    title: str
    task: str
    rules: str
    game: str
    clauses: Texts
    view: View
    goal: str | None = None
    pieces: Texts = ()
    ask: str | None = None
    options: tuple[int, ...] = ()
    row: Texts = ()
    draft: tuple[Texts, ...] = ()
    racks: tuple[tuple[Texts, ...], ...] = ()


class LessonResult(Struct, frozen=True, kw_only=True):
    """Whether a turn or an answer was right, what was wrong or what it has taught, and the match after the turn."""

    reached: bool
    sentences: Texts
    view: View | None = None


class LessonExample(Struct, frozen=True, kw_only=True):
    """How a lesson is solved: the kind of command, with its table or the dice to roll; or the option of a question."""

    command: str | None = None
    table: tuple[tuple[int, ...], ...] = ()
    dice: tuple[int, ...] = ()
    option: int | None = None


class LessonDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft of a lesson's turn, as the socket takes it."""

    rows: Rows


class LessonTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A command that ends a lesson's turn, as the socket takes it."""

    command: Raw


class LessonAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The chosen option of a question."""

    option: Annotated[int, Meta(ge=-(2**31), lt=2**31)]


@at("GET /api/lessons", Cost.LIGHT, packed=True)
def list_lessons(language: Language) -> tuple[ChapterShown, ...]:
    """List the chapters of the course and their lessons."""
    return tuple(
        ChapterShown(
            chapter.id,
            say(f"learn-chapter-{chapter.id}", language),
            tuple(LessonName(lesson.id, _said(lesson, "title", language)) for lesson in chapter.lessons),
        )
        for chapter in course()
    )


@at("GET /api/lessons/{lesson}", Cost.LIGHT, refused=(404,))
def show_lesson(lesson: Id, language: Language) -> LessonShown:
    """Show a lesson: its position and what to do, or its question."""
    taught = _lesson(lesson)
    task = taught.task
    asked = task if isinstance(task, Ask) else None
    return LessonShown(
        lesson=lesson,
        title=_said(taught, "title", language),
        task=_said(taught, "task", language),
        rules=taught.rules.id,
        game=_hosted(taught).kind.name,
        clauses=taught.clauses,
        view=_view(taught, match_of(taught)),
        goal=task.kind.value if isinstance(task, Goal) else None,
        pieces=write_faces(task.pieces) if isinstance(task, Goal) else (),
        ask=asked.kind.value if asked else None,
        options=asked.options if asked else (),
        row=write_faces(asked.row) if asked else (),
        draft=tuple(map(write_faces, asked.draft)) if asked else (),
        racks=tuple(tuple(map(write_faces, racks)) for racks in asked.racks) if asked else (),
    )


@at("POST /api/lessons/{lesson}/draft", Cost.LIGHT, refused=(404,), counted="messages")
def judge_draft(lesson: Id, body: LessonDraft, language: Language) -> Judgement:
    """Tell what would be wrong with a draft as a turn."""
    taught = _lesson(lesson)
    judgement, _ = judged_draft(_hosted(taught), match_of(taught), LEARNER, body.rows, language)
    return judgement


@at("POST /api/lessons/{lesson}/turn", Cost.LIGHT, refused=(400, 404), counted="commands")
def take_turn(lesson: Id, body: LessonTurn, language: Language) -> LessonResult:
    """End the turn of a lesson, and tell whether that is what it asks for."""
    taught = _lesson(lesson)
    hosted = _hosted(taught)
    wanted = read_command(body.command, hosted.codec)
    if isinstance(wanted, SeatCommand):
        raise BadMessage("command: a taught has no seat to leave or to pause")
    try:
        step = play(hosted.kind.engine, match_of(taught), LEARNER, wanted)
    except IllegalTurn as illegal:
        sentences = tuple(hosted.words.fault(fault, language) for fault in listed_faults(illegal.faults))
        return LessonResult(reached=False, sentences=sentences)
    if not isinstance(taught.task, Goal) or not is_reached(taught, step.events[0]):
        return LessonResult(reached=False, sentences=(say("learn-not-it", language),))
    return LessonResult(reached=True, sentences=(_said(taught, "done", language),), view=_view(taught, step.state))


@at("POST /api/lessons/{lesson}/answer", Cost.LIGHT, refused=(404,), counted="commands")
def give_answer(lesson: Id, body: LessonAnswer, language: Language) -> LessonResult:
    """Answer the question of a lesson."""
    taught = _lesson(lesson)
    if not isinstance(taught.task, Ask) or body.option != right_answer(taught):
        return LessonResult(reached=False, sentences=(say("learn-wrong", language), *_why(taught, language)))
    return LessonResult(reached=True, sentences=(_said(taught, "done", language),))


def _why(lesson: Lesson, language: str) -> Texts:
    """Return why a row that a question asks about is not a set; other questions leave the player to count again."""
    if (
        not isinstance(lesson.task, Ask)
        or lesson.task.kind is not AskKind.SET
        or not isinstance(lesson.rules, Rulebook)
    ):
        return ()
    fault = row_fault(lesson.task, lesson.rules)
    return () if fault is None else (set_fault_in_words(fault, language),)


@at("POST /api/lessons/{lesson}/solution", Cost.SHORT, refused=(404,), counted="commands")
def show_solution(lesson: Id) -> LessonExample:
    """Show how a lesson is solved."""
    # The course is proven, so there is a way.
    taught = _lesson(lesson)
    if isinstance(taught.task, Ask):
        return LessonExample(option=right_answer(taught))
    command = example(taught)
    kind = type(command).__name__
    match command:
        case PlayTiles(table):
            return LessonExample(command=kind, table=table)
        case PlaceDice(grid):
            return LessonExample(command=kind, table=tuple((die.x, die.y, die.die) for die in grid))
        case RollDice(dice):
            return LessonExample(command=kind, dice=dice)
        case _:
            return LessonExample(command=kind)


def _lesson(name: str) -> Lesson:
    try:
        return lessons()[name]
    except KeyError:
        raise NoSuchLesson from None


def _hosted(lesson: Lesson) -> HostedGame:
    return HOSTED_GAMES.of(lesson.rules)


def _view(lesson: Lesson, match: AnyMatch) -> View:
    hosted = _hosted(lesson)
    rows = hosted.kind.untouched(match)
    return View(
        seq=0,
        view=hosted.kind.engine.view(match, LEARNER),
        readings=hosted.screen.readings(match, rows),
        may=hosted.screen.may(match, LEARNER),
    )


def _said(lesson: Lesson, part: str, language: str) -> str:
    return say(f"lesson-{lesson.id}-{part}", language)
