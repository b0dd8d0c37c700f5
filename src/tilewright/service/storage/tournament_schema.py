"""The tables of tournaments: their logs, who is in them, and the matches whose results they wait for."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

from tilewright.service.storage import people_schema

METADATA = people_schema.METADATA


def _tournament() -> Column[str]:
    return Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


# `head` is the seq of the last event. A deleted tournament takes its rows in the other tables with it.
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("organiser", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("head", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False, index=True),
)

# The log, from which every tournament is loaded. Rows are only added.
TOURNAMENT_EVENTS = Table(
    "tournament_events",
    METADATA,
    _tournament(),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", LargeBinary, nullable=False),
)

# The players who take part. A name without a device is in the log alone.
TOURNAMENT_PEOPLE = Table(
    "tournament_people",
    METADATA,
    _tournament(),
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Index(None, "player"),
)

# The matches of tables on screens; a row goes when the result of its match is in the log
# (`entered`), in a duplicate when the last table of the round is done. A match that never began can
# be discarded, and its id then leads nowhere.
TOURNAMENT_MATCHES = Table(
    "tournament_matches",
    METADATA,
    _tournament(),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("match", Text, nullable=False, index=True),
    Column("entered", Boolean),
)
