"""Matches that differ only in hidden state: chance, and the secrets of rounds that are not over."""

from msgspec.structs import replace

from tilewright.chance import Chance, branch
from tilewright.dice.match import Match
from tilewright.engine import Seat


def disguised(match: Match, seat: Seat | None, chance: Chance) -> Match:
    """Return a match with the same views; the secret of this round is revealed at its end, so it stays."""
    number = match.round.number
    secrets = tuple(
        secret if place < number else b"another " + secret for place, secret in enumerate(match.shuffles.secrets)
    )
    return replace(
        match,
        round=replace(match.round, chance=branch(chance, "key")),
        shuffles=replace(match.shuffles, secrets=secrets),
    )
