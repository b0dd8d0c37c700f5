"""The events of the tile game as sentences for one seat, and sentences about seats."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from msgspec import Struct

from tilewright.engine import Seat
from tilewright.game.events import EndReason, GameEnded, MatchEnded, Passed, TilesPlayed
from tilewright.game.table import Table
from tilewright.game.view import DealSeen, DrawSeen, GameDealSeen, MatchStartSeen, ReshuffleSeen, Seen, TimeOutSeen
from tilewright.tiles import Row, TileId, faces_of, write_row
from tilewright.words.say import faces_in_words, listed, say


class Reader(Struct, frozen=True, kw_only=True):
    """The reader of an event: the names of all seats, and the reader's own seat, if any.

    Terminals write pieces in the notation, screens `in_words`.
    """

    names: tuple[str, ...]
    in_words: bool = False
    seat: Seat | None = None

    def pieces(self, faces: Row, locale: str) -> str:
        """Return pieces as the reader reads them."""
        return faces_in_words(faces, locale) if self.in_words else write_row(faces)


def say_of_seats(key: str, seats: Sequence[Seat], reader: Reader, locale: str, **values: str | int) -> str:
    """Return a sentence about some seats; its value `you` is yes if it is about the reader alone."""
    who = listed([name_of(seat, reader, locale) for seat in seats], locale)
    you = "yes" if tuple(seats) == (reader.seat,) else "no"
    sentence = say(key, locale, who=who, you=you, winners=len(seats), **values)
    # A list of names may begin with a lower-case "you".
    return sentence[0].upper() + sentence[1:]


def name_of(seat: Seat, reader: Reader, locale: str) -> str:
    """Return the name of a seat, or "you" for the reader's own."""
    return say("you", locale) if seat == reader.seat else reader.names[seat]


_ENDINGS = {reason: f"event-game-{reason.value}" for reason in EndReason}


class EventContext(Reader, frozen=True, kw_only=True):
    """The reader of an event, and the table before it, with who had opened."""

    table: Table = ()
    opened: tuple[bool, ...] = ()


def event_in_words(event: Seen, context: EventContext, locale: str = "en") -> str:
    """Return the sentences for an event."""
    match event:
        case MatchStartSeen(deal=deal) | GameDealSeen(deal=deal):
            return _deal(deal, context, locale)
        case ReshuffleSeen(seat=seat, pairs=pairs, deal=deal):
            shown = say_of_seats("event-reshuffled", (seat,), context, locale, pieces=_pieces(pairs, context, locale))
            return f"{shown} {_start(deal.starter, context, locale)}"
        case TilesPlayed(seat=seat, played=played):
            pieces, how = _pieces(played, context, locale), _how(event, context)
            return say_of_seats("event-played", (seat,), context, locale, pieces=pieces, how=how)
        case DrawSeen(seat=seat, count=count, tiles=tiles, penalty=penalty):
            key = "event-penalised" if penalty else "event-drew"
            return say_of_seats(key, (seat,), context, locale, count=count, pieces=_pieces(tiles, context, locale))
        case Passed(seat):
            return say_of_seats("event-passed", (seat,), context, locale)
        case TimeOutSeen():
            return _time_out(event, context, locale)
        case GameEnded(reason=reason, winners=winners):
            return say_of_seats(_ENDINGS[reason], winners, context, locale)
        case MatchEnded(winners):
            return say_of_seats("event-match-ended", winners, context, locale)
        case _:
            assert_never(event)


def _pieces(tiles: Iterable[TileId], reader: Reader, locale: str) -> str:
    return reader.pieces(faces_of(tiles), locale)


def _deal(deal: DealSeen, context: EventContext, locale: str) -> str:
    start = _start(deal.starter, context, locale)
    if not deal.draws:
        return start
    each = [
        say("event-drawn-by", locale, who=name_of(Seat(seat), context, locale), pieces=_pieces(drawn, context, locale))
        for seat, drawn in enumerate(deal.draws)
    ]
    return f"{say('event-drawn-for-start', locale, draws=listed(each, locale))} {start}"


def _start(starter: Seat, context: EventContext, locale: str) -> str:
    return say_of_seats("event-starts", (starter,), context, locale)


def _how(event: TilesPlayed, context: EventContext) -> str:
    if context.opened and not context.opened[event.seat]:
        return "opening"
    laid = [set(row) for row in event.table]
    moved = any(not any(row.issuperset(old) for row in laid) for old in context.table)
    return "moving" if moved else "adding"


def _time_out(event: TimeOutSeen, context: EventContext, locale: str) -> str:
    same = sorted(map(sorted, event.table)) == sorted(map(sorted, context.table))
    seats = (event.seat,)
    parts = [say_of_seats("event-timed-out", seats, context, locale, table="same" if same else "changed")]
    for key, count, tiles in (
        ("event-timed-out-returned", event.returned_count, event.returned),
        ("event-timed-out-to-pool", len(event.to_pool), event.to_pool),
        ("event-timed-out-drew", event.count, event.drawn),
    ):
        if count:
            parts.append(say_of_seats(key, seats, context, locale, count=count, pieces=_pieces(tiles, context, locale)))
    return " ".join(parts)
