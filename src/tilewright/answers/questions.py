"""All questions that store nothing, from the modules that answer them."""

from tilewright.answers import (
    analysis,
    booklets,
    lessons,
    photos,
    positions,
    practice,
    puzzles,
    records,
    score_cards,
    themes,
)
from tilewright.answers.addresses import addresses_of
from tilewright.answers.judge import asked

QUESTIONS = addresses_of(
    booklets, lessons, asked, score_cards, photos, analysis, positions, practice, puzzles, records, themes
)
"""Every address, in the order in which hosts look for it."""
