"""Verdicts for a physical set: worked examples, their clauses, and house rules in place of clauses."""

import json
from urllib.parse import urlencode

import pytest

from tests.web.conftest import Serving
from tilewright.answers.errors import Impossible
from tilewright.answers.judge.asked import draw_grid
from tilewright.answers.judge.dice import FaceAt, GridToJudge, judge_grid
from tilewright.answers.judge.tiles import TurnJudged, TurnToJudge, judge_row, judge_turn
from tilewright.dice.commands import FaultKind as DiceFaultKind
from tilewright.dice.notation import read_grid
from tilewright.game.commands import FaultKind
from tilewright.games import EDITIONS
from tilewright.sets.faults import SetFaultKind
from tilewright.sets.rules import Shape
from tilewright.tabletop.clauses import clauses_of, topics
from tilewright.tiles import assign, read_table, write_face
from tilewright.words.say import say

# Faults of draws, claims and passes: nothing that is laid.
_NOT_LAID = {"pool-empty", "must-draw", "no-claim", "too-late-to-claim", "too-few-pairs", "game-not-over"}

# Faults of rolls, of dice that do not exist, and of lines, which have the topic of the row.
_NO_DICE_LAID = {
    *("not-rolled", "already-rolled", "must-roll-all", "too-few-rolled", "not-in-hand", "no-such-die", "die-twice"),
    *("cell-taken", "too-far-out", "line-no-set", "round-not-over"),
}

ROWS = [
    ("classic-nl", "J K9 K10", "yes NL-08 NL-14 A-08 A-10"),
    ("classic-de", "J K9 K10", "yes DE-12"),
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
    # in the opening turn; FR-26 is about the time before it. FR-25, NL-24, DE-32: a joker is not kept.
    ("classic-fr", "R3 J R5", "- R4 K11 B11 O11 K12 B12", "R3 R4 R5 | K11 B11 O11 | K12 B12 J", "no A-08"),
    ("classic-fr", "R3 J R5", "R4", "R3 R4 R5", "no A-22 FR-25"),
    ("classic-nl", "R3 J R5", "R4", "R3 R4 R5", "no A-22 NL-24"),
    ("classic-de", "R3 J R5", "R4", "R3 R4 R5", "no DE-24 A-22 DE-32"),
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
    ("classic-fr", "R3 J R5", "- R4 K11 K12 R1", "R3 R4 R5 | K11 K12 J", "no A-08 FR-26 A-09 FR-11"),
    ("classic-de", "R3 J R5", "- R4 K11 K12 R1", "R3 R4 R5 | K11 K12 J", "no DE-15 A-08 DE-27 A-09 DE-14"),
    ("classic-de", "R3 J R5", "- R6 K10 R10 B10", "R3 J R5 R6 | K10 R10 B10", "no DE-15 A-08"),
    ("classic-nl", "R3 J R5", "- R4 K11 K12 R1", "R3 R4 R5 | K11 K12 J", "no NL-10 A-09"),
    ("classic-nl", "R3 J R5", "- R4 K11 K12 K13", "R3 R4 R5 | K11 K12 K13 J", "yes NL-10 A-07"),
    ("classic-de", "K9 R9 B9 O9", "K1", "K9 R9 B9", "no DE-24 A-22"),
    ("six", "K9 R9 B9", "K1", "K9 R9 B9", "no A-11"),
]


_LAID = "yes TB-08 TB-13 TB-14 TB-20"

