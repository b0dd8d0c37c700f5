"""Dealing a round of dice: the starter, and the dice of each seat."""

from __future__ import annotations

from tilewright.chance import Chance, draw, shuffled
from tilewright.dice.dice import BAG
from tilewright.dice.events import Dealt
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Seat


def first_deal(rules: TurboRules, chance: Chance) -> Dealt:
    """Return the first deal of a match: chance names who starts (A-T3)."""
    starter, chance = draw(chance, SEATS)
    return deal_from(rules, Seat(starter), chance)


def deal_from(rules: TurboRules, starter: Seat, chance: Chance) -> Dealt:
    """Return a deal from a shuffled bag with a given starter."""
    order, chance = shuffled(BAG, chance)
    hand = rules.dice.hand
    hands = tuple(tuple(sorted(order[seat * hand : (seat + 1) * hand])) for seat in range(SEATS))
    return Dealt(starter=starter, hands=hands, chance=chance)
