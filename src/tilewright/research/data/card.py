"""The columns of the tables, and the card of a data set: what is in it, how it was made, what may be done with it."""

from collections.abc import Mapping

import pyarrow as pa
from msgspec import Struct

from tilewright.arena.deals import Simulation
from tilewright.games import edition
from tilewright.rules.house import house_of
from tilewright.version import VERSION

PIECES = pa.list_(pa.string())
ROWS = pa.list_(PIECES)


class Column(Struct, frozen=True):
    """A column: its name, its type, and its meaning in one sentence."""

    name: str
    kind: pa.DataType
    meaning: str


_WHERE = (
    Column("match", pa.string(), "id of the game, as in games.jsonl.gz: seed, deal and rotation"),
    Column("deal", pa.int32(), "number of the deal; its rotations have the same pieces in other hands"),
    Column("split", pa.string(), "train, validation or test; all games of a deal are in the same"),
    Column("turn", pa.int16(), "number of the turn in its game, from 0"),
    Column("seat", pa.int8(), "seat in turn; the next seat sits clockwise of it"),
)
_POSITION = (
    Column("opened", pa.bool_(), "whether the seat had opened before the turn"),
    Column("rack", PIECES, "pieces of the seat before the turn; dice as they lie"),
    Column("table", ROWS, "rows of the table before the turn; in the dice game x, y and face of each die"),
)
TURN_COLUMNS = (
    *_WHERE,
    Column("bot", pa.string(), "name of the bot"),
    *_POSITION,
    Column("pool", pa.int16(), "pieces in the pool before the turn"),
    Column("rack_sizes", pa.list_(pa.int16()), "pieces of every seat before the turn, from seat 0"),
    Column("event", pa.string(), "what the seat did: play, draw, pass, penalty or timeout"),
    Column("played", PIECES, "pieces that it laid"),
    Column("table_after", ROWS, "rows of the table after the turn"),
    Column("won", pa.float32(), "share of the win that the seat had in the end: 1, 1/k if shared, 0"),
    Column("points", pa.float32(), "points of the seat in the end, by the booklet"),
)
POSITION_COLUMNS = (
    *_WHERE,
    *_POSITION,
    Column("best_played", PIECES, "pieces of the best turn: most pieces, then most value on a rack; proven"),
    Column("best_table", ROWS, "rows after the best turn"),
    Column("best_tiles", pa.int16(), "number of these pieces, 0 if there is no legal turn"),
    Column("best_points", pa.int16(), "their value on a rack"),
)


def schema_of(columns: tuple[Column, ...]) -> pa.Schema:
    """Return the Arrow schema of some columns, with their meanings."""
    return pa.schema([pa.field(one.name, one.kind, metadata={"meaning": one.meaning}) for one in columns])


TURNS, POSITIONS = schema_of(TURN_COLUMNS), schema_of(POSITION_COLUMNS)


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
