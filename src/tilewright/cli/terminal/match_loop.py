"""A whole match at the terminal: deals, turns and scores, until it is over or the player leaves."""

from collections.abc import Callable
from typing import Any

from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.pages import show_shuffle
from tilewright.cli.terminal.screen import Screen, Table, ask
from tilewright.cli.terminal.terminal_match import TerminalMatch
from tilewright.cli.terminal.typed_words import Word

AnyMatch = TerminalMatch[Any, Any, Any, Any]


def _nothing(_: AnyMatch) -> None:
    """Keep nothing of a match."""


def play_match(match: AnyMatch, table: Table, keep: Callable[[AnyMatch], None] = _nothing) -> None:
    """Play a match to its end, or raise Left, EOFError or KeyboardInterrupt when the player leaves.

    `keep` is called before each turn of the player and at the end of each game.
    """
    game = match.game
    memory = game.memory()
    while True:
        if not game.is_over(match.view):
            game.before_bots(match, table)
            match.let_bots_play()
        if not game.is_over(match.view):
            keep(match)
            _show_turn(match, table.screen)
            game.take_turn(match, table, memory)
            continue
        keep(match)
        _show_end(match, table.screen)
        if match.view.outcome is not None:
            return
        ask_between_turns(match, table, say(game.next_game, game=match.view.game + 1))
        match.act(game.deal_next)


def wants_another(match: AnyMatch, table: Table) -> bool:
    """Ask whether to play another match."""
    return ask_between_turns(match, table, say("play-another"), "again")


def ask_between_turns(match: AnyMatch, table: Table, question: str, yes: str | None = None) -> bool:
    """Ask a question at which the player may also look at the rules and the shuffle."""
    pages = {
        Word.VERIFY: lambda: show_shuffle(table.screen, match),
        Word.RULES: lambda: match.game.show_rules(table.screen, match.view.rules),
    }
    return ask(table, question, pages, yes)


def _show_turn(match: AnyMatch, screen: Screen) -> None:
    screen.heading(say("play-your-turn", game=match.game.title(match.view)))
    screen.say_each(match.news())
    match.game.show_players(screen, match)


def _show_end(match: AnyMatch, screen: Screen) -> None:
    screen.heading(say("play-game-over", game=match.game.title(match.view)))
    news = match.news()
    # The winner of the match is announced last, below the score card.
    last = [news.pop()] if match.view.outcome else []
    screen.say_each(news)
    match.game.show_left(screen, match)
    match.game.show_scores(screen, match)
    screen.say_each(last)
