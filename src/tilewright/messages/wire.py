"""The messages of the socket in both directions."""

from enum import Enum
from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tilewright.engine import Seat
from tilewright.messages.avatars import Avatar
from tilewright.messages.boards import Ending, FaultFields, OpeningCount, Phrase, RowReading
from tilewright.messages.fields import Hex, LanguageName, MatchId, Millis, Name, Piece, Rows, Seq
from tilewright.messages.terms import LIKE_THE_TABLE, SeatHandicap, Terms
from tilewright.tiles import MOST_PIECES


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Follow a match; `after` is the last event the client knows, if any. Sentences are in `language`, or
    in the language of the connection. With `covered` the client is sent what a watcher sees, and nobody's drafts,
    although it has a seat: a device that is passed around shows the table to all. A large screen names its table
    in `screen`, and is sent what a watcher without a delay sees."""

    match: Name
    after: Seq | None = None
    language: LanguageName | None = None
    covered: bool = False
    screen: Name | None = None


class Nonce(Struct, frozen=True, tag="nonce", forbid_unknown_fields=True):
    """Give this seat's part of every shuffle, 16 to 64 bytes in hexadecimal, before the first deal."""

    nonce: Hex


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Send a command; the client makes the id, and a command sent again is carried out once.

    With `after` the command is refused if the match has moved on from that event.
    """

    id: Name
    command: Raw
    after: Seq | None = None


class ShowDraft(Struct, frozen=True, tag="draft", forbid_unknown_fields=True):
    """Send the table as it is being arranged, to be judged and shown to the others; a draft for another event than the
    last is ignored."""

    rows: Rows
    after: Seq | None = None

    def __post_init__(self) -> None:
        """Refuse more pieces than any box has."""
        _refuse_more_than_a_box(self.rows)


class AskPlan(Struct, frozen=True, kw_only=True, tag="plan", forbid_unknown_fields=True):
    """Have a plan judged and fitted to the table after event `after`: `rows` as they were laid on the table `over`.

    It is answered to its sender alone, never stored and never shown. One for another event than the last is ignored.
    """

    rows: Rows
    over: Rows
    after: Seq

    def __post_init__(self) -> None:
        """Refuse more pieces than any box has."""
        _refuse_more_than_a_box(self.rows)
        _refuse_more_than_a_box(self.over)


def _refuse_more_than_a_box(rows: Rows) -> None:
    if sum(map(len, rows)) > MOST_PIECES:
        raise ValueError(f"at most {MOST_PIECES} pieces")


class Attend(Struct, frozen=True, tag="table", forbid_unknown_fields=True):
    """Follow a table: who comes and goes, what is said, which match begins.

    A table that is not listed requires a chair there or its invitation.
    """

    table: Name
    invite: Name | None = None


class FollowTournament(Struct, frozen=True, tag="tournament", forbid_unknown_fields=True):
    """Be told whenever there is something new in a tournament; `key` is the secret of its link or of a card."""

    tournament: Name
    key: Name | None = None


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say one of the presets, or a text, at the followed table."""

    preset: Name | None = None
    text: Annotated[str, Meta(max_length=2_000)] | None = None


class StayHere(Struct, frozen=True, tag="here", forbid_unknown_fields=True):
    """Stay connected without a match or a table, and be told who calls."""


