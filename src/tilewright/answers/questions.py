"""All questions that store nothing, from the modules that answer them."""

from __future__ import annotations

from tilewright.answers import analysis, booklets, lessons, positions, practice, puzzles, score_cards
from tilewright.answers.addresses import ADDRESSES
from tilewright.answers.judge import asked

_MODULES = (booklets, lessons, asked, score_cards, analysis, positions, practice, puzzles)

QUESTIONS = tuple(
    address
    for module in _MODULES
    for address in ADDRESSES.values()
    if address.form.function.__module__ == module.__name__
)
"""Every address, in the order in which hosts look for it, whatever was imported first."""
