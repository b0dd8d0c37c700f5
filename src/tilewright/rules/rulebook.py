"""A rulebook: all rules of a tile game as data, in chapters."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import asdict

from tilewright.rules.box import FEWEST_SEATS, BoxRules, sizes
from tilewright.rules.change import Change
from tilewright.rules.deal import Deal
from tilewright.rules.jokers import Jokers, Release
from tilewright.rules.match import MatchRules
from tilewright.rules.mirror import Mirror
from tilewright.rules.opening import Opening
from tilewright.rules.pool import Pool
from tilewright.rules.scoring import Scoring
from tilewright.rules.sets import Sets
from tilewright.rules.time import Time, TimedOutTable
from tilewright.rules.turn import Turn
from tilewright.sets.rules import ChangeRules, MirrorRules, SetRules
from tilewright.tiles.notation import Complaint, complaint


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

    @property
    def pieces(self) -> int:
        """How many pieces are in the box."""
        return self.box.pieces

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return FEWEST_SEATS, self.box.most_seats

    def misfit(self) -> Complaint | None:
        """Return a complaint about a value that this rulebook cannot have, whatever the other house rules."""
        special = self.change is not None
        if self.box.has_special_jokers != special:
            fitting = ", ".join(map(str, sizes(special)))
            english = 'box.pieces cannot be "{pieces}" in {rules}: it takes {accepted}'
            return complaint("bad-rule-box", english, pieces=self.box.pieces, rules=self.id, accepted=fitting)
        if special and self.jokers.release is Release.REPLACE:
            english = "jokers.release=replace has no meaning in {rules}: some jokers stand for no single tile"
            return complaint("bad-rule-release", english, rules=self.id)
        return None

    def contradiction(self) -> Complaint | None:
        """Return a complaint about values that exclude each other."""
        pairs, rack = self.deal.reshuffle_pairs, self.deal.rack
        if 2 * pairs > rack:
            english = "deal.reshuffle_pairs={pairs} can never happen: a rack of {rack} holds at most {most} pairs"
            return complaint("bad-rule-pairs", english, pairs=pairs, rack=rack, most=rack // 2)
        if self.time.memory and self.time.table is not TimedOutTable.RESTORE:
            english = "time.memory=yes needs time.table=restore: sets that stay need not be remembered"
            return complaint("bad-rule-memory", english)
        return None


# House rules make any number of rulebooks.
@lru_cache(maxsize=1 << 8)
def set_rules(rulebook: Rulebook) -> SetRules:
    """Return the rules that decide whether a row is a set."""
    return SetRules(
        min_natural=rulebook.sets.min_natural,
        max_jokers=rulebook.jokers.max_per_set,
        adjacent_jokers=rulebook.jokers.adjacent,
        change=ChangeRules() if rulebook.change is None else ChangeRules(**asdict(rulebook.change)),
        mirror=MirrorRules() if rulebook.mirror is None else MirrorRules(**asdict(rulebook.mirror)),
    )
