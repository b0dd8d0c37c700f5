"""Score cards for a physical set: what each player holds after a game in, points and leaders out.

A card can stand in an address: games are separated by `-`, and the racks of a game, one for each seat, by `_`. A rack
is `*` for the player who went out, a sum (`24`), a sum and a number of pieces (`24.5`), or the pieces (`K7R13J`).
"""

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate, chain

from msgspec import Struct
from msgspec.structs import replace

from tilewright.dice import scoring as dice_scoring
from tilewright.dice.events import RoundEnd
from tilewright.dice.placed import SHOWN
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Outcome, Seat
from tilewright.game import scoring
from tilewright.game.events import EndReason
from tilewright.game.match import games_in
from tilewright.games import KINDS, GameRules
from tilewright.rules.rulebook import Empty, Rulebook, Tie
from tilewright.tiles import (
    BadInput,
    NoTileLeft,
    Row,
    assign,
    beyond_the_box,
    complaint,
    read_face,
    shortened,
    tiles_of,
)

MOST_GAMES = 100
Points = tuple[Fraction, ...]

_OUT = "*"
_SUM = re.compile(r"(\d{1,4})(?:\.(\d{1,3}))?", re.ASCII)
_PIECE = re.compile(r"[KRBO](?:1[0-3]|[1-9])|[JDCM]")
_PIECES = re.compile(f"(?:{_PIECE.pattern})+")


class BadCard(BadInput):
    """A score card that cannot be read or counted; the message names the part that is wrong."""


class Held(Struct, frozen=True):
    """What a player holds at the end of a game: its value, and the number of pieces where that is known."""

    value: int
    pieces: int | None


class Entry(Struct, frozen=True):
    """A game as the players enter it: what everybody holds, and who went out, if anybody did."""

    held: tuple[Held, ...]
    out: Seat | None


class Line(Struct, frozen=True, kw_only=True):
    """A game of the card: its entry as text, with values in place of pieces, its points, and the totals so far."""

    written: str
    held: tuple[Held, ...]
    winners: tuple[Seat, ...]
    points: Points
    totals: Points


class Card(Struct, frozen=True, kw_only=True):
    """A score card: a line for each game, the points of each finished round, and who leads or, at the end, has won.

    `games` is the length of the match. `unclear` are the seats with equal lowest racks of the first game that cannot be
    counted before the number of their pieces is known; `lines` end before that game.
    """

    lines: tuple[Line, ...]
    rounds: tuple[Points, ...]
    won: tuple[int, ...]
    leaders: tuple[Seat, ...]
    games: int
    is_over: bool
    unclear: tuple[Seat, ...] = ()


def read_games(text: str, seats: int, rules: GameRules) -> tuple[Entry, ...]:
    """Return the games of a card, or raise BadCard."""
    games = text.split("-") if text else []
    if len(games) > MOST_GAMES:
        raise BadCard(complaint("bad-card-games", "a scorecard has at most {most} games", most=MOST_GAMES))
    return tuple(_read_game(number, game.split("_"), seats, rules) for number, game in enumerate(games, start=1))


def write_game(entry: Entry) -> str:
    """Return the text of a game, with values in place of pieces.

    >>> write_game(Entry((Held(0, 0), Held(24, 3), Held(7, None)), Seat(0)))
    '*_24.3_7'
    """
    return "_".join(_OUT if seat == entry.out else _written(held) for seat, held in enumerate(entry.held))


def count_card(entries: Sequence[Entry], seats: int, rules: GameRules) -> Card:
    """Return the score card of some games, or raise BadCard if there are more than the match has."""
    KINDS.of(rules).engine.refuse_seats(rules, seats)
    card = _counted(entries, seats, rules)
    if len(entries) > card.games:
        english = "the match is over after {games} games"
        raise BadCard(complaint("bad-card-over", english, games=card.games))
    return card


def _read_game(number: int, racks: Sequence[str], seats: int, rules: GameRules) -> Entry:
    if len(racks) != seats:
        english = "game {game} has {racks} racks, not {seats}"
        raise BadCard(complaint("bad-card-seats", english, game=number, racks=len(racks), seats=seats))
    if racks.count(_OUT) > 1:
        raise BadCard(complaint("bad-card-out", "in game {game} more than one player went out", game=number))
    tapped = [_pieces(rack) for rack in racks]
    values = iter(_valued([pieces for pieces in tapped if pieces is not None], number, rules))
    held = tuple(
        _sum(rack) if pieces is None else Held(next(values), len(pieces))
        for rack, pieces in zip(racks, tapped, strict=True)
    )
    return Entry(held, Seat(racks.index(_OUT)) if _OUT in racks else None)


def _pieces(rack: str) -> Row | None:
    return tuple(map(read_face, _PIECE.findall(rack))) if _PIECES.fullmatch(rack) else None


def _sum(rack: str) -> Held:
    if rack == _OUT:
        return Held(0, 0)
    if (found := _SUM.fullmatch(rack)) is None:
        english = '"{word}" is not a rack: write * for a player who went out, a total, or tiles, as in *_24_K7J'
        raise BadCard(complaint("bad-card-rack", english, word=shortened(rack)))
    value, pieces = found.groups()
    return Held(int(value), None if pieces is None else int(pieces))


