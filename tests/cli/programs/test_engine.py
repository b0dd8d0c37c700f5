"""`tilewright engine` in a process of its own: every question, several at once, in time, and nonsense."""

import json
import random
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as some

from tests.bots.programs import misbehaving
from tests.cli.programs.engine_process import EngineProcess
from tests.cli.runs import Tilewright
from tilewright.answers.engine.answering import ASKS
from tilewright.bots.programs.wire import MOST_LINE_BYTES

ENGINES = Path(__file__).resolve().parents[3] / "examples" / "engines"
PYTHON = shlex.quote(sys.executable)
TABLE = [["B4", "B5", "B6"], ["K8", "R8", "O8"]]
# Many jokers on a full table: the solver needs seconds for it.
HARD = {
    "rules": "twist",
    "table": [["K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13"]] * 2,
    "rack": ["J", "J", "D", "D", "C", "C", "M", "M", *(f"{color}{n}" for color in "RBO" for n in range(1, 14))],
}


@pytest.fixture(scope="module")
def engine() -> Iterator[EngineProcess]:
    """Return an engine that all tests of a module share."""
    with EngineProcess("--workers", "1") as running:
        yield running


@pytest.mark.slow(reason="starts the engine")
def test_every_question_is_answered(engine: EngineProcess) -> None:
    said = engine.ask(ask="hello", protocol=1)
    assert (said["engine"], said["protocol"], said["asks"]) == ("tilewright", 1, [*ASKS])
    assert {"classic-nl", "turbo"} <= {*said["rulebooks"]}
    assert {"greedy", "turbo-greedy"} <= {*said["bots"]}
    rows = engine.ask(ask="check", rules="twist", rows=[["R2", "D", "R5"], ["R1", "R3"]])["rows"]
    assert rows[0]["readings"] == [{"shape": "run", "points": 14, "stands": ["R2", "R3+R4", "R5"]}]
    assert rows[1]["legal"] is False
    assert rows[1]["why"]
    solved = engine.ask(ask="solve", table=TABLE, rack=["B3", "B8", "K9"], objective="tiles")
    assert (solved["played"], solved["tiles"], solved["points"], solved["exact"]) == (["B3", "B8"], 2, 11, True)
    plays = engine.ask(ask="plays", table=TABLE, rack=["B3", "B8", "K9"])
    assert ([play["played"] for play in plays["plays"]], plays["all"]) == ([["B3", "B8"], ["B8"], ["B3"]], True)
    few = engine.ask(ask="plays", table=TABLE, rack=["B3", "B8", "K9"], most=2)
    assert (len(few["plays"]), few["all"]) == (2, False)
    assert engine.ask(ask="judge", table=TABLE, rack=["B3"], turn=[["B3", *TABLE[0]], TABLE[1]]) == {
        "id": 0,
        "legal": True,
        "faults": [],
    }
    (fault,) = engine.ask(ask="judge", table=TABLE, rack=["B8"], turn=[[*TABLE[0], "B8"], TABLE[1]])["faults"]
    assert fault == {"kind": "not-a-set", "text": "Row 1 isn’t a set: there’s a gap in the run: blue 7 is missing."}
    chances = engine.ask(ask="chances", table=TABLE, rack=["B3"], counts=[9, 1, 14], seat=1)["chances"]
    assert max(range(3), key=lambda seat: chances[seat]["chance"]) == 1
    assert engine.ask(ask="turn", table=TABLE, rack=["B3"], bot="beginner")["event"] == "play"
    assert engine.ask(ask="turn", table=TABLE, rack=["K1"], may_draw=False)["event"] == "pass"
    dice = {"rules": "turbo", "table": [[0, 0, "K3"], [1, 0, "K4"], [2, 0, "K5"]], "rack": ["R3", "B3", "O9"]}
    assert engine.ask(ask="solve", **dice)["played"] == ["R3", "B3"]
    assert engine.ask(ask="plays", **dice)["all"]
    assert engine.ask(ask="judge", **dice, turn=dice["table"])["legal"] is False
    assert engine.ask(ask="turn", **dice)["event"] == "play"


