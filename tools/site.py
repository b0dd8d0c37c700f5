"""Build the documentation site with Sphinx: `python -m tools.site FOLDER`; a warning fails it."""

import sys
import tempfile
from pathlib import Path

from tools.environment import ROOT, Trouble, run, run_tool


def build(folder: Path) -> str:
    """Build the site into a folder and return what Sphinx wrote; raise Trouble if it warned."""
    with tempfile.TemporaryDirectory() as doctrees:
        options = ["-b", "html", "-q", "--fail-on-warning", "-d", doctrees]
        done = run([sys.executable, "-m", "sphinx", *options, str(ROOT / "docs"), str(folder)])
    if done.returncode:
        raise Trouble(f"the site has faults:\n{done.stdout}")
    return done.stdout


def main() -> int:
    """Build the site into the folder that the command line names."""
    if len(sys.argv) != 2:
        raise Trouble("name the folder to build the site into.")
    build(Path(sys.argv[1]).absolute())
    return 0


if __name__ == "__main__":
    run_tool(main)
