"""Practice games from a position: whole games, refusals that change nothing, and no bot's rack in any answer."""

from __future__ import annotations

from itertools import chain, pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tilewright.answers.practice import (
    PracticeDraft,
    PracticeShown,
    PracticeTurn,
    Progress,
    judge_draft,
    take_turn,
)
from tilewright.chance import Chance, branch, draw
from tilewright.engine import NotYourTurn
from tilewright.game.position import Position
from tilewright.game.table import table_of
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.solve import best_table
from tilewright.tiles.notation import BadInput
from tilewright.tiles.tile import TileId, tiles_of

# rules | house rules | table | rack, with a dash before one that has not opened | bots
GAMES: list[tuple[str, dict[str, int | str], str, str, str]] = [
    ("classic-nl", {}, "B4 B5 B6 | K8 R8 O8", "B3 B8 K1 R13 O2", "beginner"),
    ("classic-de", {}, "", "-B3 B8 K1 R13 O2 J", "greedy random"),
    ("twist", {"turn.wrong_lay": "penalise"}, "K4 R4 B4 O4", "-B3 B5 B6 M", "casual cautious timing"),
    ("tournament", {"deal.rack": 7}, "R1 R2 R3", "R5 R13", "adaptive hoarder"),
]


def begun(rules: str, house: dict[str, int | str], table: str, rack: str, bots: str) -> PracticeTurn:
    """Return the first question about a game."""
    return PracticeTurn(
        rules=rules,
        house=house,
        table=tuple(tuple(row.split()) for row in table.split(" | ") if row),
        rack=tuple(rack.removeprefix("-").split()),
        opened=not rack.startswith("-"),
        bots=tuple(bots.split()),
        seed=7,
    )


def next_turn(asked: PracticeTurn, shown: PracticeShown, luck: Chance) -> PracticeTurn:
    """Return the next question: the player plays what fits, most of the time."""
    assert shown.now is not None
    asked = replace(asked, now=shown.now, lay=None)
    lazy, _ = draw(luck, 4)
    if shown.now.seat != 0 or not lazy:
        return asked
    position = Position(
        rules=with_house(booklet(asked.rules), asked.house),
        table=table_of(shown.now.table),
        rack=tuple(map(TileId, shown.rack)),
        opened=shown.now.opened[0],
    )
    return replace(asked, lay=best_table(position))


def played(asked: PracticeTurn) -> list[tuple[PracticeTurn, PracticeShown]]:
    """Return every question about a game and its answer, up to the end."""
    steps = [(asked, take_turn(asked, "en"))]
    while not steps[-1][1].over:
        luck = branch(Chance(b"player"), len(steps))
        asked = next_turn(*steps[-1], luck)
        steps.append((asked, take_turn(asked, "en")))
    return steps


@pytest.mark.parametrize(("rules", "house", "table", "rack", "bots"), GAMES)
def test_a_game_is_played_from_a_position_to_its_end(
    rules: str, house: dict[str, int | str], table: str, rack: str, bots: str
) -> None:
    asked = begun(rules, house, table, rack, bots)
    steps = played(asked)
    box = set(tiles_of(with_house(booklet(rules), house).box.contents))
    for (question, shown), (_, after) in pairwise(steps):
        assert (shown.wrong, shown.faults, after.faults) == (None, (), ())
        assert shown.now is not None
        on_table = list(chain(*shown.now.table))
        # Tiles are never lost or made, and nothing of the others is told before the end.
        assert len(on_table) + sum(shown.counts) + shown.pool == len(box)
        assert len(shown.rack) == shown.counts[0]
        assert shown.racks == ()
        assert after.said
        # The same question has the same answer.
        assert len(steps) > 60 or take_turn(question, "en") == shown
    last = steps[-1][1]
    assert last.now is not None
    assert len(last.racks) == 1 + len(asked.bots)
    assert {*chain(*last.racks, *last.now.table)} <= box
    assert "win" in last.said[-1]


