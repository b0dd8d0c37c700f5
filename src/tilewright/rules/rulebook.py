"""A rulebook: all rules of a tile game as data, in chapters."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Annotated

from msgspec import Struct
from msgspec.structs import asdict

from tilewright.rules.values import Numbers, OneOf, Parameter, Words, YesNo
from tilewright.sets.rules import ChangeRules, GroupLimit, MirrorRules, SetRules
from tilewright.tiles import Box, Complaint, JokerKind, complaint

# FR-02 with A-01, DE-02, NL-01: 104 numbers and 2 jokers. NL-38 to NL-42: the larger set, whole or reduced.
_BOXES = {
    106: Box(copies=2, jokers=((JokerKind.CLASSIC, 2),)),
    108: Box(copies=2, jokers=((JokerKind.CLASSIC, 4),)),
    # TW-02 with A-02, TW-03: two jokers of each of the four kinds.
    112: Box(copies=2, jokers=tuple((kind, 2) for kind in JokerKind)),
    160: Box(copies=3, jokers=((JokerKind.CLASSIC, 4),)),
}

FEWEST_SEATS = 2


def sizes(special: bool) -> tuple[int, ...]:
    """Return the sizes of the boxes with special jokers, or of those without."""
    return tuple(pieces for pieces, box in _BOXES.items() if _is_special(box) == special)


def _is_special(box: Box) -> bool:
    return any(kind is not JokerKind.CLASSIC for kind, _ in box.jokers)


class BoxRules(Struct, frozen=True):
    """The pieces of the game."""

    pieces: Annotated[int, Parameter(OneOf(tuple(_BOXES)), "how many pieces are in the box")]

    @property
    def contents(self) -> Box:
        """The contents of the box."""
        return _BOXES[self.pieces]

    @property
    def has_special_jokers(self) -> bool:
        """Whether the box has jokers other than classic ones."""
        return _is_special(self.contents)

    @property
    def most_seats(self) -> int:
        """The most players: four, or six with three copies of each number (NL-39, A-36)."""
        return 6 if self.contents.copies > 2 else 4


class Starter(Enum):
    """How the first starter is chosen."""

    HIGHEST = "highest"
    LOT = "lot"
    HOST = "host"


class NextStarter(Enum):
    """Who starts the later games of a match."""

    AGAIN = "again"
    ROTATE = "rotate"
    WINNER = "winner"


class Deal(Struct, frozen=True, kw_only=True):
    """How a game begins: who starts, how many pieces each player takes, and when a reshuffle can be claimed."""

    rack: Annotated[int, Parameter(Numbers(7, 20), "how many pieces each player takes")]
    starter: Annotated[
        Starter, Parameter(Words(Starter), "who starts: the highest piece drawn, a random seat, or the host")
    ]
    next_starter: Annotated[
        NextStarter,
        Parameter(Words(NextStarter), "who starts later games: chosen again, the next seat, or the last winner"),
    ]
    reshuffle_pairs: Annotated[
        int, Parameter(Numbers(2, 7, also=(0,)), "how many pairs in the first rack allow a reshuffle; 0 for never")
    ]


class Sets(Struct, frozen=True):
    """What every set must have; rules about jokers in sets are in `Jokers`."""

    min_natural: Annotated[int, Parameter(OneOf((0, 1)), "the fewest numbered pieces of a set")]


class Opening(Struct, frozen=True, kw_only=True):
    """What the first sets of a player must be worth, and whether the same turn may do more."""

    min: Annotated[int, Parameter(Numbers(0, 100), "what the first sets of a player must be worth together")]
    extras: Annotated[bool, Parameter(YesNo(), "whether the opening turn may also add to the table and rearrange it")]

    @property
    def least(self) -> int:
        """The points to reach with sets of one's own tiles: any set has some, no opening is without a set (A-08)."""
        return max(self.min, 1)


class WrongLay(Enum):
    """What happens if a turn ends with an illegal table while time remains."""

    REFUSE = "refuse"
    PENALISE = "penalise"


class Checked(Enum):
    """When a draft is checked for its player before the turn ends."""

    UNLESS_PENALISED = "unless_penalised"
    ALWAYS = "always"
    NEVER = "never"


class Turn(Struct, frozen=True):
    """How an illegal turn is handled, and whether its player is warned."""

    wrong_lay: Annotated[
        WrongLay, Parameter(Words(WrongLay), "an illegal turn is refused, or costs penalty pieces and ends")
    ]
    checked: Annotated[
        Checked, Parameter(Words(Checked), "whether players are told what is wrong with a turn before they end it")
    ] = Checked.UNLESS_PENALISED

    @property
    def checks_drafts(self) -> bool:
        """Whether a player is told before the end of a turn what is wrong with it, and may take hints (A-16)."""
        if self.checked is Checked.UNLESS_PENALISED:
            return self.wrong_lay is WrongLay.REFUSE
        return self.checked is Checked.ALWAYS


class Release(Enum):
    """What frees a joker of the table."""

    REARRANGE = "rearrange"
    REPLACE = "replace"


class Reuse(Enum):
    """Where a freed joker may go."""

    ANY_SET = "any_set"
    NEW_SET = "new_set"
    NEW_SET_TWO_RACK_TILES = "new_set_two_rack_tiles"


