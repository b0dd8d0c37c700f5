"""Prepare a release: `python -m tools.release 0.2.0` sets the version and heads the changelog with it."""

import re
import sys
from datetime import UTC, date, datetime
from pathlib import Path

from tools.environment import ROOT, Trouble, leave

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
OPEN = "## Unreleased\n"


def release(root: Path, version: str, day: date) -> None:
    """Write the version into its three files; raise Trouble, and change nothing, where it does not follow the last."""
    if not VERSION.fullmatch(version):
        raise Trouble(f"a version is three numbers with dots, such as 0.2.0, not {version!r}.")
    code, citation, changes = (root / name for name in ("src/tilewright/version.py", "CITATION.cff", "CHANGELOG.md"))
    texts = {path: path.read_text(encoding="utf-8") for path in (code, citation, changes)}
    last = re.search(r'VERSION = "([\d.]+)"', texts[code])
    if last is None:
        raise Trouble(f"{code.name} has no version.")
    was_released = f"## {last[1]} (" in texts[changes]
    if _numbers(version) < _numbers(last[1]) or (was_released and version == last[1]):
        raise Trouble(f"{version} does not come after {last[1]}.")
    before, _, after = texts[changes].partition(OPEN)
    if not re.match(r"\s*###", after):
        raise Trouble("the changelog has nothing that is unreleased.")
    texts[changes] = f"{before}{OPEN}\n## {version} ({day})\n{after}"
    texts[code] = texts[code].replace(last[0], f'VERSION = "{version}"')
    dated = re.sub(r"^date-released: .*\n", "", texts[citation], flags=re.MULTILINE)
    texts[citation] = re.sub(r"^version: .*$", f"version: {version}\ndate-released: {day}", dated, flags=re.MULTILINE)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")


def _numbers(version: str) -> tuple[int, ...]:
    """Return a version as numbers, to compare it."""
    return tuple(map(int, version.split(".")))


def main() -> int:
    """Prepare the release that the command line names."""
    if len(sys.argv) != 2:
        raise Trouble("name the version, as in: python -m tools.release 0.2.0")
    release(ROOT, sys.argv[1], datetime.now(UTC).date())
    return 0


if __name__ == "__main__":
    leave("tools.release", main)
