"""Make the vendored files of the browser part: `python -m tools.vendor`; each is one file without imports."""

import sys
import tempfile
from pathlib import Path

from tools.environment import ROOT, Trouble, leave, run
from tools.node import FOLDER, program

VENDOR = ROOT / "src" / "tilewright" / "web" / "static" / "vendor"
NAMES = ("lit", "fluent")
# Their licences lie beside them, so that no page has to load them.
_OPTIONS = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none")


def made(name: str) -> str:
    """Return a vendored file made anew: what stands in the .d.ts beside it, and no more of the packages."""
    esbuild = program("esbuild/bin/esbuild")
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        entry, file = Path(folder, f"{name}.js"), Path(folder, "made.js")
        entry.write_text((VENDOR / f"{name}.d.ts").read_text())
        done = run([*esbuild, str(entry), f"--outfile={file}", *_OPTIONS])
        if done.returncode:
            raise Trouble(done.stdout)
        return file.read_text()


def main() -> int:
    """Write all vendored files."""
    for name in NAMES:
        (VENDOR / f"{name}.js").write_text(made(name))
    return 0


if __name__ == "__main__":
    leave(sys.argv[0], main)
