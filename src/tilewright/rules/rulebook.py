"""A rulebook: all rules of a tile game as data, in chapters."""

from __future__ import annotations

from functools import cache

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
        """How many can play, at least and at most."""
        return FEWEST_SEATS, self.box.most_seats

    def misfit(self) -> str | None:
        """Return a value that has no place in this rulebook, whatever the other house rules, as a sentence."""
        special = self.change is not None
        if self.box.has_special_jokers != special:
            fitting = ", ".join(map(str, sizes(special)))
            return f'box.pieces cannot be "{self.box.pieces}" in {self.id}: it takes {fitting}'
        if special and self.jokers.release is Release.REPLACE:
            return (
                f"jokers.release=replace has no meaning in {self.id}: not every joker stands for one piece that could "
                "replace it"
            )
        return None

    def contradiction(self) -> str | None:
        """Return which of its values exclude each other, as a sentence."""
        pairs, rack = self.deal.reshuffle_pairs, self.deal.rack
        if 2 * pairs > rack:
            return f"deal.reshuffle_pairs={pairs} can never happen: a rack of {rack} holds {rack // 2} pairs"
        if self.time.memory and self.time.table is not TimedOutTable.RESTORE:
            return "time.memory=yes needs time.table=restore: where sets stay, nothing has to be remembered"
        return None


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
