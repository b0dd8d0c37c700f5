"""Practice games from a position: whole games, refusals that change nothing, and no bot's rack in any answer."""

from __future__ import annotations

from itertools import chain, pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tilewright.answers.errors import Impossible
from tilewright.answers.practice import (
    PracticeDraft,
    PracticeShown,
    PracticeTurn,
    judge_draft,
    take_turn,
)
from tilewright.chance import Chance, branch, draw
from tilewright.engine import NotYourTurn
from tilewright.game.position import Position
from tilewright.game.table import table_of
from tilewright.messages.bounds import Rows
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.solve import best_table
from tilewright.tiles.notation import BadInput
from tilewright.tiles.tile import TileId, tiles_of

KEY = b"a key of this host"
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
    )


def sealed(asked: PracticeTurn, shown: PracticeShown, lay: Rows | None = None) -> PracticeTurn:
    """Return the question that follows an answer."""
    return replace(asked, now=shown.now, seal=shown.seal, lay=lay)


def next_turn(asked: PracticeTurn, shown: PracticeShown, luck: Chance) -> PracticeTurn:
    """Return the next question: the player plays what fits, most of the time."""
    assert shown.now is not None
    asked = sealed(asked, shown)
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
    steps = [(asked, take_turn(asked, KEY, "en"))]
    while not steps[-1][1].over:
        luck = branch(Chance(b"player"), len(steps))
        asked = next_turn(*steps[-1], luck)
        steps.append((asked, take_turn(asked, KEY, "en")))
    return steps


@pytest.mark.parametrize(("rules", "house", "table", "rack", "bots"), GAMES)
def test_a_game_is_played_from_a_position_to_its_end(
    rules: str, house: dict[str, int | str], table: str, rack: str, bots: str
) -> None:
    asked = begun(rules, house, table, rack, bots)
    steps = played(asked)
    box = set(tiles_of(with_house(booklet(rules), house).box.contents))
    for (question, shown), (_, after) in pairwise(steps):
        assert (shown.faults, after.faults) == ((), ())
        assert shown.now is not None
        on_table = list(chain(*shown.now.table))
        # Tiles are never lost or made, and nothing of the others is told before the end.
        assert len(on_table) + sum(shown.counts) + shown.pool == len(box)
        assert len(shown.rack) == shown.counts[0]
        assert shown.racks == ()
        assert after.said
        # The same question has the same answer.
        assert len(steps) > 60 or question.now is None or take_turn(question, KEY, "en") == shown
    last = steps[-1][1]
    assert last.now is not None
    assert len(last.racks) == 1 + len(asked.bots)
    assert {*chain(*last.racks, *last.now.table)} <= box
    assert "win" in last.said[-1]


def test_an_illegal_turn_is_refused_with_its_fault_and_changes_nothing() -> None:
    """NL-08, NL-09: two tiles are not a set."""
    asked = begun(*GAMES[0])
    shown = take_turn(asked, KEY, "en")
    assert shown.now is not None
    wrong = (*shown.now.table, shown.rack[:2])
    refused = take_turn(sealed(asked, shown, wrong), KEY, "en")
    assert refused.faults
    assert refused == replace(shown, faults=refused.faults)
    judged = judge_draft(_draft(asked, shown, wrong), KEY, "en")
    assert judged.sentences == refused.faults
    assert judge_draft(_draft(asked, None, shown.now.table), KEY, "en").faults[0]["kind"] is not None


def _draft(asked: PracticeTurn, shown: PracticeShown | None, rows: Rows) -> PracticeDraft:
    asked = asked if shown is None else sealed(asked, shown)
    given = {field: getattr(asked, field) for field in PracticeDraft.__struct_fields__ if field != "rows"}
    return PracticeDraft(rows=rows, **given)


