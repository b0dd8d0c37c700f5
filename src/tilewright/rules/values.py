"""The possible values of a parameter: how they are read, written and listed."""

from enum import Enum
from typing import Protocol

from msgspec import Struct

Value = int | bool | Enum | None


class BadValue(ValueError):
    """A text that is not a value of the parameter."""


class Values(Protocol):
    """All values of one parameter."""

    def read(self, text: str) -> Value:
        """Return the value of a text, or raise BadValue."""

    def listed(self) -> tuple[str, ...]:
        """Return the texts that are accepted, ranges as `low-high`."""


class Numbers(Struct, frozen=True):
    """Whole numbers from `low` to `high`, the numbers in `also`, and perhaps a word for None."""

    low: int
    high: int
    also: tuple[int, ...] = ()
    word: str | None = None

    def read(self, text: str) -> int | None:
        """Return the number of a text, or None for the word."""
        if self.word is not None and text == self.word:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= len(str(self.high))):
            raise BadValue
        number = int(text)
        if str(number) != text or (number not in self.also and not self.low <= number <= self.high):
            raise BadValue
        return number

    def listed(self) -> tuple[str, ...]:
        """Return the single numbers, the range and the word."""
        word = () if self.word is None else (self.word,)
        return (*map(str, self.also), f"{self.low}-{self.high}", *word)


class OneOf(Struct, frozen=True):
    """One of a few numbers."""

    numbers: tuple[int, ...]

    def read(self, text: str) -> int:
        """Return the number of a text."""
        for number in self.numbers:
            if text == str(number):
                return number
        raise BadValue

    def listed(self) -> tuple[str, ...]:
        """Return the numbers."""
        return tuple(map(str, self.numbers))


class Words(Struct, frozen=True):
    """The members of an enum, by their values."""

    members: type[Enum]

    def read(self, text: str) -> Enum:
        """Return the member of a text."""
        for member in self.members:
            if text == member.value:
                return member
        raise BadValue

    def listed(self) -> tuple[str, ...]:
        """Return the members' texts."""
        return tuple(str(member.value) for member in self.members)


class YesNo(Struct, frozen=True):
    """Yes or no."""

    def read(self, text: str) -> bool:
        """Return whether the text is yes."""
        if text not in self.listed():
            raise BadValue
        return text == "yes"

    def listed(self) -> tuple[str, ...]:
        """Return both words."""
        return ("yes", "no")


class Parameter(Struct, frozen=True):
    """The description of a chapter's field: its values and its meaning; `house` says whether a table may change it."""

    values: Values
    meaning: str
    house: bool = True


def write_value(value: Value, values: Values) -> str:
    """Return the text of a value, as `read` takes it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
        case int():
            return str(value)
        case None:
            assert isinstance(values, Numbers)
            assert values.word is not None
            return values.word
