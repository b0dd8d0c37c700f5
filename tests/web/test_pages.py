"""The browser part over HTTP: files to cache for ever, one page for every address, and words."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.web.conftest import EVERYDAY, Serving, node_in, serving
from tilewright.tiles import BadInput
from tilewright.web.assets import BROWSER_WORDS, addresses, browser_files, tree_hash
from tilewright.web.offline_site import read_site
from tilewright.words.locales import LOCALES
from tilewright.words.say import texts


async def test_every_file_that_the_page_names_exists_and_may_be_cached_for_ever(server: Serving) -> None:
    page = (await server.visitor().ask("GET", "/")).body.decode()
    named = re.findall(r'(?:href|src)="(/static/[^"]+)"', page)
    assert any(path.endswith("/app.js") for path in named)
    for path in named:
        answer = await server.visitor().ask("GET", path)
        assert answer.status == 200, path
        assert "immutable" in answer.headers["cache-control"], path


async def test_every_file_comes_plain_and_compressed(server: Serving) -> None:
    files = browser_files()
    for path in ("app.js", "style/all.css", "words/en.ftl", "icon.svg"):
        address = f"/static/{tree_hash(files)}/{path}"
        plain = await server.visitor().ask("GET", address)
        assert plain.body == files[path]
        small = await server.visitor().ask("GET", address, headers={"Accept-Encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip"
        # The client has unpacked it.
        assert int(small.headers["content-length"]) < len(small.body) == len(plain.body)
        assert small.body == plain.body


async def test_every_address_of_the_list_has_a_page(server: Serving) -> None:
    for address in addresses(browser_files()):
        answer = await server.visitor().ask("GET", re.sub(r":\w+", "a-1_B", address))
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")


def test_different_files_have_different_addresses() -> None:
    files = browser_files()
    assert tree_hash(files) == tree_hash(dict(reversed(files.items())))
    assert tree_hash(files) != tree_hash({**files, "app.js": files["app.js"] + b" "})
    assert tree_hash({"a": b"bc"}) != tree_hash({"ab": b"c"})


async def test_files_at_the_root_are_revalidated_and_name_the_static_files(server: Serving) -> None:
    static = f"/static/{tree_hash(browser_files())}/"
    for path, kind in (
        ("/", "text/html"),
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest"),
    ):
        answer = await server.visitor().ask("GET", path)
        assert answer.status == 200
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith(kind)
        assert static.encode() in answer.body
        assert not re.search(rb"\{(static|files|style|script|languages|addresses|preload)\}", answer.body)


async def test_an_unknown_address_is_answered_with_404(server: Serving) -> None:
    home = await server.visitor().ask("GET", "/")
    lost = await server.visitor().ask("GET", "/nowhere/at/all")
    assert (home.status, lost.status) == (200, 404)
    assert lost.body == home.body
    for path in ("/static/old/app.js", "/api/nothing"):
        answer = await server.visitor().ask("GET", path)
        assert answer.status == 404
        assert answer.json["detail"].startswith("there is no")


async def test_a_site_without_a_server_is_served_and_offered_only_where_there_is_one(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    (folder / "static").mkdir(parents=True)
    (folder / "index.html").write_text('<meta name="server" content="">')
    (folder / "sw.js").touch()
    large = bytes(range(256)) * 4_000
    (folder / "static" / "python.wasm").write_bytes(large)
    (folder / "static" / "app.zip").write_bytes(large)
    (tmp_path / "secret.json").write_text("{}")
    with pytest.raises(BadInput, match="not a site"):
        read_site(tmp_path)
    settings = replace(EVERYDAY, offline_site=str(folder))
    async with serving(node_in(tmp_path / "data", settings)) as with_site:
        visitor = with_site.visitor()
        home = await visitor.ask("GET", "/")
        assert b'<meta name="offline" content="1">' in home.body
        worker = (await visitor.ask("GET", "/sw.js")).body
        assert b"offline/offer.js" in worker
        assert b"offline/worker.js" not in worker
        page = await visitor.ask("GET", "/offline/")
        assert b'<meta name="server" content="/">' in page.body
        # Only these pages may compile WebAssembly.
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert "wasm" not in home.headers["content-security-policy"]
        for path in ("python.wasm", "app.zip"):
            file = await visitor.ask("GET", f"/offline/static/{path}", headers={"Accept-Encoding": "gzip"})
            assert file.body == large
            assert "immutable" in file.headers["cache-control"]
            assert ("content-encoding" in file.headers) == path.endswith(".wasm")
        for path in ("secret.json", "../secret.json", "%2e%2e/secret.json", "static/nothing.js"):
            assert (await visitor.ask("GET", f"/offline/{path}")).status == 404


async def test_who_is_offered_nothing_gets_no_byte_of_it(server: Serving) -> None:
    home, worker = [(await server.visitor().ask("GET", path)).body for path in ("/", "/sw.js")]
    # A page that cannot be loaded says that its reader may be offline.
    assert b'name="offline"' not in home
    assert b"offline/" not in home
    assert b"/offline/" not in worker.partition(b"const FILES = ")[2].partition(b"\n")[0]
    assert (await server.visitor().ask("GET", "/offline/")).status == 404


def test_the_words_of_a_language_are_one_file_without_those_of_the_terminal() -> None:
    files = browser_files()
    for locale in LOCALES:
        words = files[f"words/{locale}.ftl"].decode()
        assert all(texts(locale)[name] in words for name in BROWSER_WORDS)
        assert not any(text in words for name, text in texts(locale).items() if name not in BROWSER_WORDS)
