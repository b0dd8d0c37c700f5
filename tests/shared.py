"""What the workers of a run share: folders that one makes, and servers that the first starts and the last stops."""

import fcntl
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

WORKER = os.environ.get("PYTEST_XDIST_WORKER", "alone")


def shared_folder(temporary: pytest.TempPathFactory) -> Path:
    """Return the folder of temporary files that all workers of this run know."""
    own = temporary.getbasetemp()
    return own if WORKER == "alone" else own.parent


def made_once(shared: Path, name: str, make: Callable[[Path], object]) -> Path:
    """Return a folder with files that one worker makes while the others wait; nobody may change them."""
    folder = shared / name
    done = folder.with_suffix(".made")
    with folder.with_suffix(".lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            # The worker that came first may have failed.
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    return folder


@contextmanager
def run_once(shared: Path, name: str, start: Callable[[], str], stop: Callable[[str], None]) -> Iterator[str]:
    """Yield the description of something that runs, such as its port; the first worker starts it, the last stops it.

    Each user holds a shared lock, which ends with its process however that ends.
    """
    described = shared / f"{name}.running"
    with (
        described.with_suffix(".lock").open("w", encoding="utf-8") as starting,
        described.with_suffix(".users").open("w", encoding="utf-8") as users,
    ):
        fcntl.flock(starting, fcntl.LOCK_EX)
        if not described.exists():
            described.write_text(start(), encoding="utf-8")
        fcntl.flock(users, fcntl.LOCK_SH)
        fcntl.flock(starting, fcntl.LOCK_UN)
        description = described.read_text(encoding="utf-8")
        try:
            yield description
        finally:
            fcntl.flock(starting, fcntl.LOCK_EX)
            fcntl.flock(users, fcntl.LOCK_UN)
            # Nobody can begin to use it meanwhile.
            with suppress(BlockingIOError):
                fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
                described.unlink()
                stop(description)
