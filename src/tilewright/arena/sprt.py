"""A sequential test of one bot against another, which stops as soon as it is sure enough.

Both games of a deal are one sample, since they share the luck of the deal. The test is Wald's, of the mean of the
samples, with the likelihoods maximised over all distributions that have that mean (Van den Bergh's generalised form).
"""

from collections import Counter
from math import log

from msgspec import Struct

from tilewright.tiles import BadInput, quoted

ERROR = 0.05
# A shared win is half a win, so two games bring 0, 1/2, 1, 3/2 or 2 wins.
_OUTCOMES = (0.0, 0.25, 0.5, 0.75, 1.0)
# An outcome not seen yet is still possible; this pseudo-count is negligible against one that was seen.
_UNSEEN = 1e-3
_HALVINGS = 40
_UNDECIDED = "undecided"


class Hypotheses(Struct, frozen=True):
    """The two win rates to decide between, the lower one first."""

    low: float
    high: float


class Verdict(Struct, frozen=True, kw_only=True):
    """The verdict on the first bot's win rate: `low`, `high` or `undecided`, and the number of deals.

    `llr` is the log-likelihood ratio of `high` to `low`; the test stops when it leaves `bounds`.
    """

    low: float
    high: float
    verdict: str
    deals: int
    llr: float
    bounds: tuple[float, float]

    @property
    def decided(self) -> bool:
        """Return whether the test is over."""
        return self.verdict != _UNDECIDED


def read_hypotheses(text: str) -> Hypotheses:
    """Return the hypotheses written as LOW,HIGH, or raise BadInput.

    >>> read_hypotheses("0.5,0.55")
    Hypotheses(low=0.5, high=0.55)
    """
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadInput(f"{quoted(text)} is not a pair of win rates: write LOW,HIGH, as in 0.5,0.55") from None
    if not 0 < low < high < 1:
        raise BadInput(f"{quoted(text)} is not a pair of win rates: both must be between 0 and 1, the lower one first")
    return Hypotheses(low, high)


class SequentialTest:
    """A running test with the shares of the deals so far."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self._hypotheses, self._seen = hypotheses, Counter[float]()

    def add(self, share: float) -> None:
        """Add the share of a deal's games that the first bot won."""
        self._seen[share] += 1

    def verdict(self) -> Verdict:
        """Return the verdict so far."""
        low, high = self._hypotheses.low, self._hypotheses.high
        bounds = (log(ERROR / (1 - ERROR)), log((1 - ERROR) / ERROR))
        llr = log_likelihood_ratio(self._seen, low, high)
        said = "low" if llr <= bounds[0] else "high" if llr >= bounds[1] else _UNDECIDED
        return Verdict(low=low, high=high, verdict=said, deals=self._seen.total(), llr=llr, bounds=bounds)


def log_likelihood_ratio(seen: Counter[float], low: float, high: float) -> float:
    """Return the log-likelihood ratio of the mean `high` to the mean `low`."""
    counts = {outcome: seen[outcome] or _UNSEEN for outcome in _OUTCOMES}
    at_low, at_high = _tilt(counts, low), _tilt(counts, high)
    return sum(
        count * (log(1 + at_low * (outcome - low)) - log(1 + at_high * (outcome - high)))
        for outcome, count in counts.items()
    )


def _tilt(counts: dict[float, float], mean: float) -> float:
    """Return the t for which the weights count / (1 + t (outcome - mean)) have that mean.

    They are the most likely distribution with that mean. Each term decreases in t, so bisection finds the only root
    between the two t at which a weight becomes infinite.
    """
    below, above = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(_HALVINGS):
        t = (below + above) / 2
        if sum(count * (outcome - mean) / (1 + t * (outcome - mean)) for outcome, count in counts.items()) > 0:
            below = t
        else:
            above = t
    return (below + above) / 2
