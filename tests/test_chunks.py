"""How the browser scripts are cut into chunks."""

from __future__ import annotations

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
    assert more["one.js"] == set()
    assert all("large.js" not in added for added in more.values())
    assert "b.js" not in more["one.js"]
