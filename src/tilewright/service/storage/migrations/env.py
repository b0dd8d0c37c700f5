"""The script Alembic runs to migrate, in the open transaction of the given connection."""

from alembic import context

from tilewright.service.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
