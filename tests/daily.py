"""Tests with parameters and properties with examples, of which a daily run takes a fixed part."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings


def daily(every: Iterable[Any], *kept: Any) -> list[Any]:
    """Return the parameters of a test: all in a deep run, and in a daily run those `kept`; a tuple is several."""
    return [
        pytest.param(*(each if isinstance(each, tuple) else (each,)), marks=() if each in kept else pytest.mark.deep)
        for each in every
    ]


def examples(everyday: int, deep: int) -> settings:
    """Return how many examples a property has in a daily and in a deep run, where they are dear."""
    is_deep = settings.get_current_profile_name() == "deep"
    return settings(max_examples=deep if is_deep else everyday)
