"""The tally: every figure from deals that can be counted by hand."""

from fractions import Fraction

import pytest

from tilewright.arena.deals import DealResult, RotationResult
from tilewright.arena.tally import mean_interval, rate_interval, tally
from tilewright.engine import Seat

NAMES = ("a", "b")


def rotation(first_seat: int, won: Fraction | int, points: int, held_back: tuple[int, ...] | None) -> RotationResult:
    """Return a game of a on that seat against b, with a's part of the win and its points."""
    return RotationResult(
        seats=(Seat(first_seat), Seat(1 - first_seat)),
        wins=(Fraction(won), 1 - Fraction(won)),
        points=(Fraction(points), Fraction(-points)),
        illegal=(0, 1),
        held_back=held_back,
        games=1,
        turns=20 + first_seat,
        blocked=first_seat,
        lines=(),
    )


def deals(*, watched: bool = False) -> list[DealResult]:
    """Return three deals: a wins one of two games, one and a half, and both."""
    held = (4, 1) if watched else None
    return [
        DealResult(Seat(starter), (rotation(0, 1, 10, held), rotation(1, second, 4, held)))
        for starter, second in ((0, 0), (1, Fraction(1, 2)), (0, 1))
    ]


def test_every_figure_equals_a_count_by_hand() -> None:
    shown = tally(NAMES, deals(), seconds=2)
    assert (shown.games, shown.deals, shown.turns, shown.blocked, shown.games_per_s) == (6, 3, 20.5, 3, 3)
    assert shown.wins == {"a": 4.5, "b": 1.5}
    assert shown.win_rate == {"a": 0.75, "b": 0.25}
    assert shown.points == {"a": 7, "b": -7}
    assert shown.swept == {"a": 1, "b": 0}
    assert shown.illegal == {"a": 0, "b": 6}
    assert shown.ci95 == {"a": rate_interval([0.5, 0.75, 1.0]), "b": rate_interval([0.5, 0.25, 0.0])}
    assert shown.points_ci95 == {"a": mean_interval([7, 7, 7]), "b": mean_interval([-7, -7, -7])}
    assert (shown.held_back, shown.sprt) == (None, None)


def test_rates_by_seat_and_by_order_of_play() -> None:
    shown = tally(NAMES, deals(), seconds=1)
    assert shown.seat_rate == {"a": [1, 0.5], "b": [0.5, 0]}
    # The starters are seat 0 in the first and last deal, seat 1 in the second.
    assert shown.order_rate["a"] == pytest.approx([(1 + 0.5 + 1) / 3, (0 + 1 + 1) / 3])
    assert shown.order_rate["b"] == pytest.approx([(1 + 0 + 0) / 3, (0 + 0.5 + 0) / 3])


def test_held_back_turns_are_per_game() -> None:
    assert tally(NAMES, deals(watched=True), seconds=1).held_back == {"a": 4, "b": 1}


def test_one_deal_has_no_interval_of_points() -> None:
    shown = tally(NAMES, deals()[:1], seconds=1)
    assert shown.points_ci95 is None
    assert 0 <= shown.ci95["a"][0] < 0.5 < shown.ci95["a"][1] <= 1