def _valued(racks: Sequence[Row], number: int, rules: GameRules) -> list[int]:
    """Return the value of each rack of pieces in a game."""
    try:
        match rules:
            case Rulebook():
                return _tile_values(racks, rules)
            case TurboRules():
                return _dice_values(racks, rules)
    except NoTileLeft as none:
        english = "game {game} has more {piece} than there are"
        raise BadCard(complaint("bad-card-box", english, game=number, piece=str(none.face))) from none


def _tile_values(racks: Sequence[Row], rules: Rulebook) -> list[int]:
    tiles = assign(racks, tiles_of(rules.box.contents))
    return [scoring.rack_value(rack, rules.jokers.penalty) for rack in tiles]


def _dice_values(racks: Sequence[Row], rules: TurboRules) -> list[int]:
    for face in beyond_the_box(chain(*racks), SHOWN):
        raise NoTileLeft(face)
    if any(len(rack) > rules.dice.hand for rack in racks):
        raise BadCard(complaint("bad-card-dice", "a player has at most {dice} dice", dice=rules.dice.hand))
    return [dice_scoring.dice_value(rack, rules.jokers.penalty) for rack in racks]


def _counted(entries: Sequence[Entry], seats: int, rules: GameRules) -> Card:
    match rules:
        case Rulebook():
            return _tile_card(entries, seats, rules)
        case TurboRules():
            return _dice_card(entries, rules)


def _written(held: Held) -> str:
    return str(held.value) if held.pieces is None else f"{held.value}.{held.pieces}"


def _tile_card(entries: Sequence[Entry], seats: int, rules: Rulebook) -> Card:
    undecided = [_undecided(entry, rules) for entry in entries]
    unclear = next(filter(None, undecided), ())
    counted = entries[: undecided.index(unclear)] if unclear else entries
    results = tuple(_tile_result(entry, rules) for entry in counted)
    points = [scoring.scores(result, rules) for result in results]
    games = games_in(rules, seats)
    return replace(
        _card(counted, points, scoring.standing(results, seats, rules), [result.winners for result in results]),
        rounds=scoring.round_totals(results, seats, rules),
        games=games,
        is_over=len(results) == games,
        unclear=unclear,
    )


def _undecided(entry: Entry, rules: Rulebook) -> tuple[Seat, ...]:
    """Return the seats of a blocked game with equal lowest racks, if their unknown numbers of tiles decide (DE-42)."""
    if entry.out is not None or rules.scoring.tie is not Tie.FEWEST_TILES:
        return ()
    lowest = scoring.lowest_racks([held.value for held in entry.held], (), Tie.SHARED)
    unknown = any(entry.held[seat].pieces is None for seat in lowest)
    return lowest if len(lowest) > 1 and unknown else ()


def _tile_result(entry: Entry, rules: Rulebook) -> scoring.Result:
    left = tuple(held.value for held in entry.held)
    if entry.out is not None:
        return scoring.Result(EndReason.OUT, (entry.out,), left)
    reason = EndReason.LAST_LAP if rules.pool.empty is Empty.LAST_LAP else EndReason.BLOCKED
    pieces = [held.pieces or 0 for held in entry.held]
    return scoring.Result(reason, scoring.lowest_racks(left, pieces, rules.scoring.tie), left)


def _dice_card(entries: Sequence[Entry], rules: TurboRules) -> Card:
    results = tuple(_dice_result(entry) for entry in entries)
    points = [tuple(map(Fraction, dice_scoring.scores(result))) for result in results]
    planned, rounds = results[: rules.match.rounds], rules.match.rounds
    is_tied = len(planned) == rounds and not dice_scoring.is_decided(planned, rules)
    return replace(
        _card(entries, points, dice_scoring.standing(results), [result.winners for result in results]),
        games=dice_scoring.rounds_in(rules) if is_tied else rounds,
        is_over=dice_scoring.is_decided(results, rules),
    )


def _dice_result(entry: Entry) -> dice_scoring.Result:
    left = tuple(held.value for held in entry.held)
    winners = dice_scoring.round_winners(left, [int(seat != entry.out) for seat in range(len(left))])
    return dice_scoring.Result(RoundEnd.BLOCKED if entry.out is None else RoundEnd.OUT, winners, left)


def _card(
    entries: Iterable[Entry], points: Sequence[Points], stands: Outcome, winners: Sequence[tuple[Seat, ...]]
) -> Card:
    totals = accumulate(points, _added)
    lines = tuple(
        Line(written=write_game(entry), held=entry.held, winners=won, points=gained, totals=total)
        for entry, won, gained, total in zip(entries, winners, points, totals, strict=True)
    )
    return Card(lines=lines, rounds=(), won=stands.games_won, leaders=stands.winners, games=0, is_over=False)


def _added(one: Points, other: Points) -> Points:
    return tuple(mine + more for mine, more in zip(one, other, strict=True))
