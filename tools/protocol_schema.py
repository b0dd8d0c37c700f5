"""Generates docs/protocol.json, the schema of the socket's messages; `--check` only compares."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.message_schema import schema

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.json"


def text() -> str:
    """Return the schema of the current messages."""
    return json.dumps(schema(), indent=2) + "\n"


def renew(page: Path, fresh: str, module: str, arguments: Sequence[str]) -> int:
    """Write a generated file of docs, or with `--check` return 1 if it is out of date."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}",
        description=f"Generates docs/{page.name} from the code.",
        epilog=f"Example: python -m {module} --check",
    )
    parser.add_argument("--check", action="store_true", help="only say whether the file is fresh")
    if not parser.parse_args(arguments).check:
        page.write_text(fresh, encoding="utf-8")
        return 0
    if page.exists() and page.read_text(encoding="utf-8") == fresh:
        return 0
    print(f"{page.relative_to(ROOT)} is stale: python -m {module} renews it", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(renew(PAGE, text(), "tools.protocol_schema", sys.argv[1:]))
