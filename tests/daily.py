"""Tests with parameters of which a daily run takes a fixed part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def daily(every: Iterable[Any], *kept: Any) -> list[Any]:
    """Return the parameters of a test: all in a deep run, and in a daily run those `kept`; a tuple is several."""
    return [
        pytest.param(*(each if isinstance(each, tuple) else (each,)), marks=() if each in kept else pytest.mark.deep)
        for each in every
    ]
