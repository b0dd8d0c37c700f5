"""Deal sheets: what is laid out by hand is what a match with the same key deals."""

import pytest

from tilewright.arena.match import shuffles_from
from tilewright.chance import Chance
from tilewright.engine import replay
from tilewright.games import EDITIONS, KINDS
from tilewright.rules.rulebook import Rulebook
from tilewright.tabletop.deal_sheets import deal_sheet, sheet_lines
from tilewright.tiles import face_of, faces_of, read_row

ENGINE = KINDS.tiles.engine
TILE_RULES = [booklet.rulebook for booklet in EDITIONS.values() if isinstance(booklet.rulebook, Rulebook)]


@pytest.mark.parametrize("rules", TILE_RULES, ids=lambda rules: rules.id)
def test_a_sheet_is_the_deal_of_a_match(rules: Rulebook) -> None:
    shuffles = shuffles_from(ENGINE, rules, 3, Chance(b"sheet"))
    state = replay(ENGINE, ENGINE.start(rules, 3, shuffles))
    sheet = deal_sheet(rules, 3, shuffles)
    assert sheet.racks == tuple(map(faces_of, state.game.racks))
    assert sheet.starter == ENGINE.to_move(state)[0]
    # The first tile that is drawn is the first one on the sheet.
    drawn = ENGINE.decide(state, sheet.starter, ENGINE.fallback(state))
    assert face_of(drawn[0].tile) == sheet.pool[0]


def test_the_lines_have_every_tile_once_and_mark_who_starts() -> None:
    rules = TILE_RULES[0]
    sheet = deal_sheet(rules, 4, shuffles_from(ENGINE, rules, 4, Chance(b"sheet")))
    lines = [*sheet_lines(sheet)]
    racks, pool = lines[:4], lines[4:]
    assert [line.startswith(">") for line in racks] == [seat == sheet.starter for seat in range(4)]
    assert [read_row(line.split(":")[1]) for line in racks] == [*sheet.racks]
    assert [int(line.split(".")[0]) for line in pool] == [*range(1, len(sheet.pool) + 1, 10)]
    assert read_row(" ".join(line.split(".")[1] for line in pool)) == sheet.pool
