"""Players of the dice game for terminal tests: a bot that plays most dice, and a person who types a match."""

from collections.abc import Sequence

from tests.cli.terminal.players import Paper, Typist, seated
from tilewright.bots.dice.turns import own_dice, placed, turn_of
from tilewright.chance import Chance
from tilewright.cli.terminal.dice.game import DICE, steps
from tilewright.cli.terminal.dice.pages import DiceMatch
from tilewright.cli.terminal.match_loop import play_match
from tilewright.cli.terminal.terminal_match import Players, TerminalMatch
from tilewright.dice.commands import Command, DealNext, Pass, RollDice
from tilewright.dice.notation import write_grid
from tilewright.dice.placed import faces_on, faces_shown
from tilewright.dice.turbo_rules import TurboRules
from tilewright.dice.view import Seen, View
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.tiles import write_row


class Keen:
    """A bot that rolls all its dice and lays as many as it can."""

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return what to do."""
        if view.over:
            return DealNext()
        if not view.rolled:
            return RollDice(own_dice(view))
        answer = best_turn(view)
        return placed(view, answer.grid) if answer.tiles else Pass()


def _typed(view: View) -> list[str]:
    """Return a turn as somebody would type it: roll, keep two dice, lay line by line or state the grid, and end it."""
    assert view.seat is not None
    if view.over:
        return [""]
    own = view.hands[view.seat]
    if not view.rolled:
        unrolled = any(view.showing[die - 1] is None for die in own)
        return ["roll" if unrolled or len(own) < 3 else f"keep {write_row(faces_shown(view.showing, own[:2]))}"]
    answer = best_turn(view)
    if not answer.tiles:
        return ["pass"]
    typed = steps(faces_on(view.grid, view.showing), answer.grid)
    # Where much is moved, somebody may rather state the whole grid.
    return [*(typed if len(typed) < 4 else [f"grid {write_grid(answer.grid)}"]), "end"]


def best_turn(view: View) -> GridAnswer:
    """Return the turn that plays most dice."""
    return solve_grid(turn_of(view))


def dice_match_of(rules: TurboRules, seed: int) -> DiceMatch:
    """Return a match of a person with a keen opponent."""
    return TerminalMatch(DICE, rules, Players(("You", "Keen"), [Keen()], Chance(f"seed {seed}".encode())))


def dice_transcript(rules: TurboRules, seed: int) -> str:
    """Return all that is written while somebody types a match to its end."""
    paper = Paper()
    match = dice_match_of(rules, seed)
    play_match(match, seated(Typist(lambda: _typed(match.view), paper), paper))
    return paper.getvalue()
