"""Generates docs/records.json, the schema of a record's lines; `--check` only compares."""

import json
import sys
from typing import Any

import msgspec

from tilewright.game.events import EndReason
from tilewright.records.lines import FORMAT, DiceLine, TileLine
from tilewright.tiles import FACES
from tools.protocol_schema import ROOT, renew

PAGE = ROOT / "docs" / "records.json"

# Fields whose texts are pieces.
PIECES = {"racks", "draws", "pairs", "played", "table", "pieces", "returned", "to_pool", "faces"}
# What a game has in addition where one seat has seen it: the numbers of pieces that are missing (docs/programs.md).
HIDDEN: dict[str, dict[str, Any]] = {
    "DealLine": {"counts": {"type": "array", "items": {"type": "integer"}}},
    "DrawLine": {"count": {"type": "integer"}},
    "PenaltyLine": {"count": {"type": "integer"}},
    "TimeOutLine": {"count": {"type": "integer"}, "returned_count": {"type": "integer"}},
}


def schema() -> dict[str, Any]:
    """Return the schema of a line of either game; `$defs` has those of a line of `tiles` and of `dice`."""
    (tiles, dice), lines = msgspec.json.schema_components((TileLine, DiceLine), ref_template="#/$defs/{name}")
    for name, line in lines.items():
        fields = line["properties"]
        for field in PIECES & fields.keys():
            fields[field] = _of_pieces(fields[field])
        fields |= HIDDEN.get(name, {})
    lines["GameLine"]["properties"]["format"] = {"const": FORMAT}
    lines["EndLine"]["properties"]["reason"] = {"enum": [reason.value for reason in EndReason]}
    piece = {"title": "Piece", "description": "A piece in the notation.", "enum": [*map(str, FACES)]}
    # Validators of JSON Schema do not know the discriminators of OpenAPI.
    kinds = {name: {"anyOf": shape["anyOf"]} for name, shape in (("tiles", tiles), ("dice", dice))}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a Tilewright record",
        "description": "The rulebook of a game determines whether its lines are those of tiles or of dice.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
        "$defs": {**kinds, "Piece": piece, **lines},
    }


def text() -> str:
    """Return the schema of the current lines."""
    return json.dumps(schema(), indent=2) + "\n"


def _of_pieces(shape: Any) -> Any:
    """Return the schema of a field with every text in it a piece."""
    if shape == {"type": "string"}:
        return {"$ref": "#/$defs/Piece"}
    if isinstance(shape, dict):
        return {key: _of_pieces(part) for key, part in shape.items()}
    return [_of_pieces(part) for part in shape] if isinstance(shape, list) else shape


if __name__ == "__main__":
    sys.exit(renew(PAGE, text(), "tools.record_schema", sys.argv[1:]))
