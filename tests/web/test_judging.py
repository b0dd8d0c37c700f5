"""Verdicts for a physical set: worked examples, their clauses, and house rules in place of clauses."""

from __future__ import annotations

import pytest

from tests.web.conftest import Serving
from tilewright.game.faults import FaultKind
from tilewright.games import EDITIONS
from tilewright.service.judging import TurnAsked, TurnJudged, judge_row, judge_turn
from tilewright.sets.faults import SetFaultKind
from tilewright.sets.reading import Shape
from tilewright.tabletop.clauses import clauses_of, topics
from tilewright.tiles.notation import read_table
from tilewright.tiles.tile import assign

# Faults of draws, claims and passes: nothing that is laid.
_NOT_LAID = {"pool-empty", "must-draw", "no-claim", "too-late-to-claim", "too-few-pairs", "game-not-over"}

ROWS = [
    ("classic-fr", "R12 R13 R1", "no FR-10"),
    ("classic-de", "R12 R13 R1", "no DE-13"),
    ("classic-nl", "B3 B4 B5", "yes NL-08"),
    ("six", "K7 R7 B7 O7", "yes NL-09"),
    ("tournament", "K7 R7 K7", "no DE-11"),
    ("twist", "R2 D R5", "yes TW-07"),
    ("twist", "R9 D", "no TW-34"),
    ("twist", "R2 R3 M R3 R2", "yes TW-46 TW-49 TW-50"),
    ("twist", "R2 R3 C R5", "no TW-44"),
    ("twist", "R2 R3 M R3", "no TW-50"),
    ("turbo", "K3 K4 K5", "yes TB-10"),
    ("turbo", "K5 K4 K3", "no TB-10 A-T8"),
]

# W-01 to W-10: rules | table before | rack | table after | verdict and clauses. A dash before the rack: not opened yet.
TURNS = [
    ("classic-nl", "B4 B5 B6 | K8 R8 O8", "B3 B8", "B3 B4 B5 B6 | K8 R8 O8 B8", "yes NL-14 NL-15 A-11"),
    ("twist", "K4 R4 B4 O4", "B3 B5 B6", "B3 B4 B5 B6 | K4 R4 O4", "yes TW-29 TW-59 A-11"),
    ("classic-de", "R4 R5 R6 R7 R8", "R6", "R4 R5 R6 | R6 R7 R8", "yes DE-17 DE-23 A-11"),
    ("classic-nl", "R2 R3 J R5 R6", "R1 R7 R8 R9", "R1 R2 R3 | R5 R6 R7 | R8 R9 J", "yes NL-14 NL-15 A-11"),
    (
        "classic-fr",
        "R2 R3 J R5 R6",
        "R1 R7 R8 R9",
        "R1 R2 R3 | R5 R6 R7 | R8 R9 J",
        "no FR-21 FR-22 FR-27 A-21 A-22 FR-23 A-20",
    ),
    ("classic-fr", "R3 J R5 | K9 R9 B9", "R4", "R3 R4 R5 | K9 R9 B9 J", "no FR-24 A-19"),
    ("classic-de", "K9 R9 B9", "- O9 K10 R10 B10", "K9 R9 B9 O9 | K10 R10 B10", "no DE-15 A-08"),
    ("classic-nl", "K9 R9 B9", "- K8 R8 B8", "K9 R9 B9 | K8 R8 B8", "no NL-10"),
    ("classic-nl", "K9 R9 B9", "- K10 R10 B10", "K9 R9 B9 | K10 R10 B10", "yes NL-10 A-07"),
    ("classic-de", "K9 R9 B9 O9", "K1", "K9 R9 B9", "no DE-24 A-22"),
    ("six", "K9 R9 B9", "K1", "K9 R9 B9", "no A-11"),
]


@pytest.mark.parametrize(("rules", "row", "verdict"), ROWS)
def test_a_row_is_judged_with_its_clause(rules: str, row: str, verdict: str) -> None:
    judged = judge_row(rules, {}, tuple(row.split()), "en")
    assert " ".join(["yes" if judged.allowed else "no", *judged.reason.clauses]) == verdict


