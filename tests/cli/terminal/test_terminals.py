"""The program at a real terminal, made by a pty: colors, Ctrl-D, Ctrl-C, and the clock."""

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.terminal.players import Paper, match_of, seated
from tests.tables import rulebook_named
from tests.waiting import wait_until
from tilewright.cli.terminal.keyboard import Plain, Timed, TimeIsUp, can_be_timed
from tilewright.cli.terminal.match_loop import play_match
from tilewright.tiles import faces_of, write_row

pty = pytest.importorskip("pty", reason="there are no ptys on this system")

# A shell starts its background jobs with SIGINT ignored, and children inherit that.
INTERRUPTIBLE = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
START = f"{INTERRUPTIBLE}; from tilewright.cli.main import main; main()"
PROGRAM = (sys.executable, "-c", START, "play", "--seed", "1")


class Terminal:
    """The program running at a terminal of 80 columns."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._file, child = pty.openpty()
        kept = {key: value for key, value in os.environ.items() if key not in {"NO_COLOR", "COLORTERM", "COLUMNS"}}
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=child,
            stdout=child,
            stderr=child,
            start_new_session=True,
            env={**kept, "TERM": "xterm-256color", "COLUMNS": "80", **environment},
        )
        os.close(child)
        self.seen = ""

    def until(self, text: str) -> str:
        """Return all that was written up to the first sight of a text."""
        end = time.monotonic() + 30
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self._file], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self._file, 65536).decode()
                except OSError:
                    # Linux says so when the program has left its terminal.
                    pytest.fail(f"the program left before {text!r}: {self.seen}")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self._file, text.encode())

    def is_waiting(self) -> bool:
        """Return whether the program sleeps, as it does while it reads a key; true where the system does not say."""
        status = Path(f"/proc/{self.process.pid}/stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "S"

    def close(self) -> None:
        """Leave nothing behind."""
        self.process.kill()
        self.process.wait()
        os.close(self._file)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Return a maker of terminals, all of which are closed at the end."""
    opened: list[Terminal] = []

    def make(*arguments: str, **environment: str) -> Terminal:
        opened.append(Terminal(*arguments, **environment))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


@pytest.mark.slow(reason="starts the program at a terminal")
def test_at_a_terminal_pieces_have_colors_and_ctrl_d_leaves_politely(terminal: Callable[..., Terminal]) -> None:
    game = terminal()
    assert "\x1b[38;5;231;48;5;160m R12 \x1b[0m" in game.until("> ")
    game.type("draw\n")
    assert "You drew" in game.until("> ")
    game.type("\x04")
    game.until("Goodbye")
    assert game.process.wait(60) == 0


@pytest.mark.slow(reason="starts the program at a terminal")
def test_no_color_is_respected_and_ctrl_c_leaves_politely(terminal: Callable[..., Terminal]) -> None:
    game = terminal(NO_COLOR="1")
    assert "\x1b[" not in game.until("Your rack")
    game.until("> ")
    # A signal between the prompt and the read is noticed at the next key only.
    wait_until(game.is_waiting)
    os.killpg(game.process.pid, signal.SIGINT)
    assert "Traceback" not in game.until("Goodbye")
    assert game.process.wait(60) == 130


