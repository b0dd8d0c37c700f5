"""Badges of a review: praise and blame only where the playouts tell a difference."""

from pathlib import Path

import pytest

from bench.bots.badges import Drawing
from tilewright.analysis.badges import Badge, badge_of
from tilewright.analysis.reviewing import Reviewed, TurnReview, Verdict
from tilewright.analysis.watching import Compared, Difference
from tilewright.answers.reviews import make_review
from tilewright.library.match import play_game
from tilewright.records.referee import judged_lines

SAMPLE = Path(__file__).resolve().parents[1] / "transcripts" / "classic-nl.jsonl"


def turn(lost: tuple[float, float] | None, *, played: int = 0, out: bool = False, opened: bool = True) -> Reviewed:
    """Return a turn that laid fewer than four pieces, and lost between so much and so much."""
    found = TurnReview(
        game=1,
        turn=1,
        seat=0,
        line=3,
        played=played,
        points=0,
        best=4,
        best_points=0,
        missed=4 - played,
        could_go_out=out,
        could_open=not opened,
        opened=opened,
        best_played=(),
        best_table=(),
        exact=True,
        verdict=Verdict.MISSED if played else Verdict.HELD,
    )
    compared = lost and Compared(lost=Difference(sum(lost) / 2, *lost), given_away=0.0, points=0, best_points=0)
    return Reviewed(found, next(judged_lines(SAMPLE.read_bytes().splitlines())), compared or None)


@pytest.mark.parametrize(
    ("given", "lays_later", "badge"),
    [
        (turn((0.01, 0.2)), True, Badge.MISSED),
        (turn((0.01, 0.2), opened=False), True, Badge.OPEN),
        (turn((0.01, 0.2), opened=False, played=2), True, Badge.MISSED),
        (turn((-0.01, 0.2)), True, Badge.EVEN),
        (turn((-0.2, 0.01)), True, Badge.EVEN),
        (turn((-0.2, -0.01)), True, Badge.HELD),
        (turn((-0.2, -0.01), played=2), True, Badge.HELD),
        (turn((-0.2, -0.01)), False, Badge.EVEN),
        (turn((-0.2, -0.01), out=True), True, Badge.OUT),
        (turn(None), True, Badge.MISSED),
        (turn((0.0, 0.0), played=4), True, Badge.BEST),
    ],
)
def test_a_badge_follows_the_interval(given: Reviewed, lays_later: bool, badge: Badge) -> None:
    assert badge_of(given, lays_later=lays_later) is badge


@pytest.mark.deep
def test_somebody_who_always_draws_is_never_praised(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play_game([Drawing(), "greedy"], "classic-nl", 3).write(file)
    drawing, greedy = make_review(file.read_bytes(), 1).seats
    assert drawing.badges["held"] == 0
    assert drawing.badges["out"] > 0
    assert greedy.badges["out"] == 0
