"""The settings of a server: times, limits and retention."""

import time
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilewright.messages.fields import MOST_FRAME_BYTES, Millis

Time = Annotated[int, Meta(ge=0, le=3_600_000)]
Patience = Annotated[int, Meta(ge=100, le=3_600_000)]
Days = Annotated[float, Meta(ge=0, le=36_500)]
Count = Annotated[int, Meta(ge=1, le=2**31)]
Share = Annotated[float, Meta(gt=0, le=1_000)]

# The push services of Chrome, Firefox, Safari and Edge.
PUSH_HOSTS = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Intervals in milliseconds.

    `think` is the shown thinking time of a bot, `between_games` the pause before the next deal, `sweep` how often
    deadlines are checked, `lease` how long a node may hold a due match, `look` how often the logs of followed matches
    are polled. The bots of a match rest when none of its players was seen for `rest`; 0 means never. Drafts are sent
    at most every `draft_shown` and stored at most every `draft_stored`, but at once in the `last_moments` of a turn;
    orders of racks are stored as often. Logins of open connections are re-checked every `logins`; who is connected is
    stored for their friends every `here`, and counts for three times as long; expired data is deleted in portions every
    `clear`. A connection is closed when the headers of a request take longer than `request_head` or the request longer
    than `request_body`, when the client takes nothing of an answer for `unsent`, and when a socket follows nothing
    after `greeting`, or does not answer within `ping` a ping that is sent every `ping`.
    """

    think: Time = 700
    between_games: Time = 20_000
    rest: Time = 90_000
    sweep: Time = 100
    lease: Time = 1_500
    look: Time = 2_000
    draft_shown: Time = 200
    draft_stored: Time = 2_000
    last_moments: Time = 3_000
    logins: Time = 10_000
    here: Patience = 20_000
    clear: Time = 60_000
    request_head: Patience = 10_000
    request_body: Patience = 60_000
    unsent: Patience = 30_000
    greeting: Patience = 30_000
    ping: Patience = 20_000


class Allowed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rate limits of a socket, a player and an address; windows are in seconds.

    A household shares one address, so the limits of an address allow for several players. An IPv6 address counts as
    its /64; the /48 around it has `per_ipv6_site` times the limits of an address. The caps count matches at which a
    player was seen lately, and tables of the last day that wait for their match. The stored bytes are those of chat,
    reports, tables and matches.
    """

    frame_bytes: Count = MOST_FRAME_BYTES
    sockets_per_player: Count = 12
    sockets_per_address: Count = 64
    per_ipv6_site: Count = 8
    commands: Count = 30
    commands_window: Count = 10
    socket_messages: Count = 100
    socket_bytes: Count = 524_288
    socket_window: Count = 10
    messages: Count = 200
    messages_window: Count = 10
    address_messages: Count = 2_000
    address_window: Count = 10
    guests: Count = 60
    guests_window: Count = 600
    sign_ups: Count = 40
    sign_ups_window: Count = 3_600
    matches: Count = 30
    matches_window: Count = 600
    passwords: Count = 10
    passwords_window: Count = 600
    address_passwords: Count = 30
    address_passwords_window: Count = 600
    accounts: Count = 100
    accounts_window: Count = 3_600
    mails: Count = 5
    mails_window: Count = 3_600
    chat: Count = 20
    chat_window: Count = 30
    tables: Count = 120
    tables_window: Count = 600
    calls: Count = 30
    calls_window: Count = 600
    running_matches: Count = 30
    running_matches_per_address: Count = 120
    open_tables: Count = 10
    open_tables_per_address: Count = 50
    waiting_bytes: Count = 262_144
    body_bytes: Count = 4_194_304
    uploads_per_address: Count = 4
    analyses: Count = 60
    analyses_window: Count = 60
    replays: Count = 60
    replays_window: Count = 60
    address_replays: Count = 240
    address_replays_window: Count = 60
    address_tries: Count = 300
    address_tries_window: Count = 3_600
    page_errors: Count = 20
    page_errors_window: Count = 600
    stored_bytes: Count = 20_000_000
    address_stored_bytes: Count = 100_000_000
    stored_window: Count = 86_400


class Budget(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Processor time: the shares of a core that a player and a network may use, saved up for at most `saved` seconds.

    The /48 around an IPv6 network has `per_ipv6_site` times the share of a network.
    """

    player: Share
    network: Share
    saved: Count


class Budgets(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The budgets of requests: in the event loop, for questions under 50 ms, and for longer ones.

    The commands and drafts of a match have limits of their own, and are never refused for what else was asked.
    """

    loop: Budget = Budget(player=0.15, network=0.3, saved=20)
    short: Budget = Budget(player=0.15, network=0.3, saved=20)
    long: Budget = Budget(player=0.3, network=0.5, saved=120)


class Retention(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many days data is stored after its last use; 0 stores it for ever.

    `caches` are the snapshots, drafts, rack orders and command answers of finished matches, `logins` expired logins
    and links, `tables` tables without activity, `chat` chat lines, `guests` players with neither an account nor a
    rating who neither logged in nor played, `abandoned` matches that were begun but not finished, with their logs and
    tables, counted from the last event and the last time a player was there, `audit` what operators did, and bans that
    ended, `puzzle_days` how many have solved the puzzle of a day, and who has played its deal, `people` who played with
    whom, the totals of a group, and asks to be a friend that nobody has answered, `tournaments` tournaments with their
    logs. Other logs of matches are never deleted.
    """

    caches: Days = 7
    logins: Days = 30
    tables: Days = 90
    chat: Days = 30
    guests: Days = 180
    abandoned: Days = 90
    audit: Days = 365
    puzzle_days: Days = 365
    people: Days = 730
    tournaments: Days = 730


class Push(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Web Push, which calls players back to slow matches, and to tables of people they know.

    `key` is the PEM file of the server's private key; without it nobody is called. `contact` is a `mailto:` or `https:`
    address for the operators of push services. Only `hosts` are ever called. A call is sent after `wait` milliseconds
    if the player is not connected then, and a player gets at most `calls` in a window of `calls_window` seconds.
    """

    key: Annotated[str, Meta(max_length=4_096)] = ""
    contact: Annotated[str, Meta(pattern="^((mailto:|https://)[!-~]+)?$", max_length=200)] = ""
    hosts: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=200)], ...], Meta(max_length=100)] = PUSH_HOSTS
    wait: Time = 45_000
    calls: Count = 30
    calls_window: Count = 600


