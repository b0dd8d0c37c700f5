"""What turns of all games have in common at the terminal: a draft is edited until the turn is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.language import message_in_words, say
from tilewright.cli.terminal.prompt import PROMPT, Left
from tilewright.cli.terminal.screen import Screen
from tilewright.cli.terminal.trouble import Trouble
from tilewright.cli.terminal.typed_words import Order, Word
from tilewright.engine import IllegalTurn
from tilewright.tiles.notation import BadNotation

Sitting = TypeVar("Sitting")
Memory = TypeVar("Memory")
Draft = TypeVar("Draft")
Move = TypeVar("Move")


class Turn(Struct, Generic[Sitting, Memory, Draft]):
    """The turn in progress: the drafts one can go back to, the last one being the present; the order that is being
    followed, and the word before if it has to be said twice.
    """

    sitting: Sitting
    screen: Screen
    memory: Memory
    drafts: list[Draft]
    order: Order = Order(Word.SHOW)
    asked: Word | None = None
    hints: int = 0

    @property
    def draft(self) -> Draft:
        """What is on the table, as it is being arranged."""
        return self.drafts[-1]

    def is_sure(self, question: str) -> bool:
        """Return whether the player has said the same word twice; else ask."""
        if self.asked is self.order.word:
            return True
        self.asked = self.order.word
        self.screen.say(question)
        return False


class Customs(Struct, Generic[Sitting, Memory, Draft, Move], frozen=True, kw_only=True):
    """How turns of one kind of game are taken.

    Words that only show something are among the `pages`; other `words` of the game return whether the turn is over.
    `wrong` gives the sentences of a refused turn.
    """

    read: Callable[[str], Order | Move]
    move: Callable[[Turn[Sitting, Memory, Draft], Move], None]
    show: Callable[[Turn[Sitting, Memory, Draft]], None]
    is_touched: Callable[[Draft], bool]
    words: Mapping[Word, Callable[[Turn[Sitting, Memory, Draft]], bool]]
    pages: Mapping[Word, Callable[[Turn[Sitting, Memory, Draft]], None]]
    wrong: Callable[[Turn[Sitting, Memory, Draft], IllegalTurn], Iterable[str]]

    def follow(self, turn: Turn[Sitting, Memory, Draft], keyboard: Keyboard, deadline: float | None = None) -> None:
        """Do what is typed until the turn is over, or raise Left or TimeIsUp; what cannot be done is said."""
        self.show(turn)
        over = False
        while not over:
            line = keyboard.line(PROMPT, deadline)
            try:
                over = self._do(turn, self.read(line))
            except Trouble as trouble:
                turn.screen.say(str(trouble))
            except BadNotation as bad:
                turn.screen.say(f"{message_in_words(bad)}.")
            except IllegalTurn as illegal:
                turn.screen.say_each(self.wrong(turn, illegal))

    def _do(self, turn: Turn[Sitting, Memory, Draft], typed: Order | Move) -> bool:
        """Do what was typed, and return whether the turn is over."""
        if isinstance(typed, Order):
            turn.order = typed
            turn.asked = turn.asked if turn.asked is typed.word else None
            return self._obey(turn)
        turn.asked = None
        self.move(turn, typed)
        self.show(turn)
        return False

    def _obey(self, turn: Turn[Sitting, Memory, Draft]) -> bool:
        match turn.order.word:
            case Word.SHOW:
                self.show(turn)
            case Word.UNDO:
                if len(turn.drafts) == 1:
                    raise Trouble("nothing-to-undo")
                turn.drafts.pop()
                self.show(turn)
            case Word.RESET:
                if not self.is_touched(turn.draft):
                    raise Trouble("nothing-to-undo")
                # As one more draft, so that `undo` takes back the reset too.
                turn.drafts.append(turn.drafts[0])
                self.show(turn)
            case Word.QUIT:
                if turn.is_sure(say("play-quit-again")):
                    raise Left
            case word if word in self.pages:
                self.pages[word](turn)
            case word:
                return self.words[word](turn)
        return False