@pytest.mark.slow(reason="starts the engine")
def test_set_gives_later_questions_their_fields(engine: EngineProcess) -> None:
    house = {"opening.min": 40}
    assert engine.ask(ask="set", rules="twist", house=house, rack=["B3"])["house"] == house
    assert engine.ask(ask="check", rows=[["R2", "D", "R5"]])["rows"][0]["legal"]
    assert engine.ask(ask="solve", table=TABLE)["played"] == ["B3"]
    assert engine.ask(ask="solve", table=TABLE, rack=["K9"])["played"] == []
    assert engine.ask(ask="set") == {"id": 0, "rules": "classic-nl", "house": {}}
    assert "there is no rack" in engine.ask(ask="solve", table=TABLE)["error"]


@pytest.mark.slow(reason="waits for questions that are stopped or take too long")
def test_no_answer_is_late_and_questions_can_be_stopped(engine: EngineProcess) -> None:
    engine.send({"id": "slow", "ask": "plays", **HARD, "most": 1_000, "milliseconds": 300})
    assert engine.receive(30)["id"] == "slow"
    engine.send({"id": "slower", "ask": "solve", **HARD, "milliseconds": 100})
    slower = engine.receive(30)
    assert slower.get("error", "solve took longer than 100 milliseconds") == "solve took longer than 100 milliseconds"
    for name in range(3):
        engine.send({"id": name, "ask": "chances", "table": TABLE, "rack": ["B3", "K1"], "playouts": 100_000})
    engine.send({"id": "stop", "ask": "stop", "of": 1})
    engine.send({"id": "all", "ask": "stop"})
    answers = {json.dumps(answer["id"]): answer for answer in (engine.receive() for _ in range(5))}
    assert answers['"stop"']["stopped"] == 1
    assert answers["1"] == {"id": 1, "error": "chances was stopped"}
    assert engine.ask(ask="solve", table=TABLE, rack=["B3"])["played"] == ["B3"]


@pytest.mark.slow(reason="starts processes again after some that were ended")
def test_a_time_of_one_millisecond_ends_work_that_takes_longer(engine: EngineProcess) -> None:
    """It takes 1 s: work of 30 to 400 ms was answered in full before, because it ended within the grace of 250 ms."""
    late = "took longer than 1 millisecond"
    assert engine.ask(ask="solve", **HARD, milliseconds=1) == {"id": 0, "error": f"solve {late}"}
    assert engine.ask(ask="turn", bot="greedy", **HARD, milliseconds=1) == {"id": 0, "error": f"turn {late}"}
    for language in ("fr", "en"):
        # The process is a new one each time, and answers the next question. No claim about how soon: other programs may
        # keep it from running for any time.
        engine.ask(ask="solve", **HARD, milliseconds=1)
        answer = engine.ask(ask="check", rows=[["B3", "B4"]], language=language, milliseconds=50_000)
        assert [row["legal"] for row in answer["rows"]] == [False]
    assert engine.ask(ask="solve", **HARD, milliseconds=50_000)["exact"]


