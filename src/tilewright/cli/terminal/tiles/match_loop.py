"""A whole match at the terminal: deals, turns, scores, until somebody has won or the player leaves."""

from __future__ import annotations

from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.local_matches import TileSitting
from tilewright.cli.terminal.prompt import Table, ask
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.tiles.pages import (
    game_title,
    show_players,
    show_racks,
    show_rules,
    show_scores,
    show_shuffle,
)
from tilewright.cli.terminal.tiles.table import Memory
from tilewright.cli.terminal.tiles.turn import take_turn
from tilewright.cli.terminal.typed_words import Word
from tilewright.game.commands import ClaimReshuffle, DealNext
from tilewright.game.deal import pairs_in
from tilewright.tiles.notation import write_row
from tilewright.tiles.tile import faces_of


def play_match(sitting: TileSitting, table: Table) -> None:
    """Play a match to its end, or raise Left, EOFError or KeyboardInterrupt when the player goes."""
    memory = Memory()
    while True:
        if not sitting.view.shown:
            _offer_claim(sitting, table)
            sitting.let_bots_play()
        if not sitting.view.shown:
            _show_turn(sitting, table.screen)
            take_turn(sitting, table, memory)
            continue
        _show_end(sitting, table.screen)
        if sitting.view.outcome is not None:
            return
        _ask(sitting, table, say("play-next-game", game=sitting.view.game + 1))
        sitting.act(DealNext())


def wants_another(sitting: TileSitting, table: Table) -> bool:
    """Ask whether to play another match."""
    return _ask(sitting, table, say("play-another"), "again")


def _show_turn(sitting: TileSitting, screen: Screen) -> None:
    screen.heading(say("play-your-turn", game=game_title(sitting.view)))
    screen.say_each(sitting.news())
    show_players(screen, sitting)


def _show_end(sitting: TileSitting, screen: Screen) -> None:
    screen.heading(say("play-game-over", game=game_title(sitting.view)))
    news = sitting.news()
    # Who has won the match comes last, below the card that shows it.
    last = [news.pop()] if sitting.view.outcome else []
    screen.say_each(news)
    show_racks(screen, sitting)
    show_scores(screen, sitting)
    screen.say_each(last)


def _offer_claim(sitting: TileSitting, table: Table) -> None:
    """Ask a player who may claim a new deal before a bot's first turn makes it too late (DE-10, A-06)."""
    while (view := sitting.view).turns == 0 and not sitting.is_mine:
        pairs, needed = pairs_in(view.rack), view.rules.deal.reshuffle_pairs
        if not needed or len(pairs) < needed:
            return
        table.screen.say_each(sitting.news())
        question = say("play-claim", pieces=write_row(faces_of(pairs)), count=len(pairs))
        if not _ask(sitting, table, question, Word.CLAIM.value):
            return
        sitting.act(ClaimReshuffle())


def _ask(sitting: TileSitting, table: Table, question: str, yes: str | None = None) -> bool:
    pages = {
        Word.VERIFY: lambda: show_shuffle(table.screen, sitting),
        Word.RULES: lambda: show_rules(table.screen, sitting.view.rules),
    }
    return ask(table, question, pages, yes)
