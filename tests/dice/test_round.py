"""Stories of rounds: rolls, passes, time-outs, blocks, ends and their scores, from tests/data/turbo_stories.txt."""

import pytest
from msgspec.structs import replace

from tests.dice.grids import write_grid
from tests.dice.positions import held, laid, match_of, round_at
from tests.game.blocks import Block, blocks
from tests.tables import turbo_named
from tilewright.dice.commands import Command, DealNext, Fault, Pass, PlaceDice, RollDice, TimeOut
from tilewright.dice.events import DiceRolled, Event, RoundEnded
from tilewright.dice.match import Match, to_move
from tilewright.dice.placed import faces_on, faces_shown
from tilewright.dice.scoring import dice_value, scores
from tilewright.engine import IllegalTurn, NotYourTurn, Seat
from tilewright.games import DICE_GAME
from tilewright.tiles import read_faces, write_row

BLOCKS = blocks("turbo_stories.txt")


class Story:
    """A round in progress, with the events so far."""

    def __init__(self, block: Block) -> None:
        hands = [hand.strip() for hand in block.get("hands").split("|")]
        rolled, failed = block.get("rolled", "yes") == "yes", int(block.get("failed", "0"))
        rules, turns = turbo_named(block.get("rules")), int(block.get("turns", "2"))
        now = round_at(rules, block.get("grid"), hands, rolled=rolled, failed=failed, turns=turns)
        self.match = match_of(now)
        self.events: list[Event] = []

    def do(self, text: str) -> None:
        """Play a command of a seat, or check that it is refused as the story says."""
        what, _, refusal = text.partition(" => ")
        seat, _, deed = what.partition(" ")
        deed, _, faces = deed.partition(" as ")
        said = ""
        try:
            events = DICE_GAME.decide(self.match, Seat(int(seat)), command(self.match, Seat(int(seat)), deed))
        except NotYourTurn:
            said, events = "not-your-turn", ()
        except IllegalTurn as illegal:
            said = ", ".join(fault.kind.value for fault in illegal.faults if isinstance(fault, Fault))
            events = ()
        assert said == refusal, text
        for event in events:
            # The story has its own rolls.
            told = replace(event, faces=read_faces(faces.split())) if faces and isinstance(event, DiceRolled) else event
            self.match = DICE_GAME.apply(self.match, told)
            self.events.append(told)

    def show(self, text: str) -> None:
        """Check one thing about the round."""
        what, _, value = text.partition(":")
        now = self.match.round
        if what.startswith("hand "):
            hand = now.hands[int(what.removeprefix("hand "))]
            assert write_row(faces_shown(now.showing, hand)) == value.strip()
            return
        late = [event.seat for event in self.events[1:] if isinstance(event, DiceRolled)]
        found = {
            "to act": " ".join(map(str, to_move(self.match))) if not self.match.results else str(now.seat),
            "rolled": "yes" if now.rolled else "no",
            "failed": str(now.failed),
            "grid": write_grid(faces_on(now.grid, now.showing)),
            "unrolled": str(sum(now.showing[die - 1] is None for hand in now.hands for die in hand)),
            "rolls for the count": " ".join(map(str, late)),
        }
        assert found[what] == value.strip(), text

    def end(self, text: str) -> None:
        """Check the end of the round."""
        reason, winners, points = (part.strip() for part in text.split("|"))
        (result,) = self.match.results
        now = self.match.round
        assert result.reason.value == reason
        penalty = self.match.rules.jokers.penalty
        assert result.left == tuple(dice_value(faces_shown(now.showing, hand), penalty) for hand in now.hands)
        if winners != "any":
            assert " ".join(map(str, result.winners)) == winners
        if points == "counted":
            assert max(scores(result)) == max(result.left) - min(result.left)
        else:
            assert scores(result) == tuple(map(int, points.split()))


def command(match: Match, seat: Seat, text: str) -> Command:
    """Return the command that a story names."""
    what, _, rest = text.partition(" ")
    match what:
        case "rolls":
            return RollDice(held(match.round, seat, rest))
        case "places":
            return PlaceDice(laid(match.round, rest))
        case "runs":
            draft = rest.removeprefix("out").strip()
            return TimeOut(laid(match.round, draft) if draft else ())
        case "passes":
            return Pass()
        case _:
            assert what == "deals"
            return DealNext()


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.title)
def test_a_story_plays_out_as_written(block: Block) -> None:
    story = Story(block)
    for key, text in block.lines:
        if key == "does":
            assert not story.match.results, text
            story.do(text)
        elif key == "shows":
            story.show(text)
        elif key == "ends":
            story.end(text)
    assert bool(story.match.results) == bool(block.get("ends"))


def test_when_a_round_is_over_nothing_but_the_next_deal_is_accepted() -> None:
    block = next(block for block in BLOCKS if block.get("ends"))
    story = Story(block)
    for key, text in block.lines:
        if key == "does":
            story.do(text)
    over = story.match
    assert isinstance(story.events[-1], RoundEnded)
    assert to_move(over) == (0, 1)
    for seat in to_move(over):
        for refused in (RollDice(over.round.hands[seat]), Pass(), PlaceDice(over.round.grid), TimeOut(())):
            with pytest.raises(NotYourTurn):
                DICE_GAME.decide(over, seat, refused)
        (dealt,) = DICE_GAME.decide(over, seat, DealNext())
        assert DICE_GAME.apply(over, dealt).round.number == 2