class OrderRack(Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """Store the order of the rack: its pieces in order; other numbers may stand for gaps."""

    tiles: Annotated[tuple[Piece, ...], Meta(max_length=400)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Ask whether anybody answers: a connection on which packets are lost looks open for minutes."""


Incoming = Hello | Nonce | Act | ShowDraft | AskPlan | Attend | FollowTournament | Say | StayHere | OrderRack | Ping


class Place(Struct, frozen=True, kw_only=True):
    """The public part of a seat: who has it, and the nonce it has given."""

    name: str
    avatar: Avatar
    bot: str | None
    nonce: str | None


class KnownMatch(Struct, frozen=True, kw_only=True):
    """A match, its seats, the client's own seat if any, and the hashes of all secrets."""

    match: MatchId
    rules: str
    house: dict[str, int | str]
    seat: Seat | None
    places: tuple[Place, ...]
    commitments: tuple[str, ...]
    begun: bool


class Seating(KnownMatch, frozen=True, kw_only=True, tag="seating"):
    """The first answer to hello: the match, its seats, the client's own seat if any, and the hashes of all secrets."""

    terms: Terms


class View(Struct, frozen=True, tag="view"):
    """The match after event `seq`, as this seat sees it.

    `readings` say what the rows of the table are, `may` which kinds of commands the seat may send now, and `timeout`
    what happens when the time of a turn is up, and `ending` how a turn ends before that. Only the first view after
    `hello` has `timeout`, `ending` and `view.rules`: they stay the same for the whole match. After a game `story`
    tells it in a sentence or two, each about the `seat` in its values.
    """

    seq: int
    view: Any
    readings: tuple[RowReading, ...] = ()
    may: tuple[str, ...] = ()
    timeout: tuple[Phrase, ...] | UnsetType = UNSET
    ending: Ending | UnsetType = UNSET
    story: tuple[Phrase, ...] | UnsetType = UNSET


class Events(Struct, frozen=True, tag="events"):
    """Events as this seat sees them; `seq` is the number of the last one."""

    seq: int
    events: tuple[Any, ...]


class Ack(Struct, frozen=True, tag="ack", omit_defaults=True):
    """The command is carried out and stored; its last event is `seq`. If it was an illegal turn and cost a penalty,
    `sentences` say what was wrong with it."""

    id: str
    seq: int
    sentences: tuple[str, ...] = ()


class Reason(Enum):
    """Why a command was refused."""

    ILLEGAL = "illegal"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SEAT = "no-seat"
    NOT_BEGUN = "not-begun"
    STALE = "stale"
    TOO_OFTEN = "too-often"
    NOT_NOW = "not-now"
    TRY_AGAIN = "try-again"
    BAD = "bad"


class Refusal(Struct, frozen=True, kw_only=True, tag="refused"):
    """The command was not carried out; the faults as values, and in sentences."""

    id: str
    reason: Reason
    faults: tuple[FaultFields, ...] = ()
    sentences: tuple[str, ...] = ()


class Draft(Struct, frozen=True, kw_only=True, tag="draft"):
    """The table as a seat is arranging it in the turn after event `seq`, with the readings of its rows."""

    seat: Seat
    seq: int
    rows: tuple[tuple[int, ...], ...]
    readings: tuple[RowReading, ...] = ()


class Judgement(Struct, frozen=True, kw_only=True, tag="judgement"):
    """What would be wrong with the client's draft as a turn; without faults it may be played.

    `readings` describe its rows, unless it has pieces that cannot be there; `opening` is what it counts while the seat
    has not opened. Where drafts are not `checked` before a turn ends (A-16), only such pieces are faults.
    """

    seq: int
    faults: tuple[FaultFields, ...]
    sentences: tuple[str, ...]
    readings: tuple[RowReading, ...] = ()
    opening: OpeningCount | None = None
    checked: bool = True


class PlanFate(Enum):
    """What became of a plan: it lies as it was laid, or why not all of it does."""

    KEPT = "kept"
    REFITTED = "refitted"
    UNHELPED = "unhelped"
    NO_PLACE = "no-place"
    BUSY = "busy"


class PlanAnswer(Struct, frozen=True, kw_only=True, tag="plan"):
    """A plan as it fits the table after event `seq`, for its owner alone.

    Pieces of the player that lie otherwise than planned are `moved`, those without a place are `returned`; `judgement`
    is about the plan as a turn, and is left out by a host that is too busy.
    """

    seq: int
    rows: tuple[tuple[int, ...], ...]
    fate: PlanFate
    moved: tuple[int, ...] = ()
    returned: tuple[int, ...] = ()
    judgement: Judgement | None = None


class Clock(Struct, frozen=True, kw_only=True, tag="clock"):
    """The deadline of the turn after event `seq`, if any, and the server's time, in milliseconds since 1970.

    Seats that are `away` are played by a stand-in; those in `asked` want a pause; `paused` says whether there is one.
    """

    seq: int
    deadline: Millis | None
    now: Millis
    away: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    paused: bool = False


class Presence(Struct, frozen=True, tag="presence"):
    """The seats whose players are connected."""

    seats: tuple[Seat, ...]


class Trouble(Struct, frozen=True, tag="error"):
    """Why a message could not be used."""

    reason: str


class Gone(Struct, frozen=True, tag="gone"):
    """There is no such match, or no such table."""

    match: str


class ChairShown(Struct, frozen=True, kw_only=True):
    """A chair at a table: a player's, a bot's, or free; and how they play where that differs from the table."""

    player: str | None
    name: str | None
    avatar: Avatar | None
    bot: str | None
    again: bool
    handicap: SeatHandicap = LIKE_THE_TABLE


class AskingShown(Struct, frozen=True, kw_only=True):
    """A stranger who asks to be let in to a table, or who was let in."""

    player: str
    name: str
    avatar: Avatar


class CalledShown(Struct, frozen=True, kw_only=True):
    """Somebody who was called to a table and has no chair there yet, and whether they have declined.

    The host is told which player it is.
    """

    name: str
    avatar: Avatar
    declined: bool
    player: str | None


class TableShown(Struct, frozen=True, kw_only=True, tag="table"):
    """A table after its change number `version`, as one player may see it.

    `chair` is the player's own; `host` says whether the player is the host. Only players with a chair and screens see
    the invitation and how many `screens` there are, only players with a chair who is `called`, and only the host who is
    `asking` to be let in, and who was let in and is `standing` without a chair. `screen` says whether this login is one
    of the screens. The match is the current or the last one.
    """

    table: str
    version: int
    rules: str
    house: dict[str, int | str]
    terms: Terms
    chairs: tuple[ChairShown, ...]
    chair: Seat | None
    host: bool
    listed: bool
    invite: str | None
    match: MatchId | None
    closed: bool
    asking: tuple[AskingShown, ...] = ()
    standing: tuple[AskingShown, ...] = ()
    called: tuple[CalledShown, ...] = ()
    screen: bool = False
    screens: int = 0


class Said(Struct, frozen=True, kw_only=True, tag="said"):
    """A line said at the followed table: the id of a preset, or a text."""

    table: str
    number: int
    player: str
    name: str
    avatar: Avatar
    at: Millis
    preset: str | None
    text: str | None


class CallShown(Struct, frozen=True, kw_only=True):
    """A table to which its host calls the player, by a rulebook."""

    table: str
    rules: str
    name: str
    avatar: Avatar
    at: Millis


class Calls(Struct, frozen=True, tag="calls"):
    """Who calls the player to a table now, the latest first; sent after `here`, and again when it changes."""

    calls: tuple[CallShown, ...]


class TournamentNews(Struct, frozen=True, tag="tournament"):
    """A tournament has events up to `version`, which is 0 where it is not known; HTTP shows it."""

    tournament: str
    version: int


class RackOrder(Struct, frozen=True, tag="order"):
    """The order of the rack as its player last sent it; sent to that player alone."""

    tiles: tuple[int, ...]


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping: the last event sent on this connection, 0 before the first; null if it follows no match."""

    seq: int | None


OfMatch = Seating | View | Events | Ack | Refusal | Draft | Judgement | PlanAnswer | Clock | Presence | RackOrder
"""What somebody is sent who follows a match."""
Outgoing = OfMatch | TableShown | TournamentNews | Said | Calls | Trouble | Gone | Pong
