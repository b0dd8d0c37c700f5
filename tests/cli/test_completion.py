"""The command completion: the script of bash is sourced and asked, the others name every verb and option."""

import subprocess

import pytest

from tests.cli.runs import Tilewright, refusal
from tilewright.bots.registry import DICE_LADDER, LADDER
from tilewright.cli.main import VERBS


def completed(script: str, line: str) -> list[str]:
    """Return what bash offers when Tab is pressed at the end of a line."""
    words = line.split(" ")
    typed = " ".join(f"'{word}'" for word in words)
    asked = f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _tilewright; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    done = subprocess.run(["bash", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_completes_verbs_options_and_names(tilewright: Tilewright) -> None:
    script = tilewright("completion", "bash").out
    assert {*completed(script, "tilewright ")} == {*VERBS, "--help", "--version"}
    assert completed(script, "tilewright re") == ["read", "referee", "restore"]
    assert completed(script, "tilewright simulate --no") == ["--no-lots"]
    assert completed(script, "tilewright solve --st") == ["--steps"]
    assert completed(script, "tilewright play --rules tw") == ["twist"]
    assert {*completed(script, "tilewright simulate --bots ")} == {*LADDER, *DICE_LADDER}
    assert completed(script, "tilewright simulate --bots greedy,ho") == ["greedy,hoarder"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_scripts_name_every_verb_and_option(tilewright: Tilewright, shell: str) -> None:
    script = tilewright("completion", shell).out
    assert [verb for verb, does in VERBS.items() if verb not in script or does.replace("'", "’") not in script] == []
    for option in ("rules", "bots", "no-lots", "steps", "lan"):
        assert {"zsh": f"'--{option}:", "fish": f" -l {option} "}[shell] in script
    assert "hoarder" in script
    # Every quotation is closed on its line.
    assert [line for line in script.splitlines() if line.count("'") % 2] == []


def test_another_shell_is_refused(tilewright: Tilewright) -> None:
    assert "'tcsh'" in refusal(tilewright("completion", "tcsh"))
