"""`tilewright play` as a person meets it: a match typed to its end, help, mistakes, leaving, what is never shown."""

import io
import re
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.runs import Tilewright, refusal
from tests.cli.terminal.players import Paper, Scripted, Typist, beginner_lines, match_of, seated
from tests.cli.terminal.transcripts import FOLDER, STORED, written
from tests.daily import examples
from tests.tables import rulebook_named
from tilewright.bots.protocol import position_of
from tilewright.cli.terminal.match_loop import play_match
from tilewright.cli.terminal.screen import Left
from tilewright.cli.terminal.tiles.moves import read_move
from tilewright.cli.terminal.typed_words import BadMove
from tilewright.solver.solve import playable
from tilewright.tiles import BadNotation, face_of, faces_of, write_face, write_row

BYE = "Goodbye, and thanks for playing.\n"


def answers(*lines: str, rules: str = "classic-nl", seed: int = 3) -> list[str]:
    """Return what was written before the first line typed, and after each one."""
    paper = Paper()
    keyboard = Scripted(lines, paper)
    with pytest.raises((EOFError, Left)):
        play_match(match_of(rulebook_named(rules), seed), seated(keyboard, paper))
    return keyboard.answers


@pytest.mark.parametrize("name", STORED)
def test_a_match_is_played_to_its_end_as_stored(name: str) -> None:
    stored = (FOLDER / name).read_text(encoding="utf-8")
    assert written(name) == stored, f"{name} is stale: python -m tests.cli.terminal.transcripts renews it"


def test_a_new_player_is_welcomed_in_a_few_lines(tilewright: Tilewright) -> None:
    run = tilewright("play", stdin="")
    assert (run.code, run.err) == (0, "")
    welcome, turn = run.out.split("Game 1 of 3: your turn")
    assert len(welcome.strip(" \n─").splitlines()) == 7
    assert "classic-nl" in welcome
    assert "Your rack: 14 tiles" in turn
    assert run.out.endswith(BYE)


def test_a_whole_match_can_be_typed_into_the_program(tilewright: Tilewright) -> None:
    draws = "draw\n" * 60 + "pass\n" * 20 + "verify\n\n"
    run = tilewright("play", "--seed", "2", "--house", "match.games=1", "--bots", "beginner", stdin=draws)
    assert (run.code, run.err) == (0, "")
    assert "Game 1 of 1 is over" in run.out
    assert re.search(r"SHA-256\s+[0-9a-f]{64}", run.out)


def test_the_same_seed_deals_the_same_match(tilewright: Tilewright) -> None:
    typed = "draw\ndraw\ndraw\n"
    first, second = (tilewright("play", "--seed", "7", stdin=typed).out for _ in range(2))
    assert first == second
    assert first != tilewright("play", "--seed", "8", stdin=typed).out
    assert tilewright("play", stdin=typed).out != tilewright("play", stdin=typed).out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--rules", "classic"), "there is no rulebook"),
        (("--house", "opening.min=900"), 'opening.min cannot be "900"'),
        (("--bots", "beginner,genius"), 'there is no bot "genius"'),
        (("--bots", ""), 'there is no bot ""'),
        (("--bots", "random,random,random,random"), "for 2 to 4 players, not 5"),
        (("--name", ""), '"" cannot be a name'),
        (("--name", "x" * 21), "cannot be a name"),
        (("--name", "a\x1bb"), '"a?b" cannot be a name'),
        (("--seed", "many"), "--seed"),
        (("--clock",), "--clock does not work with this terminal"),
        (("--json",), "--json"),
    ],
)
def test_wrong_usage_is_one_line(tilewright: Tilewright, arguments: tuple[str, ...], reason: str) -> None:
    assert reason in refusal(tilewright("play", *arguments))


def test_special_rules_are_shown_at_the_start(tilewright: Tilewright) -> None:
    plain, german, house = (
        " ".join(tilewright("play", *arguments, stdin="").out.split())
        for arguments in ((), ("--rules", "classic-de"), ("--house", "opening.min=50"))
    )
    assert "What’s special here" not in plain
    assert "What’s special here: the starter is chosen at random; with 3 pairs" in german
    assert "seconds" not in german
    assert "What’s special here: the opening must be worth at least 50 points." in house


def test_bots_of_one_kind_are_numbered_and_the_player_has_the_name_asked_for(tilewright: Tilewright) -> None:
    out = tilewright("play", "--bots", "random, beginner,random", "--name", " Zoë  B ", stdin="").out
    assert re.search(r"Zoë B: \d+ · Daydreamer 1: \d+ · Beginner: \d+ · Daydreamer 2: \d+ · pool: \d+", out)


