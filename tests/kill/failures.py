"""Lets the background work of a server fail at random, before a step, after it, and while a write is answered."""

from __future__ import annotations

import random
from typing import Any

from tilewright.service.background import Step, Supervisor
from tilewright.service.storage import writer

_BEFORE, _AFTER, _ANSWER = 0.01, 0.02, 0.005


class Broken(Exception):
    """A defect that there is not."""


def fail_at_random() -> None:
    """Let every step of every part fail now and then in this process and its forks, and answers of the writer."""
    repeated, answer = Supervisor._repeated, writer._answer

    def failing(supervisor: Supervisor, name: str, part: Any, step: Step, pause: float) -> Any:
        async def unsure() -> None:
            luck = random.random()
            if luck < _BEFORE:
                raise Broken
            await step()
            if luck < _AFTER:
                raise Broken

        return repeated(supervisor, name, part, unsure, pause)

    def unsure_answer(done: Any, outcome: object) -> None:
        if not done.done() and random.random() < _ANSWER:
            raise Broken
        answer(done, outcome)

    Supervisor._repeated = failing  # type: ignore[assignment, method-assign]
    writer._answer = unsure_answer
