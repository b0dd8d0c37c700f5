"""The rules of a turn in the solver's terms."""

from functools import lru_cache

from msgspec import Struct

from tilewright.rules.rulebook import GroupOfThree, Release, Reuse, Rulebook, set_rules
from tilewright.sets.rules import SetRules, written
from tilewright.solver.classic.question import demands
from tilewright.tiles import JokerKind


class TurnRules(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The rules of a turn as the solver needs them.

    `turn` and `opening` are the demands on counts of pieces; `counts_suffice` means that a set has no other demands.
    `jokers_bound` means that jokers of the table keep their meaning (A-22), or that a freed one must go to a new set
    (A-19); with `needs_replacement` the piece a joker stands for must replace it. `kernel_turn` and `kernel_opening`
    are what the kernel is told of all rules of a turn.
    """

    rules: Rulebook
    sets: SetRules
    has_special_jokers: bool
    turn: bytes
    opening: bytes
    opening_extras: bool
    counts_suffice: bool
    jokers_bound: bool
    needs_replacement: bool
    kernel_turn: bytes
    kernel_opening: bytes


@lru_cache(maxsize=1 << 6)
def turn_rules(rules: Rulebook) -> TurnRules:
    """Return the rules of a turn under a rulebook."""
    sets, jokers = set_rules(rules), rules.jokers
    needs_replacement, needs_new_set = jokers.release is Release.REPLACE, jokers.reuse is not Reuse.ANY_SET
    counts_suffice = sets.max_jokers is None and sets.adjacent_jokers
    both = jokers.group_of_three is GroupOfThree.BOTH
    reuse = needs_new_set + (jokers.reuse is Reuse.NEW_SET_TWO_RACK_TILES)
    told = bytes((rules.opening.extras, needs_replacement, both, reuse)) + written(sets)[1:3]
    turn, opening = demands(sets.min_natural), demands(sets.min_natural, rules.opening.least)
    return TurnRules(
        rules=rules,
        sets=sets,
        has_special_jokers=any(kind is not JokerKind.CLASSIC and count for kind, count in rules.box.contents.jokers),
        turn=turn,
        opening=opening,
        opening_extras=rules.opening.extras,
        counts_suffice=counts_suffice,
        jokers_bound=needs_replacement or needs_new_set,
        needs_replacement=needs_replacement,
        kernel_turn=turn + told,
        kernel_opening=opening + told,
    )
