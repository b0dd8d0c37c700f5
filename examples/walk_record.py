"""What each player held and could have laid, turn by turn: `python walk_record.py RECORD`."""

import sys

from tilewright import read_records, solve


def main(record: str) -> int:
    """Print every turn of tiles with the position before it, and return in how many turns more could be laid."""
    missed = 0
    for game in read_records(record):
        for moment in game:
            position = moment.before.position()
            laid, best = len(getattr(moment.line, "played", ())), solve(position).tiles
            missed += laid < best
            print(f"{game.names[moment.seat]}: {position.text}: laid {laid}, could lay {best}")
    return missed


if __name__ == "__main__":
    main(*sys.argv[1:])
