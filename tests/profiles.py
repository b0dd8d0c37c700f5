"""What pages send and store of choices, for tests that make them without a page."""

import json
import time
from typing import Any


def choosing(**values: str | bool | None) -> dict[str, Any]:
    """Return the part of a profile in which these are chosen now."""
    at = int(time.time() * 1_000)
    return {"choices": {name: {"at": at, "value": value} for name, value in values.items()}}


SENT = """() => Object.values(JSON.parse(localStorage.getItem("tilewright.profile")).unsent)
  .every((part) => !Object.keys(part).length)"""
"""Whether a page has sent all that was chosen and done on it."""


def stored_choices(**values: str | bool | None) -> str:
    """Return the script after which these are chosen on a device; what is chosen later holds."""
    choices = {name: {"at": 0, "value": value} for name, value in values.items()}
    return f"localStorage.setItem('tilewright.profile', JSON.stringify({json.dumps({'whole': {'choices': choices}})}))"
