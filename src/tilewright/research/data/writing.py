"""Self-play games as files: records, tables of turns and positions, and the card that describes them."""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct, msgpack
from msgspec.structs import replace

from tilewright.arena.checkpoint import run_line
from tilewright.arena.deals import Simulation, play_deal
from tilewright.arena.executors import finished, in_order, local_executor
from tilewright.chance import Chance, branch
from tilewright.research.data.card import Counts, written_card
from tilewright.research.data.columns import POSITIONS, TURNS
from tilewright.research.data.journal import Journal, first_line
from tilewright.research.data.rows import Deal, best_rows, judged_games
from tilewright.tiles.notation import BadInput
from tilewright.version import VERSION

GAMES, TURNS_FILE, POSITIONS_FILE, CARD = "games.jsonl.gz", "turns.parquet", "positions.parquet", "card.md"
UNFINISHED = "unfinished.journal"
"""The file of a run until its end: a run that was interrupted continues from it."""

# Deals that one worker plays before it hands them over, and deals whose rows are one group of a Parquet file.
DEALS_A_PORTION = 8
_PORTIONS_A_GROUP = 32


class Order(Struct, frozen=True):
    """What to write: the games, and how many positions with a proven best turn."""

    simulation: Simulation
    positions: int

    @property
    def games(self) -> int:
        """The number of games: each deal once for every rotation."""
        return self.simulation.deals * len(self.simulation.bots)


class Portion(Struct, frozen=True):
    """Some deals that one worker plays."""

    order: Order
    deals: range


class Written(Struct, frozen=True):
    """The games of a portion: how many, their record, and their rows."""

    games: int
    record: bytes
    turns: pa.RecordBatch
    positions: pa.RecordBatch


class _Saved(Struct, frozen=True, array_like=True):
    """A portion in the journal; the tables are record batches as Arrow writes them."""

    first: int
    games: int
    record: bytes
    turns: bytes
    positions: bytes


def write_data(order: Order, folder: Path, workers: int, each: Callable[[int], object]) -> Counts:
    """Write all files into a folder and return what is in them; `each` is called with the number of games so far.

    Every game is judged by the referee before it is written. The same order writes the same bytes with any number of
    workers, and also if a run was interrupted and another one in the same folder continues it.
    """
    games = turns = positions = 0
    with ExitStack() as stack:
        journal = stack.enter_context(closing(_journal(order, folder)))
        raw = stack.enter_context((folder / GAMES).open("wb"))
        # Without a name and a time the same games are the same bytes.
        record = stack.enter_context(gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0))
        turn_table = stack.enter_context(closing(_Table(folder / TURNS_FILE, TURNS)))
        place_table = None
        if order.positions:
            place_table = stack.enter_context(closing(_Table(folder / POSITIONS_FILE, POSITIONS)))
        # The files are written anew from the saved portions, because neither gzip nor Parquet resumes within a file.
        for portion in stack.enter_context(closing(_portions(order, journal, workers))):
            record.write(portion.record)
            turn_table.add(portion.turns)
            if place_table is not None:
                place_table.add(portion.positions)
            games += portion.games
            turns += portion.turns.num_rows
            positions += portion.positions.num_rows
            each(games)
    counts = Counts(games, turns, positions)
    sums = {name: _sha256(folder / name) for name in (GAMES, TURNS_FILE, POSITIONS_FILE) if (folder / name).exists()}
    (folder / CARD).write_text(written_card(order.simulation, counts, sums), encoding="utf-8")
    (folder / UNFINISHED).unlink(missing_ok=True)
    return counts


def _journal(order: Order, folder: Path) -> Journal:
    """Return the journal of a new run or of one to continue, or raise BadInput if the folder cannot be used."""
    run = run_line((order.simulation,), VERSION)
    run = replace(run, digest=f"{run.digest}, {order.positions} positions")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = [name for name in (GAMES, TURNS_FILE, POSITIONS_FILE, CARD) if (folder / name).exists()]
        if there and not first_line(folder / UNFINISHED):
            raise BadInput(f"{folder} has a {there[0]} already: name a new folder")
        return Journal(folder / UNFINISHED, run)
    except OSError as wrong:
        raise BadInput(f"cannot write {folder}: {wrong.strerror}") from None


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _portions(order: Order, journal: Journal, workers: int) -> Generator[Written, None, None]:
    """Yield the portions in order: those of the journal, then the others, each saved before it is used."""
    starts = [*range(0, order.simulation.deals, DEALS_A_PORTION)]
    for data in journal.saved():
        saved = msgpack.decode(zlib.decompress(data), type=_Saved)
        # Two runs in one folder save a portion twice.
        if starts and saved.first == starts[0]:
            del starts[0]
            yield _unpacked(saved)
    jobs = [Portion(order, range(first, min(first + DEALS_A_PORTION, order.simulation.deals))) for first in starts]
    with closing(local_executor(workers)) as executor:
        for job, written in zip(jobs, in_order(finished(write_portion, jobs, executor)), strict=True):
            journal.save(_packed(job.deals.start, written))
            yield written


def _packed(first: int, portion: Written) -> bytes:
    turns, positions = (table.serialize().to_pybytes() for table in (portion.turns, portion.positions))
    return zlib.compress(msgpack.encode(_Saved(first, portion.games, portion.record, turns, positions)), 1)


def _unpacked(saved: _Saved) -> Written:
    turns = pa.ipc.read_record_batch(pa.py_buffer(saved.turns), TURNS)
    positions = pa.ipc.read_record_batch(pa.py_buffer(saved.positions), POSITIONS)
    return Written(saved.games, saved.record, turns, positions)


def write_portion(portion: Portion) -> Written:
    """Play some deals, judge their records, and return them with their rows."""
    order, simulation = portion.order, portion.order.simulation
    lines, turns, positions = [], [], []
    seats = len(simulation.bots)
    numbers = count(portion.deals.start * seats)
    for deal in portion.deals:
        recorded = [*play_deal(simulation, deal).lines]
        lines += recorded
        for game in judged_games(recorded, Deal(simulation.seed, deal)):
            number = next(numbers)
            turns += game.turns
            # The positions are spread evenly over all games.
            share = order.positions * (number + 1) // order.games - order.positions * number // order.games
            positions += best_rows(game, share, branch(Chance(f"seed {simulation.seed}".encode()), number))
    return Written(
        next(numbers) - portion.deals.start * seats,
        "".join(line + "\n" for line in lines).encode(),
        pa.RecordBatch.from_pylist(turns, schema=TURNS),
        pa.RecordBatch.from_pylist(positions, schema=POSITIONS),
    )


class _Table:
    """A Parquet file that grows group by group."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        self._schema = schema
        self._writer = pq.ParquetWriter(path, schema, compression="zstd")
        self._waiting: list[pa.RecordBatch] = []

    def add(self, batch: pa.RecordBatch) -> None:
        """Add the rows of one portion."""
        self._waiting.append(batch)
        if len(self._waiting) == _PORTIONS_A_GROUP:
            self._flush()

    def close(self) -> None:
        """Write what waits, and end the file."""
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_batches(self._waiting, schema=self._schema))
            self._waiting = []
