"""What a shared link shows before it is opened: a title, a sentence, and a picture with both and a board."""

import re
from collections.abc import Sequence
from string import ascii_letters, digits

from msgspec import Struct
from msgspec.structs import replace

from tilewright.answers.errors import Impossible
from tilewright.answers.puzzles import PuzzleShown
from tilewright.drawing.pictures import tiles_svg
from tilewright.drawing.png import as_png
from tilewright.drawing.preview import WIDTH, preview_svg
from tilewright.tiles import FACES, MOST_PIECES, Row, read_faces, read_row, read_rows, read_table
from tilewright.words.booklets import special_of, title_of
from tilewright.words.say import say, sentence

# The title of each page, and the sentence about it; the first part of the address names the page.
_WORDS = {
    "": ("shell-home-title", "shell-home-lead"),
    "new": ("page-new-title", "shell-friends-why"),
    "device": ("shell-device", "shell-device-why"),
    "screen": ("shell-screen", "shell-screen-why"),
    "people": ("page-people-title", "shell-home-lead"),
    "tables": ("page-tables-title", "shell-tables-why"),
    "table": ("page-room-title", "shell-home-lead"),
    "tournament": ("page-tables-club", "club-lead"),
    "wall": ("page-tables-club", "club-lead"),
    "match": ("game-title", "shell-home-lead"),
    "join": ("page-join-title", "page-join-lead"),
    "link": ("account-link-title", "shell-home-lead"),
    "me": ("page-me-title", "shell-home-lead"),
    "desk": ("shell-desk", "shell-home-lead"),
    "settings": ("page-settings-title", "shell-home-lead"),
    "learn": ("learn-title", "learn-lead"),
    "rules": ("page-rules-title", "shell-rules-why"),
    "score": ("score-title", "score-why"),
    "judge": ("judge-title", "judge-why"),
    "study": ("shell-door-study", "study-why"),
    "analysis": ("study-title", "study-why"),
    "puzzles": ("puzzles-title", "puzzles-lead"),
    "review": ("page-review", "shell-home-lead"),
    "replay": ("page-replay-title", "shell-home-lead"),
}
# What the picture shows where the link has no position of its own.
_RACK = read_row("K2 K3 R5 R12 B1 B9 B13 O4 O8")
_TABLE = read_table("R7 R8 R9 R10 | K11 B11 O11 | B3 B4 J B6 B7 | K1 R1 O1 | O9 O10 O11 O12 | K4 R4 B4")
# parts/boards/short_position.js writes positions: a letter for each number and a digit for each joker, in the order
# of faces.
_LETTERS = dict(zip((ascii_letters[26:] + ascii_letters[:26] + digits)[: len(FACES)], FACES, strict=True))
_SHORT = re.compile(r"([A-Za-z0-3-]*)[_.]([A-Za-z0-3]*)")


class Preview(Struct, frozen=True, kw_only=True):
    """What a link shows; its picture has the title, the caption and a position.

    A caption has no names of players: the font may lack their letters, and chat programs keep pictures.
    """

    title: str
    sentence: str
    caption: str
    table: tuple[Row, ...] = _TABLE
    rack: Row = _RACK


def page_preview(page: str, language: str) -> Preview:
    """Return the preview of a page, named by the first part of its address; others have that of the home page."""
    title, about = (say(key, language) for key in _WORDS.get(page, _WORDS[""]))
    return Preview(title=title, sentence=about, caption=about)


def rules_preview(rules: str, language: str) -> Preview:
    """Return the preview of a rulebook that exists."""
    special = special_of(rules, language)
    return Preview(title=title_of(rules, language), sentence=special, caption=special)


def puzzle_preview(shown: PuzzleShown, language: str) -> Preview:
    """Return the preview of a puzzle, with its position if it has tiles."""
    title = f"{say('page-daily', language)}, {shown.day}" if shown.day else say("puzzles-title", language)
    about = f"{shown.goal} · {title_of(shown.rules, language)}"
    if not shown.rack:
        return Preview(title=title, sentence=about, caption=about)
    table, rack = read_rows(shown.table), read_faces(shown.rack)
    return Preview(title=title, sentence=about, caption=about, table=table, rack=rack)


def position_preview(word: str, language: str) -> Preview:
    """Return the preview of a position in one word of an address, or raise BadInput."""
    found = _SHORT.fullmatch(word)
    if found is None or len(word) > 2 * MOST_PIECES:
        raise Impossible(sentence("refused-too-many-pieces", most=MOST_PIECES))
    table, rack = found.groups()
    rows = tuple(tuple(_LETTERS[letter] for letter in row) for row in table.split("-") if row)
    faces = tuple(_LETTERS[letter] for letter in rack)
    return replace(page_preview("analysis", language), table=rows, rack=faces)


def game_preview(page: str, rules: str, names: Sequence[str], language: str) -> Preview:
    """Return the preview of a game that anybody may read."""
    title = title_of(rules, language)
    return replace(page_preview(page, language), sentence=" · ".join((title, *names)), caption=title)


def invitation_preview(host: str, rules: str, language: str) -> Preview:
    """Return the preview of an invitation to a table."""
    title = title_of(rules, language)
    said = f"{say('page-join-host', language, name=host)} {title}"
    return replace(page_preview("join", language), sentence=said, caption=title)


def draw_preview(preview: Preview) -> bytes:
    """Return the picture of a preview as PNG."""
    board = tiles_svg(preview.table, [("", preview.rack)] if preview.rack else [])
    return as_png(preview_svg(preview.title, preview.caption, board), WIDTH)
