"""Which entry points of the browser scripts share a chunk: few requests, and few bytes that a page does not need."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

# What a request costs a page, in bytes. A browser has six connections to a server: with a latency of half a second and
# 180 KB per second a request takes the time of about 15 KB; over HTTP/2 it takes next to nothing.
_REQUEST = 3_500
# Two chunks stay apart if one would give a page more bytes than this that it does not need, whatever others save by it:
# the first visit to a table must not load the board.
_MOST_UNNEEDED = 1_000
# Beside its own file a page loads at most this many. A browser makes six requests at a time, and three of them are for
# the start, the style and the words: the page that most people see first has no seventh. A table is more than one entry
# point.
_MOST_CHUNKS, _MOST_AT_HOME = 3, 2
_APP, _HOME = "app.js", "pages/home.js"
_PAGES, _TABLES = "pages/", {"pages/table.js", "pages/match.js"}
# A minified module has about this share of its bytes when it is compressed.
_COMPRESSED = 0.39
# What most visits never open: it may get any bytes that it does not need, and any number of chunks.
RARE = {"camera/camera.js", "pages/tournament.js", "pages/wall.js"}


class Modules(NamedTuple):
    """The bytes of each minified module, what it imports at once, and the entry points, which are loaded on demand."""

    sizes: Mapping[str, int]
    imports: Mapping[str, set[str]]
    entries: Sequence[str]


class Chunk(NamedTuple):
    """Modules that are loaded together; `users` has a bit for each entry point that needs one of them."""

    modules: frozenset[str]
    users: int
    bytes: float


def sharing(modules: Modules) -> dict[str, set[str]]:
    """Return the modules that each entry point should import besides its own, so that there are few chunks.

    Two chunks become one as long as the requests that this saves are worth more than the bytes it adds to pages, and as
    long as a page would need too many of them.
    """
    users = reached = _users(modules)
    # Every page needs the app, so it comes with what all need instead of as a file of its own.
    alone, everybody = 1 << modules.entries.index(_APP), (1 << len(modules.entries)) - 1
    users = {module: everybody if mask == alone else mask for module, mask in reached.items()}
    often = sum(1 << bit for bit, entry in enumerate(modules.entries) if entry not in RARE)
    # What one entry point alone needs is in its own file.
    shared = sorted({mask for mask in users.values() if mask.bit_count() > 1})
    chunks = [Chunk(frozenset(module for module in users if users[module] == mask), mask, 0) for mask in shared]
    chunks = [
        chunk._replace(bytes=_COMPRESSED * sum(modules.sizes[each] for each in chunk.modules)) for chunk in chunks
    ]

    def cheapest(pairs: Iterable[tuple[Chunk, Chunk]]) -> list[Chunk]:
        merged = (_merged(chunks, pair, modules.imports) for pair in pairs)
        return min(merged, key=lambda found: _cost(found, often), default=chunks)

    while _cost(fewer := cheapest(pair for pair in combinations(chunks, 2) if _is_fair(*pair, often)), often) < _cost(
        chunks, often
    ):
        chunks = fewer
    for bit, entry in enumerate(modules.entries):
        if entry.startswith(_PAGES) and entry not in _TABLES | RARE:
            most = _MOST_AT_HOME if entry == _HOME else _MOST_CHUNKS
            while len(own := [chunk for chunk in chunks if chunk.users >> bit & 1]) > most:
                chunks = cheapest(combinations(own, 2))
    needed = {module: chunk.users for chunk in chunks for module in chunk.modules}
    return {
        entry: {module for module, mask in needed.items() if mask >> bit & 1 and not reached[module] >> bit & 1}
        for bit, entry in enumerate(modules.entries)
    }


def _users(modules: Modules) -> dict[str, int]:
    """Return the bits of the entry points that need each module."""
    users = dict.fromkeys(modules.sizes, 0)
    for bit, entry in enumerate(modules.entries):
        reached = [entry]
        # The list grows while it is read.
        for module in reached:
            reached += sorted(modules.imports[module] - {*reached})
            users[module] |= 1 << bit
    return users


def _is_fair(one: Chunk, other: Chunk, often: int) -> bool:
    """Whether some need both chunks, and nobody who often needs one alone gets much with the other."""
    return bool(one.users & other.users) and all(
        not mine.users & often & ~added.users or added.bytes <= _MOST_UNNEEDED
        for mine, added in ((one, other), (other, one))
    )


def _merged(chunks: Sequence[Chunk], pair: tuple[Chunk, Chunk], imports: Mapping[str, set[str]]) -> list[Chunk]:
    """Return the chunks with two of them as one; what the new one imports is needed wherever it is."""
    one, other = pair
    new = Chunk(one.modules | other.modules, one.users | other.users, one.bytes + other.bytes)
    found = [chunk for chunk in chunks if chunk not in pair]
    growing = [new]
    # The list grows while it is read.
    for chunk in growing:
        wanted = set().union(*(imports[module] for module in chunk.modules))
        for place, each in enumerate(found):
            if each.modules & wanted and each.users | chunk.users != each.users:
                found[place] = each._replace(users=each.users | chunk.users)
                growing.append(found[place])
    # Chunks with the same users are one.
    joined: dict[int, Chunk] = {}
    for chunk in [new, *found]:
        same = joined.get(chunk.users)
        joined[chunk.users] = (
            chunk if same is None else Chunk(same.modules | chunk.modules, same.users, same.bytes + chunk.bytes)
        )
    return list(joined.values())


def _cost(chunks: Sequence[Chunk], often: int) -> float:
    return sum(chunk.bytes * (chunk.users & often).bit_count() + _REQUEST * chunk.users.bit_count() for chunk in chunks)