@pytest.mark.slow(reason="starts the engine")
@pytest.mark.parametrize(
    ("line", "name", "said"),
    [
        (b"nonsense", None, "the line is not JSON: JSON is malformed: invalid character"),
        (b"[1]", None, 'a question is a JSON object, as in {"id": 1, "ask": "hello"}'),
        (b"\xff", None, "the line is not UTF-8"),
        (b'{"id": 5}', 5, 'what "ask" has is not a question: ask one of hello, set, check'),
        (b'{"id": [], "ask": "sovle"}', [], '"sovle" is not a question: did you mean solve?'),
        (b'{"id": 1, "ask": "solve"}', 1, 'there is no rack: name its tiles in "rack", or send the game so far'),
        (b'{"id": 1, "ask": "solve", "rack": "B3"}', 1, 'Expected "array", got "str" - at "rack"'),
        (b'{"id": 1, "ask": "solve", "rack": ["B14"]}', 1, '"B14" is not a tile: numbers run from 1 to 13'),
        (b'{"id": 1, "ask": "solve", "rack": [], "tabel": []}', 1, 'Object contains unknown field "tabel"'),
        (b'{"id": 1, "ask": "solve", "rack": [], "rules": "twits"}', 1, 'there is no rulebook "twits"'),
        (b'{"id": 1, "ask": "solve", "rack": [], "house": {"opening.mni": 3}}', 1, "did you mean opening.min?"),
        (b'{"id": 1, "ask": "plays", "rack": [], "most": 0}', 1, 'Expected "int" >= 1 - at "most"'),
        (b'{"id": 1, "ask": "chances", "rules": "turbo", "rack": []}', 1, "chances are for the tile game"),
        (b'{"id": 1, "ask": "chances", "rack": []}', 1, "chances are for a game in progress: a seat holds no piece"),
        (b'{"id": 1, "ask": "turn", "rack": [], "bot": "gredy"}', 1, "did you mean greedy?"),
        (b'{"ask": "hello", "id": ' + b"[" * 5_000, None, "the line is nested too deeply"),
        (
            b'{"id": 9, "ask": "turn", "game": [{"event": "deal", "pool": 99999999999999999999}]}',
            9,
            "turn has a whole number of more than 64 bits",
        ),
        (b'{"ask": "hello", "id": "' + b"x" * MOST_LINE_BYTES, None, "the line has more than 1048576 bytes"),
    ],
)
def test_nonsense_gets_one_line_that_names_the_part(
    engine: EngineProcess, line: bytes, name: object, said: str
) -> None:
    engine.send(line + b"\n")
    answer = engine.receive()
    assert answer["id"] == name
    assert said in answer["error"]
    # The next answer is that of the next question.
    engine.send({"id": "next", "ask": "hello"})
    assert engine.receive()["id"] == "next"


