"""How fast things go: the times and limits of a server, all in one place and all changeable."""

from __future__ import annotations

import time
from typing import Annotated

from msgspec import Meta, Struct

from tilewright.service.storage.rows import Millis

Time = Annotated[int, Meta(ge=0, le=3_600_000)]
Days = Annotated[float, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=1, le=2**31)]


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Times of the clockwork, in milliseconds.

    `think` is how long a bot seems to think, `between_games` how long a finished game stays on the table before it is
    dealt on, `sweep` how often deadlines are looked at, `lease` how long a node has to do what it took on, `look` how
    often it reads where the logs of followed matches end. A draft is shown every `draft_shown` and stored every
    `draft_stored` at most, but in the `last_moments` of a turn at once. Every `logins` it is looked whether those
    of open connections have ended, and every `clear` some of what is not kept any longer is deleted.
    """

    think: Time = 700
    between_games: Time = 20_000
    sweep: Time = 100
    lease: Time = 1_500
    look: Time = 2_000
    draft_shown: Time = 200
    draft_stored: Time = 2_000
    last_moments: Time = 3_000
    logins: Time = 10_000
    clear: Time = 60_000


class Allowed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one socket, one player and one address may ask for; windows are in seconds.

    A household plays behind one address, so an address is allowed what several players are.
    """

    frame_bytes: Count = 8_192
    sockets_per_player: Count = 4
    sockets_per_address: Count = 64
    commands: Count = 30
    commands_window: Count = 10
    socket_messages: Count = 100
    socket_window: Count = 10
    messages: Count = 200
    messages_window: Count = 10
    address_messages: Count = 2_000
    address_window: Count = 10
    guests: Count = 30
    guests_window: Count = 600
    matches: Count = 30
    matches_window: Count = 600
    passwords: Count = 10
    passwords_window: Count = 600
    chat: Count = 20
    chat_window: Count = 30
    tables: Count = 120
    tables_window: Count = 600
    waiting_bytes: Count = 262_144
    body_bytes: Count = 4_194_304
    analyses: Count = 60
    analyses_window: Count = 60


class Retention(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For how many days something is kept that nobody needs any more; 0 keeps it for ever.

    `caches` are the snapshots, drafts, rack orders and answers to commands of matches that are over; `logins` have
    ended; at `tables` nothing has happened since; `chat` was said; `guests` have no account, and neither logged in nor
    played since. Logs of matches are always kept.
    """

    caches: Days = 7
    logins: Days = 30
    tables: Days = 0
    chat: Days = 0
    guests: Days = 0


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an operator may change, as `tilewright serve --settings FILE` reads it.

    `bot_workers` is the number of processes in which bots think, `analysis_seconds` how long one analysis may take.
    """

    pace: Pace = Pace()
    allowed: Allowed = Allowed()
    retention: Retention = Retention()
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    analysis_seconds: Annotated[int, Meta(ge=1, le=600)] = 20


def now() -> Millis:
    """Return the time as the log has it: milliseconds since 1970, UTC."""
    return Millis(time.time_ns() // 1_000_000)
