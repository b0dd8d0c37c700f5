"""What each kind of game brings to its bots: the ladder of their names, and the commands they may return."""

from msgspec import msgpack

from tilewright.bots.protocol import AnyBot
from tilewright.bots.registry import DICE, TILES, Ladder
from tilewright.games import KINDS, AnyCommand, PerKind

LADDERS: PerKind[Ladder[AnyBot], Ladder[AnyBot]] = PerKind(tiles=TILES, dice=DICE)

COMMANDS: PerKind[msgpack.Decoder[AnyCommand], msgpack.Decoder[AnyCommand]] = PerKind(
    tiles=msgpack.Decoder(KINDS.tiles.commands), dice=msgpack.Decoder(KINDS.dice.commands)
)
