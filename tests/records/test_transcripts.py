"""Stored matches, one per rulebook, are reproduced exactly in every process and on every machine."""

import pytest

from tests.daily import daily
from tests.records.transcripts import FOLDER, transcript
from tilewright.games import EDITIONS
from tilewright.records.referee import referee
from tilewright.records.verify import verify_record

# With the most tiles a match takes as long as all others together.
DAILY = [name for name in EDITIONS if name != "six"]


@pytest.mark.slow(reason="plays a whole match again")
@pytest.mark.parametrize("name", daily(EDITIONS, *DAILY))
def test_a_stored_match_is_replayed_exactly(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", EDITIONS)
def test_a_stored_match_is_legal_and_its_shuffles_verify(name: str) -> None:
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    assert referee(lines).faults == ()
    assert verify_record(lines).faults == ()
