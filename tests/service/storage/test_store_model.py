"""The store against a model of it in a few lines: any groups of appends have the same result."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tests.service.servers import PostgreSQL
from tests.service.store_setup import added, command_key, new_match
from tilewright.hosting.refusals import Stale
from tilewright.messages.fields import MatchId
from tilewright.service.storage.rows import Accepted
from tilewright.service.storage.store import Store

_numbers = count()

# An append: which match, how far from the end of its log, how many events, and its command, if any.
Try = tuple[int, int, int, tuple[str, int] | None]
tries = st.tuples(
    st.integers(0, 1),
    st.sampled_from([0, 0, 0, -1, 1]),
    st.integers(1, 2),
    st.none() | st.tuples(st.sampled_from("abc"), st.integers(0, 1)),
)
waves = st.lists(st.lists(tries, min_size=1, max_size=6), max_size=4)


class Opened(Struct, frozen=True):
    """A store, and the event loop it lives in."""

    runner: asyncio.Runner
    store: Store


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    """Return a store that all examples share, each with matches of its own."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("model")
        url = f"sqlite:///{folder}/model.db"
    else:
        server: PostgreSQL = request.getfixturevalue("postgres")
        url = server.emptied("model")
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(url))
        yield Opened(runner, store)
        runner.run(store.close())


class Model:
    """A log in a list, and the answers in a dictionary."""

    def __init__(self) -> None:
        self.events: list[bytes] = []
        self.answers: dict[tuple[str, int], int] = {}

    def append(self, after: int, events: list[bytes], command: tuple[str, int] | None) -> tuple[str, int]:
        """Return the result of the append."""
        if command in self.answers:
            return "repeated", self.answers[command]
        if after != len(self.events):
            return "stale", len(self.events)
        self.events += events
        if command:
            self.answers[command] = len(self.events)
        return "added", len(self.events)


def outcome(came: Accepted | BaseException) -> tuple[str, int]:
    """Return what the store made of an append, in the model's words."""
    if isinstance(came, Accepted):
        return ("repeated" if came.repeated else "added"), came.seq
    assert isinstance(came, Stale)
    return "stale", came.head


@pytest.mark.slow(reason="tries a hundred stories on each database")
@given(waves)
def test_the_log_is_what_a_model_of_it_says(opened: Opened, story: list[list[Try]]) -> None:
    names = [f"{next(_numbers)} {number}" for number in range(2)]
    models = {name: Model() for name in names}

    async def told() -> None:
        for name in names:
            await opened.store.create(new_match(name))
        for wave in story:
            appends, expected = [], []
            for match, distance, number, command in wave:
                model = models[names[match]]
                after = max(0, len(model.events) + distance)
                events = [b"%d" % next(_numbers) for _ in range(number)]
                expected.append(model.append(after, events, command))
                appends.append(
                    added(after, *events, match=names[match], command=command_key(*command) if command else None)
                )
            came = await asyncio.gather(*map(opened.store.append, appends), return_exceptions=True)
            assert list(map(outcome, came)) == expected
        for name in names:
            assert [entry.event for entry in await opened.store.tail(MatchId(name))] == models[name].events

    opened.runner.run(told())
