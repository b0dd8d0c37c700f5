"""A whole match of the dice game at the terminal: rounds, turns, the score card, to its end."""

from __future__ import annotations

from tilewright.cli.terminal.dice.pages import (
    round_title,
    show_dice_card,
    show_dice_left,
    show_dice_players,
    show_dice_rules,
    show_dice_shuffle,
)
from tilewright.cli.terminal.dice.table import Memory
from tilewright.cli.terminal.dice.turn import take_turn
from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.local_matches import DiceSitting
from tilewright.cli.terminal.prompt import Table, ask
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.typed_words import Word
from tilewright.dice.commands import DealNext


def play_dice_match(sitting: DiceSitting, table: Table) -> None:
    """Play a match to its end, or raise Left, EOFError or KeyboardInterrupt when the player goes."""
    memory = Memory()
    while True:
        if not sitting.view.over:
            sitting.let_bots_play()
        if not sitting.view.over:
            _show_turn(sitting, table.screen)
            take_turn(sitting, table, memory)
            continue
        _show_end(sitting, table.screen)
        if sitting.view.outcome is not None:
            return
        _ask(sitting, table, say("play-next-round", game=sitting.view.game + 1))
        sitting.act(DealNext())


def wants_another_dice_match(sitting: DiceSitting, table: Table) -> bool:
    """Ask whether to play another match."""
    return _ask(sitting, table, say("play-another"), "again")


def _show_turn(sitting: DiceSitting, screen: Screen) -> None:
    screen.heading(say("play-your-turn", game=round_title(sitting.view)))
    screen.say_each(sitting.news())
    show_dice_players(screen, sitting)


def _show_end(sitting: DiceSitting, screen: Screen) -> None:
    screen.heading(say("play-game-over", game=round_title(sitting.view)))
    news = sitting.news()
    # Who has won the match comes last, below the card that shows it.
    last = [news.pop()] if sitting.view.outcome else []
    screen.say_each(news)
    show_dice_left(screen, sitting)
    show_dice_card(screen, sitting)
    screen.say_each(last)


def _ask(sitting: DiceSitting, table: Table, question: str, yes: str | None = None) -> bool:
    pages = {
        Word.VERIFY: lambda: show_dice_shuffle(table.screen, sitting),
        Word.RULES: lambda: show_dice_rules(table.screen, sitting.view.rules),
    }
    return ask(table, question, pages, yes)
