"""Verifying shuffles: everything that came by chance is drawn again from the revealed secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import UNSET

from tilewright.chance import commitment, game_key
from tilewright.games import edition
from tilewright.records.kinds import RECORDS
from tilewright.records.lines import EndLine, IllegalLine
from tilewright.records.read import RecordedGame, recorded_games
from tilewright.records.referee import RecordFault, Verdict
from tilewright.records.seen import Seen, refuse_changed
from tilewright.rules.house import BadHouseRule, with_house
from tilewright.rules.printing import NoSuchRulebook
from tilewright.tiles.notation import BadNotation


def verify_record(texts: Iterable[str | bytes], seen: Mapping[str, Seen] | None = None) -> Verdict:
    """Return which games of a record were shuffled as committed, or raise BadRecord.

    Without `seen` a record is checked for agreeing with itself alone: a server could have replaced the commitments
    after it learned the nonces. Only chance is checked here; the referee judges the turns.
    """
    faults: list[RecordFault] = []
    count = 0
    for count, game in enumerate(recorded_games(texts), start=1):
        try:
            _verify(game)
            if seen is not None:
                refuse_changed(game.head, game.number, seen)
        except (BadNotation, BadHouseRule, NoSuchRulebook) as bad:
            faults.append(RecordFault(count, game.number, str(bad)))
        except IllegalLine as illegal:
            faults.append(RecordFault(count, illegal.line, illegal.reason))
    return Verdict(count, count - len(faults), tuple(faults))


def _verify(record: RecordedGame) -> None:
    rules = with_house(edition(record.head.rules).rulebook, record.head.house)
    chance = RECORDS.of(rules).chance(rules, record.head, _key(record))
    for numbered in record.lines:
        if reason := chance.mismatch(numbered.line):
            raise IllegalLine(reason, numbered.number)


def _key(record: RecordedGame) -> bytes:
    """Return the key of the game's chance, or raise IllegalLine if the secret is not the one committed to."""
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
    return game_key(revealed, nonces)
