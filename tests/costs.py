"""What the tests cost in processor time: each test, each fixture that tests share, and each server that workers share.

The processor time of a test is that of its worker and of all processes below it, ended or not; it is the same beside
other work, while the time on the clock is not. A server that workers share is not below one of them: it is a row of
its own, measured when it is stopped (`note_shared`).
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.processor import FOLDER, used_here

_ROWS = "costs"


class Costs:
    """Measures a worker, or a run without workers; the process that starts workers collects and writes."""

    def __init__(self, file: Path, *, is_worker: bool) -> None:
        self._file = file
        self._is_worker = is_worker
        self._rows: Counter[str] = Counter()
        # What belongs to a row of its own, of those that are being measured: one number a level.
        self._inner = [0.0]

    @classmethod
    def of(cls, config: pytest.Config) -> Costs:
        """Return the plugin for a run with `--costs FILE`."""
        file = Path(config.getoption("--costs"))
        is_worker = hasattr(config, "workerinput")
        if not is_worker:
            os.environ[FOLDER] = str(file.parent)
            (file.parent / "shared").unlink(missing_ok=True)
        return cls(file, is_worker=is_worker)

    def _measured(self, row: str) -> Generator[None, Any, Any]:
        began = used_here()
        self._inner.append(0.0)
        try:
            return (yield)
        finally:
            spent = used_here() - began
            self._rows[row] += spent - self._inner.pop()
            self._inner[-1] += spent

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Measure a test with its own fixtures."""
        return (yield from self._measured(item.nodeid))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Generator[None, Any, Any]:
        """Measure the start of a fixture that tests share."""
        if fixturedef.scope == "function":
            return (yield)
        return (yield from self._measured(f"fixture {fixturedef.baseid}::{fixturedef.argname}"))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection(self) -> Generator[None, Any, Any]:
        """Measure the collection, which every worker does."""
        self._rows["start of a worker"] += used_here()
        return (yield from self._measured("collection"))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add what a worker has measured."""
        for row, seconds in getattr(node, "workeroutput", {}).get(_ROWS, {}).items():
            self._rows[row] += seconds

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Send the rows of a worker, or write those of all."""
        if self._is_worker:
            session.config.workeroutput[_ROWS] = dict(self._rows)  # type: ignore[attr-defined]
            return
        shared = self._file.parent / "shared"
        for line in shared.read_text(encoding="utf-8").splitlines() if shared.exists() else ():
            seconds, _, name = line.partition(" ")
            self._rows[f"server {name}"] += float(seconds)
        self._file.write_text(json.dumps(dict(self._rows.most_common()), indent=0), encoding="utf-8")
