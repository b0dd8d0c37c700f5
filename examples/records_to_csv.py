"""Every turn of a record as a line of a CSV table: `python records_to_csv.py RECORD TABLE`."""

import csv
import sys
from pathlib import Path

from tilewright import DrawLine, PlayLine, read_records

COLUMNS = ["game", "turn", "seat", "name", "kind", "pieces", "table"]


def main(record: str, table: str) -> int:
    """Write the table, which pandas.read_csv takes as it is, and return the number of turns in it."""
    rows: list[list[object]] = []
    for number, game in enumerate(read_records(record), start=1):
        turns = [event for event in game.events if isinstance(event, PlayLine | DrawLine)]
        for turn, event in enumerate(turns, start=1):
            who = [number, turn, event.seat, game.names[event.seat]]
            if isinstance(event, PlayLine):
                rows.append([*who, "play", " ".join(event.played), " | ".join(map(" ".join, event.table))])
            else:
                rows.append([*who, "draw", " ".join(event.pieces), ""])
    with Path(table).open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([COLUMNS, *rows])
    return len(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
