"""Bots by their spec, here and in other processes; what is wrong is named, and the server resolves none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.bots.plug_ins import Patient
from tilewright.arena.deals import Simulation
from tilewright.arena.executors import Processes
from tilewright.arena.simulation import played, results
from tilewright.bots.kinds import LADDERS
from tilewright.bots.plug_in import BadSpec, BotFailed, PlugIn
from tilewright.bots.protocol import needs_history
from tilewright.bots.registry import LADDER, NoSuchBot
from tilewright.bots.specs import bot, installed, resolve
from tilewright.bots.tiles.greedy import Casual, Greedy
from tilewright.bots.tiles.searcher import Searcher
from tilewright.dice.turbo_rules import TURBO
from tilewright.rules.booklets import booklet
from tilewright.tiles import BadInput

HOME = "tests.bots.plug_ins"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder on the path, in which a package is installed whose entry points are bots."""
    info = tmp_path / "others_bots-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: others-bots\nVersion: 1.0\n", encoding="utf-8")
    entries = f"[tilewright.bots]\npatient = {HOME}:Patient\ngreedy = {HOME}:Patient\nlost = others_bots:Gone\n"
    info.joinpath("entry_points.txt").write_text(entries, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    installed.cache_clear()
    yield tmp_path
    installed.cache_clear()


def made(spec: str) -> object:
    """Return the bot of a spec without the wrapper of other people's code."""
    found: object = bot(spec)
    return found._bot if isinstance(found, PlugIn) else found


def test_parameters_follow_a_name_and_have_the_types_of_the_bot() -> None:
    assert made("casual:rows=3:misses=0") == Casual(rows=3, misses=0)
    searcher = made("searcher:rollouts=400:milliseconds=none")
    assert isinstance(searcher, Searcher)
    assert vars(searcher) == vars(Searcher(rollouts=400))


def test_a_class_or_function_of_any_module_is_a_bot() -> None:
    for spec, few in ((f"{HOME}:Patient", 5), (f"{HOME}:Patient:few=2", 2), (f"{HOME}:patient:few=3", 3)):
        found = made(spec)
        assert isinstance(found, Patient)
        assert found.few == few
    assert not needs_history(bot(f"{HOME}:Patient"))
    assert needs_history(bot(f"{HOME}:Lists"))


def test_a_function_need_not_say_that_it_makes_a_bot() -> None:
    assert isinstance(made(f"{HOME}:untyped"), Greedy)


def test_without_a_type_a_value_is_a_number_where_it_can_be() -> None:
    found = made(f"{HOME}:anything:a=3:b=0.5:c=x")
    assert isinstance(found, Patient)
    assert found.also == {"a": 3, "b": 0.5, "c": "x"}


def test_entry_points_are_bots_but_never_hide_a_listed_one(package: Path) -> None:
    assert isinstance(made("patient:few=1"), Patient)
    assert type(made("greedy")) is LADDER["greedy"].make
    with pytest.raises(NoSuchBot, match=r"searcher, .*patient.*; did you mean patient\?"):
        bot("patiend")
    with pytest.raises(BadSpec, match='there is no module "others_bots"'):
        bot("lost")
    (package / "others_bots.py").write_text("Gond = 1\n", encoding="utf-8")
    with pytest.raises(BadSpec, match='there is no "Gone" in others_bots; did you mean Gond'):
        bot("lost")


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("", 'there is no bot "": there are random'),
        ("seracher:rollouts=4", 'there is no bot "seracher".*did you mean searcher'),
        ("searcher:rollouts", '"rollouts" is not a parameter of searcher: write searcher:KEY=VALUE'),
        ("searcher:rollouts=4:fast", '"fast" in searcher:rollouts=4:fast is not a parameter: write KEY=VALUE'),
        ("searcher:rollouts=4:rollouts=5", "names rollouts twice"),
        ("searcher:rolouts=4", 'searcher has no parameter "rolouts".*did you mean rollouts'),
        ("greedy:fast=1", 'greedy has no parameter "fast": it has none'),
        ("searcher:rollouts=many", '"many" is not a value for rollouts of searcher: expected int$'),
        ("searcher:rollouts=0", '"0" is not a value for rollouts of searcher: expected int >= 1$'),
        ("casual:misses=101", '"101" is not a value for misses of casual: expected int <= 100$'),
        ("greedi:Greedy", 'there is no module "greedi"; did you mean greedy'),
        ("tests.bots.nothing:Bot", 'there is no module "tests.bots.nothing"'),
        ("my-bots:Bot", '"my-bots" in my-bots:Bot is not the name of a module: write package.module:Name'),
        (f"{HOME}:2", '"2" in .* is not the name of a class or function'),
        (f"{HOME}:Pacient", f'there is no "Pacient" in {HOME}; did you mean Patient'),
        (f"{HOME}:EAGER", f"{HOME}:EAGER is a Greedy: name a class or a function that makes a bot"),
        (f"{HOME}:no_bot", "is not a bot: a function that makes a bot says so in its signature"),
        (f"{HOME}:Sequence", "is not a bot: Sequence has no method choose"),
        ("os:system:command=exit", "os:system:command=exit is not a bot: os is a module of Python itself"),
        ("pytest:main:args=x", "is not a bot: a function that makes a bot says so in its signature"),
        (f"{HOME}:patient", f"{HOME}:patient needs few: write {HOME}:patient:few=VALUE"),
        (f"{HOME}:Patient:few=x", f'"x" is not a value for few of {HOME}:Patient: expected int'),
        ("greedy\x1b[2J", "it has characters that cannot be printed"),
    ],
)
def test_a_wrong_spec_is_refused_with_the_wrong_part(spec: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        bot(spec)


def test_what_is_not_a_bot_is_refused_before_it_runs() -> None:
    """A function without a bot in its signature is never called, nor is a module of Python itself imported."""
    assert "antigravity" not in sys.modules
    for spec in (f"{HOME}:never_called", "antigravity:fly", "shutil:rmtree:path=nowhere"):
        with pytest.raises(BadInput, match="is not a bot"):
            bot(spec)
    assert "antigravity" not in sys.modules


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "import no_such_one",
            "ModuleNotFoundError: No module named 'no_such_one' .broken_bot.py, line 1",
        ),
        ("a = 1\n1 / 0", "ZeroDivisionError: division by zero .broken_bot.py, line 2"),
        ("def (", "SyntaxError"),
        ("raise SystemExit", "SystemExit"),
    ],
)
def test_an_error_while_importing_names_the_bot(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BotFailed, match=f"the bot broken_bot:Bot could not be imported: {why}"):
        bot("broken_bot:Bot")


