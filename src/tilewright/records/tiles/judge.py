"""Judging games of the tile game, and their deals: the box, the racks, the starter, and reshuffles."""

from collections.abc import Sequence

from msgspec import UNSET, Struct
from msgspec.structs import replace

from tilewright.chance import Chance
from tilewright.engine import Seat, Shuffles, Step
from tilewright.game.events import Dealt, EndReason, Event, GameDealt
from tilewright.game.game import Game, dealt, drawn_value, pairs_in, rack_sizes
from tilewright.game.match import HOST, Match, end_reason, games_in
from tilewright.game.scoring import Result, blocked_winners, rack_value, scores, standing
from tilewright.records.judge import Ending, Judging, MatchSoFar, in_play
from tilewright.records.lines import DealLine, Faces, IllegalLine, Line, ReshuffleLine, TurnLine
from tilewright.records.tiles.turns import judged_turn
from tilewright.rules.handicap import Handicaps
from tilewright.rules.rulebook import NextStarter, Rulebook, Starter
from tilewright.tiles import NoTileLeft, assign, face_of, faces_of, read_faces, tiles_of, write_face, write_row

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


class TileState(Struct, frozen=True):
    """A game, and whether a seat has just claimed a reshuffle, so that a new deal must follow."""

    game: Game
    claimed: bool = False


def _after(match: MatchSoFar[Rulebook, Result], state: TileState | None, line: Line) -> Step[TileState, Event]:
    if isinstance(line, DealLine):
        deal = _dealt(match, state, line)
        return Step(deal.events, TileState(deal.state))
    dealt = None if state is None or state.claimed else state
    game = in_play(dealt, None if dealt is None else _end_reason(dealt)).game
    if isinstance(line, ReshuffleLine):
        judged_reshuffle(game, line)
        return Step((), TileState(game, claimed=True))
    # A game is read with the decoder of its own kind.
    assert isinstance(line, TurnLine)
    turn = judged_turn(game, line)
    return Step(turn.events, TileState(turn.state))


def _dealt(match: MatchSoFar[Rulebook, Result], state: TileState | None, line: DealLine) -> Step[Game, GameDealt]:
    if state is not None and not state.claimed:
        raise IllegalLine("the pieces are dealt already")
    deal = judged_deal(match.rules, match.handicaps, match.seats, match.number, line)
    if state is not None:
        if deal.state.starter != state.game.starter:
            raise IllegalLine("the starter stays the same after a reshuffle")
    elif fault := starter_fault(line, match.rules, match.results, match.starter):
        raise IllegalLine(fault)
    return deal


def _out(game: Game) -> Seat | None:
    """Return the seat whose rack is empty; the game ends at once, so there is at most one."""
    return next((Seat(seat) for seat, rack in enumerate(game.racks) if not rack), None)


def _end_reason(state: TileState) -> EndReason | None:
    return end_reason(state.game, _out(state.game) or Seat(0))


def _ending(state: TileState) -> Ending[Result]:
    game, rules, reason, out = state.game, state.game.rules, _end_reason(state), _out(state.game)
    assert reason is not None
    winners = blocked_winners(game.racks, rules) if out is None else (out,)
    result = Result(reason, winners, tuple(rack_value(rack, rules.jokers.penalty) for rack in game.racks))
    return Ending(result, scores(result, rules), [faces_of(rack) for rack in game.racks])


def match_of(state: TileState, number: int, results: tuple[Result, ...], shuffles: Shuffles) -> Match:
    """Return the match in which a judged game is the one with this number."""
    host = state.game.starter if state.game.rules.deal.starter is Starter.HOST else HOST
    return Match(host=host, shuffles=shuffles, game=replace(state.game, number=number), results=results)


JUDGING: Judging[Rulebook, TileState, Result] = Judging(
    after=_after,
    end_reason=_end_reason,
    ending=_ending,
    starter=lambda state: state.game.starter,
    most_games=games_in,
    is_decided=lambda results, rules, seats: len(results) == games_in(rules, seats),
    standing=lambda results, rules, seats: standing(results, seats, rules),
)
