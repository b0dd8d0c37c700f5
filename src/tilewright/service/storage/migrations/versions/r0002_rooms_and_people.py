"""Rooms and what is said there, and the terms of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of rooms, and of what people keep for themselves."""
    op.add_column("matches", sa.Column("terms", sa.LargeBinary))
    _rooms()
    _chat()
    _own()
    _ratings()


def _player(name: str = "player") -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("players.id"), nullable=False)


def _room() -> sa.Column[str]:
    return sa.Column("room", sa.Text, sa.ForeignKey("rooms.id"), nullable=False)


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("invite", sa.Text, unique=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False, index=True),
        sa.Column("room", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chairs",
        _room(),
        _player(),
        sa.PrimaryKeyConstraint("room", "player"),
    )
    op.create_index("ix_chairs_player", "chairs", ["player"])


def _chat() -> None:
    op.create_table(
        "chat",
        _room(),
        sa.Column("number", sa.BigInteger, nullable=False),
        _player(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.Text),
        sa.Column("text", sa.Text),
        sa.PrimaryKeyConstraint("room", "number"),
    )
    op.create_index("ix_chat_player", "chat", ["player"])
    op.create_table(
        "shunned",
        _player(),
        _player("other"),
        sa.Column("how", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "other"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        _player("reporter"),
        _player("about"),
        _room(),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )


def _own() -> None:
    op.add_column("players", sa.Column("preferences", sa.LargeBinary))
    op.create_table(
        "rack_orders",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("tiles", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("login"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        _player(),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "rules"),
    )
    op.create_table(
        "rated",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
