"""What each kind of game puts into messages: its commands, events and views, encoded and decoded."""

from fractions import Fraction

import msgspec

from tilewright.games import KINDS, AnyCommand, AnyEvent, AnyKind, AnyMatch, GameRules, PerKind
from tilewright.messages.seats import SeatCommand, SeatEvent
from tilewright.records.lines import write_score


def plain(value: object) -> object:
    """Return the JSON form of points: a number, or text such as `31/3` where no number is exact."""
    if isinstance(value, Fraction):
        return write_score(value)
    raise NotImplementedError(type(value))


ENCODER = msgspec.json.Encoder(enc_hook=plain)


class Codec:
    """The decoders of one kind of game, made once: making one costs as much as a hundred decodings."""

    def __init__(self, kind: AnyKind) -> None:
        # Commands and events about seats share the messages and the log of the game.
        self.command: msgspec.json.Decoder[AnyCommand | SeatCommand] = msgspec.json.Decoder(kind.commands | SeatCommand)
        self.event: msgspec.json.Decoder[AnyEvent | SeatEvent] = msgspec.json.Decoder(kind.events | SeatEvent)
        self.state: msgspec.json.Decoder[AnyMatch] = msgspec.json.Decoder(kind.state)
        self.rules: msgspec.json.Decoder[GameRules] = msgspec.json.Decoder(kind.rules)


CODECS = PerKind(tiles=Codec(KINDS.tiles), dice=Codec(KINDS.dice))
