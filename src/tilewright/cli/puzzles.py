"""`tilewright puzzles`: make puzzles, check them, or print the one of a day."""

import re
from collections.abc import Iterable
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from tilewright.cli.shared.exit_codes import DONE, NO
from tilewright.cli.shared.output_files import counted
from tilewright.cli.shared.verb import RULES, JsonOption, RulesOption, rulebook_of
from tilewright.cli.terminal.language import say
from tilewright.cli.terminal.style import in_color
from tilewright.dice.notation import grid_of_list, write_grid
from tilewright.dice.turbo_rules import TurboRules
from tilewright.games import GameRules, edition
from tilewright.puzzles.collection import daily as puzzle_of_day
from tilewright.puzzles.generation import puzzles as made
from tilewright.puzzles.grading import GRADES
from tilewright.puzzles.kinds import PUZZLES, AnyPuzzle, fault, goal_of, read_puzzle
from tilewright.records.read import lines_of
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import BadInput, quoted, read_rows, write_table

KindName = Literal["out", "most", "open", "free_joker", "cross", "any"]


def puzzles(
    rules: RulesOption = RULES,
    kind: Annotated[
        KindName,
        typer.Option(
            help="What there is to find: go out, lay the most, open, free a joker, cross sets of dice, or any of these."
        ),
    ] = "any",
    count: Annotated[int, typer.Option(min=1, max=100_000, metavar="N", help="How many puzzles to make.")] = 1,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed makes the same puzzles.")] = 0,
    difficulty: Annotated[
        str | None, typer.Option(metavar="1-10", help="Only puzzles this hard: one number, or a range such as 4-6.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Prove the puzzles of a file again, by another method.")
    ] = None,
    daily: Annotated[
        str | None, typer.Option(metavar="DATE", help="Print the puzzle of a day, as in 2026-12-24.")
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Make puzzles: positions from games between bots in which one turn stands out, proven to be the only one.

    With --json each line is a puzzle with its answer; without it the answer is not shown. With --check the exit code is
    1 if a puzzle of the file is not proven.

    Example: tilewright puzzles --rules classic-de --kind free_joker --count 3 --difficulty 5-8
    """
    if check is not None:
        return _check(lines_of(check))
    book = rulebook_of(rules, None)
    if daily is not None:
        found: Iterable[AnyPuzzle] = [_of_day(book, daily)]
    else:
        able = PUZZLES.of(book).goals
        kinds = [one for one in able if kind in {one.value, "any"}]
        if not kinds:
            there = ", ".join(one.value for one in able)
            raise BadInput(f"{rules} has no puzzles of the kind {kind}: it has {there}")
        found = islice(made(book, kinds, seed, _grades(difficulty)), count)
    for puzzle in counted(found, "puzzles", 1 if daily is not None else count):
        print(msgspec.json.encode(puzzle).decode() if as_json else in_color(_text(puzzle)), flush=True)
    return DONE


def _check(lines: Iterable[str | bytes]) -> int:
    """Prove every puzzle of some lines, and print the faults and how many are proven."""
    proven = total = 0
    for number, line in enumerate(counted(lines, "puzzles"), start=1):
        if not line.strip():
            continue
        total += 1
        try:
            wrong = fault(read_puzzle(line))
        except (msgspec.DecodeError, BadInput) as bad:
            raise BadInput(f"line {number} is not a puzzle: {bad}") from None
        if wrong is None:
            proven += 1
        else:
            print(f"line {number}: {wrong}")
    print(f"{proven} of {total} puzzles proven")
    return DONE if proven == total else NO


def _of_day(rules: GameRules, text: str) -> AnyPuzzle:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{quoted(text)} is not a date: write it as in 2026-12-24") from None
    found = puzzle_of_day(rules.id, day)
    if found is None:
        raise BadInput(f"no puzzles ship for {rules.id}")
    return found


def _grades(text: str | None) -> range:
    if text is None:
        return GRADES
    read = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", text)
    least, most = (int(read[1]), int(read[2] or read[1])) if read else (0, 0)
    if not (least in GRADES and most in GRADES and least <= most):
        raise BadInput(f"{quoted(text)} is not a difficulty: name one from 1 to 10, or a range such as 4-6")
    return range(least, most + 1)


def _text(puzzle: AnyPuzzle) -> str:
    """Return a puzzle for people, without its answer."""
    match edition(puzzle.rules).rulebook:
        case Rulebook():
            held, table = "puzzle-rack", write_table(read_rows(puzzle.table))
        case TurboRules():
            held, table = "puzzle-dice", write_grid(grid_of_list(puzzle.table))
    labels = (say("puzzle-table"), say(held))
    width = max(map(len, labels))
    grade = say("puzzle-grade", grade=puzzle.difficulty, steps=puzzle.steps)
    return (
        f"{say(goal_of(puzzle))}\n"
        f"{labels[0]:{width}}  {table or say('puzzle-empty')}\n"
        f"{labels[1]:{width}}  {' '.join(puzzle.rack)}\n{grade} ({puzzle.id})\n"
    )
