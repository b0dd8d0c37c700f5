"""The JSON schema of all messages, from their types."""

from fractions import Fraction
from typing import Any

import msgspec

from tilewright.games import KINDS
from tilewright.messages.seats import SeatCommand, SeatEvent
from tilewright.messages.wire import Incoming, Outgoing


def schema() -> dict[str, Any]:
    """Return the JSON schema of every message, and of the values each kind of game puts into them."""
    parts: dict[str, Any] = {"incoming": Incoming, "outgoing": Outgoing}
    for name, kind in KINDS.items():
        shapes_of_kind = {
            "command": kind.commands | SeatCommand,
            "event": kind.seen | SeatEvent,
            "view": kind.views,
        }
        parts |= {f"{name}.{part}": shape for part, shape in shapes_of_kind.items()}
    shapes, definitions = msgspec.json.schema_components(
        parts.values(), schema_hook=_schema_hook, ref_template="#/$defs/{name}"
    )
    whole = {"$defs": definitions, **dict(zip(parts, shapes, strict=True))}
    for name, _ in KINDS.items():
        # Only the first view after hello has the rulebook.
        definitions[whole[f"{name}.view"]["$ref"].removeprefix("#/$defs/")]["required"].remove("rules")
    return whole


def _schema_hook(kind: type) -> dict[str, Any]:
    if kind is Fraction:
        return {"type": ["number", "string"], "description": "points: a number, or as 31/3 where no number is exact"}
    raise NotImplementedError(kind)
