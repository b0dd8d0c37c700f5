"""The dice game at the terminal."""

from __future__ import annotations

from tilewright.cli.terminal.dice import pages
from tilewright.cli.terminal.dice.match import event_in_words
from tilewright.cli.terminal.dice.table import Memory
from tilewright.cli.terminal.dice.turn import take_turn
from tilewright.cli.terminal.terminal_match import TerminalGame
from tilewright.dice.commands import Command, DealNext
from tilewright.dice.events import RoundEnded
from tilewright.games import DICE_GAME

DICE = TerminalGame(
    engine=DICE_GAME,
    commands=Command,
    event_in_words=event_in_words,
    usual_bots="turbo-greedy",
    seconds=lambda _: None,  # TB-34: there is no clock.
    memory=Memory,
    before_bots=lambda *_: None,
    take_turn=take_turn,
    is_over=lambda view: view.over,
    game_ended=RoundEnded,
    deal_next=DealNext(),
    title=pages.round_title,
    next_game="play-next-round",
    show_welcome=pages.show_welcome,
    show_rules=pages.show_rules,
    show_players=pages.show_players,
    show_left=pages.show_left,
    show_scores=pages.show_scores,
)
