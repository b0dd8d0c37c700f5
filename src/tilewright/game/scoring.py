"""Scoring: the value of racks, the points of a game, and the winners of a match."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from tilewright.engine import Outcome, Seat
from tilewright.game.events import EndReason
from tilewright.rules.rulebook import Blocked, MatchWinner, Rulebook, Tie
from tilewright.tiles import Number, TileRow, face_of

Scores = tuple[Fraction, ...]


class Result(Struct, frozen=True):
    """How a game ended: why, who won, and the value of each rack."""

    reason: EndReason
    winners: tuple[Seat, ...]
    left: tuple[int, ...]


def rack_value(rack: TileRow, joker_penalty: int) -> int:
    """Return the value of a rack: printed numbers, and the penalty for each joker (FR-29, DE-33, NL-34)."""
    faces = map(face_of, rack)
    return sum(face.value if isinstance(face, Number) else joker_penalty for face in faces)


def blocked_winners(racks: Sequence[TileRow], rules: Rulebook) -> tuple[Seat, ...]:
    """Return the winners of a blocked game: the lowest rack; the rulebook settles ties."""
    values = [rack_value(rack, rules.jokers.penalty) for rack in racks]
    return lowest_racks(values, [len(rack) for rack in racks], rules.scoring.tie)


def lowest_racks(values: Sequence[int], counts: Sequence[int], tie: Tie) -> tuple[Seat, ...]:
    """Return the seats with the lowest rack, given the value of each rack and its number of tiles."""
    lowest = [seat for seat, value in enumerate(values) if value == min(values)]
    if tie is Tie.FEWEST_TILES:
        # DE-42, A-32: of racks with equal points the one with fewer tiles wins; if both are equal, the win is shared.
        fewest = min(counts[seat] for seat in lowest)
        lowest = [seat for seat in lowest if counts[seat] == fewest]
    return tuple(map(Seat, lowest))


def scores(result: Result, rules: Rulebook) -> Scores:
    """Return the points of each seat for a game."""
    if result.reason is EndReason.OUT:
        return _winner_takes(result, (0,) * len(result.left))
    return _BLOCKED[rules.scoring.blocked](result)


def _winner_takes(result: Result, free: Sequence[int]) -> Scores:
    """Losers pay what they hold beyond `free`, and the winners share all of it, unrounded (A-32)."""
    paid = [0 if seat in result.winners else held - free[seat] for seat, held in enumerate(result.left)]
    share = Fraction(sum(paid), len(result.winners))
    return tuple(share if seat in result.winners else Fraction(-cost) for seat, cost in enumerate(paid))


def _difference(result: Result) -> Scores:
    # FR-38, FR-39: losers pay the difference to the winner's rack.
    return _winner_takes(result, (min(result.left),) * len(result.left))


def _all_minus(result: Result) -> Scores:
    # DE-43, A-31: every player, the winner too, scores minus the value of their rack.
    return tuple(Fraction(-held) for held in result.left)


_BLOCKED: dict[Blocked, Callable[[Result], Scores]] = {
    Blocked.DIFFERENCE: _difference,
    Blocked.ALL_MINUS: _all_minus,
}


@lru_cache(maxsize=1 << 6)
def standing(results: tuple[Result, ...], seats: int, rules: Rulebook) -> Outcome:
    """Return points, games won and leaders after some games; after the last game the leaders are the winners."""
    if not results:
        return Outcome(winners=(), totals=(Fraction(),) * seats, games_won=(0,) * seats)
    games = [scores(result, rules) for result in results]
    totals = tuple(sum((game[seat] for game in games), Fraction()) for seat in range(seats))
    won = tuple(sum(seat in result.winners for result in results) for seat in range(seats))
    keys = _RANK[rules.match.winner](totals, won)
    winners = tuple(Seat(seat) for seat in range(seats) if keys[seat] == max(keys))
    return Outcome(winners=winners, totals=totals, games_won=won)


def round_totals(results: tuple[Result, ...], seats: int, rules: Rulebook) -> tuple[Scores, ...]:
    """Return the points of each finished round; a match of one round has only its total."""
    games = rules.match.games or seats
    if rules.match.rounds == 1:
        return ()
    rounds = (results[first : first + games] for first in range(0, len(results) - games + 1, games))
    return tuple(standing(played, seats, rules).totals for played in rounds)


def _by_points(totals: Scores, won: Sequence[int]) -> list[tuple[Fraction, Fraction]]:
    return [(points, Fraction(games)) for points, games in zip(totals, won, strict=True)]


def _by_games(totals: Scores, won: Sequence[int]) -> list[tuple[Fraction, Fraction]]:
    return [(Fraction(games), points) for points, games in zip(totals, won, strict=True)]


_RANK: dict[MatchWinner, Callable[[Scores, Sequence[int]], list[tuple[Fraction, Fraction]]]] = {
    MatchWinner.POINTS: _by_points,
    MatchWinner.GAMES_THEN_POINTS: _by_games,
}
