"""What is wrong with a turn: every kind of fault has its sentence, and all are stored for review."""

from itertools import product

import pytest

from tests.tables import cases
from tests.words.languages import is_printable
from tilewright.game.commands import Fault, FaultKind
from tilewright.sets.faults import set_fault
from tilewright.sets.rules import SetRules
from tilewright.tiles import read_faces, read_row
from tilewright.words.faults import fault_in_words
from tilewright.words.locales import LOCALES

STORED = cases("turn_faults.txt")


def fault_of(columns: tuple[str, ...]) -> Fault:
    """Return the fault of a line of the table."""
    kind, row, faces, found, needed, why = columns
    return Fault(
        kind=FaultKind(kind),
        row=None if row == "-" else int(row),
        faces=() if faces == "-" else read_faces(faces.split()),
        found=int(found),
        needed=int(needed),
        why=None if why == "-" else set_fault(read_row(why), SetRules()),
    )


@pytest.mark.parametrize("case", STORED, ids=lambda case: case[0])
def test_every_fault_has_its_stored_sentence(case: tuple[str, ...]) -> None:
    *columns, sentence = case
    assert fault_in_words(fault_of(tuple(columns))) == sentence


def test_the_stored_sentences_show_every_kind_of_fault() -> None:
    assert {FaultKind(kind) for kind, *_ in STORED} == set(FaultKind)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_is_a_clean_sentence_whatever_its_numbers(locale: str) -> None:
    why = set_fault(read_row("R7 R8"), SetRules())
    for kind, count in product(FaultKind, (0, 1, 2, 30)):
        faces = read_faces(["R7"] * min(count, 3))
        sentence = fault_in_words(Fault(kind=kind, row=count, faces=faces, found=count, needed=count, why=why), locale)
        assert sentence.endswith("."), (kind, count)
        assert is_printable(sentence), (kind, count)
