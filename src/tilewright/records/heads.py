"""The lines that all kinds of games share: the head of a game, and the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from tilewright.chance import commitment
from tilewright.engine import Outcome
from tilewright.games import AnyMatch, GameRules, edition, handicaps_in, refuse_handicaps
from tilewright.records.lines import FORMAT, GameLine, MatchEndLine, Shuffle, write_score
from tilewright.rules.handicap import Handicaps, read_handicaps, write_handicap
from tilewright.rules.house import house_of


def game_line(match: AnyMatch, number: int, names: Sequence[str], match_id: str) -> GameLine:
    """Return the line that begins a game of a match."""
    rules, shuffles, handicaps = match.rules, match.shuffles, handicaps_in(match)
    return GameLine(
        format=FORMAT,
        rules=rules.id,
        house=house_of(rules, edition(rules.id).rulebook),
        seats=tuple(names),
        game=number,
        match=match_id,
        handicaps=tuple(map(write_handicap, handicaps)) or UNSET,
        shuffle=Shuffle(
            commitment(shuffles.secrets[number - 1]).hex(), tuple(nonce.hex() for nonce in shuffles.nonces)
        ),
    )


def head_handicaps(head: GameLine, rules: GameRules) -> Handicaps:
    """Return the handicaps of a recorded game, or raise BadInput if its rules do not allow them."""
    if head.handicaps is UNSET:
        return ()
    handicaps = read_handicaps(head.handicaps, len(head.seats))
    refuse_handicaps(rules, handicaps)
    return handicaps


def match_end_line(over: Outcome) -> MatchEndLine:
    """Return the line that ends a match."""
    return MatchEndLine(winners=over.winners, totals=tuple(map(write_score, over.totals)), games_won=over.games_won)
