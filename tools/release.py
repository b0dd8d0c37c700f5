"""Prepare a release: `python -m tools.release 0.2.0` sets the version and heads the changelog with it.

Without a version it says what the owner must still do, in order.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

from tools.environment import ROOT, Trouble, run_tool

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


def steps(root: Path) -> Iterator[tuple[bool | None, str]]:
    """Yield every step of a release in order, and whether it is done; None is what a checkout cannot tell."""
    missing = [name for name, address in tomllib.loads(_text(root, "addresses.toml")).items() if not address]
    version = re.findall(r'VERSION = "([\d.]+)"', _text(root, "src/tilewright/version.py"))[0]
    changes = _text(root, "CHANGELOG.md")
    is_set = f"## {version} (" in changes and not re.match(r"\s*###", changes.partition(OPEN)[2])
    chosen = f"addresses.toml: choose {', '.join(missing)}" if missing else "addresses.toml: all are chosen"
    yield not missing, chosen
    yield None, "./check and ./check --deep pass on a quiet machine"
    yield is_set, "python -m tools.release VERSION: sets the version, and heads the changes with it"
    yield not _git(root, "status", "--porcelain"), "commit everything"
    yield (
        None,
        "push the commit as a pull request: `wheels` builds every wheel and tries it, and `tests` runs; merge it",
    )
    yield None, "at the package index: an account with a second factor, and the name tilewright, which must be free"
    yield None, "there: a trusted publisher with this repository, the workflow wheels.yml and the environment release"
    yield None, "in the repository: the environment release, with you as its reviewer, and the variable PUBLISH = yes"
    tag = f"v{version}"
    yield is_set and bool(_git(root, "tag", "--list", tag)), f"git tag {tag}, and push it: `wheels` publishes"
    yield None, f"in an empty environment: pip install tilewright=={version}, then tilewright --version says compiled"
    yield None, "the documentation: python -m tools.static_site FOLDER for the site, and its address in addresses.toml"
    yield None, "servers: tilewright backup, install the new version, restart; databases are brought up to date then"


def _text(root: Path, name: str) -> str:
    return (root / name).read_text(encoding="utf-8")


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False).stdout.strip()


def main() -> int:
    """Prepare the release that the command line names, and say what is left to do."""
    if len(sys.argv) > 2:
        raise Trouble("name one version, as in: python -m tools.release 0.2.0")
    if len(sys.argv) == 2:
        release(ROOT, sys.argv[1], datetime.now(UTC).date())
    marks = {True: "done", False: "to do", None: "check"}
    for number, (done, step) in enumerate(steps(ROOT), start=1):
        print(f"{number:2}. {marks[done]:5}  {step}")
    return 0


if __name__ == "__main__":
    run_tool(main)
