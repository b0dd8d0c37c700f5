"""Bundle the browser scripts with esbuild: `python -m tools.bundle FOLDER`; a wheel carries the result."""

import json
import shutil
import sys
from pathlib import Path, PurePosixPath
from typing import Any

from tools.environment import ROOT, Trouble, leave, run
from tools.node import program

STATIC = ROOT / "src" / "tilewright" / "web" / "static"
_OPTIONS = (
    "--bundle",
    "--splitting",
    "--minify",
    "--format=esm",
    "--target=es2022",
    "--legal-comments=none",
    "--chunk-names=[name]-[hash]",
    "--log-level=error",
)


def bundle(folder: Path) -> None:
    """Write the bundle into `folder`: app.js, its chunks, and modules.json, which lists the chunks of every page."""
    esbuild = program("esbuild/bin/esbuild")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    report = folder / "report.json"
    done = run([*esbuild, str(STATIC / "app.js"), f"--outdir={folder}", f"--metafile={report}", *_OPTIONS])
    if done.returncode:
        raise Trouble(done.stdout)
    outputs = json.loads(report.read_text())["outputs"]
    report.unlink()
    (folder / "modules.json").write_text(json.dumps(_chunks(outputs), indent=1, sort_keys=True))


def _chunks(outputs: dict[str, Any]) -> dict[str, list[str]]:
    """Return the chunks of every entry point by its path below static, its own chunk first."""
    found = {}
    for output, details in outputs.items():
        if entry := details.get("entryPoint"):
            module = (ROOT / entry).relative_to(STATIC).as_posix()
            found[module] = [PurePosixPath(path).name for path in _closure(output, outputs)]
    return found


def _closure(output: str, outputs: dict[str, Any]) -> list[str]:
    needed = [output]
    # The list grows while it is read.
    for path in needed:
        static = [each["path"] for each in outputs[path]["imports"] if each["kind"] == "import-statement"]
        needed += [name for name in static if name not in needed]
    return needed


def main() -> int:
    """Write the bundle into the folder that the command line names."""
    if len(sys.argv) != 2:
        raise Trouble("name the folder to write the bundle into.")
    bundle(Path(sys.argv[1]).absolute())
    return 0


if __name__ == "__main__":
    leave("tools.bundle", main)