# W-30 to W-33 and what breaks A-T4, A-T7, A-T8, A-T14: grid before | grid after | dice left | verdict and clauses.
GRIDS = [
    ("0,0 B4 B5 B6 | 0,2 K8 R8 O8", "-1,0 B3 B4 B5 B6 | 0,2 K8 R8 O8 B8", "K1", _LAID),
    ("0,0 K3 K4 K5", "0,0 K3 K4 K5 | 0,0 down K3 B3 R3", "O10", _LAID),
    ("0,0 K3 K4 K5 | 0,2 K2 R2 B2", "0,1 K3 K4 K5 | 0,0 K2 R2 B2", "O11", "no TB-14 TB-09 TB-10"),
    (
        "0,0 K3 J K5 | 0,0 down K3 R3 B3",
        "0,0 K3 K4 K5 | 0,0 down K3 R3 B3 | 4,0 R5 J R7",
        "O1",
        "yes TB-08 TB-13 TB-14 TB-20",
    ),
    ("0,0 K3 J K5", "0,0 K3 K4 K5 J", "O1", "no TB-25 A-T6"),
    ("", "0,0 K5 K4 K3", "O1", "no TB-10 A-T8"),
    ("0,0 K3 K4 K5", "0,0 K3 K4 K5 K6", "R8 B8 O8", "no TB-07 TB-11 A-T4"),
    ("0,0 K3 K4 K5", "0,0 K3 K4 K5 | 5,5 R8", "", "no TB-20 A-T7"),
    ("0,0 K3 K4 K5 K6", "0,0 K3 K4 K5", "R8", "no TB-13 A-T14"),
    ("0,0 K3 K4 K5", "0,0 K3 K4 K5", "R8", "yes TB-12 TB-15 A-T5"),
]


def cells(text: str) -> tuple[FaceAt, ...]:
    """Return a grid in the notation cell by cell."""
    return tuple(FaceAt(cell.x, cell.y, write_face(face)) for cell, face in read_grid(text).items()) if text else ()


@pytest.mark.parametrize(("before", "after", "rest", "verdict"), GRIDS)
def test_a_turn_of_dice_is_judged_with_its_clause(before: str, after: str, rest: str, verdict: str) -> None:
    """W-30, W-31, W-33, A-T4, A-T6, A-T7, A-T8, A-T14."""
    asked = GridToJudge(rules="turbo", house={}, before=cells(before), after=cells(after), rest=tuple(rest.split()))
    judged = judge_grid(asked, "en")
    said = dict.fromkeys(clause for reason in judged.reasons for clause in reason.clauses)
    assert " ".join(["yes" if judged.allowed else "no", *said]) == verdict
    assert say("judge-allowed" if judged.allowed else "judge-not-allowed", "en") in draw_grid(asked, "en")


def test_a_pass_by_choice_rests_on_the_house_rule() -> None:
    """A-T4: a player whose dice show a set may pass only where nobody must lay one."""
    asked = GridToJudge(rules="turbo", house={"dice.must_lay": "no"}, before=(), after=(), rest=("K3", "K4", "K5"))
    (reason,) = judge_grid(asked, "en").reasons
    assert (reason.clauses, len(reason.house)) == ((), 1)


def test_a_grid_that_cannot_be_is_explained() -> None:
    """A-T7: before the turn a grid has only sets; TB-04: the number of dice is limited."""
    gap = GridToJudge(rules="turbo", house={}, before=cells("0,0 K3 K5 K6"), after=(), rest=())
    with pytest.raises(Impossible, match=r"^The grid before the turn isn’t right yet"):
        judge_grid(gap, "en")
    many = GridToJudge(rules="turbo", house={}, before=(), after=(), rest=("K3",) * 10)
    with pytest.raises(Impossible, match=r"^Each player has at most 9 dice.$"):
        judge_grid(many, "en")
    double = GridToJudge(rules="turbo", house={}, before=(), after=(), rest=("D",))
    with pytest.raises(Impossible, match="double"):
        judge_grid(double, "en")
    tiles = GridToJudge(rules="six", house={}, before=(), after=(), rest=())
    with pytest.raises(Impossible, match=r"^Only the dice game has a grid.$"):
        judge_grid(tiles, "en")


@pytest.mark.parametrize(("rules", "row", "verdict"), ROWS)
def test_a_row_is_judged_with_its_clause(rules: str, row: str, verdict: str) -> None:
    judged = judge_row(rules, {}, tuple(row.split()), "en")
    assert " ".join(["yes" if judged.allowed else "no", *judged.reason.clauses]) == verdict


def judged_turn(rules: str, before: str, rack: str, after: str, **house: int) -> TurnJudged:
    """Return the verdict on a turn whose tables are texts."""
    opened = not rack.startswith("-")
    asked = TurnToJudge(
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
        TurnToJudge(**{name: getattr(asked, name) for name in asked.__struct_fields__} | {"after": rows}), "en"
    )


