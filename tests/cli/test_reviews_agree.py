"""The review of a match on the server and `tilewright analyse` say the same of every turn."""

from pathlib import Path

import pytest

from tests.cli.runs import Tilewright
from tilewright.analysis.badges import Badge
from tilewright.analysis.reviewing import GameSummary, TurnReview, review
from tilewright.answers.reviews import make_review

RECORDS = Path(__file__).resolve().parents[1] / "transcripts"
_AGREED = ("turn", "seat", "played", "best", "missed")


def games_of(record: bytes) -> list[tuple[list[TurnReview], GameSummary]]:
    """Return the turns and the summary of each game, as the command line prints them."""
    games: list[tuple[list[TurnReview], GameSummary]] = []
    turns: list[TurnReview] = []
    for item in review(record.splitlines()):
        if isinstance(item, GameSummary):
            games.append((turns, item))
            turns = []
        else:
            turns.append(item)
    return games


def agrees(record: bytes, game: int, turns: list[TurnReview], summary: GameSummary) -> None:
    """Check the review of a game against what the command line says of it."""
    made = make_review(record, game)
    assert [[getattr(turn, name) for name in _AGREED] for turn in made.turns] == [
        [getattr(turn, name) for name in _AGREED] for turn in turns
    ]
    assert [turn.proven for turn in made.turns] == [turn.exact for turn in turns]
    for shown, turn in zip(made.turns, turns, strict=True):
        if shown.badge in {Badge.BEST, Badge.NONE}:
            assert turn.missed == 0
        elif turn.could_go_out:
            assert shown.badge is Badge.OUT
        else:
            # Without playouts everything that was missed is a mistake; with them only what clearly lost chances.
            assert shown.mistake == (not shown.chances or shown.lost > 0)
        assert shown.mistake == (shown.badge in {Badge.OUT, Badge.OPEN, Badge.MISSED})
        assert not shown.chances or sum(shown.chances) == pytest.approx(1, abs=0.01)
    for seat, told in zip(made.seats, summary.summary, strict=True):
        assert (seat.turns, seat.missed, seat.outs_missed) == (told.turns, told.missed, told.outs_missed)
        assert sum(seat.badges.values()) == seat.turns
        # By theme: only what was best, or a mistake.
        best = seat.badges[Badge.BEST.value]
        mistakes = sum(seat.badges[badge.value] for badge in Badge if badge.is_mistake)
        assert (sum(each.turns for each in seat.themes), sum(each.best for each in seat.themes)) == (
            best + mistakes,
            best,
        )


@pytest.mark.slow(reason="reviews games with playouts for every turn")
def test_a_review_agrees_with_the_command_line(deep: bool, tilewright: Tilewright, tmp_path: Path) -> None:
    """Every turn has the solver's optimum; 200 games in a deep run, a short one and one of Turbo every day."""
    short = tmp_path / "short.jsonl"
    played = ["--bots", "greedy,cautious", "--seed", "5", "--records", str(short), "--house", "deal.rack=7"]
    assert tilewright("simulate", "--games", "180" if deep else "1", *played).code == 0
    stored = sorted(RECORDS.glob("*.jsonl")) if deep else [RECORDS / "turbo.jsonl"]
    count = 0
    for file in (short, *stored):
        record = file.read_bytes()
        for game, (turns, summary) in enumerate(games_of(record)[: None if deep else 1], start=1):
            agrees(record, game, turns, summary)
            count += 1
    print(f"{count} games reviewed")
