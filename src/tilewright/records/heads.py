"""The lines that all kinds of games share: the head of a game, and the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.chance import commitment
from tilewright.engine import Outcome, Shuffles
from tilewright.games import GameRules, edition
from tilewright.records.lines import FORMAT, GameLine, MatchEndLine, Shuffle, write_score
from tilewright.rules.house import house_of


def game_line(rules: GameRules, number: int, shuffles: Shuffles, names: Sequence[str], match_id: str) -> GameLine:
    """Return the line that begins a game of a match."""
    return GameLine(
        format=FORMAT,
        rules=rules.id,
        house=house_of(rules, edition(rules.id).rulebook),
        seats=tuple(names),
        game=number,
        match=match_id,
        shuffle=Shuffle(
            commitment(shuffles.secrets[number - 1]).hex(), tuple(nonce.hex() for nonce in shuffles.nonces)
        ),
    )


def match_end_line(over: Outcome) -> MatchEndLine:
    """Return the line that ends a match."""
    return MatchEndLine(winners=over.winners, totals=tuple(map(write_score, over.totals)), games_won=over.games_won)
