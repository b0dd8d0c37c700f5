"""One game in the kernel, of all seats or of one against bots, and the rules as the kernel reads them."""

from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import prod
from struct import pack
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tilewright.bots.tiles import self_play
from tilewright.dice.grid import CrossingJoker
from tilewright.dice.placed import FAMILY
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.kernel import native
from tilewright.research.actions import ACTIONS, action_text, refuse_forbidden
from tilewright.research.dice import ACTIONS as DICE_ACTIONS
from tilewright.research.dice import SLICES
from tilewright.research.episode import Observation, TooHard
from tilewright.research.observing import Vector, observed_slices, size_of
from tilewright.research.tiles import Seating
from tilewright.rules.rulebook import Blocked, Empty, Starter, Tie
from tilewright.sets.rules import written as written_sets
from tilewright.solver.crossword.kernel import LIMITS
from tilewright.solver.rules import turn_rules
from tilewright.tiles import CODES, TileRow, code_of, codes_of, tiles_of

_STARTERS = (Starter.HIGHEST, Starter.LOT, Starter.HOST)

# What the kernel reads in place of a bot.
_AGENT = b"\xff\0\0"


class Stepped(Struct, frozen=True):
    """Every game from the seat in turn: vectors, masks and seats; and what the last step brought each seat of a game.

    A game that ended is dealt anew at once: `ended` marks it, and `rewards` are those of the game before. All arrays
    are parts of one block of memory, `block`; other libraries take them without a copy by DLPack.
    """

    observations: Vector
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    block: NDArray[np.uint8]


def blank(n: int, size: int, actions: int, seats: int) -> Stepped:
    """Return arrays for `n` games, all zero; numbers of eight bytes are first, so that they are aligned."""
    shapes: Sequence[tuple[type[np.generic], tuple[int, ...]]] = (
        (np.float64, (n, seats)),
        (np.int64, (n,)),
        (np.uint8, (n, size)),
        (np.int8, (n, actions)),
        (np.bool_, (n,)),
    )
    sizes = [prod(shape) * np.dtype(kind).itemsize for kind, shape in shapes]
    block = np.zeros(sum(sizes), np.uint8)
    rewards, turn, observations, masks, ended = (
        np.ndarray(shape, kind, block, end - length)
        for end, length, (kind, shape) in zip(accumulate(sizes), sizes, shapes, strict=True)
    )
    return Stepped(observations, masks, turn, rewards, ended, block)


class Kernel(Struct, frozen=True):
    """How the kernel plays games of some rules: the names of its functions end in `suffix`; and its sizes."""

    rules: bytes
    shape: tuple[int, int, int]
    game_size: int
    named: Callable[[int], str]
    suffix: str = ""
    has_bots: bool = False

    def call(self, name: str, *given: Any) -> Any:
        """Call a function of the kernel for games of this kind, or raise TooHard if a bot needs too long for a turn."""
        try:
            return getattr(native, name + self.suffix)(*given)
        except RuntimeError as too_hard:
            raise TooHard from too_hard


def tile_kernel(seating: Seating, reward: str, lazy: bool = False) -> Kernel | None:
    """Return how the kernel plays tile games in the form `commit`, or None if it does not know their rules or bots."""
    bots = _coded(seating)
    if seating.most or not self_play.can_play(seating.rules) or not all(bots):
        return None
    shape = (size_of(observed_slices(seating.seats)), ACTIONS, seating.seats)
    written = written_tiles(seating, reward, lazy) + (b"".join(bots) if seating.bots else b"")
    return Kernel(written, shape, native.GAME_SIZE, action_text, has_bots=bool(seating.bots))


def dice_kernel(rules: TurboRules, reward: str) -> Kernel | None:
    """Return how the kernel plays rounds of Turbo, or None if it does not know their rules."""
    if rules.dice.max_sets is not None:
        return None
    return Kernel(written_dice(rules, reward), (size_of(SLICES), DICE_ACTIONS, SEATS), native.ROUND_SIZE, str, "_dice")


