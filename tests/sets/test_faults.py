"""Why a row is not a set: every kind of fault and its sentence."""

import pytest

from tests.tables import cases, rulebook_named
from tilewright.rules.rulebook import Rulebook, set_rules
from tilewright.sets.faults import SetFault, SetFaultKind, box_fault, set_fault
from tilewright.sets.rules import SetRules
from tilewright.tiles import Row, read_row
from tilewright.words.say import set_fault_in_words


def fault_of(row: Row, rulebook: Rulebook) -> SetFault:
    """Return what keeps a row from being a set in a rulebook."""
    fault = box_fault(row, rulebook.box.contents) or set_fault(row, set_rules(rulebook))
    assert fault is not None
    return fault


@pytest.mark.parametrize(("rules", "row", "sentence"), cases("set_faults.txt"))
def test_every_fault_has_its_stored_sentence(rules: str, row: str, sentence: str) -> None:
    assert set_fault_in_words(fault_of(read_row(row), rulebook_named(rules))) == sentence


def test_the_stored_sentences_show_every_kind_of_fault() -> None:
    shown = {fault_of(read_row(row), rulebook_named(rules)).kind for rules, row, _ in cases("set_faults.txt")}
    assert shown == set(SetFaultKind)


def test_a_set_has_no_fault() -> None:
    assert set_fault(read_row("R3 J R5"), SetRules()) is None
    assert set_fault(read_row("R5 J R3"), SetRules()) is None


def test_a_gap_names_each_missing_piece_and_how_many_jokers_there_are() -> None:
    assert set_fault(read_row("R5 R7 R9 J"), SetRules()) == SetFault(SetFaultKind.GAP, read_row("R6 R8"), 1)
