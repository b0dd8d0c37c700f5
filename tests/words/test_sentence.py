"""Complaints about input: the English of the code equals the word files, and every language has its own."""

import re
from collections.abc import Callable

import pytest

from tests.words.languages import OTHERS, messages
from tilewright.camera import refusals
from tilewright.dice.notation import grid_of_list, read_grid
from tilewright.dice.turbo_rules import TURBO
from tilewright.games import DICE_GAME, TILE_GAME, edition, refuse_handicaps
from tilewright.rules.booklets import booklet
from tilewright.rules.handicap import Handicap
from tilewright.rules.house import with_house
from tilewright.sets.faults import SetFault, SetFaultKind
from tilewright.tabletop.score_card import MOST_GAMES, count_card, read_games
from tilewright.tiles import BadInput, Complaint, read_face, read_row, read_rows, read_table
from tilewright.words.locales import LOCALES
from tilewright.words.say import message_in_words, sentence, set_fault_in_words, set_fault_sentence


def card(games: str, seats: int = 2) -> None:
    """Count a score card."""
    rules = booklet("classic-nl")
    count_card(read_games(games, seats, rules), seats, rules)


def house(rules: str, **changes: str) -> None:
    """Change a rulebook; double underscores stand for the dots of the keys."""
    with_house(edition(rules).rulebook, {key.replace("__", "."): value for key, value in changes.items()})


REFUSED: tuple[Callable[[], object], ...] = (
    lambda: read_face("x7"),
    lambda: read_face("b14"),
    lambda: read_face("K{0}"),
    lambda: read_row(" "),
    lambda: read_table("R3 ||"),
    lambda: read_rows([["R3"], []]),
    lambda: read_grid("0,0 K3 |"),
    lambda: read_grid("0,0 down"),
    lambda: read_grid("K3 K4"),
    lambda: read_grid("99,0 K3 K4"),
    lambda: read_grid("0,0 K3 | 0,0 K4"),
    lambda: grid_of_list([(0, 0, "K3"), (0, 0, "K3")]),
    lambda: edition("poker"),
    lambda: edition("classic-nk"),
    lambda: house("six", nonsense="1"),
    lambda: house("six", openings__min="1"),
    lambda: house("six", time__usual="1"),
    lambda: house("six", opening__min="x"),
    lambda: house("six", change__at_start="no"),
    lambda: house("six", box__pieces="112"),
    lambda: house("twist", jokers__release="replace"),
    lambda: house("six", deal__rack="7", deal__reshuffle_pairs="4"),
    lambda: house("six", time__memory="yes"),
    lambda: TILE_GAME.refuse_seats(booklet("classic-nl"), 5),
    lambda: DICE_GAME.refuse_seats(TURBO.rulebook, 5),
    lambda: refuse_handicaps(TURBO.rulebook, (Handicap(opening=0),)),
    lambda: card("-".join(["*_5"] * (MOST_GAMES + 1))),
    lambda: card("-".join(["*_5"] * 40)),
    lambda: card("*_5_6"),
    lambda: card("*_*"),
    lambda: card("*_x"),
    lambda: card("*_K7K7K7"),
    lambda: read_games("*_" + "K7" * 10, 2, TURBO.rulebook),
    lambda: raised(refusals.damaged()),
    lambda: refusals.refuse_bytes(refusals.MOST_BYTES + 1),
    lambda: refusals.refuse_size(10_000, 10_000),
    lambda: raised(refusals.unreadable("-")),
)


def raised(refusal: BadInput) -> None:
    """Raise a refusal."""
    raise refusal


def complaint_of(refused: Callable[[], object]) -> tuple[BadInput, Complaint]:
    """Return the exception that a call raises, and the complaint in it."""
    with pytest.raises(BadInput) as caught:
        refused()
    carried = caught.value.args[0]
    assert isinstance(carried, Complaint)
    return caught.value, carried


@pytest.mark.parametrize("refused", REFUSED)
def test_the_english_of_the_code_is_that_of_the_word_files(refused: Callable[[], object]) -> None:
    bad, _ = complaint_of(refused)
    assert message_in_words(bad, "en") == str(bad)


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("refused", REFUSED)
def test_other_languages_name_the_same_values(refused: Callable[[], object], locale: str) -> None:
    bad, complaint = complaint_of(refused)
    said = message_in_words(bad, locale)
    assert said != str(bad)
    named = [value for value in map(str, complaint.values.values()) if value in str(bad) and "-" not in value]
    assert [value for value in named if value not in said and value != "mirror"] == []


def test_every_complaint_of_the_word_files_is_tried() -> None:
    keys = {key for key, message in messages("en").items() if message.file == "input"}
    assert {complaint_of(refused)[1].key for refused in REFUSED} == keys


def test_a_sentence_is_said_in_the_language_and_another_message_stays() -> None:
    refused = BadInput(sentence("refused-no-such-chair", last=3))
    assert re.search("3", message_in_words(refused, "de"))
    assert message_in_words(refused, "de") != str(refused)
    assert message_in_words(BadInput("no JSON"), "de") == "no JSON"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("faces", ["", "R7", "R7 J", "K1 R13 D B2"])
def test_a_sentence_with_faces_put_in_later_is_the_whole_sentence(locale: str, faces: str) -> None:
    for kind in SetFaultKind:
        for count in (0, 1, 2):
            fault = SetFault(kind, read_row(faces) if faces else (), count)
            for game in ("tiles", "dice"):
                assert set_fault_in_words(fault, locale, game) == set_fault_sentence(fault, game).in_words(locale)
