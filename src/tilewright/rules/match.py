"""The match: how many games, and who has won them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Struct

from tilewright.rules.values import Numbers, Parameter, Words


class MatchWinner(Enum):
    """What decides a match."""

    POINTS = "points"
    GAMES_THEN_POINTS = "games_then_points"


class MatchRules(Struct, frozen=True, kw_only=True):
    """How long a match lasts and what decides it."""

    games: Annotated[
        int | None, Parameter(Numbers(1, 50, word="players"), "games in a round; players: as many as there are seats")
    ]
    rounds: Annotated[int, Parameter(Numbers(1, 20), "rounds in a match")]
    winner: Annotated[
        MatchWinner, Parameter(Words(MatchWinner), "the match is won by points, or by games won and then points")
    ]
