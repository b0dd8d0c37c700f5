"""Hints in three steps: whether there is a turn, which pieces it plays, and how."""

from __future__ import annotations

from tilewright.bots.protocol import position_of
from tilewright.cli.terminal.language import say, step_in_words
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.turn_loop import LAST_HINT
from tilewright.game.view import View
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.present.steps import steps
from tilewright.solver.solve import Answer, playable, solve
from tilewright.tiles.notation import write_row


def show_hint(screen: Screen, view: View, step: int, touched: bool) -> None:
    """Show a hint: 1 says least, the last one shows the whole turn, counted from its beginning."""
    if not view.rules.turn.checks_drafts:
        screen.say(say("refused-unchecked-hints"))
        return
    position = position_of(view)
    if not playable(position):
        screen.say(say("play-hint-nothing"))
        return
    if step == 1:
        screen.say(say("play-hint-something"))
        return
    answer = solve(position)
    if step < LAST_HINT:
        screen.say(f"{_what(answer)} {say('play-hint-more')}")
    else:
        screen.say(_what(answer))
        table = rebuilt(position, answer)
        if touched:
            screen.say(say("play-hint-reset"))
        for number, each in enumerate(steps(position.table, table), start=1):
            screen.say(f"{number}. {step_in_words(each)}")


def _what(answer: Answer) -> str:
    key = "play-hint-pieces" if answer.exact else "play-hint-some-pieces"
    return say(key, pieces=write_row(answer.played), count=answer.tiles)
