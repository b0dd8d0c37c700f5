"""What belongs together: for each theme its lessons, its pages of the rules and its kinds of puzzles."""

from msgspec import Struct

from tilewright.analysis.themes import THEMES, Theme
from tilewright.answers.addresses import Cost, at
from tilewright.answers.lessons import LessonName
from tilewright.answers.requests import Language
from tilewright.lessons.course import lessons
from tilewright.rules.rulebook import Rulebook
from tilewright.words.say import say


class PageName(Struct, frozen=True):
    """A page of the rules."""

    page: str
    title: str


class ThemeShown(Struct, frozen=True, kw_only=True):
    """A theme in one of the games: its lessons, the best one first, its page of the rules, and its kinds of puzzles."""

    theme: Theme
    game: str
    title: str
    lessons: tuple[LessonName, ...]
    page: PageName | None
    puzzles: tuple[str, ...]


@at("GET /api/themes", Cost.LIGHT, packed=True)
def list_themes(language: Language) -> tuple[ThemeShown, ...]:
    """List the themes of each game, which join lessons, rules, puzzles and the turns of a review."""
    return tuple(_shown(theme, game, language) for game in ("tiles", "dice") for theme in THEMES)


def _shown(theme: Theme, game: str, language: str) -> ThemeShown:
    joined = THEMES[theme]
    page = joined.tile_page if game == "tiles" else joined.dice_page
    return ThemeShown(
        theme=theme,
        game=game,
        title=say(f"theme-{theme.value}", language),
        lessons=tuple(
            LessonName(name, say(f"lesson-{name}-title", language))
            for name in joined.lessons
            if isinstance(lessons()[name].rules, Rulebook) == (game == "tiles")
        ),
        page=None if page is None else PageName(page, say(f"book-page-{page}", language)),
        puzzles=joined.puzzles if (game == "tiles") == ("cross" not in joined.puzzles) else (),
    )