def test_a_row_that_is_not_a_set_is_shown_with_the_reason_and_can_be_undone() -> None:
    start, laid, undone, nothing = answers("R5 R6", "undo", "undo")
    assert "R5+ R6+ not a set" in laid
    assert "Row 1 isn’t a set: a set needs at least 3 tiles." in laid
    assert "Your opening: 0 of 30 points." in laid
    assert start.endswith(undone)
    assert nothing == "There’s nothing to undo. The table is as it was when your turn began.\n"


def test_a_turn_that_breaks_the_rules_is_refused_with_every_reason() -> None:
    *_, refused = answers("R5 R6", "K6 K9", "end")
    assert refused.splitlines() == [
        "Row 1 isn’t a set: a set needs at least 3 tiles.",
        "Row 2 isn’t a set: a set needs at least 3 tiles.",
        "The tiles from your rack don’t make a set by themselves. For your opening you",
        "need at least 30 points, all from your rack.",
    ]


def test_where_wrong_turns_are_penalised_the_turn_is_lost_and_pieces_are_drawn() -> None:
    """A-16: with `penalise` the table is as it was and the penalty is drawn."""
    rules = rulebook_named("tournament")
    rack = match_of(rules, 3).view.rack
    two = write_row(faces_of(rack[:2]))
    _, laid, hint, asked, lost, _, again = answers(two, "hint", "end", "end", two, "end", rules="tournament")
    assert hint == "There are no hints in this match: nothing is checked before you end your turn.\n"
    assert all(word not in laid for word in ("set", "fits", "opening", "points"))
    assert "you draw 3 penalty tiles, and your turn is over. Type 'end' again" in " ".join(asked.split())
    assert "isn’t a set: a set needs at least 3 tiles." in lost
    assert "Your turn wasn’t valid. The table is back as it was, and you drew" in " ".join(lost.split())
    assert f"Your rack: {len(rack) + 3} tiles" in lost
    # The question comes once in a match.
    assert f"Your rack: {len(rack) + 6} tiles" in again


def test_the_question_before_a_penalty_can_be_left_out(tilewright: Tilewright) -> None:
    """A-16: with --sure a wrong turn costs its tiles at once, and a checked draft says what is wrong before."""
    rack = tilewright("play", "--rules", "tournament", "--seed", "3", stdin="").out.split("by color\n")[1].split()
    pair = " ".join(tile for tile in rack if tile[0] in "KRBO")[:6]
    for house, told in (("unless_penalised", 0), ("always", 1)):
        arguments = ("--rules", "tournament", "--seed", "3", "--house", f"turn.checked={house}", "--sure")
        out = tilewright("play", *arguments, stdin=f"{pair}\nend\n").out
        assert out.count("not a set") == told
        assert "Your turn wasn’t valid." in out


def test_hints_come_in_three_steps() -> None:
    seed = next(seed for seed in range(50) if playable(position_of(match_of(rulebook_named("six"), seed).view)))
    start, first, second, third, again = answers("hint", "hint", "hint", "hint", rules="six", seed=seed)
    assert "Your rack" in start
    assert first == "You can play something. Type 'hint' again to see which tiles.\n"
    assert second.startswith("The most you can play: ")
    assert third.split("\n")[0] == second.removesuffix(" Type 'hint' again to see how.\n")
    assert "1. lay " in third
    assert again == third


def test_a_hint_says_if_nothing_can_be_played() -> None:
    seed = next(seed for seed in range(50) if not playable(position_of(match_of(rulebook_named("six"), seed).view)))
    *_, hint = answers("hint", rules="six", seed=seed)
    assert hint == "There’s nothing you can play. Draw, or pass if the pool is empty.\n"


