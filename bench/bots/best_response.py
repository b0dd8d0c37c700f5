"""The best response to the searcher with two players, written to docs/results/best-response.md.

A family of responders plays duplicate deals of two players against it. After each round the better half stays and plays
twice as many deals; the last one is then measured on fresh deals, so that its luck in the rounds does not count. What
was played is stored in a file, and the next run continues it.
"""

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from bench.bots.anytime import AnytimeMean
from bench.bots.pool import fingerprint, next_shares
from bench.commands import DOCS, RESULTS, parser
from tilewright.arena.checkpoint import RunFile
from tilewright.arena.deals import Simulation
from tilewright.games import edition
from tilewright.tiles import BadInput

PAGE, FILE = DOCS / "results" / "best-response.md", RESULTS / "best-response.jsonl"
BOT, RULES, SEED = "searcher", "classic-nl", 808
# Other budgets, searching from earlier or only at the end, and simple ways to play. Of equals the first stays.
FAMILY = (
    "searcher:steps=12000",
    "searcher:steps=300",
    "searcher:rollouts=1000",
    "searcher:waits=0",
    "searcher:waits=24",
    "searcher:waits=78",
    "searcher:rollouts=1000:steps=12000:waits=24",
    "hoarder",
    "timing",
    "timing:few=5",
    "cautious",
    "greedy",
)
FIRST_DEALS = 16
# Far more than any run plays.
MOST_DEALS = 1_000_000


class Run(Struct, frozen=True, kw_only=True):
    """The first line of a file: what its deals depend on."""

    bot: str
    fingerprint: str
    rules: str
    family: tuple[str, ...]
    first_deals: int
    seed: int


class Batch(Struct, frozen=True, kw_only=True):
    """A line of a file: the share of each of some deals that a responder won."""

    responder: str
    fresh: bool
    first: int
    shares: tuple[float, ...]


class Responses:
    """What each responder has won so far, stored in a file that a later run continues."""

    def __init__(self, path: Path, run: Run) -> None:
        """Open the file, or raise BadInput if it belongs to another run."""
        self.run, self._file = run, RunFile(path, run, Batch)
        self._shares: dict[tuple[str, bool], list[float]] = {}
        for line in self._file.lines:
            self._take(line)

    def mean(self, responder: str, *, fresh: bool = False, deals: int | None = None) -> AnytimeMean:
        """Return the share of a responder in its first deals, or in all of them."""
        mean = AnytimeMean(0.5)
        for share in self._shares.get((responder, fresh), [])[:deals]:
            mean.add(share)
        return mean

    def play(self, responder: str, *, fresh: bool, in_time: Callable[[], bool]) -> None:
        """Play the next deals of a responder; fresh ones are other deals than those of the rounds."""
        first = len(self._shares.get((responder, fresh), []))
        rules = edition(self.run.rules).rulebook
        simulation = Simulation(
            rules=rules, bots=(responder, self.run.bot), deals=MOST_DEALS, seed=self.run.seed + fresh
        )
        shares = next_shares(simulation, first, in_time)
        line = Batch(responder=responder, fresh=fresh, first=first, shares=tuple(shares))
        self._file.add(line)
        self._take(line)

    def _take(self, line: Batch) -> None:
        played = self._shares.setdefault((line.responder, line.fresh), [])
        if len(played) == line.first:
            played += line.shares


