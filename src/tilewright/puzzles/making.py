"""Puzzles from games of tiles that bots play: positions in which one turn stands out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice

from msgspec.structs import replace

from tilewright.arena.kinds import TILES
from tilewright.arena.match import play_match, start_events
from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.engine import Seat
from tilewright.game import game
from tilewright.game.events import TurnEvent
from tilewright.game.jokers import limits_jokers
from tilewright.game.position import Position
from tilewright.game.table import faces_on
from tilewright.puzzles.grading import graded
from tilewright.puzzles.proof import tile_fault
from tilewright.puzzles.puzzle import Kind, Puzzle, Solution, TilePuzzle, identity, in_notation
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.plays import legal_plays
from tilewright.solver.present.least_change import change, rebuilt
from tilewright.solver.solve import Answer, Objective, solve
from tilewright.tiles.faces import Face, Joker, JokerKind
from tilewright.tiles.tile import TileRow, assign, faces_of

_BOTS = ("greedy", "cautious", "timing", "hoarder")
_MOST_SEATS = 4
# What a person still takes in, and the proof by the catalogue still settles quickly.
_RACK = range(2, 9)
_OPENING_RACK = 12
_MOST_ROWS = 12
_MOST_SPECIAL_JOKERS = 2
_CLASSIC = Joker(JokerKind.CLASSIC)

_Candidate = Callable[[Position, Chance], tuple[Position, Answer] | None]


def tile_positions(rules: Rulebook, chance: Chance) -> Iterator[Position]:
    """Yield the positions of one game between bots, one for each turn."""
    seats, chance = draw(chance, min(_MOST_SEATS, rules.players[1]) - 1)
    bots = []
    for _ in range(seats + 2):
        choice, chance = draw(chance, len(_BOTS))
        bots.append(TILES.bot(_BOTS[choice]))
    start = start_events(TILES.engine, TILES.single_game(rules), len(bots), branch(chance, "deal"))
    played = play_match(TILES.engine, start, bots, branch(chance, "bots"))
    state = None
    for event in played.events:
        if isinstance(event, TurnEvent) and state is not None:
            yield replace(game.position_of(state.game, Seat(state.game.seat)), rules=rules)
        state = TILES.engine.apply(state, event)


def tile_puzzle(position: Position, kind: Kind, chance: Chance) -> TilePuzzle | None:
    """Return a puzzle made of a position, or None if it does not make one."""
    candidate = _CANDIDATES[kind](position, chance)
    if candidate is None:
        return None
    asked, answer = candidate
    rows = faces_on(rebuilt(asked, answer))
    steps, difficulty = graded(asked, rows, answer.played)
    made: TilePuzzle = Puzzle(
        id=identity(asked, kind),
        rules=asked.rules.id,
        kind=kind,
        table=tuple(map(in_notation, faces_on(asked.table))),
        rack=in_notation(faces_of(asked.rack)),
        opened=asked.opened,
        answer=Solution(in_notation(answer.played), tuple(map(in_notation, rows))),
        steps=steps,
        difficulty=difficulty,
    )
    return made if tile_fault(made) is None else None


def _out(position: Position, chance: Chance) -> tuple[Position, Answer] | None:
    """Return the best turn of a position with only the pieces on the rack that it plays."""
    if not position.opened or not position.table or len(position.rack) < _RACK.start:
        return None
    answer = solve(position)
    if not answer.exact or answer.tiles not in _RACK:
        return None
    after = rebuilt(position, answer)
    broken, _ = change(position.table, after)
    asked = replace(position, rack=assign((answer.played,), position.rack)[0])
    return _smaller(asked, answer, chance) if broken else None


def _free_joker(position: Position, chance: Chance) -> tuple[Position, Answer] | None:
    if not any(_CLASSIC in row for row in faces_on(position.table)):
        return None
    return _out(position, chance)


def _most(position: Position, chance: Chance) -> tuple[Position, Answer] | None:
    """Return a position with some more pieces on the rack than the best turn plays, if no other plays as many."""
    candidate = _out(position, chance)
    if candidate is None or _is_bound(position):
        return None
    asked, answer = candidate
    others = [tile for tile in position.rack if tile not in asked.rack]
    room = _RACK.stop - len(asked.rack)
    chosen, _ = shuffled(others, branch(chance, "others"))
    if not others or room <= 0:
        return None
    asked = replace(asked, rack=tuple(sorted((*asked.rack, *chosen[:room]))))
    best = list(islice(legal_plays(asked), 2))
    if len(best) > 1 and len(best[1].played) == len(best[0].played):
        return None
    return asked, answer


def _open(position: Position, chance: Chance) -> tuple[Position, Answer] | None:
    """Return an unopened position with one legal turn."""
    if position.opened or (position.rules.opening.extras and _is_bound(position)):
        return None
    best = solve(position)
    if not best.exact or not best.tiles or best.tiles > _OPENING_RACK:
        return None
    own = assign((best.played,), position.rack)[0]
    others, _ = shuffled([tile for tile in position.rack if tile not in own], chance)
    asked = replace(position, rack=tuple(sorted((*own, *others[: _OPENING_RACK - len(own)]))))
    if not _is_small(asked) or len(list(islice(legal_plays(asked), 2))) != 1:
        return None
    return asked, solve(asked)


def _smaller(position: Position, answer: Answer, chance: Chance) -> tuple[Position, Answer] | None:
    """Return the position with some of the rows that the turn leaves as they are taken away, and the turn there."""
    after = set(rebuilt(position, answer))
    share, chance = draw(chance, 3)
    table: list[TileRow] = []
    for row in position.table:
        number, chance = draw(chance, 2)
        if not (row in after and (share == 0 or (share == 1 and number))):
            table.append(row)
    asked = replace(position, table=tuple(table))
    if not _is_small(asked):
        return None
    found = solve(asked, Objective.OUT)
    return (asked, found) if found.tiles else None


def _is_small(position: Position) -> bool:
    faces: Sequence[Face] = [*chain(*faces_on(position.table)), *faces_of(position.rack)]
    special = sum(isinstance(face, Joker) and face != _CLASSIC for face in faces)
    return len(position.table) <= _MOST_ROWS and special <= _MOST_SPECIAL_JOKERS


def _is_bound(position: Position) -> bool:
    """Return whether a joker lies on the table that may not go anywhere."""
    lie = any(isinstance(face, Joker) for face in chain(*faces_on(position.table)))
    return lie and limits_jokers(position.rules.jokers)


_CANDIDATES: dict[Kind, _Candidate] = {
    Kind.OUT: _out,
    Kind.MOST: _most,
    Kind.OPEN: _open,
    Kind.FREE_JOKER: _free_joker,
}