def test_an_illegal_turn_is_refused_with_its_fault_and_changes_nothing() -> None:
    """NL-08, NL-09: two tiles are not a set."""
    asked = begun(*GAMES[0])
    shown = take_turn(asked, "en")
    assert shown.now is not None
    wrong = (*shown.now.table, shown.rack[:2])
    refused = take_turn(replace(asked, now=shown.now, lay=wrong), "en")
    assert refused.faults
    assert refused == replace(shown, faults=refused.faults)
    judged = judge_draft(_draft(asked, shown.now, wrong), "en")
    assert judged.sentences == refused.faults
    assert judge_draft(_draft(asked, None, shown.now.table), "en").faults[0]["kind"] is not None


def _draft(asked: PracticeTurn, now: Progress | None, rows: tuple[tuple[int, ...], ...]) -> PracticeDraft:
    given = {field: getattr(asked, field) for field in PracticeDraft.__struct_fields__ if field not in ("now", "rows")}
    return PracticeDraft(now=now, rows=rows, **given)


def test_what_a_bot_holds_is_in_no_answer() -> None:
    """Two seeds deal different racks; until a bot lays or the player draws, the answers are the same."""
    asked = begun(*GAMES[0])
    answers = set()
    for seed in range(5):
        shown = take_turn(replace(asked, seed=seed), "en")
        assert shown.now is not None
        one = replace(asked, seed=seed, now=shown.now)
        wrong = take_turn(replace(one, lay=(*shown.now.table, shown.rack[:2])), "en")
        # The blue 3 before the blue row.
        legal = ((shown.now.table[0][0] - 4, *shown.now.table[0]), *shown.now.table[1:])
        laid = take_turn(replace(one, lay=legal), "en")
        assert laid.said == ("You played blue 3.",)
        answers.add(msgspec.json.encode((shown, wrong, laid)))
    assert len(answers) == 1


def test_a_bot_plays_by_itself_only() -> None:
    asked = begun(*GAMES[0])
    shown = take_turn(asked, "en")
    drawn = take_turn(replace(asked, now=shown.now), "en")
    assert drawn.now is not None
    assert (drawn.now.seat, drawn.now.drawn) == (1, (0,))
    with pytest.raises(NotYourTurn):
        take_turn(replace(asked, now=drawn.now, lay=drawn.now.table), "en")
    with pytest.raises(NotYourTurn):
        judge_draft(_draft(asked, drawn.now, drawn.now.table), "en")


IMPOSSIBLE: list[dict[str, object]] = [
    {"seat": 2},
    {"passes": 3},
    {"lap": 0},
    {"opened": (True,)},
    {"drawn": (0, 2)},
    {"drawn": (0,) * 150},
    {"table": ()},
    {"table": ((1, 2, 3), (1, 2, 3))},
    {"table": ((-1, 5_000, 3),)},
]


@pytest.mark.parametrize("part", IMPOSSIBLE)
def test_a_game_that_cannot_be_is_refused(part: dict[str, object]) -> None:
    asked = begun(*GAMES[0])
    now = take_turn(asked, "en").now
    assert now is not None
    with pytest.raises(BadInput):
        take_turn(replace(asked, now=msgspec.structs.replace(now, **part)), "en")


def test_a_position_that_cannot_be_is_refused_in_words() -> None:
    assert take_turn(begun("classic-nl", {}, "B4 B5 B7", "B3", "greedy"), "en").wrong
    assert take_turn(begun("classic-nl", {}, "", "", "greedy"), "en").wrong == "Put at least one tile on the rack."
    whole = " ".join(f"{color}{value} {color}{value}" for color in "KRBO" for value in range(1, 14))
    assert "too few tiles" in str(
        take_turn(begun("classic-nl", {}, "", f"{whole}", "greedy random beginner"), "en").wrong
    )
    for bots in ("nobody", "turbo-greedy"):
        with pytest.raises(BadInput, match=bots):
            take_turn(begun("classic-nl", {}, "", "B3", bots), "en")
