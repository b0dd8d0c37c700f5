"""Tips for the first game of a player, made by the solver from the view of the seat; workers import this alone."""

from collections.abc import Iterator

from tilewright.bots.protocol import position_of
from tilewright.game.table import Position, Table
from tilewright.game.view import View
from tilewright.messages.boards import Tip
from tilewright.rules.rulebook import set_rules
from tilewright.sets.cover import cover
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import playable, solve
from tilewright.tiles import Joker, JokerKind, Row, TileId, faces_of, write_face
from tilewright.words.say import say
from tilewright.words.steps import pieces_in_words


def tile_tips(view: View, language: str) -> Iterator[Tip]:
    """Yield the tips that hold for the seat in turn, the most useful first."""
    if view.results:
        return
    position = position_of(view)
    can_play = playable(position)
    if can_play:
        yield from _first_moves(position, language)
    else:
        yield Tip("draw", say("tip-draw", language, pool=view.pool))
    needed = 0 if position.opened else view.rules.opening.min
    if needed:
        points = cover(faces_of(view.rack), set_rules(view.rules), needed)
        enough = "yes" if can_play else "no"
        how_far = say("tip-opening", language, points=points, needed=needed, enough=enough)
        lying = [face for row in view.table for face in faces_of(row)]
        yield Tip("opening", " ".join((how_far, *_jokers_in_words((*lying, *faces_of(view.rack)), language))))
    if can_play and position.opened:
        yield from _table_tips(position, language)


def _first_moves(position: Position, language: str) -> Iterator[Tip]:
    """Yield how to lay the first row of a best turn that comes from the rack alone."""
    held = {*position.rack}
    for row in rebuilt(position, solve(position)):
        if held.issuperset(row):
            pieces = pieces_in_words(faces_of(row), language)
            yield Tip("lay", say("tip-lay", language, pieces=pieces), tuple(row))
            return


def _jokers_in_words(faces: Row, language: str) -> Iterator[str]:
    """Yield what the first joker in sight does: the lessons that are enough for a first game have none."""
    for face in faces:
        if isinstance(face, Joker):
            # words: game-joker-D game-joker-C game-joker-M
            yield say("tip-wild" if face.kind is JokerKind.CLASSIC else f"game-joker-{write_face(face)}", language)
            return


def _table_tips(position: Position, language: str) -> Iterator[Tip]:
    """Yield tips about a best turn that frees a joker, or that takes a row apart."""
    after = rebuilt(position, solve(position))
    row_of = {tile: place for place, row in enumerate(after) for tile in row}
    for joker in _freed(position.table, after):
        yield Tip("joker", say("tip-joker", language), (joker,))
        break
    for row in position.table:
        if len({row_of[tile] for tile in row}) > 1:
            yield Tip("rearrange", say("tip-rearrange", language), row[:1])
            break


def _freed(before: Table, after: Table) -> Iterator[TileId]:
    """Yield the jokers that no longer lie beside any tile of their old row."""
    for row in before:
        for tile, face in zip(row, faces_of(row), strict=True):
            if isinstance(face, Joker):
                (now,) = [each for each in after if tile in each]
                if set(now) & set(row) == {tile}:
                    yield tile
