"""Games between bots in the compiled kernel: turn for turn those that the Python bots play through the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from tilewright.bots.tiles.beginner import Beginner
from tilewright.bots.tiles.casual import Casual
from tilewright.bots.tiles.cautious import Cautious
from tilewright.bots.tiles.greedy import Greedy
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.random_bot import Random
from tilewright.bots.tiles.timing import Timing
from tilewright.chance import Chance
from tilewright.engine import Seat
from tilewright.game.events import EndReason, Passed, TileDrawn, TilesPlayed
from tilewright.game.game import Game, openings
from tilewright.game.table import Table
from tilewright.kernel import is_compiled, native
from tilewright.rules.pool import Empty
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.rules import turn_rules
from tilewright.tiles.tile import TileId, TileRow

_LARGEST = 255

# The kinds in the order of the kernel, each with its parameters; larger ones than a byte make no difference.
_PARAMETERS: dict[type, Callable[[Any], tuple[int, ...]]] = {
    Random: lambda _: (),
    Beginner: lambda _: (),
    Casual: lambda bot: (bot.rows, bot.misses),
    Greedy: lambda _: (),
    Cautious: lambda bot: (bot.small, bot.few),
    Timing: lambda bot: (bot.few,),
    Hoarder: lambda _: (),
}
_KINDS = {kind: code for code, kind in enumerate(_PARAMETERS)}
_REASONS = (None, EndReason.OUT, EndReason.LAST_LAP, EndReason.BLOCKED)
_DREW, _PASSED = 0, 1

CodedBot = bytes
"""A bot as the kernel reads it: its kind and two parameters."""


class Finished(Struct, frozen=True):
    """A game as it ended: why, its turns, the racks left; what happened as `turn_events` reads it, and as lines."""

    reason: EndReason
    turns: int
    racks: tuple[TileRow, ...]
    log: bytes
    lines: str


def coded(bot: object) -> CodedBot | None:
    """Return a bot as the kernel reads it, or None if the kernel does not know it."""
    kind = type(bot)
    if kind not in _KINDS:
        return None
    parameters = [min(value, _LARGEST) for value in _PARAMETERS[kind](bot)]
    return bytes((_KINDS[kind], *parameters)).ljust(3, b"\0")


def can_play(rules: Rulebook) -> bool:
    """Return whether the kernel was built and knows all rules of a turn: not special jokers, nor bound ones."""
    turn = turn_rules(rules)
    knows = turn.counts_suffice and turn.sets.min_natural == 1
    return is_compiled() and knows and not (turn.jokers_bound or turn.has_special_jokers)


def play_out(game: Game, bots: Sequence[CodedBot], chance: Chance, first_turn: int, lines: bool) -> Finished | None:
    """Return how a game that was just dealt ends, or None if a turn is too hard for the kernel.

    `first_turn` is the number of its first command in the match. With `lines` its turns come as lines of a record.
    """
    rules = game.rules
    played = native.self_play(
        bytes((rules.opening.extras, rules.pool.empty is Empty.LAST_LAP, rules.jokers.penalty, game.seat)),
        b"".join([bytes((least,)) + bot for least, bot in zip(openings(game), bots, strict=True)]),
        b"".join([bytes((len(rack), *rack)) for rack in game.racks]),
        bytes(game.pool),
        chance.key,
        first_turn,
        lines,
    )
    if played is None:
        return None
    reason, turns, racks, log, text = played
    why = _REASONS[reason]
    assert why is not None
    return Finished(why, turns, tuple([_tiles(rack) for rack in racks]), log, text.decode())


def turn_events(log: bytes) -> Iterator[TilesPlayed | TileDrawn | Passed]:
    """Yield the events of all turns of a game."""
    at, before = 0, set[TileId]()
    while at < len(log):
        kind, seat = log[at], Seat(log[at + 1])
        at += 2
        if kind == _DREW:
            yield TileDrawn(seat, TileId(log[at]))
            at += 1
        elif kind == _PASSED:
            yield Passed(seat)
        else:
            table, at = _table(log, at)
            after = {tile for row in table for tile in row}
            yield TilesPlayed(seat=seat, played=tuple(sorted(after - before)), table=table)
            before = after


def _table(log: bytes, at: int) -> tuple[Table, int]:
    """Return the table that begins at a place of the log, and the place after it."""
    rows: list[TileRow] = []
    count = log[at]
    at += 1
    for _ in range(count):
        end = at + 1 + log[at]
        rows.append(_tiles(log[at + 1 : end]))
        at = end
    return tuple(rows), at


def _tiles(codes: bytes) -> TileRow:
    return tuple(map(TileId, codes))
