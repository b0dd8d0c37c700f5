"""Games in progress from text: every piece is where the case says and has its tile."""

from collections.abc import Sequence

from tilewright.chance import Chance
from tilewright.engine import Seat, Shuffles
from tilewright.game.commands import Fault
from tilewright.game.game import Game
from tilewright.game.match import Match, games_in
from tilewright.game.table import Table
from tilewright.rules.handicap import Handicaps
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileId, TileRow, assign, face_of, read_face, read_faces, read_table, tiles_of, write_row

OWN = "'"


def game_at(
    rules: Rulebook,
    table: str,
    racks: Sequence[str],
    *,
    opened: Sequence[bool] = (),
    pool: str | int = 0,
    handicaps: Handicaps = (),
) -> Game:
    """Return a game in which seat 0 is to act; `pool` names its pieces in the order of drawing, or says how many."""
    box = tiles_of(rules.box.contents)
    rows = read_table(table)
    known = pool.split() if isinstance(pool, str) else []
    placed = assign((*rows, *(read_faces(rack.split()) for rack in racks), read_faces(known)), box)
    rest = sorted(set(box).difference(*placed))
    return Game(
        rules=rules,
        number=1,
        starter=Seat(0),
        draws=(),
        seat=Seat(0),
        racks=tuple(tuple(sorted(rack)) for rack in placed[len(rows) : -1]),
        opened=tuple(opened) or (True,) * len(racks),
        table=placed[: len(rows)],
        pool=placed[-1][::-1] if isinstance(pool, str) else tuple(rest[:pool]),
        chance=Chance(b"positions"),
        turns=1,
        handicaps=handicaps,
    )


def match_of(game: Game) -> Match:
    """Return a match whose first game this is."""
    seats = len(game.racks)
    secrets = tuple(b"secret %d" % number for number in range(games_in(game.rules, seats)))
    return Match(host=Seat(0), shuffles=Shuffles(secrets, (b"",) * seats), game=game)


def laid(game: Game, text: str) -> Table:
    """Return a proposed table: each piece is the table's while there is one, then the rack's, then any other's.

    A piece with a tick, `K9'`, is the rack's.
    """
    rack = game.racks[game.seat]
    others = [tile for tile in tiles_of(game.rules.box.contents) if tile not in rack]
    free = [*(tile for row in game.table for tile in row), *rack, *others]
    rows: list[TileRow] = []
    for part in text.split("|") if text else []:
        row: list[TileId] = []
        for word in part.split():
            wanted = rack if word.endswith(OWN) else free
            face = read_face(word.removesuffix(OWN))
            tile = next(tile for tile in wanted if tile in free and face_of(tile) == face)
            free = [other for other in free if other != tile]
            row.append(tile)
        rows.append(tuple(row))
    return tuple(rows)


def described(fault: Fault) -> str:
    """Return a fault as the tables write it: its kind, the row counted from 1, the faces, and what there is of what."""
    row = "" if fault.row is None else f" {fault.row + 1}"
    faces = f" {write_row(fault.faces)}" if fault.faces else ""
    found = f" {fault.found}/{fault.needed}" if fault.needed else ""
    return f"{fault.kind.value}{row}{faces}{found}"
