"""The card of a data set: what is in it, how it was made, and what may be done with it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tilewright.arena.deals import Simulation
from tilewright.games import edition
from tilewright.research.data.columns import POSITION_COLUMNS, TURN_COLUMNS, Column
from tilewright.rules.house import house_of
from tilewright.version import VERSION


class Counts(Struct, frozen=True):
    """How much was written."""

    games: int
    turns: int
    positions: int


def written_card(simulation: Simulation, counts: Counts, sums: Mapping[str, str]) -> str:
    """Return the card as Markdown; `sums` has the SHA-256 of each file."""
    rules = simulation.rules
    house = house_of(rules, edition(rules.id).rulebook)
    changed = ", ".join(f"{key}={value}" for key, value in house.items())
    parts = [
        f"# Self-play games under {rules.id}",
        "",
        f"- Games: {counts.games} single games of {simulation.deals} deals, each played by every rotation of the bots.",
        f"- Rules: {rules.id}, {f'with {changed}' if changed else 'without house rules'}.",
        f"- Bots: {', '.join(simulation.bots)}.",
        f"- Seed: {simulation.seed}. The same seed, bots, rules and version write the same files.",
        f"- Made by: tilewright {VERSION}. Every game was replayed and judged by the referee before it was written.",
        "- Licence: CC0 1.0, no rights reserved.",
        "- People: none; all players are programs.",
        "",
        "## Files",
        "",
        "- `games.jsonl.gz`: the record of every game, one event a line; `tilewright referee` reads it.",
        f"- `turns.parquet`: {counts.turns} turns, one a row.",
    ]
    if counts.positions:
        parts.append(
            f"- `positions.parquet`: {counts.positions} positions drawn from these turns, each with a proven best turn."
        )
    parts += [
        "",
        "Their SHA-256 sums; `sha256sum -c card.md` in this folder compares them:",
        "",
        "```text",
        *(f"{digest}  {name}" for name, digest in sums.items()),
        "```",
        "",
        "Pieces are text: `K` black, `R` red, `B` blue, `O` orange with a number; jokers are `J`, `D`, `C`, `M`.",
        "",
    ]
    parts += _columns("turns.parquet", TURN_COLUMNS)
    if counts.positions:
        parts += ["", *_columns("positions.parquet", POSITION_COLUMNS)]
    parts += [
        "",
        "## Splits",
        "",
        "The column `split` depends on the seed and the deal alone: eight tenths of the deals are `train`, one tenth",
        "is `validation`, one tenth `test`.",
        "",
        "## Limits",
        "",
        "The games show how these bots play, not how people do. Rotations of a deal are not independent games.",
        "",
    ]
    return "\n".join(parts)


def _columns(file: str, columns: tuple[Column, ...]) -> list[str]:
    rows = [f"| {one.name} | {one.kind} | {one.meaning} |" for one in columns]
    return [f"## Columns of {file}", "", "| column | type | meaning |", "|---|---|---|", *rows]
