"""Best turns, shaped once for the command line and the HTTP API."""

import pytest

from tilewright.analysis.kinds import SOLVERS, answer, best_turn
from tilewright.analysis.solving import BestTurn, Question, TileRow
from tilewright.games import edition
from tilewright.rules.printing import NoSuchRulebook


def test_a_position_of_tiles_is_answered_in_rows() -> None:
    turn = best_turn(Question[TileRow](table=(("B4", "B5", "B6"),), rack=("B3",)))
    assert turn == BestTurn(
        played=("B3",), table=(("B3", "B4", "B5", "B6"),), tiles=1, points=3, exact=True, us=turn.us
    )


def test_a_position_of_dice_is_answered_in_cells() -> None:
    turn = answer({"rules": "turbo", "table": [[0, 0, "K3"], [1, 0, "K4"], [2, 0, "K5"]], "rack": ["K6"]})
    assert (turn.played, turn.table[-1]) == (("K6",), (3, 0, "K6"))
    assert SOLVERS.of(edition("turbo").rulebook).write(turn.table) == "0,0 K3 K4 K5 K6"


def test_the_rulebook_decides_how_the_table_is_read() -> None:
    with pytest.raises(NoSuchRulebook, match="there is no rulebook"):
        answer({"rules": "chess", "rack": ["K6"]})
