"""Players for terminal tests: one who types the lines of a list, and one who plays a game to its end."""

import io
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence

from tilewright.bots.registry import bot
from tilewright.bots.tiles.beginner import Beginner
from tilewright.chance import Chance
from tilewright.cli.terminal.keyboard import Keyboard
from tilewright.cli.terminal.match_loop import play_match
from tilewright.cli.terminal.screen import Screen, Table
from tilewright.cli.terminal.terminal_match import Players, TerminalMatch
from tilewright.cli.terminal.tiles.game import TILES
from tilewright.cli.terminal.tiles.pages import TileMatch
from tilewright.game.commands import DrawTile, Pass, PlayTiles
from tilewright.game.view import View
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileRow, faces_of, write_row


class Paper(io.StringIO):
    """A stream that is not a terminal but can write every character."""

    encoding = "utf-8"


class Scripted:
    """Types the lines of a list, and leaves at its end; notes what was answered to each."""

    def __init__(self, lines: Iterable[str], paper: Paper) -> None:
        self._lines = deque(lines)
        self._paper = paper
        self._before = 0
        self.answers: list[str] = []

    def line(self, prompt: str, deadline: float | None = None) -> str:
        """Return the next line."""
        self.answers.append(self._paper.getvalue()[self._before :])
        if not self._lines:
            raise EOFError
        self._paper.write(f"{prompt}{self._lines[0]}\n")
        self._before = len(self._paper.getvalue())
        return self._lines.popleft()


class Typist:
    """Types a game to its end; `turn` gives the next lines whenever the last ones are typed."""

    def __init__(self, turn: Callable[[], list[str]], paper: Paper) -> None:
        self._turn = turn
        self._paper = paper
        self._lines: deque[str] = deque()

    def line(self, prompt: str, deadline: float | None = None) -> str:
        """Return the next line."""
        if not self._lines:
            self._lines.extend(self._turn())
        self._paper.write(f"{prompt}{self._lines[0]}\n")
        return self._lines.popleft()


def beginner_lines(view: View) -> list[str]:
    """Return a turn as a beginner would type it: sets one by one, then single pieces onto rows, then its end."""
    if view.shown or view.seat not in view.to_move:
        return [""]
    match Beginner().choose(view, (), Chance(b"")):
        case PlayTiles(table):
            steps = [_step(place, row, view.table) for place, row in enumerate(table, start=1)]
            return [*(step for step in steps if step), "end"]
        case DrawTile():
            return ["draw"]
        case Pass():
            return ["pass"]
        case _:
            raise AssertionError("a beginner does nothing else in a game")


def _step(place: int, row: TileRow, before: Sequence[TileRow]) -> str:
    if place > len(before):
        return write_row(faces_of(row))
    added = Counter(faces_of(row)) - Counter(faces_of(before[place - 1]))
    return f"{place} + {write_row(added.elements())}" if added else ""


def match_of(rules: Rulebook, seed: int, bots: Sequence[str] = ("beginner", "random")) -> TileMatch:
    """Return a match of a person with some bots."""
    names = ("You", *(name.capitalize() for name in bots))
    return TerminalMatch(TILES, rules, Players(names, [bot(name) for name in bots], Chance(f"seed {seed}".encode())))


def seated(keyboard: Keyboard, paper: Paper, seconds: float | None = None) -> Table:
    """Return the table at which the keyboard types and the paper is written on."""
    return Table(Screen(paper), keyboard, seconds)


def transcript(rules: Rulebook, seed: int) -> str:
    """Return all that is written while a patient player plays a match to its end."""
    paper = Paper()
    match = match_of(rules, seed)
    play_match(match, seated(Typist(lambda: beginner_lines(match.view), paper), paper))
    return paper.getvalue()
