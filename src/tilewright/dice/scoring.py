"""Scoring the dice game: the value of remaining dice, points of a round, the score card, and the winners."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate

from msgspec import Struct

from tilewright.dice.events import RoundEnd
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Outcome, Seat
from tilewright.tiles import Face, Number

Points = tuple[int, ...]


class Result(Struct, frozen=True):
    """How a round ended: why, who won, and the value of each seat's remaining dice."""

    reason: RoundEnd
    winners: tuple[Seat, ...]
    left: Points


class CardLine(Struct, frozen=True):
    """A line of the score card: each seat's points of the round (white), and its total so far (grey) (TB-32)."""

    points: Points
    totals: Points


def dice_value(faces: Iterable[Face], joker_penalty: int) -> int:
    """Return the value of remaining dice: the numbers they show, and the penalty for each joker (TB-26, A-T12)."""
    return sum(face.value if isinstance(face, Number) else joker_penalty for face in faces)


def round_winners(left: Points, counts: Sequence[int]) -> tuple[Seat, ...]:
    """Return the winner of a round: the seat without dice, or after a block the lower sum; nobody if sums are equal."""
    out = [Seat(seat) for seat, count in enumerate(counts) if not count]
    lowest = [Seat(seat) for seat, value in enumerate(left) if value == min(left)]
    # A-T11: equal sums after a block score nothing. Remaining dice may be worth 0, so going out is checked first.
    return tuple(out or (lowest if len(lowest) == 1 else []))


def scores(result: Result) -> Points:
    """Return the points of each seat: the winner gets the difference (TB-30, TB-31), the other nothing."""
    gained = max(result.left) - min(result.left)
    return tuple(gained if seat in result.winners else 0 for seat in range(SEATS))


def score_card(results: Iterable[Result]) -> tuple[CardLine, ...]:
    """Return the score card, a line a round."""
    points = [scores(result) for result in results]
    totals = accumulate(points, _sum)
    return tuple(CardLine(line, total) for line, total in zip(points, totals, strict=True))


def standing(results: Sequence[Result]) -> Outcome:
    """Return points, rounds won and leaders after some rounds; after the last round the leaders are the winners."""
    card = score_card(results)
    totals = card[-1].totals if card else (0,) * SEATS
    won = tuple(sum(seat in result.winners for result in results) for seat in range(SEATS))
    leaders = [Seat(seat) for seat in range(SEATS) if totals[seat] == max(totals)] if card else []
    return Outcome(winners=tuple(leaders), totals=tuple(map(Fraction, totals)), games_won=won)


def rounds_in(rules: TurboRules) -> int:
    """Return the largest number of rounds in a match, with sudden death if the rules have it (A-T11)."""
    return rules.match.rounds + rules.match.sudden_death


def is_decided(results: Sequence[Result], rules: TurboRules) -> bool:
    """Return whether the match is over: all rounds are played, and one more after a tie (TB-33, A-T11)."""
    if len(results) == rules.match.rounds:
        return not rules.match.sudden_death or len(standing(results).winners) == 1
    return len(results) > rules.match.rounds


def _sum(one: Points, other: Points) -> Points:
    return tuple([mine + more for mine, more in zip(one, other, strict=True)])