def test_an_error_in_a_turn_names_the_bot_and_its_line() -> None:
    def first_turn(how: str) -> None:
        simulation = Simulation(
            rules=booklet("classic-nl"), bots=(f"{HOME}:Faulty:how={how}", "greedy"), deals=1, seed=1
        )
        list(results(simulation))

    with pytest.raises(BotFailed, match=r"could not be made: ValueError: no such way .plug_ins.py, line"):
        first_turn("made")
    with pytest.raises(BotFailed, match=r"how=raise failed in its turn: IndexError: .* .plug_ins.py, line"):
        first_turn("raise")
    with pytest.raises(BotFailed, match="failed in its turn: SystemExit: 1"):
        first_turn("exit")
    with pytest.raises(BotFailed, match="returned a NoneType that is not a command of this game"):
        first_turn("none")
    with pytest.raises(BotFailed, match=r"returned a PlayTiles that .*: Expected `int`, got `str` - at `\$.table"):
        first_turn("text")


def test_a_table_of_lists_is_understood() -> None:
    rules = booklet("classic-nl")
    one, other = (
        [result.rotations for result in results(Simulation(rules=rules, bots=(name, "greedy"), deals=2, seed=4))]
        for name in (f"{HOME}:Lists", "greedy")
    )
    assert one == other


@pytest.mark.slow(reason="starts two processes")
def test_workers_resolve_a_spec_by_import(package: Path) -> None:
    bots = (f"{HOME}:Patient:few=8", "patient", "casual:rows=2")
    simulation = Simulation(rules=booklet("classic-nl"), bots=bots, deals=5, seed=2, record=True)
    with closing(Processes(2)) as executor:
        assert [result for _, result in played([simulation], executor)] == list(results(simulation))
        failing = Simulation(rules=booklet("classic-nl"), bots=(f"{HOME}:Faulty:how=raise", "greedy"), deals=1, seed=2)
        with pytest.raises(BotFailed, match="Faulty:how=raise failed in its turn: IndexError"):
            list(played([failing], executor))


def test_a_bot_of_another_game_is_refused() -> None:
    with pytest.raises(NoSuchBot, match="turbo-planner plays only the dice game"):
        resolve("turbo-planner", LADDERS.tiles)
    simulation = Simulation(rules=TURBO.rulebook, bots=(f"{HOME}:Patient", "turbo-greedy"), deals=1, seed=1)
    with pytest.raises(BotFailed, match="Patient failed in its turn: AttributeError"):
        list(results(simulation))


def test_the_server_resolves_no_spec() -> None:
    """A spec imports code; `test_layers.py` proves that nothing that answers requests imports the resolver."""
    assert [name for name in ("os:getcwd", f"{HOME}:Patient", "searcher:rollouts=9") if _served(name)] == []


def _served(name: str) -> bool:
    try:
        LADDERS.tiles.bot(name)
    except NoSuchBot:
        return False
    return True
