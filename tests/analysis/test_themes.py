"""The list of themes names what exists, and leaves nothing out."""

from collections import Counter

from tilewright.analysis.themes import THEMES, Theme
from tilewright.dice.turbo_rules import TURBO
from tilewright.lessons.course import lesson_names
from tilewright.lessons.pages import pages
from tilewright.puzzles.puzzle import Kind
from tilewright.rules.booklets import booklet


def test_every_lesson_belongs_to_one_theme_and_every_kind_of_puzzle_to_some() -> None:
    assert list(THEMES) == list(Theme)
    assert Counter(lesson for joined in THEMES.values() for lesson in joined.lessons) == Counter(lesson_names())
    assert {kind for joined in THEMES.values() for kind in joined.puzzles} == {kind.value for kind in Kind}


def test_every_page_that_a_theme_names_is_in_the_rules() -> None:
    tiles = {page.id for page in pages(booklet("twist"))}
    dice = {page.id for page in pages(TURBO.rulebook)}
    assert {joined.tile_page for joined in THEMES.values()} <= tiles | {None}
    assert {joined.dice_page for joined in THEMES.values()} <= dice | {None}
