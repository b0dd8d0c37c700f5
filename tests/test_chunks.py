"""How the browser scripts are cut into chunks."""

from __future__ import annotations

from random import Random

import pytest

from tools import chunks
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


@pytest.mark.parametrize("seed", range(12))
def test_what_is_added_comes_with_its_imports_and_moves_make_pages_cheaper(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = Random(seed)
    names = [f"{number}.js" for number in range(40)]
    # A module imports later ones only; the first ten are entry points.
    imports = {name: {*luck.sample(names[place + 1 :], min(3, 39 - place))} for place, name in enumerate(names)}
    modules = Modules({name: luck.randint(500, 20_000) for name in names}, imports, names[:10])
    more = sharing(modules)
    loaded = {entry: closure(entry, imports) | more[entry] for entry in modules.entries}
    assert all(imports[module] <= found for found in loaded.values() for module in found)
    before = chunks._refined
    seen: list[tuple[float, float]] = []

    def refined(given: list[chunks.Chunk], *rest: object) -> list[chunks.Chunk]:
        found = before(given, *rest)  # type: ignore[arg-type]
        seen.append((chunks._cost(given), chunks._cost(found)))
        return found

    monkeypatch.setattr(chunks, "_refined", refined)
    assert sharing(modules) == more
    ((was, now),) = seen
    assert round(now) <= round(was)


def closure(entry: str, imports: dict[str, set[str]]) -> set[str]:
    """Return a module with all that it imports."""
    found = [entry]
    # The list grows while it is read.
    for module in found:
        found += imports[module] - {*found}
    return {*found}
