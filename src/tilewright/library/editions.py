"""Rulebooks of every kind of game, and the rows they judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar, overload

from tilewright.arguments import expect
from tilewright.dice.grid import line_readings
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules, edition
from tilewright.library.tables import Pieces, pieces_of
from tilewright.rules import judging
from tilewright.rules.house import with_house as changed
from tilewright.rules.rulebook import Rulebook
from tilewright.sets.rules import Reading, SetRules
from tilewright.tiles import Row

TileEdition = Literal["classic-fr", "classic-de", "classic-nl", "six", "tournament", "twist"]
DiceEdition = Literal["turbo"]
Rules = TypeVar("Rules", Rulebook, TurboRules, GameRules)
_BOOK = "a rulebook, as booklet returns it, or its id"


@overload
def booklet(name: DiceEdition) -> TurboRules: ...
@overload
def booklet(name: TileEdition) -> Rulebook: ...
@overload
def booklet(name: str) -> GameRules: ...
def booklet(name: str) -> GameRules:
    """Return the rulebook of a printed edition, or raise NoSuchRulebook that lists the ids.

    >>> booklet("classic-nl").opening.min
    30
    """
    expect("name", name, str, "the id of a rulebook, as in classic-nl")
    return edition(name).rulebook


@overload
def with_house(rules: Rules, house: Mapping[str, int | str]) -> Rules: ...
@overload
def with_house(rules: DiceEdition, house: Mapping[str, int | str]) -> TurboRules: ...
@overload
def with_house(rules: TileEdition, house: Mapping[str, int | str]) -> Rulebook: ...
@overload
def with_house(rules: str, house: Mapping[str, int | str]) -> GameRules: ...
def with_house(rules: GameRules | str, house: Mapping[str, int | str]) -> GameRules:
    """Return a rulebook, also one named by its id, with parameters changed, or raise BadHouseRule.

    >>> with_house("classic-nl", {"opening.min": 40}).opening.min
    40
    """
    book = booklet(rules) if isinstance(rules, str) else rules
    expect("rules", book, (Rulebook, TurboRules), _BOOK)
    expect("house", house, Mapping, 'house rules by key, as in {"opening.min": 40}')
    for key, value in house.items():
        expect("house", key, str, "texts as keys, as in opening.min")
        expect(key, value, (int, str), "a whole number or a text")
    return changed(book, house)


@overload
def rules_of(rules: GameRules | str) -> GameRules: ...
@overload
def rules_of(rules: GameRules | SetRules | str) -> GameRules | SetRules: ...
def rules_of(rules: GameRules | SetRules | str) -> GameRules | SetRules:
    """Return the rules themselves, or those of the edition with this id."""
    if isinstance(rules, str):
        return booklet(rules)
    expect("rules", rules, (Rulebook, TurboRules, SetRules), _BOOK)
    return rules


def readings(row: Pieces, rules: GameRules | SetRules | str) -> tuple[Reading, ...]:
    """Return every reading of the row in its order, the highest first; none means this order is not a set.

    >>> [reading.points for reading in readings("R5 J J", "classic-nl")]
    [18, 15]
    """
    book = rules_of(rules)
    if isinstance(book, TurboRules):
        return line_readings(pieces_of(row), book.grid)
    if isinstance(row, str) and (found := judging.reader_of_texts(book)(row)) is not None:
        return found
    return judging.readings(pieces_of(row), book)


def arranged(row: Pieces, rules: GameRules | SetRules | str) -> Row | None:
    """Return the row itself if its order is a set, else its legal order with the most points, or None.

    A line of dice is a set only as it lies, so Turbo has no other order.
    """
    faces, book = pieces_of(row), rules_of(rules)
    if isinstance(book, TurboRules):
        return faces if line_readings(faces, book.grid) else None
    return judging.arranged(faces, book)
