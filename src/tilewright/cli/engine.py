"""`tilewright engine`: questions on standard input, answers on standard output, for programs in any language."""

from typing import Annotated

import typer

from tilewright.cli.programs.desk import serve
from tilewright.cli.programs.testing import tested
from tilewright.cli.shared.exit_codes import DONE, NO
from tilewright.cli.shared.verb import RULES, HouseOption, RulesOption, rulebook_of


def engine(
    test: Annotated[
        str | None, typer.Option(metavar="COMMAND", help="Test another program that speaks the protocol.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=10_000, help="With --test: games against greedy.")] = 10,
    rules: RulesOption = RULES,
    house: HouseOption = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=3_600, help="With --test: the time of a turn.")] = 5,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Questions that are answered at the same time.")] = 2,
) -> int:
    """Answer questions about positions, turns and games: one JSON object a line in, one a line out (docs/programs.md).

    Every question has "ask" (hello, set, check, solve, plays, judge, chances, turn, stop) and an "id", which its answer
    has too. With --test the program of a command is asked instead, and plays games; the exit code is 1 if it breaks the
    protocol or the rules.

    Example: tilewright engine --test "node engine.mjs" --games 100
    """
    if test is not None:
        return DONE if tested(test, rulebook_of(rules, house), games, seconds) else NO
    serve(workers)
    return DONE
