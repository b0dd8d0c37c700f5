"""Every legal play of a position: `python all_plays.py POSITION`."""

import sys

from tilewright import legal_plays


def main(position: str = "classic-nl: B4 B5 B6 | K8 R8 O8 / B3 B7 B8 J") -> int:
    """Print the plays with the table that each leaves, most tiles first, and return how many there are."""
    plays = list(legal_plays(position))
    print(*plays, f"{len(plays)} plays", sep="\n")
    return len(plays)


if __name__ == "__main__":
    main(*sys.argv[1:])
