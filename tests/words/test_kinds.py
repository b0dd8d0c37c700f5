"""What screens say about faults and events: in words, without the notation and without numbers of rows."""

from tilewright.dice import commands as dice_commands
from tilewright.engine import Seat
from tilewright.game.commands import Fault, FaultKind
from tilewright.game.events import TilesPlayed
from tilewright.sets.faults import set_fault
from tilewright.sets.rules import SetRules
from tilewright.tiles import TileId, read_row
from tilewright.words.events import Reader
from tilewright.words.kinds import SENTENCES


def test_a_fault_of_a_row_names_no_number() -> None:
    fault = Fault(kind=FaultKind.NOT_A_SET, row=7, why=set_fault(read_row("R5 B5"), SetRules()))
    assert SENTENCES.tiles.fault(fault, "en") == "This row isn’t a set: a set needs at least 3 tiles."


def test_pieces_are_words() -> None:
    line = dice_commands.Fault(kind=dice_commands.FaultKind.LINE_NO_SET, faces=read_row("R6 K2"))
    assert SENTENCES.dice.fault(line, "en").startswith("The line red 6 and black 2 is")
    # The first piece of the box is a black one.
    played = TilesPlayed(seat=Seat(0), played=(TileId(8),), table=((TileId(8),),))
    assert SENTENCES.tiles.event(played, None, Reader(names=("Guest",), in_words=True), "en") == "Guest played black 3."
