"""The ids and times that messages carry."""

from __future__ import annotations

from typing import NewType

MatchId = NewType("MatchId", str)
PlayerId = NewType("PlayerId", str)
Millis = NewType("Millis", int)
