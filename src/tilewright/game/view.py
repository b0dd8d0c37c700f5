"""What each seat may see, built from allow-lists."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from msgspec import Struct

from tilewright.chance import commitment
from tilewright.engine import Outcome, Seat
from tilewright.game import events
from tilewright.game.game import openings, rules_of
from tilewright.game.match import Match, outcome, to_move
from tilewright.game.scoring import Result, Scores, round_totals, scores, standing
from tilewright.game.table import Table, faces_on
from tilewright.rules.handicap import Handicaps
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileRow, faces_of, write_row, write_table


class View(Struct, frozen=True, kw_only=True):
    """The match as one seat sees it; a spectator has no seat and no rack.

    `rules` are those the seat plays by, with its handicap; `openings` has what the opening of each seat must be worth.
    `scores` has the points of each seat for every finished game, `round_totals` those of every finished round where
    a match has several.
    """

    rules: Rulebook
    seat: Seat | None
    rack: TileRow
    game: int
    starter: Seat
    draws: tuple[TileRow, ...]
    to_move: tuple[Seat, ...]
    table: Table
    pool: int
    counts: tuple[int, ...]
    opened: tuple[bool, ...]
    turns: int
    passes: int
    lap: int | None
    results: tuple[Result, ...]
    scores: tuple[Scores, ...]
    totals: tuple[Fraction, ...]
    games_won: tuple[int, ...] = ()
    round_totals: tuple[Scores, ...] = ()
    shown: tuple[TileRow, ...]
    outcome: Outcome | None
    openings: tuple[int, ...] = ()

    def __str__(self) -> str:
        table, rack = write_table(faces_on(self.table)), write_row(faces_of(self.rack))
        counts = " ".join(map(str, self.counts))
        return f"table: {table or '-'}\nrack: {rack or '-'}\ntiles held: {counts}; in the pool: {self.pool}"

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {self.rules.id}; {'; '.join(str(self).splitlines())}>"


class DealSeen(Struct, frozen=True, kw_only=True, tag=True):
    """A deal as one seat sees it."""

    starter: Seat
    draws: tuple[TileRow, ...]
    rack: TileRow
    counts: tuple[int, ...]
    pool: int


class MatchStartSeen(Struct, frozen=True, kw_only=True, tag=True):
    """The beginning of a match as one seat sees it: with the commitment of every game, and all handicaps."""

    rules: Rulebook
    seats: int
    commitments: tuple[bytes, ...]
    nonces: tuple[bytes, ...]
    deal: DealSeen
    handicaps: Handicaps = ()


class GameDealSeen(Struct, frozen=True, tag=True):
    """The next deal as one seat sees it."""

    game: int
    deal: DealSeen


class ReshuffleSeen(Struct, frozen=True, kw_only=True, tag=True):
    """A reshuffle as one seat sees it; everybody sees the pairs as proof (DE-10)."""

    seat: Seat
    pairs: TileRow
    deal: DealSeen


class DrawSeen(Struct, frozen=True, kw_only=True, tag=True):
    """Tiles drawn, as one seat sees it: their number, and the tiles for the seat that drew."""

    seat: Seat
    count: int
    tiles: TileRow
    penalty: bool


class TimeOutSeen(Struct, frozen=True, kw_only=True, tag=True):
    """A time-out as one seat sees it; only the seat itself sees the tiles that it got."""

    seat: Seat
    table: Table
    to_pool: TileRow
    returned: TileRow
    returned_count: int
    drawn: TileRow
    count: int


TurnSeen = events.TilesPlayed | DrawSeen | events.Passed | TimeOutSeen
Seen = MatchStartSeen | GameDealSeen | ReshuffleSeen | TurnSeen | events.GameEnded | events.MatchEnded


def view(match: Match, seat: Seat | None) -> View:
    """Return the match as a seat sees it."""
    game = match.game
    over = len(match.results) == game.number
    now = standing(match.results, match.seats, match.rules)
    return View(
        rules=game.rules if seat is None else rules_of(game, seat),
        seat=seat,
        rack=() if seat is None else game.racks[seat],
        game=game.number,
        starter=game.starter,
        draws=game.draws,
        to_move=to_move(match),
        table=game.table,
        pool=len(game.pool),
        counts=tuple(map(len, game.racks)),
        opened=game.opened,
        turns=game.turns,
        passes=game.passes,
        lap=game.lap,
        results=match.results,
        scores=tuple(scores(result, match.rules) for result in match.results),
        totals=now.totals,
        games_won=now.games_won,
        round_totals=round_totals(match.results, match.seats, match.rules),
        shown=game.racks if over else (),
        outcome=outcome(match),
        openings=openings(game),
    )


def seen(event: events.Event, seat: Seat | None) -> Seen:
    """Return an event as a seat sees it."""
    match event:
        case events.MatchStarted(rules=rules, seats=seats, shuffles=shuffles, deal=deal, handicaps=handicaps):
            return MatchStartSeen(
                rules=rules,
                seats=seats,
                commitments=tuple(map(commitment, shuffles.secrets)),
                nonces=shuffles.nonces,
                deal=_deal_seen(deal, seat),
                handicaps=handicaps,
            )
        case events.GameDealt(game, deal):
            return GameDealSeen(game, _deal_seen(deal, seat))
        case events.Reshuffled(seat=claimer, pairs=pairs, deal=deal):
            return ReshuffleSeen(seat=claimer, pairs=pairs, deal=_deal_seen(deal, seat))
        case events.TileDrawn(drawer, tile):
            return DrawSeen(seat=drawer, count=1, tiles=(tile,) if seat == drawer else (), penalty=False)
        case events.Penalised(drawer, drawn):
            return DrawSeen(seat=drawer, count=len(drawn), tiles=drawn if seat == drawer else (), penalty=True)
        case events.TimedOut():
            return _timeout_seen(event, seat)
        case events.TilesPlayed() | events.Passed() | events.GameEnded() | events.MatchEnded():
            # These contain only what everybody may see.
            return event
        case _:
            assert_never(event)


def _deal_seen(deal: events.Dealt, seat: Seat | None) -> DealSeen:
    return DealSeen(
        starter=deal.starter,
        draws=deal.draws,
        rack=() if seat is None else deal.racks[seat],
        counts=tuple(map(len, deal.racks)),
        pool=len(deal.pool),
    )


def _timeout_seen(event: events.TimedOut, seat: Seat | None) -> TimeOutSeen:
    own = seat == event.seat
    return TimeOutSeen(
        seat=event.seat,
        table=event.table,
        to_pool=event.to_pool,
        returned=event.returned if own else (),
        returned_count=len(event.returned),
        drawn=event.drawn if own else (),
        count=len(event.drawn),
    )
