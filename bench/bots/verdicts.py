"""The searcher judged against the frozen pool of bots, written to docs/results/matches.md.

What was played is stored in a file, and the next run continues it. A pairing is played until its verdict is clear, and
when all are, the time left makes the intervals narrower.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bench.bots.pool import Member, Pairing, PoolRun, Results, fingerprint, pairings_of, play_pool, pool
from bench.commands import DOCS, RESULTS, parser
from tilewright.games import GameRules, edition
from tilewright.tiles import BadInput

PAGE, FILE = DOCS / "results" / "matches.md", RESULTS / "verdicts.jsonl"
RULES = ("classic-nl", "classic-de", "twist", "six")
TABLES = (*((rules, seats) for seats in (2, 4, 3) for rules in RULES[:3]), ("six", 6))
BOT = "searcher"
SEED = 2121


def run_of(bot: str, seed: int, members: tuple[Member, ...]) -> PoolRun:
    """Return what identifies a run: the bot and the pool by how they play."""
    return PoolRun(
        bot=bot,
        fingerprint=fingerprint((bot, "hoarder"), (bot, "hoarder", "hoarder")),
        members=tuple(f"{member.spec} {member.version}" for member in members),
        seed=seed,
    )


def main(words: Sequence[str]) -> int:
    """Play for some minutes and write the page."""
    options = parser("verdicts", __doc__, "--minutes 60")
    options.add_argument("--minutes", type=float, default=60, help="0 writes the page from the results there are")
    options.add_argument("--results", type=Path, default=FILE, help="the file of what was played")
    options.add_argument("--bot", default=BOT, help="the bot to judge")
    options.add_argument("--deals", type=int, default=2000, help="deals of two players; of more players half as many")
    options.add_argument("--seats", type=int, help="play only with this many players")
    options.add_argument("--seed", type=int, default=SEED)
    options.add_argument("--page", type=Path, default=PAGE)
    asked = options.parse_args(words)
    run = run_of(asked.bot, asked.seed, pool())
    try:
        results = Results(asked.results, run, pairings_of(pool(), TABLES, asked.deals))
    except BadInput as wrong:
        print(wrong, file=sys.stderr)
        return 2
    ends = time.monotonic() + 60 * asked.minutes
    for pairing in play_pool(results, run, rulebook_of, lambda: time.monotonic() < ends, asked.seats):
        print(_line(results, pairing), flush=True)
    asked.page.write_text(page_of(results, run), encoding="utf-8")
    return 0


def rulebook_of(name: str) -> GameRules:
    """Return the rulebook of an edition."""
    return edition(name).rulebook


def _line(results: Results, pairing: Pairing) -> str:
    found = results.of(pairing)
    low, high = found.interval()
    where = f"{pairing.rules} {pairing.seats} {pairing.member}"
    rates = f"{100 * found.mean:5.1f} ({100 * low:.1f} to {100 * high:.1f})"
    return f"{where:40} {found.count:5} deals {rates} {found.verdict}"


def page_of(results: Results, run: PoolRun) -> str:
    """Return the page: a table for each rulebook and number of seats."""
    tables: dict[tuple[str, int], list[str]] = {}
    for pairing in sorted(results.pairings, key=lambda one: (RULES.index(one.rules), one.seats)):
        tables.setdefault((pairing.rules, pairing.seats), []).append(_row(results, pairing))
    played = [results.of(one) for one in results.pairings]
    counts = Counter(one.verdict for one in played if one.count)
    said = f"{counts['above']} are above the fair share, {counts['below']} below it, {counts['open']} open"
    if left := len(played) - counts.total():
        said += f" and {left} not played yet"
    parts = [_HEAD.format(bot=run.bot, seed=run.seed, fingerprint=run.fingerprint, said=said)]
    for (rules, seats), rows in tables.items():
        parts.append(f"## {rules}, {seats} players\n\nA fair share is {100 / seats:.1f} %.\n\n{_COLUMNS}")
        parts.append("\n".join(rows) + "\n")
    return "\n".join(parts)


_HEAD = """# Matches of the searcher

<!-- Written by `python -m bench verdicts`; changes made here are lost. -->

`{bot}` against every member of the frozen pool (`bench/bots/pool.txt`): it has one seat, and copies of the member have
the others. Every deal is played from every seat. Seed {seed}, fingerprint {fingerprint}. Of the pairings, {said}.

Deals go to what is undecided; when everything is decided, the time that is left goes to the pairing with the smallest
share of its deals (2,000 with two players, 1,000 with more), with `--seats 2` of those with two players. So the numbers
of deals differ, and were not fixed in advance. The intervals allow for that: they are confidence sequences
([the arena](../arena.md#intervals-that-hold-at-any-time)) that contain the true rate *at all times* with a probability
of 95 %. They are wider than intervals of a fixed number of deals, and each is for its own pairing: of many, one in
twenty may be wrong. `above` means that the whole interval is above the fair share.

<!-- not run: it takes an hour, or as many minutes as it is given -->
```console
$ python -m bench verdicts --minutes 60
```

The next run continues from the results so far, `bench/results/verdicts.jsonl`. They are refused if the bot or a
member plays differently than before; then the file must be removed.
"""
_COLUMNS = """| against | deals | games | wins | 95 % interval | verdict |
| --- | --- | --- | --- | --- | --- |"""


def _row(results: Results, pairing: Pairing) -> str:
    found = results.of(pairing)
    if not found.count:
        return f"| `{pairing.member}` | 0 | 0 | | | not played |"
    low, high = (f"{100 * end:.1f}" for end in found.interval())
    cells = (f"{found.count:,}", f"{found.count * pairing.seats:,}", f"{100 * found.mean:.1f} %", f"{low} to {high}")
    return f"| `{pairing.member}` | {' | '.join(cells)} | {found.verdict} |"
