"""Arguments of the environments: rules, seats, rewards and seeds, checked where they come in."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from tilewright.arguments import expect
from tilewright.dice.match import refuse_seats as refuse_dice_seats
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.match import refuse_seats
from tilewright.games import GameRules, edition
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import BadInput

REWARDS = ("wins", "points")


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
