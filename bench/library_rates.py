"""How many rows a second the library reads and checks, and `tilewright check` writes.

About a third of the rows are sets as they lie, a third sets in another order, a third random pieces. Rates are of
processor time. They depend on the machine: `--against COMMIT` measures an older version in the same run, sample by
sample.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence

import tilewright as tw
from bench.commands import parser
from bench.versions import Figures, add_options, compare

ROWS, FEW = 20_000, 500
# The rulebooks, with the jokers of their boxes.
BOOKS = {"classic-nl": "J", "twist": "JDCM"}
COLORS, NUMBERS = "KRBO", range(1, 14)


def random_rows(rules: str, count: int) -> list[str]:
    """Return rows that all differ; only this module has a part in them, so that every version gets the same."""
    luck, rows = random.Random(7), dict[str, None]()
    while len(rows) < count:
        row = _set(luck)
        for place in luck.sample(range(len(row)), luck.randrange(3)):
            row[place] = luck.choice(BOOKS[rules])
        kind = luck.randrange(3)
        if kind == 1:
            luck.shuffle(row)
        elif kind == 2:
            row = [f"{luck.choice(COLORS)}{luck.choice(NUMBERS)}" for _ in row]
        rows[" ".join(row)] = None
    return list(rows)


def _set(luck: random.Random) -> list[str]:
    if luck.random() < 0.3:
        value = luck.choice(NUMBERS)
        return [f"{color}{value}" for color in luck.sample(COLORS, luck.choice((3, 4)))]
    size = min(luck.randint(3, 13), luck.randint(3, 13))
    first, color = luck.randint(1, 14 - size), luck.choice(COLORS)
    return [f"{color}{value}" for value in range(first, first + size)]


def rates_here(count: int) -> Figures:
    """Return the rates of the version that is imported, by what is measured."""
    found: Figures = {}
    for rules in BOOKS:
        rows, book = random_rows(rules, count), tw.booklet(rules)
        faces, again = [*map(tw.read_row, rows)], rows[:FEW] * (count // FEW)
        # The first question of a process reads word files and builds tables.
        tw.check_table(" | ".join(rows[:FEW]), book)
        asked: dict[str, Iterable[object]] = {
            "readings_many, texts": tw.readings_many(rows, book),
            "readings_many, texts that recur": tw.readings_many(again, book),
            "readings_many, faces": tw.readings_many(faces, book),
            "readings": (tw.readings(row, book) for row in rows),
            "check_table, a row each": (tw.check_table(row, book) for row in rows),
        }
        for name, answers in asked.items():
            began = time.process_time()
            done = sum(1 for _ in answers)
            found[f"{rules}: {name}"] = done / (time.process_time() - began)
    return found


def command_rates(count: int) -> Figures:
    """Return the rates of `tilewright check --json`, without the time that it takes to start and for the first rows."""
    found: Figures = {}
    for rules in BOOKS:
        seconds = []
        for rows in (FEW, FEW + count):
            words = [sys.executable, "-m", "tilewright", "check", "--json", f"--rules={rules}"]
            given = "\n".join(random_rows(rules, rows))
            before = os.times()
            subprocess.run(words, input=given, text=True, stdout=subprocess.DEVNULL, check=False)
            after = os.times()
            seconds.append(after.children_user + after.children_system - before.children_user - before.children_system)
        found[f"{rules}: tilewright check --json"] = count / (seconds[1] - seconds[0])
    return found


def figures(count: int) -> Figures:
    """Return all rates of the version that is imported."""
    return rates_here(count) | command_rates(count)


def main(words: Sequence[str]) -> int:
    """Print the rates of this version, and of another one beside them."""
    options = parser("library-rates", __doc__, "--samples 5 --against v0.1.0")
    options.add_argument("--rows", type=int, default=ROWS, help="how many rows a sample has, at least 500")
    add_options(options)
    asked = options.parse_args(words)
    return compare(asked, "bench.library_rates", count=asked.rows)