def judged_turn(rules: str, before: str, rack: str, after: str, **house: int) -> TurnJudged:
    """Return the verdict on a turn whose tables are texts."""
    opened = not rack.startswith("-")
    asked = TurnAsked(
        rules=rules,
        house={key.replace("_", "."): value for key, value in house.items()},
        table=tuple(tuple(row.split()) for row in before.split(" | ")),
        rack=tuple(rack.removeprefix("-").split()),
        opened=opened,
        after=None,
    )
    shown = judge_turn(asked, "en")
    pieces = (*(piece for row in shown.table for piece in row), *shown.rack)
    rows = assign(read_table(after), pieces)  # type: ignore[arg-type]
    return judge_turn(
        TurnAsked(**{name: getattr(asked, name) for name in asked.__struct_fields__} | {"after": rows}), "en"
    )


@pytest.mark.parametrize(("rules", "before", "rack", "after", "verdict"), TURNS)
def test_a_turn_is_judged_with_its_clause(rules: str, before: str, rack: str, after: str, verdict: str) -> None:
    judged = judged_turn(rules, before, rack, after)
    clauses = [clause for reason in judged.reasons for clause in reason.clauses]
    assert " ".join(["yes" if judged.allowed else "no", *clauses]) == verdict
    assert judged.allowed == (judged.judgement is not None and not judged.judgement.faults)


def test_a_house_rule_takes_the_place_of_the_clause() -> None:
    judged = judged_turn("classic-nl", "K9 R9 B9", "- K10 R10 B10", "K9 R9 B9 | K10 R10 B10", opening_min=50)
    assert not judged.allowed
    assert (judged.reasons[0].clauses, judged.reasons[0].house) == (
        (),
        ("the opening must be worth at least 50 points",),
    )


def test_an_impossible_position_is_explained() -> None:
    """NL-08: a table has only sets before the turn."""
    asked = TurnAsked(rules="classic-nl", house={}, table=(("K1", "K2", "K4"),), rack=("K3",), opened=True, after=None)
    assert (
        judge_turn(asked, "en").wrong
        == "Row 1 of the table isn’t a set before the turn: there’s a gap in the run: black 3 is missing."
    )
    three = TurnAsked(rules="classic-nl", house={}, table=(), rack=("K3", "K3", "K3"), opened=True, after=None)
    assert judge_turn(three, "en").wrong == "there are only 2 black 3s in the game"


def test_every_fault_of_what_is_laid_has_a_topic_with_clauses() -> None:
    kinds = {kind.value for kind in (*SetFaultKind, *FaultKind, *Shape)} - _NOT_LAID - {"not-a-set"}
    assert kinds | {"wrong-order", "opening", "turn"} == topics().keys()
    for name, booklet in EDITIONS.items():
        assert all(clauses_of(topic, booklet) for topic in ("run", "group", "gap", "mixed")), name


async def test_the_judge_is_asked_over_http(server: Serving) -> None:
    """TW-34, W-04."""
    ann = await server.guest()
    row = (await ann.ask("POST", "/api/judge/row?language=nl", {"rules": "twist", "row": ["R9", "D"]})).json
    assert (row["allowed"], row["reason"]["clauses"]) == (False, ["TW-34"])
    assert row["reason"]["sentence"].startswith("Deze combinatie klopt niet")
    position = {"rules": "classic-de", "table": [["R4", "R5", "R6", "R7", "R8"]], "rack": ["R6"]}
    shown = (await ann.ask("POST", "/api/judge/turn", position)).json
    assert (shown["judgement"], shown["reasons"]) == (None, [])
    (run,), (six,) = shown["table"], shown["rack"]
    turn = (await ann.ask("POST", "/api/judge/turn", {**position, "after": [run[:3], [six, *run[3:]]]})).json
    assert (turn["allowed"], turn["reasons"][0]["clauses"]) == (True, ["DE-17", "DE-23", "A-11"])
    assert (await server.visitor().ask("POST", "/api/judge/row", {"row": ["R9"]})).status == 401
    assert (await ann.ask("POST", "/api/judge/row", {"row": ["X9"]})).status == 400
    assert (await ann.ask("POST", "/api/judge/row", {"row": ["R9"] * 41})).status == 422
