"""Deal sheets for a physical set: which tiles each player takes, and in which order the pool is drawn."""

from collections.abc import Iterator

from msgspec import Struct

from tilewright.engine import Seat, Shuffles, replay
from tilewright.games import KINDS
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import Row, faces_of, write_row

_PER_LINE = 10


class DealSheet(Struct, frozen=True, kw_only=True):
    """A deal to be laid out by hand: who starts, the rack of each seat, and the pool, its first tile drawn first."""

    starter: Seat
    racks: tuple[Row, ...]
    pool: Row


def deal_sheet(rules: Rulebook, seats: int, shuffles: Shuffles) -> DealSheet:
    """Return the deal of the first game, the same that a match with these secrets and nonces begins with."""
    game = replay(KINDS.tiles.engine, KINDS.tiles.engine.start(rules, seats, shuffles)).game
    # The pool is drawn from its end.
    return DealSheet(starter=game.starter, racks=tuple(map(faces_of, game.racks)), pool=faces_of(game.pool[::-1]))


def sheet_lines(sheet: DealSheet) -> Iterator[str]:
    """Yield a sheet as lines in the notation, the same in every language; `>` is before the seat that starts.

    The pool is in lines of ten, each with the number of its first tile.
    """
    for seat, rack in enumerate(sheet.racks):
        yield f"{'>' if seat == sheet.starter else ' '} {seat + 1}: {write_row(rack)}"
    for first in range(0, len(sheet.pool), _PER_LINE):
        yield f"{first + 1:>3}. {write_row(sheet.pool[first : first + _PER_LINE])}"
