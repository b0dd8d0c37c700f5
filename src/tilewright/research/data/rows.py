"""Rows of the tables, read from records that the referee has judged line by line."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from tilewright.bots.dice.turns import turn_by
from tilewright.chance import Chance, branch, draw, shuffled
from tilewright.dice.placed import faces_on as faces_on_grid
from tilewright.dice.placed import faces_shown
from tilewright.dice.round import Round
from tilewright.engine import Seat
from tilewright.game.game import position_of
from tilewright.game.table import faces_on
from tilewright.records.lines import (
    DicePlayLine,
    DiceTimeOutLine,
    DiceTurnLine,
    EndLine,
    PlayLine,
    TimeOutLine,
    TurnLine,
    read_score,
)
from tilewright.records.referee import JudgedLine, judged_lines
from tilewright.records.tiles.judge import TileState
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.solve import solve
from tilewright.tiles import Row, faces_of, write_face

TENTHS = ("train",) * 8 + ("validation", "test")


def split_of(seed: int, deal: int) -> str:
    """Return the part that a deal of a seed belongs to: eight tenths train, one validation, one test.

    It depends on nothing else, so data that is written later with more games puts every deal into the same part.

    >>> [split_of(7, deal) for deal in range(4)]
    ['train', 'train', 'validation', 'train']
    """
    place, _ = draw(branch(Chance(f"seed {seed}".encode()), deal, "split"), len(TENTHS))
    return TENTHS[place]


Fields = dict[str, Any]
Texts = list[str]

_LAYING = PlayLine | TimeOutLine | DicePlayLine | DiceTimeOutLine


class JudgedGame(Struct, frozen=True):
    """The rows of one game, and the states before its turns."""

    turns: list[Fields]
    states: list[Any]


def judged_games(lines: Iterable[str], seed: int, deal: int) -> Iterator[JudgedGame]:
    """Yield the games of a deal's record, or raise BadRecord at the first line that breaks the rules."""
    for _, judged in groupby(judged_lines(lines), key=lambda one: (one.match.head.match, one.match.number)):
        yield _game([*judged], deal, split_of(seed, deal))


def _game(judged: Sequence[JudgedLine], deal: int, split: str) -> JudgedGame:
    head = judged[0].match.head
    end = next(one.line for one in judged if isinstance(one.line, EndLine))
    rows: list[Fields] = []
    states = []
    for one in judged:
        line = one.line
        if not isinstance(line, TurnLine | DiceTurnLine):
            continue
        seen = _seen(one.before, line.seat)
        rows.append(
            {
                "match": head.match,
                "deal": deal,
                "split": split,
                "turn": len(rows),
                "seat": line.seat,
                "bot": head.seats[line.seat],
                **seen,
                "event": line.__struct_config__.tag,
                "played": [*line.played] if isinstance(line, PlayLine | DicePlayLine) else [],
                "table_after": _written(line.table) if isinstance(line, _LAYING) else seen["table"],
                "won": (line.seat in end.winners) / max(1, len(end.winners)),
                "points": float(read_score(end.scores[line.seat]) or 0),
            }
        )
        states.append(one.before)
    return JudgedGame(rows, states)


def best_rows(game: JudgedGame, count: int, chance: Chance) -> list[Fields]:
    """Return up to `count` positions of a game, drawn by chance, whose best turn is proven."""
    order, _ = shuffled(range(len(game.turns)), branch(chance, "positions"))
    rows: list[Fields] = []
    for place in order:
        if len(rows) == count:
            break
        state, turn = game.states[place], game.turns[place]
        best = _best_turn(state, turn["seat"])
        if best is not None:
            known = ("match", "deal", "split", "turn", "seat", "opened", "rack", "table")
            rows.append({name: turn[name] for name in known} | best)
    return rows


def _written(table: Iterable[Iterable[object]]) -> list[Texts]:
    return [[str(part) for part in row] for row in table]


def _texts(faces: Row) -> Texts:
    return [write_face(face) for face in faces]


def _grid_texts(grid: Any) -> list[Texts]:
    return [[str(cell.x), str(cell.y), write_face(face)] for cell, face in grid.items()]


def _seen(state: TileState | Round, seat: int) -> Fields:
    """Return a turn as both kinds of games have it."""
    if isinstance(state, TileState):
        game = state.game
        opened, rack, pool, racks = game.opened[seat], _texts(faces_of(game.racks[seat])), len(game.pool), game.racks
        table = [_texts(row) for row in faces_on(game.table)]
        return {"opened": opened, "rack": rack, "table": table, "pool": pool, "rack_sizes": [*map(len, racks)]}
    own = _texts(faces_shown(state.showing, state.hands[seat])) if state.rolled else []
    grid, sizes = _grid_texts(faces_on_grid(state.grid, state.showing)), [*map(len, state.hands)]
    # Nobody has to open in the dice game, and there is no pool.
    return {"opened": True, "rack": own, "table": grid, "pool": 0, "rack_sizes": sizes}


def _best_turn(state: TileState | Round, seat: int) -> Fields | None:
    if isinstance(state, TileState):
        return _best(solve(position_of(state.game, Seat(seat))), lambda table: [_texts(row) for row in table])
    if not state.rolled:
        return None
    grid, own = faces_on_grid(state.grid, state.showing), faces_shown(state.showing, state.hands[seat])
    return _best(solve_grid(turn_by(state.rules, grid, own)), _grid_texts)


def _best(answer: Any, written: Callable[[Any], list[Texts]]) -> Fields | None:
    if not answer.exact:
        return None
    return {
        "best_played": _texts(answer.played),
        "best_table": written(answer.table),
        "best_tiles": answer.tiles,
        "best_points": answer.points,
    }
