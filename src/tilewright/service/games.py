"""Each kind of game as the service hosts it: its codecs, bots, records, words and screens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import LADDERS, Ladder
from tilewright.engine import Shuffles
from tilewright.games import DICE, TILES, AnyKind, PerKind, edition
from tilewright.records.kinds import RECORDS, RecordKind
from tilewright.records.lines import write_score
from tilewright.rules.house import house_of, with_house
from tilewright.service.matches.seats import SeatCommand, SeatEvent
from tilewright.service.screens import dice as screen_dice
from tilewright.service.screens import tiles as screen_tiles
from tilewright.service.screens.protocol import Screen
from tilewright.service.storage.rows import MatchRow
from tilewright.words import dice
from tilewright.words.events import EventContext, event_in_words
from tilewright.words.faults import fault_in_words


def plain(value: object) -> object:
    """Return the JSON form of points: a number, or text such as `31/3` where no number is exact."""
    if isinstance(value, Fraction):
        return write_score(value)
    raise NotImplementedError(type(value))


ENCODER = msgspec.json.Encoder(enc_hook=plain)


def either(one: Any, other: Any) -> Any:
    """Return the union of two types known only at run time."""
    return one | other


class Codec:
    """The decoders of one kind of game, made once: making one costs as much as a hundred decodings."""

    def __init__(self, kind: AnyKind) -> None:
        # Commands and events about seats share the messages and the log of the game.
        self.command: msgspec.json.Decoder[Any] = msgspec.json.Decoder(either(kind.commands, SeatCommand))
        self.event: msgspec.json.Decoder[Any] = msgspec.json.Decoder(either(kind.events, SeatEvent))
        self.state: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind.state)
        self.rules: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind.rules)


class HostedGame(Struct, frozen=True, kw_only=True, eq=False):
    """One kind of game as the service hosts it, found by the type of its rules; `name` is what it is played with.

    `describe_event` takes a seen event and the view before it; `racks` are the pieces of all seats, and `game_number`
    the number of the game in its match, both of a state.
    """

    name: str
    kind: AnyKind
    codec: Codec
    ladder: Ladder[AnyBot]
    records: RecordKind
    describe_fault: Callable[[Any, str], str]
    describe_event: Callable[[Any, Any, tuple[str, ...], str], str]
    racks: Callable[[Any], tuple[tuple[int, ...], ...]]
    game_number: Callable[[Any], int]
    screen: Screen


def _describe_tile_fault(fault: Any, locale: str) -> str:
    # Rows have no numbers on a screen, which shows the sentence at the row.
    return fault_in_words(msgspec.structs.replace(fault, row=None), locale)


def _describe_dice_fault(fault: Any, locale: str) -> str:
    return dice.fault_in_words(fault, locale, in_words=True)


def _describe_tile_event(event: Any, before: Any, names: tuple[str, ...], locale: str) -> str:
    context = EventContext(names=names, in_words=True)
    if before is not None:
        context = msgspec.structs.replace(context, table=before.table, opened=before.opened)
    return event_in_words(event, context, locale)


def _describe_dice_event(event: Any, before: Any, names: tuple[str, ...], locale: str) -> str:
    context = dice.EventContext(names=names, in_words=True)
    if before is not None:
        context = msgspec.structs.replace(context, showing=before.showing, grid=before.grid)
    return dice.event_in_words(event, context, locale)


HOSTED_GAMES = PerKind(
    tiles=HostedGame(
        name="tiles",
        kind=TILES,
        codec=Codec(TILES),
        ladder=LADDERS.tiles,
        records=RECORDS.tiles,
        describe_fault=_describe_tile_fault,
        describe_event=_describe_tile_event,
        racks=lambda match: match.game.racks,
        game_number=lambda match: match.game.number,
        screen=screen_tiles,
    ),
    dice=HostedGame(
        name="dice",
        kind=DICE,
        codec=Codec(DICE),
        ladder=LADDERS.dice,
        records=RECORDS.dice,
        describe_fault=_describe_dice_fault,
        describe_event=_describe_dice_event,
        racks=lambda match: match.round.hands,
        game_number=lambda match: match.round.number,
        screen=screen_dice,
    ),
)


def hosted_game(rules: str) -> HostedGame:
    """Return the kind of game of a rulebook, or raise BadHouseRule that lists the rulebooks."""
    return HOSTED_GAMES.of(edition(rules).rulebook)


def rulebook_with(rules: str, house: Mapping[str, int | str]) -> Any:
    """Return the rulebook of that name with house rules, or raise BadHouseRule."""
    return with_house(edition(rules).rulebook, house)


def house_rules(row: MatchRow) -> dict[str, int | str]:
    """Return the house rules of a match that differ from its booklet."""
    return house_of(rulebook_of(row), edition(row.rules).rulebook)


def rulebook_of(row: MatchRow) -> Any:
    """Return the rulebook that a match was created with."""
    return hosted_game(row.rules).codec.rules.decode(row.rulebook)


def shuffles_of(row: MatchRow) -> Shuffles:
    """Return the secrets of a match and the nonces of its seats, which must be complete."""
    nonces = tuple(holder.nonce for holder in row.holders if holder.nonce is not None)
    assert len(nonces) == len(row.holders)
    return Shuffles(secrets_of(row), nonces)


def secrets_of(row: MatchRow) -> tuple[bytes, ...]:
    """Return the secrets of a match, one per game."""
    return msgspec.msgpack.decode(row.secrets, type=tuple[bytes, ...])


def game_events(kind: HostedGame, log: Iterable[bytes]) -> Iterator[Any]:
    """Yield the events of the engine in a stored log, without those about seats."""
    for stored in log:
        event = kind.codec.event.decode(stored)
        if not isinstance(event, SeatEvent):
            yield event
