"""How bytes are decoded into messages, and messages encoded into bytes."""

from typing import TypeVar

import msgspec
from msgspec import Raw

from tilewright.games import AnyCommand
from tilewright.messages.fields import Rows
from tilewright.messages.kinds import ENCODER, Codec
from tilewright.messages.seats import SeatCommand
from tilewright.messages.wire import Incoming, Outgoing
from tilewright.tiles import BadInput

_Decoded = TypeVar("_Decoded")

# msgspec names unknown fields, which may be of any length.
_LONGEST_REASON = 200
_INCOMING: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
# Without bounds: an older version may have stored the draft.
_STORED_ROWS: msgspec.json.Decoder[Rows] = msgspec.json.Decoder(tuple[tuple[int, ...], ...])


class BadMessage(BadInput):
    """Bytes that cannot be decoded as a message; the text says why."""


def read_message(data: bytes | str, most: int) -> Incoming:
    """Return the message that bytes encode, or raise BadMessage."""
    if len(data) > most:
        raise BadMessage(f"a message has at most {most} bytes")
    return _decoded(_INCOMING, data, "")


def read_rows(stored: bytes) -> Rows:
    """Return the rows of a stored draft."""
    return _STORED_ROWS.decode(stored)


def read_command(raw: Raw, codec: Codec) -> AnyCommand | SeatCommand:
    """Return the decoded command of a message, or raise BadMessage."""
    return _decoded(codec.command, raw, "command: ")


def _decoded(decoder: msgspec.json.Decoder[_Decoded], data: bytes | str | Raw, part: str) -> _Decoded:
    try:
        return decoder.decode(data)
    except msgspec.MsgspecError as wrong:
        raise BadMessage(f"{part}{wrong}"[:_LONGEST_REASON]) from None
    except UnicodeError:
        raise BadMessage("a message is UTF-8") from None
    except RecursionError:
        raise BadMessage("the message is nested too deeply") from None


def encode_message(message: Outgoing) -> bytes:
    """Return the bytes of a message."""
    return ENCODER.encode(message)
