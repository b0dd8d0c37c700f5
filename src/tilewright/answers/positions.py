"""Positions to study: the best turn with its steps, every legal play, and a picture."""

import time
from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilewright.analysis.comparing import Outlook, outlooks
from tilewright.answers.addresses import SVG, Cost, at
from tilewright.answers.analysis import Position as ToSolve
from tilewright.answers.errors import Impossible
from tilewright.answers.judge.tiles import Studied, refuse_impossible
from tilewright.answers.requests import Language, MostBytes
from tilewright.chance import shuffled
from tilewright.drawing.pictures import tiles_svg
from tilewright.game.table import Position, tiles_on
from tilewright.messages.boards import HintStep, RowReading
from tilewright.messages.fields import PieceTexts, Rows
from tilewright.rules.booklets import booklet
from tilewright.rules.house import with_house
from tilewright.screens.kinds import HOSTED_GAMES
from tilewright.screens.tiles import steps_shown
from tilewright.solver.plays import Play, legal_plays
from tilewright.solver.position import read_position
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import Objective, rack_value, solve
from tilewright.tabletop.positions import CHANCE, Others, match_from, tile_match, tiles_elsewhere
from tilewright.tiles import (
    CODES,
    MOST_PIECES,
    BadInput,
    NoTileLeft,
    Row,
    TileRow,
    assign,
    read_faces,
    read_rows,
    write_face,
    write_faces,
)
from tilewright.words.say import sentence

MOST_PLAYS = 200
"""No more plays of a position are listed than this."""
# A position with very many plays is searched for one after the other; what was found by then is listed.
_SECONDS_LISTING = 1.5
# Enough to tell turns apart by 5 % in most positions.
_WORLDS = 600
# As many pieces as any box has.
Pieces = Annotated[str, Meta(max_length=700, examples=["R3.J.R5_K9.R9.B9"])]