def test_characters_that_cannot_be_written_do_no_harm(tilewright: Tilewright, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii", write_through=True))
    assert tilewright("play", "--name", "Zoë", stdin=b"\xff\xfe\nK5\n").code == 0
    assert b"Zo?: 14 - Beginner: " in written.getvalue()


def test_reset_gives_everything_back_and_can_be_undone() -> None:
    start, laid, reset, again = answers("R5 R6", "reset", "undo")
    assert start.endswith(reset)
    assert again == laid


@pytest.mark.parametrize("word", ["draw", "quit"])
def test_what_cannot_be_undone_must_be_typed_twice(word: str) -> None:
    _, _, asked, other, asked_again, done = [*answers("R5 R6", word, "help", word, word), ""][:6]
    assert f"Type '{word}' again to confirm." in asked
    assert asked_again == asked
    assert "lay a new row" in other
    assert "again" not in done


def test_drawing_needs_no_question_when_nothing_was_laid() -> None:
    _, drawn = answers("draw")
    assert re.search(r"^You drew [KRBO]\d+\.$|^You drew J\.$", drawn, re.MULTILINE)
    assert "Your rack: 15 tiles" in drawn


def test_ending_a_turn_with_nothing_laid_says_what_to_do() -> None:
    assert answers("end")[1] == (
        "You haven’t laid anything yet. Lay at least one tile, or 'draw' ('pass' when the\npool is empty).\n"
    )
    assert answers("pass")[1] == "You can pass only when the pool is empty. Play or draw.\n"


def test_the_rack_is_sorted_by_color_or_by_number() -> None:
    start, by_number, by_color, same = answers("sort", "sort", "sort color")
    assert "by color" in start
    assert "by number" in by_number
    assert start.endswith(by_color)
    assert by_color == same


def test_help_shows_every_order_and_rules_every_rule() -> None:
    _, shown, rules = answers("help", "rules", rules="classic-fr")
    for word in ("undo", "reset", "end", "draw", "pass", "claim", "sort", "rules", "quit", "from", "table"):
        assert word in shown
    assert "* in the opening turn the rest of the table stays as it is" in rules
    assert "If you haven’t laid or moved anything, you draw one tile." in " ".join(rules.split())


@pytest.mark.parametrize("seed", range(3))
def test_a_player_with_pairs_is_asked_before_a_bot_plays(seed: int) -> None:
    """DE-10, A-06: a claim is possible until the first turn is over, also for those who are not to move."""
    rules = rulebook_named("classic-de deal.reshuffle_pairs=2 deal.rack=20 match.games=1")
    matches = (match_of(rules, 100 * seed + number) for number in range(100))
    match = next(
        match for match in matches if not match.is_mine and len({face_of(tile) for tile in match.view.rack}) <= 17
    )
    paper = Paper()
    keyboard = Scripted(["what?", "claim"], paper)
    with pytest.raises(EOFError):
        play_match(match, seated(keyboard, paper))
    asked, again, _ = keyboard.answers
    assert "Type 'claim' to ask for a new deal" in " ".join(asked.split())
    assert asked.endswith(again)
    assert "so everything was dealt again" in " ".join(paper.getvalue().split())


def test_a_claim_in_the_players_turn_is_judged_by_the_rules() -> None:
    assert answers("claim")[1] == "These rules don’t allow a new deal.\n"


def test_the_commitment_to_the_shuffle_is_shown() -> None:
    (promise,) = re.findall(r"[0-9a-f]{64}", "".join(answers("verify")[1]))
    assert promise in answers("draw", "verify")[2]
    assert promise not in answers("draw", "verify", seed=4)[2]


def test_nothing_of_another_rack_is_ever_shown_before_the_end() -> None:
    """The screen of a turn shows only pieces on the table, on the player's rack or in the news."""
    paper = Paper()
    match = match_of(rulebook_named("classic-nl match.games=1"), 5)

    class Watching(Typist):
        def line(self, prompt: str, deadline: float | None = None) -> str:
            view = match.view
            if not view.shown:
                screen = paper.getvalue().rpartition("──")[2]
                drawn = set(re.findall(r"\b(?:[KRBO]\d+|J)\b", screen.partition("pool")[2]))
                mine = {write_face(face_of(tile)) for row in (view.rack, *view.table) for tile in row}
                assert drawn <= mine
            return super().line(prompt, deadline)

    play_match(match, seated(Watching(lambda: beginner_lines(match.view), paper), paper))
    assert match.view.outcome is not None


PIECES = st.sampled_from(["K6", "R5", "R6", "J", "1", "2", "99"])
SIGNS = st.sampled_from([*"+-/=|é\0", "from", "to", "table", "split", "join", "take"])
LINES = st.one_of(
    st.text(max_size=40), st.lists(PIECES | SIGNS, max_size=8).map(" ".join), st.text("KRBO0123456789-+ ", max_size=12)
)


@given(st.lists(LINES.filter(lambda line: "\n" not in line), min_size=1, max_size=8))
@examples(15, 500)
def test_nonsense_is_always_answered_and_never_breaks_anything(lines: list[str]) -> None:
    for answer in answers(*lines)[1:]:
        assert answer.strip()
        assert answer.replace("\n", "").isprintable()
        assert max(map(len, answer.splitlines())) <= 80


@given(LINES)
@examples(15, 500)
def test_a_line_that_cannot_be_read_is_answered_by_one_sentence_and_changes_nothing(line: str) -> None:
    try:
        read_move(line)
    except (BadMove, BadNotation):
        _, answer, shown = answers(line, "show")
        assert len(answer.splitlines()) <= 3
        assert answer.rstrip()[-1] in ".?!"
        assert shown == answers("show")[1]
