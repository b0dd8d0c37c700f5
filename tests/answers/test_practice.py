"""Practice games from a position: whole games, refusals that change nothing, and no bot's rack in any answer."""

from itertools import chain, pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tilewright.answers.addresses import PracticeKey
from tilewright.answers.errors import Impossible
from tilewright.answers.practice import (
    PracticeDraft,
    PracticeShown,
    PracticeTurn,
    judge_practice_draft,
    play_position_out,
)
from tilewright.answers.requests import Language
from tilewright.chance import Chance, branch, draw
from tilewright.engine import NotYourTurn
from tilewright.game.table import Position, table_of
from tilewright.messages.fields import Rows
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.solver.solve import best_table
from tilewright.tiles import BadInput, TileId, tiles_of

KEY = PracticeKey(b"a key of this host")
EN = Language("en")
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
    steps = [(asked, play_position_out(asked, KEY, EN))]
    while not steps[-1][1].over:
        luck = branch(Chance(b"player"), len(steps))
        asked = next_turn(*steps[-1], luck)
        steps.append((asked, play_position_out(asked, KEY, EN)))
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
        assert len(steps) > 60 or question.now is None or play_position_out(question, KEY, EN) == shown
    last = steps[-1][1]
    assert last.now is not None
    assert len(last.racks) == 1 + len(asked.bots)
    assert {*chain(*last.racks, *last.now.table)} <= box
    assert "win" in last.said[-1]


def test_an_illegal_turn_is_refused_with_its_fault_and_changes_nothing() -> None:
    """NL-08, NL-09: two tiles are not a set."""
    asked = begun(*GAMES[0])
    shown = play_position_out(asked, KEY, EN)
    assert shown.now is not None
    wrong = (*shown.now.table, shown.rack[:2])
    refused = play_position_out(sealed(asked, shown, wrong), KEY, EN)
    assert refused.faults
    assert refused == replace(shown, faults=refused.faults)
    judged = judge_practice_draft(_draft(asked, shown, wrong), KEY, EN)
    assert judged.sentences == refused.faults
    assert judge_practice_draft(_draft(asked, None, shown.now.table), KEY, EN).faults[0]["kind"] is not None


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
        shown = play_position_out(asked, KEY, EN)
        assert shown.now is not None
        wrong = play_position_out(sealed(asked, shown, (*shown.now.table, shown.rack[:2])), KEY, EN)
        # The blue 3 before the blue row.
        legal = ((shown.now.table[0][0] - 4, *shown.now.table[0]), *shown.now.table[1:])
        laid = play_position_out(sealed(asked, shown, legal), KEY, EN)
        assert laid.said == ("You played blue 3.",)
        seals.add(shown.seal)
        answers.add(msgspec.json.encode([replace(each, seal="") for each in (shown, wrong, laid)]))
    assert (len(answers), len(seals)) == (1, 5)


def test_a_bot_plays_by_itself_only() -> None:
    asked = begun(*GAMES[0])
    shown = play_position_out(asked, KEY, EN)
    drawn = play_position_out(sealed(asked, shown), KEY, EN)
    assert drawn.now is not None
    assert (drawn.now.seat, drawn.now.drawn) == (1, (0,))
    with pytest.raises(NotYourTurn):
        play_position_out(sealed(asked, drawn, drawn.now.table), KEY, EN)
    with pytest.raises(NotYourTurn):
        judge_practice_draft(_draft(asked, drawn, drawn.now.table), KEY, EN)


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
    shown = play_position_out(sealed(asked, play_position_out(asked, KEY, EN)), KEY, EN)
    assert shown.now is not None
    with pytest.raises(BadInput):
        play_position_out(replace(sealed(asked, shown), now=msgspec.structs.replace(shown.now, **part)), KEY, EN)


@pytest.mark.usefixtures("unpredictable")
def test_a_seal_is_of_one_game_and_one_host() -> None:
    asked = begun(*GAMES[0])
    shown = play_position_out(asked, KEY, EN)
    for other in (replace(asked, rack=("B3", "B8", "K1", "R13")), replace(asked, bots=("greedy",))):
        with pytest.raises(BadInput):
            play_position_out(sealed(other, shown), KEY, EN)
    for seal in ("", "x", "ä" * 48, play_position_out(asked, KEY, EN).seal[:16] + shown.seal[16:]):
        with pytest.raises(BadInput):
            play_position_out(replace(sealed(asked, shown), seal=seal), KEY, EN)
    with pytest.raises(BadInput):
        play_position_out(sealed(asked, shown), PracticeKey(b"another key"), EN)


def test_a_position_that_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(Impossible, match="Row 1 of the table"):
        play_position_out(begun("classic-nl", {}, "B4 B5 B7", "B3", "greedy"), KEY, EN)
    with pytest.raises(Impossible, match="Put at least one tile on the rack"):
        play_position_out(begun("classic-nl", {}, "", "", "greedy"), KEY, EN)
    whole = " ".join(f"{color}{value} {color}{value}" for color in "KRBO" for value in range(1, 14))
    with pytest.raises(Impossible, match="too few tiles"):
        play_position_out(begun("classic-nl", {}, "", f"{whole}", "greedy random beginner"), KEY, EN)
    for bots in ("nobody", "turbo-greedy"):
        with pytest.raises(BadInput, match=bots):
            play_position_out(begun("classic-nl", {}, "", "B3", bots), KEY, EN)
