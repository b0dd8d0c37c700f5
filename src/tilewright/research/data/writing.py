"""Self-play games as files: records, tables of turns and positions, and the card that describes them.

The finished portions of a run are in a journal, from which a second start continues: the line that identifies the run,
then a frame for each portion, with its size, its CRC-32 and its bytes.
"""

import gzip
import hashlib
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, closing
from functools import partial
from itertools import count
from pathlib import Path
from struct import Struct as Layout

import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import DecodeError, Struct, json, msgpack
from msgspec.structs import replace

from tilewright.arena.checkpoint import RunLine, refuse_another, run_line
from tilewright.arena.deals import Simulation, play_deal
from tilewright.arena.executors import finished, in_order, local_executor
from tilewright.chance import Chance, branch
from tilewright.research.data.card import POSITIONS, TURNS, Counts, written_card
from tilewright.research.data.rows import best_rows, judged_games
from tilewright.tiles import BadInput
from tilewright.version import VERSION

_FRAME = Layout("<QI")


def first_line(path: Path) -> bytes:
    """Return the line that identifies the run of a file; it is empty if no run has begun there."""
    if not path.exists():
        return b""
    with path.open("rb") as file:
        line = file.readline()
    return line if line.endswith(b"\n") else b""


class Journal:
    """The file of a run."""

    def __init__(self, path: Path, run: RunLine) -> None:
        """Open the file for this run, or raise BadInput if it belongs to another."""
        head = json.encode(run) + b"\n"
        begun = first_line(path)
        if begun:
            try:
                refuse_another(path, json.decode(begun, type=RunLine), run)
            except DecodeError as bad:
                raise BadInput(f"{path} is not the file of an unfinished run: {bad}") from None
        self._path, self._start = path, len(head)
        self._file = path.open("a+b")
        if not begun:
            self._file.truncate(0)
            self._file.write(head)
            self._file.flush()

    def saved(self) -> Iterator[bytes]:
        """Yield every whole portion of the file; what a killed run left of another one is removed."""
        whole = self._file.seek(self._start)
        while len(frame := self._file.read(_FRAME.size)) == _FRAME.size:
            size, check = _FRAME.unpack(frame)
            data = self._file.read(min(size, self._path.stat().st_size))
            if (len(data), zlib.crc32(data)) != (size, check):
                break
            whole += _FRAME.size + size
            yield data
        self._file.truncate(whole)

    def save(self, data: bytes) -> None:
        """Append a portion."""
        self._file.write(_FRAME.pack(len(data), zlib.crc32(data)) + data)
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


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


class Portion(Struct, frozen=True, array_like=True):
    """The games of some deals: the first deal, how many, their record, and their rows as Arrow writes them."""

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
            games += portion.games
            turns += turn_table.add(portion.turns)
            positions += 0 if place_table is None else place_table.add(portion.positions)
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


def _portions(order: Order, journal: Journal, workers: int) -> Generator[Portion, None, None]:
    """Yield the portions in order: those of the journal, then the others, each saved before it is used."""
    starts = [*range(0, order.simulation.deals, DEALS_A_PORTION)]
    for data in journal.saved():
        saved = msgpack.decode(zlib.decompress(data), type=Portion)
        # Two runs in one folder save a portion twice.
        if starts and saved.first == starts[0]:
            del starts[0]
            yield saved
    with closing(local_executor(workers)) as executor:
        for portion in in_order(finished(partial(write_portion, order), starts, executor)):
            journal.save(zlib.compress(msgpack.encode(portion), 1))
            yield portion


def write_portion(order: Order, first: int) -> Portion:
    """Play the deals from one on, judge their records, and return them with their rows."""
    simulation = order.simulation
    lines, turns, positions = [], [], []
    seats = len(simulation.bots)
    numbers = count(first * seats)
    for deal in range(first, min(first + DEALS_A_PORTION, simulation.deals)):
        recorded = [*play_deal(simulation, deal).lines]
        lines += recorded
        for game in judged_games(recorded, simulation.seed, deal):
            number = next(numbers)
            turns += game.turns
            # The positions are spread evenly over all games.
            share = order.positions * (number + 1) // order.games - order.positions * number // order.games
            positions += best_rows(game, share, branch(Chance(f"seed {simulation.seed}".encode()), number))
    batches = (pa.RecordBatch.from_pylist(rows, schema=kind) for rows, kind in ((turns, TURNS), (positions, POSITIONS)))
    record = "".join(line + "\n" for line in lines).encode()
    return Portion(first, next(numbers) - first * seats, record, *(one.serialize().to_pybytes() for one in batches))


class _Table:
    """A Parquet file that grows group by group."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        self._schema = schema
        self._writer = pq.ParquetWriter(path, schema, compression="zstd")
        self._waiting: list[pa.RecordBatch] = []

    def add(self, rows: bytes) -> int:
        """Add the rows of one portion, and return how many they are."""
        self._waiting.append(pa.ipc.read_record_batch(pa.py_buffer(rows), self._schema))
        added: int = self._waiting[-1].num_rows
        if len(self._waiting) == _PORTIONS_A_GROUP:
            self._flush()
        return added

    def close(self) -> None:
        """Write what waits, and end the file."""
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_batches(self._waiting, schema=self._schema))
            self._waiting = []
