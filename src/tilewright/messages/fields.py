"""The types of fields that many messages share: ids, times, and values from outside, each with its bounds."""

from typing import Annotated, NewType

from msgspec import Meta

from tilewright.tiles import MOST_PIECES

MatchId = NewType("MatchId", str)
PlayerId = NewType("PlayerId", str)
Millis = NewType("Millis", int)


MOST_FRAME_BYTES = 8_192
"""The size of a message, unless a server allows another."""

# The characters of our ids: the database is never asked for others.
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", max_length=64)]
# PostgreSQL text cannot contain NUL.
Name = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$", max_length=128)]
MOST_PERSONS = 12
"""How many people a device that is passed around knows."""
PersonNumber = Annotated[int, Meta(ge=1, le=MOST_PERSONS)]
LanguageName = Annotated[str, Meta(max_length=8)]

Piece = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Rows = Annotated[
    tuple[Annotated[tuple[Piece, ...], Meta(min_length=1, max_length=MOST_PIECES)], ...], Meta(max_length=MOST_PIECES)
]
PieceText = Annotated[str, Meta(max_length=4, examples=["R7"])]
PieceTexts = Annotated[tuple[PieceText, ...], Meta(max_length=MOST_PIECES)]
RowTexts = Annotated[tuple[PieceText, ...], Meta(min_length=1, max_length=MOST_PIECES)]

RulesId = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40, examples=["beginner"])]
HouseRules = Annotated[
    dict[
        Annotated[str, Meta(max_length=40)],
        Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=40)],
    ],
    Meta(max_length=60),
]
