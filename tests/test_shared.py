"""What the workers of a run share is made once, and stopped by the last one that uses it."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.shared import made_once, run_once


def test_a_folder_is_made_once_and_again_after_a_failure(tmp_path: Path) -> None:
    made = []

    def make(folder: Path) -> None:
        made.append(folder)
        (folder / f"file {len(made)}").touch()
        assert len(made) > 1

    with pytest.raises(AssertionError):
        made_once(tmp_path, "files", make)
    folders = [made_once(tmp_path, "files", make) for _ in range(3)]
    assert made == folders[:2] == folders[1:]
    assert [path.name for path in folders[0].iterdir()] == ["file 2"]


def test_the_first_user_starts_and_the_last_one_stops(tmp_path: Path) -> None:
    done: list[str] = []

    def start() -> str:
        done.append("start")
        return f"number {len(done)}"

    with ExitStack() as last:
        with ExitStack() as first:
            described = [
                stack.enter_context(run_once(tmp_path, "server", start, done.append)) for stack in (first, last)
            ]
            assert described == ["number 1"] * 2
        assert done == ["start"]
    assert done == ["start", "number 1"]
    with run_once(tmp_path, "server", start, done.append) as again:
        assert again == "number 3"
