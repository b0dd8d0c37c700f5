"""The matches that this device stores: each is a value without its log, and a value for each entry of the log."""

import secrets
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilewright.answers.day_deals import BOTS, HOUSE, TERMS, DayDeal
from tilewright.chance import Chance, branch
from tilewright.engine import Seat
from tilewright.hosting.new_match import dealt_from
from tilewright.hosting.refusals import NoSuchMatch
from tilewright.hosting.rows import Entry, MatchRow, SeatHolder
from tilewright.local.match import LocalMatch, bots_of, new_row
from tilewright.local.values import Values
from tilewright.messages.fields import MatchId, Millis, PlayerId
from tilewright.messages.keys import new_keys
from tilewright.messages.over_http import MatchWanted
from tilewright.screens.kinds import hosted_game, rulebook_with
from tilewright.tiles import BadInput
from tilewright.words.say import PlainRefusal, sentence

FORMAT = 1
"""The number of this way of storing matches: one with another number is refused, but still exported."""
MOST_MATCHES = 200
"""The oldest match that is over makes room for a new one."""
_ID_BYTES = 8
_DAY = "day-"


class KeptMatch(Struct, frozen=True, kw_only=True):
    """A match without its log; its bots draw from `seed`, and `orders` are racks as their players arranged them.

    `winners` and `totals` say how it ended.
    """

    format: int
    row: MatchRow
    seed: bytes
    over: bool = False
    winners: tuple[Seat, ...] = ()
    totals: tuple[str, ...] = ()
    orders: dict[int, tuple[int, ...]] = {}


class Unreadable(PlainRefusal, key="refused-other-version"):
    """A stored match of another version."""


class Contradictory(PlainRefusal, key="refused-contradictory"):
    """A stored match whose log no game can have; a file that was restored may contain anything."""


class KeptMatches:
    """The matches of this device; those that are open are in memory."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._open: dict[MatchId, LocalMatch] = {}
        self._refused: set[MatchId] = set()

    def create(self, players: Sequence[PlayerId], wanted: MatchWanted, at: Millis) -> MatchId:
        """Return the id of a new match of players who share this device and bots, or raise BadInput."""
        if wanted.players:
            raise BadInput(sentence("refused-needs-server"))
        if len({*players}) < len(players):
            raise BadInput(sentence("refused-person-twice"))
        rules, ladder = rulebook_with(wanted.rules, wanted.house), hosted_game(wanted.rules).ladder
        for bot in wanted.bots:
            ladder.bot(bot)
        holders = [SeatHolder(player=player) for player in players] + [SeatHolder(bot=bot) for bot in wanted.bots]
        (seed,) = new_keys(1)
        name = MatchId(secrets.token_hex(_ID_BYTES))
        return self._keep(replace(new_row(rules, holders, Chance(seed), at, wanted.terms), id=name), seed)

    def create_of_day(self, player: PlayerId, deal: DayDeal, at: Millis) -> MatchId:
        """Return the id of the match of a day's deal, which is made if there is none."""
        day = deal.day.isoformat()
        if (kept := self.of_day(day)) is not None:
            return kept.row.id
        (seed,) = new_keys(1)
        holders = [SeatHolder(player=player), *(SeatHolder(bot=bot) for bot in BOTS)]
        rules = rulebook_with(deal.rules, HOUSE)
        row = dealt_from(new_row(rules, holders, Chance(seed), at, TERMS), deal.shuffles)
        return self._keep(replace(row, id=MatchId(f"{_DAY}{day}")), seed)

    def of_day(self, day: str) -> KeptMatch | None:
        """Return the match of the deal of a day, if there is one that can be read."""
        text = self._values[f"match/{_DAY}{day}"]
        return None if text is None else _decoded(text)

    def all(self) -> list[KeptMatch]:
        """Return all matches that can be read, the latest first."""
        found = [kept for _, text in self._values.under("match") if (kept := _decoded(text)) is not None]
        return sorted(found, key=lambda kept: (-kept.row.created_at, kept.row.id))

    def find(self, match: str) -> KeptMatch:
        """Return a match, or raise NoSuchMatch or Unreadable."""
        text = self._values[f"match/{match}"]
        if text is None:
            raise NoSuchMatch(match)
        kept = _decoded(text)
        if kept is None:
            raise Unreadable
        return kept

    def open(self, match: str, at: Millis) -> LocalMatch:
        """Return a match to be played or looked at, or raise NoSuchMatch, Unreadable or Contradictory."""
        kept = self.find(match)
        name = kept.row.id
        if name in self._refused:
            raise Contradictory
        if name not in self._open:
            try:
                bots = bots_of(kept.row, branch(Chance(kept.seed), "bots"))
                log = [msgspec.json.decode(text, type=Entry) for _, text in self._values.under(f"log/{name}")]
                if [entry.seq for entry in log] != [*range(1, len(log) + 1)]:
                    raise Contradictory
                self._open[name] = LocalMatch(kept.row, log, bots, at)
            except msgspec.MsgspecError:
                raise Unreadable from None
            except Exception as wrong:
                # Events are applied without being judged, so those of no game may fail in any way.
                raise Contradictory from wrong
        return self._open[name]

    def refuse(self, match: MatchId) -> None:
        """Open a match no more, after it could not be continued."""
        self._refused.add(match)
        self.close(match)

    def close(self, match: MatchId) -> None:
        """Forget what is in memory of a match; a player who comes back has the whole time of the turn again."""
        self._open.pop(match, None)

    def close_all(self) -> None:
        """Forget what is in memory of all matches."""
        self._open, self._refused = {}, set()

    def append(self, match: LocalMatch, entries: Sequence[Entry]) -> None:
        """Store the next entries of a match."""
        for entry in entries:
            self._values.write(f"log/{match.row.id}/{entry.seq:06}", entry)
        loaded = match.loaded
        if entries and loaded.is_over:
            ended = replace(self.find(match.row.id), over=True)
            # A match that its player has ended has no result.
            if (outcome := loaded.hosted.kind.engine.outcome(loaded.state)) is not None:
                ended = replace(ended, winners=outcome.winners, totals=tuple(map(str, outcome.totals)))
            self._values.write(f"match/{match.row.id}", ended)

    def arrange(self, match: MatchId, seat: Seat, order: tuple[int, ...]) -> None:
        """Store how the player of a seat has arranged the rack."""
        kept = self.find(match)
        self._values.write(f"match/{match}", replace(kept, orders=kept.orders | {seat: order}))

    def _keep(self, row: MatchRow, seed: bytes) -> MatchId:
        self._make_room()
        self._values.write(f"match/{row.id}", KeptMatch(format=FORMAT, row=row, seed=seed))
        return row.id

    def _make_room(self) -> None:
        matches = self.all()
        if len(matches) < MOST_MATCHES:
            return
        oldest = next((kept.row.id for kept in reversed(matches) if kept.over), None)
        if oldest is None:
            raise BadInput(sentence("refused-too-many-matches", most=MOST_MATCHES))
        for seq, _ in [*self._values.under(f"log/{oldest}")]:
            self._values[f"log/{oldest}/{seq}"] = None
        self._values[f"match/{oldest}"] = None
        self.close(oldest)


def _decoded(text: str) -> KeptMatch | None:
    try:
        kept = msgspec.json.decode(text, type=KeptMatch)
    except msgspec.MsgspecError:
        return None
    return kept if kept.format == FORMAT else None
