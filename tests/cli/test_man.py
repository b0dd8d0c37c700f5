"""The manual page: every verb and option is on it, and man reads it without a warning."""

import shutil
import subprocess

import pytest

from tests.cli.runs import Tilewright
from tilewright.cli.completion import command_of
from tilewright.cli.main import VERBS


def test_the_page_has_every_verb_with_its_options_and_its_example(tilewright: Tilewright) -> None:
    page = tilewright("man").out.replace("\\-", "-")
    parts = page.split(".SS tilewright ")[1:]
    assert [part.split("\n")[0] for part in parts] == [*VERBS]
    for verb, part in zip(VERBS, parts, strict=True):
        command = command_of(verb)
        assert command is not None
        assert "Example:" in part
        for option in command.params:
            assert all(name in part for name in option.opts if name.startswith("-"))
            assert (getattr(option, "help", None) or "")[:20] in part


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff here")
def test_groff_reads_the_page_without_a_warning(tilewright: Tilewright) -> None:
    page = tilewright("man").out
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", "-K", "utf8"], input=page.encode(), capture_output=True, check=True
    )
    assert [line for line in done.stderr.decode().splitlines() if "cannot break line" not in line] == []
