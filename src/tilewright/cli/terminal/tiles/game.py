"""The tile game at the terminal."""

from __future__ import annotations

from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.match_loop import ask_between_turns
from tilewright.cli.terminal.prompt import Table
from tilewright.cli.terminal.terminal_match import TerminalGame
from tilewright.cli.terminal.tiles import pages
from tilewright.cli.terminal.tiles.match import TileMatch, event_in_words
from tilewright.cli.terminal.tiles.table import Memory
from tilewright.cli.terminal.tiles.turn import take_turn
from tilewright.cli.terminal.typed_words import Word
from tilewright.game.commands import ClaimReshuffle, Command, DealNext
from tilewright.game.deal import pairs_in
from tilewright.game.events import GameEnded
from tilewright.games import TILE_GAME
from tilewright.tiles.notation import write_row
from tilewright.tiles.tile import faces_of


def _offer_claim(match: TileMatch, table: Table) -> None:
    """Ask a player who may claim a new deal before a bot's first turn makes it too late (DE-10, A-06)."""
    while (view := match.view).turns == 0 and not match.is_mine:
        pairs, needed = pairs_in(view.rack), view.rules.deal.reshuffle_pairs
        if not needed or len(pairs) < needed:
            return
        table.screen.say_each(match.news())
        question = say("play-claim", pieces=write_row(faces_of(pairs)), count=len(pairs))
        if not ask_between_turns(match, table, question, Word.CLAIM.value):
            return
        match.act(ClaimReshuffle())


TILES = TerminalGame(
    engine=TILE_GAME,
    commands=Command,
    event_in_words=event_in_words,
    usual_bots="beginner,random",
    seconds=lambda rules: rules.time.limit or rules.time.usual,
    memory=Memory,
    before_bots=_offer_claim,
    take_turn=take_turn,
    is_over=lambda view: bool(view.shown),
    game_ended=GameEnded,
    deal_next=DealNext(),
    title=pages.game_title,
    next_game="play-next-game",
    show_welcome=pages.show_welcome,
    show_rules=pages.show_rules,
    show_players=pages.show_players,
    show_left=pages.show_left,
    show_scores=pages.show_scores,
)
