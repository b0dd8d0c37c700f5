"""Make the frozen tables: questions to the kernel with its answers, which another solver once gave as well.

`PYTHONPATH=src:. python -m tests.judges.freeze` writes tests/data/frozen, one file for each room, in some minutes. A
line is `answer = question`. Worth, proof and legality are frozen, ties are not: a worth that ends with `+` was not
proven to be the best, so a higher one may take its place. The seeds are here, but the kernel may deal other positions
one day, so the questions are stored and not only the answers.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.judges.integer_program import Task
from tests.judges.special_sets import Task as SpecialTask
from tests.sets.test_kernel import random_row
from tests.sets.test_packing import random_pieces
from tests.sets.test_packing import random_rules as random_set_rules
from tests.sets.test_readings import described
from tests.solver.crossword.tasks import turns
from tests.solver.crossword.test_solve import is_legal
from tests.solver.positions import close, far, random_rules, special
from tests.solver.special import tasks as special_tasks
from tests.solver.tasks import as_counts, checked, large, small
from tests.tables import rulebook_named
from tilewright.game.table import Position
from tilewright.game.turn import judged
from tilewright.kernel import native
from tilewright.library.texts import position_in
from tilewright.rules.booklets import booklet
from tilewright.rules.house import write_rules
from tilewright.rules.rulebook import set_rules
from tilewright.sets.cover import cover
from tilewright.sets.kernel import judged as judged_row
from tilewright.sets.kernel import read
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.classic.question import KINDS, WEIGHTS, demands
from tilewright.solver.commits import commits
from tilewright.solver.common.question import NO_CAP
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.crossword.solve import solve_grid
from tilewright.solver.plays import legal_plays
from tilewright.solver.rules import turn_rules
from tilewright.solver.solve import Objective, rack_value
from tilewright.solver.special.queries import Demands, best
from tilewright.solver.special.question import KINDS as SPECIAL_KINDS
from tilewright.solver.special.question import WEIGHTS as SPECIAL_WEIGHTS
from tilewright.solver.special_turns import best_special_turn, has_special_jokers
from tilewright.solver.turn import Asked, best_turn
from tilewright.solver.weights import most_tiles, most_value, with_special_jokers
from tilewright.tiles import CODES, FACES, Row, codes_of, faces_of, read_row, tiles_of, write_row

FOLDER = Path(__file__).resolve().parents[1] / "data" / "frozen"

NAMES = ("classic-de", "classic-fr", "classic-nl", "six", "tournament")
SPECIAL_RULES = (
    "twist",
    "twist",
    "twist",
    "twist change.at_start=no",
    "twist mirror.min_side=2",
    "twist mirror.group_limit=total",
    "twist sets.min_natural=0",
    "twist change.max_per_run=1",
    "twist change.max_colors=2",
    "twist jokers.max_per_set=2",
    "twist jokers.adjacent=no",
)
OBJECTIVES = ("tiles", "value", "odd1", "odd2", "odd3")
# More plays of a position than these are not listed.
MOST_PLAYS = 400


class Room(NamedTuple):
    """A room of the kernel: the name of its table, its questions in text, and what it answers now."""

    name: str
    questions: Callable[[], Iterator[str]]
    answer: Callable[[str], str]


def _pieces(counts: tuple[int, ...]) -> str:
    return _row(tuple(face for face, count in zip(FACES, counts, strict=False) for _ in range(count)))


def _row(row: Row) -> str:
    return write_row(row) or "-"


def _read(text: str) -> Row:
    return () if text == "-" else read_row(text)


def _counts(text: str, kinds: int) -> tuple[int, ...]:
    held = Counter(CODES[face] for face in _read(text))
    return tuple(held[code] for code in range(kinds))


def _weights(objective: str) -> tuple[int, ...]:
    """Return the weights of the 56 faces; an odd objective has nothing to do with the game, and many weights of 0."""
    if objective.startswith("odd"):
        return tuple(int(objective[3:]) * (code + 1) * 7919 // 32 % 5 for code in range(SPECIAL_KINDS))
    return SPECIAL_WEIGHTS.unpack(with_special_jokers({"tiles": most_tiles, "value": most_value}[objective](30)))


def _worth(worth: int | None, exact: bool) -> str:
    """Return a worth, or a dash if nothing can be laid; with a plus if that is not proven."""
    return "-" if worth is None and exact else f"{worth or 0}{'' if exact else '+'}"


def _classic_questions() -> Iterator[str]:
    random = Random("frozen classic")
    for task in chain(small(500, seed=61), large(120, seed=62)):
        points = random.choice((task.least_points, task.least_points, 0)) if task.least_points else "-"
        rest = tuple(most - least for least, most in zip(task.least, task.most, strict=True))
        objective = random.choice(OBJECTIVES)
        yield f"{objective} {task.min_natural} {points} : {_pieces(task.least)} / {_pieces(rest)}"


def _classic_answer(question: str) -> str:
    head, pieces = question.split(" : ")
    objective, natural, points = head.split()
    least, rest = (_counts(part, KINDS) for part in pieces.split(" / "))
    most = tuple(map(sum, zip(least, rest, strict=True)))
    task = Task(least, most, _weights(objective)[:KINDS], int(natural), 0 if points == "-" else int(points))
    asked = as_counts(task) + demands(task.min_natural, None if points == "-" else int(points))
    found = native.solve(asked, WEIGHTS.pack(*task.weights), -1, NO_CAP)
    if found is not None:
        assert checked(task, *found) >= task.least_points, question
    return _worth(found and found[0], exact=True)


def _special_questions() -> Iterator[str]:
    random = Random("frozen special")
    for task in chain(special_tasks.small(700, seed=63), special_tasks.medium(80, seed=64)):
        rest = tuple(most - least for least, most in zip(task.least, task.most, strict=True))
        # With house rules on color changes and adjacent jokers the questions are small, as those of the other judges.
        rules = random.choice(SPECIAL_RULES if sum(task.most) <= 9 else SPECIAL_RULES[:6])
        points = "-" if task.least_points is None else task.least_points
        yield f"{random.choice(OBJECTIVES)} {points} {rules} : {_pieces(task.least)} / {_pieces(rest)}"


def _special_answer(question: str) -> str:
    head, pieces = question.split(" : ")
    objective, points, named = head.split(" ", 2)
    least, rest = (_counts(part, SPECIAL_KINDS) for part in pieces.split(" / "))
    most = tuple(map(sum, zip(least, rest, strict=True)))
    rules, weights = set_rules(rulebook_named(named)), _weights(objective)
    task = SpecialTask(least, most, weights, rules, None if points == "-" else int(points))
    counts = bytes(least) + bytes(most)
    result = best(counts, SPECIAL_WEIGHTS.pack(*weights), Demands(rules, task.least_points))
    if result.solution is not None:
        special_tasks.checked(task, result.solution.worth, result.solution.flat)
    return _worth(result.solution.worth if result.solution else None, result.exact)


def _positions(random: Random, rack: int) -> Iterator[Position]:
    """Yield positions of all rulebooks, half of them under house rules; large ones are rarer, since they are longer."""
    while True:
        name = random.choice((*NAMES, "twist"))
        if name == "twist":
            yield special(random, rulebook_named(random.choice(SPECIAL_RULES)))
        else:
            rules = random.choice((booklet(name), random_rules(random, name)))
            yield close(random, rules, rack) if random.random() < 0.8 else far(random, rules)


def _turn_questions() -> Iterator[str]:
    random = Random("frozen turns")
    for position in islice(_positions(random, rack=8), 1_100):
        held = list(codes_of(position.rack))
        chosen = sorted(random.sample(held, random.choice((0, 0, 0, 1, min(2, len(held))))))
        yield f"{random.choice(OBJECTIVES)} {_row(tuple(FACES[code] for code in chosen))} @ {position.text}"


def _turn_answer(question: str) -> str:
    head, text = question.split(" @ ")
    objective, _, pieces = head.partition(" ")
    position, chosen = _tiles(text), bytes(CODES[face] for face in _read(pieces))
    weights = _weights(objective)
    if has_special_jokers(position):
        turn = best_special_turn(position, SPECIAL_WEIGHTS.pack(*weights), chosen)
    else:
        turn = best_turn(
            Asked(
                rules=turn_rules(position.rules),
                opening=not position.opened,
                table=position.table,
                rack=position.rack,
                chosen=chosen,
                weights=WEIGHTS.pack(*weights[:KINDS]),
                floor=-1 if chosen else 0,
            )
        )
    if turn is None or turn.worth < 0:
        return _worth(None, turn is None)
    judgement = judged(position, assign_tiles(turn.rows, position))
    assert not judgement.faults, question
    assert not Counter(chosen) - Counter(codes_of(judgement.played)), question
    return _worth(turn.worth, turn.exact)


def _tiles(text: str) -> Position:
    position = position_in(text)
    assert isinstance(position, Position)
    return position


def _mask_questions() -> Iterator[str]:
    random = Random("frozen masks")
    for position in islice(_positions(random, rack=7), 450):
        committed = b""
        for _ in range(random.choice((0, 1, 1, 2))):
            fitting = [code for code, fits in enumerate(commits(position, committed).flags[:-1]) if fits]
            committed += bytes(random.sample(fitting, min(1, len(fitting))))
        yield f"{_row(tuple(FACES[code] for code in committed))} @ {position.text}"


def _mask_answer(question: str) -> str:
    """Return the faces that fit after others, and `end` if the turn may end there; asked at once and in a chain."""
    pieces, text = question.split(" @ ")
    position, committed = _tiles(text), bytes(CODES[face] for face in _read(pieces))
    known = None
    for count in range(len(committed) + 1):
        known = commits(position, committed[:count], known)
    assert known is not None
    assert known.flags == commits(position, committed).flags, question
    *fits, ends = known.flags
    return _row(tuple(face for face, fit in zip(FACES, fits, strict=True) if fit)) + " end" * ends


def _play_questions() -> Iterator[str]:
    random, found = Random("frozen plays"), 0
    for position in _positions(random, rack=9):
        if len(position.rack) <= 9 and len(list(legal_plays(position, MOST_PLAYS))) < MOST_PLAYS:
            found += 1
            yield position.text
        if found == 260:
            return


def _play_answer(question: str) -> str:
    """Return how many plays there are, and how many pieces and how much rack value all of them lay together."""
    position = _tiles(question)
    plays = [play.played for play in legal_plays(position)]
    assert len({tuple(sorted(map(CODES.__getitem__, play))) for play in plays}) == len(plays), question
    values = sum(rack_value(bytes(CODES[face] for face in play), position.rules) for play in plays)
    return f"{len(plays)} {sum(map(len, plays))} {values}"


def _grid_questions() -> Iterator[str]:
    random = Random("frozen grids")
    for turn in turns(random, 360):
        yield f"{random.choice(('tiles', 'tiles', 'points', 'out'))} @ {turn.text}"


def _grid_answer(question: str) -> str:
    objective, text = question.split(" @ ")
    turn = position_in(text)
    assert isinstance(turn, Turn)
    answer = solve_grid(turn, Objective(objective))
    assert is_legal(turn, answer), question
    return f"{answer.tiles} {answer.points}{'' if answer.exact else '+'}"


def _packing_questions() -> Iterator[str]:
    random = Random("frozen packing")
    for _ in range(450):
        rules = random_set_rules(random)

        box = faces_of(tiles_of(rules.box.contents))
        pieces = random_pieces(rules, random) if random.random() < 0.7 else random.sample(box, random.randint(3, 20))
        yield f"{random.choice((30, 50, 1000))} {write_rules(rules, booklet(rules.id))} : {_row(tuple(pieces))}"


def _packing_answer(question: str) -> str:
    head, pieces = question.split(" : ")
    most, _, named = head.partition(" ")
    return str(cover(_read(pieces), set_rules(rulebook_named(named)), int(most)))


def _reading_questions() -> Iterator[str]:
    random = Random("frozen readings")
    for _ in range(1_300):
        row, rules = list(random_row(random)), random_set_rules(random)
        if random.random() < 0.2:
            random.shuffle(row)
        yield f"{write_rules(rules, booklet(rules.id))} : {_row(tuple(row))}"


def _reading_answer(question: str) -> str:
    """Return the readings of a row in its order; else the points of its best order; else a dash."""
    named, text = question.split(" : ")
    row, rules = _read(text), set_rules(rulebook_named(named))
    if found := read(row, rules):
        return " or ".join(described(row, reading) for reading in found)
    other = judged_row(row, rules)
    return "-" if other is None else f"other order {other[1][0].points}"


ROOMS = {
    room.name: room
    for room in (
        Room("classic", _classic_questions, _classic_answer),
        Room("special", _special_questions, _special_answer),
        Room("turns", _turn_questions, _turn_answer),
        Room("masks", _mask_questions, _mask_answer),
        Room("plays", _play_questions, _play_answer),
        Room("grids", _grid_questions, _grid_answer),
        Room("packing", _packing_questions, _packing_answer),
        Room("readings", _reading_questions, _reading_answer),
    )
}


def frozen(room: Room) -> list[tuple[str, str]]:
    """Return the questions of a room with their frozen answers."""
    lines = (FOLDER / f"{room.name}.txt").read_text(encoding="ascii").splitlines()
    pairs = [line.split(" = ", 1) for line in lines if not line.startswith("#")]
    return [(question, answer) for answer, question in pairs]


def agrees(found: str, answer: str) -> bool:
    """Return whether an answer agrees with the frozen one, or is better than one that was not proven."""
    if not answer.endswith("+"):
        return found == answer
    return int(found.rstrip("+").replace("-", "0")) >= int(answer.rstrip("+"))


def main(names: list[str]) -> None:
    """Write the tables of these rooms, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or ROOMS:
        room = ROOMS[name]
        lines = [f"# Answers of the room {name}. Made by: PYTHONPATH=src:. python -m tests.judges.freeze {name}\n"]
        dashes = 0
        for question in dict.fromkeys(room.questions()):
            answer = room.answer(question)
            dashes += answer == "-"
            # That nothing can be laid is the most frequent answer, and says least.
            if answer != "-" or dashes % 3 == 0:
                lines.append(f"{answer} = {question}\n")
        (FOLDER / f"{name}.txt").write_text("".join(lines), encoding="ascii")
        print(name, len(lines) - 1)


if __name__ == "__main__":
    main(sys.argv[1:])
