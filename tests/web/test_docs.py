"""The pages about the server list every message, reason and setting with its current default."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tilewright.messages.wire import Incoming, Outgoing, Reason
from tilewright.service.settings import Settings

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
OPERATIONS = (DOCS / "run.md").read_text("utf-8")


@pytest.mark.parametrize("message", [*get_args(Incoming), *get_args(Outgoing)], ids=lambda kind: kind.__name__)
def test_every_message_is_on_the_page_with_its_fields(message: type[msgspec.Struct]) -> None:
    fields = ", ".join(f"`{field}`" for field in message.__struct_fields__)
    assert f"| `{message.__struct_config__.tag}` | {fields} |" in PROTOCOL


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_of_a_refusal_is_on_the_page(reason: Reason) -> None:
    assert f"`{reason.value}`" in PROTOCOL


def test_the_settings_on_the_page_are_the_defaults() -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", OPERATIONS, re.DOTALL)
    assert msgspec.toml.decode(block, type=Settings) == Settings()
    for part in (Settings(), Settings().pace, Settings().allowed):
        assert all(re.search(rf"^\[?{field}\b", block, re.MULTILINE) for field in part.__struct_fields__)
