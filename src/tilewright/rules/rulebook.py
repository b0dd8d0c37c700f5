"""A rulebook: all rules of a tile game as data, in chapters."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import asdict

from tilewright.rules.box import BoxRules
from tilewright.rules.change import Change
from tilewright.rules.deal import Deal
from tilewright.rules.jokers import Jokers
from tilewright.rules.match import MatchRules
from tilewright.rules.mirror import Mirror
from tilewright.rules.opening import Opening
from tilewright.rules.pool import Pool
from tilewright.rules.scoring import Scoring
from tilewright.rules.sets import Sets
from tilewright.rules.time import Time
from tilewright.rules.turn import Turn
from tilewright.sets.rules import ChangeRules, MirrorRules, SetRules


class Rulebook(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The rules of one game, chapter by chapter; a house rule is a `replace` of a chapter's field."""

    id: str
    box: BoxRules
    deal: Deal
    sets: Sets
    opening: Opening
    turn: Turn
    jokers: Jokers
    change: Change | None = None
    mirror: Mirror | None = None
    pool: Pool
    time: Time
    scoring: Scoring
    match: MatchRules


@cache
def set_rules(rulebook: Rulebook) -> SetRules:
    """Return what decides whether a row is a set in this rulebook."""
    return SetRules(
        min_natural=rulebook.sets.min_natural,
        max_jokers=rulebook.jokers.max_per_set,
        adjacent_jokers=rulebook.jokers.adjacent,
        change=ChangeRules() if rulebook.change is None else ChangeRules(**asdict(rulebook.change)),
        mirror=MirrorRules() if rulebook.mirror is None else MirrorRules(**asdict(rulebook.mirror)),
    )
