"""The worst input that a type admits, and worse: made from the types alone, so that new messages are tried too."""

import json
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Struct, inspect

# Four bytes, two, and one: the longest character that a pattern allows is used.
_CHARACTERS = ("\N{SLIGHTLY SMILING FACE}", "\N{LATIN SMALL LETTER E WITH ACUTE}", "a", "0")
_HUGE = 10**400


class Fill(Struct, frozen=True, kw_only=True):
    """How values are filled: outer and inner arrays with the most entries or one, and how far beyond the bounds."""

    outer_is_full: bool = True
    inner_is_full: bool = True
    too_long: int = 0
    too_many: int = 0
    huge: bool = False


FILLS = (
    Fill(),
    Fill(inner_is_full=False),
    Fill(outer_is_full=False),
    Fill(inner_is_full=False, too_long=1),
    Fill(inner_is_full=False, too_many=1),
    Fill(inner_is_full=False, huge=True),
)


def worst_bodies(kind: Any, most_bytes: int) -> Iterator[bytes]:
    """Yield what a hostile client could send in place of a value of this type, each at most `most_bytes` and a bit."""
    info = inspect.type_info(kind)
    for fill in FILLS:
        for value in filled(info, fill):
            yield json.dumps(value, ensure_ascii=False).encode()
    fields = [field for part in structs_in(info) for field in part.fields]
    names = list(dict.fromkeys(field.encode_name for field in fields)) or ["x"]
    tag = next((f'"{part.tag_field}":"{part.tag}",' for part in structs_in(info) if part.tag_field), "")
    for name in names:
        head = f'{{{tag}"{name}":'
        room = most_bytes - len(head) - 2
        deep = room // 2
        for value in ("[" * deep + "]" * deep, '{"a":' * (room // 6) + "1" + "}" * (room // 6), "9" * room, "[" * room):
            yield f"{head}{value}}}".encode()
        yield f'{head}"{"x" * (room - 2)}"}}'.encode()
        yield f"{head}[{','.join(['[]'] * (room // 3))}]}}".encode()
        yield f"{head}[{','.join(['[1]'] * (room // 4))}]}}".encode()
    yield ("{" + tag + ",".join(f'"{number:x}":0' for number in range(most_bytes // 9)) + "}").encode()
    yield ("{" + tag + f'"{"k" * (most_bytes - len(tag) - 8)}":0' + "}").encode()
    yield b"\xff" * most_bytes
    yield b" " * (3 * most_bytes)


def structs_in(info: inspect.Type) -> list[inspect.StructType]:
    """Return the Struct, or the Structs of a union."""
    found = info.types if isinstance(info, inspect.UnionType) else (info,)
    return [part for part in found if isinstance(part, inspect.StructType)]


def filled(info: inspect.Type, fill: Fill) -> list[Any]:
    """Return values that fill a type, one for each member if it is a union."""
    if isinstance(info, inspect.UnionType):
        return [_filled(part, fill, 0) for part in info.types]
    return [_filled(info, fill, 0)]


def _filled(info: inspect.Type, fill: Fill, depth: int) -> Any:
    match info:
        case inspect.Metadata(type=inner):
            return _filled(inner, fill, depth)
        case inspect.StructType():
            values = {field.encode_name: _filled(field.type, fill, depth) for field in info.fields}
            tag = {info.tag_field: info.tag} if info.tag_field else {}
            return list(values.values()) if info.array_like else tag | values
        case inspect.UnionType(types=types):
            return max((_filled(part, fill, depth) for part in types), key=lambda value: len(json.dumps(value)))
        case inspect.StrType():
            return _text(info, (info.max_length or 0) + fill.too_long)
        case inspect.IntType():
            ends = (info.ge if info.ge is not None else info.gt, info.le if info.le is not None else info.lt)
            return _HUGE if fill.huge else max((end or 0 for end in ends), key=lambda end: len(str(end)))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            is_full = fill.inner_is_full if depth else fill.outer_is_full
            count = (info.max_length or 0) if is_full else 1
            return [_filled(item, fill, depth + 1)] * (count + fill.too_many)
        case inspect.DictType(key_type=key, value_type=value):
            text, count = _filled(key, fill, depth + 1), (info.max_length or 0) + fill.too_many
            return {f"{number}{text}"[: len(text)]: _filled(value, fill, depth + 1) for number in range(count)}
        case _:
            return _chosen(info)


def _chosen(info: inspect.Type) -> Any:
    """Return the longest of a few possible values."""
    match info:
        case inspect.EnumType(cls=cls):
            return max((member.value for member in cls), key=lambda value: len(str(value)))
        case inspect.LiteralType(values=values):
            return max(values, key=lambda value: len(str(value)))
        case inspect.RawType():
            return {"type": "PlayTiles", "table": [[number] for number in range(160)]}
        case _:
            return None if isinstance(info, inspect.NoneType) else False


def _text(info: inspect.StrType, length: int) -> str:
    allowed = msgspec.Meta(pattern=info.pattern)
    for character in _CHARACTERS:
        try:
            return msgspec.convert(character * length, Annotated[str, allowed]) if info.pattern else character * length
        except msgspec.ValidationError:
            continue
    return "x" * length
