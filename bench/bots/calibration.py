"""How well win chances are calibrated: games of bots are played and compared with them.

In each game some turns are chosen by lot, and the seat to act says every seat's chance. The chances of all these
positions are put into bins, and each bin's mean chance is compared with the share that was really won.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

from msgspec import Struct

from bench.commands import parser
from bench.printing import table
from tilewright.analysis.chances import PLAYOUTS, win_chances
from tilewright.arena.match import play_match, start_events
from tilewright.bots.protocol import TileBot
from tilewright.bots.registry import bot
from tilewright.chance import Chance, branch
from tilewright.game.commands import Command
from tilewright.game.view import Seen, View
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house

BOTS = "greedy,cautious,timing,hoarder"
BINS = 10
# The chance that a turn is chosen: a game has about 50.
_CHOSEN = 0.1


class Prediction(Struct, frozen=True):
    """A chance, and the share of the win it turned out to be."""

    chance: float
    share: float


class Bin(Struct, frozen=True):
    """Predictions of about the same chance: how many, their mean, and the share that was won."""

    size: int
    predicted: float
    observed: float


class _Watched:
    """A bot whose seat says the chances before some of its turns."""

    def __init__(self, bot: TileBot, random: Random, playouts: int, said: list[tuple[float, ...]]) -> None:
        self._bot, self._random, self._playouts, self._said = bot, random, playouts, said

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        if not view.shown and self._random.random() < _CHOSEN:
            found = win_chances(view, seen, self._playouts, None)
            self._said.append(tuple(one.chance for one in found))
        return self._bot.choose(view, seen, chance)


def predictions(rules: str, names: Sequence[str], seed: int, playouts: int = PLAYOUTS) -> Iterator[list[Prediction]]:
    """Yield the predictions of one position after the other, from games of random line-ups without end."""
    random = Random(seed)
    rulebook = with_house(booklet(rules), {"match.games": 1})
    for number in count():
        seats = random.randint(2, 4)
        said: list[tuple[float, ...]] = []
        bots = [_Watched(bot(random.choice(names)), random, playouts, said) for _ in range(seats)]
        chance = branch(Chance(seed.to_bytes(8, "big")), number)
        first = start_events(TILE_GAME, rulebook, seats, branch(chance, "deal"))
        winners = play_match(TILE_GAME, first, bots, branch(chance, "bots")).state.results[-1].winners
        for chances in said:
            yield [Prediction(one, (seat in winners) / len(winners)) for seat, one in enumerate(chances)]


def binned(found: Sequence[Prediction]) -> list[Bin]:
    """Return the predictions in bins of equal width."""
    bins: list[list[Prediction]] = [[] for _ in range(BINS)]
    for one in found:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    return [Bin(len(some), fmean(p.chance for p in some), fmean(p.share for p in some)) for some in bins if some]


def calibration_error(bins: Sequence[Bin]) -> float:
    """Return the mean distance between predicted and observed, each bin by its size."""
    return sum(one.size * abs(one.predicted - one.observed) for one in bins) / sum(one.size for one in bins)


def main(words: Sequence[str]) -> int:
    """Print predicted against observed for some positions, and the calibration error in points."""
    options = parser("calibration", __doc__, "--seed 2 --plot docs/calibration.svg")
    options.add_argument("--rules", default="classic-nl")
    options.add_argument("--bots", default=BOTS, help="the bots that line-ups are drawn from")
    options.add_argument("--positions", type=int, default=5000)
    options.add_argument("--playouts", type=int, default=PLAYOUTS)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--plot", type=Path, help="also draw predicted against observed to this SVG file")
    asked = options.parse_args(words)
    found: list[Prediction] = []
    positions = predictions(asked.rules, asked.bots.split(","), asked.seed, asked.playouts)
    for _ in range(asked.positions):
        found += next(positions)
    bins = binned(found)
    title = f"{asked.positions} positions, {len(found)} chances, {asked.rules}, {asked.bots}, seed {asked.seed}"
    print(title)
    rows = [(f"{100 * one.predicted:.1f}", f"{100 * one.observed:.1f}", one.size) for one in bins]
    print(table(("predicted %", "observed %", "chances"), rows))
    print(f"calibration error: {100 * calibration_error(bins):.2f} points")
    if asked.plot is not None:
        asked.plot.write_text(plot(bins, title), encoding="utf-8")
    return 0


def plot(bins: Sequence[Bin], title: str) -> str:
    """Return predicted against observed as an SVG: a circle for each bin, its area by the number of chances."""
    most = max(one.size for one in bins)
    parts = [_HEAD.format(side=_SIDE + 2 * _EDGE, title=title)]
    for tenth in range(0, 11, 2):
        at, name = _SIDE * tenth / 10, f"{10 * tenth} %"
        across, down = _EDGE + at, _EDGE + _SIDE - at
        parts.append(f'  <path class="grid" d="M{_EDGE} {down}h{_SIDE}M{across} {_EDGE}v{_SIDE}"/>')
        parts.append(f'  <text x="{_EDGE - 6}" y="{down + 4}" text-anchor="end">{name}</text>')
        parts.append(f'  <text x="{across}" y="{_EDGE + _SIDE + 18}" text-anchor="middle">{name}</text>')
    parts.append(f'  <path class="even" d="M{_EDGE} {_EDGE + _SIDE}l{_SIDE} -{_SIDE}"/>')
    for one in bins:
        across, down = _EDGE + _SIDE * one.predicted, _EDGE + _SIDE * (1 - one.observed)
        parts.append(f'  <circle cx="{across:.1f}" cy="{down:.1f}" r="{3 + 9 * sqrt(one.size / most):.1f}"/>')
    parts.append(f'  <text x="{_EDGE + _SIDE / 2}" y="{_EDGE + _SIDE + 36}" text-anchor="middle">predicted</text>')
    parts.append(f'  <text x="{_EDGE}" y="{_EDGE - 10}" text-anchor="middle">observed</text>')
    return "\n".join([*parts, "</svg>", ""])


_SIDE, _EDGE = 320, 56
_HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img" aria-label="{title}">
  <style>
    svg {{ background: #ffffff; font: 12px system-ui, sans-serif; }}
    text {{ fill: #222222; }}
    .grid {{ stroke: #dddddd; }}
    .even {{ stroke: #888888; stroke-dasharray: 4 4; }}
    circle {{ fill: #4477aa; fill-opacity: 0.75; }}
    @media (prefers-color-scheme: dark) {{
      svg {{ background: #16181d; }}
      text {{ fill: #e6e6e6; }}
      .grid {{ stroke: #3a3f48; }}
    }}
  </style>"""
