"""One bot judged against every member of the frozen pool, as long as time allows; a file keeps what was played."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from bench.bots.anytime import AnytimeMean
from tilewright.arena.checkpoint import RunFile
from tilewright.arena.deals import Simulation, play_deal
from tilewright.arena.tally import won_share
from tilewright.games import GameRules
from tilewright.rules.booklets import DEFAULT, booklet

Table = tuple[str, int]
"""A rulebook's id and a number of seats."""

_BATCH = 4
# The deals that a pairing gets before the next one has its turn; clear cases need ten.
_FIRST_DEALS = 12
_FINGERPRINT_SEED = 2026


class Member(Struct, frozen=True, kw_only=True):
    """A bot of the pool: its spec, the version of how it plays, the seat counts it is met at, and its fingerprint."""

    spec: str
    version: int
    seats: tuple[int, ...]
    fingerprint: str


class Pairing(Struct, frozen=True, kw_only=True):
    """The bot with copies of one member on the other seats, and the number of deals after which it is complete."""

    rules: str
    seats: int
    member: str
    deals: int


class PoolRun(Struct, frozen=True, kw_only=True):
    """The first line of a file: what its deals depend on."""

    bot: str
    fingerprint: str
    members: tuple[str, ...]
    seed: int


class Batch(Struct, frozen=True, kw_only=True):
    """A line of a file: the share of each of some deals that the bot won."""

    rules: str
    seats: int
    member: str
    first: int
    shares: tuple[float, ...]


def pool() -> tuple[Member, ...]:
    """Return the members of the frozen pool, weakest first."""
    lines = Path(__file__).with_name("pool.txt").read_text(encoding="utf-8").splitlines()
    return tuple(_member(line) for line in lines if line and not line.startswith("#"))


def _member(line: str) -> Member:
    spec, version, seats, digest = (cell.strip() for cell in line.split("|"))
    return Member(spec=spec, version=int(version), seats=tuple(map(int, seats.split())), fingerprint=digest)


def fingerprint(*line_ups: tuple[str, ...]) -> str:
    """Return a digest of the games of some line-ups on a fixed deal; it tells whether a bot plays as it did."""
    digest = hashlib.sha256()
    for bots in line_ups:
        simulation = Simulation(rules=booklet(DEFAULT), bots=bots, deals=1, seed=_FINGERPRINT_SEED, record=True)
        for line in play_deal(simulation, 0).lines:
            digest.update(line.encode())
    return digest.hexdigest()[:12]


class Results:
    """What each pairing has won so far, stored in a file that a later run continues."""

    def __init__(self, path: Path, run: PoolRun, pairings: Sequence[Pairing]) -> None:
        """Open the file, or raise BadInput if another bot, pool or seed made it."""
        self.pairings, self._file = tuple(pairings), RunFile(path, run, Batch)
        self._of = {_key(one): AnytimeMean(1 / one.seats) for one in pairings}
        for line in self._file.lines:
            self._take(line)

    def of(self, pairing: Pairing) -> AnytimeMean:
        """Return the result of a pairing."""
        return self._of[_key(pairing)]

    def next_pairing(self, seats: int | None = None) -> Pairing | None:
        """Return the pairing to play next, of a number of seats or of all: an undecided one, else the least complete.

        Undecided ones get their first deals one after the other, and in each round after that twice as many.
        """
        left = [one for one in self.pairings if self.of(one).count < one.deals and seats in (None, one.seats)]
        undecided = [one for one in left if self.of(one).verdict == "open"]
        if undecided:
            return min(undecided, key=lambda one: (self.of(one).count // _FIRST_DEALS).bit_length())
        return min(left, key=lambda one: self.of(one).count / one.deals, default=None)

    def add(self, pairing: Pairing, shares: Sequence[float]) -> None:
        """Store the next deals of a pairing."""
        line = Batch(
            rules=pairing.rules,
            seats=pairing.seats,
            member=pairing.member,
            first=self.of(pairing).count,
            shares=tuple(shares),
        )
        self._file.add(line)
        self._take(line)

    def _take(self, line: Batch) -> None:
        mean = self._of.get(_key(line))
        if mean is not None and mean.count == line.first:
            for share in line.shares:
                mean.add(share)


def play_pool(
    results: Results,
    run: PoolRun,
    rules: Callable[[str], GameRules],
    in_time: Callable[[], bool],
    seats: int | None = None,
) -> Iterator[Pairing]:
    """Play while there is time and something to play, with any number of seats or with one.

    It yields the pairing after each batch of its deals.
    """
    while in_time() and (pairing := results.next_pairing(seats)) is not None:
        bots = (run.bot, *[pairing.member] * (pairing.seats - 1))
        simulation = Simulation(rules=rules(pairing.rules), bots=bots, deals=pairing.deals, seed=run.seed)
        results.add(pairing, next_shares(simulation, results.of(pairing).count, in_time))
        yield pairing


def next_shares(simulation: Simulation, first: int, in_time: Callable[[], bool]) -> list[float]:
    """Play the next few deals from `first` on, fewer if the time is up; return what the first bot won of each."""
    shares = []
    for deal in range(first, min(first + _BATCH, simulation.deals)):
        shares.append(won_share(play_deal(simulation, deal), 0))
        if not in_time():
            break
    return shares


def pairings_of(members: Sequence[Member], tables: Sequence[Table], deals: int) -> list[Pairing]:
    """Return every pairing of the pool at these tables: `deals` of two players, half as many of more."""
    return [
        Pairing(rules=rules, seats=seats, member=member.spec, deals=deals if seats == 2 else deals // 2)
        for rules, seats in tables
        for member in members
        if seats in member.seats
    ]


def _key(one: Pairing | Batch) -> tuple[str, int, str]:
    return (one.rules, one.seats, one.member)
