"""Verifying the chance of the dice game: the deal and every roll, made again from the revealed secret."""

from __future__ import annotations

from tilewright.chance import Chance
from tilewright.dice.deal import deal_from, first_deal
from tilewright.dice.dice import DieId, thrown
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat
from tilewright.records.lines import DiceDealLine, Line, RollLine
from tilewright.tiles.notation import read_faces, write_row


class DiceCup:
    """The bag and the cup of one round, as the committed chance shakes them."""

    def __init__(self, rules: TurboRules, number: int, key: bytes) -> None:
        self._rules, self._number = rules, number
        self._chance = Chance(key)

    def mismatch(self, line: Line) -> str | None:
        """Return how a line differs from what chance gave, or None."""
        match line:
            case DiceDealLine():
                return self._dealt(line)
            case RollLine(dice=dice, faces=told):
                faces, self._chance = thrown(map(DieId, dice), self._chance)
                return None if read_faces(told) == faces else f"chance gave {write_row(faces)}"
            case _:
                return None

    def _dealt(self, line: DiceDealLine) -> str | None:
        if self._number == 1:
            deal = first_deal(self._rules, self._chance)
        else:
            deal = deal_from(self._rules, Seat(line.starter), self._chance)
        self._chance = deal.chance
        if deal.starter != line.starter:
            return f"chance made seat {deal.starter} the starter"
        if [sorted(rack) for rack in line.racks] != [sorted(hand) for hand in deal.hands]:
            return "chance dealt other dice"
        return None
