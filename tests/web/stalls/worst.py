"""The worst values that a JSON schema allows, and worse ones; generated, so that a new address is covered."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from bench.hostile import payloads

Schema = Mapping[str, Any]

# How many values are sent where the schema has no bound.
UNBOUNDED = 100_000
_HARDEST_HOUSE = {**payloads.GROWING_RACK, "jokers.max_per_set": "none", "match.games": 50, "match.rounds": 20}
# Values that a schema cannot know, with which a request gets past its first checks.
_KNOWN: dict[str, Any] = {"house": _HARDEST_HOUSE, "rules": "six", "bots": ["searcher"] * 5, "terms": {}}


def longest(schema: Schema, definitions: Mapping[str, Schema], name: str = "") -> Any:
    """Return the largest value that a schema allows."""
    if name in _KNOWN:
        return _KNOWN[name]
    if "$ref" in schema:
        return longest(definitions[schema["$ref"].rpartition("/")[2]], definitions, name)
    if choices := schema.get("anyOf") or schema.get("oneOf"):
        return max((longest(choice, definitions, name) for choice in choices), key=lambda one: len(json.dumps(one)))
    return schema["enum"][-1] if "enum" in schema else _largest(schema, definitions)


def _largest(schema: Schema, definitions: Mapping[str, Schema]) -> Any:
    match schema.get("type"):
        case "string":
            return _text(schema)
        case "integer" | "number":
            return schema.get("maximum", schema.get("exclusiveMaximum", 2**53) - 1)
        case "boolean":
            return True
        case "array":
            if fixed := schema.get("prefixItems"):
                return [longest(part, definitions) for part in fixed]
            return [longest(schema["items"], definitions)] * schema.get("maxItems", UNBOUNDED)
        case "object":
            return _object(schema, definitions)
        case "null":
            return None
        case _:
            return {"type": "PlayTiles", "table": [[0] * 160]}


def _text(schema: Schema) -> str:
    most = schema.get("maxLength", UNBOUNDED)
    if "examples" in schema:
        return str(schema["examples"][-1])
    # Hexadecimal digits fit every pattern of ours, in an even number.
    return "ab" * (most // 2 or 1)


def _object(schema: Schema, definitions: Mapping[str, Schema]) -> dict[str, Any]:
    whole = {name: longest(part, definitions, name) for name, part in schema.get("properties", {}).items()}
    if isinstance(more := schema.get("additionalProperties"), Mapping):
        value = longest(more, definitions)
        whole |= {f"{number:x}": value for number in range(schema.get("maxProperties", UNBOUNDED))}
    return whole


def bodies(schema: Schema, definitions: Mapping[str, Schema], size: int) -> Iterator[bytes]:
    """Yield the worst bodies of at most about `size` bytes: the largest legal one, and some that break its bounds."""
    whole = longest(schema, definitions)
    yield json.dumps(whole).encode()
    # The bounds of each field are broken in turn: many rows, many keys, deep lists.
    for name in list(whole) if isinstance(whole, dict) else []:
        rest = json.dumps({other: value for other, value in whole.items() if other != name})[1:-1]
        room = max(0, size - len(rest) - len(name) - 8)
        for worst in (_rows(room), _keys(room), b"[" * (room // 2) + b"]" * (room // 2)):
            yield b'{"%s":%s%s}' % (name.encode(), worst, f",{rest}".encode() if rest else b"")
    yield _keys(size)
    yield b"[" * (size // 2) + b"]" * (size // 2)


def _rows(room: int) -> bytes:
    return b"[" + b",".join([b"[1]"] * (room // 4)) + b"]"


def _keys(room: int) -> bytes:
    return payloads.unknown_keys(room // 9)


def path_of(path: str, parameters: list[Schema], known: Mapping[str, str]) -> str:
    """Return a path with known ids, and with the longest query that its parameters allow."""
    filled = re.sub(r"\{(\w+)\}", lambda part: known.get(part[1], "A" * 64), path)
    query = [(one["name"], longest(one["schema"], {}, one["name"])) for one in parameters if one["in"] == "query"]
    return filled + "?" + "&".join(f"{name}={_query_text(value)}" for name, value in query)


def _query_text(value: Any) -> str:
    return "opening.min%3D100" if isinstance(value, dict | list) else str(value).lower()
