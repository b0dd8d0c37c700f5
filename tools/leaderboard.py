"""The leaderboard of the research tasks: `python -m tools.leaderboard` plays them and writes docs/leaderboard.md."""

import sys
from contextlib import closing
from pathlib import Path

from tilewright.arena.executors import finished, in_order, local_executor
from tilewright.research.tasks import POOL, SEED, TASKS, Score, score

PAGE = Path(__file__).resolve().parent.parent / "docs" / "leaderboard.md"
WORKERS = 2
BOTS = {
    "turbo": ("turbo-random", "turbo-greedy", "turbo-planner"),
    **dict.fromkeys(
        ("wins-2", "wins-3", "wins-4", "tiles"),
        ("random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder"),
    ),
}


def main() -> int:
    """Play every task with every bot that is quick enough, and write the page."""
    jobs = [(task, bot) for task in TASKS for bot in BOTS[task]]
    with closing(local_executor(WORKERS)) as executor:
        scores = [*in_order(finished(_scored, jobs, executor))]
    parts = [_HEAD]
    for task in TASKS:
        found = [one for one in scores if one.task == task]
        found.sort(key=lambda one: one.mean if task == "tiles" else -one.mean)
        parts.append(_table(task, found))
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    return 0


def _scored(job: tuple[str, str]) -> Score:
    task, bot = job
    return score(bot, task)


_HEAD = f"""# Leaderboard of the research tasks

Our bots in the tasks of [research.md](research.md), each with its whole number of deals. Seed {SEED}; the pool is
{", ".join(POOL)}. The searcher is left out. `python -m tools.leaderboard` plays everything
again and writes this page.
"""


def _table(task: str, scores: list[Score]) -> str:
    asked = TASKS[task]
    fair = "0 is the best" if task == "tiles" else f"an equal player would have {scores[0].fair:.3f}"
    rows = [
        f"| {one.policy} | {one.mean:.3f} | {one.interval[0]:.3f} to {one.interval[1]:.3f} | {one.games} |"
        for one in scores
    ]
    head = ["| bot | mean | 95 % interval | games |", "|---|---|---|---|"]
    return "\n".join([f"## {task}", "", f"The {asked.measures}; {fair}.", "", *head, *rows, ""])


if __name__ == "__main__":
    sys.exit(main())