def rounds(results: Responses, in_time: Callable[[], bool]) -> list[tuple[str, ...]]:
    """Play round after round and return who took part in each; the last has one responder unless time ran out."""
    left, deals = results.run.family, results.run.first_deals
    found = [left]
    while len(left) > 1:
        for responder in left:
            while results.mean(responder).count < deals:
                if not in_time():
                    return found
                results.play(responder, fresh=False, in_time=in_time)
                print(_line(results, responder, fresh=False), flush=True)
        shares = {responder: results.mean(responder, deals=deals).mean for responder in left}
        left = tuple(sorted(left, key=lambda responder: -shares[responder])[: (len(left) + 1) // 2])
        found.append(left)
        deals *= 2
    return found


def confirm(results: Responses, responder: str, deals: int, in_time: Callable[[], bool]) -> None:
    """Measure a responder on fresh deals."""
    while results.mean(responder, fresh=True).count < deals and in_time():
        results.play(responder, fresh=True, in_time=in_time)
        print(_line(results, responder, fresh=True), flush=True)


def run_of(bot: str, rules: str, family: tuple[str, ...], first_deals: int, seed: int) -> Run:
    """Return what identifies a run: the bot by how it plays, and what it meets."""
    return Run(
        bot=bot,
        fingerprint=fingerprint((bot, bot), (bot, "hoarder")),
        rules=rules,
        family=family,
        first_deals=first_deals,
        seed=seed,
    )


def main(words: Sequence[str]) -> int:
    """Play for some minutes and write the page."""
    options = parser("best-response", __doc__, "--minutes 60")
    options.add_argument("--minutes", type=float, default=60, help="0 writes the page from the results there are")
    options.add_argument("--deals", type=int, default=2000, help="fresh deals of the responder that is left")
    options.add_argument("--bot", default=BOT, help="the bot to respond to")
    options.add_argument("--rules", default=RULES)
    options.add_argument("--results", type=Path, default=FILE, help="the file of what was played")
    options.add_argument("--page", type=Path, default=PAGE)
    asked = options.parse_args(words)
    try:
        results = Responses(asked.results, run_of(asked.bot, asked.rules, FAMILY, FIRST_DEALS, SEED))
    except BadInput as wrong:
        print(wrong, file=sys.stderr)
        return 2
    ends = time.monotonic() + 60 * asked.minutes
    played = rounds(results, lambda: time.monotonic() < ends)
    if len(played[-1]) == 1:
        confirm(results, played[-1][0], asked.deals, lambda: time.monotonic() < ends)
    asked.page.write_text(page_of(results, played), encoding="utf-8")
    return 0


def _line(results: Responses, responder: str, *, fresh: bool) -> str:
    found = results.mean(responder, fresh=fresh)
    return f"{responder:45} {found.count:5} {'fresh ' if fresh else ''}deals {_rate(found)}"


def _rate(found: AnytimeMean) -> str:
    low, high = found.interval()
    return f"{100 * found.mean:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def page_of(results: Responses, played: list[tuple[str, ...]]) -> str:
    """Return the page: what the responder that is left gains, and how far each came."""
    run = results.run
    last = played[-1][0] if len(played[-1]) == 1 else None
    fresh = results.mean(last, fresh=True) if last else AnytimeMean(0.5)
    said = "The rounds are not over: no responder has been measured on fresh deals yet."
    if last is not None and fresh.count:
        gain = 100 * fresh.interval()[1] - 50
        said = (
            f"The last one left is `{last}`. On {fresh.count:,} fresh deals it won {_rate(fresh)}, so that it gains "
            f"at most {max(0.0, gain):.1f} points over an even game."
        )
    rows = []
    for responder in sorted(run.family, key=lambda one: -sum(one in left for left in played)):
        found, stayed = results.mean(responder), sum(responder in left for left in played)
        rate = _rate(found) if found.count else ""
        rows.append(f"| `{responder}` | {stayed} | {found.count:,} | {rate} |")
    head = _HEAD.format(bot=run.bot, rules=run.rules, seed=run.seed, fingerprint=run.fingerprint, said=said)
    return head + "\n".join(rows) + "\n"


_HEAD = """# A best response

<!-- Written by `python -m bench best-response`; changes made here are lost. -->

How far can a player get who knows how `{bot}` plays? A family of responders plays against it with two players by
{rules}: the searcher itself with other budgets, or searching earlier (`waits` is the size of the pool above which it
holds back without search), and simple bots. Every deal is played from both seats. After each round the better half
stays and plays twice as many deals, all of them the same deals. Seed {seed}, fingerprint {fingerprint}.

{said}

This bounds what these responders gain, not what any player could: a larger family may contain a better one. The
intervals are confidence sequences ([arena.md](../arena.md#intervals-that-hold-at-any-time)): they contain the true
rate at all times with a probability of 95 %. Those of the rounds favor the responders that stayed, which were chosen by
these deals; those of the fresh deals do not.

<!-- not run: it takes an hour, or as many minutes as it is given -->
```console
$ python -m bench best-response --minutes 60
```

The next run continues from the results so far, `bench/results/best-response.jsonl`.

| responder | rounds | deals | wins |
| --- | --- | --- | --- |
"""
