"""Whether the badges of a review are deserved: how often known players get each, and how often it is right.

Every player plays games against greedy ones, which are reviewed as the server does it. Then each turn whose badge rests
on playouts is judged again by ten times as many, in other worlds: praise is right if holding back still wins more, and
blame if it wins less.
"""

import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from msgspec.structs import replace

from bench.commands import parser
from bench.printing import Table
from tilewright.analysis.badges import Badge
from tilewright.analysis.reviewing import Reviewed, Wanted, reviewed
from tilewright.answers.reviews import make_review
from tilewright.bots.protocol import AnyBot, play_or_pass
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.view import Seen, View
from tilewright.library.match import play_game

TIMES = 10


class Drawing:
    """Lays nothing, ever."""

    needs_history = False

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the command to draw."""
        return play_or_pass(view, None)


PLAYERS: dict[str, str | AnyBot] = {
    "always draws": Drawing(),
    "overlooks plays": "casual",
    "lays most": "greedy",
    "holds back": "hoarder",
    "searches": "searcher:rollouts=40",
}
JUDGED = {Badge.HELD, Badge.MISSED, Badge.OPEN}
Told = tuple[Badge, float]
"""The badge of a turn, and what the turn lost by many more playouts; 0 where the badge does not rest on them."""


def judged(player: str, rules: str, seed: int) -> list[Told]:
    """Return what a review says of each turn of a player in one game, and what many more playouts say."""
    seat = seed % 2
    bots: list[str | AnyBot] = ["greedy"]
    bots.insert(seat, PLAYERS[player])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.jsonl")
        play_game(bots, rules, seed).write(file)
        record = file.read_bytes()
    review = make_review(record, 1)
    own = [turn for turn in review.turns if turn.seat == seat]
    surer = Wanted(playouts=review.playouts * TIMES, compared=True, seed=seed + 2)
    return [(turn.badge, _lost(record, turn.turn, surer) if turn.badge in JUDGED else 0.0) for turn in own]


def _lost(record: bytes, turn: int, wanted: Wanted) -> float:
    found = next(iter(reviewed(record.splitlines(), replace(wanted, after=turn - 1))))
    assert isinstance(found, Reviewed)
    assert found.compared is not None
    return found.compared.lost.mean


def _rows(told: Sequence[Told]) -> Iterator[str]:
    counted = Counter(badge for badge, _ in told)
    for badge in Badge:
        lost = [value for one, value in told if one is badge]
        right = sum(value < 0 if badge is Badge.HELD else value > 0 for value in lost)
        yield f"{counted[badge]} ({right})" if badge in JUDGED else f"{counted[badge]}"


def main(words: Sequence[str]) -> int:
    """Print a row for each player and one for all: badges, and in parentheses how many of them are right."""
    options = parser("badges", __doc__, "--games 2 --workers 1")
    options.add_argument("--rules", default="classic-nl")
    options.add_argument("--games", type=int, default=20, help="games of each player")
    options.add_argument("--workers", type=int, default=None, help="processes; as many as there are cores")
    given = options.parse_args(words)
    printed = Table("player", "turns", *(badge.value for badge in Badge))
    every: list[Told] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for player in PLAYERS:
            games = [pool.submit(judged, player, given.rules, seed) for seed in range(given.games)]
            told = [turn for game in games for turn in game.result()]
            every += told
            printed.add(player, len(told), *_rows(told))
    printed.add("all", len(every), *_rows(every))
    return 0
