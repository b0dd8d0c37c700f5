"""Generates docs/protocol.json, the schema of the socket's messages; `--check` only compares."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tilewright.messages.schema import schema

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.json"


def text() -> str:
    """Return the schema of the current messages."""
    return json.dumps(schema(), indent=2) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: python -m tools.protocol_schema --check")
    parser.add_argument("--check", action="store_true", help="only say whether the file is fresh")
    if not parser.parse_args(arguments).check:
        PAGE.write_text(text(), encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text():
        return 0
    print(f"{PAGE.relative_to(ROOT)} is stale: python -m tools.protocol_schema renews it", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
