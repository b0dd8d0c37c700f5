"""The tile game at the terminal: its turns, with hints in three steps: whether there is one, which pieces, and how."""

import time
from collections.abc import Iterator

from tilewright.bots.protocol import position_of
from tilewright.cli.terminal.keyboard import TimeIsUp
from tilewright.cli.terminal.language import fault_in_words, say, step_in_words
from tilewright.cli.terminal.match_loop import ask_between_turns
from tilewright.cli.terminal.screen import Screen, Table
from tilewright.cli.terminal.terminal_match import TerminalGame
from tilewright.cli.terminal.tiles import pages
from tilewright.cli.terminal.tiles.draft import Draft, edited, fresh, is_touched, tiles_in
from tilewright.cli.terminal.tiles.moves import Edit, read_move
from tilewright.cli.terminal.tiles.pages import HELP, TileMatch
from tilewright.cli.terminal.tiles.table import Memory, numbered, seen_now, show_draft
from tilewright.cli.terminal.turn_loop import LAST_HINT, Turn, TurnLoop
from tilewright.cli.terminal.typed_words import BadMove, Word
from tilewright.engine import IllegalTurn
from tilewright.game.commands import ClaimReshuffle, Command, DealNext, DrawTile, Fault, Pass, PlayTiles
from tilewright.game.events import GameEnded
from tilewright.game.game import pairs_in
from tilewright.game.table import Table as Rows
from tilewright.game.view import View
from tilewright.games import TILE_GAME
from tilewright.rules.rulebook import WrongLay, set_rules
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.present.steps import steps
from tilewright.solver.solve import Answer, playable, solve
from tilewright.tiles import faces_of, write_row


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


TileTurn = Turn[TileMatch, Memory, Draft]


def take_turn(match: TileMatch, table: Table, memory: Memory) -> None:
    """Let the player take a turn, within the time limit if there is one; raise Left if the player leaves."""
    view = match.view
    memory.asks_about_penalty &= table.asks
    turn = Turn(match, table.screen, memory, [fresh(view.table, view.rack, set_rules(view.rules))])
    try:
        _TURNS.run(turn, table.keyboard, None if table.seconds is None else time.monotonic() + table.seconds)
    except TimeIsUp:
        match.time_is_up(_laid(turn))
    seen_now(memory, match.view)
    memory.rack = frozenset(view.rack)


def _edit(turn: TileTurn, edit: Edit) -> None:
    turn.drafts.append(edited(turn.draft, edit))


def _laid(turn: TileTurn) -> Rows:
    view = turn.match.view
    return tiles_in(turn.draft, view.table, view.rack)


def _end(turn: TileTurn) -> bool:
    """End the turn; where an illegal one costs tiles, ask before the first one, and say afterwards what was wrong."""
    if not is_touched(turn.draft):
        raise BadMove("end-nothing")
    rules = turn.match.view.rules
    if rules.turn.wrong_lay is WrongLay.PENALISE and turn.memory.asks_about_penalty:
        count = min(rules.time.penalty, turn.match.view.pool)
        if not turn.is_sure(say("play-penalty", count=count, word=turn.order.word.value)):
            return False
        turn.memory.asks_about_penalty = False
    command = PlayTiles(_laid(turn))
    wrong = turn.match.faults(command)
    turn.match.act(command)
    turn.screen.say_each(_in_words(turn, wrong))
    return True


def _draw_or_pass(turn: TileTurn) -> bool:
    """Draw or pass; a draft is given up only when the same word is typed twice (A-11)."""
    word = turn.order.word
    if is_touched(turn.draft) and not turn.is_sure(say("play-give-up", word=word.value)):
        return False
    turn.match.act(DrawTile() if word is Word.DRAW else Pass())
    return True


def _claim(turn: TileTurn) -> bool:
    turn.match.act(ClaimReshuffle())
    return True


def _show(turn: TileTurn) -> None:
    show_draft(turn.screen, turn.draft, turn.match.view, turn.memory)


def _sort(turn: TileTurn) -> None:
    order = turn.order.rest.removeprefix("by ")
    turn.memory.by_number = order.startswith("n") if order else not turn.memory.by_number
    _show(turn)


def _faults(turn: TileTurn, illegal: IllegalTurn) -> Iterator[str]:
    return _in_words(turn, tuple(fault for fault in illegal.faults if isinstance(fault, Fault)))


def _in_words(turn: TileTurn, faults: tuple[Fault, ...]) -> Iterator[str]:
    return map(fault_in_words, numbered(faults, turn.draft))


_TURNS: TurnLoop[TileMatch, Memory, Draft, Edit] = TurnLoop(
    read=read_move,
    move=_edit,
    show=_show,
    is_touched=is_touched,
    words={Word.END: _end, Word.DRAW: _draw_or_pass, Word.PASS: _draw_or_pass, Word.CLAIM: _claim},
    pages={Word.SORT: _sort},
    faults=_faults,
    hint=show_hint,
    help=HELP,
)


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
