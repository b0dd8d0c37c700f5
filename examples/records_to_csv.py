"""Every turn of a record as a line of a CSV table: `python records_to_csv.py RECORD TABLE`."""

import csv
import sys
from pathlib import Path

from tilewright import read_records


def main(record: str, table: str) -> int:
    """Write the table, which pandas.read_csv takes as it is, and return the number of turns in it."""
    rows = [row for game in read_records(record) for row in game.turns()]
    with Path(table).open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    return len(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
