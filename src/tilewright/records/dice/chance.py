"""The chance of a round of the dice game, drawn again from its revealed secret."""

from msgspec.structs import replace

from tilewright.chance import Chance
from tilewright.dice.match import deal_from, first_deal
from tilewright.dice.placed import DieId, thrown
from tilewright.dice.round import Round
from tilewright.dice.turbo_rules import TurboRules
from tilewright.engine import Seat
from tilewright.records.lines import DiceDealLine, GameLine, Line, RollLine, head_handicaps
from tilewright.tiles import read_faces, write_row


class DiceChance:
    """The deal and the rolls of one round, as the committed secret gives them."""

    def __init__(self, rules: TurboRules, head: GameLine, key: bytes) -> None:
        head_handicaps(head, rules)
        self._rules, self._number = rules, head.game
        self._chance = Chance(key)

    def mismatch(self, line: Line) -> str | None:
        """Return how a line differs from what was drawn, or None."""
        match line:
            case DiceDealLine():
                return self._dealt(line)
            case RollLine(dice=dice, faces=written):
                faces, self._chance = thrown(map(DieId, dice), self._chance)
                return None if read_faces(written) == faces else f"chance gave {write_row(faces)}"
            case _:
                return None

    def dealt(self, state: Round, line: DiceDealLine) -> Round:
        """Return the state after a deal, with the chance from which the dice are rolled."""
        self.mismatch(line)
        return replace(state, chance=self._chance)

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
