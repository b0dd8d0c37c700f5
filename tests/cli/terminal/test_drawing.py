"""Drawing: everything fits from 40 to 200 columns, and no information is in colors alone."""

import re
from fractions import Fraction
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.terminal.players import Paper, transcript
from tests.daily import daily
from tests.tables import rulebook_named
from tilewright.cli.terminal.drawing import (
    Block,
    Marked,
    by_color,
    by_number,
    flowed,
    heading,
    packed,
    score_card,
    wrapped,
    write_points,
)
from tilewright.cli.terminal.style import Style, in_color, piece, style_of
from tilewright.tiles import FACES, read_row, write_face

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
STYLES = st.sampled_from([Style(colors, True, width) for colors in (0, 16, 256) for width in (40, 80, 200)])
PIECES = st.lists(st.tuples(st.sampled_from(FACES), st.sampled_from(" *+")), min_size=1, max_size=14).map(tuple)
LABELS = st.integers(1, 40).map(lambda place: f"{place:>2} ")
BLOCKS = st.lists(st.builds(Block, PIECES, LABELS, st.sampled_from(["", "ok", "not a set"])), max_size=8)


def plain(lines: list[str]) -> list[str]:
    """Return lines without their colors."""
    return [ESCAPE.sub("", line) for line in lines]


@given(STYLES, BLOCKS)
def test_rows_flow_within_the_width_and_nothing_is_left_out(style: Style, blocks: list[Block]) -> None:
    lines = plain(flowed(blocks, style))
    assert all(len(line) <= style.width for line in lines)
    words = " ".join(lines).split()
    expected = [
        word
        for block in blocks
        for word in (
            block.label,
            *(f"{write_face(face)}{mark}" for face, mark in block.pieces),
            *block.verdict.split(),
        )
    ]
    assert words == [word.strip() for word in expected]


@given(STYLES, PIECES)
def test_a_rack_is_packed_within_the_width_in_either_order(style: Style, pieces: tuple[Marked, ...]) -> None:
    for sort in (by_color, by_number):
        lines = plain(packed(sort(pieces), style))
        assert all(len(line) <= style.width for line in lines)
        assert len(" ".join(lines).split()) == len(pieces)


def test_color_is_never_alone_and_never_left_on() -> None:
    for colors in (16, 256):
        looks = {piece(face, Style(colors)) for face in FACES}
        assert len(looks) == len(FACES)
        assert all(ESCAPE.sub("", look).strip() for look in looks)
        assert all(look.startswith("\x1b[") and look.endswith("\x1b[0m") for look in looks)
    assert len({piece(face, Style(0)) for face in FACES}) == len(FACES)
    assert not any("\x1b" in piece(face, Style(0)) for face in FACES)


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        """Return yes."""
        return True


@pytest.mark.parametrize(
    ("environment", "colors"),
    [
        ({"TERM": "xterm-256color"}, 256),
        ({"TERM": "xterm"}, 16),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, 256),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, 0),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, 256),
        ({"TERM": "dumb"}, 0),
    ],
)
def test_colors_are_used_if_supported_and_wanted(environment: dict[str, str], colors: int) -> None:
    assert style_of(Terminal(), environment).colors == colors
    assert style_of(Paper(), environment).colors == 0


def test_unicode_is_used_only_if_it_can_be_written() -> None:
    assert style_of(Paper(), {}).unicode
    ascii_only = Style(0, unicode=False, width=40)
    assert heading("x", ascii_only).isascii()


WIDTHS = [(rules, columns) for rules in ("six match.games=1", "classic-fr match.games=1") for columns in (40, 57, 200)]


@pytest.mark.slow(reason="plays whole games")
@pytest.mark.parametrize(("rules", "columns"), daily(WIDTHS, WIDTHS[0], *WIDTHS[-2:]))
def test_a_whole_game_fits_any_width(rules: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    written = transcript(rulebook_named(rules), 2)
    assert max(len(line) for line in written.splitlines() if not line.startswith("> ")) <= columns
    assert "is over" in written


def test_text_to_be_typed_stays_on_one_line() -> None:
    for width in range(24, 60):
        lines = wrapped("Type `K5 K6 K7` to lay a row, or `2 + B8` to add.", Style(0, unicode=True, width=width))
        assert "'K5 K6 K7'" in "\n".join(lines)
        assert "'2 + B8'" in "\n".join(lines)
    assert "\x1b[1mK5 K6 K7\x1b[0m" in wrapped("Type `K5 K6 K7`.", Style(16))[0]


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(21), "+21"),
        (Fraction(-3), "-3"),
        (Fraction(21, 2), "+10 1/2"),
        (Fraction(-1, 3), "-1/3"),
    ],
)
def test_points_are_written_with_their_sign_and_unrounded(points: Fraction, text: str) -> None:
    assert write_points(points) == text


def test_a_score_card_too_wide_shows_the_latest_games_and_the_total() -> None:
    columns = [*((f"game {game}", ["-100", "-100"]) for game in range(1, 13)), ("total", ["-1200", "-1200"])]
    names = ("You", "Somebody with a long name")
    card = score_card(columns, names, Style(0, unicode=True, width=40))
    assert all(len(line) <= 40 for line in card)
    assert card[0].split()[-3:] == ["game", "12", "total"]
    assert "game 1 " not in card[0]
    assert card[2].startswith("Somebody with.")
    assert score_card(columns, names, Style(0, unicode=True, width=200))[0].split()[0:2] == ["game", "1"]


def test_a_row_longer_than_the_screen_is_broken_below_its_number() -> None:
    run = tuple((face, " ") for face in read_row("B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13"))
    assert flowed([Block(run, " 7 ", "ok")], Style(0, unicode=True, width=40)) == [
        " 7  B1  B2  B3  B4  B5  B6  B7  B8  B9",
        "    B10  B11  B12  B13  ok",
    ]


def test_pieces_in_a_sentence_get_their_colors_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters of other words stay as they are, and NO_COLOR is honoured."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORTERM", raising=False)
    said = "B3 J: run of 12 points, J is B5; Jack and B14 too"
    blue, joker = "\x1b[1;34m{}\x1b[0m".format, "\x1b[1;35mJ\x1b[0m"
    shown = f"{blue('B3')} {joker}: run of 12 points, {joker} is {blue('B5')}; Jack and B14 too"
    assert in_color(said, Terminal()) == shown
    assert in_color(said, Paper()) == said
    monkeypatch.setenv("NO_COLOR", "1")
    assert in_color(said, Terminal()) == said