_WORDS = some.sampled_from(["B4", "b5", "K13", "J", "D", "C", "M", "R0", "", "O14", "x", "\ud7ff"])
_JSON = some.recursive(
    some.none() | some.booleans() | some.integers(-(10**20), 10**20) | some.floats(allow_nan=False) | _WORDS,
    lambda inner: some.lists(inner, max_size=5) | some.dictionaries(some.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
_ROWS = some.lists(some.lists(_WORDS, max_size=6), max_size=4)
_LINES = some.lists(
    some.fixed_dictionaries(
        {
            "event": some.sampled_from(
                ["game", "deal", "play", "draw", "pass", "penalty", "timeout", "end", "roll", "x"]
            )
        },
        optional={
            "seat": _JSON | some.integers(0, 4),
            "racks": _ROWS | _JSON,
            "counts": some.lists(some.integers(-1, 20), max_size=4) | _JSON,
            "count": some.integers(-3, 999) | _JSON,
            "pieces": some.lists(_WORDS, max_size=3) | _JSON,
            "played": some.lists(_WORDS, max_size=3) | _JSON,
            "table": _ROWS | _JSON,
            "starter": some.integers(-1, 4) | _JSON,
            "pool": some.integers(0, 106),
            "seats": some.lists(some.text(max_size=3), max_size=4),
            "rules": some.sampled_from(["classic-nl", "turbo", "?"]),
        },
    ),
    max_size=6,
)
_QUESTIONS = some.fixed_dictionaries(
    {"ask": some.sampled_from([*ASKS, "nothing"]) | _JSON},
    optional={
        "id": _JSON,
        "rules": some.sampled_from(["classic-nl", "classic-de", "twist", "six", "turbo", "x"]) | _JSON,
        "house": some.just({"opening.min": 0}) | _JSON,
        "table": _ROWS | _JSON,
        "rack": some.lists(_WORDS, max_size=8) | _JSON,
        "opened": some.booleans() | _JSON,
        "turn": _ROWS | _JSON,
        "rows": _ROWS | _JSON,
        "objective": some.sampled_from(["tiles", "points", "out", "x"]),
        "most": some.integers(-1, 2_000) | _JSON,
        "milliseconds": some.integers(0, 300),
        "counts": some.lists(some.integers(-1, 200), max_size=7) | _JSON,
        "seat": some.integers(-1, 7) | _JSON,
        "game": _LINES | _JSON,
        "bot": some.sampled_from(["greedy", "searcher", "searcher:rollouts=1", "turbo-planner", "exec:x", "os:x", ""]),
        "of": _JSON,
        "pool": some.integers(-1, 200),
        "playouts": some.integers(0, 200),
        "rolled": some.booleans(),
        "all_opened": some.lists(some.booleans(), max_size=7) | _JSON,
        "language": some.sampled_from(["fr", "xx", "en"]),
    },
)
_RAW = some.binary(min_size=1, max_size=60).map(lambda line: line.replace(b"\n", b" ").replace(b"\r", b" "))


@pytest.mark.slow(reason="asks nonsense")
def test_no_nonsense_silences_the_engine(engine: EngineProcess, deep: bool) -> None:
    """Each line is answered, whatever came before; the engine is then as it was."""

    @settings(
        max_examples=15 if deep else 8,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
    @given(some.lists(_QUESTIONS.map(lambda fields: json.dumps(fields).encode()) | _RAW, min_size=1, max_size=8))
    def asked(lines: list[bytes]) -> None:
        lines = [line for line in lines if line.strip()]
        for line in lines:
            engine.send(line + b"\n")
        for _ in lines:
            engine.receive(60)

    for number in range(50 if deep else 1):
        seed(number)(asked)()
    assert engine.ask(ask="set")["rules"] == "classic-nl"
    assert engine.ask(ask="solve", table=TABLE, rack=["B3"])["played"] == ["B3"]


@pytest.mark.slow(reason="starts the engine")
def test_two_questions_are_worked_on_at_once_and_all_are_answered_at_the_end() -> None:
    with EngineProcess() as engine:
        luck = random.Random(1)
        names = [luck.random() for _ in range(100)]
        for name in names:
            engine.send({"id": name, "ask": "solve", "table": TABLE, "rack": ["B3"]})
        assert engine.process.stdin is not None
        engine.process.stdin.close()
        assert {engine.receive()["id"] for _ in names} == {*names}


@pytest.mark.slow(reason="starts a program, and plays games against it")
@pytest.mark.parametrize("name", ["engine.py", "engine.mjs", "engine.sh"])
def test_the_examples_keep_to_the_protocol(name: str, tilewright: Tilewright, deep: bool) -> None:
    program = {"engine.py": sys.executable, "engine.mjs": "node", "engine.sh": "bash"}[name]
    if shutil.which(program) is None:
        pytest.skip(f"there is no {program}")
    command = f"{shlex.quote(program)} {shlex.quote(str(ENGINES / name))}"
    run = tilewright("engine", "--test", command, "--games", "100" if deep else "2")
    assert (run.code, run.err) == (0, "")
    assert [line.split(":")[0].split()[-1] for line in run.out.splitlines()] == ["yes"] * 9


@pytest.mark.slow(reason="starts programs")
@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("illegal", "turns were illegal, late or not turns"),
        ("dies", "has ended with exit code 3"),
        ("newer", "speaks protocol 2"),
        ("error", "turn was answered with an error: I do not know this game"),
    ],
)
def test_a_program_that_breaks_the_protocol_is_told_how(way: str, said: str, tilewright: Tilewright) -> None:
    command = f"{PYTHON} {shlex.quote(str(misbehaving.__file__))} {way}"
    run = tilewright("engine", "--test", command, "--games", "2", "--seconds", "2")
    assert (run.code, run.err) == (1, "")
    assert said in run.out
