"""Lets the background work of a server fail at random, before a step, after it, and while a write is answered."""

import os
import random
import sys
from pathlib import Path
from typing import Any

from tilewright.service.background import Step, Supervisor
from tilewright.service.storage import writer

_BEFORE, _AFTER, _ANSWER = 0.01, 0.02, 0.005


# Written at once, in one piece with the log of the server.
_MARK = b"a failure on purpose\n"
_LOGGED = b"background work failed"


class Broken(Exception):
    """A defect that there is not."""


def fail() -> None:
    """Raise Broken, and mark it in the log before anything can be killed."""
    # What fails while a failure is told is told with it.
    if sys.exception() is None:
        os.write(2, _MARK)
    raise Broken


def failed_and_unseen(log: Path) -> tuple[int, int]:
    """Return how often background work failed on purpose, and how many of those failures are not in the log."""
    lines = log.read_bytes().splitlines(keepends=True)
    failed = lines.count(_MARK)
    return failed, failed - sum(_LOGGED in line and b"Broken" in line for line in lines)


def fail_at_random() -> None:
    """Let every step of every part fail now and then in this process and its forks, and answers of the writer."""
    repeated, answer = Supervisor._repeated, writer._answer

    def failing(supervisor: Supervisor, name: str, part: Any, step: Step, pause: float) -> Any:
        async def unsure() -> None:
            luck = random.random()
            if luck < _BEFORE:
                fail()
            await step()
            if luck < _AFTER:
                fail()

        return repeated(supervisor, name, part, unsure, pause)

    def unsure_answer(done: Any, outcome: object) -> None:
        if not done.done() and random.random() < _ANSWER:
            fail()
        answer(done, outcome)

    Supervisor._repeated = failing  # type: ignore[assignment, method-assign]
    writer._answer = unsure_answer
