"""Judging deals: the box, the racks, the starter, and reshuffles."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from tilewright.chance import Chance
from tilewright.engine import Seat, Step
from tilewright.game.deal import drawn_value, pairs_in, rack_sizes
from tilewright.game.events import Dealt, GameDealt
from tilewright.game.game import Game, dealt
from tilewright.game.scoring import Result
from tilewright.records.lines import DealLine, Faces, IllegalLine, ReshuffleLine
from tilewright.rules.deal import NextStarter, Starter
from tilewright.rules.handicap import Handicaps
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.notation import read_faces, write_face, write_row
from tilewright.tiles.tile import NoTileLeft, assign, face_of, tiles_of

# A record does not show the order of the pool, and the referee needs no chance.
_NO_CHANCE = Chance(b"")


def judged_deal(
    rules: Rulebook, handicaps: Handicaps, seats: int, number: int, line: DealLine
) -> Step[Game, GameDealt]:
    """Return the event of a deal and the game it begins, or raise IllegalLine."""
    if not 0 <= line.starter < seats:
        raise IllegalLine(f"there is no seat {line.starter}")
    sizes = rack_sizes(rules, handicaps, seats)
    if tuple(map(len, line.racks)) != sizes:
        raise IllegalLine(f"the {seats} seats get {', '.join(map(str, sizes))} pieces")
    box = tiles_of(rules.box.contents)
    try:
        racks = assign(map(read_faces, line.racks), box)
    except NoTileLeft as gone:
        raise IllegalLine(f"the box does not hold that many {write_face(gone.face)}") from None
    pool = tuple(sorted(set(box).difference(*racks)))
    if line.pool != len(pool):
        raise IllegalLine(f"{len(pool)} pieces are left in the pool, not {line.pool}")
    deal = Dealt(
        starter=Seat(line.starter),
        draws=(),
        racks=tuple(tuple(sorted(rack)) for rack in racks),
        pool=pool,
        chance=_NO_CHANCE,
    )
    return Step((GameDealt(number, deal),), dealt(rules, number, deal, handicaps))


def starter_fault(line: DealLine, rules: Rulebook, results: Sequence[Result], before: Seat | None) -> str | None:
    """Return what is wrong with the starter, or None; `before` started the last of the games in `results`."""
    seats = len(line.racks)
    if before is not None and rules.deal.next_starter is not NextStarter.AGAIN:
        clockwise = [Seat((before + step) % seats) for step in range(1, seats + 1)]
        rotating = rules.deal.next_starter is NextStarter.ROTATE
        right = clockwise[0] if rotating else next(seat for seat in clockwise if seat in results[-1].winners)
        if line.starter != right:
            return f"seat {right} starts, not seat {line.starter}"
        return "nobody draws for a starter who is known" if line.draws else None
    if line.draws is UNSET:
        return None
    if rules.deal.starter is not Starter.HIGHEST:
        return "this rulebook has no starting draw" if line.draws else None
    if len(line.draws) != seats:
        return f"{len(line.draws)} seats draw for the start, not {seats}"
    return _draws_fault(line.draws, line.starter, rules)


def judged_reshuffle(game: Game, line: ReshuffleLine) -> None:
    """Raise IllegalLine if the seat may not claim a reshuffle (A-06)."""
    needed = game.rules.deal.reshuffle_pairs
    if not needed:
        raise IllegalLine("this rulebook has no reshuffle")
    if game.turns:
        raise IllegalLine("the first turn is over: too late for a reshuffle")
    if not 0 <= line.seat < len(game.racks):
        raise IllegalLine(f"there is no seat {line.seat}")
    shown = read_faces(line.pairs)
    held = {face_of(tile) for tile in pairs_in(game.racks[line.seat])}
    if len(set(shown)) < len(shown) or not held.issuperset(shown):
        raise IllegalLine(f"seat {line.seat} does not hold these pairs: {write_row(shown)}")
    if len(shown) < needed:
        raise IllegalLine(f"{len(shown)} pairs are shown, and {needed} are needed")


def _draws_fault(draws: Sequence[Faces], starter: int, rules: Rulebook) -> str | None:
    """Return what breaks A-03, by which seats with equal highest draws draw again until one is left."""
    rows = [read_faces(drawn) for drawn in draws]
    try:
        assign(rows, tiles_of(rules.box.contents))
    except NoTileLeft as gone:
        return f"the box does not hold that many {write_face(gone.face)}"
    drawing = list(range(len(rows)))
    turn = 0
    while len(drawing) > 1:
        if any(len(rows[seat]) <= turn for seat in drawing):
            return "seats with equal highest draws draw again"
        best = max(drawn_value(rows[seat][turn]) for seat in drawing)
        turn += 1
        drawing = [seat for seat in drawing if drawn_value(rows[seat][turn - 1]) == best]
        if any(len(row) > turn and seat not in drawing for seat, row in enumerate(rows)):
            return "only seats with equal highest draws draw again"
    if len(rows[drawing[0]]) > turn:
        return "the starter has been found, but draws again"
    return None if drawing[0] == starter else f"seat {drawing[0]} drew the highest, not seat {starter}"
