"""How far the players of a record were from the best turns: `python played_against_best.py RECORD`."""

import sys

from tilewright import GameSummary, TurnReview, analyse


def main(record: str) -> float:
    """Print the turns that missed something and each game's summary, and return the share of best turns."""
    judged = best = 0
    for found in analyse(record):
        match found:
            case TurnReview(verdict=verdict, best=most):
                judged += most > 0
                best += verdict.value == "best"
                if found.missed:
                    laid = f"{found.played} of {most} tiles"
                    print(f"line {found.line}: seat {found.seat} laid {laid}; best: {' '.join(found.best_played)}")
            case GameSummary(summary):
                for seat in summary:
                    print(
                        f"{seat.name}: {seat.turns} turns, {seat.missed} tiles missed, {seat.outs_missed} wins missed"
                    )
    return best / judged if judged else 1.0


if __name__ == "__main__":
    main(*sys.argv[1:])