class Mail(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The mail server for login links; without a `host` no mail is sent, and nobody is asked for an address.

    `sender` is the address that mail comes from, and `site` the public address of this server, which links in mail
    begin with: what a request says about it could be forged.
    """

    host: Annotated[str, Meta(max_length=200)] = ""
    port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    username: Annotated[str, Meta(max_length=200)] = ""
    password: Annotated[str, Meta(max_length=200)] = ""
    sender: Annotated[str, Meta(pattern="^([!-~]+@[!-~]+)?$", max_length=200)] = ""
    site: Annotated[str, Meta(pattern="^(https?://[!-~]*[^/])?$", max_length=200)] = ""

    def __post_init__(self) -> None:
        if self.host and not (self.sender and self.site):
            raise ValueError("mail needs a sender and a site")

    def __repr__(self) -> str:
        # It may hold a password.
        return f"<Mail by {self.host}>"


class SeatedProgram(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A program that plays as a bot (docs/programs.md): its command, the kind of game, and its seconds for a turn."""

    command: Annotated[str, Meta(min_length=1, max_length=1_000)]
    game: Literal["tiles", "dice"] = "tiles"
    seconds: Annotated[float, Meta(gt=0, le=60)] = 5.0


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings, as read by `tilewright serve --settings FILE`.

    `bot_workers` is the number of processes for bots, `analysis_seconds` the time limit of one analysis, `hint_seconds`
    that of one hint, `review_seconds` that of one turn of a review, all in processor time; `replay_cache_bytes` is what
    a node remembers of replays, and `review_cache_bytes` of reviews. `public_address` is how others reach the server,
    such as `https://tiles.example`, for links that it makes; without it they name the host of the request.
    `home_address` is this machine's IPv4 address in the home network, if the one that a route selects is another.
    `offline_site` is a folder that `python -m tools.static_site` made; players are offered to play offline with it.
    With `page_errors` the log has a line for each kind of error that pages report.
    `programs` are programs that play as bots, by the name that they have at a table; no message can name a command.
    """

    public_address: Annotated[str, Meta(pattern=r"^(https?://[a-z0-9.:\[\]-]+)?$", max_length=200)] = ""
    home_address: Annotated[str, Meta(pattern=r"^(\d{1,3}(\.\d{1,3}){3})?$")] = ""
    offline_site: Annotated[str, Meta(max_length=4_096)] = ""

    pace: Pace = Pace()
    allowed: Allowed = Allowed()
    budgets: Budgets = Budgets()
    retention: Retention = Retention()
    push: Push = Push()
    mail: Mail = Mail()
    programs: Annotated[
        dict[Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,38}$")], SeatedProgram], Meta(max_length=20)
    ] = {}
    page_errors: bool = True
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    analysis_seconds: Annotated[int, Meta(ge=1, le=600)] = 5
    hint_seconds: Annotated[int, Meta(ge=1, le=600)] = 5
    review_seconds: Annotated[int, Meta(ge=1, le=600)] = 30
    replay_cache_bytes: Annotated[int, Meta(ge=0, le=2**31)] = 33_554_432
    review_cache_bytes: Annotated[int, Meta(ge=0, le=2**31)] = 8_388_608


# Deadlines must not jump with the clock of the machine, so it is read once, and then only what has passed since counts.
# Where there is such a clock, time in which the machine sleeps has passed too.
_PASSED = getattr(time, "CLOCK_BOOTTIME", None) or getattr(time, "CLOCK_MONOTONIC", None)


def _passed() -> int:
    """Return nanoseconds of a clock that nobody can set."""
    return time.monotonic_ns() if _PASSED is None else time.clock_gettime_ns(_PASSED)


_START = time.time_ns() - _passed()
_MOST_OFF_MS = 5_000


def now() -> Millis:
    """Return the current time in milliseconds since 1970, UTC, which never jumps while the server runs."""
    return Millis((_START + _passed()) // 1_000_000)


def clock_warning() -> str | None:
    """Return a sentence for the operator if the clock of the machine was changed since the server started."""
    off = time.time_ns() // 1_000_000 - now()
    if abs(off) < _MOST_OFF_MS:
        return None
    way = "ahead" if off > 0 else "back"
    return f"the clock of this machine was set {way} by {abs(off) // 1_000} s; restart the server to use the new time"