class GroupOfThree(Enum):
    """Which of the two missing colors replace the joker of a group of three."""

    EITHER = "either"
    BOTH = "both"


class Jokers(Struct, frozen=True, kw_only=True):
    """How jokers are freed, where freed jokers go, and what a joker on a rack costs."""

    release: Annotated[
        Release,
        Parameter(Words(Release), "a joker is freed by any rearrangement, or by the piece it stands for"),
    ]
    reuse: Annotated[
        Reuse, Parameter(Words(Reuse), "a freed joker goes to any set, a new one, or a new one with two rack pieces")
    ]
    group_of_three: Annotated[
        GroupOfThree,
        Parameter(Words(GroupOfThree), "the joker of a group of three is replaced by either missing color, or by both"),
    ]
    max_per_set: Annotated[int | None, Parameter(Numbers(1, 4, word="none"), "how many jokers a set may hold")]
    adjacent: Annotated[bool, Parameter(YesNo(), "whether jokers may be side by side")]
    penalty: Annotated[int, Parameter(Numbers(0, 100), "what a joker left on a rack costs")]


class Change(Struct, frozen=True, kw_only=True):
    """What color changes may do, in rulebooks that have them; the fields are those of `sets.rules.ChangeRules`."""

    at_start: Annotated[bool, Parameter(YesNo(), "whether a color change may be in the lowest place of a run")]
    max_per_run: Annotated[int, Parameter(OneOf((1, 2)), "how many color changes a run may hold")]
    max_colors: Annotated[int, Parameter(OneOf((2, 3)), "how many colors a run may have")]


class Mirror(Struct, frozen=True, kw_only=True):
    """What mirrors may do, in rulebooks that have them; the fields are those of `sets.rules.MirrorRules`."""

    min_side: Annotated[int, Parameter(OneOf((1, 2)), "the fewest pieces that each side of a mirror stands for")]
    group_limit: Annotated[
        GroupLimit, Parameter(Words(GroupLimit), "a mirrored group has up to four colors a side, or four pieces in all")
    ]


class Empty(Enum):
    """How the game continues after the last piece is drawn."""

    UNTIL_STUCK = "until_stuck"
    LAST_LAP = "last_lap"


class Pool(Struct, frozen=True):
    """How an empty pool ends the game."""

    empty: Annotated[
        Empty,
        Parameter(Words(Empty), "with an empty pool the game lasts until everyone passes, or for one more turn each"),
    ]


class TimedOutTable(Enum):
    """What happens to the table when time runs out."""

    RESTORE = "restore"
    KEEP_SETS = "keep_sets"


class Loose(Enum):
    """Where loose pieces of the table go when time runs out."""

    RESTORE = "restore"
    RACK = "rack"
    POOL = "pool"


class Time(Struct, frozen=True, kw_only=True):
    """The clock, and the penalty for running out of time."""

    limit: Annotated[int | None, Parameter(Numbers(5, 604_800, word="none"), "seconds a turn may last")]
    usual: Annotated[
        int, Parameter(Numbers(5, 604_800), "seconds a turn may last if a table turns the clock on", house=False)
    ]
    idle_draw: Annotated[int, Parameter(Numbers(0, 3), "pieces drawn if time runs out before anything was moved")]
    table: Annotated[
        TimedOutTable,
        Parameter(Words(TimedOutTable), "when time runs out the table is restored, or complete sets stay"),
    ]
    loose: Annotated[
        Loose,
        Parameter(Words(Loose), "loose pieces of the table go back to their sets, to the rack, or to the pool"),
    ]
    penalty: Annotated[int, Parameter(Numbers(0, 10), "pieces drawn for an unfinished or illegal turn")]
    memory: Annotated[bool, Parameter(YesNo(), "whether changed sets go to the pool when time runs out")]


class Blocked(Enum):
    """How a game is scored if nobody went out."""

    DIFFERENCE = "difference"
    ALL_MINUS = "all_minus"


class Tie(Enum):
    """Who wins a blocked game if the lowest racks are equal."""

    FEWEST_TILES = "fewest_tiles"
    SHARED = "shared"


class Scoring(Struct, frozen=True, kw_only=True):
    """How blocked games are scored."""

    blocked: Annotated[
        Blocked,
        Parameter(
            Words(Blocked),
            "in a blocked game losers pay the difference to the winner, or all lose their rack",
        ),
    ]
    tie: Annotated[Tie, Parameter(Words(Tie), "equal racks in a blocked game: fewer pieces win, or the win is shared")]


class MatchWinner(Enum):
    """What decides a match."""

    POINTS = "points"
    GAMES_THEN_POINTS = "games_then_points"


class MatchRules(Struct, frozen=True, kw_only=True):
    """How long a match lasts and what decides it."""

    games: Annotated[
        int | None, Parameter(Numbers(1, 50, word="players"), "games in a round; players: as many as there are seats")
    ]
    rounds: Annotated[int, Parameter(Numbers(1, 20), "rounds in a match")]
    winner: Annotated[
        MatchWinner, Parameter(Words(MatchWinner), "the match is won by points, or by games won and then points")
    ]


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
