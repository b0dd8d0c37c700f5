"""The tables of accounts, how a player logs in and gets back in, and of the operator's desk."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

# Every constraint has a name on every database, so that later migrations can refer to it.
METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# An account lets a player log in on any device; only the hash of the password is stored, which is empty for an account
# with passkeys alone. `email` is an address that its owner has confirmed, at `email_at`. All ways in but the one that
# was used ended at `renewed_at`.
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("email", Text),
    Column("email_at", BigInteger),
    Column("renewed_at", BigInteger),
)

# The addresses that an account had before, and until when they are told what happens to it.
FORMER_EMAILS = Table(
    "former_emails",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("email", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# The hashes of the codes that an account can still be recovered with; one that was used is deleted.
RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("code_hash", LargeBinary, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
)

# The public keys of passkeys; `uses` is the authenticator's own counter, 0 where it has none.
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

# What is used once and soon: login links, confirmations of a mail address, challenges for passkeys, and the codes of
# large screens, with the room that such a screen was given.
ONE_TIME_TOKENS = Table(
    "one_time_tokens",
    METADATA,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id"), index=True),
    Column("email", Text),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("room", Text),
)

# The accounts that may use the operator's desk.
ROLES = Table(
    "roles",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("granted_at", BigInteger, nullable=False),
)

# Who may not play or not chat here, and until when: a player, or everybody from a network.
BANS = Table(
    "bans",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id"), index=True),
    Column("network", Text),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

# What operators did; null is the operator at the command line.
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("operator", Text, ForeignKey("players.id")),
    Column("act", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("details", Text, nullable=False),
)
