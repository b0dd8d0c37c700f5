"""The frozen pool of bots that the searcher is judged against; `pool.txt` lists it."""

from importlib import resources

from msgspec import Struct


class Member(Struct, frozen=True, kw_only=True):
    """A bot of the pool: its spec, the version of how it plays, the seat counts it is met at, and its fingerprint."""

    spec: str
    version: int
    seats: tuple[int, ...]
    fingerprint: str


def pool() -> tuple[Member, ...]:
    """Return the members of the pool, weakest first."""
    text = resources.files("tilewright.bots").joinpath("pool.txt").read_text(encoding="utf-8")
    return tuple(_member(line) for line in text.splitlines() if line and not line.startswith("#"))


def _member(line: str) -> Member:
    spec, version, seats, fingerprint = (cell.strip() for cell in line.split("|"))
    return Member(
        spec=spec, version=int(version), seats=tuple(int(word) for word in seats.split()), fingerprint=fingerprint
    )
