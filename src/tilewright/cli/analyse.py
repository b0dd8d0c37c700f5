"""`tilewright analyse`: every turn of a record against the best one."""

from typing import Annotated

import msgspec
import typer
from msgspec import UnsetType

from tilewright.analysis.reviewing import GameSummary, TurnReview, review
from tilewright.cli.shared.exit_codes import DONE
from tilewright.cli.shared.fitting import terminal_width, wrapped
from tilewright.cli.shared.output_files import counted
from tilewright.cli.shared.records import FileArgument
from tilewright.cli.shared.verb import JsonOption
from tilewright.records.read import lines_of

_HEADINGS = ("game", "turn", "seat", "laid", "most", "verdict", "the best turn")
_LINE = "{:>4} {:>4} {:>4} {:>4} {:>4}  {:<7}  {}"
_HANGING = " " * 35

ChancesOption = Annotated[bool, typer.Option("--chances", help="Add each seat's chance to win before the turn.")]


def analyse(file: FileArgument, chances: ChancesOption = False, as_json: JsonOption = False) -> int:
    """Compare every turn of a record with the best one: what was laid, what could be, and what was missed.

    A verdict is `best`, `missed` (more could be laid), `held` (nothing was laid although something could be) or `none`
    (nothing could be laid). With --chances each turn of a tile game also has every seat's chance to win before it, from
    what the seat to act may know. The exit code is 2 if the file is not a record, or breaks the rules.

    Example: tilewright analyse games.jsonl
    """
    found = counted(review(lines_of(file), chances=chances), "turns")
    width = terminal_width()
    if as_json:
        for item in found:
            print(msgspec.json.encode(item).decode())
        return DONE
    for number, item in enumerate(found):
        if number == 0:
            heading = _LINE.format(*_HEADINGS)
            print(wrapped(heading + " (each seat's chance to win)" if chances else heading, width, _HANGING))
        print(_summary(item, width) if isinstance(item, GameSummary) else wrapped(_turn(item), width, _HANGING))
    return DONE


def _turn(turn: TurnReview) -> str:
    best = "" if turn.missed == 0 else " ".join(turn.best_played) + (" and out" if turn.could_go_out else "")
    cells = (turn.game, turn.turn, turn.seat, turn.played, turn.best, turn.verdict.value, best)
    line = _LINE.format(*cells)
    if not isinstance(turn.chances, UnsetType):
        line += f" ({' '.join(f'{chance:.0%}' for chance in turn.chances)})"
    return line.rstrip()


def _summary(game: GameSummary, width: int | None) -> str:
    lines = [
        f"seat {seat.seat} ({seat.name}): {seat.turns} turns, {seat.missed} pieces missed, "
        f"going out missed {seat.outs_missed} times"
        for seat in game.summary
    ]
    return "\n".join((*(wrapped(line, width, "  ") for line in lines), ""))
