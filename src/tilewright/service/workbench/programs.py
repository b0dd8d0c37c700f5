"""Programs that play as bots on this server: those of its settings, and no others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from tilewright.bots.kinds import LADDERS
from tilewright.bots.programs.program_bot import ProgramBot, seated
from tilewright.service.settings import SeatedProgram
from tilewright.tiles.notation import BadInput


@contextmanager
def seated_programs(programs: Mapping[str, SeatedProgram]) -> Iterator[None]:
    """Let tables of this process have these bots, or raise BadInput for a name that is taken or no program."""
    ladders = dict(LADDERS.items())
    for name, program in programs.items():
        if any(name in ladder.bots for ladder in ladders.values()):
            raise BadInput(f"programs: {name} is the name of a bot of ours: choose another")
        made = partial(ProgramBot, seated(name, program.command, program.seconds))
        ladders[program.game].programs[name] = made
    try:
        yield
    finally:
        for name, program in programs.items():
            ladders[program.game].programs.pop(name, None)
