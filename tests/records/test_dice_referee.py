"""Records of the dice game: every broken one is caught at its line, and every change that breaks a rule."""

import json
import random
from itertools import count
from typing import Any

import pytest

from tests.judges.naive_turbo_game import naive_turbo_record_fault
from tests.records.broken import Change, broken_at_first, first, illegal_changes, stored
from tests.records.dice_games import chance_lines
from tests.records.games import changed, texts
from tilewright.records.lines import BadRecord
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record

TWO_ROUNDS = "match.rounds=2"
SEED = 1

HOUSES = [
    TWO_ROUNDS,
    "match.rounds=1 match.sudden_death=yes",
    "match.rounds=2 dice.must_lay=no dice.min_reroll=0 grid.descending=yes",
    "match.rounds=2 dice.hand=4 dice.max_sets=1 grid.crossing_joker=each jokers.penalty=25",
    "match.rounds=3 dice.hand=3 dice.block_after=1",
]


def moved(line: dict[str, Any], right: int) -> list[list[Any]]:
    return [[x + right, y, face] for x, y, face in line["table"]]


BROKEN: dict[str, tuple[str, Change, str]] = {
    "format": ("game", lambda line: {"format": 2}, "format 2"),
    "house rule": ("game", lambda line: {"house": {"dice.hand": 50}}, "dice.hand"),
    "tile rule": ("game", lambda line: {"house": {"deal.rack": 10}}, "deal.rack"),
    "three seats": ("game", lambda line: {"seats": ["a", "b", "c"]}, "3 seats"),
    "first round": ("game", lambda line: {"game": 2}, "game 1"),
    "hand size": ("deal", lambda line: {"racks": [rack[1:] for rack in line["racks"]]}, "9 dice"),
    "die twice": ("deal", lambda line: {"racks": [line["racks"][0]] * 2}, "named twice"),
    "no such die": ("deal", lambda line: {"racks": [[*line["racks"][0][1:], 19], line["racks"][1]]}, "no die 19"),
    "pool": ("deal", lambda line: {"pool": 78}, "is 0, not 78"),
    "no such starter": ("deal", lambda line: {"starter": 2}, "no seat 2"),
    "roller": ("roll", lambda line: {"seat": 1 - line["seat"]}, "is in turn"),
    "other's die": ("roll", lambda line: {"dice": [d % 18 + 1 for d in line["dice"]]}, "has no die"),
    "die rolled twice": ("roll", lambda line: {"dice": line["dice"][:1] * 9}, "named twice"),
    "part of the first roll": ("roll", lambda line: {"dice": line["dice"][1:], "faces": line["faces"][1:]}, "roll all"),
    "face of another die": ("roll", lambda line: {"faces": ["M", *line["faces"][1:]]}, "has no M"),
    "no face": ("roll", lambda line: {"faces": ["Q1", *line["faces"][1:]]}, "is not a tile"),
    "too few faces": ("roll", lambda line: {"faces": line["faces"][1:]}, "9 dice show 8 faces"),
    "player": ("play", lambda line: {"seat": 1 - line["seat"]}, "is in turn"),
    "played faces": ("play", lambda line: {"played": line["played"][::-1]}, "the dice played show"),
    "played dice": ("play", lambda line: {"dice": [d % 18 + 1 for d in line["dice"]]}, ""),
    "die nowhere": ("play", lambda line: {"table": line["table"][1:]}, "is not on the grid"),
    "die too many": ("play", lambda line: {"table": [*line["table"], [50, 50, "K1"]]}, "K1 is neither"),
    "no line": ("play", lambda line: {"table": [*line["table"][:-1], [40, 40, line["table"][-1][2]]]}, ""),
    "one cell": ("play", lambda line: {"table": [[0, 0, face] for _, _, face in line["table"]]}, "cell taken"),
    "far out": ("play", lambda line: {"table": moved(line, 100)}, "too far out"),
    "pass in place of a set": ("play", lambda line: {"event": "pass"}, "must lay"),
    "passer": ("pass", lambda line: {"seat": 1 - line["seat"]}, "is in turn"),
    "time-out moves": ("timeout", lambda line: {"table": [[9, 9, "K1"], *line["table"]]}, "stays as it was"),
    "time-out draws": ("timeout", lambda line: {"pieces": ["K1"]}, "nothing is returned or drawn"),
    "reason": ("end", lambda line: {"reason": "last-lap"}, "because of"),
    "winner": ("end", lambda line: {"winners": [0, 1]}, "won by"),
    "scores": ("end", lambda line: {"scores": [points + 1 for points in line["scores"]]}, "the points are"),
    "racks": ("end", lambda line: {"racks": [["K1"], *line["racks"][1:]]}, "other pieces"),
    "match winner": ("match_end", lambda line: {"winners": []}, "won by"),
    "totals": ("match_end", lambda line: {"totals": [1, 1]}, "the points are"),
    "rounds won": ("match_end", lambda line: {"games_won": [3, 3]}, "games won"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_caught_at_its_line(kind: str) -> None:
    event, change, words = BROKEN[kind]
    lines, place = broken_at_first(chance_lines(TWO_ROUNDS, SEED), event, change)
    verdict = referee(lines)
    assert verdict.legal < verdict.games
    assert verdict.faults[0].line == place + 1
    assert words in verdict.faults[0].fault
    assert naive_turbo_record_fault(lines, texts) is not None


def without(lines: list[str], place: int) -> list[str]:
    return [*lines[:place], *lines[place + 1 :]]


def test_a_turn_without_its_roll_is_caught() -> None:
    """TB-06: every turn begins with a roll, and has only one."""
    lines = list(chance_lines(TWO_ROUNDS, SEED))
    place = first(lines, "play") - 1
    assert referee(without(lines, place)).faults[0].line == place + 1
    doubled = [*lines[: place + 1], *lines[place:]]
    assert "already rolled" in referee(doubled).faults[0].fault


def test_the_same_seat_may_not_start_twice() -> None:
    """A-T3: the players take turns at starting rounds."""
    lines = list(chance_lines(TWO_ROUNDS, SEED))
    second = first(lines, "game", where=lambda line: bool(line["game"] == 2)) + 1
    lines[second] = changed(lines[second], starter=1 - json.loads(lines[second])["starter"])
    fault = referee(lines).faults[0]
    assert (fault.line, fault.game) == (second + 1, 2)
    assert "starts, not seat" in fault.fault


def test_a_round_after_a_faulty_one_is_judged_separately() -> None:
    lines = list(chance_lines("match.rounds=3", SEED))
    lines[1] = changed(lines[1], pool=1)
    more = chance_lines(TWO_ROUNDS, SEED + 1)
    verdict = referee([*lines, *more])
    assert [(fault.game, fault.line) for fault in verdict.faults] == [(1, 2)]
    assert (verdict.games, verdict.legal) == (5, 4)


def test_a_seat_that_never_rolled_rolls_once_for_the_count() -> None:
    """A-T2: with three dice a first turn may go out before the other seat has rolled."""
    lines = next(
        found for seed in count() if late_rolls(found := list(chance_lines("dice.hand=3 match.rounds=20", seed)))
    )
    assert referee(lines).faults == ()
    place = late_rolls(lines)[0]
    silent = referee(without(lines, place)).faults[0]
    assert "has not rolled" in silent.fault
    again = referee([*lines[: place + 1], *lines[place:]]).faults[0]
    assert "were rolled already" in again.fault
    roll = json.loads(lines[place])
    part = changed(lines[place], dice=roll["dice"][1:], faces=roll["faces"][1:])
    assert "rolled for the count" in referee([*lines[:place], part, *lines[place + 1 :]]).faults[0].fault


def late_rolls(lines: list[str]) -> list[int]:
    """Return the places of rolls that come right before the end of a round."""
    events = [json.loads(line)["event"] for line in lines]
    return [place for place in range(len(lines) - 1) if events[place : place + 2] == ["roll", "end"]]


def test_equal_sums_after_a_block_score_nothing() -> None:
    """A-T11: no winners and zeros."""
    lines = next(
        found
        for seed in count()
        if '"winners":[],"scores":[0,0]' in "".join(found := list(chance_lines("dice.hand=3 match.rounds=20", seed)))
    )
    assert referee(lines).faults == ()
    place = first(lines, "end", where=lambda line: not line["winners"])
    lines[place] = changed(lines[place], winners=[0])
    assert "won by nobody" in referee(lines).faults[0].fault


@pytest.mark.parametrize("house", HOUSES)
def test_records_of_matches_played_by_chance_pass_both_judges_and_verify(house: str) -> None:
    lines = [line for seed in range(3) for line in chance_lines(house, seed)]
    verdict = referee(lines)
    assert (verdict.faults, verdict.games) == ((), sum('"event":"end"' in line for line in lines))
    assert verify_record(lines).faults == ()
    assert naive_turbo_record_fault(lines, texts) is None


def test_one_file_may_hold_games_of_both_kinds() -> None:
    tiles, dice = stored("classic-nl"), list(chance_lines(TWO_ROUNDS, SEED))
    mixed = [*dice, *tiles, *dice]
    assert referee(mixed).faults == verify_record(mixed).faults == ()
    broken = [*tiles, *dice[:2], changed(dice[2], seat=5), *dice[3:], *tiles]
    assert [fault.line for fault in referee(broken).faults] == [len(tiles) + 3]


@pytest.mark.parametrize(
    ("event", "field", "value"),
    [
        ("deal", "racks", [["K1"]]),
        ("roll", "dice", ["K1"]),
        ("play", "table", [["K3", "K4", "K5"]]),
        ("play", "table", [[0, 0]]),
        ("play", "table", [[0.5, 0, "K3"]]),
        ("play", "dice", None),
        ("end", "racks", [[1, 2]]),
    ],
)
def test_a_malformed_line_of_the_dice_game_is_refused_with_its_number(event: str, field: str, value: object) -> None:
    lines = list(chance_lines(TWO_ROUNDS, SEED))
    place = first(lines, event)
    lines[place] = changed(lines[place], **{field: value})
    with pytest.raises(BadRecord, match=rf"line {place + 1}: .*\$\.{field}"):
        referee(lines)


@pytest.mark.parametrize(
    ("event", "change", "words"),
    [
        ("roll", lambda line: {"faces": line["faces"][::-1]}, "chance gave"),
        ("deal", lambda line: {"starter": 1 - line["starter"]}, "the starter"),
        ("deal", lambda line: {"racks": line["racks"][::-1]}, "chance dealt other dice"),
        ("end", lambda line: {"secret": "00"}, "not the one committed to"),
    ],
)
def test_chance_that_is_not_the_committed_one_is_found(event: str, change: Change, words: str) -> None:
    lines, place = broken_at_first(chance_lines(TWO_ROUNDS, SEED), event, change)
    fault = verify_record(lines).faults[0]
    assert (fault.game, fault.line) == (1, place + 1)
    assert words in fault.fault


@pytest.mark.slow(reason="judges hundreds of changed records twice")
@pytest.mark.parametrize("house", HOUSES)
def test_a_change_of_one_field_is_caught_or_legal_to_the_naive_judge_too(house: str, deep: bool) -> None:
    lines = chance_lines(house, SEED)
    assert illegal_changes(lines, 1_000 if deep else 20, random.Random(house), naive_turbo_record_fault) > 10
