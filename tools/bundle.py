"""Bundle the browser scripts with esbuild: `python -m tools.bundle FOLDER`; a wheel carries the result."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from tools.chunks import Modules, sharing
from tools.environment import ROOT, Trouble, run_tool
from tools.node import program

STATIC = ROOT / "src" / "tilewright" / "web" / "static"
_ENTRY = "app.js"
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
    """Write the bundle into `folder`: chunks, and modules.json, which lists the chunks of every page.

    esbuild makes a chunk of the modules that the same entry points import. Without the second run, in which entry
    points import more than they need, there would be many small ones.
    """
    with tempfile.TemporaryDirectory() as name:
        sources, first = Path(name, "static"), Path(name, "first")
        shutil.copytree(STATIC, sources, ignore=shutil.ignore_patterns("bundle", "*.d.ts"))
        for entry, more in sharing(_modules(_built(sources, first))).items():
            with (sources / entry).open("a", encoding="utf-8") as script:
                script.writelines(f'import "{_relative(entry, module)}";\n' for module in sorted(more))
        shutil.rmtree(folder, ignore_errors=True)
        outputs = _built(sources, folder)["outputs"]
    chunks = _chunks(outputs)
    # What it consisted of is in the first chunk; nothing imports it.
    chunks[_ENTRY].remove(_ENTRY)
    (folder / _ENTRY).unlink()
    (folder / "modules.json").write_text(json.dumps(chunks, indent=1, sort_keys=True))


def _built(sources: Path, folder: Path) -> dict[str, Any]:
    """Build a bundle, and return what esbuild reports of it."""
    folder.mkdir(parents=True)
    report = folder / "report.json"
    words = [*program("esbuild/bin/esbuild"), _ENTRY, f"--outdir={folder}", f"--metafile={report}", *_OPTIONS]
    # Paths below the working directory are part of the hashes in the names of chunks.
    done = subprocess.run(words, cwd=sources, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise Trouble(done.stdout)
    found: dict[str, Any] = json.loads(report.read_text())
    report.unlink()
    return found


def _modules(report: Mapping[str, Any]) -> Modules:
    """Return the minified size of each module and what it imports at once, and the entry points."""
    inputs, outputs = report["inputs"], report["outputs"].values()
    sizes = Counter({path: part["bytesInOutput"] for output in outputs for path, part in output["inputs"].items()})
    return Modules(
        {path: sizes[path] for path in inputs},
        {path: {*_imported(details)} for path, details in inputs.items()},
        [output["entryPoint"] for output in outputs if "entryPoint" in output],
    )


def _chunks(outputs: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the chunks of every entry point by its path below static, its own chunk first."""
    return {
        details["entryPoint"]: [PurePosixPath(path).name for path in _closure(output, outputs)]
        for output, details in outputs.items()
        if "entryPoint" in details
    }


def _imported(details: Mapping[str, Any]) -> list[str]:
    return [each["path"] for each in details["imports"] if each["kind"] == "import-statement"]


def _relative(entry: str, module: str) -> str:
    return f"./{os.path.relpath(module, os.path.dirname(entry) or '.')}".replace(os.sep, "/")


def _closure(output: str, outputs: Mapping[str, Any]) -> list[str]:
    needed = [output]
    # The list grows while it is read.
    for path in needed:
        needed += [name for name in _imported(outputs[path]) if name not in needed]
    return needed


def main() -> int:
    """Write the bundle into the folder that the command line names."""
    if len(sys.argv) != 2:
        raise Trouble("name the folder to write the bundle into.")
    bundle(Path(sys.argv[1]).absolute())
    return 0


if __name__ == "__main__":
    run_tool(main)
