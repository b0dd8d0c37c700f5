"""Verifying shuffles: all that came by chance is drawn again, and compared with what a player saw before the deal."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec import UNSET, Struct

from tilewright.chance import commitment, game_key
from tilewright.games import edition
from tilewright.records.kinds import RECORDS
from tilewright.records.lines import EndLine, GameLine, IllegalLine
from tilewright.records.read import RecordedGame, recorded_games
from tilewright.records.referee import RecordFault, Verdict
from tilewright.rules.house import BadHouseRule, with_house
from tilewright.rules.printing import NoSuchRulebook
from tilewright.tiles import BadInput, BadNotation


class Seen(Struct, frozen=True, kw_only=True):
    """The commitments of all games of a match and the nonces of its seats, as far as they were known; in hexadecimal.

    The player sat at `seat`, and its nonce is the player's own.
    """

    match: str
    seat: int
    nonces: tuple[str | None, ...]
    commitments: tuple[str, ...]


Broken: TypeAlias = Callable[[int, bytes, Sequence[bytes]], str | None]
"""What is wrong with the secret and the nonces of a game of this number, or None."""

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


def verify_record(
    texts: Iterable[str | bytes], seen: Mapping[str, Seen] | None = None, broken: Broken | None = None
) -> Verdict:
    """Return which games of a record were shuffled as committed, or raise BadRecord.

    Without `seen` a record is checked for agreeing with itself alone: a server could have replaced the commitments
    after it learned the nonces. Only chance is checked here; the referee judges the turns. `broken` looks at what each
    game was shuffled from.
    """
    faults: list[RecordFault] = []
    count = 0
    for count, game in enumerate(recorded_games(texts), start=1):
        try:
            _verify(game)
            if seen is not None:
                refuse_changed(game.head, game.number, seen)
            if broken is not None and (reason := broken(game.head.game, *_revealed(game))):
                raise IllegalLine(reason, game.number)
        except (BadNotation, BadHouseRule, NoSuchRulebook) as bad:
            faults.append(RecordFault(count, game.number, str(bad)))
        except IllegalLine as illegal:
            faults.append(RecordFault(count, illegal.line, illegal.reason))
    return Verdict(count, count - len(faults), tuple(faults))


def _verify(record: RecordedGame) -> None:
    rules = with_house(edition(record.head.rules).rulebook, record.head.house)
    chance = RECORDS.of(rules).chance(rules, record.head, game_key(*_revealed(record)))
    for numbered in record.lines:
        if reason := chance.mismatch(numbered.line):
            raise IllegalLine(reason, numbered.number)


def _revealed(record: RecordedGame) -> tuple[bytes, list[bytes]]:
    """Return the secret and the nonces of a game, or raise IllegalLine if the secret is not the one committed to."""
    ending = next(numbered for numbered in record.lines if isinstance(numbered.line, EndLine))
    assert isinstance(ending.line, EndLine)
    shuffle, secret = record.head.shuffle, ending.line.secret
    if shuffle is UNSET:
        raise IllegalLine("the game has no commitment", record.number)
    if secret is UNSET:
        raise IllegalLine("the secret was not revealed", ending.number)
    try:
        revealed = bytes.fromhex(secret)
        nonces = [bytes.fromhex(nonce) for nonce in shuffle.nonces]
    except ValueError:
        raise IllegalLine("secret and nonces are written in hexadecimal", ending.number) from None
    if commitment(revealed).hex() != shuffle.commitment:
        raise IllegalLine("the secret is not the one committed to", ending.number)
    return revealed, nonces
