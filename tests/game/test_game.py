"""Stories of games: draws, passes, wrong turns, last laps, ends and their scores, from tests/data/*_stories.txt."""

from fractions import Fraction

import pytest

from tests.game.blocks import Block, blocks, label, rulebooks
from tests.game.positions import game_at, laid, match_of
from tilewright.engine import IllegalTurn, NotYourTurn, Seat, play
from tilewright.game.commands import ClaimReshuffle, Command, DealNext, DrawTile, Fault, Pass, PlayTiles, TimeOut
from tilewright.game.match import Match, to_move
from tilewright.game.scoring import scores
from tilewright.game.table import faces_on
from tilewright.games import TILE_GAME
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import faces_of, write_row, write_table

CASES = [
    pytest.param(rules, block, id=label(block, rules))
    for block in blocks("game_stories.txt", "twist_stories.txt")
    for rules in rulebooks(block)
]
PLAIN: dict[str, Command] = {
    "draws": DrawTile(),
    "passes": Pass(),
    "deals": DealNext(),
    "claims": ClaimReshuffle(),
}


def beginning(rules: Rulebook, block: Block) -> Match:
    """Return the match as the story finds it."""
    racks = [rack.strip().removeprefix("-") for rack in block.get("racks").split("|")]
    opened = [word == "yes" for word in block.get("opened").split()]
    return match_of(game_at(rules, block.get("table"), racks, opened=opened, pool=block.get("pool")))


def command(match: Match, text: str) -> Command:
    """Return the command that a story names."""
    if text.startswith("lays "):
        return PlayTiles(laid(match.game, text.removeprefix("lays ")))
    if text.startswith("runs out"):
        return TimeOut(laid(match.game, text.removeprefix("runs out").strip()))
    return PLAIN[text]


def done(match: Match, text: str) -> Match:
    """Return the match after somebody did something, or after it was refused as the story says."""
    what, _, refusal = text.partition(" => ")
    seat, _, deed = what.partition(" ")
    said, after = "", match
    try:
        after = play(TILE_GAME, match, Seat(int(seat)), command(match, deed)).state
    except NotYourTurn:
        said = "not-your-turn"
    except IllegalTurn as illegal:
        said = ", ".join(fault.kind.value for fault in illegal.faults if isinstance(fault, Fault))
    assert said == refusal, text
    return after


def check_shown(match: Match, text: str) -> None:
    """Check one thing about the game."""
    what, _, value = text.partition(":")
    game = match.game
    if what.startswith("rack "):
        held = write_row(faces_of(game.racks[int(what.removeprefix("rack "))]))
        assert sorted(held.split()) == sorted(value.split())
        return
    found = {
        "to act": " ".join(map(str, to_move(match))),
        "pool": str(len(game.pool)),
        "passes": str(game.passes),
        "lap": str(game.lap),
        "table": write_table(faces_on(game.table)),
        "opened": " ".join("yes" if opened else "no" for opened in game.opened),
    }
    assert found[what] == value.strip()


def check_end(match: Match, text: str) -> None:
    """Check the end of the game."""
    reason, winners, points = (part.strip() for part in text.split("|"))
    (result,) = match.results
    assert result.reason.value == reason
    assert " ".join(map(str, result.winners)) == winners
    assert scores(result, match.rules) == tuple(map(Fraction, points.split()))


@pytest.mark.parametrize(("rules", "block"), CASES)
def test_a_story_plays_out_as_written(rules: Rulebook, block: Block) -> None:
    match = beginning(rules, block)
    for key, text in block.lines:
        if key == "does":
            assert not match.results, text
            match = done(match, text)
        elif key == "shows":
            check_shown(match, text)
        elif key == "ends":
            check_end(match, text)
    assert bool(match.results) == bool(block.get("ends"))


def test_when_a_game_is_over_nothing_but_the_next_deal_is_accepted() -> None:
    """FR-30, DE-35, NL-33: the end is the end."""
    rules, block = next(
        (rules, block)
        for block in blocks("game_stories.txt", "twist_stories.txt")
        for rules in rulebooks(block)
        if block.get("ends")
    )
    match = beginning(rules, block)
    for key, text in block.lines:
        match = done(match, text) if key == "does" else match
    assert to_move(match) == (0, 1, 2)
    for seat in to_move(match):
        for refused in (DrawTile(), Pass(), PlayTiles(match.game.table), TimeOut(match.game.table)):
            with pytest.raises(NotYourTurn):
                play(TILE_GAME, match, seat, refused)
        assert play(TILE_GAME, match, seat, DealNext()).state.game.number == 2
