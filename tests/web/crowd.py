"""Somebody whom many people ask to be a friend, for tests of the bounds."""

from typing import Any

from sqlalchemy import Connection, Table, insert

from tests.web.conftest import Serving
from tests.web.players import Visitor
from tilewright.service.people.friends import MOST_FRIENDS
from tilewright.service.settings import now
from tilewright.service.storage.people_schema import COMPANIONS, CONSENTS
from tilewright.service.storage.schema import PLAYERS


async def crowded(ann: Visitor, server: Serving) -> str:
    """Return somebody whom a player knows and whom too many others ask to be a friend."""
    crowd = [f"crowd-{number}" for number in range(MOST_FRIENDS + 1)]
    people = [{"id": name, "name": "x", "created_at": now()} for name in crowd]
    asks = [{"player": name, "other": crowd[-1], "at": now(), "declined": False} for name in crowd[:-1]]
    knows = [{"player": ann.player, "other": name, "match": "m", "rules": "twist", "at": now()} for name in crowd]
    rows: dict[Table, list[dict[str, Any]]] = {PLAYERS: people, CONSENTS: asks, COMPANIONS: knows}

    def work(connection: Connection) -> None:
        for table, values in rows.items():
            connection.execute(insert(table), values)

    await server.node.store.write(work)
    return crowd[-1]
