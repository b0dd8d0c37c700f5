"""The rulebook of the dice game, in chapters, and its booklet line by line."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from tilewright.dice.grid import GridRules
from tilewright.dice.placed import BAG
from tilewright.rules.printing import printed
from tilewright.rules.values import Numbers, OneOf, Parameter, YesNo
from tilewright.sets.rules import SHORTEST

SEATS = 2
"""The number of players (TB-01)."""

_MOST = len(BAG) // SEATS


class Dice(Struct, frozen=True, kw_only=True):
    """How many dice each player has, when they are rolled, and when a set must be laid."""

    hand: Annotated[int, Parameter(Numbers(SHORTEST, _MOST), "how many dice each player takes for a round")]
    must_lay: Annotated[bool, Parameter(YesNo(), "whether a player whose dice show a set must lay one")]
    max_sets: Annotated[
        int | None,
        Parameter(Numbers(1, _MOST // SHORTEST, word="none"), "how many sets of the player's own dice a turn may lay"),
    ]
    min_reroll: Annotated[int, Parameter(OneOf((0, 1)), "the fewest dice rolled from the second turn on")]
    block_after: Annotated[
        int,
        Parameter(Numbers(1, 10), "a round ends after this many turns of each player in which no die is played"),
    ]


class HeldJokers(Struct, frozen=True):
    """What a joker costs that was not played."""

    penalty: Annotated[int, Parameter(Numbers(0, 100), "what a joker costs that was not played")]


class Rounds(Struct, frozen=True, kw_only=True):
    """How long a match lasts."""

    rounds: Annotated[int, Parameter(Numbers(1, 20), "rounds in a match")]
    sudden_death: Annotated[bool, Parameter(YesNo(), "whether a tied match is decided by one more round")]


class TurboRules(Struct, frozen=True, kw_only=True, cache_hash=True):
    """The rules of the dice game, chapter by chapter; a house rule is a `replace` of a chapter's field."""

    id: str
    dice: Dice
    grid: GridRules
    jokers: HeldJokers
    match: Rounds

    @property
    def pieces(self) -> int:
        """How many dice are in the bag."""
        return len(BAG)

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return SEATS, SEATS

    def misfit(self) -> None:
        """Return None: this rulebook can have every value."""

    def contradiction(self) -> None:
        """Return None: no two values exclude each other."""


TURBO = printed(
    TurboRules,
    "turbo",
    "Turbo, the dice game for two",
    """
    dice.hand            9      TB-04 A-T1
    dice.must_lay        yes    TB-07 TB-11 A-T4
    dice.max_sets        none   TB-11 A-T4
    dice.min_reroll      1      TB-28 A-T2
    dice.block_after     3      TB-16 A-T10
    grid.descending      no     TB-10 A-T8
    grid.crossing_joker  one    TB-23 A-T9
    jokers.penalty       10     TB-26 A-T12
    match.rounds         6      TB-02 TB-33
    match.sudden_death   no     A-T11
    """,
)
