"""The tasks: fixed deals, the same questions for everybody, and intervals."""

import numpy as np
import pytest

from bench.bots.leaderboard import BOTS, PAGE
from tilewright import research
from tilewright.research.episode import Observation
from tilewright.research.tasks import TASKS
from tilewright.tiles import BadInput


def most_pieces_first(observation: Observation) -> int:
    """Commit while anything fits; then end the turn, or draw."""
    return int(np.flatnonzero(observation["action_mask"])[0])


def test_the_tiles_lost_by_the_best_turn_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    best = research.score("greedy", "tiles", deals=2)
    assert (best.mean, best.games, best.interval) == (0, 2, (0, 0))
    assert capsys.readouterr().out == f"{best}\n"
    commits = research.score(most_pieces_first, "tiles", deals=2)
    assert commits.policy == "most_pieces_first"
    assert 0 < commits.mean < 1
    assert commits == research.score(most_pieces_first, "tiles", deals=2)


def test_every_seat_is_played_and_the_winners_share_is_counted() -> None:
    found = research.score(most_pieces_first, "wins-3", deals=2)
    assert found.games == 6
    assert found.fair == pytest.approx(1 / 3)
    assert found.interval[0] <= found.mean <= found.interval[1]
    assert research.score("turbo-random", "turbo", deals=2).games == 4


def test_what_is_not_a_task_is_refused() -> None:
    with pytest.raises(BadInput, match="chess is not a task: there are wins-2"):
        research.score("greedy", "chess")
    with pytest.raises(BadInput, match="at least 2 deals, not 1"):
        research.score("greedy", "tiles", deals=1)
    with pytest.raises(BadInput, match="turbo is played by bots"):
        research.score(most_pieces_first, "turbo")


def test_the_leaderboard_has_every_bot_in_every_task() -> None:
    parts = PAGE.read_text("utf-8").split("\n## ")[1:]
    assert [part.partition("\n")[0] for part in parts] == [*TASKS]
    for task, part in zip(TASKS, parts, strict=True):
        assert {line.split(" | ")[0].removeprefix("| ") for line in part.splitlines() if line.startswith("| ")} == {
            "bot",
            *BOTS[task],
        }
