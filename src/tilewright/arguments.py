"""Arguments from outside: one of the wrong type is refused by its name, before anything inside meets it."""

from types import UnionType

from tilewright.errors import WrongType

_LONGEST_WORD_SHOWN = 24


def expect(name: str, value: object, kinds: type | UnionType | tuple[type, ...], what: str) -> None:
    """Raise WrongType unless the value of an argument is of one of these types; a bool is not a number here."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is int):
        raise wrong_type(name, value, what)


def wrong_type(name: str, value: object, what: str) -> WrongType:
    """Return the refusal of an argument: what it takes, and what it got."""
    return WrongType(f"{name} takes {what}, not {described(value)}")


def described(value: object) -> str:
    """Return a value and its type in a few words."""
    if value is None:
        return "None"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    kind = type(value).__name__
    return f"{shortened(repr(value))} ({kind})" if isinstance(value, int | float) else f"a {kind}"


def shortened(word: str) -> str:
    """Return an offending word cut short and free of control characters."""
    shown = word if len(word) <= _LONGEST_WORD_SHOWN else word[:_LONGEST_WORD_SHOWN] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def quoted(word: str) -> str:
    """Return an offending word in quotes, cut short and free of control characters."""
    return f'"{shortened(word)}"'
