"""The wrong inputs of docs/api.md#refusals and of tests/data/refusals: each gets the sentence that stands below it."""

import re
import shlex
from pathlib import Path

import pytest

import tilewright as tw
from tests.cli.conftest import in_english, tilewright, with_a_state_folder
from tests.cli.runs import Tilewright, refusal
from tilewright.answers.engine.answering import answered
from tilewright.cli.programs.desk import read_question

PAGE = Path(__file__).resolve().parent.parent / "docs" / "api.md"
MORE = Path(__file__).resolve().parent / "data" / "refusals"
SHOWN = re.findall(r"```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
LIBRARY, ENGINE, COMMANDS = (
    shown + (MORE / f"{name}.txt").read_text("utf-8")
    for shown, name in zip(SHOWN, ("library", "engine", "commands"), strict=True)
)
__all__ = ["in_english", "tilewright", "with_a_state_folder"]


def cases(block: str) -> list[tuple[str, str]]:
    """Return each input of a block with its sentence."""
    lines = block.splitlines()
    return [(given, said.strip()) for given, said in zip(lines[::2], lines[1::2], strict=True)]


def test_there_are_more_than_forty() -> None:
    assert sum(len(cases(block)) for block in (LIBRARY, ENGINE, COMMANDS)) >= 40


@pytest.mark.parametrize(("given", "said"), cases(LIBRARY))
def test_the_library_names_the_part(given: str, said: str) -> None:
    with pytest.raises(tw.TilewrightError) as refused:
        eval(given, {"tw": tw})
    assert str(refused.value) == said
    assert isinstance(refused.value, tw.BadInput | tw.Refused)


@pytest.mark.parametrize(("given", "said"), cases(ENGINE))
def test_the_engine_names_the_part(given: str, said: str) -> None:
    with pytest.raises(tw.BadInput) as refused:
        answered(read_question(given.encode()), {})
    assert str(refused.value) == said


@pytest.mark.parametrize(("given", "said"), cases(COMMANDS))
def test_the_command_line_names_the_part(given: str, said: str, tilewright: Tilewright) -> None:
    _, _, *words = shlex.split(given)
    assert refusal(tilewright(*words)) == said
