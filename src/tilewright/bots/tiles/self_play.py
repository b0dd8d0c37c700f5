"""Games between bots in the kernel: turn for turn those that the Python bots play through the engine.

The kernel knows faces only: which of equal tiles lies where decides nothing, and no record shows it."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from tilewright.bots.tiles.beginner import Beginner
from tilewright.bots.tiles.greedy import Casual, Greedy
from tilewright.bots.tiles.hoarder import Hoarder
from tilewright.bots.tiles.random_bot import Random
from tilewright.bots.tiles.timing import Cautious, Timing
from tilewright.chance import Chance
from tilewright.game.events import EndReason
from tilewright.game.game import Game, openings
from tilewright.kernel import native
from tilewright.rules.rulebook import Empty, GroupOfThree, Reuse, Rulebook
from tilewright.sets.rules import written
from tilewright.solver.commits import counts_decide
from tilewright.solver.rules import TurnRules, turn_rules
from tilewright.tiles import TileRow, codes_of, tiles_showing

_LARGEST = 255
# With two, every set has a number, and longer runs than five are two.
_MOST_BOUND_JOKERS = 2

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

CodedBot = bytes
"""A bot as the kernel reads it: its kind and two parameters."""


class Finished(Struct, frozen=True):
    """A game as it ended: why, its turns, the racks left, and what happened as lines of a record."""

    reason: EndReason
    turns: int
    racks: tuple[TileRow, ...]
    lines: str


def coded(bot: object) -> CodedBot | None:
    """Return a bot as the kernel reads it, or None if the kernel does not know it."""
    kind = type(bot)
    if kind not in _KINDS:
        return None
    parameters = [min(value, _LARGEST) for value in _PARAMETERS[kind](bot)]
    return bytes((_KINDS[kind], *parameters)).ljust(3, b"\0")


def can_play(rules: Rulebook) -> bool:
    """Return whether the kernel knows all rules of a turn."""
    turn = turn_rules(rules)
    special = turn.has_special_jokers
    bound_known = not turn.jokers_bound or (not special and _knows_bound_jokers(turn))
    return counts_decide(turn, special=special) and bound_known


def _knows_bound_jokers(turn: TurnRules) -> bool:
    """Return whether jokers that keep their meaning do so as the kernel knows it, in a box with few of them."""
    jokers, box = turn.rules.jokers, turn.rules.box.contents
    return (
        turn.needs_replacement
        and jokers.reuse is Reuse.NEW_SET
        and jokers.group_of_three is GroupOfThree.EITHER
        and not turn.opening_extras
        and sum(count for _, count in box.jokers) <= _MOST_BOUND_JOKERS
    )


def play_out(game: Game, bots: Sequence[CodedBot], chance: Chance, first_turn: int, lines: bool) -> Finished | None:
    """Return how a game that was just dealt ends, or None if a turn is too hard for the kernel.

    `first_turn` is the number of its first command in the match. With `lines` its turns come as lines of a record.
    """
    rules, turn = game.rules, turn_rules(game.rules)
    ends = rules.pool.empty is Empty.LAST_LAP
    given = (
        bytes((rules.opening.extras, ends, rules.jokers.penalty, game.seat, turn.jokers_bound)) + written(turn.sets),
        b"".join([bytes((least,)) + bot for least, bot in zip(openings(game), bots, strict=True)]),
        b"".join([bytes((len(rack),)) + codes_of(rack) for rack in game.racks]),
        codes_of(game.pool),
        chance.key,
        first_turn,
        lines,
    )
    try:
        reason, turns, racks, text = native.self_play(*given)
    except RuntimeError:
        return None
    why = _REASONS[reason]
    assert why is not None
    return Finished(why, turns, tiles_showing(racks), text.decode())
