"""The course: every lesson that ships, in chapters, read from the files beside this module."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct

from tilewright.lessons.lesson import Lesson, read_lesson

CHAPTERS = ("first", "table", "jokers", "end", "clock", "twist", "six", "turbo")
"""The chapters in the order of learning; each is a folder, and its files are named in the order of the lessons."""


class Chapter(Struct, frozen=True):
    """A chapter of the course."""

    id: str
    lessons: tuple[Lesson, ...]


@cache
def course() -> tuple[Chapter, ...]:
    """Return all chapters, or raise BadLesson."""
    return tuple(Chapter(name, _lessons(name)) for name in CHAPTERS)


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by their ids."""
    return {lesson.id: lesson for chapter in course() for lesson in chapter.lessons}


@cache
def lesson_names() -> tuple[str, ...]:
    """Return the ids of all lessons, which are not read for it."""
    return tuple(_id(chapter, file.name) for chapter in CHAPTERS for file in _texts(chapter))


def _lessons(chapter: str) -> tuple[Lesson, ...]:
    return tuple(read_lesson(_id(chapter, file.name), file.read_text(encoding="utf-8")) for file in _texts(chapter))


def _texts(chapter: str) -> list[Traversable]:
    return sorted((files(__package__) / "course" / chapter).iterdir(), key=lambda file: file.name)


def _id(chapter: str, file: str) -> str:
    """Return the id of a lesson: `first-run` for the file `1-run.txt` in the folder `first`."""
    return f"{chapter}-{file.removesuffix('.txt').partition('-')[2]}"
