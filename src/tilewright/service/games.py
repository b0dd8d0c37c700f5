"""Each kind of game as the service needs it: how its values are stored, who plays it, how it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.bots.protocol import Bot
from tilewright.bots.registry import DICE_LADDER, LADDER, bot, dice_bot
from tilewright.engine import Shuffles
from tilewright.games import DICE, EDITIONS, TILES, AnyKind, edition
from tilewright.records.dice import write as dice_write
from tilewright.records.lines import Line, write_score
from tilewright.records.tiles.write import recorded
from tilewright.rules import booklets
from tilewright.rules.house import house_of, with_house
from tilewright.service.matches.seats import SeatCommand, SeatEvent
from tilewright.service.screens import dice as screen_dice
from tilewright.service.screens import tiles as screen_tiles
from tilewright.service.screens.protocol import Screen
from tilewright.service.storage.rows import Entry, MatchRow
from tilewright.words import dice
from tilewright.words.events import EventContext, event_in_words
from tilewright.words.faults import fault_in_words


def plain(value: object) -> object:
    """Return what JSON writes for a value that it has no form for: points as a number, or exactly as `31/3`."""
    if isinstance(value, Fraction):
        return write_score(value)
    raise NotImplementedError(type(value))


ENCODER = msgspec.json.Encoder(enc_hook=plain)


def either(one: Any, other: Any) -> Any:
    """Return the union of two types that are known only when it runs."""
    return one | other


class Codec:
    """Reads and writes the values of one kind; decoders are made once, since making one costs a hundred readings."""

    def __init__(self, kind: AnyKind) -> None:
        # What players do about their seats stands in the same messages and in the same log.
        self.command: msgspec.json.Decoder[Any] = msgspec.json.Decoder(either(kind.commands, SeatCommand))
        self.event: msgspec.json.Decoder[Any] = msgspec.json.Decoder(either(kind.events, SeatEvent))
        self.state: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind.state)
        self.rules: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind.rules)


class Served(Struct, frozen=True, kw_only=True, eq=False):
    """A kind of game that the service offers; `game` is what it is played with.

    `told` says what happened, given the event and the view before it; `racks` are the pieces of all seats; `screen`
    is what its screens are told.
    """

    game: str
    kind: AnyKind
    codec: Codec
    bots: tuple[str, ...]
    bot: Callable[[str], Bot[Any, Any, Any]]
    recorded: Callable[[Iterable[Any], Sequence[str], str], Iterator[Line]]
    said: Callable[[Any, str], str]
    told: Callable[[Any, Any, tuple[str, ...], str], str]
    racks: Callable[[Any], tuple[tuple[int, ...], ...]]
    screen: Screen


def _told_of_tiles(event: Any, before: Any, names: tuple[str, ...], locale: str) -> str:
    context = EventContext(names=names)
    if before is not None:
        context = EventContext(names=names, table=before.table, opened=before.opened)
    return event_in_words(event, context, locale)


def _told_of_dice(event: Any, before: Any, names: tuple[str, ...], locale: str) -> str:
    if before is None:
        return dice.event_in_words(event, dice.EventContext(names=names), locale)
    return dice.event_in_words(event, dice.EventContext(names=names, showing=before.showing, grid=before.grid), locale)


_TILES = Served(
    game="tiles",
    kind=TILES,
    codec=Codec(TILES),
    bots=tuple(LADDER),
    bot=bot,
    recorded=recorded,
    said=fault_in_words,
    told=_told_of_tiles,
    racks=lambda match: match.game.racks,
    screen=screen_tiles,
)
_DICE = Served(
    game="dice",
    kind=DICE,
    codec=Codec(DICE),
    bots=tuple(DICE_LADDER),
    bot=dice_bot,
    recorded=dice_write.recorded,
    said=dice.fault_in_words,
    told=_told_of_dice,
    racks=lambda match: match.round.hands,
    screen=screen_dice,
)

# Rulebooks that are not the tile game's are the dice game's.
SERVED: Mapping[str, Served] = {name: _TILES if name in booklets.EDITIONS else _DICE for name in EDITIONS}


def served(rules: str) -> Served:
    """Return the kind of game that a rulebook belongs to, or raise BadHouseRule naming the rulebooks there are."""
    return SERVED[edition(rules).rulebook.id]


def rulebook_with(rules: str, house: Mapping[str, int | str]) -> Any:
    """Return the rulebook of that name with house rules, or raise BadHouseRule."""
    served(rules)
    return with_house(EDITIONS[rules].rulebook, house)


def house_rules(row: MatchRow) -> dict[str, int | str]:
    """Return by which house rules a match differs from its booklet."""
    return house_of(rulebook_of(row), EDITIONS[row.rules].rulebook)


def rulebook_of(row: MatchRow) -> Any:
    """Return the rulebook that a match was created with."""
    return served(row.rules).codec.rules.decode(row.rulebook)


def shuffles_of(row: MatchRow) -> Shuffles:
    """Return the secrets of a match and the nonces of its seats, all of which must have come."""
    nonces = tuple(sitter.nonce for sitter in row.sitters if sitter.nonce is not None)
    assert len(nonces) == len(row.sitters)
    return Shuffles(secrets_of(row), nonces)


def secrets_of(row: MatchRow) -> tuple[bytes, ...]:
    """Return the secrets of a match, one a game."""
    return msgspec.msgpack.decode(row.secrets, type=tuple[bytes, ...])


def game_events(kind: Served, entries: Iterable[Entry]) -> Iterator[Any]:
    """Yield the events of the game alone, as the engine knows them."""
    for entry in entries:
        event = kind.codec.event.decode(entry.event)
        if not isinstance(event, SeatEvent):
            yield event