@pytest.mark.usefixtures("unpredictable")
def test_what_a_bot_holds_is_in_no_answer() -> None:
    """Games deal different racks; until a bot lays or the player draws, the answers differ by their seals only."""
    asked = begun(*GAMES[0])
    answers, seals = set(), set()
    for _ in range(5):
        shown = take_turn(asked, KEY, "en")
        assert shown.now is not None
        wrong = take_turn(sealed(asked, shown, (*shown.now.table, shown.rack[:2])), KEY, "en")
        # The blue 3 before the blue row.
        legal = ((shown.now.table[0][0] - 4, *shown.now.table[0]), *shown.now.table[1:])
        laid = take_turn(sealed(asked, shown, legal), KEY, "en")
        assert laid.said == ("You played blue 3.",)
        seals.add(shown.seal)
        answers.add(msgspec.json.encode([replace(each, seal="") for each in (shown, wrong, laid)]))
    assert (len(answers), len(seals)) == (1, 5)


def test_a_bot_plays_by_itself_only() -> None:
    asked = begun(*GAMES[0])
    shown = take_turn(asked, KEY, "en")
    drawn = take_turn(sealed(asked, shown), KEY, "en")
    assert drawn.now is not None
    assert (drawn.now.seat, drawn.now.drawn) == (1, (0,))
    with pytest.raises(NotYourTurn):
        take_turn(sealed(asked, drawn, drawn.now.table), KEY, "en")
    with pytest.raises(NotYourTurn):
        judge_draft(_draft(asked, drawn, drawn.now.table), KEY, "en")


# What a bot has drawn would be on the player's rack, and seen; the rest cannot be.
FORGED: list[dict[str, object]] = [
    {"drawn": (0, 0)},
    {"drawn": (0,) * 150},
    {"opened": (False, True)},
    {"seat": 0},
    {"seat": 2},
    {"lap": 0},
    {"table": ()},
    {"table": ((-1, 5_000, 3),)},
]


@pytest.mark.parametrize("part", FORGED)
def test_nobody_can_change_what_was_drawn_or_anything_else(part: dict[str, object]) -> None:
    asked = begun(*GAMES[0])
    shown = take_turn(sealed(asked, take_turn(asked, KEY, "en")), KEY, "en")
    assert shown.now is not None
    with pytest.raises(BadInput):
        take_turn(replace(sealed(asked, shown), now=msgspec.structs.replace(shown.now, **part)), KEY, "en")


@pytest.mark.usefixtures("unpredictable")
def test_a_seal_is_of_one_game_and_one_host() -> None:
    asked = begun(*GAMES[0])
    shown = take_turn(asked, KEY, "en")
    for other in (replace(asked, rack=("B3", "B8", "K1", "R13")), replace(asked, bots=("greedy",))):
        with pytest.raises(BadInput):
            take_turn(sealed(other, shown), KEY, "en")
    for seal in ("", "x", "ä" * 48, take_turn(asked, KEY, "en").seal[:16] + shown.seal[16:]):
        with pytest.raises(BadInput):
            take_turn(replace(sealed(asked, shown), seal=seal), KEY, "en")
    with pytest.raises(BadInput):
        take_turn(sealed(asked, shown), b"another key", "en")


def test_a_position_that_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(Impossible, match="Row 1 of the table"):
        take_turn(begun("classic-nl", {}, "B4 B5 B7", "B3", "greedy"), KEY, "en")
    with pytest.raises(Impossible, match="Put at least one tile on the rack"):
        take_turn(begun("classic-nl", {}, "", "", "greedy"), KEY, "en")
    whole = " ".join(f"{color}{value} {color}{value}" for color in "KRBO" for value in range(1, 14))
    with pytest.raises(Impossible, match="too few tiles"):
        take_turn(begun("classic-nl", {}, "", f"{whole}", "greedy random beginner"), KEY, "en")
    for bots in ("nobody", "turbo-greedy"):
        with pytest.raises(BadInput, match=bots):
            take_turn(begun("classic-nl", {}, "", "B3", bots), KEY, "en")
