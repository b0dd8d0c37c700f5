"""What a player is told of a draft before the turn ends (A-16)."""

import pytest

from tilewright.engine import IllegalTurn, play
from tilewright.game.commands import PlayTiles
from tilewright.game.events import Penalised
from tilewright.game.match import Match
from tilewright.game.table import Table
from tilewright.games import TILE_GAME, edition
from tilewright.messages.boards import RowReading
from tilewright.rules.house import with_house
from tilewright.rules.presets import presets_of
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.drafts import judged_draft, penalty_reasons, told_draft, told_readings
from tilewright.screens.kinds import HOSTED_GAMES, hosted_game
from tilewright.tabletop.positions import PLAYER, tile_match
from tilewright.tiles import assign, read_row, read_table

TILES = HOSTED_GAMES.tiles
TABLE, RACK = "B4 B5 B6 | K8 R8 O8", "B3 B7 K1 R13"
# rulebook, house rules, whether a draft is checked before the turn ends, and what a wrong turn costs.
ENDINGS = """
classic-fr |                                              | yes | refused
classic-de |                                              | yes | refused
classic-nl |                                              | yes | refused
six        |                                              | yes | refused
twist      |                                              | yes | refused
tournament |                                              | no  | 3
tournament | turn.checked=always                          | yes | 3
tournament | turn.wrong_lay=refuse                        | yes | refused
tournament | turn.wrong_lay=refuse turn.checked=never     | no  | refused
tournament | time.penalty=0                               | no  | 0
classic-nl | turn.wrong_lay=penalise                      | no  | 3
twist      | turn.wrong_lay=penalise time.penalty=5       | no  | 5
classic-fr | turn.wrong_lay=penalise turn.checked=never   | no  | 3
classic-fr | turn.checked=never                           | no  | refused
"""
# A legal turn, and one that is not.
RIGHT, WRONG = "B3 B4 B5 B6 | K8 R8 O8", "K1 B4 B5 B6 | K8 R8 O8"


def rules_of(name: str, house: str = "") -> Rulebook:
    """Return a rulebook with house rules."""
    book = with_house(edition(name).rulebook, dict(rule.split("=") for rule in house.split()))
    assert isinstance(book, Rulebook)
    return book


def in_turn(rules: Rulebook, *, opened: bool = True) -> Match:
    """Return a match in which the player is in turn."""
    return tile_match(read_table(TABLE), read_row(RACK), rules, opened=opened)


def laid(match: Match, text: str) -> Table:
    """Return a draft of the player from the faces of its rows."""
    tiles = [*(tile for row in match.game.table for tile in row), *match.game.racks[PLAYER]]
    return tuple(assign(read_table(text), tiles))


@pytest.mark.parametrize("row", ENDINGS.strip().splitlines())
def test_what_is_told_before_a_turn_ends_follows_from_its_price_unless_the_table_says_otherwise(row: str) -> None:
    """A-16: a draft is checked where a wrong turn is free of charge."""
    name, house, checked, cost = (part.strip() for part in row.split("|"))
    ending = TILES.screen.ending(in_turn(rules_of(name, house)))
    assert ending.checked == (checked == "yes")
    assert ending.penalty == (None if cost == "refused" else int(cost))


def test_nothing_is_checked_under_the_strict_preset() -> None:
    """A-16: its wrong turns are penalised, in every booklet of tiles."""
    for name in ("classic-fr", "classic-de", "classic-nl", "six", "tournament", "twist"):
        book = edition(name).rulebook
        strict = with_house(book, presets_of(book)["strict"])
        assert isinstance(strict, Rulebook)
        assert not strict.turn.checks_drafts
    assert hosted_game("turbo").screen.ending(None).checked


@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("name", ["tournament", "classic-nl", "twist"])
def test_an_unchecked_draft_is_answered_alike_whether_it_is_right_or_wrong(name: str, opened: bool) -> None:
    """A-16: neither faults, nor points, nor what the rows are, nor another order of them."""
    match = in_turn(rules_of(name, "turn.wrong_lay=penalise"), opened=opened)
    for text in (RIGHT, WRONG, "B4 B5 B6 | K8 R8 O8 | B3", "B6 B5 B4 B7 | K8 R8 O8", "B4 B5 | B6 | K8 R8 O8"):
        draft = laid(match, text)
        told, possible = told_draft(TILES, match, PLAYER, draft, "en")
        assert possible
        assert (told.checked, told.faults, told.sentences, told.opening) == (False, (), (), None)
        known = TILES.screen.readings(match, match.game.table)
        for row, reading in zip(draft, told.readings, strict=True):
            untouched = [each for each in known if {*each.order} == {*row}]
            blank = RowReading(legal=None, order=row, stands=((),) * len(row), value=0)
            assert reading == (untouched[0] if untouched else blank)
        assert told_readings(TILES, match, draft) == told.readings
    foreign = (*match.game.table, (match.game.racks[1][0],))
    refused, possible = told_draft(TILES, match, PLAYER, foreign, "en")
    assert not possible
    assert refused.sentences


def test_a_checked_draft_is_told_everything() -> None:
    """A-16: at a table that says so, also where a wrong turn is penalised."""
    for house in ("turn.checked=always", "turn.wrong_lay=refuse"):
        match = in_turn(rules_of("tournament", house))
        for text in (RIGHT, WRONG):
            draft = laid(match, text)
            assert told_draft(TILES, match, PLAYER, draft, "en") == judged_draft(TILES, match, PLAYER, draft, "en")
            assert told_readings(TILES, match, draft) == TILES.screen.readings(match, draft)


def test_what_was_wrong_is_said_after_a_penalty_only() -> None:
    """A-16: a turn that is not refused says afterwards why it cost tiles."""
    for name, house in (("tournament", ""), ("classic-nl", "turn.wrong_lay=penalise turn.checked=always")):
        match = in_turn(rules_of(name, house))
        wrong, right = (PlayTiles(laid(match, text)) for text in (WRONG, RIGHT))
        (event, *_) = play(TILE_GAME, match, PLAYER, wrong).events
        assert isinstance(event, Penalised)
        (sentence,) = penalty_reasons(TILES, match, PLAYER, wrong, "en")
        assert "isn’t a set" in sentence
        assert penalty_reasons(TILES, match, PLAYER, right, "en") == ()
    match = in_turn(rules_of("classic-nl"))
    wrong = PlayTiles(laid(match, WRONG))
    with pytest.raises(IllegalTurn):
        play(TILE_GAME, match, PLAYER, wrong)
    assert penalty_reasons(TILES, match, PLAYER, wrong, "en") == ()
