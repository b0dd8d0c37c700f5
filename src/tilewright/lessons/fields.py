"""Texts of lessons and rules pages: lines of `key: value`, with comments after `#`."""

from collections.abc import Iterable

from tilewright.tiles import BadInput, quoted

Fields = dict[str, list[str]]
"""The values of each key in the order of the lines."""


def read_fields(lines: Iterable[tuple[int, str]], keys: frozenset[str], repeated: str) -> Fields:
    """Return the fields of numbered lines, or raise BadInput; only the key `repeated` may occur more than once."""
    fields: Fields = {}
    for number, line in lines:
        words = line.partition("#")[0].strip()
        if not words:
            continue
        key, colon, value = words.partition(":")
        if not colon or key not in keys:
            raise BadInput(f"line {number} does not begin with one of {', '.join(sorted(keys))}: {quoted(words)}")
        if key in fields and key != repeated:
            raise BadInput(f"line {number} has {key} a second time")
        fields.setdefault(key, []).append(value.strip())
    return fields


def yes_or_no(fields: Fields, key: str, default: str) -> bool:
    """Return whether a field says yes, or raise BadInput."""
    text = fields.get(key, [default])[0]
    if text not in ("yes", "no"):
        raise BadInput(f"{key} is yes or no, not {quoted(text)}")
    return text == "yes"
