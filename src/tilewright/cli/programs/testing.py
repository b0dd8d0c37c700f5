"""`tilewright engine --test`: whether a program keeps to the protocol and to the rules."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from tilewright.arena.deals import Simulation, play_deal
from tilewright.arena.kinds import CONTESTS
from tilewright.arena.match import play_match, start_events
from tilewright.bots.kinds import LADDERS
from tilewright.bots.plug_in import BotFailed
from tilewright.bots.programs.process import Late, Program, close_programs
from tilewright.bots.programs.program_bot import Seated, seated
from tilewright.bots.programs.turn_question import turn_question
from tilewright.bots.programs.wire import PROTOCOL, line_of
from tilewright.bots.specs import EXEC
from tilewright.chance import Chance
from tilewright.games import KINDS, GameRules

# How many questions are asked before the first answer is read.
_AT_ONCE = 20
_SEED = 1


class Fault(Exception):
    """What a program did against the protocol."""


class _Under(Struct, frozen=True):
    """A program under test, and the questions of turns that it is asked."""

    program: Program
    seated: Seated
    turns: tuple[dict[str, Any], ...]


def tested(command: str, rules: GameRules, games: int, seconds: float) -> bool:
    """Print a line for each thing that is tested, and return whether all are well; raise BadInput for no program."""
    spec = f"{EXEC}:seconds={seconds:g}:{command}"
    one = seated(spec, command, seconds)
    program = Program(command, one.words)
    well = True
    try:
        under = _Under(program, one, tuple(_questions(rules)))
        for name, check in _CHECKS.items():
            try:
                said = check(under)
            except (Fault, BotFailed) as wrong:
                said, well = f"no: {wrong}", False
            except Late:
                said, well = f"no: there was no answer within {seconds:g} s", False
            print(f"{name:44} {said}", flush=True)
            if program.is_over and name != "ends with its input":
                return False
    finally:
        program.close()
    for name, text, passed in _games(spec, rules, games):
        print(f"{name:44} {text}", flush=True)
        well = well and passed
    return well


def _questions(rules: GameRules) -> Iterator[dict[str, Any]]:
    """Yield the questions of the turns of a game between our own bots."""
    kind, contest, ladder = KINDS.of(rules), CONTESTS.of(rules), LADDERS.of(rules)
    asked: list[dict[str, Any]] = []

    class Noted:
        def choose(self, view: Any, seen: Any, chance: Chance) -> Any:
            asked.append({**turn_question(view, None), "seed": len(asked), "milliseconds": 5_000})
            return ladder.bot(ladder.yardstick).choose(view, seen, chance)

    chance = Chance(b"conformance")
    seats = 2
    events = start_events(kind.engine, contest.single_game(rules), seats, chance)
    play_match(kind.engine, events, [Noted()] * seats, chance)
    yield from asked[:_AT_ONCE]


def _hello(under: _Under) -> str:
    said = under.program.hello()
    return f"yes: {said.engine}, protocol {PROTOCOL}"


def _ids(under: _Under) -> str:
    names: tuple[object, ...] = ("text", 7, -1.5, True, [1, {"a": None}], {"deep": [[]]})
    for name in names:
        answer = _answer(under, {"id": name, "ask": "hello", "protocol": PROTOCOL})
        if answer.get("id") != name or type(answer.get("id")) is not type(name):
            raise Fault(f"the id {name!r} came back as {answer.get('id')!r}")
    return "yes"


def _turns(under: _Under) -> str:
    for place, question in enumerate(under.turns):
        answer = _answer(under, {"id": place, **question})
        _refuse_error(answer, "turn")
        if not isinstance(answer.get("event"), str):
            raise Fault(f'the answer to a turn has no "event": {_shown(answer)}')
    return f"yes: {len(under.turns)}"


def _several(under: _Under) -> str:
    for place, question in enumerate(under.turns):
        under.program.send(line_of({"id": f"at once {place}", **question}))
    wanted = {f"at once {place}" for place in range(len(under.turns))}
    ends = time.monotonic() + under.seated.seconds * len(wanted)
    while wanted:
        answer = _read(under.program.receive(max(0.01, ends - time.monotonic())))
        if answer.get("id") not in wanted:
            raise Fault(f"an answer has the id {answer.get('id')!r}, which no open question has")
        wanted.discard(str(answer["id"]))
    return f"yes: {len(under.turns)}"


def _nonsense(under: _Under) -> str:
    for line in (b"nonsense\n", b"{\n", b"[1]\n", b'{"id": null}\n', b"\xff\xfe\n"):
        under.program.send(line)
        answer = _read(under.program.receive(under.seated.seconds))
        if answer.get("id", 0) is not None or not isinstance(answer.get("error"), str):
            raise Fault(f'{line!r} is not answered with "id": null and an "error"')
    return "yes"


def _unknown(under: _Under) -> str:
    answer = _answer(under, {"id": 1, "ask": "no such question"})
    if not isinstance(answer.get("error"), str):
        raise Fault('a question that it does not know is not answered with an "error"')
    return "yes"


def _stop(under: _Under) -> str:
    answer = _answer(under, {"id": "stop", "ask": "stop"})
    _refuse_error(answer, "stop")
    return "yes"


def _ends(under: _Under) -> str:
    began = time.monotonic()
    under.program.close()
    code = under.program.exit_code
    if code != 0:
        how = "had to be killed" if code is None or code < 0 else f"ended with exit code {code}"
        raise Fault(f"it {how} after its input had ended")
    return f"yes: after {time.monotonic() - began:.1f} s"


def _games(spec: str, rules: GameRules, games: int) -> Iterator[tuple[str, str, bool]]:
    """Play against the usual bot, and yield what came of it."""
    usual = LADDERS.of(rules).yardstick
    name = f"plays {rules.id} against {usual}"
    illegal = played = 0
    won = 0.0
    try:
        for deal in range(-(-games // 2)):
            result = play_deal(Simulation(rules=rules, bots=(spec, usual), deals=1, seed=_SEED), deal)
            for rotation in result.rotations:
                played += rotation.games
                illegal += rotation.illegal[0]
                won += float(rotation.wins[0])
    except BotFailed as failed:
        yield name, f"no: {failed}", False
        return
    finally:
        close_programs()
    faults = f"{illegal} turns were illegal, late or not turns" if illegal else "no fault"
    yield name, f"{'no' if illegal else 'yes'}: {played} games, {faults}, {won:g} won", not illegal


_CHECKS: dict[str, Callable[[_Under], str]] = {
    "says who it is": _hello,
    "repeats every kind of id": _ids,
    "answers turns": _turns,
    "answers several questions at once": _several,
    "answers a line that is not a question": _nonsense,
    "refuses a question that it does not know": _unknown,
    "answers stop": _stop,
    "ends with its input": _ends,
}


def _answer(under: _Under, question: dict[str, Any]) -> dict[str, Any]:
    under.program.send(line_of(question))
    return _read(under.program.receive(under.seated.seconds))


def _read(line: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Fault(f"it wrote a line that is not JSON: {wrong}") from None
    if not isinstance(found, dict):
        raise Fault(f"it wrote a line that is not an object: {_shown(found)}")
    return found


def _refuse_error(answer: dict[str, Any], ask: str) -> None:
    if "error" in answer:
        raise Fault(f"{ask} was answered with an error: {answer['error']}")


def _shown(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 80 else text[:80] + "…"
