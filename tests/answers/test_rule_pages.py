"""The rules as a booklet in words: in six languages, with the numbers of the table and its house rules marked."""

import pytest

from tilewright.answers.rule_pages import PictureShown, TextShown, booklet_in_words
from tilewright.games import EDITIONS
from tilewright.tiles import read_faces
from tilewright.words.locales import LOCALES


def texts(name: str, **house: int | str) -> list[TextShown]:
    """Return the paragraphs of a rulebook."""
    given = {key.replace("__", "."): value for key, value in house.items()}
    return [part for page in booklet_in_words(name, given).pages for part in page.parts if isinstance(part, TextShown)]


@pytest.mark.parametrize("name", EDITIONS)
def test_every_rulebook_has_its_pages_in_every_language(name: str) -> None:
    shapes = set()
    for locale in LOCALES:
        told = booklet_in_words(name, {}, locale)
        shapes.add(tuple((page.page, len(page.parts)) for page in told.pages))
        sentences = [part.sentence for page in told.pages for part in page.parts if isinstance(part, TextShown)]
        assert all(sentences)
        assert len(set(sentences)) == len(sentences)
        assert all(card.sentence and card.example and card.rules for card in told.cards)
    assert len(shapes) == 1


def test_the_numbers_of_the_table_are_filled_in_and_house_rules_marked() -> None:
    (need,) = [text for text in texts("classic-nl", opening__min=50) if "50 points" in text.sentence]
    assert need.changed
    assert not any(text.changed for text in texts("classic-nl"))
    pictures = [part for page in booklet_in_words("classic-nl", {"opening.min": 50}).pages for part in page.parts]
    captions = [part.caption for part in pictures if isinstance(part, PictureShown)]
    assert "115 points: that’s enough." in captions
    assert "36 points: that’s enough." not in captions


def test_what_other_booklets_have_is_marked() -> None:
    (freeing,) = [text for text in texts("classic-fr") if text.sentence.startswith("A joker on the table can be put")]
    assert {title for other in freeing.elsewhere for title in other.booklets} >= {"Twist", "Classic, German style"}
    assert [text.sentence for text in texts("twist") if text.only]
    assert not any(text.elsewhere or text.only for text in texts("turbo"))


def test_a_turn_is_shown_with_the_pieces_it_adds_and_jokers_with_what_they_stand_for() -> None:
    told = booklet_in_words("classic-nl", {})
    pictures = {part.caption: part for page in told.pages for part in page.parts if isinstance(part, PictureShown)}
    splitting = pictures["With a second 6, one run becomes two."]
    assert (splitting.right, splitting.played) == (True, ("R6",))
    assert [row.faces for row in splitting.after] == [("R4", "R5", "R6"), ("R6", "R7", "R8")]
    (joker,) = told.cards
    assert joker.example is not None
    assert (joker.example.faces, joker.example.stands) == (("R11", "J", "R13"), ("", "R12", ""))
    assert all(read_faces(part.row.faces) for part in pictures.values() if part.row)
