"""Make the vendored files of the browser scripts, each one file without imports: `python -m tools.vendor`."""

import tempfile
from pathlib import Path

from tools.environment import ROOT, Trouble, run, run_tool
from tools.node import FOLDER, program

VENDOR = ROOT / "src" / "tilewright" / "web" / "static" / "vendor"
NAMES = ("lit", "fluent")
# The licences are in separate files, so that no page loads them.
_OPTIONS = ("--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none")


def build(name: str) -> str:
    """Return the text of a vendored file: the exports of the .d.ts file beside it, bundled from the packages."""
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
        (VENDOR / f"{name}.js").write_text(build(name))
    return 0


if __name__ == "__main__":
    run_tool(main)
