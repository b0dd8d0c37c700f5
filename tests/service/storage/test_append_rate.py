"""The benchmark of appends: it measures what is really in the log."""

import pytest
from sqlalchemy import func, select

from bench.serving.append_rate import main, measured
from tilewright.service.storage.schema import EVENTS
from tilewright.service.storage.store import Store


async def test_what_is_counted_is_in_the_log(store: Store) -> None:
    result = await measured(store, 4, 0.05)
    assert result.at_once == 4
    assert result.appends > 0
    assert await logged(store) == result.appends


async def logged(store: Store) -> int:
    """Return how many events all logs have together."""
    ((number,),) = await store.read(select(func.count()).select_from(EVENTS))
    return int(number)


def test_the_table_has_a_line_for_each_number_of_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seconds", "0.05"]) == 0
    head, _, *lines = (
        [cell.strip() for cell in line.split("|")[1:-1]] for line in capsys.readouterr().out.splitlines()
    )
    assert head[-1] == "times the first"
    assert [cells[0] for cells in lines] == ["1", "8", "64"]
    assert lines[0][-1] == "1.0"


def test_a_database_that_cannot_be_used_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--database", "mysql://host/name"]) == 2
    assert capsys.readouterr().err.startswith("append-rate: a database is")
