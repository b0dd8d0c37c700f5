"""What Alembic runs to migrate: on the connection handed to it, in the transaction that is open there."""

from __future__ import annotations

from alembic import context

from tilewright.service.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
