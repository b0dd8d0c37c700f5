"""Every legal play of a position: `python all_plays.py TABLE RACK`."""

import sys

from tilewright import legal_plays, read_position, write_row, write_table


def main(table: str = "B4 B5 B6 | K8 R8 O8", rack: str = "B3 B7 B8 J") -> int:
    """Print the plays with the table that each leaves, most tiles first, and return how many there are."""
    plays = list(legal_plays(read_position(table, rack, "classic-nl")))
    for play in plays:
        print(f"{write_row(play.played):24} {write_table(play.table)}")
    print(f"{len(plays)} plays")
    return len(plays)


if __name__ == "__main__":
    main(*sys.argv[1:])
