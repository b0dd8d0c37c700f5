"""The files of the browser part in both forms of its scripts: plain modules, and the bundle of a wheel."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.site import shared_package
from tests.service.servers import part
from tilewright.web.assets import Asset, addresses, browser_files, first_scripts, make_assets

ROOT = Path(__file__).parents[2]
STATIC = Path("tilewright", "web", "static")


def paths_in(asset: Asset, pattern: str) -> list[str]:
    """Return the static files that match a pattern in the text of a file, without the prefix."""
    return re.findall(pattern.replace("STATIC", r"/static/\w+/"), asset.plain.decode())


def files_of(folder: Path) -> dict[str, bytes]:
    """Return the browser files of a package that was built into a folder."""
    static = folder / STATIC
    files = {path.relative_to(static).as_posix(): path.read_bytes() for path in static.rglob("*") if path.is_file()}
    return {**browser_files(), **files}


def test_a_page_of_plain_modules_preloads_what_it_imports_at_once() -> None:
    files = browser_files()
    page = make_assets(files).find("/settings")
    assert page is not None
    assert paths_in(page, r'<script type="module" src="STATIC([^"]+)">') == ["app.js"]
    preloaded = paths_in(page, r'<link rel="modulepreload" href="STATIC([^"]+)">')
    assert preloaded == first_scripts(files, "/settings")[1:]
    assert {"router.js", "vendor/lit.js", "pages/settings.js", "parts/page.js"} <= {*preloaded}
    assert "pages/home.js" not in preloaded


def test_the_worker_caches_every_plain_module_but_itself() -> None:
    files = browser_files()
    cached = paths_in(make_assets(files).root["/sw.js"], r'const FILES = "([^"]+)"')[0].split()
    # What reads photos is kept once it was loaded.
    scripts = {path for path in files if path.endswith(".js") and not path.startswith("camera/")}
    # What answers without a server is for sites that have none.
    offline = {path for path in scripts if path.startswith("offline/")}
    assert offline
    assert {path for path in cached if path.endswith(".js")} == scripts - {"sw.js"} - offline
    site = make_assets(files, {"python/app.zip": "sha384-x"})
    cached = re.findall(r'const FILES = "([^"]+)"', site.root["/sw.js"].plain.decode())[0].split()
    assert {path for path in cached if path.endswith(".js")} == scripts - {"sw.js", "offline/offer.js"}
    page = site.root["/"].plain.decode()
    (listed,) = re.findall(r'name="addresses" content="([^"]+)"', page)
    assert {"/", "/match/:match", "/new"} < {*listed.split()} < {*addresses(files)}
    assert "script-src 'self' 'wasm-unsafe-eval';" in page
    assert re.findall(r'(?:href|src)="(?!\./)[^"]+"', page) == []


@pytest.mark.slow(reason="builds the package and bundles its scripts")
def test_a_wheel_carries_the_bundle_and_serves_nothing_else(tmp_path_factory: pytest.TempPathFactory) -> None:
    part("npm")
    files = files_of(shared_package(tmp_path_factory))
    assets = make_assets(files)
    bundled = {path for path in files if path.startswith("bundle/") and path.endswith(".js")}
    assert len(bundled) > len(addresses(files))
    chunks = json.loads(files["bundle/modules.json"])
    app = f"bundle/{chunks['app.js'][0]}"
    assert b"tw-app" in files[app]
    for address in addresses(files):
        page = assets.find(address.replace(":", ""))
        assert page is not None
        assert paths_in(page, r'<script type="module" src="STATIC([^"]+)">') == [app]
        assert {*paths_in(page, r'<link rel="modulepreload" href="STATIC([^"]+)">')} < bundled
    cached = paths_in(assets.root["/sw.js"], r'const FILES = "([^"]+)"')[0].split()
    offline = {f"bundle/{chunks[module][0]}" for module in ("offline/page.js", "offline/offer.js")}
    assert {path for path in cached if path.endswith(".js")} == {*bundled, "start.js"} - offline
    # A browser makes six requests at a time: beside the start, the style and the words, home has three scripts.
    assert len(first_scripts(files, "/")) <= 3


@pytest.mark.slow(reason="builds the package")
def test_a_wheel_made_without_node_serves_plain_modules(tmp_path: Path) -> None:
    if (ROOT / "bundle").exists():
        pytest.skip("a source distribution contains the bundle, and a wheel that is built from it needs no Node")
    words = [sys.executable, "setup.py", "--quiet", "build_py", f"--build-lib={tmp_path}"]
    subprocess.run(words, cwd=ROOT, env=os.environ | {"PATH": ""}, check=True, capture_output=True)
    files = files_of(tmp_path)
    assert not any(path.startswith("bundle/") for path in files)
    assert make_assets(files).root["/"] == make_assets(browser_files()).root["/"]
