"""The course: every lesson that ships, in chapters, read from the files beside this module."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

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


def _lessons(chapter: str) -> tuple[Lesson, ...]:
    folder = files(__package__) / "course" / chapter
    texts = sorted(folder.iterdir(), key=lambda file: file.name)
    # The id is `first-run` for the file `1-run.txt` in the folder `first`.
    names = (f"{chapter}-{file.name.removesuffix('.txt').partition('-')[2]}" for file in texts)
    return tuple(read_lesson(name, file.read_text(encoding="utf-8")) for name, file in zip(names, texts, strict=True))
