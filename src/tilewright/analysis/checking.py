"""Whether a row is a legal set, shaped as the command line and the HTTP API answer it."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tilewright.dice.grid import line_readings
from tilewright.dice.placed import SHOWN
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.cover import cover_of_set
from tilewright.sets.faults import box_fault, fault_of_no_set, set_fault
from tilewright.sets.kernel import JudgeText, judge_of_texts, judged
from tilewright.sets.rules import Reading, SetRules, write_stand
from tilewright.tiles import CODES, Joker, JokerKind, Row, read_row, write_codes, write_faces
from tilewright.words.say import say, set_fault_in_words

_FIRST_JOKER = CODES[Joker(JokerKind.CLASSIC)]


class RowReading(Struct, frozen=True):
    """One reading of a row: its shape, its opening value, and the face each piece stands for."""

    shape: str
    points: int
    stands: tuple[str, ...]


class RowVerdict(Struct, frozen=True, kw_only=True):
    """A row in the order it was judged in, with its readings or the reason why it is not a set.

    `opening` is what an opening takes of a set: with extras that of the best way to lay its pieces (A-08), else the
    points of its order (A-10). The dice game has no opening.
    """

    row: tuple[str, ...]
    legal: bool
    readings: tuple[RowReading, ...] = ()
    opening: int | None = None
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
    if isinstance(rules, Rulebook) and (found := _judge_of_texts(rules)(text)):
        return _tiles_laid(*found, rules) if found[0] else _not_a_set(read_row(text), set_rules(rules), locale)
    return check_row(read_row(text), rules, locale)


# House rules make any number of rulebooks.
@lru_cache(maxsize=1 << 6)
def _judge_of_texts(rules: Rulebook) -> JudgeText:
    return judge_of_texts(set_rules(rules), rules.box.contents)


def _tile_verdict(row: Row, rules: Rulebook, locale: str) -> RowVerdict:
    if fault := box_fault(row, rules.box.contents):
        return _illegal(row, set_fault_in_words(fault, locale))
    sets = set_rules(rules)
    found = judged(row, sets)
    if found is None:
        return _not_a_set(row, sets, locale)
    return _tiles_laid(bytes([CODES[face] for face in found[0]]), found[1], rules)


def _dice_verdict(row: Row, rules: TurboRules, locale: str) -> RowVerdict:
    if fault := box_fault(row, SHOWN):
        return _illegal(row, set_fault_in_words(fault, locale, "dice"))
    if found := line_readings(row, rules.grid):
        return RowVerdict(row=write_faces(row), legal=True, readings=tuple(map(_shown, found)))
    fault = set_fault(row, SetRules())
    return _illegal(row, say("set-wrong-order", locale) if fault is None else set_fault_in_words(fault, locale, "dice"))


def _not_a_set(row: Row, sets: SetRules, locale: str) -> RowVerdict:
    return _illegal(row, set_fault_in_words(fault_of_no_set(row, sets), locale))


def _illegal(row: Row, why: str) -> RowVerdict:
    return RowVerdict(row=write_faces(row), legal=False, why=why)


def _tiles_laid(codes: bytes, found: tuple[Reading, ...], rules: Rulebook) -> RowVerdict:
    # Without a joker there is one way to count.
    by_order = max(codes) < _FIRST_JOKER or not rules.opening.extras
    points = _shown(found[0]).points if by_order else cover_of_set(codes, set_rules(rules))
    return RowVerdict(row=write_codes(codes), legal=True, readings=tuple(map(_shown, found)), opening=points)


# Many rows have the same readings, and the kernel's are the same objects.
@lru_cache(maxsize=1 << 13)
def _shown(reading: Reading) -> RowReading:
    return RowReading(reading.shape.value, reading.points, tuple(map(write_stand, reading.stands)))
