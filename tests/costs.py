"""What the tests cost in processor time: each test, each fixture that tests share, and each server that workers share.

The processor time of a test is that of its worker and of all processes below it, ended or not; it is the same beside
other work, while the time on the clock is not. A server that workers share is not below one of them: it is a row of
its own, measured when it is stopped (`note_shared`). `--costs FILE` writes all rows as JSON: `seconds` of each row, and
what each module and fixture is `about`, which is the first line of its docstring.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tools.processor import FOLDER, used_here

_ROWS = "costs"
_ABOUT = "what costs are about"


class Costs:
    """Measures a worker, or a run without workers; the process that starts workers collects and writes."""

    def __init__(self, file: Path, *, is_worker: bool) -> None:
        self._file = file
        self._is_worker = is_worker
        self._rows = defaultdict[str, float](float)
        self._about: dict[str, str] = {}
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
            # What a browser has used goes with it when it is closed: nobody waits for its processes.
            spent = max(0.0, used_here() - began)
            self._rows[row] += spent - self._inner.pop()
            self._inner[-1] += spent

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Measure a test with its own fixtures."""
        module = getattr(item, "module", None)
        self._about[item.nodeid.partition("::")[0]] = _first_line(module)
        return (yield from self._measured(item.nodeid))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
    ) -> Generator[None, Any, Any]:
        """Measure the start of a fixture that tests share."""
        if fixturedef.scope == "function":
            return (yield)
        row = f"fixture {fixturedef.argname} of {fixturedef.baseid or 'all'}"
        self._about[row] = _first_line(fixturedef.func)
        return (yield from self._measured(row))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection(self) -> Generator[None, Any, Any]:
        """Measure the collection, which every worker does."""
        self._rows["start of a worker"] += used_here()
        return (yield from self._measured("collection"))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add what a worker has measured."""
        output = getattr(node, "workeroutput", {})
        for row, seconds in output.get(_ROWS, {}).items():
            self._rows[row] += seconds
        self._about |= output.get(_ABOUT, {})

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Send the rows of a worker, or write those of all."""
        if self._is_worker:
            session.config.workeroutput |= {_ROWS: dict(self._rows), _ABOUT: self._about}  # type: ignore[attr-defined]
            return
        self._rows["the process that starts the workers"] += sum(os.times()[:2])
        shared = self._file.parent / "shared"
        for line in shared.read_text(encoding="utf-8").splitlines() if shared.exists() else ():
            seconds, _, name = line.partition(" ")
            self._rows[f"server {name}"] += float(seconds)
        dearest = sorted(self._rows.items(), key=lambda row: -row[1])
        whole = {"seconds": dict(dearest), "about": self._about}
        self._file.write_text(json.dumps(whole, indent=0), encoding="utf-8")


def _first_line(thing: object) -> str:
    return (getattr(thing, "__doc__", None) or "").strip().partition("\n")[0]
