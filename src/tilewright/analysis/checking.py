"""Whether a row is a legal set, shaped as the command line and the HTTP API answer it."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tilewright.dice.dice import SHOWN
from tilewright.dice.grid import line_readings
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.faults import box_fault, fault_of_no_set, set_fault
from tilewright.sets.reading import Reading, write_stand
from tilewright.sets.reading_forms import JudgeText, judge_of_texts
from tilewright.sets.readings import judged
from tilewright.sets.rules import SetRules
from tilewright.tiles.faces import Row
from tilewright.tiles.notation import read_row, write_faces
from tilewright.words.say import say
from tilewright.words.sentence import set_fault_in_words


class RowReading(Struct, frozen=True):
    """One reading of a row: its shape, its opening value, and the face each piece stands for."""

    shape: str
    points: int
    stands: tuple[str, ...]


class RowVerdict(Struct, frozen=True, kw_only=True):
    """A row in the order it was judged in, with its readings or the reason why it is not a set."""

    row: tuple[str, ...]
    legal: bool
    readings: tuple[RowReading, ...] = ()
    why: str | None = None


def check_row(row: Row, rules: GameRules, locale: str = "en") -> RowVerdict:
    """Return the verdict on a row; a row of tiles is legal in any order, a line of dice only as given (A-T8)."""
    match rules:
        case Rulebook():
            return _tile_verdict(row, rules, locale)
        case TurboRules():
            return _dice_verdict(row, rules, locale)


def check_text(text: str, rules: GameRules, locale: str = "en") -> RowVerdict:
    """Return the verdict on a row in the notation as `check_row` does, or raise BadNotation."""
    judge = _judge_of_texts(rules) if isinstance(rules, Rulebook) else None
    found = None if judge is None else judge(text)
    if found is None:
        return check_row(read_row(text), rules, locale)
    assert isinstance(rules, Rulebook)
    return _legal(*found) if found[0] else _not_a_set(read_row(text), set_rules(rules), locale)


# House rules make any number of rulebooks.
@lru_cache(maxsize=1 << 6)
def _judge_of_texts(rules: Rulebook) -> JudgeText | None:
    return judge_of_texts(set_rules(rules), rules.box.contents)


def _tile_verdict(row: Row, rules: Rulebook, locale: str) -> RowVerdict:
    if fault := box_fault(row, rules.box.contents):
        return _illegal(row, set_fault_in_words(fault, locale))
    sets = set_rules(rules)
    found = judged(row, sets)
    return _not_a_set(row, sets, locale) if found is None else _legal(*found)


def _dice_verdict(row: Row, rules: TurboRules, locale: str) -> RowVerdict:
    if fault := box_fault(row, SHOWN):
        return _illegal(row, set_fault_in_words(fault, locale, "dice"))
    if found := line_readings(row, rules.grid):
        return _legal(row, found)
    fault = set_fault(row, SetRules())
    return _illegal(row, say("set-wrong-order", locale) if fault is None else set_fault_in_words(fault, locale, "dice"))


def _not_a_set(row: Row, sets: SetRules, locale: str) -> RowVerdict:
    return _illegal(row, set_fault_in_words(fault_of_no_set(row, sets), locale))


def _illegal(row: Row, why: str) -> RowVerdict:
    return RowVerdict(row=write_faces(row), legal=False, why=why)


def _legal(row: Row, found: tuple[Reading, ...]) -> RowVerdict:
    return RowVerdict(row=write_faces(row), legal=True, readings=tuple([_shown(reading) for reading in found]))


# Many rows have the same readings, and the compiled form gives the same objects for them.
@lru_cache(maxsize=1 << 13)
def _shown(reading: Reading) -> RowReading:
    return RowReading(reading.shape.value, reading.points, tuple(map(write_stand, reading.stands)))
