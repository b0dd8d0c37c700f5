"""Programs seated as bots: what happens to one that is late, dies or plays what is illegal; none is left behind."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.bots.programs import misbehaving
from tests.waiting import wait_until
from tilewright import IllegalTurn, play_game
from tilewright.arena.deals import DealResult, Simulation, play_deal
from tilewright.arena.executors import Processes
from tilewright.arena.simulation import played, results
from tilewright.bots.plug_in import BadSpec, BotFailed
from tilewright.bots.programs import process
from tilewright.bots.programs.process import close_programs, running
from tilewright.bots.specs import bot
from tilewright.engine import NoTurn
from tilewright.rules.booklets import booklet

ENGINES = Path(__file__).resolve().parents[3] / "examples" / "engines"
PYTHON = shlex.quote(sys.executable)
GOOD = f"exec:{PYTHON} {ENGINES / 'engine.py'}"


def bad(way: str, seconds: float = 5) -> str:
    """Return the spec of a program that misbehaves."""
    return f"exec:seconds={seconds}:{PYTHON} {shlex.quote(str(misbehaving.__file__))} {way}"


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    """End all programs after a test; none may live on, nor what it has started."""
    yield
    groups = [program._process.pid for program, _ in process._RUNNING.values()]
    close_programs()
    wait_until(lambda: not any(_lives(group) for group in groups), seconds=5)


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except (ProcessLookupError, PermissionError):
        return False
    return True


def deal_with(spec: str, rules: str = "classic-nl") -> DealResult:
    """Return a deal of a program against the beginner."""
    return play_deal(Simulation(rules=booklet(rules), bots=(spec, "beginner"), deals=1, seed=3), 0)


@pytest.mark.slow(reason="starts a Python, and plays eight games")
def test_a_program_plays_like_any_bot_by_all_rules_of_tiles() -> None:
    for rules in ("classic-nl", "classic-de", "classic-fr", "twist"):
        result = deal_with(GOOD, rules)
        assert [rotation.illegal[0] for rotation in result.rotations] == [0, 0]
    assert len(process._RUNNING) == 1
    assert play_game([GOOD, GOOD], seed=1).names == (f"{GOOD}#1", f"{GOOD}#2")


@pytest.mark.slow(reason="starts programs")
def test_an_illegal_turn_is_counted_and_the_game_goes_on() -> None:
    result = deal_with(bad("illegal"))
    assert all(rotation.illegal[0] > 3 for rotation in result.rotations)
    with pytest.raises(IllegalTurn):
        play_game([bad("illegal"), "beginner"])


@pytest.mark.slow(reason="waits for programs that are late")
@pytest.mark.parametrize(
    ("way", "seconds", "said"),
    [
        ("late", 0.1, "gave up 3 turns in a row: the last time it did not answer within 0.1 s"),
        ("flood", 0.1, "gave up 3 turns in a row: the last time it did not answer within 0.1 s"),
        ("nonsense", 5, "gave up 3 turns in a row: the last time it answered what is not a turn: Invalid enum"),
        ("error", 5, "the last time it answered what is not a turn: I do not know this game"),
        ("dies", 5, "has ended with exit code 3: Traceback: I have had enough"),
        ("long", 5, "was ended by signal 9: a line had more than 1048576 bytes"),
        ("newer", 5, "speaks protocol 2, and this program 1"),
    ],
)
def test_a_program_that_cannot_play_ends_the_run_with_a_sentence(way: str, seconds: float, said: str) -> None:
    with pytest.raises(BotFailed) as failed:
        deal_with(bad(way, seconds))
    assert said in str(failed.value)


@pytest.mark.slow(reason="waits for a program that is late")
def test_one_late_turn_is_given_up_and_its_answer_is_not_taken_for_the_next() -> None:
    late = bot(bad("late", 0.2))
    match_bots = [late, bot("beginner")]
    with pytest.raises(NoTurn, match=r"did not answer within 0\.2 s"):
        play_game(match_bots, seed=8)
    program, _ = running(bad("late", 0.2), late._seated.words)  # type: ignore[attr-defined]
    # The answer to the question that was late comes first, and is passed over.
    assert b'"id": 3' in program.ask({"ask": "turn"}, 60)


@pytest.mark.slow(reason="waits until a program has not said hello")
@pytest.mark.parametrize("way", ["deaf", "silent"])
def test_a_program_that_says_nothing_is_ended(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "HELLO_SECONDS", 0.5)
    with pytest.raises(BotFailed, match=r"did not say hello within 0\.5 s"):
        deal_with(bad(way))


@pytest.mark.slow(reason="waits until a program is killed")
def test_nothing_that_a_program_has_started_is_left() -> None:
    deal_with(bad("stubborn"))
    group = next(iter(process._RUNNING.values()))[0]._process.pid
    assert _lives(group)
    close_programs()
    wait_until(lambda: not _lives(group), seconds=5)


@pytest.mark.deep
@pytest.mark.slow(reason="starts two processes, and a program in each")
def test_workers_have_programs_of_their_own_and_the_same_games() -> None:
    simulation = Simulation(rules=booklet("classic-nl"), bots=(GOOD, "beginner"), deals=8, seed=2, record=True)
    with closing(Processes(2)) as executor:
        assert [result for _, result in played([simulation], executor)] == list(results(simulation))


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("exec:", "exec: names no command"),
        ("exec", "exec: names no command"),
        ("exec:no-such-program-anywhere --fast", "there is no program no-such-program-anywhere for exec:"),
        ("exec:'python", "is not a command: no closing quotation"),
        ("exec:seconds=fast:python x.py", '"fast" is not a value for seconds of exec'),
        ("exec:seconds=0:python x.py", '"0" is not a value for seconds of exec'),
        ("exec:seconds=nan:python x.py", '"nan" is not a value for seconds of exec'),
    ],
)
def test_what_is_wrong_with_a_command_is_named(spec: str, said: str) -> None:
    with pytest.raises(BadSpec) as refused:
        bot(spec)
    assert said in str(refused.value)
