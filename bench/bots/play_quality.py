"""How well each bot chose its turns by the figure of a review, and its rank correlation with the ladder.

Every bot plays games against greedy ones, one or three in turn, and each game is reviewed as the server does it. The
figures of a game are averaged; the ladder is the order of the bots in `tilewright bots`. With `--results` each figure
is written to a file when it is known, and a run that was interrupted continues with the games that are not there.
"""

import tempfile
from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from bench.commands import parser
from bench.printing import Table
from tilewright.answers.reviews import make_review
from tilewright.bots.kinds import LADDERS
from tilewright.library.match import play_game
from tilewright.rules.booklets import DEFAULT, booklet

LEAST_CORRELATION = 0.9
RIVALS = (1, 3)
# Far from the seeds of small runs, which begin at 1.
FIRST_SEED = 1_001


def figure(name: str, rival: str, rules: str, seed: int) -> int | None:
    """Return the figure of a bot in one game; its seat and the number of its rivals follow from the seed."""
    rivals = RIVALS[seed % len(RIVALS)]
    seat = seed // len(RIVALS) % (rivals + 1)
    bots = [rival] * rivals
    bots.insert(seat, name)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.jsonl")
        play_game(bots, rules, seed).write(file)
        review = make_review(file.read_bytes(), 1)
    return review.seats[seat].quality


def rank_correlation(values: Sequence[float]) -> float:
    """Return Spearman's rank correlation of some values with their order; equal ones share their rank."""
    ranks = [sum(other < one for other in values) + (values.count(one) - 1) / 2 for one in values]
    middle = (len(values) - 1) / 2
    order = [place - middle for place in range(len(values))]
    apart = [rank - middle for rank in ranks]
    size = (sum(x * x for x in order) * sum(y * y for y in apart)) ** 0.5
    return sum(x * y for x, y in zip(order, apart, strict=True)) / size if size else 0.0


def _figures(given: Namespace) -> dict[tuple[str, int], int | None]:
    """Return the figure of each bot and seed; games that a file has are not played again."""
    ladder = LADDERS.of(booklet(given.rules))
    wanted = [(name, seed) for seed in range(given.seed, given.seed + given.games) for name in ladder.bots]
    known = _known(given.results, given.rules)
    with ProcessPoolExecutor(given.workers) as pool:
        left = [each for each in wanted if each not in known]
        asked = {pool.submit(figure, name, ladder.yardstick, given.rules, seed): (name, seed) for name, seed in left}
        for done in as_completed(asked):
            known[asked[done]] = done.result()
            if given.results is not None:
                with given.results.open("ab") as file:
                    file.write(msgspec.json.encode((given.rules, *asked[done], done.result())) + b"\n")
    return {each: known[each] for each in wanted}


def _known(file: Path | None, rules: str) -> dict[tuple[str, int], int | None]:
    """Return the figures of a file; a line that was cut off is played again."""
    if file is None or not file.exists():
        return {}
    whole = file.read_bytes().rpartition(b"\n")[0]
    file.write_bytes(whole + b"\n" if whole else b"")
    rows = [msgspec.json.decode(line, type=tuple[str, str, int, int | None]) for line in whole.splitlines()]
    return {(name, seed): value for book, name, seed, value in rows if book == rules}


def main(words: Sequence[str]) -> int:
    """Print a row for each bot and the correlation, and return 1 if it is too low."""
    options = parser("play-quality", __doc__, "--games 20 --workers 1")
    options.add_argument("--rules", default=DEFAULT)
    options.add_argument("--games", type=int, default=200, help="games of each bot")
    options.add_argument("--seed", type=int, default=FIRST_SEED)
    options.add_argument("--workers", type=int, default=None, help="processes; as many as there are cores")
    options.add_argument("--results", type=Path, help="a file for the figures, from which a run continues")
    given = options.parse_args(words)
    figures = _figures(given)
    printed = Table("bot", "games", "figure", "95 % of the mean")
    means: list[float] = []
    for name in LADDERS.of(booklet(given.rules)).bots:
        found = [value for (bot, _), value in sorted(figures.items()) if bot == name and value is not None]
        means.append(fmean(found))
        reach = 1.96 * stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
        printed.add(name, len(found), f"{means[-1]:.1f}", f"± {reach:.1f}")
    correlation = rank_correlation(means)
    print(f"rank correlation with the ladder: {correlation:.3f}, at least {LEAST_CORRELATION} wanted")
    return int(correlation < LEAST_CORRELATION)
