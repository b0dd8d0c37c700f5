"""Playouts of the kernel turn by turn, put before the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, product

from msgspec import Struct
from msgspec.structs import replace

from bench.bots.situations import plans_for
from tilewright.arena.match import play_match, start_events
from tilewright.bots.registry import bot
from tilewright.bots.seen import SeenSoFar
from tilewright.bots.tiles.playouts.beliefs import sight_of, situation_of
from tilewright.bots.tiles.playouts.kernel import Traced, TracedTurn, traced
from tilewright.bots.tiles.playouts.situation import Plan, Policy, Situation, movable
from tilewright.bots.tiles.search.counts import KINDS, Counts, counts_of, counts_of_tiles
from tilewright.chance import Chance
from tilewright.engine import play, replay
from tilewright.game.commands import Command, DrawTile, Pass, PlayTiles
from tilewright.game.events import GameEnded, TurnEvent
from tilewright.game.game import may_draw
from tilewright.game.match import Match, apply
from tilewright.game.table import Table, tiles_on
from tilewright.games import TILE_GAME
from tilewright.rules.rulebook import Rulebook
from tilewright.sets.catalogue import catalogue
from tilewright.sets.readings import readings
from tilewright.sets.rules import SetRules
from tilewright.solver.classic import queries as classic
from tilewright.solver.common.question import JOKER, NUMBERS
from tilewright.solver.common.rows import rows_of
from tilewright.solver.rules import turn_rules
from tilewright.solver.special import queries as special
from tilewright.tiles import CODES, FACES, Row, TileId, TileRow, assign, code_of, codes_of, tiles_of

Codes = Counter[int]


class Moment(Struct, frozen=True):
    """A match at the turn of a seat, what that seat knows of it, and what it may plan."""

    match: Match
    known: Situation
    plans: tuple[Plan, ...]


def moments(rules: Rulebook, names: Sequence[str], seed: int) -> Iterator[Moment]:
    """Yield the moments of a game between bots."""
    chance = Chance(f"traces {seed}".encode())
    first = start_events(TILE_GAME, rules, len(names), chance)
    events, match = list(first), replay(TILE_GAME, first)
    for event in play_match(TILE_GAME, first, [bot(name) for name in names], chance).events[len(first) :]:
        if isinstance(event, GameEnded):
            return
        if isinstance(event, TurnEvent):
            view = TILE_GAME.view(match, match.game.seat)
            known = situation_of(sight_of(view, SeenSoFar(events, TILE_GAME.seen, match.game.seat)))
            yield Moment(match, known, plans_for(view))
        match = apply(match, event)
        events.append(event)


def codes_in(pieces: Counts) -> bytes:
    """Return the face code of every piece, in rising order."""
    return bytes(code for code, count in enumerate(pieces.to_bytes(KINDS, "little")) for _ in range(count))


def first_turn(match: Match, policy: Policy) -> Counts:
    """Return what a policy lays for the seat to act, in a playout in which every rack is known."""
    seat, racks = match.game.seat, [*map(counts_of_tiles, match.game.racks)]
    known = situation_of(sight_of(TILE_GAME.view(match, seat)))
    weights = tuple(int(each is policy) for each in Policy)
    seats = [replace(each, weights=weights, held=rack) for each, rack in zip(known.known, racks, strict=True)]
    seats[seat] = replace(seats[seat], held=0)
    # The pieces that a case does not name are in the box.
    unseen = sum(racks) - racks[seat] + counts_of_tiles(match.game.pool)
    return counts_of(traced(replace(known, unseen=unseen, known=tuple(seats)), Plan(), 0, 0).turns[0].laid)


class Referee:
    """A match that follows a playout; the engine judges every turn, on a table laid as the playout means it.

    `alone` are the rows that the playout does not touch any more, `rows` the others. `movable` are the pieces of these,
    with bound jokers as the pieces they stand for; those are also in `bound`.
    """

    def __init__(self, moment: Moment, world: Traced) -> None:
        self.match: Match = in_world(moment.match, world)
        self.alone: list[bytes] = []
        self.rows: list[bytes] = []
        self.movable, self.bound = Codes(), Codes()
        self.take_over()

    def take_over(self) -> None:
        """Begin with the table as it lies."""
        table, rules = self.match.game.table, self.match.rules
        self.alone, self.rows, self.movable, self.bound = [], [], Codes(), Codes()
        for place, row in enumerate(map(codes_of, table)):
            moved = Counter(codes_in(movable(table[: place + 1], rules) - movable(table[:place], rules)))
            (self.rows if moved else self.alone).append(row)
            self.movable += moved
            self.bound += moved - Counter(row)

    def follow(self, turns: Sequence[TracedTurn], planned: Table | None) -> Match:
        """Return the match after these turns, all of which the engine allows; the table of the first may be planned."""
        for turn in turns:
            assert not self.match.results
            if turn.laid and planned is not None:
                self.play(PlayTiles(planned))
                self.take_over()
            elif turn.laid:
                self.lay(turn)
            else:
                self.play(DrawTile() if may_draw(self.match.game) else Pass())
            assert not turn.laid or self.movable == Counter(turn.movable)
            planned = None
        return self.match

    def play(self, command: Command) -> None:
        """Let the seat to act do this."""
        self.match = play(TILE_GAME, self.match, self.match.game.seat, command).state

    def lay(self, turn: TracedTurn) -> None:
        """Let the seat to act lay the pieces of a turn."""
        game, after = self.match.game, Counter(turn.movable)
        laid, meant = Counter(turn.laid), Codes()
        assert laid <= Counter(codes_of(game.racks[game.seat]))
        if turn_rules(game.rules).jokers_bound:
            # A joker that is laid counts as a piece from now on, or its row is left alone.
            jokers = laid.pop(JOKER, 0)
            meant, alone = after - (self.movable + laid), (self.movable + laid) - after
            assert meant.total() <= jokers
            alone[JOKER] = jokers - meant.total()
        else:
            assert self.movable <= after <= self.movable + laid
            alone = laid - (after - self.movable)
        self.alone += arranged(+alone)
        self.bound += meant
        if game.opened[game.seat] or game.rules.opening.extras:
            self.rows = laid_out(after, self.bound)
        else:
            self.rows += with_jokers(arranged(after - self.movable), meant)
        self.movable = after
        tiles = [*chain.from_iterable(game.table), *taken(game.racks[game.seat], turn.laid)]
        self.play(PlayTiles(assign([faces(row) for row in (*self.alone, *self.rows)], tiles)))


def in_world(match: Match, world: Traced) -> Match:
    """Return the match with the pool of a world, and its racks but for that of the seat to act, which knows its own."""
    game = match.game
    seen = tiles_on((*game.table, game.racks[game.seat]))
    hidden = sorted(tile for tile in tiles_of(game.rules.box.contents) if tile not in seen)
    others = [codes for seat, codes in enumerate(world.racks) if seat != game.seat]
    *dealt, pool = assign([faces(codes) for codes in (*others, world.pool)], hidden)
    racks = [tuple(sorted(rack)) for rack in dealt]
    racks.insert(game.seat, game.racks[game.seat])
    return replace(match, game=replace(game, racks=tuple(racks), pool=pool))


def faces(codes: bytes) -> Row:
    """Return the faces of codes."""
    return tuple(FACES[code] for code in codes)


def taken(rack: TileRow, codes: bytes) -> list[TileId]:
    """Return tiles of a rack that show these codes."""
    left = Counter(codes)
    found = []
    for tile in rack:
        if left[code_of(tile)]:
            left[code_of(tile)] -= 1
            found.append(tile)
    return found


def laid_out(pieces: Codes, bound: Codes) -> list[bytes]:
    """Return rows of these pieces with jokers for those that are bound, if possible so that they stand for these later.

    J J R12 is not good for R10 R11 R12: it is worth more as a group, and counts as that from the next turn on (A-10).
    """
    worth = sum((code % NUMBERS + 1) * count for code, count in pieces.items())
    first: list[bytes] = []
    for rows in layouts(pieces, bound):
        laid = with_jokers(rows, bound)
        if not bound or sum(readings(faces(row), SetRules())[0].points for row in laid) == worth:
            return laid
        first = first or laid
    return first


def layouts(pieces: Codes, bound: Codes) -> Iterator[list[bytes]]:
    """Yield some way to lay the pieces, then others in which each bound joker lies in a set that is chosen first."""
    yield arranged(pieces)
    sets = [
        bytes(CODES[face] for face in entry.row) for entry in catalogue(faces(bytes(pieces.elements())), SetRules())
    ]
    for each in product(*([row for row in sets if code in row] for code in bound.elements())):
        # One set may have room for two of them.
        for chosen in dict.fromkeys((each, tuple(dict.fromkeys(each)))):
            rest = Counter(pieces)
            rest.subtract(chain.from_iterable(chosen))
            if min(rest.values()) >= 0 and (rows := rows_of_exactly(rest)) is not None:
                yield [*chosen, *rows]


def arranged(pieces: Codes) -> list[bytes]:
    """Return rows of exactly these pieces."""
    rows = rows_of_exactly(pieces)
    assert rows is not None, f"no rows of {faces(bytes(sorted(pieces.elements())))}"
    return rows


def rows_of_exactly(pieces: Codes) -> list[bytes] | None:
    """Return rows of exactly these pieces, or None."""
    codes = sorted(pieces.elements())
    if max(codes, default=0) > JOKER:
        solution = special.feasible(special.counts_of(codes, ())).solution
    else:
        solution = classic.feasible(classic.counts_of(codes, ()))
    return None if solution is None else [*rows_of(solution.flat)]


def with_jokers(rows: Sequence[bytes], bound: Codes) -> list[bytes]:
    """Return the rows with jokers in place of these pieces, in rows with as few jokers as possible."""
    found = [bytearray(row) for row in rows]
    for code in bound.elements():
        row = min((row for row in found if code in row), key=lambda row: row.count(JOKER) / len(row))
        row[row.index(code)] = JOKER
    return [*map(bytes, found)]
