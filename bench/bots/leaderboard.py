"""The leaderboard of the research tasks, played and written to docs/results/leaderboard.md."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bench.commands import DOCS, parser
from bench.printing import table
from tilewright.arena.executors import finished, in_order, local_executor
from tilewright.research.tasks import POOL, SEED, TASKS, Score, score

PAGE = DOCS / "results" / "leaderboard.md"
WORKERS = 2
BOTS = {
    "turbo": ("turbo-random", "turbo-greedy", "turbo-planner"),
    **dict.fromkeys(
        ("wins-2", "wins-3", "wins-4", "hoarder", "tiles"),
        ("random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder", "searcher"),
    ),
}


def main(words: Sequence[str]) -> int:
    """Play every task with every bot, and write the page."""
    options = parser("leaderboard", __doc__, "--tasks turbo --page turbo.md")
    options.add_argument("--tasks", nargs="*", choices=TASKS, default=[*TASKS], help="the tasks to play (all)")
    options.add_argument("--deals", type=int, help="deals of each task, instead of its own number")
    options.add_argument("--page", type=Path, default=PAGE, help="the page to write (docs/results/leaderboard.md)")
    given = options.parse_args(words)
    jobs = [(task, bot, given.deals) for task in given.tasks for bot in BOTS[task]]
    with closing(local_executor(WORKERS)) as executor:
        scores = [*in_order(finished(_scored, jobs, executor))]
    parts = [_HEAD]
    for task in given.tasks:
        found = [one for one in scores if one.task == task]
        found.sort(key=lambda one: one.mean if task == "tiles" else -one.mean)
        parts.append(_table(task, found))
    given.page.write_text("\n".join(parts), encoding="utf-8")
    return 0


def _scored(job: tuple[str, str, int | None]) -> Score:
    task, bot, deals = job
    return score(bot, task, deals)


_HEAD = f"""# Leaderboard of the research tasks

Our bots in the tasks of [research.md](../research.md), each with its whole number of deals. Seed {SEED}; the pool is
{", ".join(POOL)}. `python -m bench leaderboard` plays everything again and writes this page.
"""


def _table(task: str, scores: list[Score]) -> str:
    asked = TASKS[task]
    fair = "0 is the best" if task == "tiles" else f"an equal player would have {scores[0].fair:.3f}"
    rows = [
        (one.policy, f"{one.mean:.3f}", f"{one.interval[0]:.3f} to {one.interval[1]:.3f}", one.games) for one in scores
    ]
    shown = table(("bot", "mean", "95 % interval", "games"), rows)
    return "\n".join([f"## {task}", "", f"The {asked.measures}; {fair}.", "", shown, ""])
