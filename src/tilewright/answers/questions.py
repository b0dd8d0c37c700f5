"""All questions that store nothing, from the modules that answer them."""

from __future__ import annotations

from tilewright.answers import analysis, booklets, lessons, positions, practice, puzzles, score_cards
from tilewright.answers.addresses import addresses_of
from tilewright.answers.judge import asked

QUESTIONS = addresses_of(booklets, lessons, asked, score_cards, analysis, positions, practice, puzzles)
"""Every address, in the order in which hosts look for it."""
