"""Which match anybody may watch at a table, so that the list of such games need not read other tables."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

_ROOMS = sa.table(
    "rooms", sa.column("id"), sa.column("invite"), sa.column("listed"), sa.column("room"), sa.column("playing")
)


def upgrade() -> None:
    """Add the column and fill it for the matches of open tables; older programs leave it as it is."""
    op.add_column("rooms", sa.Column("playing", sa.Text))
    connection = op.get_bind()
    in_play = sa.select(_ROOMS.c.id, _ROOMS.c.room).where(_ROOMS.c.invite.is_not(None), _ROOMS.c.listed.is_(False))
    for name, stored in connection.execute(in_play).all():
        room = json.loads(bytes(stored))
        if room["listed"] and room.get("match") and room["terms"].get("watched", True):
            connection.execute(sa.update(_ROOMS).where(_ROOMS.c.id == name).values(playing=room["match"]))
