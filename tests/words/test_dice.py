"""The dice game in words: every fault and every event has its sentence, and all are stored for review."""

from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.dice.positions import laid, round_at
from tests.tables import cases, turbo_named
from tests.words.languages import is_clean, is_printable
from tilewright.dice.commands import Fault, FaultKind
from tilewright.dice.events import DicePlaced, MatchEnded, Passed, RoundEnd, RoundEnded, TimedOut
from tilewright.dice.grid import Cell
from tilewright.dice.placed import BAG
from tilewright.dice.view import DealSeen, MatchStartSeen, RollSeen, RoundDealSeen, Seen
from tilewright.engine import Seat
from tilewright.sets.faults import set_fault
from tilewright.sets.rules import SetRules
from tilewright.tiles import read_faces, read_row
from tilewright.words.dice import EventContext, event_in_words, fault_in_words
from tilewright.words.locales import LOCALES

FAULTS = cases("dice_faults.txt")
EVENTS = cases("dice_events.txt")
RULES = turbo_named("")
BEN = Seat(1)
BEFORE = replace(round_at(RULES, "B4 B5 B6", ["K1", "B3"]), seat=BEN)
DEAL = DealSeen(starter=BEN, hands=(BAG[:9], BAG[9:]))
ENDED = RoundEnded(reason=RoundEnd.OUT, winners=(BEN,), left=(23, 0), secret=b"")

EXAMPLES: dict[str, Seen] = {
    "match started": MatchStartSeen(rules=RULES, seats=2, commitments=(), nonces=(), deal=DEAL),
    "round dealt": RoundDealSeen(2, DEAL),
    "rolled": RollSeen(seat=BEN, dice=BAG[:3], faces=read_row("K4 J R12")),
    "rolled none": RollSeen(seat=BEN, dice=(), faces=()),
    "added": DicePlaced(
        seat=BEN, played=BEFORE.hands[1], grid=(*BEFORE.grid, replace(BEFORE.grid[0], x=-1, die=BEFORE.hands[1][0]))
    ),
    "moved": DicePlaced(seat=BEN, played=BEFORE.hands[1], grid=laid(BEFORE, "B3 B4 B5 B6")),
    "passed": Passed(BEN),
    "timed out": TimedOut(BEN),
    "out": ENDED,
    "out for one": replace(ENDED, left=(1, 0)),
    "blocked": replace(ENDED, reason=RoundEnd.BLOCKED, left=(30, 21)),
    "blocked, level": replace(ENDED, reason=RoundEnd.BLOCKED, winners=(), left=(7, 7)),
    "match ended": MatchEnded((BEN,)),
    "match shared": MatchEnded((Seat(0), BEN)),
}
SEATS = {"Ann": Seat(0), "Ben": BEN, "watcher": None}


def test_a_screen_says_dice_in_words() -> None:
    fault = Fault(kind=FaultKind.LINE_NO_SET, faces=read_row("R6 K2"))
    assert "The line red 6 and black 2 is" in fault_in_words(fault, in_words=True)
    context = EventContext(names=("Ann", "Ben"), in_words=True)
    rolled = event_in_words(EXAMPLES["rolled"], context)
    assert rolled == "Ben rolled black 4, joker, and red 12."


def fault_of(columns: tuple[str, ...]) -> Fault:
    """Return the fault of a line of the table."""
    kind, cells, faces, found, needed, why = columns
    return Fault(
        kind=FaultKind(kind),
        cells=() if cells == "-" else tuple(Cell(*map(int, cell.split(","))) for cell in cells.split()),
        faces=() if faces == "-" else read_faces(faces.split()),
        found=int(found),
        needed=int(needed),
        why=None if why == "-" else set_fault(read_row(why), SetRules()),
    )


def said(name: str, listener: str) -> str:
    """Return the sentence of an example."""
    scene = EventContext(names=("Ann", "Ben"), seat=SEATS[listener], showing=BEFORE.showing, grid=BEFORE.grid)
    return event_in_words(EXAMPLES[name], scene)


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case[0])
def test_every_fault_has_its_stored_sentence(case: tuple[str, ...]) -> None:
    *columns, sentence = case
    assert fault_in_words(fault_of(tuple(columns))) == sentence


def test_the_stored_sentences_show_every_kind_of_fault() -> None:
    assert {FaultKind(kind) for kind, *_ in FAULTS} == set(FaultKind)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_is_a_clean_sentence_whatever_its_numbers(locale: str) -> None:
    why = set_fault(read_row("R7 R8"), SetRules())
    for kind, count in product(FaultKind, (0, 1, 2, 30)):
        cells, faces = (Cell(1, -2),) * min(count, 3), read_faces(["R7"] * min(count, 3))
        fault = Fault(kind=kind, cells=cells, faces=faces, found=count, needed=count, why=why)
        sentence = fault_in_words(fault, locale)
        assert sentence.endswith("."), (kind, count)
        assert is_printable(sentence), (kind, count)


@pytest.mark.parametrize(("name", "listener", "sentence"), EVENTS)
def test_every_event_has_its_stored_sentence(name: str, listener: str, sentence: str) -> None:
    assert said(name, listener) == sentence


def test_the_stored_sentences_cover_every_event_for_its_player_and_another() -> None:
    assert {type(event) for event in EXAMPLES.values()} == set(get_args(Seen))
    assert {(name, listener == "Ben") for name, listener, _ in EVENTS} == {
        (name, own) for name in EXAMPLES for own in (True, False)
    }


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("listener", SEATS)
def test_every_event_is_a_clean_sentence_for_every_reader(name: str, listener: str) -> None:
    sentence = said(name, listener)
    assert sentence[0].isupper()
    assert sentence[-1] in ".!"
    assert is_clean(sentence)
