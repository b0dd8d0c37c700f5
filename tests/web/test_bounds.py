"""Everything that comes from outside has bounds, and the worst input that can be sent gets a small answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from tilewright.dice.turbo_rules import TURBO
from tilewright.rules import booklets
from tilewright.rules.house import possible, with_house
from tilewright.service.games import HOSTED_GAMES, either
from tilewright.service.matches.seats import SeatCommand
from tilewright.service.protocol.wire import Incoming
from tilewright.tiles.tile import MOST_PIECES
from tilewright.web.app import ENDPOINTS

# A command is decoded with the decoder of its game, whose types are walked below.
_DECODED_LATER = {"Act.command"}

DOORS: dict[str, Any] = {
    "socket": Incoming,
    **{f"{name} commands": either(hosted.kind.commands, SeatCommand) for name, hosted in HOSTED_GAMES.items()},
    **{f"{way.method} {way.path} body": way.body for way in ENDPOINTS if way.body not in (None, bytes)},
    **{f"{way.method} {way.path} parameters": way.parameters for way in ENDPOINTS},
}


def unbounded(kind: inspect.Type, where: str) -> Iterator[str]:
    """Yield the place of every part of a type that has no bound, or whose bound is not known to this walk."""
    if not _is_bounded(kind):
        yield where
    for part, name in _parts(kind):
        yield from unbounded(part, f"{where}{name}")


def _is_bounded(kind: inspect.Type) -> bool:
    match kind:
        case inspect.StrType() | inspect.VarTupleType() | inspect.ListType() | inspect.DictType():
            return kind.max_length is not None
        case inspect.IntType():
            return (kind.ge, kind.gt) != (None, None) != (kind.le, kind.lt)
        case inspect.BoolType() | inspect.NoneType() | inspect.EnumType() | inspect.LiteralType():
            return True
        case _:
            return isinstance(kind, inspect.Metadata | inspect.StructType | inspect.UnionType)


def _parts(kind: inspect.Type) -> list[tuple[inspect.Type, str]]:
    """Return the types within a type, and the path to each."""
    match kind:
        case inspect.Metadata(type=inner):
            return [(inner, "")]
        case inspect.StructType(cls=cls, fields=fields):
            named = [(field.type, field.name) for field in fields]
            return [(part, f".{name}") for part, name in named if f"{cls.__name__}.{name}" not in _DECODED_LATER]
        case inspect.UnionType(types=types):
            return [(one, "") for one in types]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [(item, "[]")]
        case inspect.DictType(key_type=key, value_type=value):
            return [(key, "{key}"), (value, "{}")]
        case _:
            return []


@pytest.mark.parametrize("door", DOORS)
def test_every_part_of_what_comes_in_is_bounded(door: str) -> None:
    assert list(unbounded(inspect.type_info(DOORS[door]), "$")) == []


def test_a_part_without_a_bound_is_found() -> None:
    class Open(msgspec.Struct):
        text: str
        whole: int
        rows: tuple[tuple[bool, ...], ...]
        house: dict[str, float]
        anything: msgspec.Raw

    assert list(unbounded(inspect.type_info(Open), "$")) == [
        "$.text",
        "$.whole",
        "$.rows",
        "$.rows[]",
        "$.house",
        "$.house{key}",
        "$.house{}",
        "$.anything",
    ]


@pytest.mark.parametrize("way", ENDPOINTS, ids=lambda way: f"{way.method} {way.path}")
def test_every_address_takes_few_bytes_but_those_that_take_records(way: Any) -> None:
    assert way.most_bytes <= (4_194_304 if way.body is bytes else 16_384)


def test_no_box_has_more_pieces_than_a_message_may_have() -> None:
    tiles = [edition.rulebook for edition in booklets.EDITIONS.values()]
    boxes = [
        with_house(rules, {"box.pieces": count}).pieces for rules in tiles for count in possible(rules, "box.pieces")
    ]
    assert max(boxes) == MOST_PIECES
    assert TURBO.rulebook.pieces < MOST_PIECES
