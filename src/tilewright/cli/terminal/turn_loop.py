"""One turn of the person at the terminal: a draft is edited until the turn is over."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.language import message_in_words, say
from tilewright.cli.terminal.pages import Examples, show_help, show_shuffle
from tilewright.cli.terminal.screen import PROMPT, Left, Screen
from tilewright.cli.terminal.terminal_match import TerminalMatch
from tilewright.cli.terminal.typed_words import BadMove, Order, Word
from tilewright.engine import IllegalTurn
from tilewright.tiles import BadNotation

Match = TypeVar("Match", bound=TerminalMatch[Any, Any, Any, Any])
Memory = TypeVar("Memory")
Draft = TypeVar("Draft")
Move = TypeVar("Move")


LAST_HINT = 3


class Turn(Struct, Generic[Match, Memory, Draft]):
    """The turn in progress: the drafts one can go back to, of which the last is current; the order being carried out;
    and the word that must be typed twice, if it was typed once.
    """

    match: Match
    screen: Screen
    memory: Memory
    drafts: list[Draft]
    order: Order = Order(Word.SHOW)
    asked: Word | None = None
    hints: int = 0

    @property
    def draft(self) -> Draft:
        """The table as the player is arranging it."""
        return self.drafts[-1]

    def is_sure(self, question: str) -> bool:
        """Return whether the player has typed the same word twice; if not, ask."""
        if self.asked is self.order.word:
            return True
        self.asked = self.order.word
        self.screen.say(question)
        return False


class TurnLoop(Struct, Generic[Match, Memory, Draft, Move], frozen=True, kw_only=True):
    """How turns of one kind of game are typed.

    The words in `pages` only show something, those in `words` return whether the turn is over. `faults` returns the
    sentences about a refused turn. `hint` is given the number of the hint and whether the draft is touched.
    """

    read: Callable[[str], Order | Move]
    move: Callable[[Turn[Match, Memory, Draft], Move], None]
    show: Callable[[Turn[Match, Memory, Draft]], None]
    is_touched: Callable[[Draft], bool]
    words: Mapping[Word, Callable[[Turn[Match, Memory, Draft]], bool]]
    faults: Callable[[Turn[Match, Memory, Draft], IllegalTurn], Iterable[str]]
    hint: Callable[[Screen, Any, int, bool], None]
    help: Examples
    pages: Mapping[Word, Callable[[Turn[Match, Memory, Draft]], None]] = {}

    def run(self, turn: Turn[Match, Memory, Draft], keyboard: Keyboard, deadline: float | None = None) -> None:
        """Carry out what is typed until the turn is over, or raise Left or TimeIsUp."""
        self.show(turn)
        over = False
        while not over:
            line = keyboard.line(PROMPT, deadline)
            try:
                over = self._do(turn, self.read(line))
            except BadMove as trouble:
                turn.screen.say(str(trouble))
            except BadNotation as bad:
                turn.screen.say(f"{message_in_words(bad)}.")
            except IllegalTurn as illegal:
                turn.screen.say_each(self.faults(turn, illegal))

    def _do(self, turn: Turn[Match, Memory, Draft], typed: Order | Move) -> bool:
        """Carry out what was typed, and return whether the turn is over."""
        if isinstance(typed, Order):
            turn.order = typed
            turn.asked = turn.asked if turn.asked is typed.word else None
            return self._obey(turn)
        turn.asked = None
        self.move(turn, typed)
        self.show(turn)
        return False

    def _obey(self, turn: Turn[Match, Memory, Draft]) -> bool:
        match turn.order.word:
            case Word.SHOW:
                self.show(turn)
            case Word.UNDO:
                if len(turn.drafts) == 1:
                    raise BadMove("nothing-to-undo")
                turn.drafts.pop()
                self.show(turn)
            case Word.RESET:
                if not self.is_touched(turn.draft):
                    raise BadMove("nothing-to-undo")
                # As one more draft, so that `undo` takes back the reset too.
                turn.drafts.append(turn.drafts[0])
                self.show(turn)
            case Word.QUIT:
                if turn.is_sure(say("play-quit-again", saved="yes" if turn.match.is_saved else "no")):
                    raise Left
            case word if word in self.words:
                return self.words[word](turn)
            case word:
                self._show_page(turn, word)
        return False

    def _show_page(self, turn: Turn[Match, Memory, Draft], word: Word) -> None:
        match word:
            case Word.HINT:
                turn.hints = min(turn.hints + 1, LAST_HINT)
                self.hint(turn.screen, turn.match.view, turn.hints, self.is_touched(turn.draft))
            case Word.HELP:
                show_help(turn.screen, self.help)
            case Word.RULES:
                turn.match.game.show_rules(turn.screen, turn.match.view.rules)
            case Word.VERIFY:
                show_shuffle(turn.screen, turn.match)
            case _:
                self.pages[word](turn)
