"""Matches of the tile game that the kernel plays: what a simulation counts and writes of them."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.bots.protocol import TileBot
from tilewright.bots.tiles.self_play import CodedBot, Finished, can_play, coded, play_out
from tilewright.chance import Chance
from tilewright.engine import Outcome, Seat
from tilewright.game.commands import DealNext
from tilewright.game.events import EndReason, Event, GameEnded, MatchEnded, MatchStarted
from tilewright.game.match import Match, apply, decide, outcome
from tilewright.game.scoring import blocked_winners
from tilewright.records.lines import write_line
from tilewright.records.tiles.write import event_lines

_ANY_SEAT = Seat(0)


class Names(Struct, frozen=True):
    """What a record calls the seats and the match."""

    seats: Sequence[str]
    match: str


class MatchCounts(Struct, frozen=True):
    """Counts of one match: its games, the turns of all games, and the games that ended without anybody going out.

    `penalised` has a seat once for each illegal turn that the rules punish instead of refusing.
    """

    games: int
    turns: int
    blocked: int
    penalised: tuple[Seat, ...] = ()


class Contested(Struct, frozen=True):
    """What a simulation keeps of a match; `refused` and `held_back` have a number for each seat."""

    outcome: Outcome
    counts: MatchCounts
    refused: tuple[int, ...]
    held_back: tuple[int, ...] | None
    lines: tuple[str, ...]


def play_in_kernel(
    first_events: Sequence[Event], bots: Sequence[TileBot], chance: Chance, names: Names | None
) -> Contested | None:
    """Return the match that `play_match` plays, much faster, or None if the kernel does not know a bot or the rules.

    It is recorded if there are names.
    """
    started = first_events[0]
    codes = [code for one in bots if (code := coded(one)) is not None]
    if not isinstance(started, MatchStarted) or len(codes) < len(bots) or not can_play(started.rules):
        return None
    return _played(started, codes, chance, names)


def _played(started: MatchStarted, bots: Sequence[CodedBot], chance: Chance, names: Names | None) -> Contested | None:
    event: Event = started
    match, lines, first_turn = apply(None, event), list[str](), 0
    reasons: list[EndReason] = []
    while True:
        lines += _lines(event, match, names)
        finished = play_out(match.game, bots, chance, first_turn, lines=names is not None)
        if finished is None:
            return None
        lines += finished.lines.splitlines()
        reasons.append(finished.reason)
        # Between two games somebody deals, which is a command too.
        first_turn += finished.turns + 1
        ended = _ending(match, finished)
        match = apply(replace(match, game=replace(match.game, racks=finished.racks)), ended)
        lines += _lines(ended, match, names)
        if over := outcome(match):
            lines += _lines(MatchEnded(over.winners), match, names)
            games = len(reasons)
            blocked = sum(reason is not EndReason.OUT for reason in reasons)
            return Contested(
                over, MatchCounts(games, first_turn - games, blocked), (0,) * len(bots), None, tuple(lines)
            )
        (event,) = decide(match, _ANY_SEAT, DealNext())
        match = apply(match, event)


def _ending(match: Match, finished: Finished) -> GameEnded:
    racks = finished.racks
    out = tuple(Seat(seat) for seat, rack in enumerate(racks) if not rack)
    winners = out if finished.reason is EndReason.OUT else blocked_winners(racks, match.rules)
    secret = match.shuffles.secrets[match.game.number - 1]
    return GameEnded(reason=finished.reason, winners=winners, racks=racks, secret=secret)


def _lines(event: Event, match: Match, names: Names | None) -> list[str]:
    """Return the lines of an event, given the match after it."""
    return [] if names is None else [*map(write_line, event_lines(event, match, names.seats, names.match))]
