"""Score cards of a physical set: the printed tables, and whole matches of stored records, fed with racks only."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.game.blocks import Block, blocks
from tilewright.games import EDITIONS, GameRules, edition
from tilewright.records.lines import read_score
from tilewright.rules.house import read_house, with_house
from tilewright.tabletop.score_card import BadCard, Card, count_card, read_games
from tilewright.tiles import read_faces

RECORDS = Path(__file__).parents[1] / "transcripts"


def counted(games: str, seats: int, rules: GameRules) -> Card:
    """Return the card of some games as text."""
    return count_card(read_games(games, seats, rules), seats, rules)


def rules_named(text: str) -> GameRules:
    """Return the rulebook of an id, with house rules if any."""
    name, *house = text.split()
    return with_house(edition(name).rulebook, read_house(house))


CASES = [
    pytest.param(name.strip(), block, id=f"{name.strip()}: {block.title}")
    for block in blocks("score_cards.txt")
    for name in block.lines[0][1].split(",")
]


@pytest.mark.parametrize(("name", "block"), CASES)
def test_a_card_has_the_points_of_the_table(name: str, block: Block) -> None:
    for _, text in block.lines[1:]:
        games, points, leaders, totals, won = (part.strip() for part in text.split("|"))
        seats = len(points.split())
        card = counted(games, seats, rules_named(name))
        line = card.lines[-1]
        assert line.points == tuple(map(Fraction, points.split()))
        assert line.totals == tuple(map(Fraction, totals.split()))
        assert (card.leaders, card.won) == (tuple(map(int, leaders.split())), tuple(map(int, won.split())))
        # What is written in place of the pieces counts the same.
        assert counted("-".join(line.written for line in card.lines), seats, rules_named(name)) == card


@pytest.mark.parametrize("name", EDITIONS)
def test_a_whole_match_is_counted_from_its_racks_alone(name: str) -> None:
    """TW-60, TB-33, A-34: the card of a stored match has its scores and ends with its winners."""
    lines = [json.loads(line) for line in (RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines()]
    head, ends = lines[0], [line for line in lines if line["event"] == "end"]
    rules, seats = with_house(edition(name).rulebook, head["house"]), len(head["seats"])
    card = counted("-".join(_racks_only(end) for end in ends), seats, rules)
    scores = [tuple(read_score(score) for score in end["scores"]) for end in ends]
    assert [line.points for line in card.lines] == scores
    assert [list(line.winners) for line in card.lines] == [end["winners"] for end in ends]
    assert card.lines[-1].totals == tuple(map(sum, zip(*scores, strict=True)))
    assert card.is_over
    assert card.games == len(ends)


def _racks_only(end: dict[str, list[list[str]]]) -> str:
    """Return what players of a physical set see at the end of a game: who holds nothing, and the others' pieces."""
    return "_".join("".join(map(str, read_faces(rack))) or "*" for rack in end["racks"])


def test_equal_racks_without_a_number_of_tiles_are_asked_for() -> None:
    """DE-42: the number of tiles decides between equal racks."""
    rules = edition("classic-de").rulebook
    card = counted("*_5_7-12_12_20", 3, rules)
    assert (len(card.lines), card.unclear) == (1, (0, 1))
    assert counted("*_5_7-12.3_12.2_20", 3, rules).lines[1].winners == (1,)


def test_rounds_are_added_up() -> None:
    """TW-15: a round has as many games as there are players."""
    card = counted("*_5-3_*-*_8-2_*-9_*", 2, rules_named("twist match.rounds=3"))
    assert (card.games, card.is_over) == (6, False)
    assert [list(map(int, totals)) for totals in card.rounds] == [[2, -2], [6, -6]]


def test_a_tied_turbo_match_may_end_with_one_more_round() -> None:
    """A-T11: a tied match is shared, or by a house rule decided by one more round."""
    tied = "*_5-5_*-7_7-7_7-7_7-7_7"
    assert counted(tied, 2, rules_named("turbo")).leaders == (0, 1)
    sudden = rules_named("turbo match.sudden_death=yes")
    card = counted(tied, 2, sudden)
    assert (card.games, card.is_over) == (7, False)
    assert counted(f"{tied}-*_3", 2, sudden).is_over
    assert counted("*_5-*_5-7_7-7_7-7_7-7_7", 2, sudden).is_over


@pytest.mark.parametrize(
    ("games", "complaint"),
    [
        ("*_x", '"x" is not a rack'),
        ("*_-5", '"" is not a rack'),
        ("*_12345", '"12345" is not a rack'),
        ("*_5_5", "game 1 has 3 racks, not 2"),
        ("*_5-*_*", "in game 2 more than one player went out"),
        ("K7K7_K7", "game 1 has more K7 than there are"),
        ("*_D", "game 1 has more D than there are"),
        ("*_5-*_5-*_5", "the match is over after 2 games"),
        ("-".join(["*_5"] * 101), "a scorecard has at most 100 games"),
    ],
)
def test_a_card_that_cannot_be_counted_is_refused(games: str, complaint: str) -> None:
    with pytest.raises(BadCard, match=complaint):
        counted(games, 2, edition("classic-nl").rulebook)
