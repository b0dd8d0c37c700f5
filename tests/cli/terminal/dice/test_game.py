"""The dice game at the terminal as a person meets it: rolls, drafts, live judgement, hints, rounds, the score card."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.terminal.dice_players import best_turn, dice_match_of, dice_transcript
from tests.cli.terminal.players import Paper, Scripted, seated
from tests.daily import examples
from tests.tables import turbo_named
from tilewright.cli.terminal.dice.pages import card_lines
from tilewright.cli.terminal.dice.table import grid_lines
from tilewright.cli.terminal.match_loop import play_match
from tilewright.cli.terminal.screen import Left
from tilewright.cli.terminal.style import Style
from tilewright.dice.commands import RollDice
from tilewright.dice.grid import Cell
from tilewright.dice.placed import FAMILY
from tilewright.dice.scoring import CardLine
from tilewright.tiles import Face, write_face

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def answers(*lines: str, rules: str = "", seed: int = 3) -> list[str]:
    """Return what was written before the first line typed, and after each one."""
    paper = Paper()
    keyboard = Scripted(lines, paper)
    with pytest.raises((EOFError, Left)):
        play_match(dice_match_of(turbo_named(rules), seed), seated(keyboard, paper))
    return keyboard.answers


def with_a_turn(*, possible: bool) -> int:
    """Return a seed with which the person begins, and can or cannot lay something after the first roll."""
    for seed in range(200):
        match = dice_match_of(turbo_named(""), seed)
        if match.is_mine:
            match.act(RollDice(match.view.hands[0]))
            if bool(best_turn(match.view).tiles) is possible:
                return seed
    raise AssertionError("one of 200 rolls can be played")


def test_a_turn_begins_with_a_roll_of_all_dice() -> None:
    """TB-06, TB-28: the first roll is of all nine; nothing is laid or passed before."""
    start, laid, passed, some, rolled, again = answers("K3 at 0,0", "pass", "keep none", "show", "roll")[:6]
    assert "Your dice: 9, not rolled yet." in start
    assert "Type 'roll' to roll all your dice." in start
    assert laid == "Roll first: 'roll' rolls all your dice, 'keep K3 K4' rolls all but these.\n"
    assert passed == "Roll first. Every turn starts with a roll.\n"
    assert re.match(r"You rolled( [KRBO]\d+| J){9}\.", some)
    assert "Your dice: 9 left" in rolled
    assert again == "You’ve already rolled. You get one roll per turn.\n"


def test_later_turns_roll_any_dice() -> None:
    """TB-28, A-T2."""
    seed = with_a_turn(possible=False)
    *_, second, none = answers("roll", "pass", "keep all", seed=seed)
    assert "'roll K3 J' to roll some, or 'keep K3 K4' to roll" in second
    assert "Keen has:" in second
    assert none == "Roll at least one die: a turn begins with a roll.\n" or none.startswith("Roll at least one die")


def test_the_draft_is_judged_live_and_marked() -> None:
    seed = with_a_turn(possible=True)
    own = re.findall(r"[KRBO]\d+", answers("roll", seed=seed)[1].split("Your dice")[1])
    _, _, alone, undone, nothing = answers("roll", f"{own[0]} at 0,0", "undo", "undo", seed=seed)
    assert f"{own[0]}!" in alone
    assert "! not a set as it is" in alone
    assert "isn’t part of a set, and every die has to be." in " ".join(alone.split())
    assert "Your dice: 9 left" in undone
    assert nothing.startswith("There’s nothing to undo")


def test_a_set_that_must_be_laid_is_demanded_and_hinted() -> None:
    """TB-07, A-T4."""
    seed = with_a_turn(possible=True)
    *_, passed, first, second, third = answers("roll", "pass", "hint", "hint", "hint", seed=seed)
    assert "This turn you have to lay a set of your own dice." in " ".join(passed.split())
    assert first == "You can play something. Type 'hint' again to see which dice.\n"
    assert second.startswith("The most you can play: ")
    moves = re.findall(r"^\d\. (.*)", third, re.MULTILINE)
    *_, laid, ended = answers("roll", *moves, "end", seed=seed)
    assert "Everything fits. Type 'end' to finish your turn, or keep going." in laid
    assert "+ yours, laid this turn" in laid
    assert "You played" in ended


def test_without_a_turn_the_hint_says_pass() -> None:
    seed = with_a_turn(possible=False)
    *_, hint = answers("roll", "hint", seed=seed)
    assert hint == "None of your dice can be played. Pass.\n"


def test_before_a_roll_the_hint_says_which_dice_to_roll() -> None:
    """TB-28: all of them at first, then those that promise most."""
    seed = with_a_turn(possible=False)
    _, first, _, _, later, same = answers("hint", "roll", "pass", "hint", "hint", seed=seed)
    assert first == "For the first roll of a round, roll all your dice: 'roll'.\n"
    (move,) = re.findall(r"'(roll [^']+)'", later)
    assert same == later
    assert re.match(r"You rolled( [KRBO]\d+| J)+\.", answers("hint", "roll", "pass", move, seed=seed)[-1])


def test_reset_gives_everything_back_and_can_be_undone() -> None:
    seed = with_a_turn(possible=True)
    own = re.findall(r"[KRBO]\d+", answers("roll", seed=seed)[1].split("Your dice")[1])
    _, rolled, laid, reset, again = answers("roll", f"{own[0]} at 0,0", "reset", "undo", seed=seed)
    assert rolled.endswith(reset)
    assert again == laid


def test_what_cannot_be_undone_must_be_typed_twice() -> None:
    seed = with_a_turn(possible=False)
    own = re.findall(r"[KRBO]\d+", answers("roll", seed=seed)[1].split("Your dice")[1])
    *_, asked, passed = answers("roll", f"{own[0]} at 0,0", "pass", "pass", seed=seed)
    assert "Type 'pass' again to confirm." in " ".join(asked.split())
    assert "You passed." in passed
    leaving = answers("quit", "help", "quit", "quit", "pass")
    assert len(leaving) == 4
    assert "again to confirm" in leaving[1]
    assert leaving[3] == leaving[1]


def test_ending_with_nothing_laid_says_what_to_do() -> None:
    seed = with_a_turn(possible=False)
    assert answers("roll", "end", seed=seed)[2] == "You haven’t laid anything yet. Lay at least one die, or 'pass'.\n"


def test_help_shows_every_move_and_rules_every_rule() -> None:
    _, shown, rules, promise = answers("help", "rules", "verify", rules="dice.hand=8")
    for word in ("roll", "keep", "at 2,0", "down", "to 5,1", "take", "grid", "undo", "end", "pass", "hint", "quit"):
        assert word in shown
    assert "* each player gets 8 dice" in rules
    assert "* house rule at this table." in rules
    assert re.search(r"SHA-256\s+[0-9a-f]{64}", promise)


def test_the_score_card_has_points_and_totals_of_every_round() -> None:
    """TB-32: the points of the round, and the running total."""
    text = dice_transcript(turbo_named("match.rounds=2"), 5)
    assert "Round 2 of 2 is over" in text
    card = text.rpartition("Round 2 of 2 is over")[2]
    points = [[*map(int, line.split())] for line in card.splitlines() if re.fullmatch(r"\d( +[+-]?\d+){4}", line)]
    assert [line[0] for line in points] == [1, 2]
    assert points[1][2] == points[0][2] + points[1][1]
    assert points[1][4] == points[0][4] + points[1][3]


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_a_whole_match_fits_any_width(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = re.compile(r"^> ")
    lines = dice_transcript(turbo_named("match.rounds=1"), 6).splitlines()
    assert [line for line in lines if len(line) > columns and not typed.match(line)] == []


GRIDS = st.dictionaries(
    st.builds(Cell, st.integers(-9, 9), st.integers(-9, 9)),
    st.tuples(st.sampled_from(sorted({face for row in FAMILY for face in row}, key=str)), st.sampled_from("!+* ")),
    min_size=1,
    max_size=18,
)


@given(GRIDS, st.sampled_from([Style(colors, True, width) for colors in (0, 16, 256) for width in (24, 40, 80, 200)]))
def test_every_die_stands_below_its_column_and_beside_its_row(grid: dict[Cell, tuple[Face, str]], style: Style) -> None:
    lines = [ESCAPE.sub("", line) for line in grid_lines(grid, style)]
    assert all(len(line) <= style.width for line in lines)
    found: dict[Cell, str] = {}
    columns: dict[int, int] = {}
    for line in lines:
        label, rest = line[:4], line[4:]
        if not label.strip():
            columns = {place.start(): int(place[0]) for place in re.finditer(r"-?\d+", rest)}
            continue
        for place in re.finditer(r"[A-Z]\d*[!+*]?", rest):
            found[Cell(columns[place.start()], int(label))] = place[0]
    assert found == {cell: f"{write_face(face)}{mark}".strip() for cell, (face, mark) in grid.items()}


def test_the_card_fits_long_names_on_a_narrow_screen() -> None:
    card = [CardLine((104, 0), (104, 0)), CardLine((0, 7), (104, 7))]
    for width in (40, 80):
        lines = card_lines(["A very long name", "Another long one"], card, Style(width=width))
        assert all(len(line) <= width for line in lines)
        assert "+104" in lines[1]


WORDS = st.sampled_from(
    ["roll", "keep", "K3", "J", "0,0", "2,0", "-1,5", "at", "to", "down", "take", "grid", "..", "|"]
)
SIGNS = st.text("KRBO0123456789,.- ", max_size=12)
LINES = st.one_of(st.text(max_size=40), st.lists(WORDS, max_size=8).map(" ".join), SIGNS)


@pytest.mark.deep
@given(st.lists(LINES.filter(lambda line: "\n" not in line), min_size=1, max_size=8))
@examples(10, 40)
def test_nonsense_is_always_answered_and_never_breaks_anything(lines: list[str]) -> None:
    for answer in answers("roll", *lines)[1:]:
        assert answer.strip()
        assert answer.replace("\n", "").isprintable()
        assert max(map(len, answer.splitlines())) <= 80