@pytest.mark.slow(reason="starts the program at a terminal")
def test_an_interrupted_match_is_offered_again(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    game = terminal()
    game.until("> ")
    game.type("draw\n")
    game.until("> ")
    game.type("\x04")
    assert "Your match is saved." in game.until("Goodbye")
    assert (tmp_path / "state" / "tilewright" / "match.json").stat().st_mode & 0o777 == 0o600
    again = terminal()
    assert "You have an unfinished match with Beginner and Daydreamer" in again.until("> ")
    again.type("\n")
    assert "You drew" in again.until("> ")
    again.type("quit\n")
    assert "Leave? Your match is saved." in again.until("> ")
    again.type("quit\n")
    again.until("Goodbye")
    another = terminal()
    another.until("> ")
    another.type("new\n")
    assert "You drew" not in another.until("> ")


@pytest.mark.slow(reason="starts the program at a terminal")
def test_the_clock_says_what_it_will_do(terminal: Callable[..., Terminal]) -> None:
    game = terminal("--clock", "--house", "time.limit=5")
    start = " ".join(re.sub(r"\x1b\[[0-9;]*m", "", game.until("> ")).split())
    assert "You have 5 seconds per turn. When time runs out, a turn that is complete and valid counts." in start
    game.type("help\n")
    assert "lay a new row" in game.until("> ")
    game.until("Your time is up. The table stays as it was. You drew")


@pytest.fixture
def typing() -> Iterator[tuple[io.TextIOWrapper, Callable[[str], None]]]:
    """Return an input that can be waited for, and what types into it."""
    reading, writing = os.pipe()
    with open(reading, encoding="utf-8") as stdin, open(writing, "w", encoding="utf-8", buffering=1) as stdout:

        def type_in(text: str) -> None:
            stdout.write(text)
            stdout.flush()

        yield stdin, type_in


Typing = tuple[io.TextIOWrapper, Callable[[str], None]]


def test_several_lines_typed_at_once_come_one_by_one(typing: Typing) -> None:
    stdin, type_in = typing
    keyboard = Timed(stdin, Paper(), str)
    type_in("one\r\ntwo\nthr")
    assert keyboard.line("> ") == "one"
    assert keyboard.line("> ", time.monotonic() + 9) == "two"
    with pytest.raises(TimeIsUp):
        keyboard.line("> ", time.monotonic() + 0.01)
    type_in("ee\n")
    assert keyboard.line("> ") == "ee"


def test_the_last_ten_seconds_are_announced(typing: Typing) -> None:
    stdin, type_in = typing
    paper = Paper()
    keyboard = Timed(stdin, paper, lambda seconds: f"{seconds} left")
    with pytest.raises(TimeIsUp):
        keyboard.line("> ", time.monotonic() + 0.01)
    assert "left" not in paper.getvalue()
    type_in("x")

    def announce(seconds: int) -> str:
        # The announcement comes ten seconds before the end, here almost at once; only then is the line finished.
        type_in("yz\n")
        return f"{seconds} left"

    # A clock that stands still: however slow this machine is, the line begins more than ten seconds before the end.
    assert Timed(stdin, paper, announce, lambda: 0.0).line("> ", 10.05) == "xyz"
    assert paper.getvalue().endswith("> \n10 left\n> xyz\n")


def test_an_input_without_deadlines_is_recognised() -> None:
    assert not can_be_timed(io.StringIO("draw\n"))


@pytest.mark.parametrize("rules", ["classic-nl", "classic-de", "classic-fr"])
def test_when_time_is_up_the_rulebook_decides_about_the_draft(rules: str, typing: Typing) -> None:
    """A-12 to A-14: an unfinished draft costs the penalty, and its pieces return to the rack."""
    stdin, type_in = typing
    paper = Paper()
    match = match_of(rulebook_named(rules), 3)
    asked = 0

    class UntilTheSecondTurn(Timed):
        def line(self, prompt: str, deadline: float | None = None) -> str:
            nonlocal asked
            asked += 1
            if asked == 3:
                raise EOFError
            # The time is up as soon as the draft is laid.
            return super().line(prompt, time.monotonic() if asked == 2 else deadline)

    rack = match.view.rack
    lonely = write_row(faces_of(rack[:2]))
    type_in(f"{lonely}\n")
    with pytest.raises(EOFError):
        play_match(match, seated(UntilTheSecondTurn(stdin, paper, str), paper, seconds=60))
    written = " ".join(paper.getvalue().split())
    assert f"Your time is up. The table stays as it was. Now on your rack: {lonely}. You drew" in written
    assert len(match.view.rack) == len(rack) + 3


def test_lines_of_a_file_are_echoed_as_if_typed() -> None:
    paper = Paper()
    keyboard = Plain(io.StringIO("draw\r\n\x1b[31m\n"), paper)
    assert keyboard.line("> ") == "draw"
    assert keyboard.line("> ") == "\x1b[31m"
    assert paper.getvalue() == "> draw\n> ?[31m\n"
    with pytest.raises(EOFError):
        keyboard.line("> ")
