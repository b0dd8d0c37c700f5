"""The printed booklets of the tile game as rulebooks, line by line."""

from collections.abc import Mapping

from tilewright.rules.printing import Booklet, named, printed
from tilewright.rules.rulebook import Rulebook


def booklet(name: str) -> Rulebook:
    """Return the rulebook of a booklet by its id, or raise NoSuchRulebook that lists the ids."""
    return edition(name).rulebook


def edition(name: str) -> Booklet[Rulebook]:
    """Return a booklet by its id, with its title and sources."""
    return named(name, EDITIONS)


CLASSIC_FR = printed(
    Rulebook,
    "classic-fr",
    "Classic, French edition",
    """
    box.pieces           106           FR-02 A-01
    deal.rack            14            FR-06
    deal.starter         highest       FR-04 A-03
    deal.next_starter    again         A-35
    deal.reshuffle_pairs 0             A-06
    sets.min_natural     1             A-24
    opening.min          30            FR-11
    opening.extras       no            A-08
    turn.wrong_lay       refuse        A-16
    turn.checked         unless_penalised A-16
    jokers.release       replace       FR-21 FR-22 FR-27 A-21 A-22
    jokers.reuse         new_set       FR-24 A-19
    jokers.group_of_three either       FR-23 A-20
    jokers.max_per_set   none          A-23
    jokers.adjacent      yes           A-23
    jokers.penalty       30            FR-29 A-26
    pool.empty           until_stuck   FR-35 FR-36 A-29
    time.limit           60            FR-15
    time.usual           60            FR-15
    time.idle_draw       1             A-12
    time.table           keep_sets     FR-16 A-13
    time.loose           restore       FR-16 FR-18 A-14
    time.penalty         3             FR-17 A-17 A-18
    time.memory          no            A-15
    scoring.blocked      difference    FR-37 FR-38 FR-39
    scoring.tie          fewest_tiles  A-32
    match.games          players       A-34
    match.rounds         1             A-34
    match.winner         points        FR-33 A-34
    """,
)

CLASSIC_DE = printed(
    Rulebook,
    "classic-de",
    "Classic, German edition of 2012",
    """
    box.pieces           106           DE-02
    deal.rack            14            DE-06
    deal.starter         lot           DE-04 A-04
    deal.next_starter    again         A-35
    deal.reshuffle_pairs 3             DE-10 A-06
    sets.min_natural     1             A-24
    opening.min          30            DE-14
    opening.extras       no            DE-15 A-08
    turn.wrong_lay       refuse        DE-21 A-16
    turn.checked         unless_penalised A-16
    jokers.release       rearrange     DE-29 DE-30 A-21 A-22
    jokers.reuse         any_set       DE-32 A-19
    jokers.group_of_three either       DE-31 A-20
    jokers.max_per_set   none          A-23
    jokers.adjacent      yes           A-23
    jokers.penalty       30            DE-33 A-26
    pool.empty           last_lap      DE-39 DE-40 A-30
    time.limit           60            DE-19
    time.usual           60            DE-19
    time.idle_draw       3             DE-21 A-12
    time.table           restore       DE-20
    time.loose           restore       DE-20 DE-22
    time.penalty         3             DE-21 A-17 A-18
    time.memory          no            DE-22 A-15
    scoring.blocked      all_minus     DE-43 A-31
    scoring.tie          fewest_tiles  DE-42 A-32
    match.games          players       A-34
    match.rounds         1             A-34
    match.winner         points        DE-38 A-34
    """,
)

CLASSIC_NL = printed(
    Rulebook,
    "classic-nl",
    "Classic, Dutch edition of 2020",
    """
    box.pieces           106           NL-01
    deal.rack            14            NL-07
    deal.starter         highest       NL-05 NL-06 A-03
    deal.next_starter    again         A-35
    deal.reshuffle_pairs 0             A-06
    sets.min_natural     1             A-24
    opening.min          30            NL-10
    opening.extras       yes           NL-14 A-08
    turn.wrong_lay       refuse        A-16
    turn.checked         unless_penalised A-16
    jokers.release       rearrange     NL-23 A-09 A-21 A-22
    jokers.reuse         any_set       NL-24 NL-25 A-19
    jokers.group_of_three either       NL-26 A-20
    jokers.max_per_set   none          A-23
    jokers.adjacent      yes           A-23
    jokers.penalty       25            NL-34 A-26
    pool.empty           until_stuck   A-28 A-29
    time.limit           none          NL-30
    time.usual           120           NL-30 A-12
    time.idle_draw       3             NL-32 A-12
    time.table           keep_sets     NL-31 NL-32 A-13
    time.loose           rack          NL-32 A-14
    time.penalty         3             NL-32 A-17 A-18
    time.memory          no            A-15
    scoring.blocked      difference    A-28
    scoring.tie          fewest_tiles  A-32
    match.games          players       A-34
    match.rounds         1             A-34
    match.winner         points        NL-36 A-34
    """,
)

SIX = printed(
    Rulebook,
    "six",
    "Dutch set of 160 pieces for up to six",
    """
    box.pieces           160           NL-38 NL-39 NL-40 NL-41 NL-42 A-36
    """,
    parent=CLASSIC_NL,
)

TOURNAMENT = printed(
    Rulebook,
    "tournament",
    "German edition, wrong turns penalised, on the clock",
    """
    turn.wrong_lay       penalise      DE-21 A-16
    time.limit           60            DE-19
    """,
    parent=CLASSIC_DE,
)

TWIST = printed(
    Rulebook,
    "twist",
    "Twist, with double, color-change and mirror jokers",
    """
    box.pieces           112           TW-01 TW-02 TW-03 A-02 A-C7
    deal.rack            14            TW-12
    deal.starter         highest       TW-09 TW-10 A-03
    deal.next_starter    again         TW-69 A-35
    deal.reshuffle_pairs 0             A-06
    sets.min_natural     1             A-24
    opening.min          30            TW-18
    opening.extras       no            TW-23 A-08
    turn.wrong_lay       refuse        A-16
    turn.checked         unless_penalised A-16
    jokers.release       rearrange     TW-40 A-22 A-27
    jokers.reuse         any_set       TW-30 A-19 A-27
    jokers.group_of_three either       A-20 A-27
    jokers.max_per_set   none          TW-53 A-23
    jokers.adjacent      yes           TW-53 A-23
    jokers.penalty       30            TW-65 A-26
    change.at_start      yes           TW-45 A-C3
    change.max_per_run   2             TW-43 TW-53 A-C4
    change.max_colors    3             TW-43 A-C4
    mirror.min_side      1             TW-34 A-M1
    mirror.group_limit   per_side      TW-49 A-M2
    pool.empty           until_stuck   TW-28 A-29
    time.limit           60            TW-56
    time.usual           60            TW-56
    time.idle_draw       1             TW-57 A-12
    time.table           restore       TW-58
    time.loose           restore       TW-58
    time.penalty         3             TW-58 A-17 A-18
    time.memory          no            A-15
    scoring.blocked      difference    TW-66 TW-67 TW-68 A-33
    scoring.tie          fewest_tiles  A-32
    match.games          players       TW-15
    match.rounds         1             TW-14
    match.winner         games_then_points TW-60 TW-61 A-34
    """,
)

EDITIONS: Mapping[str, Booklet[Rulebook]] = {
    book.rulebook.id: book for book in (CLASSIC_FR, CLASSIC_DE, CLASSIC_NL, SIX, TOURNAMENT, TWIST)
}
DEFAULT = CLASSIC_NL.rulebook.id
