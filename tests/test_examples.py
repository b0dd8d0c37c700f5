"""The programs in `examples/`: short, made of public names alone, and run."""

import ast
import csv
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tilewright import TurnReview, analyse, play_game, read_records, write_record

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
PUBLIC = {"tilewright", "tilewright.client"}
PROGRAMS = (
    "all_plays",
    "environment",
    "online_bot",
    "own_bot",
    "patience",
    "pictures",
    "played_against_best",
    "records_to_csv",
    "two_turns",
    "walk_record",
)


def program(name: str) -> ModuleType:
    """Return an example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a file of two games."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl.gz"
    write_record(path, (play_game(["greedy", "casual"], "classic-nl", seed) for seed in range(2)))
    return str(path)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_is_short_and_imports_public_names_alone(name: str) -> None:
    text = (EXAMPLES / f"{name}.py").read_text("utf-8")
    assert len(text.splitlines()) <= 30
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= sys.stdlib_module_names
        if isinstance(node, ast.ImportFrom):
            assert node.module in PUBLIC or str(node.module).partition(".")[0] in sys.stdlib_module_names
        if isinstance(node, ast.Attribute):
            assert not node.attr.startswith("_")


def test_the_own_bot_plays_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 <= program("own_bot").main(6) <= 1
    assert "of 6 games" in capsys.readouterr().out


def test_all_plays_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert program("all_plays").main() == 15
    assert capsys.readouterr().out.splitlines()[0] == "B3 B7 B8 J -> B3 B4 B5 B6 B7 B8 J | K8 R8 O8"


def test_the_table_has_a_line_for_each_turn(record: str, tmp_path: Path) -> None:
    turns = program("records_to_csv").main(record, str(tmp_path / "turns.csv"))
    rows = list(csv.DictReader((tmp_path / "turns.csv").read_text("utf-8").splitlines()))
    assert len(rows) == turns > 20
    assert {row["name"] for row in rows} == {"greedy", "casual"}
    assert {row["event"] for row in rows} == {"play", "draw"}


def test_the_walk_prints_every_turn_with_its_position(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    missed = program("walk_record").main(record)
    said = capsys.readouterr().out.splitlines()
    assert len(said) == sum(map(len, read_records(record)))
    assert missed == sum(review.missed > 0 for review in analyse(record) if isinstance(review, TurnReview))


def test_the_search_weighs_each_turn_against_the_best_reply(capsys: pytest.CaptureFixture[str]) -> None:
    assert program("two_turns").main() == 1
    assert capsys.readouterr().out.startswith("+1 B13 -> ")


def test_the_pictures_are_those_of_a_notebook(tmp_path: Path) -> None:
    page = tmp_path / "pictures.html"
    drawn = program("pictures").main(str(page))
    assert page.read_text("utf-8").count("<svg ") == drawn == 5


def test_the_agent_learns_to_wait(capsys: pytest.CaptureFixture[str]) -> None:
    assert program("patience").main(2, 12) >= 12
    assert "waiting for 13 tiles won" in capsys.readouterr().out


def test_players_are_compared_with_the_best_turns(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0.5 < program("played_against_best").main(record) < 1
    said = capsys.readouterr().out
    assert "greedy: " in said
    assert "best: " in said


def test_the_environment_plays_a_game_to_its_end() -> None:
    world = program("environment").Environment(seed=1)
    reward, done, steps = 0.0, False, 0
    while not done:
        reward, done = world.step(next(iter(world.legal()), None))
        steps += 1
    assert reward == float(world.match.outcome.totals[0]) != 0
    assert steps > 3
    assert world.observe().seat == 0
