"""The par of every deal of the day: the points that the searcher makes on the player's seat against the same bots.

`python -m tools.day_pars` plays all deals and writes them, which takes an hour; with numbers it plays and prints those.
"""

import sys
from datetime import timedelta
from itertools import count
from pathlib import Path

import tilewright.answers.day_deals
from tilewright.answers.day_deals import BOTS, DAYS, HOUSE, TERMS, deal_of
from tilewright.chance import Chance
from tilewright.hosting.new_match import dealt_from
from tilewright.hosting.rows import SeatHolder
from tilewright.local.match import LocalMatch, bots_of, new_row
from tilewright.messages.fields import Millis
from tilewright.puzzles.collection import FIRST_DAY
from tilewright.screens.kinds import rulebook_with
from tools.environment import run_tool

FILE = Path(tilewright.answers.day_deals.__file__).with_name("day_pars.txt")
_START = Millis(0)


def par(number: int, player: str = "searcher") -> int:
    """Return what a bot makes on the player's seat in the deal with a number."""
    deal = deal_of(FIRST_DAY + timedelta(number))
    holders = [SeatHolder(bot=bot) for bot in (player, *BOTS)]
    row = new_row(rulebook_with(deal.rules, HOUSE), holders, Chance(b"par"), _START, TERMS)
    row = dealt_from(row, deal.shuffles)
    match = LocalMatch(row, (), bots_of(row, Chance(b"par")), _START)
    match.begin(_START)
    # Hours of its own time, so that every bot has thought.
    for hour in count(1):
        outcome = match.loaded.hosted.kind.engine.outcome(match.loaded.state)
        if outcome is not None:
            return round(float(outcome.totals[0]))
        match.do_what_is_due(Millis(hour * 3_600_000))
    raise AssertionError("a match ends")


def main() -> None:
    """Print the pars of some deals, or write all."""
    if len(sys.argv) > 1:
        print("\n".join(str(par(int(number))) for number in sys.argv[1:]))
    else:
        FILE.write_text("".join(f"{par(number)}\n" for number in range(DAYS)), "utf-8")


if __name__ == "__main__":
    run_tool(main)
