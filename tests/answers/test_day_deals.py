"""The deal of the day: a function of the day, committed the day before, with a par that anybody can play again."""

from datetime import date, timedelta

import pytest

from tilewright.answers.day_deals import BOTS, DAYS, deal_of, deal_shown
from tilewright.chance import commitment
from tilewright.puzzles.collection import DAILY_RULES, FIRST_DAY
from tools.day_pars import par

DAY = date(2026, 12, 24)


def test_no_two_days_of_a_cycle_share_a_key_and_the_rulebooks_take_turns() -> None:
    deals = [deal_of(DAY + timedelta(number)) for number in range(DAYS)]
    assert len({deal.shuffles.secrets for deal in deals}) == DAYS
    assert len({nonce for deal in deals for nonce in deal.shuffles.nonces}) == DAYS * (1 + len(BOTS))
    assert {deal.rules for deal in deals[: len(DAILY_RULES)]} == {*DAILY_RULES}
    assert deal_of(DAY + timedelta(DAYS)).shuffles == deals[0].shuffles


def test_the_key_of_a_day_is_committed_the_day_before() -> None:
    promised = deal_shown(DAY).tomorrow
    shown = deal_shown(DAY + timedelta(1))
    assert shown.commitment == promised == commitment(deal_of(DAY + timedelta(1)).shuffles.secrets[0]).hex()
    assert shown.tomorrow != promised


def test_the_deal_of_a_day_never_changes() -> None:
    """Two programs of different versions deal the same on a day."""
    found = deal_of(DAY)
    assert (found.rules, found.commitment[:16]) == ("six", "9819008e49b10cbb")


@pytest.mark.slow(reason="the searcher plays whole games")
def test_a_par_is_what_the_searcher_makes_of_the_deal(deep: bool) -> None:
    for number in range(DAYS) if deep else (0, 182):
        assert par(number) == deal_of(FIRST_DAY + timedelta(number)).par, number


def test_most_pars_are_hard_to_beat() -> None:
    pars = [deal_of(FIRST_DAY + timedelta(number)).par for number in range(DAYS)]
    assert sum(points > 0 for points in pars) > DAYS * 0.6
