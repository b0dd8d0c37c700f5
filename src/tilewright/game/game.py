"""The state of one game, from its deal to its end, and how the events of a turn change it."""

from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from tilewright.chance import Chance, draw, shuffled
from tilewright.engine import Seat
from tilewright.game.events import Dealt, Passed, Penalised, TileDrawn, TilesPlayed, TimedOut, TurnEvent
from tilewright.game.table import Position, Table
from tilewright.rules.handicap import Handicaps, rules_by_seat, seat_rules
from tilewright.rules.rulebook import Empty, Rulebook, Starter
from tilewright.tiles import Face, Number, TileId, TileRow, face_of, tiles_of

Draws = tuple[TileRow, ...]
RackSizes = tuple[int, ...]
"""How many tiles each seat is dealt."""


def first_deal(rules: Rulebook, racks: RackSizes, host: Seat, chance: Chance) -> Dealt:
    """Return a deal to a starter chosen as the rulebook says."""
    starter, draws, chance = _starter(rules, len(racks), host, chance)
    return deal_from(rules, racks, starter, chance, draws)


def deal_from(rules: Rulebook, racks: RackSizes, starter: Seat, chance: Chance, draws: Draws = ()) -> Dealt:
    """Return a deal to a given starter."""
    order, chance = shuffled(tiles_of(rules.box.contents), chance)
    ends = tuple(accumulate(racks))
    dealt = tuple(tuple(sorted(order[end - size : end])) for size, end in zip(racks, ends, strict=True))
    return Dealt(starter=starter, draws=draws, racks=dealt, pool=order[ends[-1] :], chance=chance)


def rack_sizes(rules: Rulebook, handicaps: Handicaps, seats: int) -> RackSizes:
    """Return how many tiles each seat is dealt."""
    return tuple(own.deal.rack for own in rules_by_seat(rules, handicaps, seats))


def pairs_in(rack: TileRow) -> TileRow:
    """Return one tile of each face the rack holds twice or more; jokers never make a pair, a triple is one (A-06)."""
    counts = Counter(map(face_of, rack))
    first: dict[object, TileId] = {}
    for tile in rack:
        first.setdefault(face_of(tile), tile)
    return tuple(first[face] for face, count in counts.items() if count > 1 and isinstance(face, Number))


def _starter(rules: Rulebook, seats: int, host: Seat, chance: Chance) -> tuple[Seat, Draws, Chance]:
    match rules.deal.starter:
        case Starter.HIGHEST:
            return _highest(rules, seats, chance)
        case Starter.LOT:
            seat, chance = draw(chance, seats)
            return Seat(seat), (), chance
        case Starter.HOST:
            return host, (), chance
        case _:
            assert_never(rules.deal.starter)


def _highest(rules: Rulebook, seats: int, chance: Chance) -> tuple[Seat, Draws, Chance]:
    """Return who draws the highest number; seats with equal highest draws draw again from the other tiles (A-03)."""
    order, chance = shuffled(tiles_of(rules.box.contents), chance)
    face_down = iter(order)
    draws: list[list[TileId]] = [[] for _ in range(seats)]
    drawing = list(range(seats))
    while len(drawing) > 1:
        for seat in drawing:
            draws[seat].append(next(face_down))
        best = max(drawn_value(face_of(draws[seat][-1])) for seat in drawing)
        drawing = [seat for seat in drawing if drawn_value(face_of(draws[seat][-1])) == best]
    return Seat(drawing[0]), tuple(map(tuple, draws)), chance


def drawn_value(face: Face) -> int:
    """Return the value of a face in the starting draw: a joker is 0 (FR-04, A-03)."""
    return face.value if isinstance(face, Number) else 0


T = TypeVar("T")


class Game(Struct, frozen=True, kw_only=True):
    """A game in progress, or as it ended.

    Racks are sorted by id, so they do not reveal when a tile was drawn; the pool is drawn from its end. `turns` counts
    finished turns, `passes` consecutive passes with an empty pool, and `lap` the turns left in the last lap. `rules_of`
    gives the rules as one seat plays them.
    """

    rules: Rulebook
    number: int
    starter: Seat
    draws: tuple[TileRow, ...]
    seat: Seat
    racks: tuple[TileRow, ...]
    opened: tuple[bool, ...]
    table: Table
    pool: TileRow
    chance: Chance
    turns: int = 0
    passes: int = 0
    lap: int | None = None
    handicaps: Handicaps = ()


