"""Events in words: every event has its sentences for each reader, and all are stored for review."""

from typing import get_args

import pytest
from msgspec.structs import replace

from tests.tables import cases
from tests.words.languages import is_clean
from tilewright.engine import Seat
from tilewright.game.events import EndReason, GameEnded, MatchEnded, Passed, TilesPlayed
from tilewright.game.table import Table
from tilewright.game.view import DealSeen, DrawSeen, GameDealSeen, MatchStartSeen, ReshuffleSeen, Seen, TimeOutSeen
from tilewright.rules.booklets import booklet
from tilewright.tiles import TileRow, assign, read_faces, read_table, tiles_of
from tilewright.words.events import EventContext, event_in_words

RULES = booklet("six")
BEN = Seat(1)


def laid(text: str) -> Table:
    """Return rows of the notation as tiles."""
    return assign(read_table(text), tiles_of(RULES.box.contents))


def tiles(text: str) -> TileRow:
    """Return pieces as tiles."""
    return assign([read_faces(text.split())], tiles_of(RULES.box.contents))[0]


BEFORE = laid("B4 B5 B6 B7 | K8 R8 O8")
DEAL = DealSeen(
    starter=BEN, draws=(tiles("K9"), tiles("R12 B3"), tiles("O12 J")), rack=tiles("K1"), counts=(14, 14, 14), pool=64
)
BY_LOT = replace(DEAL, draws=())
OUT_OF_TIME = TimeOutSeen(
    seat=BEN, table=BEFORE, to_pool=(), returned=(), returned_count=0, drawn=tiles("K1 R2 O3"), count=3
)
ENDED = GameEnded(reason=EndReason.OUT, winners=(BEN,), racks=(tiles("K1"), (), tiles("J")), secret=b"")

EXAMPLES: dict[str, Seen] = {
    "match started": MatchStartSeen(rules=RULES, seats=3, commitments=(), nonces=(), deal=DEAL),
    "game dealt": GameDealSeen(2, BY_LOT),
    "reshuffled": ReshuffleSeen(seat=BEN, pairs=tiles("B3 R8 O10"), deal=BY_LOT),
    "added": TilesPlayed(seat=BEN, played=tiles("B3"), table=laid("B3 B4 B5 B6 B7 | K8 R8 O8")),
    "moved": TilesPlayed(seat=BEN, played=tiles("B8"), table=laid("B4 B5 B6 | K8 R8 O8 | B7 B8 J")),
    "drew": DrawSeen(seat=BEN, count=1, tiles=tiles("K7"), penalty=False),
    "penalised": DrawSeen(seat=BEN, count=3, tiles=tiles("K1 R2 O3"), penalty=True),
    "penalised by one": DrawSeen(seat=BEN, count=1, tiles=tiles("K1"), penalty=True),
    "penalised by none": DrawSeen(seat=BEN, count=0, tiles=(), penalty=True),
    "passed": Passed(BEN),
    "timed out idle": OUT_OF_TIME,
    "timed out kept": replace(
        OUT_OF_TIME, table=laid("B4 B5 B6"), to_pool=tiles("B7 K8"), returned=tiles("R8 O8"), returned_count=2
    ),
    "timed out by one": replace(
        OUT_OF_TIME, to_pool=tiles("B7"), returned=tiles("R8"), returned_count=1, drawn=tiles("K1"), count=1
    ),
    "timed out, no pool": replace(OUT_OF_TIME, drawn=(), count=0),
    "out": ENDED,
    "blocked": replace(ENDED, reason=EndReason.BLOCKED),
    "blocked, shared": replace(ENDED, reason=EndReason.BLOCKED, winners=(Seat(0), BEN)),
    "last lap": replace(ENDED, reason=EndReason.LAST_LAP),
    "last lap, shared": replace(ENDED, reason=EndReason.LAST_LAP, winners=(Seat(0), BEN, Seat(2))),
    "match ended": MatchEnded((BEN,)),
    "match shared": MatchEnded((Seat(0), BEN)),
}
SEATS = {"Ann": Seat(0), "Ben": BEN, "Cleo": Seat(2), "watcher": None}
STORED = cases("events.txt")


def said(name: str, listener: str) -> str:
    """Return the sentence of an example; `opened` is the play of a player who had not opened before."""
    scene = EventContext(names=("Ann", "Ben", "Cleo"), seat=SEATS[listener], table=BEFORE, opened=(True, True, False))
    if name == "opened":
        return event_in_words(EXAMPLES["added"], replace(scene, opened=(True, False, False)))
    return event_in_words(EXAMPLES[name], scene)


@pytest.mark.parametrize(("name", "listener", "sentence"), STORED)
def test_every_event_has_its_stored_sentence(name: str, listener: str, sentence: str) -> None:
    assert said(name, listener) == sentence


def test_the_stored_sentences_cover_every_event_for_its_player_and_another() -> None:
    assert {type(event) for event in EXAMPLES.values()} == set(get_args(Seen))
    told = {(name, listener == "Ben") for name, listener, _ in STORED}
    assert told == {(name, own) for name in (*EXAMPLES, "opened") for own in (True, False)}


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("listener", SEATS)
def test_every_event_is_a_clean_sentence_for_every_reader(name: str, listener: str) -> None:
    sentence = said(name, listener)
    assert sentence[0].isupper()
    assert sentence[-1] in ".!"
    assert is_clean(sentence)
