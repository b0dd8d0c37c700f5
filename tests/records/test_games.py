"""Many games by bots under every rulebook and at every table size are legal to the referee and to the naive judge."""

import json
from typing import NamedTuple

import pytest

from tests.daily import daily
from tests.judges.naive_game import naive_record_fault
from tests.records.games import record_lines, texts
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house


class Table(NamedTuple):
    """A rulebook, a box and a number of seats; `share` is how many tables share the games of one."""

    name: str
    pieces: int
    seats: int
    share: int = 1


TABLES = [
    *(
        Table(name, 106, seats)
        for name in ("classic-fr", "classic-de", "classic-nl", "tournament")
        for seats in (2, 3, 4)
    ),
    # The large set reduced for up to four, and whole for up to six.
    *(Table("six", pieces, seats) for pieces in (106, 108) for seats in (2, 3, 4)),
    *(Table("six", 160, seats) for seats in (2, 3, 4, 5, 6)),
    *(Table("twist", 112, seats, share=3) for seats in (2, 3, 4)),
]


@pytest.mark.slow(reason="plays dozens of games and judges each of their turns twice")
@pytest.mark.parametrize("table", daily(((each,) for each in TABLES), *((each,) for each in TABLES[::3])), ids=str)
def test_games_end_legally_and_pass_both_judges(table: Table, deep: bool) -> None:
    games = -(-(100 if deep else 4) // table.share)
    rules = with_house(booklet(table.name), {"box.pieces": table.pieces})
    late = -(-games // 3 // table.seats)
    calm = -(-games // table.seats) - late
    lines = record_lines(rules, table.seats, calm, seed=31)
    lines += record_lines(rules, table.seats, late, seed=32, mishaps=0.1)
    verdict = referee(lines)
    assert verdict.faults == ()
    assert verdict.games >= games
    assert verify_record(lines).faults == ()
    assert naive_record_fault(lines, texts) is None
    assert {json.loads(line)["event"] for line in lines} >= {"play", "draw", "timeout", "end"}
