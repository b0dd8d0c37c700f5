"""The dice game at the terminal: a turn is a roll, then a draft, with hints in three steps."""

from collections.abc import Iterator

from tilewright.bots.dice.turns import HINT_CHANCE, dice_to_roll, own_dice, turn_of
from tilewright.cli.terminal.dice import pages
from tilewright.cli.terminal.dice.draft import Draft, dice_rolled, edited, fresh, is_touched
from tilewright.cli.terminal.dice.moves import Edit, Roll, read_move
from tilewright.cli.terminal.dice.pages import HELP, DiceMatch
from tilewright.cli.terminal.dice.table import Memory, grid_lines, seen_now, show_draft
from tilewright.cli.terminal.language import fault_in_words, say
from tilewright.cli.terminal.screen import Screen, Table
from tilewright.cli.terminal.terminal_match import TerminalGame
from tilewright.cli.terminal.turn_loop import LAST_HINT, Turn, TurnLoop
from tilewright.cli.terminal.typed_words import BadMove, Word
from tilewright.dice.commands import Command, DealNext, Fault, Pass, PlaceDice, RollDice
from tilewright.dice.events import RoundEnded
from tilewright.dice.grid import Faces, lines
from tilewright.dice.notation import write_cell
from tilewright.dice.placed import faces_on, faces_shown
from tilewright.dice.view import View
from tilewright.engine import IllegalTurn
from tilewright.games import DICE_GAME
from tilewright.solver.crossword.solve import GridAnswer, solve_grid
from tilewright.tiles import write_row

_NEW, _OLD = "+", " "


def show_hint(screen: Screen, view: View, step: int, touched: bool) -> None:
    """Show a hint: 1 says least, the last one shows the whole turn, counted from its beginning."""
    if not view.rolled:
        screen.say(_which_to_roll(view))
        return
    before = faces_on(view.grid, view.showing)
    answer = solve_grid(turn_of(view))
    if not answer.tiles:
        screen.say(say("play-hint-no-dice"))
    elif step == 1:
        screen.say(say("play-hint-some-dice"))
    elif step < LAST_HINT:
        screen.say(f"{_what(answer)} {say('play-hint-more')}")
    else:
        screen.say(_what(answer))
        if touched:
            screen.say(say("play-hint-reset"))
        _show_grid(screen, before, answer.grid)


def _which_to_roll(view: View) -> str:
    dice = own_dice(view)
    if any(view.showing[die - 1] is None for die in dice):
        return say("play-hint-roll-all")
    rolled = dice_to_roll(view, HINT_CHANCE)
    everything = "all" if rolled else "none"
    typed = write_row(faces_shown(view.showing, rolled)) if 0 < len(rolled) < len(dice) else everything
    return say("play-hint-roll", pieces=typed)


def _what(answer: GridAnswer) -> str:
    key = "play-hint-dice" if answer.exact else "play-hint-these-dice"
    return say(key, pieces=write_row(answer.played), count=answer.tiles)


def steps(before: Faces, after: Faces) -> list[str]:
    """Return typed moves from one grid to another: first take off dice in wrong cells, then lay lines.

    A line is named as a whole; dice already in place stay.
    """
    moved = [write_cell(cell) for cell, face in before.items() if after.get(cell) != face]
    lying = {cell for cell, face in before.items() if after.get(cell) == face}
    typed = [f"take {' '.join(moved)}"] if moved else []
    for line in lines(after):
        if not lying.issuperset(line):
            down = " down" if line[0].x == line[1].x else ""
            typed.append(f"{write_row(after[cell] for cell in line)} at {write_cell(line[0])}{down}")
            lying.update(line)
    return typed


def _show_grid(screen: Screen, before: Faces, after: Faces) -> None:
    marked = {cell: (face, _OLD if before.get(cell) == face else _NEW) for cell, face in after.items()}
    screen.lines(grid_lines(marked, screen.style))
    for number, step in enumerate(steps(before, after), start=1):
        screen.say(f"{number}. {step}", hang="   ")


DiceTurn = Turn[DiceMatch, Memory, Draft]


def take_turn(match: DiceMatch, table: Table, memory: Memory) -> None:
    """Let the player take a turn; raise Left if the player leaves."""
    turn = Turn(match, table.screen, memory, [fresh(match.view)])
    _TURNS.run(turn, table.keyboard)
    seen_now(memory, match.view)


def _move(turn: DiceTurn, move: Roll | Edit) -> None:
    if isinstance(move, Roll):
        _roll(turn, move)
    elif not turn.match.view.rolled:
        raise BadMove("dice-roll-first")
    else:
        turn.drafts.append(edited(turn.draft, move))


def _roll(turn: DiceTurn, roll: Roll) -> None:
    turn.match.act(RollDice(dice_rolled(turn.draft, roll)))
    turn.screen.say_each(turn.match.news())
    turn.drafts, turn.hints = [fresh(turn.match.view)], 0


def _end(turn: DiceTurn) -> bool:
    if turn.match.view.rolled and not is_touched(turn.draft):
        raise BadMove("dice-end-nothing")
    turn.match.act(PlaceDice(turn.draft.grid))
    return True


def _pass(turn: DiceTurn) -> bool:
    """Pass; a draft is given up only when the word is typed twice."""
    if is_touched(turn.draft) and not turn.is_sure(say("play-give-up", word=Word.PASS.value)):
        return False
    turn.match.act(Pass())
    return True


def _show(turn: DiceTurn) -> None:
    show_draft(turn.screen, turn.draft, turn.match, turn.memory)
    view = turn.match.view
    if not view.rolled:
        first = any(view.showing[die - 1] is None for die in turn.draft.own)
        turn.screen.say(say("play-roll-all" if first else "play-roll-some"))


def _faults(_: DiceTurn, illegal: IllegalTurn) -> Iterator[str]:
    return (fault_in_words(fault) for fault in illegal.faults if isinstance(fault, Fault))


_TURNS: TurnLoop[DiceMatch, Memory, Draft, Roll | Edit] = TurnLoop(
    read=read_move,
    move=_move,
    show=_show,
    is_touched=is_touched,
    words={Word.END: _end, Word.PASS: _pass},
    faults=_faults,
    hint=show_hint,
    help=HELP,
)


DICE = TerminalGame(
    engine=DICE_GAME,
    commands=Command,
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
