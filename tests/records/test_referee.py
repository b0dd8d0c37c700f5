"""The referee catches one broken record of each kind, at its line, and every change that breaks a rule."""

import json
import random

import pytest

from tests.judges.naive_game import naive_record_fault
from tests.records.broken import Change, broken_at_first, first, illegal_changes, stored
from tests.records.games import changed, texts
from tilewright.records.lines import BadRecord
from tilewright.records.referee import referee
from tilewright.rules.booklets import EDITIONS

BROKEN: dict[str, tuple[str, str, Change, str]] = {
    "format": ("classic-nl", "game", lambda line: {"format": 2}, "format 2"),
    "rulebook": ("classic-nl", "game", lambda line: {"rules": "classic-xx"}, "classic-xx"),
    "house rule": ("classic-nl", "game", lambda line: {"house": {"jokers.penalty": 500}}, "jokers.penalty"),
    "too many seats": ("classic-nl", "game", lambda line: {"seats": ["a"] * 5}, "5 seats"),
    "first game": ("classic-nl", "game", lambda line: {"game": 2}, "game 1"),
    "rack size": ("classic-nl", "deal", lambda line: {"racks": [rack[1:] for rack in line["racks"]]}, "14 pieces"),
    "box": ("classic-nl", "deal", lambda line: {"racks": [["K1"] * 14 for _ in line["racks"]]}, "K1"),
    "pool": ("classic-nl", "deal", lambda line: {"pool": line["pool"] + 1}, "left in the pool"),
    "starter": ("classic-nl", "deal", lambda line: {"starter": (line["starter"] + 1) % 3}, "drew the highest"),
    "no such starter": ("classic-nl", "deal", lambda line: {"starter": 9}, "no seat 9"),
    "seat in turn": ("classic-nl", "draw", lambda line: {"seat": (line["seat"] + 1) % 3}, "is in turn"),
    "two drawn": ("classic-nl", "draw", lambda line: {"pieces": line["pieces"] * 2}, "one piece"),
    "a seat does not draw for the start": (
        "classic-nl",
        "deal",
        lambda line: {"draws": line["draws"][:-1]},
        "2 seats draw for the start, not 3",
    ),
    "nobody draws for the start": ("classic-nl", "deal", lambda line: {"draws": []}, "0 seats draw"),
    "pass with a pool": ("classic-nl", "draw", lambda line: {"event": "pass"}, "must draw"),
    "penalty refused": ("classic-nl", "draw", lambda line: {"event": "penalty"}, "refused in this rulebook"),
    "not a set": ("classic-nl", "play", lambda line: {"table": [["K1", "K2"], *line["table"]]}, "is not a set"),
    "table lost": ("classic-nl", "play", lambda line: {"table": line["table"][:-1]}, ""),
    "played": ("classic-nl", "play", lambda line: {"played": line["played"][1:]}, "the rack lost"),
    "no such piece": (
        "classic-nl",
        "play",
        lambda line: {"played": ["Q1"]},
        "is not a tile",
    ),
    "time-out table": ("classic-nl", "timeout", lambda line: {"table": line["table"][:-1]}, "no draft"),
    "time-out draw": ("classic-nl", "timeout", lambda line: {"pieces": line["pieces"][1:]}, "no draft"),
    "reason": ("classic-nl", "end", lambda line: {"reason": "last-lap"}, "because of"),
    "winner": ("classic-nl", "end", lambda line: {"winners": [(line["winners"][0] + 1) % 3]}, "won by"),
    "scores": ("classic-nl", "end", lambda line: {"scores": [s + 1 for s in line["scores"]]}, "the points are"),
    "racks": ("classic-nl", "end", lambda line: {"racks": [["K1"], *line["racks"][1:]]}, "other pieces"),
    "match winner": ("classic-nl", "match_end", lambda line: {"winners": [0, 1, 2]}, "won by"),
    "totals": ("classic-nl", "match_end", lambda line: {"totals": [0, 0, 0]}, "the points are"),
    "games won": ("classic-nl", "match_end", lambda line: {"games_won": [3, 3, 3]}, "games won"),
    "reshuffle unknown": ("classic-nl", "draw", lambda line: {"event": "reshuffle", "pairs": []}, "no reshuffle"),
    "reshuffle late": ("classic-de", "draw", lambda line: {"event": "reshuffle", "pairs": []}, ""),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_caught_at_its_line(kind: str) -> None:
    name, event, change, words = BROKEN[kind]
    lines, place = broken_at_first(stored(name), event, change)
    verdict = referee(lines)
    assert verdict.legal < verdict.games
    assert verdict.faults[0].line == place + 1
    assert words in verdict.faults[0].fault
    assert naive_record_fault(lines, texts) is not None


def test_an_opening_worth_too_little_is_caught() -> None:
    """DE-14: a line that would open with less than thirty points."""
    lines = stored("classic-de")
    place = first(lines, "draw")
    held = json.loads(lines[1])["racks"][json.loads(lines[place])["seat"]]
    lines[place] = json.dumps(
        {"event": "play", "seat": json.loads(lines[place])["seat"], "played": held[:3], "table": [held[:3]]}
    )
    assert referee(lines).faults[0].line == place + 1


def test_a_missing_line_is_caught() -> None:
    lines = stored("classic-fr")
    place = first(lines, "draw")
    verdict = referee([*lines[:place], *lines[place + 1 :]])
    assert verdict.faults[0].line == place + 1


@pytest.mark.parametrize("name", EDITIONS)
def test_a_record_cut_in_the_middle_names_the_line(name: str) -> None:
    lines = stored(name)
    half = len(lines) // 2
    with pytest.raises(BadRecord, match=f"line {half + 1}: "):
        referee(lines[:half])
    with pytest.raises(BadRecord, match=f"line {half}: "):
        referee([*lines[: half - 1], lines[half - 1][:-5]])


def test_a_match_that_stops_between_two_games_is_cut_too() -> None:
    lines = stored("classic-nl")
    second = first(lines, "game", where=lambda line: bool(line["game"] == 2))
    with pytest.raises(BadRecord, match=f"line {second + 1}: the match stops after game 1"):
        referee(lines[:second])


def test_games_and_matches_after_a_faulty_game_are_judged_separately() -> None:
    lines = stored("classic-nl")
    deal = first(lines, "deal")
    broken = [*lines[:deal], changed(lines[deal], pool=1), *lines[deal + 1 :]]
    verdict = referee([*broken, *stored("classic-de")])
    assert [(fault.game, fault.line) for fault in verdict.faults] == [(1, deal + 1)]
    assert verdict.legal == verdict.games - 1


@pytest.mark.parametrize(
    "text", [[], [""], ["{}"], ["no json"], ['{"event":"draw","seat":0,"pieces":["K1"]}'], [b"\xff"]]
)
def test_a_malformed_record_is_refused_with_its_line(text: list[str]) -> None:
    with pytest.raises(BadRecord, match="line 1: "):
        referee(text)


@pytest.mark.slow(reason="judges hundreds of changed records twice")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_change_of_one_field_is_caught_or_legal_to_the_naive_judge_too(name: str, deep: bool) -> None:
    chance = random.Random(name)
    whole = stored(name)
    end = first(whole, "end") + 1
    lines = [changed(whole[0], house=json.loads(whole[0])["house"] | {"match.games": 1}), *whole[1:end]]
    scored = json.loads(lines[-1])
    won = [int(seat in scored["winners"]) for seat in range(len(scored["scores"]))]
    totals = {"winners": [], "totals": scored["scores"], "games_won": won}
    best = max(zip(scored["scores"], won, strict=True))
    totals["winners"] = [seat for seat, key in enumerate(zip(scored["scores"], won, strict=True)) if key == best]
    lines.append(json.dumps({"event": "match_end"} | totals))
    assert referee(lines).faults == ()
    assert illegal_changes(lines, 1_000 if deep else 24, chance, naive_record_fault) > 12
