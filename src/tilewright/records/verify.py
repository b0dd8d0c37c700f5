"""Verifying shuffles: everything that came by chance, made again from the revealed secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import assert_never

from msgspec import UNSET

from tilewright.chance import Chance, commitment, game_key, shuffled
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat
from tilewright.game.deal import deal_from, first_deal
from tilewright.game.events import Dealt
from tilewright.games import GameRules, edition
from tilewright.records.dice_verify import DiceCup
from tilewright.records.lines import DealLine, DrawLine, EndLine, Faces, GameLine, Line, PenaltyLine, TimeOutLine
from tilewright.records.read import RecordedGame, recorded_games
from tilewright.records.referee import RecordFault, Verdict
from tilewright.records.unfit import Unfit
from tilewright.rules.deal import NextStarter
from tilewright.rules.house import BadHouseRule, with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.faces import CODES, Row
from tilewright.tiles.notation import BadNotation, read_faces
from tilewright.tiles.tile import faces_of


def verify_record(texts: Iterable[str | bytes]) -> Verdict:
    """Return which games of a record were shuffled as committed to, or raise BadRecord.

    Only what came by chance is looked at: the referee judges what was done with it.
    """
    faults: list[RecordFault] = []
    count = 0
    for count, game in enumerate(recorded_games(texts), start=1):
        try:
            _verify(game)
        except (BadNotation, BadHouseRule) as bad:
            faults.append(RecordFault(count, game.number, str(bad)))
        except Unfit as unfit:
            faults.append(RecordFault(count, unfit.line, unfit.reason))
    return Verdict(count, count - len(faults), tuple(faults))


def _verify(record: RecordedGame) -> None:
    rules = with_house(edition(record.head.rules).rulebook, record.head.house)
    source = _source(rules, record.head, _key(record))
    for numbered in record.lines:
        if reason := source.mismatch(numbered.line):
            raise Unfit(reason, numbered.number)


def _source(rules: GameRules, head: GameLine, key: bytes) -> _Bag | DiceCup:
    """Return what the game's chance is made again with."""
    match rules:
        case Rulebook():
            return _Bag(rules, len(head.seats), head.game, key)
        case TurboRules():
            return DiceCup(rules, head.game, key)
        case _:
            assert_never(rules)


def _key(record: RecordedGame) -> bytes:
    """Return the key of the game's chance, or raise Unfit if the secret is not the one committed to."""
    ending = next(numbered for numbered in record.lines if isinstance(numbered.line, EndLine))
    assert isinstance(ending.line, EndLine)
    shuffle, secret = record.head.shuffle, ending.line.secret
    if shuffle is UNSET:
        raise Unfit("the game has no commitment", record.number)
    if secret is UNSET:
        raise Unfit("the secret was not revealed", ending.number)
    try:
        revealed = bytes.fromhex(secret)
        nonces = [bytes.fromhex(nonce) for nonce in shuffle.nonces]
    except ValueError:
        raise Unfit("secret and nonces are written in hexadecimal", ending.number) from None
    if commitment(revealed).hex() != shuffle.commitment:
        raise Unfit("the secret is not the one committed to", ending.number)
    return game_key(revealed, nonces)


class _Bag:
    """The pool of one game, refilled and drawn from as the committed chance says."""

    def __init__(self, rules: Rulebook, seats: int, number: int, key: bytes) -> None:
        self._rules, self._seats, self._number = rules, seats, number
        self._chance = Chance(key)
        self._deal: Dealt | None = None
        self._pool: Row = ()

    def mismatch(self, line: Line) -> str | None:
        """Return how a line differs from what chance gave, or None."""
        match line:
            case DealLine():
                return self._dealt(line)
            case DrawLine(pieces=pieces) | PenaltyLine(pieces=pieces):
                return self._drawn(pieces)
            case TimeOutLine(to_pool=to_pool, pieces=pieces):
                if to_pool:
                    everything = sorted((*self._pool, *read_faces(to_pool)), key=CODES.__getitem__)
                    self._pool, self._chance = shuffled(tuple(everything), self._chance)
                return self._drawn(pieces)
            case _:
                return None

    def _dealt(self, line: DealLine) -> str | None:
        deal = self._next_deal(Seat(line.starter))
        self._deal, self._chance, self._pool = deal, deal.chance, faces_of(deal.pool)
        if deal.starter != line.starter:
            return f"chance made seat {deal.starter} the starter"
        if line.draws is not UNSET and [*map(read_faces, line.draws)] != [*map(faces_of, deal.draws)]:
            return "chance gave other pieces in the starting draw"
        if [Counter(read_faces(rack)) for rack in line.racks] != [Counter(faces_of(rack)) for rack in deal.racks]:
            return "chance dealt other racks"
        return None

    def _next_deal(self, starter: Seat) -> Dealt:
        """Return the deal that chance gives; who starts is its own doing only where it is found afresh."""
        if self._deal is not None:
            return deal_from(self._rules, self._seats, self._deal.starter, self._chance, self._deal.draws)
        if self._number > 1 and self._rules.deal.next_starter is not NextStarter.AGAIN:
            return deal_from(self._rules, self._seats, starter, self._chance)
        return first_deal(self._rules, self._seats, starter, self._chance)

    def _drawn(self, pieces: Faces) -> str | None:
        faces = read_faces(pieces)
        top = self._pool[::-1][: len(faces)]
        self._pool = self._pool[: len(self._pool) - len(faces)]
        return None if top == faces else "chance gave other pieces from the pool"