def dealt(rules: Rulebook, number: int, deal: Dealt, handicaps: Handicaps = ()) -> Game:
    """Return the game after a deal."""
    return Game(
        rules=rules,
        number=number,
        starter=deal.starter,
        draws=deal.draws,
        seat=deal.starter,
        racks=deal.racks,
        opened=(False,) * len(deal.racks),
        table=(),
        pool=deal.pool,
        chance=deal.chance,
        handicaps=handicaps,
    )


def rules_of(game: Game, seat: Seat) -> Rulebook:
    """Return the rules as a seat plays them; only its opening and what it is dealt may differ."""
    return seat_rules(game.rules, game.handicaps[seat]) if game.handicaps else game.rules


def openings(game: Game) -> tuple[int, ...]:
    """Return what the opening of each seat must be worth."""
    return tuple(own.opening.least for own in rules_by_seat(game.rules, game.handicaps, len(game.racks)))


def position_of(game: Game, seat: Seat) -> Position:
    """Return the position of a seat."""
    return Position(rules=rules_of(game, seat), table=game.table, rack=game.racks[seat], opened=game.opened[seat])


def may_draw(game: Game) -> bool:
    """Return whether a turn may end with a draw; in the last lap or with an empty pool the player passes."""
    return bool(game.pool) and game.lap is None


def after(game: Game, event: TurnEvent) -> Game:
    """Return the game after a turn."""
    match event:
        case TilesPlayed(seat=seat, played=played, table=table):
            opened = _with(game.opened, seat, True)
            rack = _without(game.racks[seat], played)
            return _next(replace(game, table=table, opened=opened, racks=_with(game.racks, seat, rack)))
        case TileDrawn(seat, tile):
            return _next(_drawn(game, seat, (tile,)), drew=True)
        case Passed():
            return _next(game, passed=True)
        case Penalised(seat, drawn):
            return _next(_drawn(game, seat, drawn), drew=bool(drawn), passed=not (drawn or game.pool))
        case TimedOut():
            return _timed_out(game, event)
        case _:
            assert_never(event)


def _timed_out(game: Game, event: TimedOut) -> Game:
    seat = event.seat
    held = set(game.racks[seat])
    stayed = {tile for row in event.table for tile in row} & held
    gained = _counted(event.table) - _counted(game.table)
    rack = tuple(sorted((held - stayed) | {*event.returned, *event.drawn}))
    game = replace(
        game,
        table=event.table,
        racks=_with(game.racks, seat, rack),
        # tiles of a player who has not opened stay only as an opening.
        opened=_with(game.opened, seat, game.opened[seat] or bool(stayed)),
        pool=event.pool,
        chance=event.chance,
    )
    # if nothing could be drawn, this is a pass, unless rack tiles stayed on the table. Equal pieces are
    # interchangeable: a tile whose twin came back to the rack did not stay.
    passed = not (event.drawn or event.pool or gained)
    return _next(game, drew=bool(event.drawn), passed=passed)


def _counted(table: Table) -> Counter[Face]:
    return Counter(face_of(tile) for row in table for tile in row)


def _next(game: Game, *, drew: bool = False, passed: bool = False) -> Game:
    """Return the game at the start of the next turn."""
    turns, passes = game.turns + 1, game.passes + 1 if passed else 0
    if game.lap is not None:
        return replace(game, turns=turns, passes=passes, lap=game.lap - 1, seat=_left_of(game))
    if drew and not game.pool and game.rules.pool.empty is Empty.LAST_LAP:
        # the player who drew the last tile begins the last lap, and so plays twice in a row.
        return replace(game, turns=turns, passes=passes, lap=len(game.racks))
    return replace(game, turns=turns, passes=passes, seat=_left_of(game))


def _left_of(game: Game) -> Seat:
    # FR-05, DE-05, NL-06: play goes clockwise, and seat i+1 sits clockwise of seat i.
    return Seat((game.seat + 1) % len(game.racks))


def _drawn(game: Game, seat: Seat, tiles: TileRow) -> Game:
    rack = tuple(sorted((*game.racks[seat], *tiles)))
    return replace(game, racks=_with(game.racks, seat, rack), pool=game.pool[: len(game.pool) - len(tiles)])


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _without(rack: TileRow, gone: Iterable[TileId]) -> TileRow:
    left = set(gone)
    return tuple([tile for tile in rack if tile not in left])
