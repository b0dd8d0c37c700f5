"""The lines of a record, as they are written and read: JSON, one event a line."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tilewright.chance import commitment
from tilewright.engine import Outcome
from tilewright.games import AnyFault, AnyMatch, GameRules, edition, handicaps_in, refuse_handicaps
from tilewright.rules.handicap import Handicaps, read_handicaps, write_handicap
from tilewright.rules.house import house_of
from tilewright.tiles import BadInput

FORMAT = 1

Faces = tuple[str, ...]
Placed = tuple[int, int, str]
"""A die on the grid: x to the right, y down, and the face it shows."""
Score = int | float | str


class Shuffle(Struct, frozen=True):
    """The published half of a game's shuffle, in hexadecimal."""

    commitment: str
    nonces: tuple[str, ...]


class GameLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="game"):
    """A game begins; `house` has every rule that differs from the booklet, `handicaps` those of each seat."""

    format: int
    rules: str
    house: dict[str, int | str]
    seats: tuple[str, ...]
    game: int
    match: str
    handicaps: tuple[dict[str, int | str], ...] | UnsetType = UNSET
    shuffle: Shuffle | UnsetType = UNSET

    def __hash__(self) -> int:
        # Dictionaries have no hash, and these fields tell games apart.
        return hash((self.match, self.game, self.rules, self.seats, self.shuffle))


class DealLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="deal"):
    """The deal; `draws` has the starting draw of each seat."""

    starter: int
    racks: tuple[Faces, ...]
    pool: int
    draws: tuple[Faces, ...] | UnsetType = UNSET


class ReshuffleLine(Struct, frozen=True, tag_field="event", tag="reshuffle"):
    """A seat showed its pairs; a new deal follows."""

    seat: int
    pairs: Faces


class PlayLine(Struct, frozen=True, tag_field="event", tag="play"):
    """A turn that laid pieces, and the table after it."""

    seat: int
    played: Faces
    table: tuple[Faces, ...]


class DrawLine(Struct, frozen=True, tag_field="event", tag="draw"):
    """A turn that drew."""

    seat: int
    pieces: Faces


class PassLine(Struct, frozen=True, tag_field="event", tag="pass"):
    """A turn that passed."""

    seat: int


class PenaltyLine(Struct, frozen=True, tag_field="event", tag="penalty"):
    """An illegal turn, and the pieces drawn for it."""

    seat: int
    pieces: Faces


class TimeOutLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="timeout"):
    """A turn that ran out of time, and where the pieces went."""

    seat: int
    table: tuple[Faces, ...]
    returned: Faces
    to_pool: Faces
    pieces: Faces


class DiceDealLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="deal"):
    """The deal of a round of dice, by die ids."""

    starter: int
    racks: tuple[tuple[int, ...], ...]
    pool: int


class RollLine(Struct, frozen=True, tag_field="event", tag="roll"):
    """A roll: die ids, and the faces they show in the same order."""

    seat: int
    dice: tuple[int, ...]
    faces: Faces


class DicePlayLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="play"):
    """A turn that laid dice, in the order of `played`, and the grid after it."""

    seat: int
    played: Faces
    dice: tuple[int, ...]
    table: tuple[Placed, ...]


class DiceTimeOutLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="timeout"):
    """A turn that ran out of time, and the grid, which stays as it was."""

    seat: int
    table: tuple[Placed, ...]
    returned: Faces
    to_pool: Faces
    pieces: Faces


class EndLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="end"):
    """The end of a game."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[Score, ...]
    racks: tuple[Faces, ...]
    secret: str | UnsetType = UNSET


class MatchEndLine(Struct, frozen=True, kw_only=True, tag_field="event", tag="match_end"):
    """The end of a match."""

    winners: tuple[int, ...]
    totals: tuple[Score, ...]
    games_won: tuple[int, ...]


TurnLine = PlayLine | DrawLine | PassLine | PenaltyLine | TimeOutLine
DiceTurnLine = DicePlayLine | PassLine | DiceTimeOutLine
TileLine = GameLine | DealLine | ReshuffleLine | TurnLine | EndLine | MatchEndLine
DiceLine = GameLine | DiceDealLine | RollLine | DiceTurnLine | EndLine | MatchEndLine
Line = TileLine | DiceLine

# Both kinds use the same event names with different fields, so the rulebook decides which decoder reads a line.
Decoder = msgspec.json.Decoder[TileLine] | msgspec.json.Decoder[DiceLine]
TILE_LINES: Decoder = msgspec.json.Decoder(TileLine)
DICE_LINES: Decoder = msgspec.json.Decoder(DiceLine)


class BadRecord(BadInput):
    """A line that is not part of a record; the message names the line and what is wrong with it."""


class IllegalLine(Exception):
    """A line of a record that the rules do not allow; `why` is the fault of the turn, if it is one."""

    def __init__(self, reason: str, line: int = 0, why: AnyFault | None = None) -> None:
        super().__init__(reason)
        self.reason: str = reason
        self.line: int = line
        self.why: AnyFault | None = why


def write_line(line: Line) -> str:
    """Return a line as JSON."""
    return msgspec.json.encode(line).decode()


def read_line(text: str | bytes, number: int, decoder: Decoder) -> Line:
    """Return the line that a text holds, or raise BadRecord."""
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as wrong:
        raise BadRecord(f"line {number}: {wrong}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"line {number}: not UTF-8") from None


def write_score(points: Fraction) -> Score:
    """Return points without rounding: a number, or text such as `31/3` where no number is exact."""
    if points.denominator == 1:
        return points.numerator
    exact = points.denominator & (points.denominator - 1) == 0
    return float(points) if exact else str(points)


def read_score(score: Score) -> Fraction | None:
    """Return the points that a score stands for, or None if it is malformed."""
    try:
        return Fraction(score)
    except (ValueError, ZeroDivisionError, OverflowError):
        return None


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
