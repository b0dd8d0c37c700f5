"""The tables of a server's database; times are milliseconds since 1970, UTC."""

from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from tilewright.service.storage import tournament_schema

METADATA = tournament_schema.METADATA


def _match() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id"), primary_key=True)


# `head` is the seq of the last event, 0 before the first. `wake_at` is when the sweeper must look at the match: its
# deadline, or the time of a bot's move; null after the end. A node that claimed it has a lease until `lease_until`.
MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("rulebook", LargeBinary, nullable=False),
    Column("secrets", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("head", BigInteger, nullable=False),
    Column("deadline_at", BigInteger),
    Column("wake_at", BigInteger, index=True),
    Column("lease_until", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("terms", LargeBinary),
)

# The log, from which every match is loaded. Rows are only added; `(match, seq)` is unique. Nothing in a row changes,
# except the deadline of the last event after the server was down.
EVENTS = Table(
    "events",
    METADATA,
    _match(),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("deadline_at", BigInteger),
    Column("event", LargeBinary, nullable=False),
)

# The last event of each command, so that a command sent twice is carried out once; 0 for one that was refused for good.
COMMANDS = Table(
    "commands",
    METADATA,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
)

# A cache: the log suffices.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _match(),
    Column("seq", BigInteger, nullable=False),
    Column("maker", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

DRAFTS = Table(
    "drafts",
    METADATA,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("draft", LargeBinary, nullable=False),
)

# When a player of a match was last seen, connected or sending something, and 16 bits of a hash of the network there.
# While its bots rest, because nobody is there, `rest_head` is the event at which they do.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    Column("rest_head", BigInteger),
    Column("network", Integer),
)

# `profile` is what the player has chosen and done on any device, without the puzzles, which are in PUZZLE_TRIES.
# `shows_presence` is whether friends see when the player is here; null if that was never chosen.
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("profile", LargeBinary),
    Column("shows_presence", Boolean),
)

# Only the hash of a login token is stored: a copy of the database cannot be used to log in. `device` is the browser and
# the system that it was last used on, at `seen_at`.
LOGINS = Table(
    "logins",
    METADATA,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("device", Text),
    Column("seen_at", BigInteger),
)

# A seat belongs to a bot, a player, or nobody; a player has at most one per match. `present_at` is when its player was
# last connected while the match waited for its first deal.
SEATS = Table(
    "seats",
    METADATA,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), index=True),
    Column("bot", Text),
    Column("nonce", LargeBinary),
    Column("present_at", BigInteger),
    UniqueConstraint("match", "player"),
    CheckConstraint("player IS NULL OR bot IS NULL", name="one_sitter"),
)

# `version` grows by one with every change, and a change is stored only at the version it was decided on. The columns
# beside `room` are for queries; a closed room has no invite, so its link finds nothing. `playing` is the match of a
# room that anybody may watch.
ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("invite", Text, unique=True),
    Column("listed", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False, index=True),
    Column("room", LargeBinary, nullable=False),
    Column("playing", Text),
)

# The rooms in which a player has a chair.
CHAIRS = Table(
    "chairs",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id"), primary_key=True),
    Column("player", Text, ForeignKey("players.id"), primary_key=True, index=True),
)

# The chat of a table; `number` is the version of the room that the line created.
CHAT = Table(
    "chat",
    METADATA,
    Column("room", Text, ForeignKey("rooms.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("preset", Text),
    Column("text", Text),
)

# Players that a player has muted or blocked.
SHUNNED = Table(
    "shunned",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("other", Text, ForeignKey("players.id"), primary_key=True),
    Column("how", Text, nullable=False),
)

# Complaints, for the operator to read; `handled_at` is when that was done.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("reporter", Text, ForeignKey("players.id"), nullable=False),
    Column("about", Text, ForeignKey("players.id"), nullable=False),
    Column("room", Text, ForeignKey("rooms.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", LargeBinary, nullable=False),
    Column("handled_at", BigInteger),
)

# The order of the rack of a seat, chosen by its player.
RACK_ORDERS = Table(
    "rack_orders",
    METADATA,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("tiles", LargeBinary, nullable=False),
)

# The rating of a player per rulebook, from rated matches; `rated` has the matches that are applied.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)

RATED = Table(
    "rated",
    METADATA,
    _match(),
    Column("at", BigInteger, nullable=False),
)

# The rating of a player after each rated match, and its deviation.
RATING_HISTORY = Table(
    "rating_history",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("sigma", Double),
)

# How a finished match ended for a player, and how many tiles its reviewed turns missed. A shared win is a part of one.
RESULTS = Table(
    "results",
    METADATA,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("rules", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("won", Double, nullable=False),
    Column("people", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
)

# How hard a puzzle is for people, and how good a player is at puzzles, on one scale.
PUZZLE_RATINGS = Table(
    "puzzle_ratings",
    METADATA,
    Column("puzzle", Text, primary_key=True),
    Column("rules", Text, nullable=False, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)

PUZZLE_PLAYERS = Table(
    "puzzle_players",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("tries", Integer, nullable=False),
)

# A player's try at a puzzle: the hints taken and wrong answers, for how long it was looked at, up to `seen_at`, when it
# was solved, the last day whose puzzle it was then, and the rating that it led to once it counted, with its deviation.
# `claimed` ones were solved on a device without this server.
PUZZLE_TRIES = Table(
    "puzzle_tries",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("hints", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("solved_at", BigInteger),
    Column("day", Text),
    Column("rating", Integer),
    Column("sigma", Double),
    Column("wrong", Integer),
    Column("ms", BigInteger),
    Column("seen_at", BigInteger),
    Column("claimed", Boolean),
)

# The last rush of a player under a rulebook, and their best score there. `run` is the secret that decides its puzzles.
# `day` is the last day on which a score of theirs counted for the board of the server, `day_best` the best one then.
PUZZLE_RUSHES = Table(
    "puzzle_rushes",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("run", Text, nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("day", Text),
    Column("day_best", Integer),
    Index(None, "day", "rules"),
)

# How many people have solved the puzzle of a day, by how long they took; nobody is named.
PUZZLE_DAYS = Table(
    "puzzle_days",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("time", Integer, primary_key=True),
    Column("solvers", Integer, nullable=False),
)

# A token of a program in place of a login; stored as a hash, and revocable by its owner.
TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# A browser that a player wants to be called on: its address at a push service, the keys to encrypt for it, and the
# language of the call.
PUSH_SUBSCRIPTIONS = Table(
    "push_subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# Where an account was used with its password before, as hashes: a device by the token in its cookie, or a network.
KNOWN_PLACES = Table(
    "known_places",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("place_hash", LargeBinary, primary_key=True),
    Column("used_at", BigInteger, nullable=False),
)

# Keys that all servers of a database share, by what they are for; players never learn them.
SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

# One row: when some node last reached this database while a match was to be woken, and how many milliseconds were given
# back to players because no node did.
HEARTBEAT = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("given_back", BigInteger, nullable=False),
)


@cache
def references_to(table: Table) -> tuple[Column[Any], ...]:
    """Return the columns of all tables that refer to a table, in an order in which their rows can be deleted."""
    others = reversed(METADATA.sorted_tables)
    return tuple(key.parent for other in others for key in other.foreign_keys if key.column.table is table)
