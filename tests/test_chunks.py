"""How the browser scripts are cut into chunks."""

from tools.chunks import Modules, sharing

SMALL, LARGE = 400, 400_000


def test_small_modules_are_loaded_together_and_large_ones_only_where_they_are_needed() -> None:
    imports = {
        "app.js": {"core.js"},
        "one.js": {"core.js", "a.js"},
        "two.js": {"core.js", "a.js", "large.js"},
        "three.js": {"core.js", "a.js", "large.js", "b.js"},
        **{module: set[str]() for module in ("core.js", "a.js", "large.js")},
        "b.js": {"large.js"},
    }
    sizes = dict.fromkeys(imports, SMALL) | {"large.js": LARGE}
    more = sharing(Modules(sizes, imports, ["app.js", "one.js", "two.js", "three.js"]))
    # One chunk for what almost all need is worth the bytes; the large module stays with those who import it.
    assert more["app.js"] == {"a.js"}
    # Every page comes with the app.
    assert more["one.js"] == {"app.js"}
    assert all("large.js" not in added for added in more.values())
    assert "b.js" not in more["one.js"]


def test_what_is_opened_rarely_changes_no_chunk_of_the_others() -> None:
    imports: dict[str, set[str]] = {
        "app.js": {"core.js"},
        "one.js": {"core.js", "a.js", "b.js"},
        "two.js": {"core.js", "a.js", "b.js"},
        "core.js": set(),
        "a.js": set(),
        "b.js": set(),
    }
    sizes = dict.fromkeys(imports, LARGE)
    entries = ["app.js", "one.js", "two.js"]
    alone = sharing(Modules(sizes, imports, entries))
    camera = {"camera/camera.js": {"a.js"}}
    more = sharing(Modules(sizes | {"camera/camera.js": LARGE}, imports | camera, [*entries, *camera]))
    assert {entry: more[entry] for entry in entries} == alone
    # It needs half of a chunk, and takes the rest too: otherwise the chunk would be cut in two.
    assert more["camera/camera.js"] == {"app.js", "core.js", "b.js"}


def test_a_page_loads_few_chunks_whatever_that_costs() -> None:
    parts = [f"{number}.js" for number in range(6)]
    # Each part is needed by a page of its own, and all of them by one.
    pages: dict[str, set[str]] = {f"pages/{part}": {part} for part in parts} | {"pages/all.js": {*parts}}
    imports = {"app.js": set[str](), **pages, **{part: set[str]() for part in parts}}
    more = sharing(Modules(dict.fromkeys(imports, LARGE), imports, ["app.js", *pages]))
    needed = {page: frozenset(imports[page] | more[page]) for page in pages}
    # With that of the app there are three.
    assert len({frozenset(page for page in pages if part in needed[page]) for part in parts}) == 2
