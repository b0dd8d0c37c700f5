"""Every tool of the owner says what it does, with an example, and does nothing then."""

import runpy
import sys

import pytest

from tools.environment import ROOT

# Those that train need packages of requirements/learn.txt.
NOT_HERE = {f"tools.camera.{name}" for name in ("measure", "samples", "train")}
TOOLS = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for file in (ROOT / "tools").rglob("*.py")
    if '__name__ == "__main__"' in file.read_text("utf-8")
)


@pytest.mark.parametrize("tool", sorted({*TOOLS} - NOT_HERE))
def test_a_tool_asked_for_help_shows_how_it_is_started(
    tool: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them take `--help`; none starts its work."""
    monkeypatch.setattr(sys, "argv", [tool, "--help"])
    monkeypatch.delitem(sys.modules, tool, raising=False)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(tool, run_name="__main__", alter_sys=True)
    assert not ended.value.code
    assert f"python -m {tool}" in capsys.readouterr().out
