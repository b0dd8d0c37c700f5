"""Scoring the dice game: the score card and who wins a match, from tests/data/turbo_scores.txt."""

import pytest

from tests.tables import cases, turbo_named
from tilewright.dice.events import RoundEnd
from tilewright.dice.scoring import Result, is_decided, round_winners, score_card, standing
from tilewright.engine import Seat


def result(text: str) -> Result:
    """Return the end of a round that a table names."""
    reason, winner, *left = text.split()
    return Result(RoundEnd(reason), () if winner == "-" else (Seat(int(winner)),), tuple(map(int, left)))


@pytest.mark.parametrize(("house", "rounds", "card", "winners"), cases("turbo_scores.txt"))
def test_the_score_card_has_points_totals_and_the_winner(house: str, rounds: str, card: str, winners: str) -> None:
    results = [result(text) for text in rounds.split(";")]
    written = [f"{' '.join(map(str, line.points))} = {' '.join(map(str, line.totals))}" for line in score_card(results)]
    assert "; ".join(written) == card
    outcome = standing(results)
    decided = is_decided(results, turbo_named(house))
    assert (" ".join(map(str, outcome.winners)) if decided else "-") == winners
    assert list(outcome.totals) == list(score_card(results)[-1].totals)
    assert outcome.games_won == tuple(sum(seat in one.winners for one in results) for seat in range(2))


@pytest.mark.parametrize(
    ("left", "counts", "winners"),
    [
        ((0, 23), (0, 4), (0,)),
        ((23, 0), (4, 0), (1,)),
        ((0, 0), (0, 2), (0,)),
        ((12, 13), (5, 1), (0,)),
        ((12, 11), (1, 5), (1,)),
        ((12, 12), (1, 5), ()),
        ((0, 0), (1, 1), ()),
    ],
)
def test_a_round_is_won_by_going_out_or_by_fewer_points_left(
    left: tuple[int, int], counts: tuple[int, int], winners: tuple[int, ...]
) -> None:
    # TB-18, A-T11
    assert round_winners(left, counts) == winners


def test_before_the_first_round_nobody_leads() -> None:
    assert standing([]).winners == ()
    assert list(standing([]).totals) == [0, 0]
