"""One game in the compiled kernel, of all seats or of one against bots, and the rules as the kernel reads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import pack
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tilewright.bots.tiles import self_play
from tilewright.dice.dice import FAMILY
from tilewright.dice.grid import CrossingJoker
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.kernel import is_compiled, native
from tilewright.research.actions import ACTIONS, action_text, refuse_forbidden
from tilewright.research.dice import ACTIONS as DICE_ACTIONS
from tilewright.research.dice import SLICES
from tilewright.research.episode import Observation, TooHard
from tilewright.research.observing import Vector, observed_slices, size_of
from tilewright.research.tiles import Seating
from tilewright.rules.deal import Starter
from tilewright.rules.pool import Empty
from tilewright.rules.scoring import Blocked, Tie
from tilewright.sets.rules import written as written_sets
from tilewright.solver.crossword.kernel import COMPILED_LIMITS
from tilewright.solver.rules import turn_rules
from tilewright.tiles.faces import CODES
from tilewright.tiles.tile import TileRow, code_of, codes_of, tiles_of

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
    sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in shapes]
    block = np.zeros(sum(sizes), np.uint8)
    ends = np.cumsum(sizes)
    rewards, turn, observations, masks, ended = (
        block[end - length : end].view(kind).reshape(shape)
        for end, length, (kind, shape) in zip(ends, sizes, shapes, strict=True)
    )
    return Stepped(observations, masks, turn, rewards, ended, block)


class Kernel(Struct, frozen=True):
    """How the kernel plays games of some rules: the names of its functions end in `suffix`; and its sizes."""

    rules: bytes
    shape: tuple[int, int, int]
    game_size: int
    named: Callable[[int], str]
    suffix: str = ""

    def call(self, name: str, *given: Any) -> Any:
        """Call a function of the kernel for games of this kind."""
        return getattr(native, name + self.suffix)(*given)


def tile_kernel(seating: Seating, reward: str, lazy: bool = False) -> Kernel | None:
    """Return how the kernel plays tile games in the form `commit`, or None if it does not know their rules."""
    if seating.most or not self_play.can_play(seating.rules):
        return None
    shape = (size_of(observed_slices(seating.seats)), ACTIONS, seating.seats)
    return Kernel(written_tiles(seating, reward, lazy), shape, native.GAME_SIZE, action_text)


def dice_kernel(rules: TurboRules, reward: str) -> Kernel | None:
    """Return how the kernel plays rounds of Turbo, or None if it does not know their rules."""
    if not is_compiled() or rules.dice.max_sets is not None:
        return None
    return Kernel(written_dice(rules, reward), (size_of(SLICES), DICE_ACTIONS, SEATS), native.ROUND_SIZE, str, "_dice")


class KernelGame:
    """A game of which all seats are agents.

    It is dealt by `deal` with a number and the key of a seed, or by `deal_as` with a starter and an order of pieces.
    """

    def __init__(self, kernel: Kernel, deals: str, number: int, given: bytes) -> None:
        self._kernel, self._now = kernel, blank(1, *kernel.shape)
        self._game = np.zeros((1, kernel.game_size), np.uint8)
        kernel.call(deals, self._game, 0, number, given, kernel.rules)
        now = self._now
        kernel.call("look", self._game, 0, 1, kernel.rules, now.observations, now.masks, now.seats)
        self.seat, self.over = int(now.seats[0]), False

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""
        if seat == self.seat:
            return np.array(self._now.observations[0], np.uint8)
        return np.array(bytearray(self._kernel.call("observe", self._game, 0, seat, self._kernel.rules)), np.uint8)

    def shown(self, acts: bool) -> Observation:
        """Return the mask of the seat in turn; all zeros if nobody acts."""
        mask = self._now.masks[0]
        return {"action_mask": np.array(mask, np.int8) if acts else np.zeros(len(mask), np.int8)}

    def choose(self, action: int, pool: TileRow = ()) -> None:
        """Take an action of the seat in turn, or raise NotLegal; a piece that it draws is the last of `pool`."""
        now, kernel = self._now, self._kernel
        refuse_forbidden(now.masks[0], action, kernel.named)
        if pool:
            kernel.call("put_last", self._game, 0, code_of(pool[-1]))
        into = (now.observations, now.masks, now.seats, now.rewards, now.ended)
        kernel.call("step", self._game, 0, 1, bytes((action,)), kernel.rules, *into)
        self.seat, self.over = int(now.seats[0]), bool(now.ended[0])

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0; the kernel was told the kind at the deal."""
        rewards: list[float] = self._now.rewards[0].tolist()
        return rewards


class KernelSeat:
    """A game of one agent against bots, which play until it is in turn; a turn of theirs may be too hard."""

    def __init__(self, seating: Seating, reward: str, seed: int, number: int) -> None:
        coded = _coded(seating)
        self.seat, self._rules = coded.index(_AGENT), written_tiles(seating, reward)
        self._game: Any = np.zeros(native.SEAT_SIZE, np.uint8)
        self._take(native.deal_seat(self._game, number, f"seed {seed}".encode(), self._rules, b"".join(coded)))

    def _take(self, now: tuple[bytes, bytes, float, bool] | None) -> None:
        if now is None:
            raise TooHard
        self._vector, self._mask, self._reward, self.over = now

    def observed(self, seat: int) -> Vector:
        """Return what the agent observes; a copy, because arrays of bytes cannot be written to."""
        return np.frombuffer(self._vector, np.uint8).copy()

    def shown(self, acts: bool) -> Observation:
        """Return the mask of the agent, which is all zeros at the end."""
        return {"action_mask": np.frombuffer(self._mask, np.int8).copy()}

    def choose(self, action: int, pool: TileRow = ()) -> None:
        """Take an action of the agent and the turns of the bots after it, or raise NotLegal."""
        refuse_forbidden(self._mask, action)
        self._take(native.step_seat(self._game, action, self._rules))

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of the agent, after the seats of bots before it, whose rewards the kernel does not tell."""
        return [*[0.0] * self.seat, self._reward]


def knows_seat(seating: Seating) -> bool:
    """Return whether the kernel knows the rules, the form and the bots of a game of one agent."""
    return self_play.can_play(seating.rules) and not seating.most and all(_coded(seating))


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
    return bytes([*numbers, *sides]) + pack("2i", COMPILED_LIMITS.steps, COMPILED_LIMITS.layouts)
