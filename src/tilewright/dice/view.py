"""What each seat may see of the dice game, built from allow-lists: everything except future chance."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from msgspec import Struct

from tilewright.chance import commitment
from tilewright.dice import events
from tilewright.dice.match import Match, outcome, to_move
from tilewright.dice.notation import write_grid
from tilewright.dice.placed import DieIds, Grid, Showing, faces_on
from tilewright.dice.scoring import CardLine, Result, score_card, standing
from tilewright.dice.turbo_rules import SEATS, TurboRules
from tilewright.engine import Outcome, Seat
from tilewright.tiles import Row


class View(Struct, frozen=True, kw_only=True):
    """The match as one seat sees it; dice are open, so a spectator sees the same.

    `showing` has the face of each die in the order of ids, None before its first roll; `over` is about the round.
    """

    rules: TurboRules
    seat: Seat | None
    game: int
    starter: Seat
    to_move: tuple[Seat, ...]
    rolled: bool
    over: bool
    hands: tuple[DieIds, ...]
    showing: Showing
    grid: Grid
    turns: int
    failed: int
    results: tuple[Result, ...]
    card: tuple[CardLine, ...]
    totals: tuple[Fraction, ...]
    outcome: Outcome | None

    def __str__(self) -> str:
        hands = " | ".join(" ".join(str(self.showing[die - 1] or "?") for die in hand) for hand in self.hands)
        return f"table: {write_grid(faces_on(self.grid, self.showing)) or '-'}\ndice: {hands}"

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {self.rules.id}; {'; '.join(str(self).splitlines())}>"


class DealSeen(Struct, frozen=True, kw_only=True, tag=True):
    """A deal as everybody sees it."""

    starter: Seat
    hands: tuple[DieIds, ...]


class MatchStartSeen(Struct, frozen=True, kw_only=True, tag=True):
    """The beginning of a match as everybody sees it: with the commitment of every round."""

    rules: TurboRules
    seats: int
    commitments: tuple[bytes, ...]
    nonces: tuple[bytes, ...]
    deal: DealSeen


class RoundDealSeen(Struct, frozen=True, tag=True):
    """The next deal as everybody sees it."""

    number: int
    deal: DealSeen


class RollSeen(Struct, frozen=True, kw_only=True, tag=True):
    """A roll as everybody sees it."""

    seat: Seat
    dice: DieIds
    faces: Row


Seen = MatchStartSeen | RoundDealSeen | RollSeen | events.TurnEnd | events.RoundEnded | events.MatchEnded


def view(match: Match, seat: Seat | None) -> View:
    """Return the match as a seat sees it."""
    now = match.round
    return View(
        rules=now.rules,
        seat=seat,
        game=now.number,
        starter=now.starter,
        to_move=to_move(match),
        rolled=now.rolled,
        over=len(match.results) == now.number,
        hands=now.hands,
        showing=now.showing,
        grid=now.grid,
        turns=now.turns,
        failed=now.failed,
        results=match.results,
        card=score_card(match.results),
        totals=standing(match.results).totals,
        outcome=outcome(match),
    )


def seen(event: events.Event, seat: Seat | None) -> Seen:  # noqa: ARG001 (all seats see the same)
    """Return an event as a seat sees it."""
    match event:
        case events.MatchStarted(rules=rules, shuffles=shuffles, deal=deal):
            return MatchStartSeen(
                rules=rules,
                seats=SEATS,
                commitments=tuple(map(commitment, shuffles.secrets)),
                nonces=shuffles.nonces,
                deal=_deal_seen(deal),
            )
        case events.RoundDealt(number, deal):
            return RoundDealSeen(number, _deal_seen(deal))
        case events.DiceRolled(seat=roller, dice=dice, faces=faces):
            return RollSeen(seat=roller, dice=dice, faces=faces)
        case events.DicePlaced() | events.Passed() | events.TimedOut() | events.RoundEnded() | events.MatchEnded():
            # These contain only what everybody may see.
            return event
        case _:
            assert_never(event)


def _deal_seen(deal: events.Dealt) -> DealSeen:
    return DealSeen(starter=deal.starter, hands=deal.hands)
