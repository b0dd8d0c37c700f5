"""What a referee refuses, and the judgements that games of all kinds share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from tilewright.dice import faults as dice_faults
from tilewright.engine import Outcome
from tilewright.game import faults as tile_faults
from tilewright.records.lines import Faces, MatchEndLine, Score, read_score
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import read_faces

Fault = tile_faults.Fault | dice_faults.Fault


class Unfit(Exception):
    """Something in a record that the rules do not allow."""

    def __init__(self, reason: str, line: int = 0, why: Fault | None = None) -> None:
        super().__init__(reason)
        self.reason, self.line, self.why = reason, line, why


def judged_winners(told: Sequence[int], right: Sequence[int]) -> None:
    """Raise Unfit if a record names other winners."""
    if sorted(told) != sorted(right):
        raise Unfit(f"won by {_listed(right)}, not by {_listed(told)}")


def judged_scores(told: Sequence[Score], right: Sequence[Fraction | int]) -> None:
    """Raise Unfit if a record gives other points."""
    if [read_score(score) for score in told] != list(right):
        raise Unfit(f"the points are {_listed(right)}, not {_listed(told)}")


def judged_racks(told: Sequence[Faces], held: Sequence[Row]) -> None:
    """Raise Unfit if a record leaves other pieces to a seat."""
    if len(told) != len(held):
        raise Unfit(f"{len(told)} racks for {len(held)} seats")
    for seat, (words, rack) in enumerate(zip(told, held, strict=True)):
        if Counter(read_faces(words)) != Counter(rack):
            raise Unfit(f"seat {seat} holds other pieces at the end")


def judged_match_end(line: MatchEndLine, right: Outcome) -> None:
    """Raise Unfit if a match did not end as its last line says."""
    judged_winners(line.winners, right.winners)
    judged_scores(line.totals, right.totals)
    if line.games_won != right.games_won:
        raise Unfit(f"games won are {_listed(right.games_won)}, not {_listed(line.games_won)}")


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values)) or "nobody"
