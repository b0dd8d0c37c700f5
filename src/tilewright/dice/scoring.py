"""Scoring the dice game: what dice left cost, what a round brings, the score card, and who wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate

from msgspec import Struct

from tilewright.dice.events import RoundEnd
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Outcome, Seat
from tilewright.tiles.faces import Face, Number

Points = tuple[int, ...]


class Result(Struct, frozen=True):
    """How a round ended: why, who won, and what the dice left to each seat were worth."""

    reason: RoundEnd
    winners: tuple[Seat, ...]
    left: Points


class CardLine(Struct, frozen=True):
    """A line of the score card: each seat's points of the round (white), and its total so far (grey) (TB-32)."""

    points: Points
    totals: Points


def dice_value(faces: Iterable[Face], joker_penalty: int) -> int:
    """Return what dice left cost: the numbers they show, and the penalty for each joker (TB-26, A-T12)."""
    return sum(face.value if isinstance(face, Number) else joker_penalty for face in faces)


def round_winners(left: Points, counts: Sequence[int]) -> tuple[Seat, ...]:
    """Return who wins a round: whoever has no dice left, after a block whoever has fewer points; nobody if level."""
    out = [Seat(seat) for seat, count in enumerate(counts) if not count]
    lowest = [Seat(seat) for seat, value in enumerate(left) if value == min(left)]
    # A-T11: level sums after a block bring nobody anything. Dice left may be worth nothing, so going out comes first.
    return tuple(out or (lowest if len(lowest) == 1 else []))


def scores(result: Result) -> Points:
    """Return what a round brought each seat: the winner what the other has more (TB-30, TB-31), the other nothing."""
    gained = max(result.left) - min(result.left)
    return tuple(gained if seat in result.winners else 0 for seat in range(SEATS))


def score_card(results: Iterable[Result]) -> tuple[CardLine, ...]:
    """Return the score card, a line a round."""
    points = [scores(result) for result in results]
    totals = accumulate(points, _sum)
    return tuple(CardLine(line, total) for line, total in zip(points, totals, strict=True))


def standing(results: Sequence[Result]) -> Outcome:
    """Return points and rounds won after some rounds, and who leads: the match's winners, if they were the last."""
    card = score_card(results)
    totals = card[-1].totals if card else (0,) * SEATS
    won = tuple(sum(seat in result.winners for result in results) for seat in range(SEATS))
    leaders = [Seat(seat) for seat in range(SEATS) if totals[seat] == max(totals)] if card else []
    return Outcome(winners=tuple(leaders), totals=tuple(map(Fraction, totals)), games_won=won)


def rounds_in(rules: TurboRules) -> int:
    """Return how many rounds a match may have; a level one ends in a sudden death where the rules know it (A-T11)."""
    return rules.match.rounds + rules.match.sudden_death


def is_decided(results: Sequence[Result], rules: TurboRules) -> bool:
    """Return whether the match is over: all rounds are played, and one more if it was level (TB-33, A-T11)."""
    if len(results) == rules.match.rounds:
        return not rules.match.sudden_death or len(standing(results).winners) == 1
    return len(results) > rules.match.rounds


def _sum(one: Points, other: Points) -> Points:
    return tuple([mine + more for mine, more in zip(one, other, strict=True)])
