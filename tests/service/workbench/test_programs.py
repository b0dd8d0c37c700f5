"""Programs of the settings at the tables of a server: they play matches, and no message names a command."""

import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from tests.bots.programs import misbehaving
from tests.service.match_setup import begun, matches_on, sweeping
from tests.waiting import until
from tilewright import State
from tilewright.bots.kinds import LADDERS
from tilewright.bots.plug_in import BadSpec
from tilewright.bots.registry import NoSuchBot
from tilewright.chance import Chance
from tilewright.game.commands import PlayTiles
from tilewright.hosting.replay import names_in_words
from tilewright.hosting.rows import SeatHolder
from tilewright.service.matches.create import begin_if_ready
from tilewright.service.settings import Pace, SeatedProgram, Settings
from tilewright.service.storage.store import Store
from tilewright.service.workbench.bot_pool import BotPool, BotTurn, seated_programs
from tilewright.tiles import BadInput

ENGINE = Path(__file__).resolve().parents[3] / "examples" / "engines" / "engine.py"
COMMAND = f"{shlex.quote(sys.executable)} {shlex.quote(str(ENGINE))}"
DYING = f"{shlex.quote(sys.executable)} {shlex.quote(str(misbehaving.__file__))} dies"


@pytest.mark.slow(reason="starts a process of the pool, and a program in it")
async def test_a_process_of_the_pool_asks_the_program_for_a_turn() -> None:
    state = State.start("classic-nl", 2, 8)
    bots = BotPool(1)
    with seated_programs({"mine": SeatedProgram(command=COMMAND)}):
        seat = state.to_move[0]
        chosen = BotTurn(
            "classic-nl", "mine", seat, state.view(seat), Chance(b"mine"), (), LADDERS.tiles.programs["mine"]
        )
        assert isinstance(await bots.choose(chosen), PlayTiles)
    bots.close()


@pytest.mark.deep
@pytest.mark.slow(reason="programs play a match in another process")
async def test_programs_of_the_settings_play_and_a_dying_one_does_not_stop_the_match(store: Store) -> None:
    programs = {"mine": SeatedProgram(command=COMMAND), "dying": SeatedProgram(command=DYING, seconds=1)}
    bots = BotPool(1)
    with seated_programs(programs):
        matches = matches_on(store, Pace(think=0, between_games=0))
        match = await begun(matches, "classic-nl match.games=1", people=0, bots=("mine", "dying", "greedy"))
        assert await begin_if_ready(matches, await matches.store.match(match))
        async with sweeping(matches, bots) as metrics:

            async def is_over() -> bool:
                return (await matches.store.match(match)).schedule.over

            await until(is_over, 100)
        holders = [SeatHolder(bot=name) for name in ("mine", "greedy")]
        assert names_in_words(("", ""), holders, "en") == ("mine", "Go-getter")
    bots.close()
    # Every turn of the program that dies is a defect, and the fallback was played.
    assert b"tilewright_defects_total 0.0" not in metrics.text()


def test_a_server_seats_no_other_command() -> None:
    with seated_programs({"mine": SeatedProgram(command=COMMAND)}):
        assert type(LADDERS.tiles.bot("mine")).__name__ == "ProgramBot"
        for name in (f"exec:{COMMAND}", "exec", COMMAND, "exec:mine"):
            with pytest.raises(NoSuchBot):
                LADDERS.tiles.bot(name)
        with pytest.raises(NoSuchBot):
            LADDERS.dice.bot("mine")
    with pytest.raises(NoSuchBot):
        LADDERS.tiles.bot("mine")


def test_what_is_wrong_with_a_program_of_the_settings_is_named() -> None:
    with pytest.raises(BadInput, match="programs: greedy is the name of a bot of ours"):
        seated_programs({"greedy": SeatedProgram(command=COMMAND)}).__enter__()
    with pytest.raises(BadSpec, match="there is no program no-such-program"):
        seated_programs({"mine": SeatedProgram(command="no-such-program")}).__enter__()
    with pytest.raises(msgspec.ValidationError, match="programs"):
        msgspec.convert({"programs": {"My Bot": {"command": "x"}}}, Settings)
    with pytest.raises(msgspec.ValidationError, match="seconds"):
        msgspec.convert({"programs": {"mine": {"command": "x", "seconds": 600}}}, Settings)
