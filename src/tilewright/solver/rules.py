"""What a rulebook asks of the solver, read off its chapters once."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tilewright.rules.jokers import Release, Reuse
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.rules import SetRules
from tilewright.solver.classic.queries import asking
from tilewright.tiles.faces import JokerKind


class Law(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The rules of a turn as the solver meets them.

    `special` says that the box has other jokers than classic ones; `plain` that a set asks for nothing the kernel does
    not know; `bound` that jokers of the table remember what they stood for (A-22), `replaced` that this piece must lie
    there to free them, and `new_set` that freed jokers may not go where they came from (A-19).
    """

    rules: Rulebook
    sets: SetRules
    special: bool
    turn: bytes
    opening: bytes
    extras: bool
    plain: bool
    bound: bool
    replaced: bool
    new_set: bool
    two_rack_tiles: bool


@cache
def law_of(rules: Rulebook) -> Law:
    """Return what the solver must know of a rulebook."""
    sets, jokers = set_rules(rules), rules.jokers
    replaced, new_set = jokers.release is Release.REPLACE, jokers.reuse is not Reuse.ANY_SET
    return Law(
        rules=rules,
        sets=sets,
        special=any(kind is not JokerKind.CLASSIC and count for kind, count in rules.box.contents.jokers),
        turn=asking(sets.min_natural),
        opening=asking(sets.min_natural, rules.opening.min),
        extras=rules.opening.extras,
        plain=sets.max_jokers is None and sets.adjacent_jokers,
        bound=replaced or new_set,
        replaced=replaced,
        new_set=new_set,
        two_rack_tiles=jokers.reuse is Reuse.NEW_SET_TWO_RACK_TILES,
    )
