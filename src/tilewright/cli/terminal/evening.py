"""A whole match at the terminal: deals, turns, scores, until somebody has won or the player leaves."""

from __future__ import annotations

from msgspec import Struct

from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.moves import Order, Word, read_move
from tilewright.cli.terminal.pages import (
    Left,
    game_title,
    show_players,
    show_racks,
    show_rules,
    show_scores,
    show_shuffle,
)
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.sitting import Sitting
from tilewright.cli.terminal.table import Memory
from tilewright.cli.terminal.trouble import Trouble
from tilewright.cli.terminal.turn import PROMPT, take_turn
from tilewright.game.commands import ClaimReshuffle, DealNext
from tilewright.game.deal import pairs_in
from tilewright.tiles.notation import BadNotation, write_row
from tilewright.tiles.tile import faces_of
from tilewright.words.say import say


class Table(Struct, frozen=True):
    """Where a match takes place: what to write on, what to read from, and the seconds of a turn if they are counted."""

    screen: Screen
    keyboard: Keyboard
    seconds: float | None = None


def play_match(sitting: Sitting, table: Table) -> None:
    """Play a match to its end, or raise Left, EOFError or KeyboardInterrupt when the player goes."""
    memory = Memory()
    while True:
        if not sitting.view.shown:
            _offer_claim(sitting, table)
            sitting.let_bots_play()
        if not sitting.view.shown:
            _show_turn(sitting, table.screen)
            take_turn(sitting, table.screen, table.keyboard, memory, table.seconds)
            continue
        _show_end(sitting, table.screen)
        if sitting.view.outcome is not None:
            return
        _ask(sitting, table, say("play-next-game", game=sitting.view.game + 1))
        sitting.act(DealNext())


def wants_another(sitting: Sitting, table: Table) -> bool:
    """Ask whether to play another match."""
    return _ask(sitting, table, say("play-another"), "again")


def _show_turn(sitting: Sitting, screen: Screen) -> None:
    screen.heading(say("play-your-turn", game=game_title(sitting.view)))
    _tell(sitting, screen)
    show_players(screen, sitting)


def _show_end(sitting: Sitting, screen: Screen) -> None:
    screen.heading(say("play-game-over", game=game_title(sitting.view)))
    news = sitting.news()
    # Who has won the match comes last, below the card that shows it.
    last = [news.pop()] if sitting.view.outcome else []
    for sentence in news:
        screen.say(sentence)
    show_racks(screen, sitting)
    show_scores(screen, sitting)
    for sentence in last:
        screen.say(sentence)


def _tell(sitting: Sitting, screen: Screen) -> None:
    for sentence in sitting.news():
        screen.say(sentence)


def _offer_claim(sitting: Sitting, table: Table) -> None:
    """Ask a player who may claim a new deal before a bot's first turn makes it too late (DE-10, A-06)."""
    while (view := sitting.view).turns == 0 and not sitting.is_mine:
        pairs, needed = pairs_in(view.rack), view.rules.deal.reshuffle_pairs
        if not needed or len(pairs) < needed:
            return
        _tell(sitting, table.screen)
        question = say("play-claim", pieces=write_row(faces_of(pairs)), count=len(pairs))
        if not _ask(sitting, table, question, Word.CLAIM.value):
            return
        sitting.act(ClaimReshuffle())


def _ask(sitting: Sitting, table: Table, question: str, yes: str | None = None) -> bool:
    """Ask something to which an empty line goes on, and return whether the answer was the word for yes."""
    table.screen.say(question)
    while True:
        line = table.keyboard.line(PROMPT).strip().lower()
        if not line or line == yes:
            return line == yes
        match _order(line):
            case Word.QUIT:
                raise Left
            case Word.VERIFY:
                show_shuffle(table.screen, sitting)
            case Word.RULES:
                show_rules(table.screen, sitting.view.rules)
            case _:
                table.screen.say(question)


def _order(line: str) -> Word | None:
    try:
        typed = read_move(line)
    except (Trouble, BadNotation):
        return None
    return typed.word if isinstance(typed, Order) else None
