"""Run a measurement: `python -m bench NAME --help`; without a name, list them."""

import sys
from collections.abc import Sequence

from bench.commands import NAMES, main_of, summary
from tools.environment import leave


def main(words: Sequence[str]) -> int:
    """Carry out a measurement and return its exit code."""
    if not words or words[0] in {"-h", "--help"}:
        print("usage: python -m bench NAME [options]\n")
        print("\n".join(f"  {name:16} {summary(name)}" for name in NAMES))
        print("\nexample: python -m bench load --matches 20 --seconds 10")
        return 0
    if words[0] not in NAMES:
        print(f"bench: there is no {words[0]!r}; python -m bench lists what can be measured", file=sys.stderr)
        return 2
    return main_of(words[0])(words[1:])


if __name__ == "__main__":
    leave("bench", lambda: main(sys.argv[1:]))