@pytest.mark.parametrize(("rules", "before", "rack", "after", "verdict"), TURNS)
def test_a_turn_is_judged_with_its_clause(rules: str, before: str, rack: str, after: str, verdict: str) -> None:
    judged = judged_turn(rules, before, rack, after)
    clauses = dict.fromkeys(clause for reason in judged.reasons for clause in reason.clauses)
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
    asked = TurnToJudge(
        rules="classic-nl", house={}, table=(("K1", "K2", "K4"),), rack=("K3",), opened=True, after=None
    )
    why = "Row 1 of the table isn’t a set before the turn: there’s a gap in the run: black 3 is missing."
    with pytest.raises(Impossible, match=why):
        judge_turn(asked, "en")
    three = TurnToJudge(rules="classic-nl", house={}, table=(), rack=("K3", "K3", "K3"), opened=True, after=None)
    with pytest.raises(Impossible, match=r"^there are only 2 black 3s in the game$"):
        judge_turn(three, "en")


_OTHER_TOPICS = {
    *("wrong-order", "opening", "opening-best", "turn", "dice-turn", "dice-pass", "dice-pass-by-choice"),
    *("joker-before-opening", "joker-in-opening", "joker-kept"),
}


def test_every_fault_of_what_is_laid_has_a_topic_with_clauses() -> None:
    kinds = {kind.value for kind in (*SetFaultKind, *FaultKind, *Shape)} - _NOT_LAID - {"not-a-set"}
    dice = {kind.value for kind in DiceFaultKind} - _NO_DICE_LAID
    assert kinds | dice | _OTHER_TOPICS == topics().keys()
    assert all(clauses_of(topic, EDITIONS["turbo"]) for topic in (*dice, "dice-turn", "dice-pass"))
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
    (long,), (six,) = shown["table"], shown["rack"]
    turn = (await ann.ask("POST", "/api/judge/turn", {**position, "after": [long[:3], [six, *long[3:]]]})).json
    assert (turn["allowed"], turn["reasons"][0]["clauses"]) == (True, ["DE-17", "DE-23", "A-11"])
    assert (await server.visitor().ask("POST", "/api/judge/row", {"row": ["R9"]})).status == 401
    assert (await ann.ask("POST", "/api/judge/row", {"row": ["X9"]})).status == 400
    assert (await ann.ask("POST", "/api/judge/row", {"row": ["R9"] * 41})).status == 422
    run, crossed = [[0, 0, "K3"], [1, 0, "K4"], [2, 0, "K5"]], [[0, 1, "B3"], [0, 2, "R4"]]
    grid = {"before": run, "after": run + crossed, "rest": ["O10"]}
    judged = (await ann.ask("POST", "/api/judge/grid", grid)).json
    assert (judged["allowed"], judged["cells"]) == (False, [[0, 0], [0, 1], [0, 2]])
    questions = {"row": {"row": ["R9", "D"]}, "turn": position | {"after": shown["table"]}, "grid": grid}
    for about, question in questions.items():
        query = urlencode({"about": about, "question": json.dumps(question), "language": "nl"})
        drawn = await ann.ask("GET", f"/api/judge/verdict.svg?{query}")
        assert drawn.status == 200
        assert say("judge-not-allowed", "nl") in drawn.body.decode()
    assert (await ann.ask("GET", "/api/judge/verdict.svg?about=row")).status == 422
    assert (await ann.ask("POST", "/api/judge/grid", {"before": [[0, 100, "K3"]]})).status == 422


async def test_an_opening_is_judged_in_another_process(server: Serving, deep: bool) -> None:
    """NL-10."""
    ann = await server.guest()
    position = {"rack": ["K10", "R10", "B10"], "opened": False}
    pieces = (await ann.ask("POST", "/api/judge/turn", position)).json["rack"]
    assert len(pieces) == 3
    # Starting the process takes seconds.
    if not deep:
        return
    judged = (await ann.ask("POST", "/api/judge/turn", {**position, "after": [pieces]})).json
    assert (judged["allowed"], judged["reasons"][0]["clauses"]) == (True, ["NL-10", "A-07"])
