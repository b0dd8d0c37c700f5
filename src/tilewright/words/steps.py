"""The steps of a rearrangement as sentences."""

from typing import assert_never

from tilewright.game.table import Table
from tilewright.solver.present.steps import Add, Join, Lay, Split, Step, Take, Where
from tilewright.tiles import Number, Row, faces_of
from tilewright.words.say import face_in_words, listed, say


def step_in_words(step: Step, locale: str = "en", rows: Table | None = None) -> str:
    """Return the sentence for one step: `take the black 8 from the end of row 2`.

    Where rows have no numbers, `rows` of the table before the step name them by their tiles.
    """
    faces = faces_of(step.tiles)
    pieces, count = pieces_in_words(faces, locale), len(faces)

    def named(row: int) -> int | str:
        return row + 1 if rows is None else pieces_in_words(faces_of(rows[row]), locale)

    match step:
        case Split(row):
            return say("step-split", locale, pieces=pieces, count=count, row=named(row))
        case Take(row, _, where):
            part = "all" if where is Where.WHOLE and rows is not None else where.value
            return say("step-take", locale, pieces=pieces, count=count, row=named(row), where=part)
        case Join(row, onto, _, where):
            return say("step-join", locale, row=named(row), onto=named(onto), where=where.value)
        case Lay():
            return say("step-lay", locale, pieces=pieces, count=count)
        case Add(row, _, _, where):
            return say("step-add", locale, pieces=pieces, count=count, row=named(row), where=where.value)
        case _:
            assert_never(step)


def taking_in_words(dice: Row, locale: str = "en") -> str:
    """Return the sentence for taking dice off the grid."""
    return say("step-dice-take", locale, pieces=pieces_in_words(dice, locale), count=len(dice))


def line_in_words(line: Row, locale: str = "en", *, down: bool) -> str:
    """Return the sentence for laying a line on the grid: `lay red 3 4 5 from top to bottom`."""
    pieces = pieces_in_words(line, locale)
    return say("step-dice-lay", locale, pieces=pieces, way="down" if down else "across")


def pieces_in_words(row: Row, locale: str = "en") -> str:
    """Return pieces in words, naming a shared color once: `red 6 7 8`, `black 8 and joker`."""
    numbers = [face for face in row if isinstance(face, Number)]
    colors = {face.color for face in numbers}
    if len(row) > 1 and len(row) == len(numbers) and len(colors) == 1:
        color = say(f"colors-{colors.pop().value}", locale)
        return say("face-numbers", locale, color=color, numbers=" ".join(str(face.value) for face in numbers))
    return listed([face_in_words(face, locale) for face in row], locale)
