"""What an environment plays, from its arguments: tiles or dice, by which rules, with which vectors and actions."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
from msgspec import Struct

from tilewright.arguments import expect
from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import Ladder
from tilewright.bots.specs import resolve
from tilewright.dice.match import refuse_seats as refuse_dice_seats
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.game.match import refuse_seats
from tilewright.games import GameRules, edition
from tilewright.research.compiled import Kernel, KernelGame, dice_kernel, tile_kernel
from tilewright.research.dice import ACTIONS as DICE_ACTIONS
from tilewright.research.dice import SLICES, EngineDice
from tilewright.research.episode import Episode
from tilewright.research.observing import Slices, observed_slices, state_slices
from tilewright.research.tiles import EngineTiles, Seating, form_of
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import BadInput

REWARDS = ("wins", "points")


class Setting(Struct, frozen=True):
    """The rules and rewards of episodes, and what differs between tiles and dice.

    `slices` are the parts of an observation and of the state, `shapes` the arrays that an observation has besides.
    """

    rules: GameRules
    seats: int
    reward: str
    slices: tuple[Slices, Slices]
    shapes: Mapping[str, tuple[int, ...]]
    in_engine: Callable[[int, int], EngineTiles | EngineDice]
    kernel: Kernel | None

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self.shapes["action_mask"][0]

    def deal(self, seed: int, number: int) -> Episode[Any]:
        """Return a deal of a seed."""
        key = f"seed {seed}".encode()
        in_kernel = partial(KernelGame, self.kernel, "deal", number, key) if self.kernel else None
        return Episode(partial(self.in_engine, seed, number), in_kernel)


def setting_of(rules: str | GameRules, seats: int, form: str, options: dict[str, Any]) -> Setting:
    """Return what these arguments ask for, or raise BadInput; takes what belongs to the form out of `options`."""
    book, reward, house = rulebook_of(rules), refuse_reward(options.get("reward", "wins")), options.get("house")
    if isinstance(book, TurboRules):
        if form != "commit":
            raise BadInput(f"{book.id} has the form commit only, not {form}")
        turbo, shapes = one_round(book, seats, house), {"action_mask": (DICE_ACTIONS,)}
        bots = bots_of(options, SEATS, LADDERS.dice)
        kernel = None if bots else dice_kernel(turbo, reward)
        return Setting(turbo, SEATS, reward, (SLICES, SLICES), shapes, partial(EngineDice, turbo, bots=bots), kernel)
    most = form_of(form, options)
    seating = Seating(tile_rules(book, seats, house), seats, most, bots_of(options, seats, LADDERS.tiles))
    kernel = tile_kernel(seating, reward, options.get("lazy", False))
    slices = (observed_slices(seats), state_slices(seats))
    return Setting(seating.rules, seats, reward, slices, seating.shapes, partial(EngineTiles, seating), kernel)


def bots_of(options: Mapping[str, Any], seats: int, ladder: Ladder[AnyBot]) -> dict[int, AnyBot]:
    """Return the bots of `opponents` by seat, clockwise from the agent's `seat` (0); none without opponents."""
    opponents, seat = options.get("opponents"), options.get("seat", 0)
    if opponents is None:
        return {}
    expect("opponents", opponents, (list, tuple), "the specs of bots, one for each other seat")
    for spec in opponents:
        expect("opponents", spec, str, "the specs of bots, one for each other seat")
    if len(opponents) != seats - 1:
        raise BadInput(f"{seats} seats have {seats - 1} opponents, not {len(opponents)}")
    expect("seat", seat, int, "the number of a seat")
    if not 0 <= seat < seats:
        raise BadInput(f"seat is from 0 to {seats - 1}, not {seat}")
    return {(seat + step) % seats: resolve(spec, ladder) for step, spec in enumerate(opponents, 1)}


def tile_rules(rules: str | GameRules, seats: int, house: dict[str, int | str] | None = None) -> Rulebook:
    """Return the rules of one game, or raise BadInput that names what is wrong."""
    book = with_house(rulebook_of(rules), house_of(house))
    if not isinstance(book, Rulebook):
        raise BadInput(f"{book.id} is played with dice: name a rulebook of the tile games")
    expect("seats", seats, int, "a whole number")
    refuse_seats(book, seats)
    return with_house(book, {"match.games": 1, "match.rounds": 1})


def one_round(rules: TurboRules, seats: int, house: dict[str, int | str] | None = None) -> TurboRules:
    """Return the rules of one round of Turbo, or raise BadInput that names what is wrong."""
    expect("seats", seats, int, "a whole number")
    refuse_dice_seats(rules, seats)
    book = with_house(rules, {**house_of(house), "match.rounds": 1, "match.sudden_death": "no"})
    assert isinstance(book, TurboRules)
    return book


def rulebook_of(rules: str | GameRules) -> GameRules:
    """Return a rulebook that may be given by its id, or raise BadInput."""
    if isinstance(rules, str):
        return edition(rules).rulebook
    expect("rules", rules, GameRules, "a rulebook, or its id")
    return rules


def house_of(house: object) -> dict[str, int | str]:
    """Return house rules by key, or raise WrongType; None stands for none."""
    if house is None:
        return {}
    expect("house", house, Mapping, 'house rules by key, as in {"opening.min": 40}')
    assert isinstance(house, Mapping)
    for key, value in house.items():
        expect("house", key, str, "texts as keys, as in opening.min")
        expect(key, value, (int, str), "a whole number or a text")
    return dict(house)


def seed_of(seed: object) -> int:
    """Return a seed, also one of numpy, or raise WrongType."""
    expect("seed", seed, (int, np.integer), "a whole number")
    return int(seed)  # type: ignore[call-overload, no-any-return]


def refuse_reward(reward: str) -> str:
    """Return the name of a reward, or raise BadInput."""
    if reward not in REWARDS:
        raise BadInput(f"reward is one of {', '.join(REWARDS)}, not {reward}")
    return reward


def refuse_unknown(options: Mapping[str, object], *known: str) -> None:
    """Raise BadInput if there is an option besides those known."""
    if unknown := options.keys() - {*known}:
        raise BadInput(f"{', '.join(sorted(unknown))} is not an option: there are {', '.join(known)}")
