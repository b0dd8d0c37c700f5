"""The whole game as a folder for any host of files: `python -m tools.static_site FOLDER [SERVER]` makes it."""

import json
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from tilewright.answers.lessons import list_lessons
from tilewright.answers.requests import Language
from tilewright.games import EDITIONS
from tilewright.local.host import Asked, Host
from tilewright.messages.fields import Millis
from tilewright.web.assets import PYTHON, browser_files, make_assets
from tilewright.words.locales import LOCALES
from tools.bundle import bundle
from tools.environment import ROOT, run_tool, say
from tools.offline import bundle as python
from tools.offline.parts import wheels

VENDOR = ROOT / "src" / "tilewright" / "web" / "static" / "vendor"
# What pages load of the scripts and style sheets: the bundle and what starts it, the styles in two files, the workers
# file by file, and the style of the camera.
LOADED = (
    "bundle/",
    "start.js",
    "style/all.css",
    "style/study.css",
    "offline/worker.js",
    "offline/storage.js",
    "camera/worker.js",
    "camera/camera.css",
)
ANSWERS = "answers"
LICENCES = Path(__file__).parent / "offline" / "licences"


def write(folder: Path, made: Path | None = None, server: str = "") -> None:
    """Write the site into a folder; `made` has the files of Python if they are made already.

    `server` is the address of a server with other people, to which the pages lead.
    """
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        if made is None:
            python.write(made := work / "python")
        bundle(work / "bundle")
        scripts = {f"bundle/{path.name}": path.read_bytes() for path in (work / "bundle").iterdir()}
        files = browser_files(alone=True) | scripts | {f"{PYTHON}files.json": (made / "files.json").read_bytes()}
        listed = json.loads(files[f"{PYTHON}files.json"])
        checked = {f"{PYTHON}{file}": described["integrity"] for file, described in listed.items()}
        assets = make_assets(files, checked, server=server)
        static = folder / assets.prefix
        for path, asset in assets.static.items():
            if not path.endswith((".js", ".css", ".html", ".webmanifest")) or path.startswith(LOADED):
                _put(static / path, asset.plain)
        _write_answers(static)
        for file in made.iterdir():
            _put(static / PYTHON / file.name, file.read_bytes())
    for address, asset in assets.root.items():
        _put(folder / (address.strip("/") or "index.html"), asset.plain)
    _write_licences(folder / "licences")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    say(f"{folder}: {size / 1e6:.1f} MB; try it with python -m http.server --directory {folder}")


def _write_answers(static: Path) -> None:
    """Write the answers that are the same for everybody, so that pages have them before Python is there."""
    host = Host({})
    for language in LOCALES:
        names = [lesson.lesson for chapter in list_lessons(Language(language)) for lesson in chapter.lessons]
        paths = ["/api/rules", "/api/lessons", "/api/themes", *(f"/api/rules/{rules}" for rules in EDITIONS)]
        for path in [*paths, *(f"/api/lessons/{name}" for name in names)]:
            answer = host.request(Asked(method="GET", address=f"{path}?language={language}"), Millis(0))
            _put(static / ANSWERS / language / f"{path.removeprefix('/api/')}.json", answer.body)


def _write_licences(folder: Path) -> None:
    """Write the licences of everything that the site has, a file for each part."""
    _put(folder / "tilewright.LICENSE.txt", (ROOT / "LICENSE").read_bytes())
    for path in (*VENDOR.glob("*.LICENSE.txt"), *LICENCES.iterdir()):
        _put(folder / path.name, path.read_bytes())
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/" in name and "LICENSE" in name:
                    _put(folder / f"{wheel.name.split('-')[0]}.LICENSE.txt", archive.read(name))


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def main() -> int:
    """Write the site into the folder that the command line names."""
    if len(sys.argv) not in {2, 3} or sys.argv[1].startswith("-"):
        print(f"{__doc__}\n\nexample: python -m tools.static_site /tmp/tilewright-site https://tiles.example/")
        return 2
    write(Path(sys.argv[1]).absolute(), server="".join(sys.argv[2:]))
    return 0


if __name__ == "__main__":
    run_tool(main)
