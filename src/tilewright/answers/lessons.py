"""Lessons as players meet them: shown as a view of a match, judged as drafts and turns of a match are."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw, Struct

from tilewright.answers.errors import NoSuchLesson
from tilewright.dice.commands import PlaceDice, RollDice
from tilewright.engine import IllegalTurn, play
from tilewright.game.commands import PlayTiles
from tilewright.games import AnyMatch
from tilewright.lessons.answers import right_answer, row_fault
from tilewright.lessons.course import course, lessons
from tilewright.lessons.goals import example, is_reached
from tilewright.lessons.lesson import Ask, AskKind, Goal, Lesson
from tilewright.lessons.positions import LEARNER, match_of
from tilewright.messages.bounds import Rows
from tilewright.messages.decoding import BadMessage, read_command
from tilewright.messages.faults import listed_faults
from tilewright.messages.seats import SeatCommand
from tilewright.messages.wire import Judgement, View
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.drafts import judged_draft
from tilewright.screens.kinds import HOSTED_GAMES, HostedGame
from tilewright.tiles.faces import Face
from tilewright.tiles.notation import write_face
from tilewright.words.say import say
from tilewright.words.sentence import set_fault_in_words

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


def chapters(language: str) -> tuple[ChapterShown, ...]:
    """Return the course."""
    return tuple(
        ChapterShown(
            chapter.id,
            say(f"learn-chapter-{chapter.id}", language),
            tuple(LessonName(lesson.id, _said(lesson, "title", language)) for lesson in chapter.lessons),
        )
        for chapter in course()
    )


def show(name: str, language: str) -> LessonShown:
    """Return a lesson, or raise NoSuchLesson."""
    lesson = _lesson(name)
    task = lesson.task
    asked = task if isinstance(task, Ask) else None
    return LessonShown(
        lesson=name,
        title=_said(lesson, "title", language),
        task=_said(lesson, "task", language),
        rules=lesson.rules.id,
        game=_hosted(lesson).kind.name,
        clauses=lesson.clauses,
        view=_view(lesson, match_of(lesson)),
        goal=task.kind.value if isinstance(task, Goal) else None,
        pieces=_texts(task.pieces) if isinstance(task, Goal) else (),
        ask=asked.kind.value if asked else None,
        options=asked.options if asked else (),
        row=_texts(asked.row) if asked else (),
        draft=tuple(map(_texts, asked.draft)) if asked else (),
        racks=tuple(tuple(map(_texts, racks)) for racks in asked.racks) if asked else (),
    )


def judge_draft(name: str, rows: Rows, language: str) -> Judgement:
    """Return what is wrong with a draft of a lesson's turn."""
    lesson = _lesson(name)
    judgement, _ = judged_draft(_hosted(lesson), match_of(lesson), LEARNER, rows, language)
    return judgement


def take_turn(name: str, command: Raw, language: str) -> LessonResult:
    """Return whether a command reaches the goal of a lesson."""
    lesson = _lesson(name)
    hosted = _hosted(lesson)
    wanted = read_command(command, hosted.codec)
    if isinstance(wanted, SeatCommand):
        raise BadMessage("command: a lesson has no seat to leave or to pause")
    try:
        step = play(hosted.kind.engine, match_of(lesson), LEARNER, wanted)
    except IllegalTurn as illegal:
        sentences = tuple(hosted.words.fault(fault, language) for fault in listed_faults(illegal.faults))
        return LessonResult(reached=False, sentences=sentences)
    if not isinstance(lesson.task, Goal) or not is_reached(lesson, step.events[0]):
        return LessonResult(reached=False, sentences=(say("learn-not-it", language),))
    return LessonResult(reached=True, sentences=(_said(lesson, "done", language),), view=_view(lesson, step.state))


def answer(name: str, option: int, language: str) -> LessonResult:
    """Return whether an option is the right answer of a question."""
    lesson = _lesson(name)
    if not isinstance(lesson.task, Ask) or option != right_answer(lesson):
        return LessonResult(reached=False, sentences=(say("learn-wrong", language), *_why(lesson, language)))
    return LessonResult(reached=True, sentences=(_said(lesson, "done", language),))


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


def solution(name: str) -> LessonExample:
    """Return how a lesson is solved; the course is proven, so there is a way."""
    lesson = _lesson(name)
    if isinstance(lesson.task, Ask):
        return LessonExample(option=right_answer(lesson))
    command = example(lesson)
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


def _texts(pieces: Iterable[Face]) -> Texts:
    return tuple(map(write_face, pieces))
