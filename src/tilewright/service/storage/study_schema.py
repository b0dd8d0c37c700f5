"""The tables of what reviews tell of a player's games."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, Table, Text

from tilewright.service.storage import account_schema

METADATA = account_schema.METADATA

# What the review of a game counted for a seat: its turns, the tiles they missed, in which of them it opened if it did,
# the jokers on its rack at the end, and how often its best turns were about which theme, as JSON.
REVIEWED = Table(
    "reviewed",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turns", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("opened_in", Integer),
    Column("jokers", Integer),
    Column("themes", LargeBinary),
)

# Turns that a player missed, as puzzles with their answers, and how the player has fared at them, as in PUZZLE_TRIES.
# `at` is when the match was created.
MISTAKES = Table(
    "mistakes",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False, index=True),
    Column("game", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("solved_at", BigInteger),
    Column("hints", Integer),
    Column("wrong", Integer),
    Column("ms", BigInteger),
    Column("seen_at", BigInteger),
)

# A player's one try at the deal of a day: the match, whether it has ended, and its points, none if it was given up. A
# deal that was played without a server is claimed, and has no match here. Only rows that count are in the field.
DAY_DEALS = Table(
    "day_deals",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("day", Text, primary_key=True, index=True),
    Column("match", Text),
    Column("at", BigInteger, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("points", Integer),
    Column("claimed", Boolean, nullable=False),
)
