"""The link for the home network on a terminal: a camera reads from it what stands above it."""

import os
import pty
import re
import subprocess
import sys

import pytest

from tests.judges.qr import read_code
from tilewright.cli.shared.browser import code_for

BORDER = 4
# Which of the two modules of a sign are light, upper and lower.
LIGHT = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}
PROGRAM = "from tilewright.cli.shared.browser import say_where; say_where('0.0.0.0', 8000, 'http://10.0.0.7:8000')"


def read_terminal(lines: list[str]) -> str:
    """Return the text of a code that is drawn in half blocks, dark on light by the colors that the lines set."""
    plain = [re.fullmatch(r"\x1b\[97;40m(.*)\x1b\[0m", line) for line in lines]
    signs = [line[1] for line in plain if line is not None]
    assert len(signs) == len(lines)
    rows = [[not LIGHT[sign][half] for sign in line] for line in signs for half in (0, 1)]
    size = len(rows[0]) - 2 * BORDER
    around = [*rows[:BORDER], *rows[BORDER + size : 2 * BORDER + size]]
    assert not any(module for row in around for module in row)
    return read_code([row[BORDER : BORDER + size] for row in rows[BORDER : BORDER + size]])


@pytest.mark.parametrize("text", ["http://10.0.0.7:8000", "http://192.168.178.230:65535", "http://[fe80::1]:8000"])
def test_a_camera_reads_the_link(text: str) -> None:
    assert read_terminal(code_for(text).splitlines()) == text


def test_on_a_terminal_the_code_has_the_link_above_it() -> None:
    upper, lower = pty.openpty()
    with subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=lower) as process:
        os.close(lower)
        said = b""
        try:
            while part := os.read(upper, 4_096):
                said += part
        except OSError:
            # That is how a terminal says that nobody writes to it any more.
            assert said
        assert process.wait(30) == 0
    os.close(upper)
    own, others, *code = said.decode().splitlines()
    assert own == "Tilewright is served on http://localhost:8000"
    assert others == "On other devices in this network: http://10.0.0.7:8000"
    assert read_terminal(code) == "http://10.0.0.7:8000"
