"""What a player saw of a match before its first deal, and whether a record still has it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import UNSET, Struct

from tilewright.records.lines import GameLine, IllegalLine
from tilewright.tiles.notation import BadInput


class Seen(Struct, frozen=True, kw_only=True):
    """The commitments of all games of a match and the nonces of its seats, as far as they were known; in hexadecimal.

    The player sat at `seat`, and its nonce is the player's own.
    """

    match: str
    seat: int
    nonces: tuple[str | None, ...]
    commitments: tuple[str, ...]


_DECODER = msgspec.json.Decoder(Seen)


def read_seen(texts: Iterable[str | bytes]) -> dict[str, Seen]:
    """Return what was seen of each match, from lines of JSON, or raise BadInput; the first line of a match counts."""
    seen: dict[str, Seen] = {}
    for number, text in enumerate(texts, start=1):
        if text.strip():
            try:
                line = _DECODER.decode(text)
            except (msgspec.MsgspecError, UnicodeError) as wrong:
                raise BadInput(f"line {number} is not what was seen of a match: {wrong}") from None
            seen.setdefault(line.match, line)
    return seen


def refuse_changed(head: GameLine, number: int, seen: Mapping[str, Seen]) -> None:
    """Raise IllegalLine if a game, whose line has this number, differs from what was seen before the deal."""
    known = seen.get(head.match)
    if known is None:
        raise IllegalLine("nothing was seen of this match before its deal", number)
    assert head.shuffle is not UNSET
    promised = known.commitments[head.game - 1] if 0 < head.game <= len(known.commitments) else None
    if head.shuffle.commitment != promised:
        raise IllegalLine("the commitment is not the one that the server showed before the deal", number)
    for seat, nonce in enumerate(known.nonces):
        if nonce is not None and (*head.shuffle.nonces[seat:], None)[0] != nonce:
            whose = "your nonce" if seat == known.seat else f"the nonce of seat {seat}"
            raise IllegalLine(f"{whose} is not the one from before the deal", number)
