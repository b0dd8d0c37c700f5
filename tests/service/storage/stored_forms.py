"""The forms of everything that is stored as JSON or as a word, each with the revision that last changed it.

`python -m tests.service.storage.stored_forms` notes the newest revision for every form that differs from the file.
Older programs cannot read what they do not know, so the migration of that revision must raise `oldest`.
"""

from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from tilewright.answers.profiles import Profile
from tilewright.games import KINDS
from tilewright.messages.seats import SeatEvent
from tilewright.messages.terms import Terms
from tilewright.puzzles.puzzle import TilePuzzle
from tilewright.service.accounts.one_time import Purpose
from tilewright.service.desk.bans import Kind, Reason
from tilewright.service.rooms.chat import Line
from tilewright.service.rooms.room import Room
from tilewright.service.storage.migrations.upgrade import newest_revision

FILE = Path(__file__).parents[2] / "data" / "stored_forms.txt"

_ABOUT = {"title", "description", "examples"}

FORMS: dict[str, Any] = {
    "rules of tiles": KINDS.tiles.rules,
    "rules of dice": KINDS.dice.rules,
    "events of tiles": KINDS.tiles.events | SeatEvent,
    "events of dice": KINDS.dice.events | SeatEvent,
    "terms": Terms,
    "room": Room,
    "reported line": Line,
    "profile": Profile,
    "mistake": TilePuzzle,
    "purpose of a token": Purpose,
    "kind of a ban": Kind,
    "reason of a ban": Reason,
}


def digest(form: Any) -> str:
    """Return a hash of everything that may be in a form; what only describes it does not count."""
    if isinstance(form, type) and issubclass(form, Enum):
        plain: object = sorted(str(member.value) for member in form)
    else:
        plain = _bare(msgspec.json.schema(form, schema_hook=lambda kind: {"type": kind.__name__}))
    return sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


def noted() -> dict[str, tuple[str, str]]:
    """Return the digest and the revision that the file has for each form."""
    rows = [[cell.strip() for cell in line.split("|")] for line in FILE.read_text("utf-8").splitlines()]
    return {name: (found, revision) for name, found, revision in rows}


def _bare(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_bare(part) for part in schema]
    if isinstance(schema, dict):
        # The names of fields are keys too, below `properties`.
        return {
            name: {each: _bare(kind) for each, kind in part.items()} if name in {"properties", "$defs"} else _bare(part)
            for name, part in schema.items()
            if name not in _ABOUT
        }
    return schema


def main() -> None:
    """Write the file anew."""
    before = noted() if FILE.exists() else {}
    rows = []
    for name, form in FORMS.items():
        found, revision = before.get(name, ("", ""))
        rows.append((name, digest(form), revision if found == digest(form) else newest_revision()))
    FILE.write_text("".join(f"{name} | {found} | {revision}\n" for name, found, revision in rows), "utf-8")


if __name__ == "__main__":
    main()
