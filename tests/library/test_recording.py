"""Records as objects."""

import gzip
from fractions import Fraction
from pathlib import Path

import pytest

from tilewright import (
    BadInput,
    BadRecord,
    EndLine,
    Match,
    PlayLine,
    Record,
    booklet,
    play_game,
    read_records,
    referee,
    turbo,
    with_house,
    write_record,
)
from tilewright.records.lines import TILE_LINES, read_line, write_line


@pytest.mark.parametrize(
    ("rules", "bots", "line"),
    [
        ("classic-de", ["greedy", "casual", "random"], PlayLine),
        ("turbo", ["turbo-greedy", "turbo-random"], turbo.PlayLine),
    ],
)
def test_a_game_is_read_as_it_was_written(rules: str, bots: list[str], line: type, tmp_path: Path) -> None:
    games = [play_game(bots, rules, seed) for seed in range(2)]
    for name in ("games.jsonl", "games.jsonl.gz"):
        games[0].write(tmp_path / name)
        games[1].write(tmp_path / name, append=True)
        assert list(read_records(tmp_path / name)) == games
        assert referee(tmp_path / name).legal == 2
    assert gzip.decompress((tmp_path / "games.jsonl.gz").read_bytes()) == (tmp_path / "games.jsonl").read_bytes()
    assert games[0] != games[1]
    assert any(isinstance(event, line) for event in games[0].events)
    assert games[0].rules == with_house(booklet(rules), games[0].head.house)
    assert play_game(bots, rules, 0) == games[0]


def test_a_file_that_cannot_be_written_is_refused_by_name(tmp_path: Path) -> None:
    game = play_game(["random", "random"], seed=1)
    for name in ("", "no-such-folder/games.jsonl", "no-such-folder/games.jsonl.gz"):
        with pytest.raises(BadInput, match=f"^cannot write {tmp_path / name}: "):
            game.write(tmp_path / name)
    with pytest.raises(BadInput, match="NUL"):
        game.write("games\0.jsonl")
    with pytest.raises(BadInput, match=r"^records takes records, as read_records yields them, not 5"):
        write_record(tmp_path / "games.jsonl", [game, 5])  # type: ignore[list-item]


def test_bots_of_one_name_are_told_apart() -> None:
    assert play_game(["random", "random"], seed=1).names == ("random#1", "random#2")


def test_points_are_exact_numbers() -> None:
    end = '{"event":"end","reason":"blocked","winners":[0,1],"scores":["31/3",10.5,-21],"racks":[[],[],[]]}'
    head = '{"event":"game","format":1,"rules":"classic-nl","house":{},"seats":["a","b","c"],"game":1,"match":"m"}'
    record = Record(tuple(read_line(text, 1, TILE_LINES) for text in (head, end)))
    assert record.scores == (Fraction(31, 3), Fraction(21, 2), -21)
    assert record.winners == (0, 1)


def test_a_match_in_progress_has_no_winner_yet() -> None:
    record = Match("classic-nl", 2, seed=1).record()
    assert (record.winners, record.scores) == ((), ())


def test_the_referee_answers_in_words(tmp_path: Path) -> None:
    game = play_game(["greedy", "casual"], "classic-nl", 3)
    first = next(place for place, event in enumerate(game.events) if isinstance(event, PlayLine))
    wrong = game.events[first]
    assert isinstance(wrong, PlayLine)
    said = "Play at least one tile from your rack, or draw. If the pool is empty, you can pass."
    nothing = PlayLine(wrong.seat, (), ())
    write_record(tmp_path / "wrong.jsonl", Record((*game.events[:first], nothing, *game.events[first + 1 :])))
    (fault,) = referee(tmp_path / "wrong.jsonl").faults
    assert (fault.line, fault.fault) == (first + 1, said)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        list(read_records(tmp_path / "none.jsonl"))
    (tmp_path / "text.jsonl").write_text("hello\n")
    with pytest.raises(BadRecord, match="line 1"):
        list(read_records(tmp_path / "text.jsonl"))


def test_the_text_of_a_record_is_its_lines() -> None:
    game = play_game(["random", "random"], seed=2)
    assert str(game).splitlines() == [write_line(event) for event in game.events]
    assert isinstance(game.events[-2], EndLine)