class KernelGame:
    """A game of which all seats are agents, or all but one bots: then they play until the agent is in turn.

    It is dealt by `deal` with a number and the key of a seed, or by `deal_as` with a starter and an order of pieces.
    """

    def __init__(self, kernel: Kernel, deals: str, number: int, given: bytes) -> None:
        size, actions, seats = kernel.shape
        self._kernel, self._game = kernel, bytearray(kernel.game_size)
        # What a step writes: the vector, mask and seat in turn, rewards, and whether the game is over. The kernel takes
        # these in a third of the time of arrays of numpy.
        self._into = (bytearray(size), bytearray(actions), array("q", [0]), array("d", [0.0] * seats), bytearray(1))
        kernel.call(deals, self._game, 0, number, given, kernel.rules)
        kernel.call("look", self._game, 0, 1, kernel.rules, *self._into[:3])
        # Somebody in turn has a legal action; bots may have ended the game before the agent's first turn.
        self.seat, self.over = self._into[2][0], not any(self._into[1])

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""
        if seat == self.seat:
            return np.frombuffer(self._into[0], np.uint8).copy()
        return np.array(bytearray(self._kernel.call("observe", self._game, 0, seat, self._kernel.rules)), np.uint8)

    def shown(self, acts: bool) -> Observation:
        """Return the mask of the seat in turn; all zeros if nobody acts."""
        mask = np.frombuffer(self._into[1], np.int8)
        return {"action_mask": mask.copy() if acts else np.zeros(len(mask), np.int8)}

    def choose(self, action: int, pool: TileRow = ()) -> None:
        """Take an action of the seat in turn, or raise NotLegal; a piece that it draws is the last of `pool`."""
        kernel, into = self._kernel, self._into
        refuse_forbidden(into[1], action, kernel.named)
        if pool:
            kernel.call("put_last", self._game, 0, code_of(pool[-1]))
        kernel.call("step", self._game, 0, 1, bytes((action,)), kernel.rules, *into)
        self.seat, self.over = into[2][0], into[4][0] != 0

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0; the kernel was told the kind at the deal."""
        return self._into[3].tolist()


def _coded(seating: Seating) -> list[bytes]:
    """Return who has each seat as the kernel reads it, b"" for a bot that it does not know."""
    bots = [seating.bots.get(seat) for seat in range(seating.seats)]
    return [_AGENT if bot is None else self_play.coded(bot) or b"" for bot in bots]


def written_tiles(seating: Seating, reward: str, lazy: bool = False) -> bytes:
    """Return the rules of a tile game as the kernel reads them; a lazy game finds no mask."""
    rules = seating.rules
    turn = turn_rules(rules)
    opening, scoring, box = rules.opening, rules.scoring, codes_of(tiles_of(rules.box.contents))
    turns = (*turn.opening, opening.extras, rules.pool.empty is Empty.LAST_LAP)
    ends = (
        scoring.tie is not Tie.FEWEST_TILES,
        rules.jokers.penalty,
        turn.jokers_bound,
        scoring.blocked is Blocked.ALL_MINUS,
    )
    deal = (reward == "points", _STARTERS.index(rules.deal.starter), rules.deal.rack, seating.seats, lazy)
    return bytes([*turns, *ends, *deal, len(box), *box, *written_sets(turn.sets)])


def written_dice(rules: TurboRules, reward: str) -> bytes:
    """Return the rules of a round of Turbo as the kernel reads them."""
    dice, grid = rules.dice, rules.grid
    turns = (dice.hand, dice.must_lay, dice.min_reroll, dice.block_after, rules.jokers.penalty)
    numbers = (*turns, reward == "points", grid.descending, grid.crossing_joker is CrossingJoker.ONE)
    sides = [CODES[face] for faces in FAMILY for face in faces]
    return bytes([*numbers, *sides]) + pack("2i", LIMITS.steps, LIMITS.layouts)