class TurnWanted(Studied, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and what its turn should be best in; with `chosen`, the turn that plays these pieces of the rack."""

    objective: Objective = Objective.TILES
    chosen: PieceTexts | None = None


class TurnFound(Struct, frozen=True, kw_only=True):
    """A turn from the table and rack in piece numbers: what it plays, the table after it and the steps that lead there.

    If `tiles` is empty there is no such turn. `value` is what the pieces would count on a rack, `out` whether none are
    left there; without `exact` there may be a better turn.
    """

    table: Rows = ()
    rack: tuple[int, ...] = ()
    tiles: tuple[int, ...] = ()
    value: int = 0
    out: bool = False
    exact: bool = True
    after: Rows = ()
    readings: tuple[RowReading, ...] = ()
    steps: tuple[HintStep, ...] = ()


class PlayShown(Struct, frozen=True):
    """A choice of rack pieces that can be laid, and what they would count on a rack."""

    played: tuple[str, ...]
    value: int


class TurnsToCompare(Studied, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and turns by the pieces of the rack that each plays; none waits."""

    plays: Annotated[tuple[PieceTexts, ...], Meta(min_length=1, max_length=6)]


class PlaysFound(Struct, frozen=True, kw_only=True):
    """The legal plays of a position, most pieces first; with `more` there are others beyond those listed."""

    plays: tuple[PlayShown, ...] = ()
    more: bool = False


@at("POST /api/study/turn", Cost.LONG, refused=(400, 409), counted="analyses")
def find_best_turn(body: Annotated[TurnWanted, MostBytes(16_384)], language: Language) -> TurnFound:
    """Find the best turn of a position, or the one that plays chosen pieces, with its steps in words.

    A server refuses a position much like that of a rated match that is being played, or of a puzzle in a rush.
    """
    position = _position(body)
    if body.chosen is None:
        answer = solve(position, body.objective)
    else:
        answer = solve(replace(position, rack=_chosen(body.chosen, position)), Objective.OUT)
    after = rebuilt(position, answer)
    match = tile_match(read_rows(body.table), read_faces(body.rack), position.rules, opened=body.opened)
    return TurnFound(
        table=position.table,
        rack=position.rack,
        tiles=tuple(sorted(tiles_on(after) - tiles_on(position.table))),
        value=answer.points,
        out=answer.tiles == len(position.rack) > 0,
        exact=answer.exact,
        after=after,
        readings=HOSTED_GAMES.tiles.screen.readings(match, after),
        steps=steps_shown(position.table, after, language),
    )


@at("POST /api/study/plays", Cost.LONG, refused=(400, 409), counted="analyses")
def list_legal_plays(
    body: Annotated[Studied, MostBytes(16_384)],
    language: Language,  # noqa: ARG001, a refusal is in it
) -> PlaysFound:
    """List the choices of rack pieces that can be laid, 200 at most; refused as `/api/study/turn` is."""
    position = _position(body)
    found = list(_in_time(legal_plays(position)))
    listed = tuple(
        PlayShown(
            write_faces(play.played),
            rack_value(bytes(CODES[face] for face in play.played), position.rules),
        )
        for play in found[:MOST_PLAYS]
        if play is not None
    )
    return PlaysFound(plays=listed, more=len(found) > len(listed))


@at("POST /api/study/chances", Cost.LONG, refused=(400, 409), counted="analyses")
def compare_turns(
    body: Annotated[TurnsToCompare, MostBytes(16_384)],
    language: Language,  # noqa: ARG001, a refusal is in it
) -> tuple[Outlook, ...]:
    """Play a position out after each of some turns, in the same imagined games against one opponent.

    The opponent holds as many tiles as are dealt, and has opened if something lies on the table. Refused as
    `/api/study/turn` is.
    """
    position = _position(body)
    turns = []
    for pieces in body.plays:
        turn = solve(replace(position, rack=_chosen(pieces, position)), Objective.OUT)
        if turn.tiles < len(pieces):
            raise BadInput(sentence("refused-not-playable"))
        turns.append(turn)
    rest = shuffled(tiles_elsewhere(position), CHANCE)[0]
    size = min(position.rules.deal.rack, len(rest))
    if not size:
        raise Impossible(sentence("refused-too-few-tiles"))
    others = Others(racks=(rest[:size],), opened=bool(position.table), pool=rest[size:])
    return outlooks(match_from(position, others).game, turns, _WORLDS, _SECONDS_LISTING)


@at("GET /api/study/position.svg", Cost.SHORT, answer=SVG, refused=(400,))
def draw_a_position(table: Pieces = "", rack: Pieces = "") -> str:
    """Draw a position as a picture: pieces are separated by `.` and rows by `_`."""
    *rows, own = (read_faces(filter(None, row.split("."))) for row in (*table.split("_"), rack))
    if sum(map(len, (*rows, own))) > MOST_PIECES:
        raise BadInput(sentence("refused-too-many-pieces", most=MOST_PIECES))
    return tiles_svg([row for row in rows if row], [("", own)])


def faces_of_position(asked: Studied | ToSolve) -> tuple[tuple[Row, ...], Row]:
    """Return table and rack as faces, or raise BadInput."""
    return read_rows(asked.table), read_faces(asked.rack)


def _in_time(plays: Iterator[Play]) -> Iterator[Play | None]:
    """Yield plays until there are too many or the time is up, and then None."""
    ends = time.process_time() + _SECONDS_LISTING
    for number, play in enumerate(plays):
        if number == MOST_PLAYS:
            yield None
            return
        yield play
        if time.process_time() > ends:
            yield None
            return


def _position(asked: Studied) -> Position:
    rules = with_house(booklet(asked.rules), asked.house)
    table, rack = faces_of_position(asked)
    refuse_impossible(table, rack, rules)
    return read_position(table, rack, rules, opened=asked.opened)


def _chosen(pieces: tuple[str, ...], position: Position) -> TileRow:
    """Return pieces of the rack, or raise BadInput if it does not have them."""
    try:
        return assign((read_faces(pieces),), position.rack)[0]
    except NoTileLeft as none:
        raise BadInput(sentence("refused-not-on-rack", piece=write_face(none.face))) from None
