"""What a referee refuses, and the judgements that games of all kinds share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum
from fractions import Fraction

from tilewright.dice import faults as dice_faults
from tilewright.engine import Outcome
from tilewright.game import faults as tile_faults
from tilewright.records.lines import EndLine, MatchEndLine, Score, read_score
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import read_faces

Fault = tile_faults.Fault | dice_faults.Fault
Scores = Sequence[Fraction | int]


class Unfit(Exception):
    """Something in a record that the rules do not allow."""

    def __init__(self, reason: str, line: int = 0, why: Fault | None = None) -> None:
        super().__init__(reason)
        self.reason, self.line, self.why = reason, line, why


def judged_end(line: EndLine, reason: Enum, winners: Sequence[int], scores: Scores, racks: Sequence[Row]) -> None:
    """Raise Unfit if a game did not end as its last line says."""
    if line.reason != reason.value:
        raise Unfit(f"the game ended because of {reason.value!r}, not {line.reason!r}")
    _judged_winners(line.winners, winners)
    _judged_scores(line.scores, scores)
    if len(line.racks) != len(racks):
        raise Unfit(f"{len(line.racks)} racks for {len(racks)} seats")
    for seat, (told, held) in enumerate(zip(line.racks, racks, strict=True)):
        if Counter(read_faces(told)) != Counter(held):
            raise Unfit(f"seat {seat} holds other pieces at the end")


def judged_match_end(line: MatchEndLine, right: Outcome) -> None:
    """Raise Unfit if a match did not end as its last line says."""
    _judged_winners(line.winners, right.winners)
    _judged_scores(line.totals, right.totals)
    if line.games_won != right.games_won:
        raise Unfit(f"games won are {_listed(right.games_won)}, not {_listed(line.games_won)}")


def _judged_winners(told: Sequence[int], right: Sequence[int]) -> None:
    if sorted(told) != sorted(right):
        raise Unfit(f"won by {_listed(right)}, not by {_listed(told)}")


def _judged_scores(told: Sequence[Score], right: Scores) -> None:
    if [read_score(score) for score in told] != list(right):
        raise Unfit(f"the points are {_listed(right)}, not {_listed(told)}")


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values)) or "nobody"
