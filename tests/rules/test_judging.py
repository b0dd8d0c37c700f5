"""The library's own names: rows judged by a whole rulebook."""

import importlib

import pytest

import tilewright
from tilewright import arranged, booklet, read_row, read_table, readings, write_row, write_table
from tilewright.rules.house import with_house


def test_a_row_can_be_judged_by_a_whole_rulebook() -> None:
    row = read_row("R5 J J")
    assert [reading.points for reading in readings(row, booklet("classic-nl"))] == [18, 15]
    assert arranged(row, booklet("classic-nl")) == row


def test_house_rules_of_the_rulebook_apply() -> None:
    apart = with_house(booklet("classic-nl"), {"jokers.adjacent": "no"})
    assert readings(read_row("R5 J J"), apart) == ()
    assert write_row(arranged(read_row("R5 J J"), apart) or ()) == "J R5 J"


def test_every_public_name_can_be_imported_and_is_listed() -> None:
    assert write_table(read_table("b4 b5 b6 | k8 r8 o8")) == "B4 B5 B6 | K8 R8 O8"
    library = importlib.import_module("tilewright")
    assert all(getattr(library, name) is not None for name in tilewright.__all__)
    assert set(tilewright.__all__) <= set(dir(library))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'meld'"):
        getattr(tilewright, "meld")  # noqa: B009
