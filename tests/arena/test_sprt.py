"""The sequential test: its ratio against another method, its errors by simulation, its words."""

from collections import Counter
from math import exp, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.daily import examples
from tests.judges.naive_likelihood import best_log_likelihood
from tilewright.arena.sprt import ERROR, Hypotheses, SequentialTest, Verdict, log_likelihood_ratio, read_hypotheses
from tilewright.tiles import BadInput

OUTCOMES = (0.0, 0.25, 0.5, 0.75, 1.0)
COUNTS = st.lists(st.integers(1, 60), min_size=5, max_size=5)


@examples(10, 30)
@given(COUNTS, st.sampled_from([(0.4, 0.5), (0.5, 0.55), (0.2, 0.8)]))
def test_the_ratio_is_that_of_the_most_likely_distributions(counts: list[int], rates: tuple[float, float]) -> None:
    low, high = rates
    seen = Counter(dict(zip(OUTCOMES, counts, strict=True)))
    by_hand = best_log_likelihood(OUTCOMES, counts, high) - best_log_likelihood(OUTCOMES, counts, low)
    assert log_likelihood_ratio(seen, low, high) == pytest.approx(by_hand, abs=1e-4)


@given(COUNTS, st.floats(0.1, 0.45), st.floats(0.5, 0.9))
def test_the_other_bot_sees_the_same_from_its_side(counts: list[int], low: float, high: float) -> None:
    seen = Counter(dict(zip(OUTCOMES, counts, strict=True)))
    mirrored = Counter(dict(zip(OUTCOMES, reversed(counts), strict=True)))
    ratio = log_likelihood_ratio(seen, low, high)
    assert log_likelihood_ratio(mirrored, 1 - high, 1 - low) == pytest.approx(-ratio, abs=1e-6)


def decided(random: Random, rate: float, split: float, hypotheses: Hypotheses) -> Verdict:
    """Return the verdict on a bot with these rates of wins and shared deals, after as many deals as it takes."""
    test = SequentialTest(hypotheses)
    while True:
        test.add(random.choices((0.0, 0.5, 1.0), (1 - rate - split / 2, split, rate - split / 2))[0])
        if (verdict := test.verdict()).decided:
            return verdict


@pytest.mark.slow(reason="hundreds of tests, each to its decision")
@pytest.mark.parametrize("split", [0.1, 0.6])
@pytest.mark.parametrize(("rate", "wrong"), [(0.5, "high"), (0.65, "low")])
def test_the_error_rate_is_as_promised(rate: float, wrong: str, split: float, deep: bool) -> None:
    tests = 4_000 if deep else 20
    random = Random(f"{rate} {split}")
    verdicts = [decided(random, rate, split, Hypotheses(0.5, 0.65)) for _ in range(tests)]
    errors = sum(verdict.verdict == wrong for verdict in verdicts) / tests
    # Three standard errors of a count, and a hundredth because the bounds are Wald's approximation.
    assert errors < ERROR + 0.01 + 3 * (ERROR * (1 - ERROR) / tests) ** 0.5
    assert {verdict.verdict for verdict in verdicts} <= {"low", "high"}


def test_shared_deals_show_that_neither_bot_is_better() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.6))
    for _ in range(40):
        test.add(0.5)
    assert test.verdict().verdict == "low"


def test_the_verdict_has_its_figures() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.6))
    test.add(1.0)
    verdict = test.verdict()
    assert (verdict.verdict, verdict.deals, verdict.decided) == ("undecided", 1, False)
    assert list(verdict.bounds) == pytest.approx([-log(19), log(19)])
    # One deal won outright is likelier by the ratio of the two rates.
    assert exp(verdict.llr) == pytest.approx(0.6 / 0.5, abs=0.02)


@pytest.mark.parametrize("text", ["", "0.5", "0.6,0.5", "0.5,0.5", "0,0.5", "0.5,1", "a,b", "0.1,0.2,0.3", "nan,0.5"])
def test_hypotheses_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is not a pair of win rates"):
        read_hypotheses(text)
