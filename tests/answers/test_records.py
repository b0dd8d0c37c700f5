"""Records that somebody brings along, and turns that are compared."""

import json
from pathlib import Path

import pytest

from tilewright.answers.positions import TurnsToCompare, compare_turns
from tilewright.answers.records import RecordToStudy, TurnsFound, list_turns_of_record
from tilewright.answers.requests import Language
from tilewright.records.lines import BadRecord
from tilewright.records.read import recorded_games
from tilewright.records.text import write_text
from tilewright.tiles import BadInput

EN = Language("en")
TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
RECORD = (TRANSCRIPTS / "classic-nl.jsonl").read_text()


def turns_of(record: str, game: int = 1) -> TurnsFound:
    return list_turns_of_record(RecordToStudy(record=record, game=game), EN)


def test_a_record_gives_the_positions_before_its_turns_as_lines_and_as_a_text() -> None:
    found = turns_of(RECORD, 2)
    assert (found.rules, found.game, len(found.names)) == ("classic-nl", 2, 3)
    heads = [place for place, line in enumerate(RECORD.splitlines()) if '"event":"game"' in line]
    assert found.games == len(heads)
    turns = [json.loads(line) for line in RECORD.splitlines()[heads[1] : heads[2] if len(heads) > 2 else None]]
    played = [line for line in turns if line["event"] in {"play", "draw", "pass", "penalty", "timeout"}]
    assert [turn.seat for turn in found.turns] == [line["seat"] for line in played]
    for turn, line in zip(found.turns, played, strict=True):
        if line["event"] == "play":
            assert set(line["played"]) <= set(turn.rack)
    # The text of the game is the same record.
    games = recorded_games(RECORD.splitlines())
    text = write_text(line for game in games for line in (game.head, *(each.line for each in game.lines)))
    assert turns_of(text, 2) == found


@pytest.mark.parametrize("record", ["nothing", "", "{}", (TRANSCRIPTS / "turbo.jsonl").read_text()])
def test_what_is_no_record_of_tiles_is_refused(record: str) -> None:
    with pytest.raises((BadRecord, BadInput)):
        turns_of(record)


def test_a_record_that_breaks_the_rules_is_refused_in_words() -> None:
    lines = RECORD.splitlines()
    place = next(at for at, line in enumerate(lines) if '"event":"play"' in line)
    wrong = json.loads(lines[place]) | {"played": ["K1"]}
    lines[place] = json.dumps(wrong)
    with pytest.raises(BadInput):
        turns_of("\n".join(lines))


def test_a_turn_that_wins_at_once_is_ahead_of_one_that_waits_and_no_turn_is_ahead_of_the_best() -> None:
    table = (("B4", "B5", "B6"), ("K8", "R8", "O8"))
    found = compare_turns(TurnsToCompare(table=table, rack=("B3", "B7"), plays=(("B3", "B7"), ("B3",), ())), EN)
    assert [each.behind.mean >= 0 for each in found] == [True] * 3
    out, _, wait = found
    assert (out.behind.mean, out.behind.low, out.behind.high) == (0, 0, 0)
    assert out.chance.low > wait.chance.high
    assert wait.behind.low > 0
    with pytest.raises(BadInput, match="can’t be played"):
        compare_turns(TurnsToCompare(table=(), rack=("B3", "B7"), plays=(("B3",),)), EN)
