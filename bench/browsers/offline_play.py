"""What is played, solved and judged both here and by the Python of browsers, to be compared and timed.

Its text is run as it is by the other Python, so it imports the package and the standard library alone.
"""

import hashlib
import importlib
import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

from tilewright.answers.judge.asked import RowToJudge, judge_one_row, judge_whole_turn
from tilewright.answers.judge.tiles import TurnToJudge
from tilewright.answers.requests import Language
from tilewright.arena.match import play_match, start_events
from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import position_of
from tilewright.chance import Chance, branch
from tilewright.engine import Seat, replay
from tilewright.games import EDITIONS, KINDS, TILE_GAME, GameRules
from tilewright.messages.kinds import ENCODER
from tilewright.rules.house import with_house
from tilewright.solver.solve import solve
from tilewright.tiles import faces_of, write_face

LANGUAGE = Language("en")
SHORT = {"tiles": {"match.games": 1}, "dice": {"match.rounds": 1}}


class Timed:
    """A bot whose turns are timed, in seconds."""

    def __init__(self, bot: Any, seconds: list[float]) -> None:
        self._bot, self._seconds = bot, seconds

    @property
    def needs_history(self) -> bool:
        """Whether the bot looks at what it has seen."""
        return bool(self._bot.needs_history)

    def choose(self, view: Any, seen: Sequence[Any], chance: Chance) -> Any:
        """Return the choice of the bot."""
        began = time.perf_counter()
        command = self._bot.choose(view, seen, chance)
        self._seconds.append(time.perf_counter() - began)
        return command


def line_ups(games: int) -> Iterator[tuple[int, str, tuple[str, str]]]:
    """Yield rulebooks and pairs of bots so that every rulebook and every bot has its turn."""
    for number in range(games):
        rules = [*EDITIONS][number % len(EDITIONS)]
        bots = [*LADDERS.of(EDITIONS[rules].rulebook).bots]
        first = number // len(EDITIONS) + number
        yield number, rules, (bots[first % len(bots)], bots[(first * 3 + 1) % len(bots)])


def short(rules: str) -> GameRules:
    """Return a rulebook with one game, or one round, in a match."""
    rulebook = EDITIONS[rules].rulebook
    house = SHORT["tiles" if KINDS.of(rulebook) is KINDS.tiles else "dice"]
    return with_house(rulebook, house)


def everything(games: int, solves: int, verdicts: int) -> str:
    """Return the hashes of all events and answers, and the time of each bot's turns, as JSON."""
    importlib.import_module("tilewright.kernel._kernel")
    played: dict[str, str] = {}
    seconds: dict[str, list[float]] = {}
    positions: list[Any] = []
    for number, rules, names in line_ups(games):
        rulebook = short(rules)
        ladder, engine = LADDERS.of(rulebook), KINDS.of(rulebook).engine
        chance = branch(Chance(b"offline"), number)
        bots = [Timed(ladder.bot(name), seconds.setdefault(name, [])) for name in names]
        events = play_match(engine, start_events(engine, rulebook, 2, chance), bots, chance).events
        played[f"{number} {rules} {' '.join(names)}"] = _hash(events)
        if engine is TILE_GAME:
            positions += _positions(events)
    solved = [_hash(_without_time(solve(position))) for position in _spread(positions, solves)]
    judged = [_hash(_verdict(position, place)) for place, position in enumerate(_spread(positions, verdicts))]
    return json.dumps({"played": played, "solved": solved, "judged": judged, "seconds": seconds})


def _spread(all_of_them: Sequence[Any], count: int) -> Sequence[Any]:
    """Return some of a list, from all over it."""
    return all_of_them[:: max(1, len(all_of_them) // count)][:count]


def _positions(events: Sequence[Any]) -> Iterator[Any]:
    """Yield what the seat in turn could ask the solver, at every turn of a game."""
    for end in range(2, len(events), 2):
        state = replay(TILE_GAME, events[:end])
        for seat in TILE_GAME.to_move(state)[:1]:
            yield position_of(TILE_GAME.view(state, Seat(seat)))


def _without_time(answer: Any) -> Any:
    return [answer.rows, answer.played, answer.tiles, answer.points, answer.exact]


def _verdict(position: Any, place: int) -> Any:
    """Return what the judge says of a row of tiles from a rack, or of a turn of nothing on its table."""
    rack = tuple(write_face(face) for face in faces_of(position.rack))
    if place % 2:
        row = rack[place % 5 : place % 5 + 3] or rack
        return judge_one_row(RowToJudge(rules=position.rules.id, row=row), LANGUAGE)
    table = tuple(tuple(write_face(face) for face in faces_of(row)) for row in position.table)
    asked = TurnToJudge(rules=position.rules.id, table=table, rack=rack, opened=position.opened)
    return judge_whole_turn(asked, LANGUAGE)


def _hash(value: Any) -> str:
    return hashlib.sha256(ENCODER.encode(value)).hexdigest()[:16]
