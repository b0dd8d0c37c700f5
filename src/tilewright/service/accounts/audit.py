"""The audit log: what operators did, one line with each act, in its transaction."""

from __future__ import annotations

from sqlalchemy import Connection, insert

from tilewright.messages.ids import PlayerId
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import AUDIT


def note(connection: Connection, operator: PlayerId | None, act: str, subject: str, details: str = "") -> None:
    """Add a line: who did what to whom or what; None is the operator at the command line."""
    row = {"at": now(), "operator": operator, "act": act, "subject": subject, "details": details}
    connection.execute(insert(AUDIT), row)
