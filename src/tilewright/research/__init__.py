"""Tilewright as an environment for research: docs/research.md says what each name is for.

Each name is imported when it is first used. The packages are those of the extra `research`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.research.aec import env, parallel_env, raw_env
    from tilewright.research.batch import vector_env
    from tilewright.research.one_seat import gym_env
    from tilewright.research.tasks import TASKS, score

_HOMES = {
    "TASKS": "tasks",
    "env": "aec",
    "gym_env": "one_seat",
    "parallel_env": "aec",
    "raw_env": "aec",
    "score": "tasks",
    "vector_env": "batch",
}

__all__ = ["TASKS", "env", "gym_env", "parallel_env", "raw_env", "score", "vector_env"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
