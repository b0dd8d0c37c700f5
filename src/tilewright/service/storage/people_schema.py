"""The tables of people who know each other: who played with whom, friends, calls to a table, presence, and totals."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
)

from tilewright.service.storage import study_schema

METADATA = study_schema.METADATA


def _player(name: str = "player") -> Column[str]:
    return Column(name, Text, ForeignKey("players.id"), primary_key=True)


# Whom a player has played with, and the last match together. A match can be deleted, and its id then leads nowhere.
COMPANIONS = Table(
    "companions",
    METADATA,
    _player(),
    _player("other"),
    Column("match", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Index("ix_companions_player", "player", "at"),
    Index(None, "other"),
)

# A player wants to be a friend of another; with a row in each direction they are friends. A declined row stays, so that
# the other can be asked once and does not learn the answer.
CONSENTS = Table(
    "consents",
    METADATA,
    _player(),
    _player("other"),
    Column("at", BigInteger, nullable=False, index=True),
    Column("declined", Boolean, nullable=False),
    Index(None, "other"),
)

# Players who are called to a table; `seen_at` is when a page of theirs showed it.
TABLE_CALLS = Table(
    "table_calls",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id"), primary_key=True),
    _player(),
    Column("at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),
    Index(None, "player"),
)

# The players who let their friends see that they are connected, by the node that they are connected to, and the match
# that they play there. A node that has ended stores nothing more, so its rows grow old.
HERE = Table(
    "here",
    METADATA,
    _player(),
    Column("node", Text, primary_key=True, index=True),
    Column("seen_at", BigInteger, nullable=False, index=True),
    Column("match", Text),
)

# What the matches of the same people add up to, by rulebook: `company` is a hash of who they are. A shared win is a
# part of one.
GROUP_TOTALS = Table(
    "group_totals",
    METADATA,
    Column("company", Text, primary_key=True),
    Column("rules", Text, primary_key=True),
    _player(),
    Column("matches", Integer, nullable=False),
    Column("won", Double, nullable=False),
    Column("games_won", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Index(None, "player"),
)

# The matches that are in these totals, or have nothing to add.
GROUPED = Table(
    "grouped",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
)
