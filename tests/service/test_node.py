"""A node opens everything or nothing, and closes all of it."""

import asyncio
from pathlib import Path

import pytest

from tilewright.service.node import Node, NodeConfig
from tilewright.service.settings import Push, Settings
from tilewright.tiles import BadInput


async def test_a_node_that_cannot_open_leaves_nothing_open(tmp_path: Path, sqlite_url: str) -> None:
    before = asyncio.all_tasks()
    (tmp_path / "key.pem").write_text("not a key")
    push = Push(key=str(tmp_path / "key.pem"), contact="mailto:operator@example.org")
    with pytest.raises(BadInput):
        await Node.open(NodeConfig(database=sqlite_url, settings=Settings(push=push)))
    assert asyncio.all_tasks() == before
    # One process may have the database open: a store that was left open would refuse the next.
    node = await Node.open(NodeConfig(database=sqlite_url))
    await node.close()
    assert asyncio.all_tasks() == before
