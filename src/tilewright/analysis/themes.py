"""The list of themes, which joins lessons, pages of the rules, puzzles and missed turns."""

from enum import Enum

from msgspec import Struct


class Theme(Enum):
    """What a turn, a puzzle, a lesson or a page of the rules is about."""

    SETS = "sets"
    OPENING = "opening"
    DRAWING = "drawing"
    EXTENDING = "extending"
    BORROWING = "borrowing"
    SPLITTING = "splitting"
    JOKER = "joker"
    HOLDING = "holding"
    OUT = "out"
    SCORE = "score"
    CLOCK = "clock"
    DOUBLE = "double"
    CHANGE = "change"
    MIRROR = "mirror"
    CROSSING = "crossing"
    MOVING = "moving"


class Joined(Struct, frozen=True):
    """What belongs to a theme, by the ids of each: its lessons, pages of the rules, and kinds of puzzles.

    The first lesson by a game teaches most of it; a game has one page or none.
    """

    lessons: tuple[str, ...] = ()
    tile_page: str | None = None
    dice_page: str | None = None
    puzzles: tuple[str, ...] = ()


def _joined(lessons: str, tile_page: str | None, dice_page: str | None = None, *puzzles: str) -> Joined:
    return Joined(tuple(lessons.split()), tile_page, dice_page, puzzles)


THEMES = {
    Theme.SETS: _joined(
        "first-run first-group first-too-short first-same-color-twice first-no-wrap first-value six-more-tiles"
        " turbo-first-set",
        "sets",
        "sets",
    ),
    Theme.OPENING: _joined("first-opening first-two-sets", "opening", None, "open"),
    Theme.DRAWING: _joined("first-draw turbo-keep turbo-pass", "turn", "roll"),
    Theme.EXTENDING: _joined("table-adding turbo-adding", "table", "turn"),
    Theme.BORROWING: _joined("table-borrowing table-fourth table-combining", "table", None, "most"),
    Theme.SPLITTING: _joined("table-splitting table-rebuilding", "table", None, "most"),
    Theme.JOKER: _joined(
        "jokers-freeing-run jokers-freeing-group jokers-freeing-end jokers-joker jokers-worth jokers-moving"
        " jokers-taking-apart jokers-french turbo-joker",
        "joker",
        "joker",
        "free_joker",
    ),
    Theme.HOLDING: _joined("", "tips"),
    Theme.OUT: _joined("end-out end-blocked", "end", "end", "out"),
    Theme.SCORE: _joined("end-rack end-score end-match-dutch end-match twist-match", "score", "end"),
    Theme.CLOCK: _joined("clock-idle clock-unfinished clock-finished clock-dutch", "clock"),
    Theme.DOUBLE: _joined(
        "twist-double-run twist-double-worth twist-double-group twist-two-tiles twist-double-end", "double"
    ),
    Theme.CHANGE: _joined("twist-change twist-change-last twist-change-same-color", "change"),
    Theme.MIRROR: _joined(
        "twist-mirror-run twist-mirror-group twist-mirror-both-sides twist-mirror-one-side twist-two-colors-mirrored"
        " twist-joker-mirrored",
        "mirror",
    ),
    Theme.CROSSING: _joined("turbo-crossing turbo-blocked", None, "sets", "cross"),
    Theme.MOVING: _joined("turbo-rearranging", None, "turn"),
}
"""What belongs to each theme, in the order of learning."""
